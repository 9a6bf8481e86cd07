/** Trails as its book says it, for the naive reader. */
import type { Text as TrailsText } from "@tefuda/trails/text/tree";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { bringing } from "../reader/bringing.ts";
import { common, driesUp, firstOntoPile, inTurn, isDry, lost } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { forbidden, forbiddenTo, sumFor } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatOf } from "../reader/who.ts";
import { everything, zoneOf } from "../reader/world.ts";
import { actions, costs, cure, enter, inPlay, isStunned, stunnedSuch, verbs } from "./trails-deeds.ts";

/** Whatever a text of Trails can say, the reader takes. */
export const asText = (text: TrailsText): Text => text;

/** trails-3.6 */
const losesPoints = (...of: ("cp" | "ep")[]) => {
  return ({ world: { sides } }: Reading): void => {
    for (const side of sides) for (const one of of) side.points[one] = 0;
  };
};

function* draws(r: Reading, seat: number): Asking<void> {
  r.world.phase = "draw";
  yield* drawCards(r, seat, Math.max(0, 2 + sumFor(r, "draws", seat)));
}

/** trails-8.2: each player may have one unit cured. */
function* cures(r: Reading): Asking<void> {
  const { world } = r;
  for (const seat of inTurn(r)) {
    const stunned = zoneOf(world, seat, "field").filter(
      (thing) => isStunned(thing) && !forbidden(r, thing, "beCured") && !forbiddenTo(r, seat, "cure", thing),
    );
    if (stunned.length === 0) continue;
    const [one] = yield* askCards(seat, stunned, 0, 1);
    if (one) cure(r, one);
    yield* settle(r);
    if (world.over) return;
  }
}

/** trails-8.3: what is still stunned goes. */
function* clears(r: Reading): Asking<void> {
  for (const thing of everything(r.world))
    if (isStunned(thing) && thing.zone === "field") yield* toPile(r, thing);
}
/** trails-8.4 */
function readies(r: Reading): void {
  for (const thing of everything(r.world))
    if (inPlay(thing) && thing.turned && !forbidden(r, thing, "ready")) thing.turned = false;
}

/** trails-8.1 to 8.5, then the next turn up to the first question in it. */
const nextTurn = turnOf(
  (r) => happens(r, { on: "combatEnd" }),
  lost((r, seat) => r.world.sides[seat]!.points.bond! <= 0),
  together(phase("cure", "cure"), losesPoints("cp", "ep"), ends("thisCombat")),
  cures,
  together(clears, readies, (r) => happens(r, { on: "turnEnd" })),
  together(ends("thisTurn"), losesPoints("cp", "ep"), next, (r) => happens(r, { on: "turnStart" })),
  (r) => draws(r, r.world.first),
);

/** The rest of a turn whose first step waits, if both pass: the other steps of both players and the combat. */
const restOfTurn = turnOf(
  (r) => deploys(r, r.world.first),
  losesPoints("cp"),
  (r) => {
    r.world.player = 1 - r.world.first;
    return draws(r, r.world.player);
  },
  (r) => deploys(r, r.world.player),
  losesPoints("cp", "ep"),
  (r) => {
    r.world.player = r.world.first;
    phase("proposal", "combat")(r);
  },
);

function deploys(r: Reading, seat: number): void {
  const income = zoneOf(r.world, seat, "homebase").length + sumFor(r, "income", seat);
  r.world.phase = "deployment";
  r.world.player = seat;
  r.world.sides[seat]!.points.cp = Math.max(0, income);
  happens(r, { on: "deploys", seat });
}

const own = common("field", ["str", "def"]);

export const trails: Rules = {
  id: "trails",
  zones: { homebase: "homebase", hand: "hand", trail: "trail", deck: "deck" },
  field: "field",
  inPlay: ["field", "homebase"],
  hand: "hand",
  deck: "deck",
  pile: "trail",
  ...own,
  isA: (print, noun) => noun === "card" || print.type === noun,
  // trails-3.4
  counts: (r, thing, what) =>
    // trails-4.8: an effect does not see its own card
    own.counts(r, thing, what) &&
    (thing.zone !== "field" || !isStunned(thing) || what.is?.state === "stunned"),
  isIn(_r, thing, group, state) {
    if (group === "state") {
      if (state === "stunned") return isStunned(thing);
      return inPlay(thing) && !isStunned(thing) && thing.turned === (state === "actioned");
    }
    if (group === "face") return inPlay(thing) && (thing.faceDown || isStunned(thing)) === (state === "down");
    // nobody attacks while these texts are read
    if (group === "combat") return false;
    throw new Unread(`state.${group}`);
  },
  stats: { str: { min: 0, max: 999 }, def: { min: 0, max: 999 } },
  works: (thing) =>
    thing.zone === "field"
      ? !isStunned(thing)
      : thing.zone === "homebase" && thing.print.type === "base" && !thing.faceDown,
  choosesFirst: true,
  targets: ["", "homebase", "trail"],
  needs: { hand: true, later: true, rows: true, others: false, lasting: true },
  holderChooses: true,
  ordersRest: true,
  mustTake: "any",
  shuffles: false,
  // trails-3.4, 10.13: only stunned UNITs are cured, said or not
  // trails-8.3
  absent: { state: "stunned", triggers: ["destroyed", "leaves"] },
  meant: { cure: stunnedSuch, beCured: stunnedSuch },
  verbs,
  actions,
  costs,
  sets: ({ is, what, to }, of) => (is === "set" && what === of ? (to as Amount) : undefined),
  conditions: {
    initiative: (r, { who }, said) => seatOf(r, who!, said) === r.world.first,
    step: (r, { whose, is = "deployment" }, said) =>
      r.world.phase === is && seatOf(r, whose!, said) === r.world.player,
    phase: (r, { is }) =>
      is === "combat"
        ? r.world.phase === "proposal"
        : is === "cure"
          ? r.world.phase === "cure"
          : is === "preparation" && ["draw", "homebase", "deployment"].includes(r.world.phase),
  },
  takeTo(r, thing, to, said) {
    if (to === "hand") return away(r, thing, thing.owner, "hand");
    if (to === "homebase")
      return (function* () {
        yield* away(r, thing, said.you, "homebase");
        thing.faceDown = true;
      })();
    return (function* () {
      yield* enter(r, thing, said.you, false);
    })();
  },
  // trails-8.6
  ...driesUp,
  endsBetween: lost(isDry),
  leaving(r, thing, to) {
    const tell = own.leaving!(r, thing, to);
    if (to === "trail" && inPlay(thing)) happens(r, { on: "destroyed", thing });
    return tell;
  },
  // trails-9.7
  bringsAbout: bringing({
    comes: {
      trail: ["discard", "mill", "destroy", "rebuild"],
      homebase: ["toHomebase", "rebuild"],
      "": ["enter", "cure"],
    },
    becomes: {
      stunned: ["stun"],
      actioned: ["action", "cure"],
      ready: ["ready"],
      up: ["turnUp", "toHomebase", "rebuild"],
      down: ["turnUp", "toHomebase", "rebuild"],
    },
    quiet: ["draw", "points", "plan", "look", "reveal", "discard", "mill", "endAttack"],
    traits: ["org"],
    figures: ["str", "def"],
    place: ({ noun }) => (noun === "base" ? "homebase" : ""),
  }),
  // trails-6.6: nobody combats while these texts are done
  isOver: (_r, until) => until === "thisCombat",
  // trails-4.8
  ...firstOntoPile,
  passTurn: function* (r) {
    if (r.world.phase === "draw") yield* restOfTurn(r);
    if (!r.world.over) yield* nextTurn(r);
  },
};
