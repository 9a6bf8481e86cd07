/** Tails and Tactics as its book says it, for the naive reader: for two, with units alone on the battlefield. */
import type { Text as TailsText } from "@tefuda/tails/text/tree";
import { Unread } from "../reader/asking.ts";
import { besideUntilDone, common, inTurn } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { ending } from "../reader/lasting.ts";
import { away, drawCards, put } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { figure, limitOf } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { downTo, ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Thing } from "../reader/world.ts";
import {
  actions,
  costs,
  damageOf,
  deploy,
  die,
  FIELD,
  GEAR,
  hasDied,
  isLaid,
  overrun,
  verbs,
} from "./tails-deeds.ts";
import { offers } from "./tails-fights.ts";

/** Whatever a text of Tails can say, the reader takes. */
export const asText = (text: TailsText): Text => text as Text;

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** tails-3.5 */
const refresh = (r: Reading): void => {
  for (const thing of everything(r.world)) delete thing.counts.attacks;
  for (const { points } of r.world.sides) for (const deed of ["attacked", "deployed"]) points[deed] = 0;
};

/** tails-3.4, then the next turn as far as its draw (tails-3.1). */
const passTurn = turnOf(
  overrun,
  phase("turn", "turnEnd"),
  overrun,
  function* (r) {
    for (const seat of inTurn(r)) yield* downTo(r, seat, limitOf(r, "hand", seat, 7));
  },
  ends("thisTurn"),
  (r) =>
    ending(
      r,
      ({ until, you, turn }) =>
        turn < r.world.turn &&
        until === (you === r.world.player ? "untilYourNextTurnEnds" : "untilOpponentsNextTurnEnds"),
    ),
  together(next, refresh, ends("untilYourNextTurn", true)),
  together(phase("turn", "turnStart"), (r) =>
    drawCards(r, r.world.player, limitOf(r, "draw", r.world.player, 2)),
  ),
  overrun,
);

const TYPES = ["Troop", "Position", "Vehicle"];

/** Whether what is called so, perhaps against some types only, is a number of a card. */
const isOf = (stat: string, of: string, against: readonly string[] = TYPES): boolean =>
  stat === of || against.some((type) => of === `${stat}${capital(type)}`);

const NUMBERS = ["attack", "defense"].flatMap((stat) => TYPES.map((type) => stat + type));

const STATS = {
  ...Object.fromEntries(NUMBERS.map((id) => [id, { min: 0, max: 99 }])),
  attacks: { min: 0, max: 20 },
  health: { min: 0, max: 99 },
};

const beside = besideUntilDone("played");
const own = common(FIELD, Object.keys(STATS));

/** What changed sides for as long as a card lies there goes back with it. */
const returned = (r: Reading, thing: Thing): void =>
  ending(r, ({ until, self }) => until === "whileThis" && self?.thing === thing);

/** tails-4.6: what is attached to a card is seen to leave with it, and goes to the piles. */
function leaving(r: Reading, thing: Thing, to: string): () => void {
  const gear = everything(r.world).filter(({ host }) => host === thing);
  for (const one of gear) happens(r, { on: "leaves", thing: one });
  if (thing.zone === GEAR) happens(r, { on: "leaves", thing });
  const tell = own.leaving!(r, thing, to);
  returned(r, thing);
  for (const one of gear) put(r, one, one.owner, "pile", "top");
  return tell;
}

export const tails: Rules = {
  id: "tails",
  zones: { hand: "hand", pile: "pile", deck: "deck", field: FIELD },
  field: FIELD,
  hand: "hand",
  deck: "deck",
  pile: "pile",
  ...own,
  leaving,
  rows: [FIELD, GEAR],
  refs: { bearer: (_r, { host }) => (host ? [host] : []) },
  // the book is silent: in turn order from the text's own player
  both: (_r, { you }) => [you, 1 - you],
  isA: (print, noun) => noun === "card" || print.type === noun,
  isIn(_r, thing, group, state) {
    if (group === "wounds") return isLaid(thing) && damageOf(thing) > 0 === (state === "damaged");
    throw new Unread(`state.${group}`);
  },
  stats: STATS,
  changes: ({ stat, against }, of) => isOf(stat as string, of, against as string[] | undefined),
  works: isLaid,
  targets: ["", "pile", "field"],
  needs: { hand: true, later: false, rows: false, others: true, lasting: false },
  holderChooses: false,
  ordersRest: true,
  ordersMoved: true,
  // tails-7.13: "if you do" is so if all of it was done
  inFull: true,
  severally: true,
  mustTake: "any",
  shuffles: false,
  // tails-3.2: the discard pile is shuffled then, in the middle of whatever is done
  emptied(_r, zone) {
    if (zone === "deck") throw new Unread("an empty draw pile");
  },
  /** What is left of it. */
  countOf: (r, thing, of) =>
    of === "health" && thing.zone === FIELD ? figure(r, thing, of) - damageOf(thing) : undefined,
  discardsFrom: [FIELD, GEAR, "deck"],
  verbs,
  actions,
  costs,
  paysInTurn: true,
  offers,
  sets: ({ is, stat, to, against }, of) =>
    is === "set" && isOf(stat!, of, against) ? (to as Amount) : undefined,
  conditions: {
    turn: (r, { whose }, said) => seatsOf(r, whose!, said).includes(r.world.player),
  },
  /** tails-5.5 */
  *after(r) {
    for (;;) {
      const dead = everything(r.world).filter((thing) => hasDied(r, thing));
      if (dead.length === 0) return;
      yield* die(r, dead);
    }
  },
  *takeTo(r, thing, to, said) {
    if (to === "hand") yield* away(r, thing, thing.owner, "hand");
    else yield* deploy(r, thing, said.you);
  },
  // tails-3.2
  cannotDraw() {
    throw new Unread("an empty draw pile");
  },
  bringsAbout: () => false,
  // tails-7.14: what an attack sets off happens when it has had its outcome, so that nothing is left to last for
  isOver: (_r, until) => until === "thisAttack",
  saysOver: true,
  // tails-7.11
  begin(r, thing) {
    r.resolving = undefined;
    happens(r, { on: "played", thing, seat: thing.seat });
    return beside.begin(r, thing);
  },
  end(r, thing) {
    beside.end(r, thing);
    overrun(r);
  },
  used: overrun,
  // tails-7.14: what it set off happens when it lies on the pile
  endsFirst: true,
  passTurn,
};
