/** What a page asks for about talking, done for whoever the session says it is. */
import {
  type Place,
  type TalkRequest,
  type TalkResults,
  talkResults,
} from "@tefuda/host/online/talk-schemas";
import type { Asker } from "../wire/asker.ts";
import { lift, mustBe, settle } from "./moderate.ts";
import { appoint, deeds, moderators, openText } from "./operate.ts";
import { seatOf, standingAt } from "./place.ts";
import { relate, relationsOf } from "./relations.ts";
import { reportsFor } from "./reports.ts";
import { markSeen, standingOf, wishText } from "./standing.ts";
import type { Talk } from "./talk.ts";

export const isTalk = (request: { ask: string }): request is TalkRequest =>
  Object.hasOwn(talkResults, request.ask);

/** Throws a `TalkError` where it is not done. */
export function handleTalk(
  talk: Talk,
  asker: Asker,
  request: TalkRequest,
): Promise<TalkResults[TalkRequest["ask"]]> {
  const { id: user } = asker.person;
  const { db } = talk;
  switch (request.ask) {
    case "say":
      return talk.say(user, request.place, request.says).then((number) => ({ number }));
    case "talk":
      return follow(talk, asker, request.place, request.since, request.on);
    case "standing":
      return standingOf(db, user, talk.now());
    case "wishText":
      return nothing(wishText(db, user, request.on));
    case "seen":
      return nothing(markSeen(db, user, request.warning));
    case "relate":
      return nothing(relate(db, user, request, talk.newId()));
    case "relations":
      return relationsOf(db, user);
    case "report":
      return nothing(talk.report(user, request.place, request.number, request.reason));
    case "reports":
      return mustBe(db, user, "moderator").then(() => reportsFor(db, user, request.settled));
    case "settle":
      return nothing(settle(db, user, request, talk.newId(), talk.now()));
    case "lift":
      return nothing(lift(db, user, request.report, talk.now()));
    case "appoint":
      return nothing(appoint(db, user, request, talk.now()));
    case "moderators":
      return mustBe(db, user, "operator").then(() => moderators(db));
    case "openText":
      return nothing(openText(db, user, request.on, talk.now()));
    case "deeds":
      return mustBe(db, user, "operator").then(() => deeds(db));
  }
}

async function nothing(done: Promise<void>): Promise<null> {
  await done;
  return null;
}

async function follow(
  talk: Talk,
  { person: { id: user }, send, follow: begin, unfollow }: Asker,
  place: Place,
  since: number,
  on: boolean,
): Promise<TalkResults["talk"]> {
  const key = `talk ${place.kind} ${place.id}`;
  if (!on) {
    unfollow(key);
    return await talk.read(user, place, since);
  }
  seatOf(await standingAt(talk.db, place), user);
  let before: TalkResults["talk"] = [];
  await begin(key, async () => {
    const tell = (said: TalkResults["talk"]): void => send({ talk: { place, said } });
    const { said, leave } = await talk.followers.follow({ user, place, since, tell });
    before = said;
    return leave;
  });
  return before;
}
