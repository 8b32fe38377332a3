// Written by `python -m tenback.protocol` from the types of the protocol: do not edit.

export const PROTOCOL = 1;

/** A friendly word that tells nothing of any card. */
export type Reaction =
  | "well-done" // praise for whoever played
  | "thanks" // thanks
  | "oops" // that went wrong
  | "thinking" // the seat takes its time
  | "hurry" // somebody waits for the seat on turn
  | "again"; // let us play once more

/** From where people can reach the server. */
export type Range =
  | "here" // only from this computer
  | "network" // from every computer that can reach one of its addresses
  | "public"; // from anywhere, by the public address

/** How far a table has got. */
export type Phase =
  | "gathering" // people take their seats; no cards are dealt yet
  | "playing" // the cards are dealt
  | "over"; // the game has ended

/** What a game's own rulebook calls the places to lay cards, and with them row cards and tricks. */
export type Terms =
  | "piles"
  | "stacks";

/** How the seat of the first turn is chosen. */
export type Starter =
  | "agreed" // TG-5, QE-4
  | "lot"; // F2F-3

/** How hard a puzzle is, in a word. */
export type Difficulty =
  | "easy"
  | "medium"
  | "hard";

/** How much may be said at a table. */
export type Talk =
  | "free" // signals and texts, as far as the game allows them
  | "signals" // signals only
  | "silent"; // nothing

/** What a turn is, as the answer to a puzzle. */
export type Verdict =
  | "right"
  | "wrong" // it was compared, and loses too much
  | "other" // it was not among the turns that could keep up
  | "shown"; // nobody tried, the answer was asked for

/** How good the team was (TG-24). */
export type Rating =
  | "beaten" // every card is laid
  | "excellent" // one to nine cards are left
  | "none"; // ten cards or more are left

/** What a signal may say besides its word; the value names the field of `Signal`. */
export type Argument =
  | "pile"
  | "strength"
  | "colour"
  | "band"
  | "answer"
  | "command";

/** What a turn was, by what it lost. */
export type Grade =
  | "best"
  | "good"
  | "inaccurate"
  | "mistake"
  | "blunder";

/** What can change the chance to win. */
export type Cause =
  | "cards" // what was drawn, and what came to light
  | "signals" // what the seat on turn had been told
  | "turn" // what it did
  | "giving-up";

/** What can speak for a turn. */
export type MeritKind =
  | "wins" // it lays the last card
  | "only" // there is no other
  | "trick" // it moves a pile back by so many
  | "help" // it helps an opponent's pile, and draws more for it
  | "duty" // it covers what has to be covered on a pile
  | "lifts" // it covers a command that is in force
  | "stops" // a card ends it before the minimum is reached
  | "no-fire" // it leaves no fire to whoever comes next, as others would
  | "spares" // it leaves a pile to a seat that asked for it
  | "keeps-trick" // a card stays in the hand that can move a pile back
  | "row" // so many cards in a row on one pile, hardly a step apart
  | "small" // no other turn of this length takes fewer steps
  | "more" // it lays so many cards more than it must
  | "ends" // it stops as soon as it may, and draws
  | "one-pile"; // everything goes on one pile, and the others stay as they are

/** Why a game is over. */
export type Ending =
  | "all-laid" // the team, or a player of a race, has laid every card
  | "skull" // a skull was left uncovered
  | "three" // a turn could not lay exactly three cards
  | "min" // a turn could not lay as many cards as it had to
  | "fire" // a fire was not covered in time
  | "concede"; // somebody gave up a race, or everybody a team game

/** Why a table refuses something; the rules and the talk have reasons of their own. */
export type TableReason =
  | "unreadable" // what was sent is not a frame of this protocol, or not in notation
  | "other-protocol"
  | "other-rules" // the game was dealt by a newer server, with rules that this one does not know
  | "no-such-table"
  | "not-seated"
  | "seat-taken"
  | "no-such-place"
  | "name"
  | "name-taken"
  | "not-host"
  | "no-such-bot"
  | "bot-missing" // what a bot of this level needs is not installed on this server
  | "seats-free"
  | "lesson"
  | "bad-options"
  | "table-started"
  | "not-started"
  | "table-over"
  | "not-over"
  | "stale"
  | "agreed" // you have agreed already; the others still have to
  | "no-branch" // nobody can play on from that position
  | "no-undo"
  | "recalled" // the others still have to agree that a card is taken back
  | "kept" // somebody did not agree that it is
  | "no-recall" // nobody wants a card back
  | "not-alone" // other people need time to follow the bots
  | "no-bot-due" // there is none to hurry
  | "no-hints" // this table is played without hints
  | "signal"
  | "reacted" // once in a turn is enough
  | "not-absent"
  | "no-watching"
  | "too-fast"
  | "too-slow"
  | "too-big"
  | "full"
  | "foreign" // the connection comes from a page of another site
  | "other-name" // the call names a host that is not this server
  | "rematched"
  | "led" // somebody else leads through this game
  | "not-leading"
  | "not-here" // nobody is connected at that seat
  | "no-such-page"
  | "no-such-game"
  | "no-such-puzzle"
  | "no-advisor" // nobody on this server can judge a game
  | "unavailable"
  | "disk-fails"
  | "damaged"
  | "newer-shape"
  | "broken-log"
  | "log-full"
  | "chat-full"
  | "anonymous"
  | "not-for-all"; // only the operator of the server may read this

/** Why an action is refused. */
export type RulesReason =
  | "game-over" // the game has ended
  | "not-begun" // it is not settled yet who begins
  | "already-begun" // it is settled already who begins
  | "no-such-seat" // the game has no seat of that number
  | "no-such-pile" // the game has no pile of that name
  | "not-on-turn" // it is another seat's turn
  | "not-your-voice" // nobody can act for another seat
  | "already-conceded" // the seat has given up already
  | "not-in-hand" // the seat does not hold that card
  | "does-not-fit" // the card fits neither in the direction of the pile nor as a trick
  | "does-not-help" // on an opponent's pile, a card has to go back
  | "help-spent" // one card in a turn may go on an opponent's pile, and it has
  | "help-alone" // the last card of a hand may go on an opponent's pile only after another card
  | "no-tricks" // a command forbids tricks
  | "other-pile" // a command binds this turn to another pile
  | "stops-too-soon" // the card would end the turn before its duties are done
  | "too-many" // the card commands fewer cards than the turn has laid
  | "need-more" // the turn has to lay more cards
  | "need-exactly" // a command wants another number of cards in this turn
  | "cover-first" // a command has to be covered before the turn ends
  | "fire-first"; // a fire has to be covered before the turn ends

/** The reason a message is stopped before it is sent (COM-14). */
export type TalkReason =
  | "digit"
  | "word"
  | "decade"
  | "relative"
  | "ask"
  | "riddle"
  | "silence"
  | "mode" // the game or the table has no such talk
  | "number-equivalent"
  | "started"
  | "no-such-pile"
  | "no-such-colour"
  | "no-such-command"
  | "cooldown"
  | "too-many-keeps"
  | "signals-only";

/** Why a record is refused. */
export type RecordReason =
  | "not-a-record" // the file is something else
  | "cut" // the end of the file is missing
  | "newer" // a newer tenback has written it
  | "unknown-ruleset" // no game has that id
  | "bad-field" // a field is missing, or its value makes no sense
  | "bad-deal" // the deal does not have the cards of the game
  | "seed-mismatch" // the seed gives another deal
  | "illegal-step" // a step is against the rules
  | "wrong-result" // the steps lead to another result
  | "wrong-check"; // the check sum is that of another record

/** Why something is refused: nothing has changed. */
export type RefusalReason =
  | TableReason
  | RulesReason
  | TalkReason
  | RecordReason;

/** What a table agrees on before the start. */
export interface Options {
  /** the id of the game, as in `GET /api/games` (at most 64 characters) */
  ruleset: string;
  /** house rules by name, each with its choice, where it is not the default (at most 64 characters) */
  house?: Record<string, string>;
  /** how many play (1 to 10) */
  seats: number;
  /** the table is listed, and anybody may join */
  open?: boolean;
  /** how much may be said (default "free") */
  talk?: Talk;
  /** seconds for each turn; 0 for as long as it takes (0 to 2592000) */
  clock?: number;
  /** people without a seat may watch (default true) */
  watch?: boolean;
  /** everybody is told which cards nobody has laid yet (default true) */
  counter?: boolean;
  /** people may ask for hints; whoever is alone with bots always may */
  hints?: boolean;
  /** seconds before a bot begins its turn; its further cards follow quickly (0 to 10, default 1.0) */
  pace?: number;
}

/** An arrow from a card to a pile; without a pile, a ring around the card; without a card, one around the pile. */
export interface Stroke {
  /** whose card it is; null without a card (0 to 9) */
  seat?: number | null;
  /** the card in notation (at most 64 characters) */
  card?: string;
  /** the name of the pile (at most 64 characters) */
  pile?: string;
}

/** Everything about a table but its cards. */
export interface Setting {
  /** what is played, and how */
  options: Options;
  /** how far the table has got */
  phase: Phase;
  /** who sits where; null for a free seat */
  seats: (Occupant | null)[];
  /** the version of the rules; null before the deal */
  version?: number | null;
  /** the seat of the host, who may change the options; null if the host has no seat */
  host?: number | null;
  /** where this game branched from another one; null if it did not */
  root?: Root | null;
  /** the code of the table where the same people play again; empty before there is one */
  rematch?: string;
}

/** A game as one seat, or a watcher, may see it. */
export interface Sight {
  /** your cards, or those of the seat you watch */
  hand?: string[];
  /** the top card of each pile, in the order of the piles in `GET /api/games` */
  tops?: string[];
  /** how many cards each seat holds */
  hands?: number[];
  /** how many cards each draw pile has left */
  decks?: number[];
  /** the seat whose turn it is; null before it is settled who begins */
  turn?: number | null;
  /** how many cards were laid in this turn */
  laid?: number;
  /** one of them was laid on an opponent's pile (Face to Face) */
  helped?: boolean;
  /** how many cards this turn has to lay at least */
  need?: number;
  /** how many cards a command wants in this turn, no more and no fewer; 0 without one (Extreme) */
  exactly?: number;
  /** the only pile on which this turn may lay; empty if it is free to choose (Extreme) */
  lock?: string;
  /** piles whose top has to be covered before this turn may end (Extreme) */
  cover?: string[];
  /** piles with a fire from the turn before, to be covered in this turn (On Fire) */
  due?: string[];
  /** by card, the names of the piles where it may go now, with spaces between them */
  lays?: Record<string, string>;
  /** you may end your turn now */
  end?: boolean;
  /** you may propose who begins, or agree */
  begin?: boolean;
  /** a proposal who begins, until everybody has agreed; null without one */
  proposal?: Proposal | null;
  /** you may take your last card back or, where other people play, ask for that */
  undo?: boolean;
  /** somebody wants a card back, until everybody has agreed; null without that */
  recall?: Recall | null;
  /** the words of the signals that you may give now; `GET /api/games` has their arguments */
  say?: string[];
  /** why you may write no text now; empty if you may */
  mute?: TalkReason | "";
  /** you may react now */
  react?: boolean;
  /** by seat, how many hints it has asked for; empty while nobody has */
  hints?: number[];
  /** the signals that are in force */
  standing?: Standing[];
  /** the seats that want to give up; a team gives up once all do */
  conceding?: number[];
  /** how the game ended; null while it runs */
  result?: Result | null;
}

/** The best turns for what a seat sees, at least three that differ to a person where there are as many. */
export interface Advice {
  /** whose turn it is */
  seat: number;
  /** the best first */
  turns: RankedTurn[];
  /** what was allowed; the same number gives the same advice */
  playouts: number;
  /** chances were compared with how games of this kind end */
  calibrated?: boolean;
}

/** A place to lay cards. */
export interface PileInfo {
  /** as in notation */
  name: string;
  title: string;
  /** it ascends */
  up: boolean;
  row_card: string;
  /** the seat that owns it; null: everybody */
  owner: number | null;
}

/** A mark that some cards carry. */
export interface MarkInfo {
  name: string;
  title: string;
  hint: string;
  /** it is in force as long as its card is a top */
  lasts: boolean;
  cards: string[];
}

/** A signal, and what it asks for. */
export interface WordInfo {
  name: string;
  title: string;
  asks: AskInfo[];
}

/** A point of the rules that a table may settle differently. */
export interface SwitchInfo {
  name: string;
  title: string;
  /** the default first */
  choices: ChoiceInfo[];
}

/** A chapter: a heading, and the blocks and examples below it. */
export interface ChapterInfo {
  name: string;
  heading: string;
  blocks: BlockInfo[];
  examples: (FitExample | TurnExample | TalkExample)[];
}

/** A step: an action, or a signal; a card that is laid is no longer unlaid. */
export interface Replayed {
  seat: number;
  do?: string;
  say?: string;
  /** fields of the sight that changed */
  now?: Partial<Sight>;
  /** hands that changed, by seat */
  cards?: Record<string, string[]>;
}

/** What is worth telling of a game; of equals, the first is told. A card has a *place* if it fits on a pile of its side: it goes on in the pile's direction, or is a trick there. A side is whoever draws from one deck, with the piles that belong to them. */
export interface Story {
  /** by seat */
  shares: Contribution[];
  /** the lays that moved a pile on the furthest, the greatest first */
  jumps: Moment[];
  /** the one that won the most steps back */
  trick?: Moment | null;
  /** the one that moved a pile back the furthest */
  help?: Moment | null;
  /** the longest row of lays by which no unlaid card that fitted on the pile ceased to */
  run?: Run | null;
  /** the fewest lays while something was owed; of equals, with the most cards in hand */
  narrowest?: Pinch | null;
  /** most cards of a losing side lost their places (below zero); none lost: found one */
  turning?: Moment | null;
}

/** A game, turn by turn. */
export interface Review {
  ruleset: string;
  players: string[];
  /** for each turn; with the same method and number, the same record has the same review */
  playouts: number;
  /** grows whenever the same record may be judged differently */
  method: number;
  calibrated: boolean;
  turns: TurnReview[];
  /** of each seat: the share of the chance its turns kept; None without a choice */
  accuracy: (number | null)[];
  /** of each side */
  luck_and_skill: LuckAndSkill[];
  decider?: Decider | null;
  /** every turn was reviewed (default true) */
  complete?: boolean;
}

/** What somebody is told who has tried a puzzle, or wants to know. */
export interface Answer {
  verdict: Verdict;
  /** of the right turns, the one that was tried, or else the best */
  best: RankedTurn;
  /** the obvious turn */
  tempting: RankedTurn;
  /** what was tried, if it was compared */
  tried?: RankedTurn | null;
  /** how many more turns are right */
  others?: number;
}

/** Whoever sits on a seat, as everybody sees them. */
export interface Occupant {
  /** as the others see it */
  name: string;
  /** the level, if a bot of the server sits here */
  bot?: string;
  /** a program sits here that plays through the protocol */
  outside?: boolean;
  /** watchers may see the cards of this seat */
  shared?: boolean;
  /** whoever sits here was away for too long, and the others choose what happens */
  absent?: boolean;
  /** the level of the bot that plays in place of an absent person */
  stand_in?: string;
  /** this seat wants to end the game because of somebody absent */
  wants_end?: boolean;
}

/** Where the game of a table branched from another one. */
export interface Root {
  /** the code of that table; empty if it was a record file */
  table: string;
  /** how many of its steps were taken over */
  step: number;
  /** the check value of its record */
  check: string;
}

/** A proposal that a seat begins, and who agrees with it; bots and programs agree with everything. */
export interface Proposal {
  /** the seat that should begin */
  starter: number;
  /** the seats of people who agree, the proposer among them */
  agreed: number[];
}

/** The wish of a seat to take its last card back, and who agrees; bots and programs agree with everything. */
export interface Recall {
  /** whose last card it is */
  seat: number;
  /** the seats of people who agree, the asking one among them */
  agreed: number[];
}

/** A signal in force at the table. */
export interface Standing {
  /** the seat that gave it */
  seat: number;
  /** the signal in notation */
  say: string;
  /** the pile has another top since, so the signal may no longer be true */
  stale?: boolean;
  /** how many more turns of its seat have to end until the signal is gone (default 1) */
  turns?: number;
}

/** How a game ended. */
export interface Result {
  /** why it is over */
  ending: Ending;
  /** the seats that won; empty if the team lost */
  winners: number[];
  /** cards left in all hands and draw piles */
  left: number;
  /** how good the team was; null in games that do not rate it */
  rating?: Rating | null;
}

/** A turn with its chance to win. */
export interface RankedTurn {
  /** in order, in notation; without any, the turn ends at once */
  lays: string[];
  /** of the seat's side to win, from 0 to 1 */
  chance: number;
  /** standard error of the chance */
  error: number;
  /** what is lost against the best turn, in the same worlds */
  behind?: number;
  /** standard error of that */
  behind_error?: number;
  /** what speaks for it, the weightiest first */
  merits?: Merit[];
}

/** What a signal needs besides its word. */
export interface AskInfo {
  kind: Argument;
  /** none for a pile: the game's piles are the choices */
  choices: ChoiceInfo[];
}

/** One of the values of a house rule, or of what a signal asks for. */
export interface ChoiceInfo {
  name: string;
  title: string;
}

/** A paragraph, a list or a notice; `**bold**` and backquotes are the only signs in its words. */
export interface BlockInfo {
  kind: "text" | "list" | "notice";
  lines: string[];
  /** pictures, one for each line */
  cards?: string[];
}

/** A pile with a top, and cards that fit or do not. */
export interface FitExample {
  t: "fit";
  pile: string;
  top: string;
  cards: CardFit[];
}

/** A whole turn. */
export interface TurnExample {
  t: "turn";
  hand: string[];
  lays: TurnLay[];
  drawn: number;
}

/** What may be said, and what may not. */
export interface TalkExample {
  t: "talk";
  sayings: SayingInfo[];
  signals: string[];
}

/** What a seat did in a game. */
export interface Contribution {
  /** cards */
  laid: number;
  tricks: number;
  /** steps that its tricks won back */
  back: number;
  /** cards on another's pile */
  helps: number;
}

/** A lay to look at again. */
export interface Moment {
  /** its number in the log, from 1 */
  step: number;
  seat: number;
  pile: string;
  card: string;
  /** what makes it worth telling: steps, or cards */
  count: number;
}

/** Lays in a row. */
export interface Run {
  /** of the first */
  step: number;
  count: number;
}

/** A choice among few lays. */
export interface Pinch {
  /** of the lay that was chosen */
  step: number;
  seat: number;
  /** lays that the rules allowed */
  count: number;
}

/** A turn, judged by what its seat could know; chances are those of its side. */
export interface TurnReview {
  /** from 1 */
  turn: number;
  /** steps that had been taken when it began */
  step: number;
  seat: number;
  grade: Grade;
  /** the chance when the turn began */
  before: number;
  /** the chance with the turn that was played, before the draw: before - loss */
  after: number;
  /** standard error of `before` */
  error: number;
  /** against the best turn; 0 unless it stands out from the noise */
  loss: number;
  /** its standard error; smaller than that of the chance, for both turns saw the same worlds */
  loss_error: number;
  /** what the cards did since the turn before, for this side */
  cards?: number;
  /** what this seat gained by what it had been told; 0 unless it stands out from the noise */
  signals?: number;
  /** turns that were compared; with one, there was nothing to choose */
  choices?: number;
  best: RankedTurn;
  played: RankedTurn;
}

/** The course of a side's chance, split by what changed it: start + cards + signals + turns + giving_up = end. */
export interface LuckAndSkill {
  /** the side */
  seats: number[];
  /** at the first turn, the deal being seen */
  start: number;
  /** 1 for a win, 0 for a loss; of an unfinished game, the last chance */
  end: number;
  cards: number;
  signals: number;
  /** of each seat, both sides' */
  turns: number[];
  /** their standard errors */
  turn_errors: number[];
  giving_up?: number;
}

/** The moment at which a game was won or lost: the greatest change towards how it ended. */
export interface Decider {
  turn: number;
  cause: Cause;
  /** for the side of the first seat */
  change: number;
}

/** One thing that speaks for a turn; of the fields, those that its kind speaks of. */
export interface Merit {
  /** what it is */
  kind: MeritKind;
  /** by name */
  pile?: string;
  /** in notation */
  card?: string;
  /** whom it concerns, besides the seat itself */
  seat?: number | null;
  /** steps, or cards */
  count?: number;
}

/** A card, and how it would move a pile. */
export interface CardFit {
  card: string;
  /** empty: it does not fit */
  manner: "onward" | "trick" | "help" | "";
  /** how far it moves the pile on; negative: back */
  steps: number;
}

/** A card of a turn. */
export interface TurnLay {
  card: string;
  pile: string;
  manner: "onward" | "trick" | "help" | "";
  steps: number;
  /** cards that the turn still owes */
  missing: number;
  /** the turn may end */
  end: boolean;
}

/** A sentence, and why it may not be said. */
export interface SayingInfo {
  text: string;
  /** empty: it may be said */
  why: string;
}

/** The first frame: who you are, and what you have already seen. */
export interface Hello {
  t: "hello";
  /** the version that you speak */
  protocol: number;
  /** your pass; without one you can only watch (`^[A-Za-z0-9_-]{22}$`) */
  secret?: string | null;
  /** the number of the last event that you know */
  have?: number;
  /** the seat whose cards you want to see, if it shares them with watchers (0 to 9) */
  watch?: number | null;
  /** the language of refusals (default "en") */
  lang?: "en" | "de" | "nl";
  /** you are a program, not a person in a browser */
  outside?: boolean;
}

/** A question whether the server is there; its `pong` says how far the log is. */
export interface Ping {
  t: "ping";
  /** any number; the pong repeats it */
  n?: number;
}

/** Take a seat under a name, or change either, before the deal. */
export interface Sit {
  t: "sit";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the seat you want (0 to 9) */
  seat: number;
  /** how the others see you: 1 to 24 visible characters (at most 64 characters) */
  name: string;
}

/** Give your seat back; in a running game you become absent, and the others choose what happens to the seat. */
export interface Stand {
  t: "stand";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
}

/** Give a seat to a bot, before the deal. */
export interface Bot {
  t: "bot";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** a free seat, or one that has a bot already (0 to 9) */
  seat: number;
  /** its level: one of `bots` or of `added_bots` in `GET /api/games` (at most 64 characters) */
  bot: string;
}

/** Free a seat before the deal: your own or a bot's; as the host, anybody's. */
export interface Clear {
  t: "clear";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the seat to free (0 to 9) */
  seat: number;
}

/** Change the options before the deal, as the host; the pace also later, and also if you are alone with bots. */
export interface Change {
  t: "change";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** all of them, not only those that change */
  options: Options;
}

/** Deal the cards. */
export interface Start {
  t: "start";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the level of bots for free seats; without it, every seat has to be taken (at most 64 characters) */
  fill?: string;
}

/** Act, in notation: `37>A`, `END`, `P1:BEGIN`, `P0:CONCEDE`. */
export interface Do {
  t: "do";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the number of the event that made the position you look at */
  at: number;
  /** the action in notation (at most 64 characters) */
  do: string;
}

/** Take your last card back; where other people play, ask them for that, or agree with whoever asks. */
export interface Undo {
  t: "undo";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the number of the event that made the position you look at */
  at: number;
}

/** Let the card lie that somebody wants back: you do not agree, or no longer ask for it. */
export interface Keep {
  t: "keep";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the number of the event that made the position you look at */
  at: number;
}

/** Let the bots go on without a pause until it is your turn; for whoever is alone with them. */
export interface Hurry {
  t: "hurry";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
}

/** Ask what you should do in your turn. Only you hear the answer, as `advised`; everybody hears that you asked. */
export interface Hint {
  t: "hint";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the number of the event that made the position you look at */
  at: number;
  /** you only want your chance to win, which does not count; for whoever is alone with bots */
  meter?: boolean;
}

/** Give a signal: `KEEP(A,2)`. */
export interface Say {
  t: "say";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the signal in notation: one of the words in `say` of your sight, with its arguments (at most 64 characters) */
  say: string;
}

/** Write to the others. */
export interface Write {
  t: "write";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** what you write; the table judges whether it tells a number (1 to 500 characters) */
  text: string;
  /** send it although it seems to tell a number; for tables among friends */
  anyway?: boolean;
}

/** React to what happens, once in every turn of the table; before the deal there is nothing to react to. */
export interface React {
  t: "react";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** one of the few that there are */
  reaction: Reaction;
}

/** Let watchers see your cards, or no longer. */
export interface Share {
  t: "share";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** whether they may see them from now on */
  on: boolean;
}

/** Say what should happen to an absent seat. */
export interface Absence {
  t: "absence";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** the absent seat (0 to 9) */
  seat: number;
  /** wait on, let a bot play, or end the game, if everybody present agrees */
  choice: "wait" | "bot" | "end";
}

/** Play again with the same people, at a new table, once the game is over. */
export interface Rematch {
  t: "rematch";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** deal the same cards again */
  same_deal?: boolean;
}

/** Lead the others through a finished game: take the lead while it is free, hand it over, or give it up. */
export interface Lead {
  t: "lead";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** who leads from now on: you, or, if you lead, somebody who is here; null: nobody (0 to 9) */
  seat?: number | null;
  /** where you are, in case nobody has begun a tour yet */
  step?: number;
}

/** Show those who follow you where you are in a finished game, and what you draw there. */
export interface Point {
  t: "point";
  /** chosen by you, and never used for another request (1 to 40 characters) */
  id: string;
  /** how many steps of the game have been taken */
  step: number;
  /** the seat whose cards you look at; null: all (0 to 9) */
  view?: number | null;
  /** you have the review of the game open */
  review?: boolean;
  /** everything that you have drawn there (at most 12 entries) */
  strokes?: Stroke[];
}

/** The answer to a hello: everything that you may know, as of event `seq`. */
export interface Table {
  t: "table";
  /** the code of the table */
  code: string;
  /** the number of the last event in the log */
  seq: number;
  /** the number of the event that made this position; `do` and `undo` have to name it */
  at: number;
  /** your seat; null if you have none */
  you?: number | null;
  /** the seat whose cards you are shown as a watcher; null if there is none */
  watching?: number | null;
  /** everything about the table but its cards */
  setting: Setting;
  /** the game as you may see it; null before the deal */
  sight?: Sight | null;
  /** for each deck, the cards that nobody has laid yet; empty if options forbid counting */
  unlaid?: string[][];
  /** the news since the event that you named in `have` */
  missed?: (Did | Undone | Said | Wrote | Reacted | Hinted | Stopped | Replaced)[];
  /** the seats that are connected */
  here?: number[];
  /** how many people watch */
  watchers?: number;
  /** seconds left on the clock for this turn; 0 without a clock; later turns have all of `clock` */
  left?: number;
}

/** A seat acted. Take a card that was laid off your list of unlaid cards. */
export interface Did {
  t: "did";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat that acted */
  seat: number;
  /** the action in notation */
  do: string;
  /** a bot that thinks had no time to think, and chose at once */
  instant?: boolean;
  /** nobody has trained this bot for this table; told with the first action of a turn */
  untrained?: boolean;
  /** how many cards were drawn after it */
  drawn?: number;
}

/** A seat took its last card back. Put the card on your list of unlaid cards again. */
export interface Undone {
  t: "undone";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat that took it back */
  seat: number;
  /** the lay that was taken back, in notation */
  do: string;
}

/** A seat gave a signal. */
export interface Said {
  t: "said";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat that gave it */
  seat: number;
  /** the signal in notation */
  say: string;
}

/** A seat wrote to the others. */
export interface Wrote {
  t: "wrote";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat that wrote */
  seat: number;
  /** what it wrote, as it wrote it */
  text: string;
  /** the `TalkReason` for which it seems to tell a number; it was sent all the same */
  doubt?: string;
}

/** A seat reacted to what happened. */
export interface Reacted {
  t: "reacted";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** who reacts */
  seat: number;
  /** to what happens at the table */
  reaction: Reaction;
}

/** A seat asked for a hint; `hints` in your sight counts them. */
export interface Hinted {
  t: "hinted";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat that asked */
  seat: number;
}

/** Your text was held back: nobody saw it. The request is answered by a `no`. */
export interface Stopped {
  t: "stopped";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** why */
  reason: TalkReason;
}

/** A bot failed for good: from now on a bot of another level plays there. */
export interface Replaced {
  t: "replaced";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the seat of the bot */
  seat: number;
  /** the level that plays from now on */
  bot: string;
}

/** Seats, options or the phase changed. After the deal, `now` holds a whole sight. */
export interface Arranged {
  t: "arranged";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
  /** the whole setting as it is now */
  setting: Setting;
  /** after the deal: for each deck, the cards that nobody has laid yet */
  unlaid?: string[][];
  /** seconds left on the clock for this turn; 0 without a clock; later turns have all of `clock` */
  left?: number;
}

/** Something happened that you are not told about; it only has a number. */
export interface Quiet {
  t: "quiet";
  /** the number of the event in the log of the table */
  seq: number;
  /** the id of your request, if this answers it */
  id?: string;
  /** the fields of your sight that changed, with their new values */
  now?: Partial<Sight>;
}

/** Who is connected; it has no number in the log. */
export interface Here {
  t: "here";
  /** the seats that are connected */
  here: number[];
  /** how many people watch */
  watchers?: number;
}

/** A request is done, now or when you asked before. */
export interface Ok {
  t: "ok";
  /** the id of the request */
  id: string;
  /** the number of its event */
  seq: number;
}

/** The answer to a `hint`, for you alone; it has no number in the log. */
export interface Advised {
  t: "advised";
  /** the id of the request */
  id: string;
  /** the number of the event that made the position it is about */
  at: number;
  /** of your side to win with the best turn, from 0 to 1 */
  chance: number;
  /** standard error of the chance */
  error: number;
  /** the best turns; null if you only wanted the chance */
  advice?: Advice | null;
}

/** Where those are who look at a finished game together. It has no number in the log; it follows a `table`, too. */
export interface Tour {
  t: "tour";
  /** counts the changes of this tour */
  n: number;
  /** the seat that leads; null if nobody does */
  leader?: number | null;
  /** how many steps of the game have been taken */
  step?: number;
  /** the seat whose cards the leader looks at; null: all */
  view?: number | null;
  /** the leader has the review of the game open */
  review?: boolean;
  /** what the leader has drawn there */
  strokes?: Stroke[];
  /** the id of your request, if this answers it */
  id?: string;
}

/** A request is refused: nothing has changed. */
export interface No {
  t: "no";
  /** why, as a word for programs */
  reason: RefusalReason;
  /** why, as a sentence for people, in the language of the hello */
  text: string;
  /** the id of the request; empty if it could not be read, or for a hello */
  id?: string;
  /** the text may be sent all the same: repeat the request with `anyway` */
  anyway?: boolean;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
  /** the number of the ping */
  n: number;
  /** the number of the last event in the log: if you know less, you have missed something */
  seq: number;
}

/** A secret by which the server recognises its holder; keep it. */
export interface NewPass {
  secret: string;
}

/** The pass that I want to be known by from now on. */
export interface Exchange {
  /** `^[A-Za-z0-9_-]{22}$` */
  secret: string;
}

/** At how many tables my seat now belongs to the new pass. */
export interface Exchanged {
  tables: number;
}

/** Which tenback this is. */
export interface Version {
  version: string;
}

/** Who can come to the server, and how. */
export interface Reach {
  range: Range;
  /** for others, the best first */
  addresses?: string[];
  /** what opens the server to the network, if only this computer can reach it */
  command?: string;
}

/** What somebody wants to play, and with whom. */
export interface Order {
  options: Options;
  /** mine, if I sit down at once (at most 64 characters) */
  name?: string;
  /** 0 to 9 */
  seat?: number;
  /** levels of bots, by seat (`^[0-9]$`, at most 64 characters) */
  bots?: Record<string, string>;
  /** deal at once */
  start?: boolean;
  /** choose a deal whose first turn teaches: for one person at seat 0, among bots */
  lesson?: boolean;
}

/** A position of a finished game from which I want to play on, with bots on all other seats. */
export interface Branch {
  /** how many steps of that game are taken over */
  step: number;
  /** where I sit (0 to 9) */
  seat: number;
  /** mine (at most 64 characters) */
  name: string;
  /** the level of the bots (at most 64 characters, default "solid") */
  bot?: string;
  /** deal the cards anew that my seat could not know there */
  anew?: boolean;
}

/** Where the new table is. */
export interface NewTable {
  code: string;
  /** for people who are to join */
  link: string;
  /** of a lesson: what the learner does first, in notation */
  plan?: string[];
}

/** A table as lists of tables show it. */
export interface Listing {
  code: string;
  phase: Phase;
  options: Options;
  /** who sits where */
  names: (string | null)[];
  /** milliseconds since 1970: when this last changed */
  at: number;
  /** cards that nobody has laid, once the game is over */
  left?: number | null;
}

/** A table at which I sit; of a running game, `left` and `at` are those of now. */
export interface MyListing {
  code: string;
  phase: Phase;
  options: Options;
  /** who sits where */
  names: (string | null)[];
  /** milliseconds since 1970: when this last changed */
  at: number;
  /** cards that nobody has laid, once the game is over */
  left?: number | null;
  /** my seat */
  you?: number | null;
  /** the seat that it waits for */
  turn?: number | null;
}

/** A game of the family. */
export interface GameInfo {
  id: string;
  /** of its rules: the newest */
  version: number;
  family: string;
  level: string;
  title: string;
  summary: string;
  /** by number of seats */
  hand_size: Record<string, number>;
  /** levels of bots that run on this server, the weakest first */
  bots: string[];
  /** bots that the operator has added, by name; nobody says how strong they are */
  added_bots: string[];
  cards: string[];
  piles: PileInfo[];
  need: number;
  need_empty: number;
  at_most: number | null;
  /** what its rulebook calls the places to lay cards */
  terms: Terms;
  /** seats play against each other */
  race: boolean;
  starter: Starter;
  pile_history: boolean;
  marks: MarkInfo[];
  /** signals that a table among friends offers, those most used first */
  words: WordInfo[];
  switches: SwitchInfo[];
  unverified: boolean;
}

/** The rules of a game. */
export interface RulesInfo {
  id: string;
  title: string;
  summary: string;
  /** choices that are not the default */
  house: Record<string, string>;
  chapters: ChapterInfo[];
}

/** A game to be seen again, with all cards open. */
export interface Replay {
  ruleset: string;
  house?: Record<string, string>;
  /** the cards that carried each mark */
  marks?: Record<string, string[]>;
  /** which cards carried them is our guess */
  unverified?: boolean;
  names: string[];
  /** of a watcher, before the first step */
  sight: Sight;
  /** of each seat, before the first step */
  cards: string[][];
  /** of each deck, before the first step */
  unlaid: string[][];
  steps: Replayed[];
  /** how many steps had been taken when each turn began */
  turns: number[];
  story: Story;
}

/** A review, as far as it has got: whoever asks again finds more of it. */
export interface Reviewing {
  /** of the game; 0 while the review waits for its turn */
  turns?: number;
  /** of the turns that have been judged, from the first on */
  review?: Review | null;
}

/** A puzzle, as lists show it. */
export interface PuzzleListing {
  id: string;
  /** the game, whatever its level */
  family: string;
  /** from 0 to 100 */
  difficulty: number;
}

/** A puzzle as far as somebody has got with it. */
export interface PuzzleSight {
  id: string;
  ruleset: string;
  /** of the ruleset */
  version: number;
  /** from 0 to 100 */
  difficulty: number;
  /** the same in a word */
  name: Difficulty;
  /** whose turn it is */
  seat: number;
  /** of that seat, with the cards that were tried on the table */
  sight: Sight;
  /** of each deck, the cards nobody has laid */
  unlaid: string[][];
  /** the turn is at its end */
  over?: boolean;
  /** once it is, or once the answer was asked for */
  answer?: Answer | null;
}

/** Why a call is refused: nothing has changed. */
export interface Refusal {
  /** why, as a word for programs */
  reason: RefusalReason;
  /** why, as a sentence for people, in the language that the call asked for */
  text: string;
}

/** What a client sends. */
export type Frame =
  | Hello
  | Ping
  | Sit
  | Stand
  | Bot
  | Clear
  | Change
  | Start
  | Do
  | Undo
  | Keep
  | Hurry
  | Hint
  | Say
  | Write
  | React
  | Share
  | Absence
  | Rematch
  | Lead
  | Point;

/** What the server sends. */
export type Message =
  | Table
  | Did
  | Undone
  | Said
  | Wrote
  | Reacted
  | Hinted
  | Stopped
  | Replaced
  | Arranged
  | Quiet
  | Here
  | Ok
  | Advised
  | Tour
  | No
  | Pong;
