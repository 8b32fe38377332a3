"""Training slim nets: slopes are true, a tiny run leaves weights behind and can go on, no deal is one of a test."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tenback.batch.lower import lower
from tenback.nets import weights
from tenback.nets.slim import layout as slim_layout
from tenback.nets.weights import INDEX, entries
from tenback.rules import find_ruleset
from tenback.train.__main__ import main
from tenback.train.slim.course import CHECKPOINT, COURSE, LOG, WEIGHTS, Course
from tenback.train.slim.crew import new_school
from tenback.train.slim.families import FAMILIES
from tenback.train.slim.program import first_weights
from tenback.train.slim.slopes import ENDS, LEFT, RESULTS, SQUARES, Lesson, School

PRO, F2F, EXTREME, TG = map(find_ruleset, ("quick-and-easy/professional", "face-to-face", "extreme", "the-game"))
GAMES = {"colours": (PRO, 3), "race": (F2F, 2), "marked": (EXTREME, 3), "company": (TG, 3)}
OTHERS = {"colours": TG, "race": TG, "marked": TG, "company": EXTREME}
FORETELLING = Lesson(trace=1.0, hope=0.0)  # every end of a turn is to foretell how the game ended for its seat
each_family = pytest.mark.parametrize("name", FAMILIES)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder that stands in for that of the weights of the package."""
    folder = tmp_path / "weights"
    folder.mkdir()
    (folder / INDEX).write_text("[]\n")
    monkeypatch.setattr(weights, "folder", lambda: folder)
    monkeypatch.setattr("tenback.train.package.folder", lambda: folder)
    weights.entries.cache_clear()
    yield folder
    weights.entries.cache_clear()


def _shown(school: School, count: int, inputs: int) -> NDArray[np.float32]:
    shown = np.zeros((count, inputs), np.float32)
    for at in range(count):
        numbers = school.listed[at, 1 : 1 + school.listed[at, 0]]
        np.add.at(shown[at], numbers, school.values[at, : len(numbers)])
    return shown


@each_family
def test_slopes_are_those_of_the_loss(name: str) -> None:
    family, (rules, seats) = FAMILIES[name], GAMES[name]
    values, slopes, results = first_weights(family, 1), np.zeros(family.net.size, np.float32), np.zeros(RESULTS)
    school = new_school(family, lower(rules, seats), slopes)
    family.learn(school, family.new_desk(values), np.array([7], np.uint64), FORETELLING, results)
    count, second = int(results[ENDS]), family.net.size - slim_layout.REST
    shown, won = _shown(school, count, family.net.inputs), int(school.games[0, 1])
    targets = np.array([won >> seat & 1 for seat in school.seats[:count]])

    def loss(found: NDArray[np.float64]) -> float:
        chances = 1 / (1 + np.exp(-family.net.answers(found.astype(np.float64), shown)))
        return float(-(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).sum())

    places = (5, slim_layout.SECOND_BIASES + 3, slim_layout.THIRD + 2, slim_layout.THIRD_BIAS)
    for at in (17, *(second + place for place in places)):
        step = np.zeros(len(values))
        step[at] = 1e-4
        wanted = (loss(values + step) - loss(values - step)) / 2e-4
        assert slopes[at] == pytest.approx(wanted, abs=4e-3)
    assert np.abs(slopes).max() > 0


@each_family
@pytest.mark.usefixtures("package")
def test_a_tiny_run_becomes_part_of_a_package(name: str, tmp_path: Path) -> None:
    family, (rules, seats), run = FAMILIES[name], GAMES[name], tmp_path / "run"
    main([name, rules.id, str(run), "--games", "80", "--seed", "3"])
    main(["pack-slim", str(run)])
    learnt = family.net.find(lower(rules, seats))
    with np.load(run / WEIGHTS) as kept:
        assert learnt is not None
        assert (learnt == family.net.read(kept)).all()
    assert np.abs(learnt - first_weights(family, 3)).max() > 0.005
    assert json.loads((run / COURSE).read_text())["games"] == 80
    lines = [json.loads(line) for line in (run / LOG).read_text().splitlines()]
    assert sum(line["games"] for line in lines) == 80


@pytest.mark.usefixtures("package")
def test_nets_for_some_numbers_of_players_leave_the_others_to_those_before(tmp_path: Path) -> None:
    for seats in ("2", "3"), ("2",):
        run = tmp_path / "-".join(seats)
        main(["colours", PRO.id, str(run), "--games", "8", "--seats", *seats])
        main(["pack-slim", str(run)])
    assert {entry.file: entry.open for entry in entries()} == {
        "quick-and-easy-professional-colours-2.npz": [2],
        "quick-and-easy-professional-colours-23.npz": [3],
    }
    assert [{*entry.fingerprints} for entry in entries()] == [{"2"}, {"3"}]


def test_a_run_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, whole, stopped = ["race", F2F.id], tmp_path / "whole", tmp_path / "stopped"
    main([*words, str(whole), "--games", "48"])
    monkeypatch.setattr("tenback.train.slim.program.NOTED", 16)
    with monkeypatch.context() as patch:
        patch.setattr(Course, "rate_at", _stop_after(3))
        with pytest.raises(KeyboardInterrupt):
            main([*words, str(stopped), "--games", "48"])
    main([*words, str(stopped), "--games", "48"])
    with np.load(whole / CHECKPOINT) as first, np.load(stopped / CHECKPOINT) as second:
        assert (first["arr_0"] == second["arr_0"]).all()
        assert first["arr_2"][0] == second["arr_2"][0] == 6


def test_several_cores_learn_what_one_learns(tmp_path: Path) -> None:
    words = ["colours", PRO.id, "--games", "48", "--batch", "6"]
    learnt: list[NDArray[np.float32]] = []
    for cores in "1", "3", "3":
        run = tmp_path / f"run-{len(learnt)}"
        main([*words, str(run), "--cores", cores])
        with np.load(run / CHECKPOINT) as kept:
            learnt.append(kept["arr_0"])
    assert learnt[1] == pytest.approx(learnt[0], abs=1e-3)  # sums are rounded in another order
    assert (learnt[2] == learnt[1]).all()
    assert np.abs(learnt[0] - first_weights(FAMILIES["colours"], 1)).max() > 0.005


def _stop_after(steps: int) -> object:
    """Return a rate of learning that is interrupted after so many steps."""
    asked, rate_at = iter(range(steps)), Course.rate_at

    def rate(course: Course, share: float) -> float:
        if next(asked, None) is None:
            raise KeyboardInterrupt
        return rate_at(course, share)

    return rate


@each_family
def test_a_game_of_another_kind_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=OTHERS[name].id):
        main([name, OTHERS[name].id, str(tmp_path)])


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        (("--seats", "2", "6"), "extreme is played by 1 to 5"),
        (("--begin", "nowhere.npz"), "nowhere.npz has no weights"),
        (("--begin", str(weights.folder() / "face-to-face-race-2.npz")), "face-to-face-race-2.npz has no weights"),
        (("--begin", __file__), "test_slim.py has no weights"),
    ],
)
def test_what_cannot_be_learnt_is_refused_and_leaves_nothing_behind(
    tmp_path: Path, option: tuple[str, ...], reason: str
) -> None:
    folder = tmp_path / "run"
    with pytest.raises(SystemExit, match=reason):
        main(["marked", EXTREME.id, str(folder), *option])
    assert not folder.exists()


@pytest.mark.parametrize(
    ("option", "value"), [("--games", "0"), ("--seed", "-1"), ("--rate", "-1"), ("--rate", "soon")]
)
def test_numbers_without_sense_are_refused(
    tmp_path: Path, option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["marked", EXTREME.id, str(tmp_path), option, value])
    assert f"{value!r} is not a number from" in capsys.readouterr().err


def _course(*, seed: int = 1, hope_until: float = 0.0) -> Course:
    return Course(
        family="race", game=F2F.id, seed=seed, seats=(2,), batch=8, rate=2e-3, trace=0.4, hope_until=hope_until
    )


def test_no_deal_to_learn_from_has_a_seed_that_measurements_use() -> None:
    course, other = (_course(seed=seed) for seed in (2, 3))
    assert course.seeds(0).min() >= 1 << 63
    assert course.seeds(1)[0] == course.seeds(0)[-1] + np.uint64(1)
    assert not {*course.seeds(0).tolist()} & {*other.seeds(0).tolist()}


@each_family
def test_every_team_and_pair_is_learnt(name: str) -> None:
    """Whoever plays alone has nobody to talk to: that is learnt by itself."""
    assert {*FAMILIES[name].seats} == {*GAMES[name][0].hand_size} - {1}


def test_hope_fades_and_then_only_wins_count() -> None:
    hopes = [_course(hope_until=0.4).lesson_at(share).hope for share in (0.0, 0.2, 0.4)]
    assert 0 < hopes[0] < hopes[1]
    assert hopes[2] == _course().lesson_at(0.0).hope == 0


def test_a_lost_game_is_worth_more_the_fewer_cards_are_left() -> None:
    """With hope, what a game is to foretell lies between nothing and a win."""
    family, table, errors = FAMILIES["marked"], lower(EXTREME, 2), dict[float, float]()
    for hope in (0.0, 1.0, 8.0):
        results, desk = np.zeros(RESULTS), family.new_desk(np.zeros(family.net.size, np.float32))
        school = new_school(family, table, np.zeros(family.net.size, np.float32))
        family.learn(school, desk, np.array([7], np.uint64), Lesson(trace=1.0, hope=hope), results)
        share = 1 - results[LEFT] / len(EXTREME.cards)
        errors[hope] = results[SQUARES] / results[ENDS]
        assert errors[hope] == pytest.approx((0.5 - (share**hope if hope else 0)) ** 2)
    assert len({*errors.values()}) == 3


@pytest.mark.usefixtures("package")
def test_a_second_run_begins_with_what_the_first_one_learnt_and_tells_of_both(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    main(["race", F2F.id, str(first), "--games", "48"])
    weights = first / WEIGHTS
    main(["race", F2F.id, str(second), "--games", "8", "--seed", "2", "--rate", "1e-9", "--begin", str(weights)])
    with np.load(weights) as before, np.load(second / WEIGHTS) as after:
        assert np.abs(FAMILIES["race"].net.read(before) - FAMILIES["race"].net.read(after)).max() < 0.001
    main(["pack-slim", str(second)])
    (entry,) = entries()
    one, other = entry.command.split("; then ")
    assert f"{F2F.id} FIRST --games 48 --seed 1" in one
    assert f"{F2F.id} FOLDER --games 8 --seed 2" in other
    assert other.endswith(f"--begin FIRST/{WEIGHTS}")


def test_nothing_is_learnt_from_turns_of_the_person_in_company() -> None:
    """The person sits at one seat after the other, whoever begins."""
    family, table, learnt = FAMILIES["company"], lower(TG, 3), list[set[int]]()
    desk, slopes = family.new_desk(first_weights(family, 1)), np.zeros(family.net.size, np.float32)
    for seed in range(9):
        school, results = new_school(family, table, slopes), np.zeros(RESULTS)
        family.learn(school, desk, np.array([seed], np.uint64), FORETELLING, results)
        learnt.append({*school.seats[: int(results[ENDS])].tolist()})
    assert learnt == [{0, 1, 2} - {seed // 3} for seed in range(9)]
