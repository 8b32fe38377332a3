// Written by `python -m tenback.protocol` from the types of the protocol: do not edit.

export const PROTOCOL = 1;

/** A friendly word that tells nothing of any card. */
export type Reaction =
  | "well-done"
  | "thanks"
  | "oops"
  | "thinking"
  | "hurry"
  | "again";

/** From where people can reach the server. */
export type Range =
  | "here" // only from this computer
  | "network" // from every computer that can reach one of its addresses
  | "public"; // from anywhere, by the public address

/** How far a table has got. */
export type Phase =
  | "gathering"
  | "playing"
  | "over";

/** What a game's own rulebook calls the places to lay cards, and with them row cards and tricks. */
export type Terms =
  | "piles"
  | "stacks";

/** How the seat of the first turn is chosen. */
export type Starter =
  | "agreed" // TG-5, QE-4
  | "lot"; // F2F-3

/** How much may be said at a table. */
export type Talk =
  | "free" // signals and filtered texts
  | "signals"
  | "silent";

/** How good the team was (TG-24). */
export type Rating =
  | "beaten"
  | "excellent"
  | "none";

/** What a signal may say besides its word; the value names the field of `Signal`. */
export type Argument =
  | "pile"
  | "strength"
  | "colour"
  | "band"
  | "answer"
  | "command";

/** Why a game is over. */
export type Ending =
  | "all-laid"
  | "skull"
  | "three"
  | "min"
  | "fire"
  | "concede";

/** Why a table refuses something; the rules and the talk have reasons of their own. */
export type TableReason =
  | "unreadable" // not a frame of this protocol
  | "other-protocol"
  | "other-rules" // a newer server dealt this game
  | "no-such-table"
  | "not-seated"
  | "seat-taken"
  | "no-such-place"
  | "name"
  | "name-taken"
  | "not-host"
  | "no-such-bot"
  | "bot-missing" // this server has not installed what the bot needs
  | "seats-free"
  | "lesson"
  | "bad-options"
  | "table-started"
  | "not-started"
  | "table-over"
  | "not-over"
  | "stale"
  | "agreed" // the others still have to agree on who begins
  | "no-undo"
  | "recalled" // the others still have to agree that a card is taken back
  | "kept" // somebody did not agree that it is
  | "no-recall" // nobody wants a card back
  | "not-alone" // other people need time to follow the bots
  | "no-bot-due" // there is none to hurry
  | "signal"
  | "reacted" // once in a turn is enough
  | "not-absent"
  | "no-watching"
  | "too-fast"
  | "too-slow"
  | "too-big"
  | "full"
  | "foreign" // a page of another site
  | "other-name" // called by a name that is not the server's
  | "rematched"
  | "no-such-page"
  | "no-such-game"
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
  | "game-over"
  | "not-begun"
  | "already-begun"
  | "no-such-seat"
  | "no-such-pile"
  | "not-on-turn"
  | "not-your-voice"
  | "already-conceded"
  | "not-in-hand"
  | "does-not-fit"
  | "does-not-help"
  | "help-spent"
  | "help-alone"
  | "no-tricks"
  | "other-pile"
  | "stops-too-soon"
  | "too-many"
  | "need-more"
  | "need-exactly"
  | "cover-first"
  | "fire-first";

/** The reason a message is stopped before it is sent (COM-14). */
export type TalkReason =
  | "digit"
  | "word"
  | "decade"
  | "relative"
  | "ask"
  | "hint"
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
  | "not-a-record"
  | "cut"
  | "newer"
  | "unknown-ruleset"
  | "bad-field"
  | "bad-deal"
  | "seed-mismatch"
  | "illegal-step"
  | "wrong-result"
  | "wrong-check";

/** Why something is refused: nothing has changed. */
export type RefusalReason =
  | TableReason
  | RulesReason
  | TalkReason
  | RecordReason;

/** What a table agrees on before the start. */
export interface Options {
  /** at most 64 characters */
  ruleset: string;
  /** at most 64 characters */
  house?: Record<string, string>;
  /** 1 to 10 */
  seats: number;
  /** listed, for anybody to join */
  open?: boolean;
  /** default "free" */
  talk?: Talk;
  /** seconds per turn; 0: as long as it takes (0 to 2592000) */
  clock?: number;
  /** others may watch (default true) */
  watch?: boolean;
  /** players can look up the cards that nobody has laid yet (default true) */
  counter?: boolean;
  /** seconds before a bot begins its turn; its further cards follow quickly (0 to 10, default 1.0) */
  pace?: number;
}

/** Everything about a table but its cards. */
export interface Setting {
  options: Options;
  phase: Phase;
  seats: (Occupant | null)[];
  /** of the rules, once the cards are dealt */
  version?: number | null;
  /** the seat of the host, who may change the options */
  host?: number | null;
  /** the code of the table where the same people play again */
  rematch?: string;
}

/** A game as one seat, or a watcher, may see it. */
export interface Sight {
  /** my cards */
  hand?: string[];
  tops?: string[];
  /** how many cards each seat holds */
  hands?: number[];
  /** how many are left to draw */
  decks?: number[];
  /** the seat to act; none before the starter is chosen */
  turn?: number | null;
  /** cards laid in this turn */
  laid?: number;
  /** one of them lies on another's pile */
  helped?: boolean;
  /** cards that this turn asks for */
  need?: number;
  /** cards that a command demands */
  exactly?: number;
  /** the only pile still open */
  lock?: string;
  /** piles to be covered before the turn ends */
  cover?: string[];
  /** piles left burning by the turn before */
  due?: string[];
  /** where each of my cards may go now: names of piles */
  lays?: Record<string, string>;
  /** I may end my turn */
  end?: boolean;
  /** I may say who begins */
  begin?: boolean;
  /** who shall begin, as long as not everybody has agreed */
  proposal?: Proposal | null;
  /** I may take my last card back, or ask for that where other people play */
  undo?: boolean;
  /** who wants a card back, as long as not everybody has agreed */
  recall?: Recall | null;
  /** signals that I may give: words */
  say?: string[];
  /** why I may write nothing at all */
  mute?: TalkReason | "";
  /** I may react */
  react?: boolean;
  standing?: Standing[];
  conceding?: number[];
  result?: Result | null;
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

/** Whoever sits on a seat, as everybody sees them. */
export interface Occupant {
  name: string;
  /** its level, if it is one of ours */
  bot?: string;
  /** a program that plays through the protocol */
  outside?: boolean;
  /** watchers may see its cards */
  shared?: boolean;
  absent?: boolean;
  /** the bot that plays on */
  stand_in?: string;
  wants_end?: boolean;
}

/** A proposal that a seat begins, and who agrees with it; bots and programs agree with everything. */
export interface Proposal {
  starter: number;
  agreed: number[];
}

/** The wish of a seat to take its last card back, and who agrees; bots and programs agree with everything. */
export interface Recall {
  seat: number;
  agreed: number[];
}

/** A signal in force at the table. */
export interface Standing {
  seat: number;
  say: string;
  /** another seat has changed the top since */
  stale?: boolean;
  /** ends of the seat's own turns until it is gone (default 1) */
  turns?: number;
}

/** How a game ended. */
export interface Result {
  ending: Ending;
  winners: number[];
  left: number;
  /** where the game has a scale for it */
  rating?: Rating | null;
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

/** The first frame: who I am, and what I have already seen. */
export interface Hello {
  t: "hello";
  protocol: number;
  /** my pass; without one I only watch (`^[A-Za-z0-9_-]{22}$`) */
  secret?: string | null;
  /** the last event that I know */
  have?: number;
  /** let me see the cards of this seat, if it allows that (0 to 9) */
  watch?: number | null;
  /** the language of refusals (default "en") */
  lang?: "en" | "de" | "nl";
  /** I am a program */
  outside?: boolean;
}

/** Are you there? The answer says how far the log is. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** Give me this seat, under this name. */
export interface Sit {
  t: "sit";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9 */
  seat: number;
  /** at most 64 characters */
  name: string;
}

/** I give my seat back; in a running game I become absent, and the others choose what happens to the seat. */
export interface Stand {
  t: "stand";
  /** 1 to 40 characters */
  id: string;
}

/** Let a bot of this level sit there. */
export interface Bot {
  t: "bot";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9 */
  seat: number;
  /** at most 64 characters */
  bot: string;
}

/** Free a seat: a bot's, or as the host anybody's. */
export interface Clear {
  t: "clear";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9 */
  seat: number;
}

/** As the host: play with these options. In a running game only `pace` changes, also by whoever is alone there. */
export interface Change {
  t: "change";
  /** 1 to 40 characters */
  id: string;
  options: Options;
}

/** Deal; seats that are still free go to bots of this level. */
export interface Start {
  t: "start";
  /** 1 to 40 characters */
  id: string;
  /** at most 64 characters */
  fill?: string;
}

/** Act, in notation: `37>A`, `END`, `P1:BEGIN`, `P0:CONCEDE`. */
export interface Do {
  t: "do";
  /** 1 to 40 characters */
  id: string;
  /** the event that made the position I am looking at */
  at: number;
  /** at most 64 characters */
  do: string;
}

/** Take my last card back; where other people play, ask them for that, or agree with whoever asks. */
export interface Undo {
  t: "undo";
  /** 1 to 40 characters */
  id: string;
  at: number;
}

/** Let the card lie that somebody wants back: I do not agree, or no longer ask for it. */
export interface Keep {
  t: "keep";
  /** 1 to 40 characters */
  id: string;
  at: number;
}

/** I am alone with bots: let them go on without a pause until it is my turn. */
export interface Hurry {
  t: "hurry";
  /** 1 to 40 characters */
  id: string;
}

/** Give a signal: `KEEP(A,2)`. */
export interface Say {
  t: "say";
  /** 1 to 40 characters */
  id: string;
  /** at most 64 characters */
  say: string;
}

/** Write to the others. */
export interface Write {
  t: "write";
  /** 1 to 40 characters */
  id: string;
  /** 1 to 500 characters */
  text: string;
  /** send it although something in it looks like a number: for tables among friends */
  anyway?: boolean;
}

/** React to what happens, once in every turn of the table; before the deal there is nothing to react to. */
export interface React {
  t: "react";
  /** 1 to 40 characters */
  id: string;
  reaction: Reaction;
}

/** Let watchers see my cards, or no longer. */
export interface Share {
  t: "share";
  /** 1 to 40 characters */
  id: string;
  on: boolean;
}

/** What should happen to an absent seat: `wait`, `bot`, or `end` if everybody present agrees. */
export interface Absence {
  t: "absence";
  /** 1 to 40 characters */
  id: string;
  /** 0 to 9 */
  seat: number;
  choice: "wait" | "bot" | "end";
}

/** Play again with the same people. */
export interface Rematch {
  t: "rematch";
  /** 1 to 40 characters */
  id: string;
  same_deal?: boolean;
}

/** The answer to a hello: everything that I may know, as of event `seq`. */
export interface Table {
  t: "table";
  code: string;
  seq: number;
  /** the event that made this position; a request to act has to name it */
  at: number;
  /** my seat */
  you?: number | null;
  /** the seat whose cards I watch */
  watching?: number | null;
  setting: Setting;
  /** none before the deal */
  sight?: Sight | null;
  /** of each deck, the cards nobody has laid yet */
  unlaid?: string[][];
  /** news since the event that I had */
  missed?: (Did | Undone | Said | Wrote | Reacted | Stopped | Replaced)[];
  /** seats that are connected */
  here?: number[];
  watchers?: number;
  /** seconds of the clock for this turn; 0: no clock */
  left?: number;
}

/** A seat acted; a card that is laid is no longer unlaid. */
export interface Did {
  t: "did";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  do: string;
  /** a thinking bot had no time to think, and chose by feel */
  instant?: boolean;
}

/** A seat took a card back, which is unlaid again. */
export interface Undone {
  t: "undone";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  do: string;
}

/** A seat gave a signal. */
export interface Said {
  t: "said";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  say: string;
}

/** A seat wrote to the others. */
export interface Wrote {
  t: "wrote";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  text: string;
  /** the words that look like a number; it was sent all the same */
  doubt?: string;
}

/** A seat reacted to what happened. */
export interface Reacted {
  t: "reacted";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  reaction: Reaction;
}

/** My text was held back: nobody saw it. The request is answered by a `no`. */
export interface Stopped {
  t: "stopped";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  reason: TalkReason;
}

/** A bot failed for good: from now on a bot of another level plays there. */
export interface Replaced {
  t: "replaced";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  seat: number;
  bot: string;
}

/** Seats, options or the phase changed; after the deal it comes with a whole sight. */
export interface Arranged {
  t: "arranged";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
  setting: Setting;
  unlaid?: string[][];
  /** seconds of the clock for this turn; a turn that begins has all of them */
  left?: number;
}

/** Something happened that is not my business. */
export interface Quiet {
  t: "quiet";
  seq: number;
  /** of my request, if this is its answer */
  id?: string;
  /** fields of my sight that changed */
  now?: Partial<Sight>;
}

/** Who is connected; it has no number in the log. */
export interface Here {
  t: "here";
  here: number[];
  watchers?: number;
}

/** A request is done, now or when it was asked before: its event has this number. */
export interface Ok {
  t: "ok";
  id: string;
  seq: number;
}

/** A request is refused: nothing has changed. */
export interface No {
  t: "no";
  reason: RefusalReason;
  /** the reason in the language of the hello */
  text: string;
  id?: string;
  /** the text may be sent all the same: repeat the request with `anyway` */
  anyway?: boolean;
}

/** I am here, and this is the last event in the log of this table. */
export interface Pong {
  t: "pong";
  n: number;
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

/** Why a call is refused: nothing has changed. */
export interface Refusal {
  reason: RefusalReason;
  /** in the language that the call asked for */
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
  | Say
  | Write
  | React
  | Share
  | Absence
  | Rematch;

/** What the server sends. */
export type Message =
  | Table
  | Did
  | Undone
  | Said
  | Wrote
  | Reacted
  | Stopped
  | Replaced
  | Arranged
  | Quiet
  | Here
  | Ok
  | No
  | Pong;
