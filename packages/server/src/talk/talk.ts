/** Talking: what a server does for its pages, put together. */
import type { Place, Said, Saying } from "@tefuda/host/online/talk-schemas";
import type { Reason } from "@tefuda/host/online/talk-words";
import type { Database } from "../database/database.ts";
import { counter, type Limit } from "../people/limits.ts";
import { createFollowers, type Followers } from "./followers.ts";
import { bannedLately } from "./moderate.ts";
import { readSaid } from "./read.ts";
import { TalkError } from "./refused.ts";
import { report } from "./reports.ts";
import { say } from "./say.ts";

/** Of a person, over all machines. */
export const TALK_LIMITS = {
  says: { most: 6, per: 10_000 },
  reports: { most: 10, per: 24 * 60 * 60_000 },
} satisfies Record<string, Limit>;
export type TalkLimits = Record<keyof typeof TALK_LIMITS, Limit>;

export interface TalkOptions {
  db: Database;
  /** What limits are counted under; the same on all machines. */
  secret: string;
  limits?: Partial<TalkLimits>;
  /** The clock that all machines share. Milliseconds. */
  now(): number;
  newId(): string;
  /** Whoever was banned is to be shown out here. */
  showOut(user: string): void;
}

export interface Talk {
  db: Database;
  now(): number;
  newId(): string;
  followers: Followers;
  read(user: string, place: Place, since: number): Promise<Said[]>;
  say(user: string, place: Place, says: Saying): Promise<number>;
  report(user: string, place: Place, number: number, reason: Reason): Promise<void>;
  /** What was told on the channel of talk. */
  heard(payload: string): void;
  /** Something of that may have been missed. */
  catchUp(): Promise<void>;
}

export function createTalk({ db, secret, limits, now, newId, showOut }: TalkOptions): Talk {
  const { count } = counter(db, { ...TALK_LIMITS, ...limits }, secret, now);
  const read: Talk["read"] = (user, place, since) => readSaid(db, user, place, since);
  const followers = createFollowers(read);
  const within = async (what: keyof TalkLimits, user: string): Promise<void> => {
    if ((await count(what, user)) > 0) throw new TalkError("tooMuch");
  };
  return {
    ...{ db, now, newId, followers, read },
    async say(user, place, says) {
      await within("says", user);
      return await say(db, user, { place, says }, now());
    },
    async report(user, place, number, reason) {
      await within("reports", user);
      await report(db, user, { place, number, reason }, newId(), now());
    },
    async catchUp() {
      for (const user of await bannedLately(db, now())) showOut(user);
      await followers.catchUp();
    },
    heard(payload) {
      const [kind, id = "", number] = payload.split(" ");
      if (kind === "out") showOut(id);
      else if (kind === "table" || kind === "match")
        followers.heard({ kind, id }, Number(number)).catch(() => {});
    },
  };
}
