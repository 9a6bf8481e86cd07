/** What a connection needs of the server. */
import type { RefusalCode } from "@tefuda/host/online/wire";
import type { CircleService } from "../circles/service.ts";
import type { Database } from "../database/database.ts";
import type { Games } from "../games.ts";
import type { Matches } from "../match/matches.ts";
import type { Presence } from "../match/presence.ts";
import type { Time } from "../match/store.ts";
import type { Lobby } from "../tables/lobby.ts";
import type { Tables } from "../tables/tables.ts";
import type { Talk } from "../talk/talk.ts";
import type { TournamentService } from "../tournament/service.ts";

/** Whoever a session belongs to. */
export type { Person } from "../people/sessions.ts";

export interface Services {
  db: Database;
  time: Time;
  games: Games;
  matches: Matches;
  tables: Tables;
  lobby: Lobby;
  presence: Presence;
  /** How many messages a connection may send at once, and how many more every second. */
  messages?: { most: number; each: number };
  tournaments: TournamentService;
  circles: CircleService;
  talk: Talk;
  /** Counts what was not done, and why. */
  refused(code: RefusalCode): void;
  /** Tells whoever runs the server of a fault. */
  fault(error: unknown): void;
}
