/** What each action of a text does, as steps (trails-9.7: as much as it can). */
import { chooseOne, type Lasting, may } from "@tefuda/effects";
import {
  act,
  call,
  EVERYBODY,
  happen,
  type Machine,
  marked,
  NONE,
  type Step,
  say,
  seatSubject,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import {
  ACTIONED,
  CURED,
  DAMAGED,
  DESTROYED,
  GAINS_BOND,
  LOSES_BOND,
  READIED,
  STUNNED_EVENT,
} from "../events.ts";
import { LINES } from "../lines.ts";
import { stunDamage } from "../rules/06-resolution.ts";
import { plan, rebuild } from "../rules/10-terms.ts";
import { ATTACKING, CP, EP, HOMEBASE, inZone, mark } from "../table.ts";
import { actionWords } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { condition } from "./conditions.ts";
import { holdsFor } from "./lasting.ts";
import {
  dig,
  discard,
  draw,
  free,
  mill,
  moveCards,
  search,
  see,
  shuffleWith,
  toField,
  toHomebase,
} from "./moving.ts";
import { cureable, QUIET, wants } from "./targets.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
const BOND_EVENTS = { gain: GAINS_BOND, lose: LOSES_BOND, damage: DAMAGED } as const;

export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  switch (a.do) {
    case "seq":
      return seq(
        ...a.of.map((part) => {
          const step = lower(part, b, lasting);
          if (!QUIET.includes(part.do)) b.noMoreTargets();
          return step;
        }),
      );
    case "if": {
      b.noMoreTargets();
      const holds = condition(a.cond, b.meaning.scope);
      return when(
        (m) => holds(m, b.self(m), b.seat(m)),
        lower(a.then, b, lasting),
        a.otherwise && lower(a.otherwise, b, lasting),
      );
    }
    case "may":
      return may(b, a.who, () => lower(a.what, b, lasting));
    case "choose":
      return chooseOne(
        b,
        a.who,
        a.of.map((part) => ({
          lower: () => lower(part, b, lasting),
          says: (language) => actionWords(part, language),
          requires: wants(part, b.meaning.scope, !b.choosesFirst),
        })),
      );
    case "draw":
      return draw(b, a.who, a.n);
    case "discard":
      return discard(b, a.who, a.what);
    case "mill":
      return mill(b, a.who, a.n);
    case "destroy":
      return b.together(DESTROYED, a.what, [b.self]);
    case "stun":
      // trails-6.9
      return seq(b.together(STUNNED_EVENT, a.what, [b.self]), stunDamage(b.item));
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
    case "bond":
      return b.eachSeat(a.who, (seat) => happen(BOND_EVENTS[a.how], [seat, b.num(a.n)]));
    case "gain":
      return gainPoints(a, b);
    case "move":
      return moveCards(a, b);
    case "toField":
      return toField(a, b);
    case "toHomebase":
      return toHomebase(a, b);
    case "plan":
      return b.eachSeat(a.who, (seat) => call(plan, [seat, b.num(a.n)]));
    case "rebuild":
      return b.onCards(a.what, (item, ok) => call(rebuild, [item, b.seat], ok), {
        among: (m, card) => inZone(m, card, HOMEBASE),
      });
    case "search":
      return search(a, b);
    case "dig":
      return dig(a, b);
    case "look":
      return see(b, a.what, a.who);
    case "reveal":
      return see(b, a.what, undefined);
    case "shuffle":
      return shuffleWith(a, b);
    case "free":
      return free(a, b);
    case "endAttack":
      // trails-6.11
      return act((m) => {
        m.cite("trails-6.11");
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

function gainPoints(a: Of<"gain">, b: Builder): Step {
  const n = b.num(a.n);
  const which = a.what === "cp" ? CP : EP;
  return b.eachSeat(a.who, (seat) =>
    act((m) => {
      const s = seat(m);
      if (which === EP && marked(m, seatSubject(s), mark("cannotGainEp")) !== NONE) return;
      m.setSeatNumber(s, which, m.seatNumber(s, which) + n(m));
      say(m, LINES.gainsPoints, s, m.seatNumber(s, CP), m.seatNumber(s, EP));
    }),
  );
}
