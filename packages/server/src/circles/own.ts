/** What somebody does for themselves in a circle: opens packs, says what they collect, and whom they keep away from. */
import type { Collection, Ways } from "@tefuda/host/online/circle-schemas";
import { WordsError } from "@tefuda/kernel";
import { nextPacks, packsGiven } from "@tefuda/market";
import { timeOf } from "../database/database.ts";
import { dropDeck, putDeck } from "../people/decks.ts";
import { print } from "./copies.ts";
import { change, type Ground, keyOf, packOf, printingOf, setOf, shelfOf, tell } from "./ground.ts";
import { endTrades, inside, memberIn, setMember } from "./members.ts";
import { CircleError } from "./refusal.ts";
import type { Circle, Member } from "./rows.ts";

/** Opens somebody's next pack; `number` is how many they had opened, so that one wish opens one. */
export function openPackOf(
  ground: Ground,
  id: string,
  user: string,
  number: number,
): Promise<{ cards: string[]; opened: number }> {
  return change(ground, id, [], async (held) => {
    const { trx, circle, now } = held;
    const own = memberIn(held, user);
    if (own.opened !== number) throw new CircleError("late");
    if (number >= packsGiven(circle.plan.packs, circle.began, now)) throw new CircleError("noPack");
    const set = printingOf(shelfOf(ground, circle.plan), circle.plan, own.region);
    const cards = packOf(set, keyOf(circle, own.id), number);
    await print(trx, { circle: id, holder: own.id, cards, of: `${number + 1}`, at: now });
    await setMember(trx, own, { opened: number + 1 });
    return { cards, opened: number + 1 };
  });
}

/** What somebody has been given, has opened, and when there is more. */
export function packsOf({ plan, began }: Circle, { opened }: Member, now: number) {
  return {
    given: packsGiven(plan.packs, began, now),
    opened,
    next: nextPacks(plan.packs, began, now),
  };
}

export function setWays(ground: Ground, id: string, user: string, ways: Ways): Promise<void> {
  return change(ground, id, [], async (held) => {
    await setMember(held.trx, memberIn(held, user), { ways: JSON.stringify(ways) });
  });
}

/** A mark that says nothing is taken away. */
export function setMark(
  ground: Ground,
  id: string,
  user: string,
  { card, keep, rank }: Collection["marks"][number],
): Promise<void> {
  return change(ground, id, [], async (held) => {
    const { trx, circle } = held;
    const member = memberIn(held, user).id;
    if (!setOf(shelfOf(ground, circle.plan)).has(card)) throw new CircleError("unknown");
    if (keep === null && rank === null)
      await trx
        .deleteFrom("marks")
        .where("circle", "=", id)
        .where("member", "=", member)
        .where("card", "=", card)
        .execute();
    else
      await trx
        .insertInto("marks")
        .values({ circle: id, member, card, keep, rank })
        .onConflict((conflict) => conflict.columns(["circle", "member", "card"]).doUpdateSet({ keep, rank }))
        .execute();
  });
}

/** No trade with somebody, in neither direction, and no ring in which one gives to the other; open trades between them end. */
export function setShut(ground: Ground, id: string, user: string, other: string, on: boolean): Promise<void> {
  return change(ground, id, [], async (held) => {
    const { trx, members, now } = held;
    const member = memberIn(held, user).id;
    if (member === other || !members.some((one) => one.id === other)) throw new CircleError("unknown");
    if (!on) {
      await trx
        .deleteFrom("shut")
        .where("circle", "=", id)
        .where("member", "=", member)
        .where("other", "=", other)
        .execute();
      return;
    }
    await trx
      .insertInto("shut")
      .values({ circle: id, member, other })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endTrades(trx, id, now, [member, other]);
  });
}

/** A deck that somebody collects for; it is kept with their account, and counts in every circle of its game. */
export async function keepDeck(
  { db }: Ground,
  id: string,
  user: string,
  deck: { id: string; name: string; cards: string[]; changed: number },
): Promise<void> {
  const { circle } = await inside(db, id, user);
  const values = { ...deck, game: circle.plan.game };
  await putDeck(db, user, values, await timeOf(db)).catch((error: unknown) => {
    // there is no room for another one
    throw error instanceof WordsError ? new CircleError("full") : error;
  });
  await tell(db, id);
}

export async function dropDeckOf({ db }: Ground, id: string, user: string, deck: string): Promise<void> {
  await inside(db, id, user);
  await dropDeck(db, user, deck);
  await tell(db, id);
}
