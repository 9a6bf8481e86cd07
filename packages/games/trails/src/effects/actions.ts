/** What each action of a text does, as steps (trails-9.7: as much as it can). */
import {
  act,
  assign,
  call,
  constant,
  EVERYBODY,
  happen,
  ifElse,
  type Machine,
  marked,
  NONE,
  type Num,
  type Step,
  say,
  seatSubject,
  seq,
  show,
} from "@tefuda/kernel";
import { chooseOne, ifSo, inRow, type Lasting, may } from "@tefuda/language";
import { discard } from "@tefuda/language/actions/discard";
import { draw } from "@tefuda/language/actions/draw";
import { mill } from "@tefuda/language/actions/mill";
import { see } from "@tefuda/language/actions/see";
import { flip, unlessDone } from "@tefuda/language/actions/unless";
import { ACTIONED, CURED, DAMAGED, DESTROYED, GAINS_BOND, LOSES_BOND, READIED } from "../events.ts";
import { LINES } from "../lines.ts";
import { canPayEp, payEp } from "../rules/04-costs.ts";
import { plan, rebuild } from "../rules/10-terms.ts";
import { ATTACKING, BOND, CP, EP, HOMEBASE, inZone, mark } from "../schema.ts";
import { actionWords } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { condition } from "./conditions.ts";
import { stun } from "./costs.ts";
import { holdsFor } from "./lasting.ts";
import { dig, free, moveCards, PILES, search, shuffleWith, toField, toHomebase } from "./moving.ts";
import { cureable, wants } from "./targets.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
const BOND_EVENTS = { gain: GAINS_BOND, lose: LOSES_BOND, damage: DAMAGED } as const;

export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  switch (a.do) {
    case "seq":
      return inRow(a.of, b.meaning.before, (part) => lower(part, b, lasting));
    case "if":
      // trails-9.7
      return ifSo(a, condition(a.cond, b.meaning.scope), b, (part) => lower(part, b, lasting));
    case "may":
      return may(b, a.who, () => lower(a.what, b, lasting));
    case "choose":
      return chooseOne(
        b,
        a.who,
        a.of.map((part) => ({
          lower: () => lower(part, b, lasting),
          says: (language) => actionWords(part, language),
          requires: wants(part, b.meaning.scope, { brought: !b.choosesFirst }),
        })),
      );
    case "unless":
      return unlessDone(
        a as typeof a & { what: { what: unknown } },
        b,
        () => lower(a.pay, b, lasting),
        (action) => lower(action, b, lasting),
      );
    case "flip":
      return flip(
        b,
        LINES,
        () => lower(a.then, b, lasting),
        a.otherwise && (() => lower(a.otherwise!, b, lasting)),
      );
    case "draw":
      return draw(a, b, PILES);
    case "discard":
      return discard(a, b, PILES);
    case "mill":
      return mill(a, b, PILES);
    case "destroy":
      return b.together(DESTROYED, a.what, [b.self]);
    case "stun": {
      const { set, fill } = b.cards(a.what);
      return seq(fill, stun(set, b));
    }
    case "cure":
      return b.together(CURED, cureable(a.what), [], {
        among: (m, card) => marked(m, seatSubject(b.seat(m)), mark("cannotCure"), card) === NONE,
      });
    case "action":
      return b.together(ACTIONED, a.what);
    case "ready":
      return b.together(READIED, a.what);
    case "turnUp":
      return b.onCards(a.what, (item, ok) => act((m) => ok.set(m, turnUp(m, item(m)) ? 1 : 0)));
    case "points":
      return a.of === "bond" ? bond(a, b) : gainPoints(a, b);
    case "move":
      return moveCards(a, b);
    case "enter":
      return toField(a, b);
    case "toHomebase":
      return toHomebase(a, b);
    case "plan":
      return b.eachSeatDoing(a.who, (seat) => call(plan, [seat, b.num(a.n)], b.done));
    case "rebuild":
      return b.onCards(a.what, (item, ok) => call(rebuild, [item, b.seat], ok), {
        among: (m, card) => inZone(m, card, HOMEBASE),
      });
    case "search":
      return search(a, b);
    case "dig":
      return dig(a, b);
    case "look":
    case "reveal":
      return see(a, b, PILES);
    case "shuffle":
      return shuffleWith(a, b);
    case "free":
      return free(a, b);
    case "endAttack":
      // trails-6.11
      return act((m) => {
        m.cite("trails-6.11");
        b.done.set(m, m.number(ATTACKING));
        m.setNumber(ATTACKING, 0);
      });
    case "lasting":
      return holdsFor(a.what, a.for, b, lasting);
  }
}

/** A card of a homebase is turned face up, unless it is; that is not playing it (trails-4.1). */
function turnUp(m: Machine, card: number): boolean {
  if (!inZone(m, card, HOMEBASE) || !m.faceDown(card)) return false;
  show(m, card, EVERYBODY);
  m.setFaceDown(card, false);
  say(m, LINES.turnsUp, m.actsFor(card), card);
  return true;
}

/** By how much bond changes is what was done. */
type Bond = Extract<Action, { of: "bond" }>;
function bond(a: Bond, b: Builder): Step {
  const n = b.num(a.n);
  const before = b.frame.local();
  return b.eachSeatDoing(a.who, (seat) =>
    seq(
      assign(before, (m) => m.seatNumber(seat(m), BOND)),
      happen(BOND_EVENTS[a.how], [seat, n]),
      assign(b.done, (m) => Math.abs(m.seatNumber(seat(m), BOND) - before(m))),
    ),
  );
}
/** trails-4.6: paid whole or not at all. */
const payEnergy = (seat: Num, n: Num, b: Builder): Step =>
  ifElse(
    (m) => canPayEp(m, seat(m), n(m)),
    seq(call(payEp, [seat, n]), assign(b.done, n)),
    assign(b.done, constant(0)),
  );
function gainPoints(a: Exclude<Of<"points">, Bond>, b: Builder): Step {
  const n = b.num(a.n);
  const which = a.of === "cp" ? CP : EP;
  return b.eachSeatDoing(a.who, (seat) =>
    a.how === "lose"
      ? payEnergy(seat, n, b)
      : act((m) => {
          const s = seat(m);
          const can = which === CP || marked(m, seatSubject(s), mark("cannotGainEp")) === NONE;
          const more = can ? n(m) : 0;
          b.done.set(m, more);
          if (!can) return;
          m.setSeatNumber(s, which, m.seatNumber(s, which) + more);
          say(m, LINES.gainsPoints, s, m.seatNumber(s, CP), m.seatNumber(s, EP));
        }),
  );
}
