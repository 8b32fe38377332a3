// Every call that the client makes, with the type of its answer; the types are those that the server writes.
import type {
  Branch,
  Exchange,
  Exchanged,
  GameInfo,
  Listing,
  MyListing,
  NewPass,
  NewTable,
  Order,
  Reach,
  Replay,
  Reviewing,
  RulesInfo,
  Version,
} from "../protocol";
import { texts } from "../texts/texts.svelte";
import { call, Refused } from "./calls";

const MOST_BYTES = 65_536; // of a record that the server takes

/** Return every game, in the language of the texts. */
export function fetchGames(): Promise<GameInfo[]> {
  return call("GET", "/api/games");
}

/** Return the rules of a game; the query says of which version, and with which house rules. */
export function fetchRules(id: string, query: URLSearchParams): Promise<RulesInfo> {
  return call("GET", `/api/rules/${id}?${query}`);
}

/** Return which tenback the server is. */
export function fetchVersion(): Promise<Version> {
  return call("GET", "/api/version");
}

/** Return who can come to the server, and how. */
export function fetchReach(): Promise<Reach> {
  return call("GET", "/api/reach");
}

/** Return a new pass. */
export function fetchPass(): Promise<NewPass> {
  return call("POST", "/api/passes");
}

/** Bind the seats of one pass to another. */
export function exchangePass(secret: string, next: Exchange): Promise<Exchanged> {
  return call("POST", "/api/passes/exchange", { body: next, secret });
}

/** Open a table for the holder of a pass. */
export function postOrder(order: Order, secret: string): Promise<NewTable> {
  return call("POST", "/api/tables", { body: order, secret });
}

/** Open a table that plays on from a position of a finished game. */
export function postBranch(code: string, branch: Branch, secret: string): Promise<NewTable> {
  return call("POST", `/api/tables/${code}/branch`, { body: branch, secret });
}

/** Return the tables that anybody may join. */
export function fetchOpenTables(): Promise<Listing[]> {
  return call("GET", "/api/tables");
}

/** Return the tables at which the holder of a pass sits, the newest first. */
export function fetchMyTables(secret: string): Promise<MyListing[]> {
  return call("GET", "/api/tables/mine", { secret });
}

/** Return a finished game of a table. */
export function fetchReplay(code: string): Promise<Replay> {
  return call("GET", `/api/tables/${code}/replay`);
}

/** Return the game in a record file: the server reads it, because it knows the rules. */
export async function readRecord(file: Blob): Promise<Replay> {
  if (file.size > MOST_BYTES) throw new Refused(texts("replay-too-big"));
  return call("POST", "/api/replays", { body: file });
}

/** Return the review of a finished game, as far as it has got. */
export function fetchReview(code: string, deep: boolean): Promise<Reviewing> {
  return call("GET", `/api/tables/${code}/review${deep ? "?deep=true" : ""}`);
}

/** Return the review of the game in a record file, as far as it has got. */
export function readReview(file: Blob, deep: boolean): Promise<Reviewing> {
  return call("POST", `/api/reviews${deep ? "?deep=true" : ""}`, { body: file });
}
