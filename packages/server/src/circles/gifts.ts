/**
 * What somebody has from others without return. In copies: how many more they got than they gave. And in worth, as far as it was
 * surely known at the last round: else good copies would be given for poor ones. Both stay below what the circle allows, so
 * that a hundred accounts cannot feed one. No worth goes into packs (ttcg-16.6) or rounds.
 */
import type { Bundle, CircleView } from "@tefuda/host/online/circle-schemas";
import { EVEN, type Lean, leanOf, leanOfOther, surely, together, UNKNOWN } from "@tefuda/market";
import type { Queries } from "../people/belongings.ts";
import { setMember } from "./members.ts";
import { CircleError } from "./refusal.ts";
import type { Circle, Member, Trade, Worths } from "./rows.ts";
import { IS_GIFT, worthsAt } from "./worth.ts";

/** So many past gifts are told of. */
const MOST_GIFTS = 100;

/** A trade is told as a gift where somebody surely has so much more from it than they gave: what a card is worth on average. */
const GIFT = 1;

const sum = (bundle: Bundle): number => bundle.reduce((n, { count }) => n + count, 0);

/** Counts a trade for both of its sides, or throws. Who is surely given something by it, though they give something back. */
export async function countGifts(
  trx: Queries,
  { plan }: Circle,
  { gives, gets }: Pick<Trade, "gives" | "gets">,
  [first, second]: readonly [Member, Member],
): Promise<string | null> {
  const copies = sum(gets) - sum(gives);
  const lean = leanBy(await worthsAt(trx, first.circle), { gives, gets });
  const sides = [
    { side: first, copies, lean },
    { side: second, copies: -copies, lean: leanOfOther(lean) },
  ];
  // whoever has too much already may still give of it
  const isOver = (before: number, after: number): boolean =>
    plan.gifts !== null && after > plan.gifts && after > before;
  for (const { side, copies, lean } of sides) {
    const gained = side.gained + copies;
    const whole = together(side.lean, lean);
    if (isOver(side.gained, gained) || isOver(surely(side.lean), surely(whole)))
      throw new CircleError("gifts");
    await setMember(trx, side, { gained, lean: JSON.stringify(whole) });
  }
  const given = sides.find(({ lean }) => surely(lean) >= GIFT);
  return given?.side.id ?? null;
}

/** Of the first of both. Where nothing is known of worths, it is none. */
function leanBy(known: Worths | null, { gives, gets }: Pick<Trade, "gives" | "gets">): Lean {
  if (!known) return EVEN;
  const worthy = (bundle: Bundle) =>
    bundle.map(({ card, count }) => ({ copies: count, ...(known[card] ?? UNKNOWN) }));
  return leanOf(worthy(gets), worthy(gives));
}

/** So many copies somebody may yet have without return; null: any number. */
export function giftsLeft({ plan: { gifts } }: Circle, { gained, lean }: Member): number | null {
  return gifts === null ? null : Math.max(0, Math.floor(gifts - Math.max(gained, surely(lean))));
}

/** What somebody gave without return, or for what is surely worth less, is everybody's to see. */
export async function giftsIn(
  db: Queries,
  circle: string,
  members: readonly Member[],
): Promise<CircleView["gifts"]> {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const rows = await db
    .selectFrom("trades")
    .select(["first", "second", "gives", "gets", "given", "touched"])
    .where("circle", "=", circle)
    .where("state", "=", "done")
    .where(IS_GIFT)
    .orderBy("touched", "desc")
    .orderBy("id")
    .limit(MOST_GIFTS)
    .execute();
  return rows.map(({ first, second, gives, gets, given, touched: at }) => {
    const isFirst = given === null ? gives.length === 0 : given === first;
    const [from, to] = isFirst ? [second, first] : [first, second];
    const [copies, back] = isFirst ? [sum(gets), sum(gives)] : [sum(gives), sum(gets)];
    return { at, copies, back, from: names.get(from) ?? "", to: names.get(to) ?? "" };
  });
}
