"""How the referee learnt what people say: the texts, and the fit of its weights."""
