/** Circles in a real database: who is in, what packs bring, what a trade of two does, what is played from collections. */
import { newNumber } from "@tefuda/host/drawn";
import { hashOf } from "@tefuda/kernel";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CircleRoom, circlePlan, circleRoom } from "../../test/circle-room.ts";
import { tournamentPlan } from "../../test/page.ts";
import { Tournaments } from "../tournament/tournaments.ts";
import { memberships } from "./belongings.ts";
import { admit, closeCircle, isFull, join, leaveCircle, listCircles, openCircle } from "./circles.ts";
import { packOf, printingOf } from "./ground.ts";
import { openPackOf, setShut, setWays } from "./own.ts";
import { ring } from "./rounds.ts";
import { binder, collection, copiesOf, guide, ledger } from "./telling.ts";
import { agreeTrade, counterTrade, endTrade, type Lists, offerTrade } from "./trades.ts";

let room: CircleRoom;
let circle = "";
beforeAll(async () => {
  room = await circleRoom();
}, 60_000);
beforeEach(() => room.next());
afterEach(async () => {
  expect(room.faults).toEqual([]);
  if (circle !== "") expect(await room.astray(circle)).toEqual([]);
  circle = "";
});
afterAll(() => room.end());

const user = async (number: number): Promise<string> => (await room.person(number)).user;
const one = (card: string, count = 1) => [{ card, count }];

describe("a circle", () => {
  test("has whom its host lets in, and nobody twice", async () => {
    circle = await room.filled(1);
    await expect(join(room.ground, circle, await room.person(1, true))).rejects.toThrow("guests");
    const boris = await room.person(2);
    await join(room.ground, circle, boris);
    await expect(join(room.ground, circle, boris)).rejects.toThrow("seated");
    const asks = await room.view(circle, 2);
    expect([asks.mine?.state, asks.members, asks.trades, asks.round]).toEqual(["asks", [], [], null]);
    await expect(openPackOf(room.ground, circle, boris.user, 0)).rejects.toThrow("notSeated");
    const member = await room.memberOf(circle, 2);
    await expect(admit(room.ground, circle, boris.user, member, true)).rejects.toThrow("notHost");
    await admit(room.ground, circle, await user(0), member, true);
    expect((await room.view(circle, 2)).members.map(({ name }) => name)).toEqual([
      (await room.person(0)).name,
      boris.name,
    ]);
    const mine = (await listCircles(room.db, boris.user)).find(({ id }) => id === circle);
    expect(mine).toMatchObject({ mine: "in", members: 2, open: true });
  });

  test("is full of those who are in it, and not of those who have left; so many more may ask", () => {
    const all = (state: "asks" | "in" | "left", many: number) =>
      Array<{ state: typeof state }>(many).fill({ state });
    expect(isFull([...all("left", 9000), ...all("asks", 499), ...all("in", 4999)], "in")).toBe(false);
    expect(isFull([...all("left", 9000), ...all("asks", 499), ...all("in", 5000)], "asks")).toBe(false);
    expect(isFull(all("in", 5000), "in")).toBe(true);
    expect(isFull(all("asks", 500), "asks")).toBe(true);
  });

  test("gives everybody the same number of packs, whoever comes late those since it began", async () => {
    circle = await room.filled(1, { packs: { first: 3, each: 2, days: 7, times: 2 } });
    const given = async (number: number) => (await room.view(circle, number)).mine?.packs.given;
    expect(await given(0)).toBe(3);
    await room.days(circle, 8);
    await join(room.ground, circle, await room.person(1));
    await admit(room.ground, circle, await user(0), await room.memberOf(circle, 1), true);
    expect([await given(0), await given(1)]).toEqual([5, 5]);
    await room.days(circle, 100);
    expect(await given(1)).toBe(7);
    expect((await room.view(circle, 1)).mine?.packs.next).toBeNull();
    for (let i = 0; i < 7; i++) await openPackOf(room.ground, circle, await user(1), i);
    await expect(openPackOf(room.ground, circle, await user(1), 7)).rejects.toThrow("noPack");
    await expect(openPackOf(room.ground, circle, await user(1), 3)).rejects.toThrow("late");
  });

  test("settles what lies in a pack before anybody opens one, and opens its secret at the end", async () => {
    circle = await room.filled(2);
    const { cards } = await openPackOf(room.ground, circle, await user(1), 0);
    const { hash, secret } = await room.view(circle, 1);
    expect(secret).toBeNull();
    await expect(closeCircle(room.ground, circle, await user(1))).rejects.toThrow("notHost");
    await closeCircle(room.ground, circle, await user(0));
    const closed = await room.view(circle, 1);
    expect(hashOf(closed.secret ?? "")).toBe(hash);
    const set = printingOf(room.ground.games.get("dew")!, circlePlan, 0);
    expect(packOf(set, closed.secret ?? "", 0)).toEqual(cards);
    // with which nobody else's can be opened
    expect((await room.view(circle, 0)).secret).not.toBe(closed.secret);
    await expect(openPackOf(room.ground, circle, await user(1), 1)).rejects.toThrow("over");
  });

  test("tells nobody what another owns, nor a binder that is closed", async () => {
    circle = await room.filled(2);
    const [card, other] = room.cards;
    await room.own(circle, 1, [card!, card!, other!, other!]);
    await room.keep(circle, 1, card!, 2);
    const member = await room.memberOf(circle, 1);
    const shown = await binder(room.ground, circle, await user(0), member);
    expect(shown.gives).toEqual(one(other!));
    await setShut(room.ground, circle, await user(1), await room.memberOf(circle, 0), true);
    await expect(binder(room.ground, circle, await user(0), member)).rejects.toThrow("notYours");
    await setShut(room.ground, circle, await user(1), await room.memberOf(circle, 0), false);
    await room.consent(circle, 1, 1, "ask", false);
    await expect(binder(room.ground, circle, await user(0), member)).rejects.toThrow("notYours");
    // what others own is in nothing that one is told
    const before = await room.view(circle, 0);
    await room.own(circle, 1, [room.cards[2]!]);
    expect(await room.view(circle, 0)).toEqual(before);
    await expect(collection(room.ground, circle, await user(5))).rejects.toThrow("notSeated");
  });

  test("keeps the copies of whoever goes in its ledger, as nobody's, and their name nowhere", async () => {
    circle = await room.filled(2);
    const [card] = room.cards;
    await room.own(circle, 1, [card!]);
    await room.own(circle, 0, [card!]);
    const gone = await user(1);
    await room.db.transaction().execute(async (trx) => {
      await memberships.forgetUser(trx, gone);
      await trx.deleteFrom("users").where("id", "=", gone).execute();
    });
    const { cards, entries } = await ledger(room.ground, circle, await user(0));
    expect(cards).toEqual([{ card, printed: 2, retired: 1 }]);
    expect(entries[0]).toMatchObject({ reason: "gone", copies: 1 });
    const members = room.db.selectFrom("members").select("user").where("circle", "=", circle);
    const rows = await members.orderBy("joined").execute();
    expect(rows.map((row) => row.user)).toEqual([await user(0), null]);
    await expect(room.db.deleteFrom("moves").where("circle", "=", circle).execute()).rejects.toThrow(
      "only grows",
    );
    await expect(
      room.db.updateTable("ledger").set({ at: 0 }).where("circle", "=", circle).execute(),
    ).rejects.toThrow("only grows");
  });

  test("is the next one's when its host goes, and closed when nobody is left; who comes back begins with nothing", async () => {
    circle = await room.filled(2);
    await openPackOf(room.ground, circle, await user(1), 0);
    await leaveCircle(room.ground, circle, await user(0));
    expect((await room.view(circle, 1)).mine?.host).toBe(true);
    await join(room.ground, circle, await room.person(0));
    await leaveCircle(room.ground, circle, await user(1));
    expect((await room.view(circle, 1)).open).toBe(false);
    expect(await openCircle(room.ground, circlePlan, await room.person(3))).toHaveLength(32);
  });

  test("gives whoever leaves and comes back no pack twice", async () => {
    circle = await room.filled(2);
    for (let i = 0; i < 6; i++) await openPackOf(room.ground, circle, await user(1), i);
    await leaveCircle(room.ground, circle, await user(1));
    await join(room.ground, circle, await room.person(1));
    await admit(room.ground, circle, await user(0), await room.memberOf(circle, 1), true);
    expect(await room.counts(circle, 1)).toEqual({});
    await expect(openPackOf(room.ground, circle, await user(1), 0)).rejects.toThrow("late");
    await expect(openPackOf(room.ground, circle, await user(1), 6)).rejects.toThrow("noPack");
  });
});

describe("a trade of two", () => {
  const offer = async (from: number, to: number, lists: Lists): Promise<string> =>
    offerTrade(room.ground, circle, await user(from), await room.memberOf(circle, to), lists);

  test("is what both have agreed to, after an offer and another one", async () => {
    circle = await room.filled(3);
    const [a, b] = room.cards;
    await room.own(circle, 0, [a!, a!]);
    await room.own(circle, 1, [b!, b!]);
    const first = { gives: one(a!), gets: one(b!, 2) };
    const trade = await offer(0, 1, first);
    expect((await room.view(circle, 1)).trades).toMatchObject([
      {
        id: trade,
        gives: one(b!, 2),
        gets: one(a!),
        version: 1,
        mine: false,
        agreed: { me: false, they: true },
      },
    ]);
    expect((await room.view(circle, 2)).trades).toEqual([]);
    const second = { gives: one(b!), gets: one(a!) };
    await counterTrade(room.ground, circle, await user(1), { trade, version: 1, ...second });
    const shown = { gives: one(a!), gets: one(b!) };
    const agree = async (number: number, version: number, lists: Lists) =>
      agreeTrade(room.ground, circle, await user(number), { trade, version, ...lists });
    // neither the list before, nor another than is shown, nor somebody else's
    await expect(agree(0, 1, first)).rejects.toThrow("otherList");
    await expect(agree(0, 2, first)).rejects.toThrow("otherList");
    await expect(agree(2, 2, shown)).rejects.toThrow("unknown");
    expect(await agree(0, 2, shown)).toBe(true);
    expect(await room.counts(circle, 0)).toEqual({ [a!]: 1, [b!]: 1 });
    expect(await room.counts(circle, 1)).toEqual({ [a!]: 1, [b!]: 1 });
    await expect(agree(1, 2, second)).rejects.toThrow("over");
    // the guide knows of what was traded, and of nothing else
    const worths = await guide(room.ground, circle, await user(2));
    expect(worths.map(({ card, trades }) => [card, trades])).toEqual([
      [a, 1],
      [b, 1],
    ]);
    const [copy] = await copiesOf(room.ground, circle, await user(0), b!);
    // the hand that it came from does not show its name
    expect(copy?.hands).toMatchObject([
      { name: null, reason: "packs" },
      { name: (await room.person(0)).name, reason: "trade" },
    ]);
  });

  test("gives no copy twice", async () => {
    circle = await room.filled(3, { gifts: null });
    const [a, b] = room.cards;
    await room.own(circle, 0, [a!]);
    await room.own(circle, 1, [b!]);
    await room.own(circle, 2, [b!]);
    const lists = { gives: one(a!), gets: one(b!) };
    const trades = [await offer(0, 1, lists), await offer(0, 2, lists)];
    const back = { gives: one(b!), gets: one(a!) };
    const done = await Promise.allSettled(
      trades.map(async (trade, i) =>
        agreeTrade(room.ground, circle, await user(i + 1), { trade, version: 1, ...back }),
      ),
    );
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await room.counts(circle, 0)).toEqual({ [b!]: 1 });
    await expect(offer(0, 1, { gives: one(a!), gets: [] })).rejects.toThrow("copies");
    await expect(offer(0, 1, { gives: [...one(b!), ...one(b!)], gets: [] })).rejects.toThrow("plan");
    await expect(offer(0, 1, { gives: one("No such card"), gets: [] })).rejects.toThrow("plan");
  });

  test("gives nobody more without return than the circle allows, and shows what it gave", async () => {
    circle = await room.filled(4, { gifts: 2 });
    const [a, b] = room.cards;
    for (const i of [1, 2, 3]) await room.own(circle, i, [a!, a!]);
    await room.own(circle, 0, [b!]);
    const give = async (from: number, lists: Lists) => {
      const trade = await offer(from, 0, lists);
      const back = { gives: lists.gets, gets: lists.gives };
      return agreeTrade(room.ground, circle, await user(0), { trade, version: 1, ...back });
    };
    expect(await give(1, { gives: one(a!, 2), gets: [] })).toBe(true);
    // another account feeds no further, neither openly nor as half a trade
    await expect(give(2, { gives: one(a!), gets: [] })).rejects.toThrow("gifts");
    await expect(give(2, { gives: one(a!, 2), gets: one(b!) })).rejects.toThrow("gifts");
    expect(await give(3, { gives: one(a!), gets: one(b!) })).toBe(true);
    const { gifts, mine } = await room.view(circle, 2);
    expect(gifts).toMatchObject([
      { from: (await room.person(1)).name, to: (await room.person(0)).name, copies: 2 },
    ]);
    expect(mine?.gifts).toBe(2);
    expect((await room.view(circle, 0)).mine?.gifts).toBe(0);
  });

  test("counts good copies for poor ones as a gift, as far as worths were sure at the last round", async () => {
    circle = await room.filled(2, { gifts: 3 });
    const [good, poor] = room.cards;
    await room.own(circle, 0, [poor!, poor!, poor!]);
    await room.own(circle, 1, [good!, good!, good!]);
    const swap = async (gives: string, gets: string) => {
      const trade = await offer(0, 1, { gives: one(gives), gets: one(gets) });
      const back = { gives: one(gets), gets: one(gives) };
      return agreeTrade(room.ground, circle, await user(1), { trade, version: 1, ...back });
    };
    const gifts = async () => (await room.view(circle, 0)).gifts;
    // nothing is known of worths yet
    await swap(poor!, good!);
    expect(await gifts()).toEqual([]);
    await ring(room.ground, circle, await user(0));
    await room.service.advance(circle);
    const worths = { [good!]: { worth: 2.2, error: 0.1 }, [poor!]: { worth: 0.3, error: 0.1 } };
    await room.db
      .updateTable("trading_rounds")
      .set({ worths: JSON.stringify(worths) })
      .where("circle", "=", circle)
      .where("number", "=", 1)
      .execute();
    await swap(poor!, good!);
    const [from, to] = [(await room.person(1)).name, (await room.person(0)).name];
    expect(await gifts()).toMatchObject([{ from, to, copies: 1, back: 1 }]);
    expect((await room.view(circle, 0)).mine?.gifts).toBe(1);
    await expect(swap(poor!, good!)).rejects.toThrow("gifts");
    // what it says is left out of the guide, which knows of the swap before
    expect(await guide(room.ground, circle, await user(0))).toMatchObject([{ trades: 1 }, { trades: 1 }]);
    expect(await swap(good!, poor!)).toBe(true);
    expect((await room.view(circle, 0)).mine?.gifts).toBe(3);
  });

  test("says what it does for decks and wishes, and ends where one shuts the other out", async () => {
    circle = await room.filled(2);
    const [a, b] = room.cards;
    await room.own(circle, 0, [a!]);
    await room.own(circle, 1, [b!, b!]);
    await room.db
      .insertInto("decks")
      .values({
        ...{ user: await user(0), id: "d", game: "dew", name: "Bees", cards: JSON.stringify([b!, b!, b!]) },
        changed: 1,
      })
      .execute();
    await room.keep(circle, 1, a!, 1);
    // whoever begins keeps one of each and wishes for it; here it is about the deck alone
    expect((await collection(room.ground, circle, await user(0))).wishes).toHaveLength(room.cards.length - 1);
    await setWays(room.ground, circle, await user(0), {
      ...(await room.view(circle, 0)).mine!.ways,
      aim: { decks: true, playset: false, set: false },
    });
    const trade = await offer(0, 1, { gives: one(a!), gets: one(b!, 2) });
    expect((await room.view(circle, 0)).trades[0]?.does).toEqual({
      decks: [{ name: "Bees", before: 3, after: 1 }],
      theirs: { wished: 1, copies: 1 },
    });
    const { wishes, decks } = await collection(room.ground, circle, await user(0));
    expect(wishes).toEqual([{ card: b, count: 3, rank: 8, why: "deck" }]);
    expect(decks).toEqual([{ id: "d", name: "Bees", cards: [b, b, b], changed: 1, lacks: 3 }]);
    await setShut(room.ground, circle, await user(1), await room.memberOf(circle, 0), true);
    expect((await room.view(circle, 0)).trades).toEqual([]);
    await expect(endTrade(room.ground, circle, await user(0), trade)).rejects.toThrow("over");
    await expect(offer(0, 1, { gives: one(a!), gets: [] })).rejects.toThrow("shut");
  });
});

test("a tournament from a circle is for its members, with decks that they own when a match begins", async () => {
  const { games, drawn } = room.ground;
  circle = await room.filled(3, { gifts: null });
  const list = games.get("dew")!.data.lists[0]!;
  const tournaments = new Tournaments(room.db, { games, engine: "test" }, drawn);
  const plan = { ...tournamentPlan, circle, form: { form: "swiss", rounds: 2, cut: null } as const };
  const enter = async (id: string, number: number) =>
    tournaments.enter(id, await room.person(number), { list: list.id }, newNumber());
  const host = await room.person(2);
  await expect(tournaments.open({ ...plan, sealed: true }, host)).rejects.toThrow("plan");
  await expect(tournaments.open(plan, await room.person(5))).rejects.toThrow("notMember");
  const id = await tournaments.open(plan, host);
  for (const number of [0, 1]) {
    await expect(enter(id, number)).rejects.toThrow("notOwned");
    await room.own(circle, number, list.cards);
    await enter(id, number);
  }
  await expect(enter(id, 5)).rejects.toThrow("notMember");
  await expect(tournaments.enterProgram(id, host.user, "random")).rejects.toThrow("plan");
  const [match] = await tournaments.start(id, host.user);
  await room.db
    .updateTable("matches")
    .set({ ended: JSON.stringify({ how: "rules", winner: 1 }) })
    .where("id", "=", match!)
    .execute();
  // what they entered with goes to somebody else
  const lists = { gives: one(list.cards[0]!), gets: [] };
  const trade = await offerTrade(room.ground, circle, await user(1), await room.memberOf(circle, 2), lists);
  const back = { gives: [], gets: lists.gives };
  await agreeTrade(room.ground, circle, host.user, { trade, version: 1, ...back });
  expect((await tournaments.advance(id)).begun).toEqual([]);
  const { row, entrants, pairings } = (await tournaments.read(id))!;
  const [stays] = entrants;
  const { first, match: none, result } = pairings.at(-1)!;
  expect([row.state, none]).toEqual(["over", null]);
  expect(result?.outcome).toBe(first === stays!.id ? "first" : "second");
});
