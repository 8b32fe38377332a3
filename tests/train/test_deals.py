"""Deals to learn from are not deals to be tested on."""


def test_deals_to_learn_from_and_to_be_tested_on_are_apart() -> None:
    """What it needs is imported here: JAX takes a second of every worker."""
    import numpy as np

    from tenback.train.deals import Purpose, key_for, shuffle_decks

    learnt, tested = (
        {tuple(deck) for seed in range(3) for deck in np.asarray(shuffle_decks(key_for(purpose, seed), 200)).tolist()}
        for purpose in Purpose
    )
    assert len(learnt) == len(tested) == 600
    assert learnt.isdisjoint(tested)
