/** What somebody in a circle wishes for and has to give: made of their decks, their aims and their marks. */
import type { Bundle, Collection } from "@tefuda/host/online/circle-schemas";
import { countsOf, lackOf, wantingOf } from "@tefuda/market";
import type { Queries } from "../people/belongings.ts";
import { heldIn } from "./copies.ts";
import type { Circle, Member } from "./rows.ts";

/** Somebody's side of a circle. */
export interface Side {
  held: ReadonlyMap<string, { count: number; held: number }>;
  decks: { id: string; name: string; cards: string[]; changed: number }[];
  marks: Collection["marks"];
  wishes: Collection["wishes"];
  gives: Collection["gives"];
}

/** `set` has every card of the circle's game, and how many copies of it a deck may hold. */
export async function sideOf(
  db: Queries,
  circle: Pick<Circle, "id" | "plan">,
  member: Member,
  set: ReadonlyMap<string, number>,
): Promise<Side> {
  return (await sidesOf(db, circle, [member], set)).get(member.id)!;
}

/** The same of many, in as many queries. */
export async function sidesOf(
  db: Queries,
  { id, plan }: Pick<Circle, "id" | "plan">,
  members: readonly Member[],
  set: ReadonlyMap<string, number>,
): Promise<Map<string, Side>> {
  const ids = members.map((one) => one.id);
  const users = members.flatMap(({ user }) => user ?? []);
  if (ids.length === 0) return new Map();
  const held = await heldIn(db, id, ids);
  const decks = Map.groupBy(
    users.length === 0
      ? []
      : await db
          .selectFrom("decks")
          .select(["user", "id", "name", "cards", "changed"])
          .where((is) => is("user", "=", is.fn.any(is.val(users))))
          .where("game", "=", plan.game)
          .orderBy("changed", "desc")
          .orderBy("id")
          .execute(),
    ({ user }) => user,
  );
  const marks = Map.groupBy(
    await db
      .selectFrom("marks")
      .select(["member", "card", "keep", "rank"])
      .where("circle", "=", id)
      .where((is) => is("member", "=", is.fn.any(is.val(ids))))
      .orderBy("card")
      .execute(),
    ({ member }) => member,
  );
  return new Map(
    members.map(({ id: member, user, ways }) => {
      const own = held.get(member) ?? new Map();
      const theirs = (decks.get(user ?? "") ?? []).map(({ user: _, ...deck }) => deck);
      const marked = (marks.get(member) ?? []).map(({ card, keep, rank }) => ({ card, keep, rank }));
      const wanting = wantingOf({
        ...{ held: plainCounts(own), set, marks: marked, aim: ways.aim },
        decks: theirs.map(({ cards }) => cards),
        nearness: plan.round.nearness,
      });
      return [member, { held: own, decks: theirs, marks: marked, ...wanting }];
    }),
  );
}

export const plainCounts = (held: Side["held"]): Map<string, number> =>
  new Map([...held].map(([card, { count }]) => [card, count]));

export function collectionOf({ held, decks, marks, wishes, gives }: Side): Collection {
  const own = plainCounts(held);
  return {
    cards: [...held].map(([card, counts]) => ({ card, ...counts })),
    ...{ wishes, gives, marks },
    decks: decks.map((deck) => ({ ...deck, lacks: lackOf(countsOf(deck.cards), own) })),
  };
}

/** What a trade would do to somebody's decks: those of which it changes anything. */
export function decksAfter({ held, decks }: Side, gives: Bundle, gets: Bundle) {
  const before = plainCounts(held);
  const after = new Map(before);
  for (const { card, count } of gives) after.set(card, (after.get(card) ?? 0) - count);
  for (const { card, count } of gets) after.set(card, (after.get(card) ?? 0) + count);
  return decks.flatMap(({ name, cards }) => {
    const counts = countsOf(cards);
    const lacks = { before: lackOf(counts, before), after: lackOf(counts, after) };
    return lacks.before === lacks.after ? [] : [{ name, ...lacks }];
  });
}

/** How many of the copies that somebody would get they wish for. */
export function wished({ wishes }: Side, gets: Bundle): number {
  const open = new Map(wishes.map(({ card, count }) => [card, count]));
  return gets.reduce((sum, { card, count }) => sum + Math.min(count, open.get(card) ?? 0), 0);
}
