/** Cards that go from place to place, and what is to be told of it. */
import { type Asking, Unread } from "./asking.ts";
import { happens } from "./happening.ts";
import type { Reading } from "./reading.ts";
import { forbiddenTo } from "./standing.ts";
import { type Thing, zoneOf } from "./world.ts";

/** Puts a card somewhere: it is another card from then on. */
export function put(
  r: Reading,
  thing: Thing,
  seat: number,
  zone: string,
  at: "top" | "bottom" = "bottom",
): void {
  const from = zoneOf(r.world, thing.seat, thing.zone);
  from.splice(from.indexOf(thing), 1);
  if (from.length === 0) r.rules.emptied?.(r, thing.zone);
  thing.life++;
  thing.seat = seat;
  thing.zone = zone;
  thing.turned = false;
  thing.faceDown = false;
  thing.counts = {};
  thing.host = undefined;
  const to = zoneOf(r.world, seat, zone);
  if (at === "top") to.unshift(thing);
  else to.push(thing);
}

/** The same card on the other side. */
export function control(r: Reading, thing: Thing, seat: number): void {
  const from = zoneOf(r.world, thing.seat, thing.zone);
  from.splice(from.indexOf(thing), 1);
  thing.seat = seat;
  zoneOf(r.world, seat, thing.zone).push(thing);
}

/** A card leaves where it lies; texts see it as it was. */
export function* away(
  r: Reading,
  thing: Thing,
  seat: number,
  zone: string,
  at: "top" | "bottom" = "bottom",
): Asking<void> {
  const tell = r.rules.leaving?.(r, thing, zone) ?? (() => {});
  put(r, thing, seat, zone, at);
  tell();
}

export function* moveCard(r: Reading, thing: Thing, to: string): Asking<void> {
  const { hand, deck, pile } = r.rules;
  switch (to) {
    case "hand":
      return yield* away(r, thing, thing.owner, hand);
    case "deckTop":
      return yield* away(r, thing, thing.owner, deck, "top");
    case "deckBottom":
    case "deckShuffled":
      return yield* away(r, thing, thing.owner, deck, "bottom");
    case "out":
      return yield* away(r, thing, thing.owner, "out", "top");
    case pile:
      return yield* toPile(r, thing);
    default:
      throw new Unread(`move to ${to}`);
  }
}

/** Onto the pile of its owner; `as` says what that is called, where texts wait for it. */
export function* toPile(r: Reading, thing: Thing, as?: string): Asking<void> {
  const { seat, life } = thing;
  // its own text may wait for it, also where it does not work
  if (as !== undefined) happens(r, { on: "discarded", thing, life, seat });
  yield* away(r, thing, thing.owner, r.rules.pile, "top");
  if (as !== undefined) happens(r, { on: as, thing, life, seat });
}

export function* drawCards(r: Reading, seat: number, n: number, byText = true): Asking<Thing[]> {
  const drawn: Thing[] = [];
  if (n <= 0 || (byText && forbiddenTo(r, seat, "draw"))) return drawn;
  if (yield* r.sense.replaced(r, { on: "draws", seat, n: 0 })) return drawn;
  for (let i = 0; i < n; i++) {
    const [top] = zoneOf(r.world, seat, r.rules.deck);
    if (!top) {
      r.rules.cannotDraw(r, seat);
      break;
    }
    put(r, top, seat, r.rules.hand);
    happens(r, { on: "draws", seat, thing: top, n: drawn.length, byText });
    drawn.push(top);
  }
  return drawn;
}

export function* shufflePile(r: Reading, seat: number): Asking<void> {
  const zone = r.rules.deck;
  if (zoneOf(r.world, seat, zone).length < 2) return;
  const order = (yield { about: "shuffle", seat, zone }) as readonly Thing[];
  const pile = zoneOf(r.world, seat, zone);
  pile.splice(0, pile.length, ...order);
}
