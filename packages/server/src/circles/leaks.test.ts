/**
 * Paired markets: two circles that differ only in what somebody may not know - what others own, wish for, and give in a round -
 * give that person the same bytes, whatever they ask.
 */
import { hashOf } from "@tefuda/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CircleRoom, circleRoom } from "../../test/circle-room.ts";
import { answerRound, ring } from "./rounds.ts";
import { binder, collection, copiesOf, guide, ledger, papers, ringsOf } from "./telling.ts";

/** What is drawn comes in the same order in both. */
function drawn(): Parameters<typeof circleRoom>[0] {
  let count = 0;
  const hex = (digits: number): string => (++count).toString(16).padStart(digits, "0");
  return {
    id: () => hex(32),
    number: () => hex(32),
    secret: () => {
      const secret = hex(64);
      return { secret, hash: hashOf(secret) };
    },
  };
}

let rooms: CircleRoom[] = [];
beforeAll(async () => {
  rooms = await Promise.all([circleRoom(drawn()), circleRoom(drawn())]);
}, 60_000);
afterAll(async () => {
  for (const room of rooms) await room.end();
});

/** Everything that somebody can ask of a circle, or why not; times are told by the clock, which is another. */
async function bytesOf(room: CircleRoom, circle: string, number: number): Promise<string> {
  const { user } = await room.person(number);
  const { ground } = room;
  const { members } = await room.view(circle, number);
  const asked: Promise<unknown>[] = [
    room.view(circle, number),
    collection(ground, circle, user),
    ledger(ground, circle, user),
    guide(ground, circle, user),
    ringsOf(ground, circle, user, 1),
    papers(ground, circle, user, 1),
    ...members.map(({ id }) => binder(ground, circle, user, id)),
    ...room.cards.slice(0, 6).map((card) => copiesOf(ground, circle, user, card)),
  ];
  const told = await Promise.allSettled(asked);
  const plain = told.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)));
  return JSON.stringify(plain).replaceAll(/\b1\d{12}\b/g, "time");
}

/**
 * Two own two cards, and wish for each other's; which of them owns which, and which of them has answered already whether they give
 * it, is for nobody else to know.
 */
async function play(room: CircleRoom, turned: boolean): Promise<string[]> {
  const seen: string[] = [];
  const circle = await room.filled(4);
  const see = async (): Promise<void> => {
    seen.push(await bytesOf(room, circle, 0), await bytesOf(room, circle, 3));
  };
  const [x, y] = room.cards as [string, string];
  const [one, other] = turned ? [y, x] : [x, y];
  for (const number of [1, 2]) await room.consent(circle, number, turned ? 5 : 2, "ask", false);
  await room.own(circle, 0, [x, y]);
  // printed in one order, whoever owns it
  for (const card of [x, y]) await room.own(circle, card === one ? 1 : 2, [card]);
  await see();
  await room.keep(circle, 1, one, 0, 10);
  await room.keep(circle, 1, other, 1);
  await room.keep(circle, 2, other, 0, 10);
  await room.keep(circle, 2, one, 1);
  await see();
  await ring(room.ground, circle, (await room.person(0)).user);
  await room.service.advance(circle);
  await see();
  for (const number of turned ? [2, 1] : [1, 2]) {
    const { user } = await room.person(number);
    const [question] = (await room.view(circle, number)).round!.questions;
    await answerRound(room.ground, circle, user, { round: 1, yes: true, ...question! });
    if (number === (turned ? 2 : 1)) await see();
  }
  await room.service.advance(circle);
  expect(await room.counts(circle, 1)).toEqual({ [other]: 1 });
  await see();
  return seen;
}

test("paired markets look the same to whoever is in no ring of theirs", async () => {
  const [one, other] = await Promise.all(rooms.map((room, i) => play(room, i === 1)));
  expect(one!.at(-1)).toContain('"copies":2');
  expect(other).toEqual(one);
});
