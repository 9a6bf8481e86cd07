/** What the cards of a circle are worth, by the trades that were made in it. */
import type { Bundle, Worth } from "@tefuda/host/online/circle-schemas";
import { type Copies, priceGuide } from "@tefuda/market";
import { sql } from "kysely";
import type { Queries } from "../people/belongings.ts";
import { type Ground, setOf, shelfOf } from "./ground.ts";
import type { Circle, RoundResult, Worths } from "./rows.ts";

/** So many trades and rounds, the latest, are read for it: what cards are worth changes. */
const TRADES = 2000;
const ROUNDS = 20;

/** By completed trades and by nothing else (ttcg-16.3); only cards that were traded. */
export async function guideOf(db: Queries, ground: Pick<Ground, "games">, circle: Circle): Promise<Worth[]> {
  const cards = [...setOf(shelfOf(ground, circle.plan)).keys()];
  const numbers = new Map(cards.map((card, i) => [card, i]));
  const exchanges = (await exchangesIn(db, circle.id)).map(({ gave, got }) => {
    return { gave: numbered(numbers, gave), got: numbered(numbers, got) };
  });
  return priceGuide(cards.length, exchanges).worths.flatMap(({ card, trades, ...worth }) =>
    trades > 0 ? { card: cards[card]!, trades, ...worth } : [],
  );
}

/** Those of the last round: reckoning them takes too long for each trade to wait for it. Null before there was one. */
export async function worthsAt(db: Queries, circle: string): Promise<Worths | null> {
  const last = await db
    .selectFrom("trading_rounds")
    .select("worths")
    .where("circle", "=", circle)
    .where("step", "=", "done")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.worths ?? null;
}

/** As {@link worthsAt} reads them. */
export const writtenWorths = (guide: readonly Worth[]): string =>
  JSON.stringify(Object.fromEntries(guide.map(({ card, worth, error }) => [card, { worth, error }])));

/** Without cards that the set does not have any more. */
const numbered = (numbers: ReadonlyMap<string, number>, bundle: Bundle): Copies[] =>
  bundle.flatMap(({ card, count: copies }) => {
    const number = numbers.get(card);
    return number === undefined ? [] : { card: number, copies };
  });

/** A trade in which one gave nothing, or surely too little. */
export const IS_GIFT = sql<boolean>`(gives = '[]'::jsonb or gets = '[]'::jsonb or given is not null)`;

async function exchangesIn(db: Queries, circle: string): Promise<{ gave: Bundle; got: Bundle }[]> {
  const trades = await db
    .selectFrom("trades")
    .select(["gives as gave", "gets as got"])
    .where("circle", "=", circle)
    .where("state", "=", "done")
    // a gift says nothing of what a card is worth
    .where(sql<boolean>`not ${IS_GIFT}`)
    .orderBy("touched", "desc")
    .orderBy("id")
    .limit(TRADES)
    .execute();
  const rounds = await db
    .selectFrom("trading_rounds")
    .select("result")
    .where("circle", "=", circle)
    .where("step", "=", "done")
    .orderBy("number", "desc")
    .limit(ROUNDS)
    .execute();
  return [...trades, ...rounds.flatMap(({ result }) => (result ? ringExchanges(result) : []))];
}

/** Each person of a ring gave a card and got one for it. */
const ringExchanges = ({ rings }: RoundResult) =>
  rings.flatMap(({ steps, copies }) =>
    steps.map(({ card }, i) => ({
      gave: [{ card, count: copies }],
      got: [{ card: steps.at(i - 1)!.card, count: copies }],
    })),
  );
