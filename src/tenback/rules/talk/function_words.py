"""Words that name nothing, in English, German and Dutch: a number before one of them counts nothing."""

from typing import Final

from tenback.rules.talk.patterns import any_of

_ENGLISH: Final = """
    a about after again ago all already also am an and any are as at back be because been before behind between but
    by can could did do does done down either else even ever exactly for from go goes good guys had has have he her
    here hers him his how i if in into is it its just last left like lol mate maybe me might mine more most must my
    near need needs neither next no nor not now of off ok okay on only onto or our ours out over pls please play
    plays ready same shall she should so some sorry still thanks that the their them then there these they this
    those though till to today together too try under until up us very wait want wants was we well were what when
    where which while who why will with without works would yes yet you your yours fits fit lay bro dear followed
    squared times
"""
_GERMAN: Final = """
    ab aber alle als also am an auch auf aus bald bei beim bereit bin bis bist bitte da dabei dafuer damit danach
    danke dann daran darauf das dass davon davor dazu dein deine dem den denn der des die dir doch dort du durch
    eben ein eine einem einen einer eines er es euch eure fuer ganz gar gegen geht gehen genau gern gerne habe haben
    halt hast hat hatte hatten hier hin hinter hob hot ich ihm ihn ihr im immer in ins ist ja jetzt kann kein keine
    komm kommt lag leider lieber liegen liegt los machen macht man mehr mein meine meiner meins mir mit moechte muss
    nach neben nein nicht nichts nix noch nun nur ob oben oder ohne parat passen passt raus rein sag sage schon sehr
    sein sich sie sind so soll sollte sonst unten und uns vom von vor waer waere war warten was weil wenn wer wie
    wieder will wir wird wo wohl wollen wuerde zu zum zur zwischen quadrat
"""
_DUTCH: Final = """
    aan achter al alle als alsjeblieft aub ben bij bijna binnen dan dat de deze die dit doen doet door dus een eerst
    en er even ga gaan gaat gauw geen graag haar had hadden hebben hebt heb heeft hem het hier hij hoe houd ie iets
    ik in is ja je jij jou jouw jullie kan klaar komen komt kon kun kunnen kwijt leg liever liggen ligt maar me meer
    met mij mijn misschien moest moet moeten na naar nee niet niets nog nou nu of om omdat onder ons onze ook op
    over past per pas samen speel staat straks te tegen terug tevoren tussen toch toe tot u uit uw van vanaf verder
    voor vooral waar wacht want waren was wat we weer wel wij wie wil willen worden wordt ze zeg zich zij zijn zit
    zitten zo zonder zou haha hihi nodig kwadraat
"""
_STEMS: Final = (r"brauch\w*", r"haett\w*", r"leg\w*", r"koenn\w*", r"spiel\w*", r"speel\w*", r"wart\w*", r"ueber\w*")

FUNCTION: Final = any_of(*sorted({*_ENGLISH.split(), *_GERMAN.split(), *_DUTCH.split()}), *_STEMS)
