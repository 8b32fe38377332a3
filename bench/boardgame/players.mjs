// Two greedy players at a table of either server, each over a WebSocket of its own.
import WebSocket from "ws";

async function call(base, path, body, secret) {
  const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
  const answer = await fetch(`http://${base}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export function smallest(tops, lays) {
  let best = null;
  let least = Infinity;
  for (const [card, pile] of lays) {
    const step = (card - tops[pile]) * (pile < 2 ? 1 : -1);
    if (step < least) [best, least] = [[card, pile], step];
  }
  return best;
}

/** What both servers have in common: who moves next, when a move was asked for, and how many the other one has seen. */
class Table {
  constructor(base, wait) {
    Object.assign(this, { base, wait, moves: 0, games: 0, lags: [], asked: 0, open: [], going: false, over: false });
  }

  /** Both sit: the first move is made at once, or when all tables are ready. */
  ready(first) {
    this.first = first;
    if (this.going) first();
  }

  go() {
    this.going = true;
    this.first?.();
  }

  act(send) {
    const go = () => {
      this.asked = performance.now();
      send();
    };
    if (this.wait) setTimeout(go, this.wait);
    else go();
  }

  seen() {
    this.moves += 1;
    this.lags.push(performance.now() - this.asked);
  }

  async next() {
    this.games += 1;
    this.close();
    if (!this.over) await this.begin().catch((error) => this.fail(error));
  }

  /** Whatever goes wrong is the end of the measurement, unless it is over already. */
  fail(error) {
    if (!this.over) throw error;
  }

  close() {
    for (const socket of this.open) socket.close();
    this.open = [];
  }
}

export class Tenback extends Table {
  async begin() {
    this.secrets ??= [await call(this.base, "/api/passes"), await call(this.base, "/api/passes")].map((made) => made.secret);
    const order = { options: { ruleset: "the-game", seats: 2 }, name: "Ann" };
    const { code } = await call(this.base, "/api/tables", order, this.secrets[0]);
    for (const seat of [0, 1]) await this.sit(code, seat);
  }

  sit(code, seat) {
    const socket = new WebSocket(`ws://${this.base}/api/tables/${code}/live`, { perMessageDeflate: false });
    const player = { at: 0, sight: {}, asks: 0 };
    const ask = (t, fields) => socket.send(JSON.stringify({ t, id: `${seat}.${(player.asks += 1)}`, ...fields }));
    this.open.push(socket);
    socket.on("error", (error) => this.fail(error));
    socket.on("open", () => socket.send(JSON.stringify({ t: "hello", protocol: 1, secret: this.secrets[seat] })));
    return new Promise((seated) => {
      socket.on("message", (data) => {
        const message = JSON.parse(data);
        if (message.t === "no") throw new Error(data);
        if (message.t === "table") {
          if (message.you === undefined) ask("sit", { seat, name: "Ben" });
          seated();
        } else if (message.t === "arranged" || message.t === "did") this.hear(seat, player, ask, message);
      });
    });
  }

  hear(seat, player, ask, message) {
    Object.assign(player.sight, message.now);
    if (message.t === "did" || message.now?.begin) player.at = message.seq;
    if (message.t === "arranged") {
      if (seat === 0 && message.setting.phase === "gathering" && message.setting.seats[1]) ask("start");
      const begin = () => ask("do", { at: player.at, do: "P0:BEGIN" });
      if (seat === 0 && message.now?.begin) this.ready(begin);
      if (seat === 1 && message.now?.proposal) begin();
      return;
    }
    if (message.seat !== seat) this.seen();
    if (player.sight.result) {
      if (seat === 0) this.next();
    } else if (player.sight.turn === seat) this.act(() => ask("do", { at: player.at, do: choose(player.sight) }));
  }
}

function choose(sight) {
  if (sight.end) return "END";
  const lays = Object.entries(sight.lays).flatMap(([card, piles]) => piles.split(" ").map((pile) => [Number(card), "ABCD".indexOf(pile)]));
  const [card, pile] = smallest(sight.tops.map(Number), lays);
  return `${card}>${"ABCD"[pile]}`;
}

const SPACE = "/the-game";

export class Boardgame extends Table {
  async begin() {
    const matchID = crypto.randomUUID(); // the first to come makes the match
    for (const seat of ["0", "1"]) await this.sit(matchID, seat);
    this.ready(this.opening);
  }

  async sit(matchID, seat) {
    const socket = new WebSocket(`ws://${this.base}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
    const emit = (...words) => socket.send(`42${SPACE},${JSON.stringify(words)}`);
    this.open.push(socket);
    socket.on("error", (error) => this.fail(error));
    await new Promise((seated) => {
      socket.on("message", (data) => {
        const text = data.toString();
        if (text[0] === "0") socket.send(`40${SPACE},`);
        else if (text === "2") socket.send("3");
        else if (text.startsWith("40")) emit("sync", matchID, seat, undefined, 2);
        else if (text.startsWith("42")) {
          const [kind, , told, log] = JSON.parse(text.slice(text.indexOf("[")));
          const state = kind === "sync" ? told.state : told;
          const make = (type, args) => emit("update", { type: "MAKE_MOVE", payload: { type, args, playerID: seat } }, state._stateID, matchID, seat);
          if (kind === "update") this.hear(seat, state, make, log[0].action.payload.playerID);
          if (kind !== "sync") return;
          if (seat === "0") this.opening = () => this.act(() => this.move(state.G, seat, make));
          seated();
        }
      });
    });
  }

  hear(seat, { G, ctx }, make, mover) {
    if (seat !== mover) this.seen();
    if (ctx.gameover) {
      if (seat === "0") this.next();
    } else if (ctx.currentPlayer === seat) this.act(() => this.move(G, seat, make));
  }

  move(G, seat, make) {
    if (G.laid >= (G.deck.length ? 2 : 1)) return make("end", []);
    const lays = G.hands[seat].flatMap((card) => [0, 1, 2, 3].filter((pile) => (pile < 2 ? card > G.tops[pile] || card === G.tops[pile] - 10 : card < G.tops[pile] || card === G.tops[pile] + 10)).map((pile) => [card, pile]));
    return make("lay", smallest(G.tops, lays));
  }
}
