"""`python -m tests.e2e.elsewhere`: a turn of The Game in Firefox and in WebKit, as Debian has them.

Playwright drives only builds of its own, so these are driven by what they understand themselves: Firefox by WebDriver
BiDi, WebKitGTK by WebDriver. A browser that is not there is named, and counts as a failure.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.e2e import serving
from tests.server.running import free_port
from tests.waiting import until

PATIENCE = 60  # seconds for an answer of a browser
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
MISSING = "not installed (apt-get install {})"
# Play now, lay two cards, end the turn, and tell what the log says: the name and the chips of the turn.
TURN = """(async () => {
  const until = async (find) => {
    for (let tries = 0; tries < 300; tries++) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw Error(`waited in vain: ${find}`);
  };
  const all = (what) => [...document.querySelectorAll(what)];
  (await until(() => document.querySelector("article .primary"))).click();
  await until(() => all("[data-card]").length === 8);
  for (let laid = 0; laid < 2; laid++) {
    all("[data-card]")[0].click();
    (await until(() => all("[data-lay]")[0])).click();
    await until(() => all("aside .chip-laid").length === laid + 1);
  }
  (await until(() => document.querySelector(".actions .primary:not(:disabled)"))).click();
  await until(() => all("[data-card]").length === 8);
  return JSON.stringify([all("aside li strong")[0].textContent, all("aside .chip-laid").length]);
})()"""
PLAYED = '["You",2]'  # by me, two cards
Run = Callable[[str], str]  # goes to an address, plays there, and returns what the log says


@contextmanager
def firefox() -> Iterator[Run]:
    """Start Firefox, and drive it by WebDriver BiDi."""
    command = shutil.which("firefox-esr") or shutil.which("firefox")
    if command is None:
        raise FileNotFoundError(MISSING.format("firefox-esr"))
    with tempfile.TemporaryDirectory() as profile:
        options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        with _started([command, *options], r"BiDi listening on (ws://\S+)") as address:
            yield lambda url: _by_bidi(f"{address}/session", url)


def _by_bidi(address: str, url: str) -> str:
    with connect(address, max_size=None) as socket:
        numbers = count(1)

        def ask(method: str, **params: Any) -> Any:
            number = next(numbers)
            socket.send(json.dumps({"id": number, "method": method, "params": params}))
            while (answer := json.loads(socket.recv(PATIENCE))).get("id") != number:
                pass  # an event
            return answer["result"]

        ask("session.new", capabilities={})
        context = ask("browsingContext.getTree")["contexts"][0]["context"]
        ask("browsingContext.navigate", context=context, url=url, wait="complete")
        done = ask("script.evaluate", expression=TURN, target={"context": context}, awaitPromise=True)
        return str(done["result"]["value"] if done["type"] == "success" else done["exceptionDetails"]["text"])


@contextmanager
def webkit() -> Iterator[Run]:
    """Start WebKit's driver under a display that nobody sees, and drive it by WebDriver."""
    command, display = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    if command is None or display is None:
        raise FileNotFoundError(MISSING.format("webkit2gtk-driver xvfb"))
    port = free_port()
    with _started([display, "-a", command, f"--port={port}"]):
        until(lambda: _answers(f"http://127.0.0.1:{port}/status"))
        yield lambda url: _by_webdriver(f"http://127.0.0.1:{port}/session", url)


def _by_webdriver(address: str, url: str) -> str:
    browser = next(Path("/").glob(MINI_BROWSER[1:]))
    wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
    session = _post(address, {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
    _post(f"{address}/{session}/timeouts", {"script": PATIENCE * 1000})
    _post(f"{address}/{session}/url", {"url": url})
    script = f"const done = arguments[0]; {TURN}.then(done, (error) => done(String(error)));"
    told = _post(f"{address}/{session}/execute/async", {"script": script, "args": []})
    urllib.request.urlopen(urllib.request.Request(f"{address}/{session}", method="DELETE"), timeout=PATIENCE).close()
    return str(told)


def _post(address: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["value"]


def _answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=PATIENCE).close()
    except urllib.error.URLError:
        return False
    return True


@contextmanager
def _started(command: list[str], awaited: str = "") -> Iterator[str]:
    """Run a program, and yield what it says when it is ready; with the block it ends, and whatever it has started."""
    pipes: dict[str, Any] = {"stderr": subprocess.PIPE, "stdout": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, start_new_session=True, **pipes) as process:
        try:
            found = (re.search(awaited, line) for line in process.stderr or () if awaited)
            ready = next(filter(None, found), None) if awaited else None
            yield ready[1] if ready else ""
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def main() -> int:
    """Play in each browser, say how it went, and return how many did not play."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = serving.start(Path(folder))
        for name, browser in (("Firefox", firefox), ("WebKit", webkit)):
            try:
                with browser() as run:
                    told = run(f"http://{server.base}/")
            except (OSError, TimeoutError, KeyError) as error:
                told = str(error)
            failed += told != PLAYED
            sys.stdout.write(f"{name}: {'a turn was played' if told == PLAYED else told}\n")
        server.stop()
    return failed


if __name__ == "__main__":
    sys.exit(main())
