/** Trails as its book says it, for the naive reader. */
import type { Text as TrailsText } from "@tefuda/trails/text/tree";
import { numberOf } from "../reader/amounts.ts";
import { type Asking, askCards, Unread } from "../reader/asking.ts";
import { fits } from "../reader/describing.ts";
import { happens } from "../reader/happening.ts";
import { away, drawCards, put, toPile } from "../reader/moving.ts";
import type { Payment, Reading, Rules } from "../reader/reading.ts";
import { settle } from "../reader/settling.ts";
import { figure, forbidden, forbiddenTo, holdings, isAbout, sumFor } from "../reader/standing.ts";
import type { Action, Description, Text } from "../reader/tree.ts";
import { seatOf, seatsOf } from "../reader/who.ts";
import { everything, type Thing, zoneOf } from "../reader/world.ts";

/** Whatever a text of Trails can say, the reader takes. */
export const asText = (text: TrailsText): Text => text;

const isStunned = (thing: Thing): boolean => thing.counts.stunned === 1;
const isUnit = (thing: Thing): boolean => thing.print.type === "unit";
const stunnedSuch = (what: Description): Description => ({ ...what, is: { state: "stunned", ...what.is } });
const inPlay = (thing: Thing): boolean => thing.zone === "field" || thing.zone === "homebase";

/** trails-6.9, 10.7: as stunned cards lie face down and no other on a field does, the mark says it all; and its owner loses its printed CP cost. */
function stun(r: Reading, cards: readonly Thing[]): number {
  const all = cards.filter(
    (thing) =>
      isUnit(thing) && thing.zone === "field" && !isStunned(thing) && !forbidden(r, thing, "beStunned"),
  );
  const free = all.filter((thing) =>
    holdings(r, "noStunDamage").some((holding) => isAbout(r, holding, thing)),
  );
  for (const thing of all) happens(r, { on: "stunned", thing });
  for (const thing of all) {
    thing.counts.stunned = 1;
    thing.turned = true;
  }
  // trails-6.12: first the stuns, then their damage
  for (const thing of all) if (!free.includes(thing)) damage(r, thing.owner, thing.print.figures.cp ?? 0);
  return all.length;
}

/** trails-2.5 */
function damage(r: Reading, seat: number, n: number): number {
  return loseBond(r, seat, n - sumFor(r, "damageLess", seat));
}
function loseBond(r: Reading, seat: number, n: number): number {
  if (n <= 0) return 0;
  r.world.sides[seat]!.points.bond! -= n;
  happens(r, { on: "points", of: "bond", how: "lose", seat, n });
  return n;
}

function* each(cards: readonly Thing[], deed: (thing: Thing) => boolean | Asking<boolean>): Asking<number> {
  let n = 0;
  for (const thing of cards) {
    const did = deed(thing);
    if (typeof did === "boolean" ? did : yield* did) n++;
  }
  return n;
}

function* destroy(r: Reading, thing: Thing): Asking<boolean> {
  if (!inPlay(thing) || forbidden(r, thing, "beDestroyed")) return false;
  yield* toPile(r, thing, undefined);
  return true;
}

function action(r: Reading, thing: Thing): boolean {
  if (!inPlay(thing) || thing.turned) return false;
  thing.turned = true;
  happens(r, { on: "actioned", thing });
  return true;
}
/** trails-4.6 */
const energy = (r: Reading, seat: number): Thing[] =>
  zoneOf(r.world, seat, "homebase").filter(({ turned }) => !turned);

function paid(
  fits: (r: Reading, thing: Thing) => boolean,
  deed: (r: Reading, cards: readonly Thing[]) => number | Asking<number>,
): Payment {
  return {
    fits,
    *pay(r, cards) {
      const done = deed(r, cards);
      if (typeof done !== "number") yield* done;
    },
  };
}

/** trails-10.13 */
function cure(r: Reading, thing: Thing): boolean {
  if (!isStunned(thing) || forbidden(r, thing, "beCured")) return false;
  thing.counts.stunned = 0;
  happens(r, { on: "cured", thing });
  return true;
}

/** trails-4.14: put, not played. */
function* enter(r: Reading, thing: Thing, seat: number, turned: boolean): Asking<boolean> {
  if (thing.print.type !== "unit" && thing.print.type !== "item") return false;
  if (thing.zone === "field") return false;
  yield* away(r, thing, seat, "field");
  thing.turned = turned;
  happens(r, { on: "enters", thing });
  return true;
}

const verbs: Rules["verbs"] = {
  destroy: (r, cards) => each(cards, (thing) => destroy(r, thing)),
  stun: (r, cards) => stun(r, cards),
  cure: (r, cards) => each(cards, (thing) => cure(r, thing)),
  action: (r, cards) => each(cards, (thing) => action(r, thing)),
  ready: (r, cards) =>
    each(cards, (thing) => {
      if (!inPlay(thing) || !thing.turned || isStunned(thing) || forbidden(r, thing, "ready")) return false;
      thing.turned = false;
      return true;
    }),
  turnUp: (_r, cards) =>
    each(cards, (thing) => {
      if (thing.zone !== "homebase" || !thing.faceDown) return false;
      thing.faceDown = false;
      return true;
    }),
  enter: (r, cards, { turned }, said) => each(cards, (thing) => enter(r, thing, said.you, turned === true)),
  toHomebase: (r, cards, action, said) =>
    each(cards, function* (thing) {
      yield* away(r, thing, seatOf(r, action.whose!, said), "homebase");
      thing.faceDown = action.face === "down";
      thing.turned = action.turned === true;
      return true;
    }),
  /** trails-10.9 */
  rebuild: (r, cards) =>
    each(cards, function* (thing) {
      if (thing.zone !== "homebase") return false;
      const { seat } = thing;
      if (!(yield* destroy(r, thing))) return false;
      const [top] = zoneOf(r.world, seat, "deck");
      if (top) {
        put(r, top, seat, "homebase");
        top.faceDown = true;
        top.turned = true;
      }
      happens(r, { on: "rebuilt", seat });
      return true;
    }),
  free: () => {
    throw new Unread("action.free");
  },
};

const actions: Rules["actions"] = {
  points(r, { of, who, n, how }, said) {
    let all = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const { points } = r.world.sides[seat]!;
      const by = numberOf(r, n!, said);
      if (how === "damage") all += damage(r, seat, by);
      else if (how === "lose") all += loseBond(r, seat, by);
      else if (of === "bond") {
        // trails-2.1
        const more = forbiddenTo(r, seat, "gainBond") ? 0 : Math.max(0, Math.min(by, 40 - points.bond!));
        points.bond! += more;
        all += more;
      } else if (of !== "ep" || !forbiddenTo(r, seat, "gainEp")) {
        points[of as string]! += Math.max(0, by);
        all += Math.max(0, by);
      }
    }
    return all;
  },
  /** trails-10.8 */
  *plan(r, { who, n }, said) {
    let seen = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const deck = zoneOf(r.world, seat, "deck");
      const top = deck.slice(0, numberOf(r, n!, said));
      seen += top.length;
      const left = [...top];
      while (left.length > 0) {
        const [next] = yield* askCards(seat, left, 0, 1);
        if (!next) break;
        left.splice(left.indexOf(next), 1);
        deck.splice(deck.indexOf(next), 1);
        deck.push(next);
      }
      const order: Thing[] = [];
      while (left.length > 0) {
        const [next] = left.length === 1 ? left : yield* askCards(seat, left, 1, 1);
        order.push(next!);
        left.splice(left.indexOf(next!), 1);
      }
      deck.splice(0, order.length, ...order);
    }
    return seen;
  },
};

/** The first player to act when both do something: the one with the initiative. */
const both = (r: Reading): number[] => [r.world.first, 1 - r.world.first];

/** trails-8.1 to 8.5, then the next turn up to the first question in it. */
function* passTurn(r: Reading): Asking<void> {
  const { world } = r;
  const sides = world.sides;
  const lost = [0, 1].filter((seat) => sides[seat]!.points.bond! <= 0);
  if (lost.length > 0) {
    world.over = { lost };
    return;
  }
  world.phase = "cure";
  for (const side of sides) {
    side.points.cp = 0;
    side.points.ep = 0;
  }
  world.lasting = world.lasting.filter(({ until }) => until !== "thisCombat");
  for (const seat of both(r)) {
    const stunned = zoneOf(world, seat, "field").filter(
      (thing) => isStunned(thing) && !forbidden(r, thing, "beCured") && !forbiddenTo(r, seat, "cure", thing),
    );
    if (stunned.length === 0) continue;
    const [one] = yield* askCards(seat, stunned, 0, 1);
    if (one) cure(r, one);
    yield* settle(r);
    if (world.over) return;
  }
  for (const thing of everything(world))
    if (isStunned(thing) && thing.zone === "field") yield* toPile(r, thing);
  for (const thing of everything(world))
    if (inPlay(thing) && thing.turned && !forbidden(r, thing, "ready")) thing.turned = false;
  happens(r, { on: "turnEnd" });
  yield* settle(r);
  if (world.over) return;
  world.lasting = world.lasting.filter(({ until }) => until !== "thisTurn");
  // trails-3.6
  for (const side of sides) {
    side.points.cp = 0;
    side.points.ep = 0;
  }
  r.used.clear();
  world.turn++;
  world.first = 1 - world.first;
  world.player = world.first;
  world.phase = "draw";
  drawCards(r, world.first, Math.max(0, 2 + sumFor(r, "draws", world.first)));
  yield* settle(r);
}

/** The rest of a turn whose first step waits, if both pass: the other steps of both players and the combat. */
function* restOfTurn(r: Reading): Asking<void> {
  const { world } = r;
  for (const seat of both(r)) {
    world.player = seat;
    if (seat !== world.first) {
      world.phase = "draw";
      drawCards(r, seat, Math.max(0, 2 + sumFor(r, "draws", seat)));
      yield* settle(r);
      if (world.over) return;
    }
    world.phase = "deployment";
    const income = zoneOf(world, seat, "homebase").length + sumFor(r, "income", seat);
    world.sides[seat]!.points.cp = Math.max(0, income);
    happens(r, { on: "deploys", seat });
    yield* settle(r);
    if (world.over) return;
    world.sides[seat]!.points.cp = 0;
  }
  world.phase = "proposal";
  world.player = world.first;
  for (const side of world.sides) side.points.ep = 0;
  happens(r, { on: "combat" });
  yield* settle(r);
}

const LAST = new WeakMap<Thing, { life: number; figures: Record<string, number> }>();

export const trails: Rules = {
  id: "trails",
  zones: { homebase: "homebase", hand: "hand", trail: "trail", deck: "deck" },
  field: "field",
  inPlay: ["field", "homebase"],
  hand: "hand",
  deck: "deck",
  pile: "trail",
  both,
  isA: (print, noun) => noun === "card" || print.type === noun,
  // trails-3.4
  counts: (r, thing, what) =>
    // trails-4.8: an effect does not see its own card
    thing !== r.resolving && (thing.zone !== "field" || !isStunned(thing) || what.is?.state === "stunned"),
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
  mustTake: true,
  shuffles: false,
  // trails-3.4, 10.13: only stunned UNITs are cured, said or not
  // trails-8.3
  absent: { state: "stunned", triggers: ["destroyed", "leaves"] },
  meant: { cure: stunnedSuch, beCured: stunnedSuch },
  verbs,
  actions,
  costs: {
    points: {
      // trails-2.5, 4.6
      can: (r, { of, n }, { you }) =>
        of !== "ep" || r.world.sides[you]!.points.ep! + energy(r, you).length >= n!,
      *pay(r, _cards, { of, n }, { you }) {
        const { points } = r.world.sides[you]!;
        if (of === "bond") {
          loseBond(r, you, n!);
          return;
        }
        const missing = n! - points.ep!;
        if (missing > 0)
          for (const thing of yield* askCards(you, energy(r, you), missing, missing)) {
            action(r, thing);
            points.ep!++;
          }
        points.ep! -= n!;
      },
    },
    // trails-10.7: as a cost it needs a card that can change
    action: paid(
      (_r, thing) => inPlay(thing) && !thing.turned,
      (r, cards) => each(cards, (thing) => action(r, thing)),
    ),
    discard: paid(
      (_r, thing) => thing.zone === "hand",
      (r, cards) =>
        each(cards, function* (thing) {
          yield* toPile(r, thing, "discards");
          return true;
        }),
    ),
    destroy: paid(
      (r, thing) => inPlay(thing) && !forbidden(r, thing, "beDestroyed"),
      (r, cards) => each(cards, (thing) => destroy(r, thing)),
    ),
    stun: paid(
      (r, thing) =>
        thing.zone === "field" && !isStunned(thing) && isUnit(thing) && !forbidden(r, thing, "beStunned"),
      (r, cards) => stun(r, cards),
    ),
    return: paid(
      (_r, thing) => inPlay(thing),
      (r, cards) =>
        each(cards, function* (thing) {
          yield* away(r, thing, thing.owner, "hand");
          return true;
        }),
    ),
  },
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
  cannotDraw(r, seat) {
    r.world.over = { lost: [...(r.world.over?.lost ?? []), seat] };
  },
  leaving(r, thing, to) {
    const from = thing.zone;
    if (from === "field")
      LAST.set(thing, {
        life: thing.life,
        figures: { str: figure(r, thing, "str"), def: figure(r, thing, "def") },
      });
    if (from === "field") happens(r, { on: "leaves", thing });
    if (to === "trail" && inPlay(thing)) happens(r, { on: "destroyed", thing });
    return () => {};
  },
  lastFigure: (thing, of) => LAST.get(thing)?.figures[of],
  isDone: (r, { thing }, card, said) => {
    const { zone: _, ...rest } = card;
    return fits(r, thing!, { ...rest, zone: { in: thing!.zone } }, said);
  },
  bringsAbout: (action, what) => brings(action, what),
  // trails-6.6: nobody combats while these texts are done
  isOver: (_r, until) => until === "thisCombat",
  // trails-4.8: it lies in the trail while its effect resolves
  begin(r, thing) {
    r.resolving = thing;
    return toPile(r, thing);
  },
  end(r) {
    r.resolving = undefined;
  },
  passTurn: function* (r) {
    if (r.world.phase === "draw") yield* restOfTurn(r);
    if (!r.world.over) yield* passTurn(r);
  },
};

/** trails-9.7: whether what is done before could bring about a card that is meant behind it. */
function brings(action: Action, what: Description): boolean {
  const inner = [action.what, action.then, action.otherwise, ...(Array.isArray(action.of) ? action.of : [])];
  if (["may", "if", "choose", "seq"].includes(action.do))
    return inner.some(
      (part) => part !== undefined && "do" in (part as Action) && brings(part as Action, what),
    );
  const place = what.zone?.in ?? (what.noun === "base" ? "homebase" : "");
  const comes: Record<string, string[]> = {
    trail: ["discard", "mill", "destroy", "rebuild", "dig", "move"],
    homebase: ["toHomebase", "rebuild", "search", "dig"],
    "": ["enter", "cure", "search", "dig"],
  };
  if (comes[place]?.includes(action.do)) return true;
  const becomes: Record<string, string[]> = {
    stunned: ["stun"],
    actioned: ["action", "cure"],
    ready: ["ready"],
  };
  if (becomes[what.is?.state ?? ""]?.includes(action.do)) return true;
  if (what.is?.face !== undefined && ["turnUp", "toHomebase", "rebuild"].includes(action.do)) return true;
  // whatever changes on the table may set texts on or off, and with them what others have
  const quiet = ["draw", "points", "plan", "look", "reveal", "discard", "mill", "endAttack"];
  const numbers = what.bounds?.some(({ of }) => of === "str" || of === "def") || undefined;
  const given = what.traits ?? what.keywords ?? what.lacks ?? what.sharesOrg ?? numbers;
  return given !== undefined && !quiet.includes(action.do);
}
