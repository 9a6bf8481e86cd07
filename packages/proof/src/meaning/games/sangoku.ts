/** Three Kingdoms as its book says it, for the naive reader. */
import type { Text as SangokuText } from "@tefuda/sangoku/text/tree";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, Unread } from "../reader/asking.ts";
import { bringing } from "../reader/bringing.ts";
import { besideUntilDone, COSTS, common, each, lost, paid } from "../reader/common.ts";
import { happens } from "../reader/happening.ts";
import { ending } from "../reader/lasting.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Reading, Rules } from "../reader/reading.ts";
import { figure, forbidden, hasKeyword, holdings, isAbout, sumFor } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { downTo, ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Thing, zoneOf } from "../reader/world.ts";

/** Whatever a text of Three Kingdoms can say, the reader takes. */
export const asText = (text: SangokuText): Text => text;

const FIELD = "battlefield";
const isGeneral = (thing: Thing): boolean => thing.print.type === "general";
const inPlay = ({ zone }: Thing): boolean => zone === FIELD || zone === "resources";
const tactics = ["mainTactic", "battleTactic"];

/** sangoku-7.15: to the discard pile of its owner. */
function* retire(r: Reading, cards: readonly Thing[]): Asking<number> {
  const can = cards.filter(
    (thing) => isGeneral(thing) && thing.zone === FIELD && !forbidden(r, thing, "retire"),
  );
  const all: Thing[] = [];
  for (const thing of can) if (!(yield* r.sense.replaced(r, { on: "retires", thing }))) all.push(thing);
  for (const thing of all) happens(r, { on: "retires", thing });
  for (const thing of all) yield* toPile(r, thing);
  return all.length;
}

/** sangoku-7.13, 7.14 */
function hurt(r: Reading, thing: Thing, n: number): boolean {
  if (!isGeneral(thing) || thing.zone !== FIELD) return false;
  const about = (is: string) =>
    holdings(r, is).filter((holding) => holding.says.kind === "special" && isAbout(r, holding, thing));
  if (about("noDamage").length > 0) return false;
  const less = about("lessDamage").reduce(
    (sum, { says, said }) => sum + numberOf(r, says.by as Amount, said),
    0,
  );
  const dealt = n - less;
  // sangoku-10.4
  if (dealt <= 0 || (dealt <= 1000 && hasKeyword(r, thing, "avoidance"))) return false;
  thing.counts.damage = (thing.counts.damage ?? 0) + dealt;
  happens(r, { on: "damaged", thing, n: dealt });
  return true;
}

const tap = (r: Reading, thing: Thing): boolean => {
  if (!inPlay(thing) || thing.turned) return false;
  happens(r, { on: "taps", thing });
  thing.turned = true;
  return true;
};
const stand = (r: Reading, thing: Thing): boolean => {
  if (!inPlay(thing) || !thing.turned || forbidden(r, thing, "stand")) return false;
  happens(r, { on: "stands", thing });
  thing.turned = false;
  return true;
};

const verbs: Rules["verbs"] = {
  retire: (r, cards) => retire(r, cards),
  damage(r, cards, { n }, said) {
    const by = numberOf(r, n!, said);
    return each(cards, (thing) => hurt(r, thing, by));
  },
  heal: (_r, cards) =>
    each(cards, (thing) => {
      const was = thing.counts.damage ?? 0;
      thing.counts.damage = 0;
      return was > 0;
    }),
  tap: (r, cards) => each(cards, (thing) => tap(r, thing)),
  stand: (r, cards) => each(cards, (thing) => stand(r, thing)),
  turnUp: (r, cards) =>
    each(cards, (thing) => {
      // sangoku-5.3
      if (thing.zone !== "resources" || !thing.faceDown) return false;
      if (thing.print.type !== "general" && thing.print.type !== "reinforcement") return false;
      thing.faceDown = false;
      happens(r, { on: "turnedUp", thing, seat: thing.seat });
      return true;
    }),
  turnDown: (_r, cards) =>
    each(cards, (thing) => {
      if (thing.zone !== "resources" || thing.faceDown) return false;
      thing.faceDown = true;
      return true;
    }),
  enter: (r, cards, { turned }) => each(cards, (thing) => enter(r, thing, thing.owner, turned === true)),
  toResources: (r, cards, { face, turned }) =>
    each(cards, function* (thing) {
      if (face === "up" && thing.print.type !== "general" && thing.print.type !== "reinforcement")
        return false;
      yield* away(r, thing, thing.owner, "resources");
      thing.faceDown = face === "down";
      thing.turned = turned === true;
      return true;
    }),
};

/** sangoku-9.4: put, not summoned. */
function* enter(r: Reading, thing: Thing, seat: number, turned: boolean): Asking<boolean> {
  if (!isGeneral(thing) || thing.zone === FIELD) return false;
  yield* away(r, thing, seat, FIELD);
  thing.turned = turned;
  happens(r, { on: "enters", thing });
  return true;
}

const actions: Rules["actions"] = {
  /** sangoku-8.2 to 8.4, 8.8 */
  *points(r, { who, n }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const down = zoneOf(r.world, seat, "forts").slice(0, Math.max(0, numberOf(r, n!, said)));
      for (const thing of down) {
        yield* toPile(r, thing);
        happens(r, { on: "fortDown", seat, thing });
      }
      all += down.length;
    }
    return all;
  },
};

/** What was said to last until the end of a turn to come, of the one player or the other. */
const endsNextTurn = (r: Reading): void =>
  ending(r, ({ until, you, turn }) =>
    you === r.world.player
      ? until === "endOfYourNextTurn" && turn < r.world.turn
      : until === "endOfOpponentsNextTurn",
  );

/** sangoku-4.8, then the next turn up to its main phase (sangoku-4.2 to 4.5). */
const passTurn = turnOf(
  phase("end", "turnEnd"),
  (r) => downTo(r, r.world.player, 7 + sumFor(r, "handLimit", r.world.player), "discards"),
  together(
    ({ world }) => {
      for (const thing of everything(world)) thing.counts.damage = 0;
    },
    ends("thisTurn"),
    endsNextTurn,
  ),
  together(next, ends("yourNextTurn", true)),
  together(
    phase("draw"),
    lost((r, seat) => seat === r.world.player && zoneOf(r.world, seat, "deck").length === 0),
  ),
  (r) => drawCards(r, r.world.player, 1, false),
  together(
    phase("main"),
    (r) => {
      for (const thing of everything(r.world))
        if (thing.seat === r.world.player && inPlay(thing)) stand(r, thing);
    },
    phase("main", "mainPhase"),
  ),
);

export const sangoku: Rules = {
  id: "sangoku",
  zones: { resources: "resources", hand: "hand", pile: "pile", deck: "deck", out: "out" },
  field: FIELD,
  inPlay: [FIELD, "resources"],
  hand: "hand",
  deck: "deck",
  pile: "pile",
  oneOrders: true,
  ...common(FIELD, ["power", "fortDamage"]),
  isA: (print, noun) =>
    noun === "card" || print.type === noun || (noun === "tactic" && tactics.includes(print.type)),
  isIn(_r, thing, group, state) {
    switch (group) {
      case "state":
        return inPlay(thing) && thing.turned === (state === "tapped");
      case "harm":
        return thing.zone === FIELD && (thing.counts.damage ?? 0) > 0;
      case "face":
        return inPlay(thing) && thing.faceDown === (state === "down");
      case "battle":
      case "dance":
      case "wits":
      case "gear":
        // nobody fights, dances, is awakened or equipped while these texts are read
        return false;
      default:
        throw new Unread(`state.${group}`);
    }
  },
  stats: { power: { min: 0, max: 30_000 }, fortDamage: { min: 0, max: 99 } },
  pointsOf: (r, seat, of) => (of === "forts" ? zoneOf(r.world, seat, "forts").length : undefined),
  countOf: (_r, thing, of) =>
    of === "damage"
      ? (thing.counts.damage ?? 0)
      : of === "originalPower"
        ? thing.print.figures.power
        : undefined,
  adds: (r, thing, stat) =>
    stat !== "fortDamage"
      ? 0
      : holdings(r, "fortDamage")
          .filter((holding) => isAbout(r, holding, thing))
          .reduce((sum, { says, said }) => sum + numberOf(r, says.by as Amount, said), 0),
  works: (thing) => thing.zone === FIELD,
  choosesFirst: true,
  needs: { hand: false, later: true, rows: true, others: false, lasting: true },
  // sangoku-6.10
  costTakes: ["discard", "retire", "return"],
  holderChooses: true,
  ordersRest: true,
  mustTake: "any",
  shuffles: false,
  targets: ["", "resources", "pile"],
  verbs,
  actions,
  costs: {
    ...COSTS,
    tap: paid(
      (_r, thing) => inPlay(thing) && !thing.turned,
      (r, cards) => each(cards, (thing) => tap(r, thing)),
    ),
    retire: paid(
      (r, thing) => isGeneral(thing) && thing.zone === FIELD && !forbidden(r, thing, "retire"),
      (r, cards) => retire(r, cards),
    ),
    turnDown: paid(
      (_r, thing) => thing.zone === "resources" && !thing.faceDown,
      (_r, cards) =>
        each(cards, (thing) => {
          thing.faceDown = true;
          return true;
        }),
    ),
    mill: {
      can: (r, { n }, { you }) => zoneOf(r.world, you, "deck").length >= n!,
      *pay(r, _cards, { n }, { you }) {
        for (const thing of zoneOf(r.world, you, "deck").slice(0, n)) yield* toPile(r, thing);
      },
    },
  },
  sets: ({ is, of, n }, stat) => (is === "becomes" && of === stat ? n : undefined),
  conditions: {
    turn: (r, { whose }, said) => seatsOf(r, whose!, said).includes(r.world.player),
  },
  /** sangoku-7.15: looked at after everything. */
  *after(r) {
    for (;;) {
      const fallen = zoneOf(r.world, 0, FIELD)
        .concat(zoneOf(r.world, 1, FIELD))
        .filter(
          (thing) =>
            isGeneral(thing) &&
            (thing.counts.damage ?? 0) >= figure(r, thing, "power") &&
            !forbidden(r, thing, "retire"),
        );
      if (fallen.length === 0) return;
      yield* retire(r, fallen);
    }
  },
  *takeTo(r, thing, to, said) {
    if (to === "hand") yield* away(r, thing, thing.owner, "hand");
    else if (to === "resources") {
      yield* away(r, thing, said.you, "resources");
      thing.faceDown = true;
    } else yield* enter(r, thing, said.you, false);
  },
  // sangoku-8.9
  cannotDraw() {},
  // sangoku-6.10: whether the text itself can bring about such a card
  bringsAbout: bringing({
    comes: {
      pile: ["discard", "mill", "retire", "move", "damage", "points", "toResources"],
      resources: ["toResources"],
      "": ["enter"],
    },
    becomes: {
      tapped: ["tap"],
      standing: ["stand"],
      damaged: ["damage"],
      up: ["turnUp"],
      down: ["turnDown", "toResources"],
    },
    counted: { damage: ["damage", "heal"] },
    quiet: ["draw", "points", "look", "reveal", "discard", "mill", "shuffle"],
    traits: ["nation"],
    figures: ["power", "fortDamage"],
  }),
  isOver: (_r, until) => until === "thisBattle",
  // sangoku-6.10
  ...besideUntilDone("playing"),
  passTurn,
};
