/** What can happen in Dewfall, as events of the kernel: proposed, prevented, done, and seen by texts. */
import {
  act,
  emitNow,
  type GameEvent,
  happen,
  type Machine,
  move,
  type Num,
  type Step,
  say,
  seq,
  value,
} from "@tefuda/kernel";
import * as house from "@tefuda/language/standard/index";
import { LINES } from "./lines.ts";
import {
  BLOOM,
  CARDS,
  COMPOST,
  COST,
  CRITTER,
  DECK,
  DEW,
  DRY,
  HAND,
  inMeadow,
  is,
  isMarked,
  MEADOW,
  mark,
  NEW,
  PLANT,
} from "./schema.ts";

const { changingPoints, doneToCard, seenOfCard, seenOfSeat } = house;
export const memory = house.memoryOf(CARDS);

/** What is only seen of cards, and of players. */
const SEEN = {
  enters: seenOfCard("enters", 2),
  leaves: seenOfCard("leaves"),
  played: seenOfCard("played", 2),
  attacks: seenOfCard("attacks"),
  blocked: seenOfCard("blocked"),
  blocks: seenOfCard("blocks"),
  reaches: seenOfCard("reaches"),
  dawn: seenOfSeat("dawn"),
  dusk: seenOfSeat("dusk"),
  lost: seenOfSeat("lost"),
  drawn: seenOfSeat("drawn"),
  drawnAll: seenOfSeat("drawnAll"),
};

const leave = house.leaving(memory, SEEN.leaves, COMPOST);
/** dew-3.3: a card goes to its owner's zone; dew-3.5: what was so of it is so no more. */
export function leaveTo(m: Machine, card: number, zone: number, atEnd = true): void {
  m.cite(inMeadow(m, card) ? "dew-3.5" : "dew-3.3");
  leave(m, card, zone, atEnd);
}

/** dew-3.2, 3.4: a card comes to a player's side; breezes have no place there. */
export function enter(m: Machine, card: number, seat: number, sleeping = false): boolean {
  m.cite("dew-3.2");
  if (!is(m, card, CRITTER | PLANT) || inMeadow(m, card)) return false;
  move(m, card, m.zoneOf(MEADOW, seat));
  m.cite("dew-3.4");
  m.setTurned(card, sleeping);
  m.setColumn(card, NEW, 1);
  say(m, LINES.comes, card, seat);
  emitNow(m, SEEN.enters, card, seat);
  return true;
}

const bloom = { number: BLOOM, forbidden: mark("cannotGainBloom") };
export const HAPPENS = {
  ...SEEN,
  composted: doneToCard(
    "composted",
    (m, card) => !inMeadow(m, card) || isMarked(m, card, "cannotBeComposted"),
    "dew-10.1",
    LINES.composted,
    (m, card) => leaveTo(m, card, COMPOST),
  ),
  // what sleeps already is not lulled, and what is alert is not woken
  lulled: doneToCard(
    "lulled",
    (m, card) => !inMeadow(m, card) || m.turned(card),
    "dew-10.2",
    LINES.lulled,
    (m, card) => m.setTurned(card, true),
  ),
  woken: doneToCard(
    "woken",
    (m, card) => !inMeadow(m, card) || !m.turned(card) || isMarked(m, card, "cannotWake"),
    "dew-10.2",
    LINES.woken,
    (m, card) => m.setTurned(card, false),
  ),
  discarded: house.discarding("dew-10.3", LINES.discards, { hand: HAND, pile: COMPOST, leaveTo }),
  // dew-9.2
  draws: house.drawing({ deck: DECK, hand: HAND, forbidden: mark("cannotDraw"), short: DRY }, LINES, {
    each: SEEN.drawn,
    all: SEEN.drawnAll,
  }),
  losesBloom: changingPoints("losesBloom", "dew-10.4", LINES.losesBloom, {
    number: BLOOM,
    by: -1,
    then: SEEN.lost,
  }),
  gainsBloom: changingPoints("gainsBloom", "dew-10.4", LINES.gainsBloom, { ...bloom, by: 1 }),
  spendsDew: house.spending("spendsDew", DEW),
  gainsDew: changingPoints("gainsDew", "dew-10.5", LINES.gainsDew, { number: DEW, by: 1 }),
} satisfies Readonly<Record<string, GameEvent>>;

/** dew-5.5 */
export const pay = (card: Num, seat: Num): Step =>
  seq(
    act((m) => m.cite("dew-5.5")),
    happen(HAPPENS.spendsDew, [seat, (m) => value(m, card(m), COST)]),
  );
