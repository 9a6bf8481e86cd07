/** Which cards a text means: those it spoke of, all of a kind, or some that somebody chooses. */

import { numberOf } from "./amounts.ts";
import { type Asking, askCards, Unread } from "./asking.ts";
import { allSuch, fits } from "./describing.ts";
import { canSpare } from "./paying.ts";
import type { Reading, Said } from "./reading.ts";
import { named } from "./spoken.ts";
import { forbidden } from "./standing.ts";
import type { Action, Cards, Description, Picked } from "./tree.ts";
import { seatOf, seatsOf } from "./who.ts";
import { found, still, type Thing } from "./world.ts";

/** Finds the cards, asking where somebody has to choose. `by` chooses if the text names nobody. */
export function* pick(r: Reading, cards: Cards, said: Said, by: number, meant?: Meant): Asking<Thing[]> {
  if ("both" in cards) {
    const all: Thing[] = [];
    for (const part of cards.both) {
      for (const thing of yield* pick(r, part, said, by, meant)) if (!all.includes(thing)) all.push(thing);
    }
    said.it = all.map(found);
    return all;
  }
  if ("ref" in cards) {
    const there = named(r, cards, said);
    if (cards.ref !== "this") said.it = there.map(found);
    else said.it = [said.self];
    return there;
  }
  const before = said.chosen.get(cards);
  if (Array.isArray(before)) {
    said.it = before;
    // what was paid or done meanwhile may have made another card of it
    const what = meant ? meant(cards.what) : cards.what;
    return still(before).filter((thing) => fits(r, thing, what, said));
  }
  const picked = yield* choose(r, cards, said, by, meant);
  said.it = picked.map(found);
  return picked;
}

/** What a verb lets be understood of the cards that are described to it. */
export type Meant = (what: Description) => Description;

/** Who chooses: whoever is named; out of a hand, whose hand it is, as nobody else sees it. */
export function chooserOf(r: Reading, cards: Picked, said: Said, by: number): number {
  if (cards.chosenBy !== undefined) return seatOf(r, cards.chosenBy, said);
  const { zone } = cards.what;
  if (r.rules.handsAtRandom && zone && r.rules.zones[zone.in] === r.rules.hand)
    for (const seat of seatsOf(r, zone.whose ?? "both", said)) if (seat !== by) throw new Unread("chance");
  if (!r.rules.holderChooses) return by;
  if (!zone || zone.whose === undefined || r.rules.zones[zone.in] !== r.rules.hand) return by;
  const seats = seatsOf(r, zone.whose, said);
  return seats.length === 1 ? seats[0]! : by;
}

/** Who puts cards somewhere, and chooses them. */
export const moverOf = (r: Reading, { do: deed, who }: Action, said: Said): number =>
  deed === "move" && who !== undefined && who !== "you" ? seatOf(r, who, said) : said.by;

/** Whether somebody who chooses can know that a card is what is asked for: of a back only that it is a card. */
export function sees(thing: Thing, what: Description, by: number): boolean {
  return !thing.faceDown || thing.seat === by || !asksFace(what);
}
/** Whether a description asks for what stands on the face of a card. */
export const asksFace = ({
  noun,
  also,
  traits,
  not,
  extreme,
  sharesOrg,
  keywords,
  lacks,
  arts,
  bounds,
  named,
}: Description): boolean =>
  noun !== "card" ||
  [also, traits, not, extreme, sharesOrg, keywords, lacks, arts, bounds, named].some(
    (part) => part !== undefined,
  );

/** Cards that may be picked here. */
export function candidates(r: Reading, cards: Picked, said: Said, by: number, meant?: Meant): Thing[] {
  const what = meant ? meant(cards.what) : cards.what;
  return allSuch(r, what, said).filter(
    (thing) =>
      cards.count === "all" ||
      cards.random ||
      (canSpare(r, said.due ?? [], said, [thing]) &&
        // "by your opponent's texts" is said to the opponent of whoever says it
        sees(thing, what, by) &&
        !forbidden(r, thing, "beChosen", { textOf: said.you })),
  );
}

export function* choose(r: Reading, cards: Picked, said: Said, by: number, meant?: Meant): Asking<Thing[]> {
  const { count } = cards;
  const chooser = chooserOf(r, cards, said, by);
  const pool = candidates(r, cards, said, chooser, meant);
  if (count === "all") return pool;
  const [min, max] = boundsOf(r, cards, said, pool.length);
  if (max === 0) return [];
  if (cards.random) return [...((yield { about: "random", from: pool, n: max }) as Thing[])];
  return yield* askCards(chooser, pool, min, max);
}

/** How many at least and at most, of so many that there are. */
export function boundsOf(r: Reading, { count }: Picked, said: Said, there: number): [number, number] {
  if (count === "any") return [0, there];
  if (count === "all") return [there, there];
  const n = Math.max(0, numberOf(r, "exactly" in count ? count.exactly : count.upTo, said));
  return ["exactly" in count ? Math.min(n, there) : 0, Math.min(n, there)];
}
