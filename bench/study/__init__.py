"""How far the chances of `tenback.study` can be trusted."""
