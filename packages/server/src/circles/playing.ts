/** Matches from the collections of a circle: for whoever is in it, with decks of copies that they own. */
import type { DeckChoice, TablePlan } from "@tefuda/host/online/table-schemas";
import { countsOf } from "@tefuda/market";
import type { Games } from "../games.ts";
import type { Queries } from "../people/belongings.ts";
import { heldBy } from "./copies.ts";
import { CircleError } from "./refusal.ts";
import { readCircle } from "./rows.ts";

type Plan = Pick<TablePlan, "game" | "circle" | "sealed">;

async function memberOf(
  db: Queries,
  { game, circle: id, sealed }: Plan,
  user: string,
): Promise<string | null> {
  if (id === undefined) return null;
  const found = await readCircle(db, id);
  const own = found?.members.find((one) => one.user === user && one.state === "in");
  if (!found || !own) throw new CircleError("notMember");
  if (found.circle.plan.game !== game || sealed) throw new CircleError("plan");
  return own.id;
}

/** Throws for whoever is not in the circle that a match is played from. */
export async function checkMember(db: Queries, plan: Plan, user: string): Promise<void> {
  await memberOf(db, plan, user);
}

/** Throws for a deck that has copies which its player does not own in the circle. A match borrows them from nobody. */
export async function checkOwned(
  db: Queries,
  games: Games,
  plan: Plan,
  user: string,
  deck: DeckChoice,
): Promise<void> {
  const member = await memberOf(db, plan, user);
  if (member === null || deck === null) return;
  const list =
    "list" in deck ? games.get(plan.game)?.data.lists.find(({ id }) => id === deck.list) : undefined;
  const cards = "cards" in deck ? deck.cards : (list?.cards ?? []);
  const held = await heldBy(db, plan.circle!, member);
  for (const [card, count] of countsOf(cards))
    if (count > (held.get(card)?.count ?? 0)) throw new CircleError("notOwned");
}

/** Whether somebody can play with a deck: they are in the circle, and own it there. */
export async function canPlay(
  db: Queries,
  games: Games,
  plan: Plan,
  user: string,
  deck: DeckChoice,
): Promise<boolean> {
  try {
    await checkOwned(db, games, plan, user, deck);
    return true;
  } catch (error) {
    if (error instanceof CircleError) return false;
    throw error;
  }
}
