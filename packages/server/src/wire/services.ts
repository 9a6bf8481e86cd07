/** What a connection needs of the server. */
import type { OwnMatch, RefusalCode } from "@tefuda/host/online/wire";
import type { Matches } from "../match/matches.ts";
import type { Time } from "../match/store.ts";
import type { Lobby } from "../tables/lobby.ts";
import type { Tables } from "../tables/tables.ts";

/** Whoever a session belongs to. */
export interface Person {
  id: string;
  name: string;
  /** Without an account. */
  guest: boolean;
}

export interface Services {
  time: Time;
  matches: Matches;
  tables: Tables;
  lobby: Lobby;
  /** The matches that somebody plays in and that are not over, the latest first. */
  matchesOf(user: string): Promise<OwnMatch[]>;
  /** Counts what was not done, and why. */
  refused(code: RefusalCode): void;
  /** Tells whoever runs the server of a fault. */
  fault(error: unknown): void;
}
