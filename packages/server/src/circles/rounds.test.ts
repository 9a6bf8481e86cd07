/** Trading rounds in a real database: what goes round, who is asked, what is told of it to whom. */
import { faultInPapers } from "@tefuda/market";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CircleRoom, circlePlan, circleRoom } from "../../test/circle-room.ts";
import { closeCircle, join, leaveCircle } from "./circles.ts";
import { hold } from "./ground.ts";
import { setShut } from "./own.ts";
import { answerRound, ring } from "./rounds.ts";
import { papers, ringsOf } from "./telling.ts";
import { agreeTrade, offerTrade } from "./trades.ts";

let room: CircleRoom;
let circle = "";
beforeAll(async () => {
  room = await circleRoom();
}, 60_000);
beforeEach(() => room.next());
afterEach(async () => {
  expect(room.faults).toEqual([]);
  expect(await room.astray(circle)).toEqual([]);
  const kept = await room.db.selectFrom("copies").select("id").where("kept", "is not", null).execute();
  expect(kept).toEqual([]);
});
afterAll(() => room.end());

const user = async (number: number): Promise<string> => (await room.person(number)).user;

/** So many people in a circle, each with a card that the next one wishes for; no two of them could trade. */
async function wheel(count: number, dear = 1): Promise<string> {
  const id = await room.filled(count, { auditor: (await room.person(0)).name });
  for (let i = 0; i < count; i++) {
    await room.consent(id, i, 1, "ask", false);
    await room.own(id, i, [room.cards[i]!]);
    await room.keep(id, i, room.cards[i]!, 0, dear);
    await room.keep(id, i, room.cards[(i + count - 1) % count]!, 1);
  }
  return id;
}

async function bell(): Promise<void> {
  await ring(room.ground, circle, await user(0));
  await room.service.advance(circle);
}

const answer = async (number: number, yes: boolean): Promise<void> => {
  const { round } = await room.view(circle, number);
  const { give, get } = round!.questions[0]!;
  await answerRound(room.ground, circle, await user(number), { round: round!.number, give, get, yes });
  await room.service.advance(circle);
};

describe("a trading round", () => {
  test("goes through as many hands as it takes, at its bell", async () => {
    circle = await wheel(5);
    await room.days(circle, 6);
    await room.service.sweep();
    expect((await room.view(circle, 0)).rounds).toEqual([]);
    await room.days(circle, 2);
    await room.service.sweep();
    const { rounds, round } = await room.view(circle, 1);
    expect(rounds).toMatchObject([
      { number: 1, copies: 5, people: 5, took: 5, rings: 1, worth: null, mine: true },
    ]);
    expect(round).toMatchObject({ number: 2, step: "waits", questions: [] });
    for (let i = 0; i < 5; i++)
      expect(await room.counts(circle, i)).toEqual({ [room.cards[(i + 4) % 5]!]: 1 });
    const [own] = await ringsOf(room.ground, circle, await user(2), 1);
    expect(own?.steps).toHaveLength(5);
    expect(own?.steps.filter(({ me }) => me)).toMatchObject([{ card: room.cards[2] }]);
  });

  test("tells only whoever is in a ring of it, and its auditor without names", async () => {
    circle = await wheel(3);
    const outside = 90;
    await bell();
    await expect(ringsOf(room.ground, circle, await user(outside), 1)).rejects.toThrow("notSeated");
    await expect(papers(room.ground, circle, await user(1), 1)).rejects.toThrow("notYours");
    const text = await papers(room.ground, circle, await user(0), 1);
    expect(faultInPapers(JSON.parse(text))).toBeNull();
    const { members } = await room.view(circle, 0);
    for (const { id, name } of members) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(name);
    }
    const bad = JSON.parse(text);
    bad.flows[0] += 1;
    expect(faultInPapers(bad)).not.toBeNull();
  });

  test("asks whoever would give what is dear to them, and is worked out anew without what they refuse", async () => {
    circle = await wheel(4, 5);
    await bell();
    expect((await room.view(circle, 2)).round).toMatchObject({
      step: "asks",
      questions: [{ give: room.cards[2], get: room.cards[1], copies: 1 }],
      // three others are asked, which would be all of them
      waits: { people: 1, more: true },
    });
    // what is kept back goes into no other trade meanwhile
    const lists = { gives: [{ card: room.cards[2]!, count: 1 }], gets: [] };
    const other = await room.memberOf(circle, 3);
    await expect(offerTrade(room.ground, circle, await user(2), other, lists)).rejects.toThrow("kept");
    for (const i of [0, 1, 3]) await answer(i, true);
    expect((await room.view(circle, 2)).round).toMatchObject({
      step: "asks",
      waits: { people: 0, more: false },
    });
    await answer(2, false);
    const { rounds } = await room.view(circle, 2);
    expect(rounds).toMatchObject([{ copies: 0, rings: 0 }]);
    expect(await room.counts(circle, 2)).toEqual({ [room.cards[2]!]: 1 });
  });

  test("is done when all who are asked say yes", async () => {
    circle = await wheel(3, 5);
    await bell();
    for (const i of [0, 1, 2]) await answer(i, true);
    expect((await room.view(circle, 2)).rounds).toMatchObject([{ copies: 3, rings: 1 }]);
  });

  test("takes silence for a refusal when the time is over", async () => {
    circle = await wheel(3, 5);
    await bell();
    await answer(0, true);
    await expect(answer(0, true)).rejects.toThrow();
    await room.days(circle, 2);
    await room.service.sweep();
    expect((await room.view(circle, 2)).rounds).toMatchObject([{ copies: 0 }]);
  });

  test("goes on without whoever leaves, and whole or not at all", async () => {
    circle = await wheel(3, 5);
    const [a, b] = [room.cards[7]!, room.cards[8]!];
    for (const [i, own, wish] of [
      [0, a, b],
      [1, b, a],
    ] as const) {
      await room.own(circle, i, [own]);
      await room.keep(circle, i, own, 0);
      await room.keep(circle, i, wish, 1);
    }
    await bell();
    await leaveCircle(room.ground, circle, await user(2));
    await room.service.advance(circle);
    expect((await room.view(circle, 0)).rounds).toMatchObject([{ copies: 2, people: 2, rings: 1 }]);
    expect(await room.counts(circle, 0)).toEqual({ [room.cards[0]!]: 1, [b]: 1 });
  });

  test("waits no longer for whoever asks to be let in again and goes", async () => {
    circle = await wheel(4, 5);
    await bell();
    await leaveCircle(room.ground, circle, await user(3));
    await room.service.advance(circle);
    await room.days(circle, 0.5);
    const before = (await room.view(circle, 1)).round;
    await join(room.ground, circle, await room.person(3));
    await leaveCircle(room.ground, circle, await user(3));
    expect((await room.view(circle, 1)).round).toEqual(before);
    await room.days(circle, 2);
    await room.service.sweep();
    expect((await room.view(circle, 1)).round).toMatchObject({ number: 2, step: "waits" });
  });

  test("rings once for bells that were missed", async () => {
    circle = await wheel(3);
    await room.days(circle, 40);
    await room.service.sweep();
    await room.service.sweep();
    const { rounds, round } = await room.view(circle, 0);
    expect([rounds.length, round?.step]).toEqual([1, "waits"]);
    expect(round!.bell! > Date.now()).toBe(true);
  });

  test("of one circle waits for no other, which may be slow or broken", async () => {
    const slow = await room.filled(2);
    const broken = await room.filled(2);
    circle = await wheel(3);
    for (const id of [slow, broken, circle]) await room.days(id, 8);
    const plan = JSON.stringify({ ...circlePlan, game: "none" });
    await room.db.updateTable("circles").set({ plan }).where("id", "=", broken).execute();
    const over = async (id: string): Promise<number> => (await room.view(id, 1)).rounds.length;
    let sweep = Promise.resolve();
    await room.db.transaction().execute(async (trx) => {
      await hold(trx, slow);
      sweep = room.service.sweep();
      await expect.poll(() => over(circle), { timeout: 20_000 }).toBe(1);
      expect(await over(slow)).toBe(0);
    });
    await sweep;
    expect(await over(slow)).toBe(1);
    expect(room.faults.splice(0)).toHaveLength(1);
    await closeCircle(room.ground, broken, await user(0));
  });

  test("leads no copy to somebody who is shut out", async () => {
    circle = await wheel(3);
    await setShut(room.ground, circle, await user(1), await room.memberOf(circle, 0), true);
    await bell();
    expect((await room.view(circle, 1)).rounds).toMatchObject([{ copies: 0 }]);
  });

  test("is worked out once, however many machines work at it, and a copy that was offered elsewhere stays where it is", async () => {
    circle = await wheel(6);
    const lists = { gives: [{ card: room.cards[0]!, count: 1 }], gets: [{ card: room.cards[1]!, count: 1 }] };
    const trade = await offerTrade(room.ground, circle, await user(0), await room.memberOf(circle, 1), lists);
    await ring(room.ground, circle, await user(0));
    const back = { gives: lists.gets, gets: lists.gives };
    const done = await Promise.allSettled([
      ...[1, 2, 3].map(() => room.service.advance(circle)),
      agreeTrade(room.ground, circle, await user(1), { trade, version: 1, ...back }),
    ]);
    expect(done.at(-1)?.status).toBe("rejected");
    expect((await room.view(circle, 1)).rounds).toMatchObject([{ number: 1, copies: 6 }]);
  });
});
