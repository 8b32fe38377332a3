"""The text filter: whole sentences in English, German and Dutch."""

import pytest

from tenback.rules.talk import Block
from tenback.rules.talk.block import Finding
from tenback.rules.talk.filter import find
from tests.talk.screen import screen

ALLOWED = [
    "Please keep off the last pile.",
    "No huge leap on the second up pile!",
    "I can use this one.",
    "Someone should leave me some room.",
    "Anyone with attention for height and weight is often done alone, nobody is tenuous.",
    "You go first, I will be second, and the third is fine.",
    "I am often late, someone else decides.",
    "The lower one is yours.",
    "You may have this one, more or less.",
    "Please leave me this one - more I do not ask.",
    "That is a plus.",
    "Exactly! The pile above is mine.",
    "Exactly the first lower pile.",
    "Please do not say numbers.",
    "It was the number of turns that worried me.",
    "Good luck 🍀💕",
    "A, B or C?",
    "w-a-i-t",
    "Hier bloß keinen Riesensprung.",
    "Achtung, der dritte Stapel gehört mir!",
    "Bitte beachten: allein schaffe ich das nicht.",
    "Die Elfen wachen über die Kraft.",
    "Auf den ersten aufsteigenden Stapel, dann auf die letzte Reihe.",
    "Wenn ein großer Sprung sein muss, dann hier.",
    "Hier ist ein kleiner Sprung okay, ein hoher Stapel nicht.",
    "Meine ist ein bisschen höher.",
    "Genau, darüber freue ich mich.",
    "Liever niet op de tweede stapel.",
    "Even wachten, straks vieren we het.",
    "Mijn zesde beurt was goed, we achten de eerste rij vrij.",
    "Die van mij is een stuk hoger.",
    "Als er een grote sprong moet, dan hier.",
    "Gib acht!",
    "The last two piles are mine.",
]
WORDS = [
    "Mine is forty-seven.",
    "Mine is two above the top.",
    "Ich hab die Siebenundvierzig.",
    "Meine ist eins drüber.",
    "Ik heb de zevenenveertig.",
    "Die is één hoger dan de bovenste.",
]
DECADES = ["Anything in the fifties?", "Ich brauche was in den Vierzigern.", "Ik zoek iets bij de veertigers."]
RELATIVES = [
    "Mine is one higher than the top.",
    "I have one below.",
    "One less and it fits.",
    "I hold one-lower.",
    "It is one step above.",
    "It is one card above.",
    "It is higher by one.",
    "Meine ist einen höher.",
    "Ich habe einen drüber.",
    "Da fehlt einer mehr.",
    "Ein Schritt niedriger, bitte.",
    "Meine ist um eine Zahl höher.",
    "Die is een hoger.",
    "Ik heb er een onder.",
    "Eentje lager graag.",
    "I need the next number.",
    "Ich habe die nächste Zahl.",
    "Ik heb het volgende getal.",
    "It is exactly the card above the top.",
    "Genau eine über dem Stapel.",
    "Precies een kaart boven de stapel.",
    "The top plus a bit.",
    "Minus a little.",
    "The top + one.",
]
ASKS = [
    "Which number do you need?",
    "Which card number?",
    "What number is it?",
    "What's your number?",
    "Which value do you hold?",
    "Tell me your number!",
    "Welche Zahl brauchst du?",
    "Was ist deine Zahl?",
    "Was für eine Zahl hast du?",
    "Sag mir deine Nummer.",
    "Welk getal heb je?",
    "Wat is je getal?",
    "Welke nummers zoek je?",
]
COUNTED = [
    "I will lay three cards.",
    "Two more cards from me.",
    "Two or three cards, no more.",
    "Just one more card.",
    "Three small cards.",
    "Ich lege drei Karten.",
    "Zwei bis drei weitere Karten.",
    "Ik leg drie kaarten.",
    "Ik leg één kaart.",
    "Eén kaartje of twee kaartjes.",
]
COMMANDS = frozenset({"three", "draw1", "3!"})


@pytest.mark.parametrize("text", ALLOWED)
def test_com_1_everything_else_may_be_said(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize("text", WORDS)
def test_com_1_a_number_word_is_stopped(text: str) -> None:
    assert Block.WORD is screen(text)


@pytest.mark.parametrize("text", DECADES)
def test_com_3_a_decade_is_stopped(text: str) -> None:
    assert Block.DECADE is screen(text)


@pytest.mark.parametrize("text", RELATIVES)
def test_com_2_a_distance_is_stopped(text: str) -> None:
    assert Block.RELATIVE is screen(text)


@pytest.mark.parametrize("text", ASKS)
def test_com_1_asking_for_a_number_is_stopped(text: str) -> None:
    assert Block.ASK is screen(text)


@pytest.mark.parametrize("text", ["The top of A shows 30.", "Nothing above thirty-three on the first pile."])
def test_com_4_public_numbers_are_stopped_too(text: str) -> None:
    assert screen(text) in (Block.DIGIT, Block.WORD)


@pytest.mark.parametrize("size", ["low", "medium", "pretty high", "tiny", "huge", "ziemlich hoch", "heel laag"])
def test_com_6_vague_sizes_are_fine(size: str) -> None:
    assert screen(f"My card is {size}.") is None


@pytest.mark.parametrize("text", COUNTED)
def test_com_7_the_number_of_cards_to_lay_is_tolerated(text: str) -> None:
    assert screen(text) is None


@pytest.mark.parametrize(
    "text",
    ["I have the three card.", "Forty-three cards!", "Nine cards.", "Three cards above the top.", "Drei Karten höher."],
)
def test_com_7_what_only_looks_like_a_count_is_stopped(text: str) -> None:
    assert Block.WORD is screen(text)


def test_com_7_a_sign_before_a_number_makes_no_count_of_it() -> None:
    assert Block.WORD is screen("I have ^forty cards.")


def test_com_7_one_card_higher_is_a_distance() -> None:
    assert Block.RELATIVE is screen("It is one card higher.")


@pytest.mark.parametrize("text", ["The 3! must wait.", "I hold draw1.", "Three and 3! together.", "Wait with the ３！"])
def test_com_15_command_names_pass(text: str) -> None:
    assert screen(text, COMMANDS) is None


@pytest.mark.parametrize(
    "text",
    ["I have 13!", "I have 3!7", "It is 3! higher.", "I have 3.", "Three cards, 4 and 3!", "The top +3!", "pile A3!"],
)
def test_com_15_other_digits_are_no_command(text: str) -> None:
    assert Block.DIGIT is screen(text, COMMANDS)


@pytest.mark.parametrize(
    "text",
    [
        "It is three above.",
        "Three more than the top.",
        "Lower by three.",
        "Forty-three",
        "I hold threes.",
        "It is three steps above.",
    ],
)
def test_com_15_a_command_name_is_no_distance(text: str) -> None:
    assert Block.WORD is screen(text, COMMANDS)


def test_com_15_a_command_after_plus_is_a_distance() -> None:
    assert Block.RELATIVE is screen("The top plus three.", COMMANDS)


def test_com_15_command_names_are_numbers_where_there_are_no_commands() -> None:
    assert Block.DIGIT is screen("The 3! must wait.")


def test_an_exempt_span_does_not_bring_its_neighbours_together() -> None:
    assert screen("This one, the first pile, higher jumps please: one first pile higher.") is None


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("Which number, one higher than forty, in the fifties, or 7?", Block.DIGIT),
        ("Which number, one higher than forty, in the fifties?", Block.WORD),
        ("Which number, one higher, in the fifties?", Block.DECADE),
        ("Which number, one higher?", Block.RELATIVE),
        ("Which number?", Block.ASK),
    ],
)
def test_the_first_step_that_finds_something_decides(text: str, block: Block) -> None:
    assert block is screen(text)


@pytest.mark.parametrize(
    ("text", "block", "words"),
    [
        ("Mine is Forty-seven, sorry", Block.WORD, "forty"),
        ("wait, hab die $ieben", Block.WORD, "sieben"),
        ("the top shows 30 now", Block.DIGIT, "30"),
        ("Which card do you have?", Block.ASK, "which card do you have"),
    ],
)
def test_what_is_found_is_named(text: str, block: Block, words: str) -> None:
    assert find(text) == Finding(block, words)
