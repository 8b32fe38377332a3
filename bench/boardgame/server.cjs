// The Game for two on boardgame.io, with hidden hands, kept in memory as its server does.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 7;
const UP = 2; // piles 0 and 1 ascend, 2 and 3 descend

const fits = (tops, card, pile) =>
  pile < UP ? card > tops[pile] || card === tops[pile] - 10 : card < tops[pile] || card === tops[pile] + 10;

const lays = (G, seat) => G.hands[seat].flatMap((card) => [0, 1, 2, 3].filter((pile) => fits(G.tops, card, pile)));

const need = (G) => (G.deck.length ? 2 : 1);

const game = {
  name: "the-game",
  setup: ({ random }) => {
    const cards = random.Shuffle(Array.from({ length: 98 }, (_, at) => at + 2));
    return { tops: [1, 1, 100, 100], hands: [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)], deck: cards.slice(2 * HAND), laid: 0 };
  },
  moves: {
    lay: {
      client: false,
      move: ({ G, playerID }, card, pile) => {
        if (!G.hands[playerID].includes(card) || !fits(G.tops, card, pile)) return INVALID_MOVE;
        G.hands[playerID] = G.hands[playerID].filter((other) => other !== card);
        G.tops[pile] = card;
        G.laid += 1;
      },
    },
    end: {
      client: false,
      move: ({ G, playerID, events }) => {
        if (G.laid < need(G)) return INVALID_MOVE;
        G.hands[playerID].push(...G.deck.splice(0, HAND - G.hands[playerID].length));
        G.laid = 0;
        events.endTurn();
      },
    },
  },
  turn: { minMoves: 0 },
  endIf: ({ G, ctx }) => {
    if (!G.hands[0].length && !G.hands[1].length && !G.deck.length) return { won: true };
    if (G.laid < need(G) && !lays(G, ctx.currentPlayer).length) return { won: false };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: Array(G.deck.length).fill(0),
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : Array(hand.length).fill(0))),
  }),
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
