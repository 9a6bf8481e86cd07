/** Three Kingdoms as its book says it, for the naive reader. */
import type { Text as SangokuText } from "@tefuda/sangoku/text/tree";
import { numberOf } from "../reader/amounts.ts";
import { Unread } from "../reader/asking.ts";
import { bringing } from "../reader/bringing.ts";
import { besideUntilDone, COSTS, common, each, lost, paid } from "../reader/common.ts";
import { compares } from "../reader/describing.ts";
import { ending } from "../reader/lasting.ts";
import { away, drawCards, toPile } from "../reader/moving.ts";
import type { Happened, Reading, Rules } from "../reader/reading.ts";
import { figure, forbidden, forbiddenTo, holdings, isAbout, sumFor } from "../reader/standing.ts";
import type { Amount, Text } from "../reader/tree.ts";
import { downTo, ends, next, phase, together, turnOf } from "../reader/turns.ts";
import { seatsOf } from "../reader/who.ts";
import { everything, type Lasting, type World, zoneOf } from "../reader/world.ts";
import {
  actions,
  battleOf,
  enter,
  FIELD,
  inPlay,
  isGeneral,
  retire,
  stand,
  tap,
  verbs,
} from "./sangoku-deeds.ts";
import { attacks, isIn } from "./sangoku-fights.ts";

/** Whatever a text of Three Kingdoms can say, the reader takes. */
export const asText = (text: SangokuText): Text => text;

const on =
  (event: string, such: (what: Happened) => boolean = () => true) =>
  (what: Happened): boolean =>
    what.on === event && such(what);
/** sangoku-9.4 to 9.16 */
const ICONS: Rules["icons"] = {
  enter: on("enters"),
  declareAttack: on("attacks"),
  declareInterception: on("intercepts"),
  battleOccurs: on("fights"),
  retire: on("retires"),
  battleRetire: on("retires", ({ battle }) => battle === true),
  attackerRetire: on("retires", ({ as }) => as === "attacker"),
  defenderRetire: on("retires", ({ as }) => as === "defender"),
  fortSuccess: on("hitsForts"),
  battleSuccess: on("wins"),
  attackSuccess: on("wins", ({ as }) => as === "attacker"),
  interceptionSuccess: on("wins", ({ as }) => as === "interceptor"),
};

const tactics = ["mainTactic", "battleTactic"];

/** What was said to last until the end of a turn to come, of the one player or the other. */
const endsNextTurn = (r: Reading): void =>
  ending(
    r,
    ({ until, you, turn }) =>
      turn < r.world.turn &&
      (you === r.world.player
        ? ["endOfYourNextTurn", "inYourNextTurn"]
        : ["endOfOpponentsNextTurn", "inOpponentsNextTurn"]
      ).includes(until),
  );

/** Whether the turn that something is said to last through has not begun. */
const isToCome = (world: World, { until, you, turn }: Pick<Lasting, "until" | "you" | "turn">): boolean =>
  (until === "inYourNextTurn" && (turn === world.turn || world.player !== you)) ||
  (until === "inOpponentsNextTurn" && (turn === world.turn || world.player === you));

/** sangoku-4.9: as many as were said last, and what is more or less. */
function handLimit(r: Reading, seat: number): number {
  const said = holdings(r, "handLimitIs").filter(({ says, said }) =>
    seatsOf(r, says.whose!, said).includes(seat),
  );
  return ((said.at(-1)?.says.n as number | undefined) ?? 7) + sumFor(r, "handLimit", seat);
}

/** sangoku-4.8, then the next turn up to its main phase (sangoku-4.2 to 4.5). */
const passTurn = turnOf(
  phase("end", "turnEnd"),
  (r) => downTo(r, r.world.player, handLimit(r, r.world.player), "discards"),
  together(
    ({ world }) => {
      for (const thing of everything(world)) thing.counts.damage = 0;
      for (const thing of everything(world)) thing.counts.came = 0;
    },
    ends("thisTurn"),
    endsNextTurn,
  ),
  together(
    next,
    ends("yourNextTurn", true),
    ({ world }) => {
      for (const thing of everything(world)) thing.counts.attacks = 0;
    },
    phase("start", "turnStart"),
  ),
  together(
    phase("draw"),
    lost((r, seat) => seat === r.world.player && zoneOf(r.world, seat, "deck").length === 0),
  ),
  (r) => drawCards(r, r.world.player, Math.max(0, 1 + sumFor(r, "drawsPerTurn", r.world.player)), false),
  phase("resources", "resourcePhase"),
  together(phase("main"), (r) => {
    for (const thing of everything(r.world))
      if (thing.seat === r.world.player && inPlay(thing) && !forbidden(r, thing, "standUp")) stand(r, thing);
  }),
  phase("main", "mainPhase"),
);

export const sangoku: Rules = {
  fight: "battle",
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
  isIn(r, thing, group, state) {
    switch (group) {
      case "state":
        return inPlay(thing) && thing.turned === (state === "tapped");
      case "harm":
        return thing.zone === FIELD && (thing.counts.damage ?? 0) > 0;
      case "face":
        return inPlay(thing) && thing.faceDown === (state === "down");
      case "battle":
        return isIn(battleOf.get(r.world), thing, state);
      case "dance":
      case "wits":
      case "gear":
        // nobody dances, is awakened or equipped while these texts are read
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
    // sangoku-7.3
    attacksForts(r) {
      const battle = battleOf.get(r.world);
      return battle !== undefined && battle.target === undefined;
    },
    beside: (r, { a, how, b }, said) => compares(numberOf(r, a!, said), how!, numberOf(r, b!, said)),
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
    quiet: ["draw", "points", "look", "reveal", "discard", "mill", "shuffle", "endBattle"],
    traits: ["nation"],
    figures: ["power", "fortDamage"],
  }),
  // "at the end of your next turn" is not the end of this one
  waits: (r, { on: { on }, until, said: { you }, turn }) =>
    isToCome(r.world, { until, you, turn }) ||
    (["turnEnd", "mainPhase"].includes(on) &&
      isToCome(r.world, { until: until.replace(/^endOf/, "in"), you, turn })),
  isToCome: ({ world }, lasting) => isToCome(world, lasting),
  isOver: (r, until) => until === "thisBattle" && !battleOf.has(r.world),
  canPlay: (r, thing) => !forbiddenTo(r, thing.seat, "playMainTactics", thing),
  icons: ICONS,
  // sangoku-8.5: in red
  falls: ({ on, thing }) => on === "fortDown" && thing?.print.type === "general",
  offers: (r, seat, prompt) => (prompt === "main" ? attacks(r, seat) : []),
  // sangoku-6.10
  ...besideUntilDone("playing"),
  endsFirst: true,
  passTurn,
};
