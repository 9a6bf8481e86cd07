/** Trails as its book says it, for the naive reader. */
import type { Text as TrailsText } from "@tefuda/trails/text/tree";
import { Unread } from "../reader/asking.ts";
import { bringing } from "../reader/bringing.ts";
import { common, driesUp, firstOntoPile, isDry, lost } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { away } from "../reader/moving.ts";
import { mayPlay } from "../reader/playing.ts";
import type { Rules } from "../reader/reading.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { seatOf } from "../reader/who.ts";
import {
  actions,
  canPayEp,
  costs,
  energyDue,
  enter,
  fightOf,
  inPlay,
  isStunned,
  payEp,
  priceOf,
  settleAt,
  stunnedSuch,
  verbs,
} from "./trails-deeds.ts";
import { foesOf, isFighting, martialArts, offers } from "./trails-fights.ts";
import { passTurn } from "./trails-turns.ts";

/** Whatever a text of Trails can say, the reader takes. */
export const asText = (text: TrailsText): Text => text;

const own = common("field", ["str", "def"]);

export const trails: Rules = {
  fight: "combat",
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
  isIn(r, thing, group, state) {
    if (group === "state") {
      if (state === "stunned") return isStunned(thing);
      return inPlay(thing) && !isStunned(thing) && thing.turned === (state === "actioned");
    }
    if (group === "face") return inPlay(thing) && (thing.faceDown || isStunned(thing)) === (state === "down");
    // nobody attacks together while these texts are read
    if (group === "combat") {
      if (state === "grouped" || isStunned(thing)) return false;
      const roles = { attacking: "attacker", defending: "target" } as const;
      return isFighting(r, thing, roles[state as keyof typeof roles]);
    }
    throw new Unread(`state.${group}`);
  },
  stats: { str: { min: 0, max: 999 }, def: { min: 0, max: 999 } },
  works: (thing) =>
    thing.zone === "field"
      ? !isStunned(thing)
      : thing.zone === "homebase" && thing.print.type === "base" && !thing.faceDown,
  worksFrom: ({ zone }, { what }) => (zone === "hand" && what?.every(({ self }) => self) ? true : undefined),
  choosesFirst: true,
  targets: ["", "homebase", "trail"],
  needs: { hand: true, later: true, rows: true, others: false, lasting: true },
  holderChooses: true,
  ordersRest: true,
  mustTake: "any",
  shuffles: false,
  // trails-3.4, 10.13: only stunned UNITs are cured, said or not
  // trails-8.3
  absent: { state: "stunned", triggers: ["destroyed", "leaves", "overkill"] },
  meant: { cure: stunnedSuch, beCured: stunnedSuch },
  verbs,
  actions,
  costs,
  // trails-3.2: before any of them pays for EP
  early: ["action"],
  dues: energyDue,
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
    if (to === "homebase") return settleAt(r, thing, said.you);
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
      "": ["enter", "cure", "control"],
    },
    becomes: {
      stunned: ["stun"],
      actioned: ["action", "cure"],
      ready: ["ready"],
      up: ["turnUp", "turnDown", "toHomebase", "rebuild"],
      down: ["turnUp", "turnDown", "toHomebase", "rebuild"],
    },
    quiet: ["draw", "points", "plan", "look", "reveal", "discard", "mill", "endAttack"],
    traits: ["org"],
    figures: ["str", "def"],
    place: ({ noun }) => (noun === "base" ? "homebase" : ""),
  }),
  // trails-6.6: where nobody fights there is no combat that anything could last for
  isOver: (r, until) => until === "thisCombat" && !fightOf.get(r.world)?.on,
  adds: (r, thing) => martialArts(r, thing),
  canPlay: (r, thing) => mayPlay(r, thing) && canPayEp(r, thing.seat, priceOf(r, thing, "ep")),
  offers,
  refs: { foe: foesOf },
  // trails-4.8
  *begin(r, thing) {
    const { seat } = thing;
    yield* payEp(r, seat, priceOf(r, thing, "ep"));
    yield* firstOntoPile.begin(r, thing);
    r.resolving = undefined;
    happens(r, { on: "played", thing, seat, from: "hand" });
    r.resolving = thing;
  },
  end: firstOntoPile.end,
  passTurn,
};
