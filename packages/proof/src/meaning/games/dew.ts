/** Dewfall as its book says it, for the naive reader. */
import type { Text as LanguageText } from "@tefuda/language/standard/index";
import { numberOf } from "../reader/amounts.ts";
import { Unread } from "../reader/asking.ts";
import { bringing } from "../reader/bringing.ts";
import { COSTS, common, driesUp, each, firstOntoPile, isDry, lost, paid } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards } from "../reader/moving.ts";
import { mayPlay, priceOf } from "../reader/playing.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import type { Text } from "../reader/tree.ts";
import { ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatOf, seatsOf } from "../reader/who.ts";
import { everything, zoneOf } from "../reader/world.ts";
import { canGo, changes, compost, enter, FIELD, inMeadow, lull, wake } from "./dew-deeds.ts";
import { isIn, offers } from "./dew-fights.ts";

/** Whatever a text of the language can say, the reader takes. */
export const asText = (text: LanguageText): Text => text as Text;

/** dew-4.2, 4.3 */
function morning(r: Reading): void {
  const { sides, player } = r.world;
  for (const thing of zoneOf(r.world, player, FIELD)) wake(r, thing);
  const { points } = sides[player]!;
  points.spring = Math.min(8, points.spring! + 1);
  for (const side of sides) side.points.dew = 0;
  // dew-7.1
  for (const thing of everything(r.world)) thing.counts.new = 0;
  points.dew = points.spring;
}

export const dew: Rules = {
  fight: "fight",
  id: "dew",
  zones: { hand: "hand", compost: "compost", deck: "deck" },
  field: FIELD,
  hand: "hand",
  deck: "deck",
  pile: "compost",
  ...common(FIELD, ["bite", "shell"]),
  isA: (print, noun) => noun === "card" || print.type === noun,
  isIn(_r, thing, group, state) {
    if (group === "state") return inMeadow(thing) && thing.turned === (state === "sleeping");
    if (group === "fight") return isIn(thing, state);
    throw new Unread(`state.${group}`);
  },
  stats: { bite: { min: 0, max: 99 }, shell: { min: 0, max: 99 } },
  // dew-6.7
  works: inMeadow,
  // dew-5.3, 6.5
  choosesFirst: true,
  targets: ["", "compost"],
  needs: { hand: true, later: true, rows: true, others: false, lasting: true },
  // dew-10.3
  holderChooses: true,
  ordersRest: false,
  mustTake: "any",
  shuffles: false,
  // dew-9.1, 9.2
  ...driesUp,
  endsBetween: lost((r, seat) => r.world.sides[seat]!.points.bloom! <= 0 || isDry(r, seat)),
  verbs: {
    compost,
    lull: (r, cards) => each(cards, (thing) => lull(r, thing)),
    wake: (r, cards) => each(cards, (thing) => wake(r, thing)),
    enter: (r, cards, { who, turned }, said) =>
      each(cards, (thing) =>
        enter(r, thing, who === undefined ? said.you : seatOf(r, who, said), turned === true),
      ),
  },
  actions: {
    points: (r, { of, who, n, how }, said) =>
      seatsOf(r, who!, said)
        .map((seat) => {
          const by = Math.max(0, numberOf(r, n!, said));
          return changes(r, seat, of as string, how === "gain" ? by : -by);
        })
        .reduce((sum, n) => sum + n, 0),
  },
  costs: {
    ...COSTS,
    // dew-6.1
    points: {
      ...paid(
        () => true,
        (r, _cards, { of, n }, { you }) => changes(r, you, of!, -n!),
      ),
      can: (r, { of, n }, { you }) => r.world.sides[you]!.points[of!]! >= n!,
    },
    compost: paid(canGo, compost),
    // dew-6.3
    lull: paid(
      (_r, thing) => inMeadow(thing) && !thing.turned,
      (r, cards) => each(cards, (thing) => lull(r, thing)),
    ),
  },
  conditions: {},
  *takeTo(r, thing, to, said) {
    if (to === "hand") yield* away(r, thing, thing.owner, "hand");
    else yield* enter(r, thing, said.you, false);
  },
  bringsAbout: bringing({
    comes: {
      compost: ["discard", "mill", "compost"],
      "": ["enter"],
    },
    becomes: { sleeping: ["lull"], alert: ["wake"] },
    quiet: ["lull", "wake", "draw", "points", "look", "reveal", "discard", "mill"],
    traits: ["kin"],
    figures: ["bite", "shell"],
  }),
  // dew-5.1, 5.5
  canPlay: (r, thing) =>
    mayPlay(r, thing) && priceOf(r, thing, "cost") <= r.world.sides[thing.seat]!.points.dew!,
  // dew-5.3
  ...firstOntoPile,
  endsFirst: true,
  *begin(r, thing) {
    const { seat } = thing;
    r.world.sides[seat]!.points.dew! -= priceOf(r, thing, "cost");
    yield* firstOntoPile.begin(r, thing);
    r.resolving = undefined;
    happens(r, { on: "played", thing, seat });
    r.resolving = thing;
  },
  offers,
  // dew-4.6, 4.2 to 4.4
  passTurn: turnOf(
    phase("dusk", "dusk"),
    together(ends("thisTurn"), next, phase("morning"), morning, phase("morning", "dawn")),
    (r) => drawCards(r, r.world.player, 1),
    phase("noon"),
  ),
};
