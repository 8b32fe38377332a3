## What one might say at a table

learn-say-wish = Please leave the pile on the left to me.
learn-say-step = A tiny step is all I need here.
learn-say-number = I have the { $card }.
learn-say-distance = I am only four away.
learn-say-ask = Which number do you have?
