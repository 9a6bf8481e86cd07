/** What each action of a text does, as steps; as much as it can (sangoku-1.3). */

import {
  act,
  assign,
  call,
  constant,
  happen,
  ifElse,
  type Machine,
  NOBODY,
  type Num,
  nothing,
  type Step,
  say,
  seq,
  WordsError,
} from "@tefuda/kernel";
import { chooseOne, ifSo, inRow, type Lasting, may } from "@tefuda/language";
import { discard } from "@tefuda/language/actions/discard";
import { draw } from "@tefuda/language/actions/draw";
import { mill } from "@tefuda/language/actions/mill";
import { see } from "@tefuda/language/actions/see";
import { flip, unlessDone } from "@tefuda/language/actions/unless";
import { DAMAGED, fortDamage, RETIRES, roleOf, STANDS, TAPS, TURNS_DOWN, TURNS_UP } from "../events.ts";
import { LINES } from "../lines.ts";
import { packed } from "../prices.ts";
import { checkRetirements } from "../retirements.ts";
import { mayTurnUp } from "../rules/01-names.ts";
import { canPay, fixedHalves, pay } from "../rules/05-costs.ts";
import { queueTreasures } from "../rules/10-triggers.ts";
import { DAMAGE, FORTS, isGeneral, other } from "../schema.ts";
import { actionWords } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { condition } from "./conditions.ts";
import { holdsFor } from "./lasting.ts";
import { later } from "./later.ts";
import {
  dig,
  equip,
  moveCards,
  PILES,
  peel,
  reached,
  search,
  shuffleWith,
  toBattlefield,
  toResources,
} from "./moving.ts";
import { MEANING } from "./says.ts";
import { wants } from "./targets.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/**
 * What an action does, and who retires by it (sangoku-7.15: looked at after every dealing and every change).
 * @param begins done before whatever of it is carried out: not where a condition fails, or a player would rather not
 */
export function lower(a: Action, b: Builder, lasting: Lasting, begins: Step = nothing): Step {
  const part = (of: Action): Step => lower(of, b, lasting, begins);
  switch (a.do) {
    case "seq":
      return inRow(a.of, b.meaning.before, part);
    case "if":
      // sangoku-6.10
      return ifSo(a, condition(a.cond, b.meaning.scope), b, part);
    case "may":
      return may(b, a.who, () => part(a.what));
    case "choose":
      return chooseOne(
        b,
        a.who,
        a.of.map((of) => ({
          lower: () => part(of),
          says: (language) => actionWords(of, language),
          requires: wants(of, b.meaning.scope),
        })),
      );
    case "unless":
      return unlessDone(a as typeof a & { what: { what: unknown } }, b, () => part(a.pay), part);
    case "flip":
      return flip(b, LINES, () => part(a.then), a.otherwise && (() => part(a.otherwise!)));
    default:
      return seq(begins, one(a, b, lasting), checkRetirements);
  }
}

function one(
  a: Exclude<Action, { do: "seq" | "if" | "may" | "choose" | "unless" | "flip" }>,
  b: Builder,
  lasting: Lasting,
): Step {
  switch (a.do) {
    case "draw":
      return draw(a, b, PILES);
    case "discard":
      return discard(a, b, PILES);
    case "mill":
      return mill(a, b, PILES);
    case "retire":
      return b.together(RETIRES, a.what, [roleOf(b.item), b.seat]);
    case "damage":
      return b.together(DAMAGED, a.what, [b.num(a.n), b.seat]);
    case "heal":
      return b.onCards(a.what, (item, ok) => act((m) => ok.set(m, heal(m, item(m)) ? 1 : 0)), reached(b));
    case "tap":
      return b.together(TAPS, a.what, [b.seat]);
    case "stand":
      return b.together(STANDS, a.what, [b.seat]);
    case "points": {
      const n = b.num(a.n);
      const forts = b.frame.local();
      const left = (m: Machine, seat: Num): number => m.count(m.zoneOf(FORTS, seat(m)));
      return b.eachSeatDoing(a.who, (seat) =>
        seq(
          act((m) => {
            m.cite("sangoku-8.8");
            forts.set(m, left(m, seat));
          }),
          call(fortDamage, [seat, n]),
          assign(b.done, (m) => forts(m) - left(m, seat)),
        ),
      );
    }
    case "turnUp":
      return b.onCards(a.what, (item, ok) =>
        ifElse(
          (m) => mayTurnUp(m, item(m)),
          seq(
            happen(TURNS_UP, [item, b.seat], ok),
            act((m) => {
              if (ok(m) === 1) queueTreasures(m, m.owner(item(m)));
            }),
          ),
          act((m) => ok.set(m, 0)),
        ),
      );
    case "turnDown":
      return b.together(TURNS_DOWN, a.what, [b.seat]);
    case "move":
      return moveCards(a, b);
    case "enter":
      return toBattlefield(a, b);
    case "toResources":
      return toResources(a, b);
    case "equip":
      return equip(a, b);
    case "peel":
      return peel(a, b);
    case "search":
      return search(a, b);
    case "dig":
      return dig(a, b);
    case "look":
    case "reveal":
      return see(a, b, PILES);
    case "shuffle":
      return shuffleWith(a, b);
    case "lose":
      return act((m) => {
        m.cite("sangoku-8.10");
        lose(m, a.who, b.seat(m));
      });
    case "later":
      return later(a, b, lasting, lower, (language) => actionWords(a.what, language));
    case "pay":
      return payment(packed(a.price), a.who, b);
    case "lasting":
      return holdsFor(a.what, a.for, b, lasting);
  }
}

/** As much as that, or nothing at all (sangoku-5.8). */
const payment = (price: number, who: Of<"pay">["who"], b: Builder): Step =>
  b.eachSeatDoing(who, (seat) =>
    ifElse(
      (m) => canPay(m, seat(m), price),
      seq(call(pay, [b.self, seat, ...fixedHalves(price)]), assign(b.done, constant(1))),
      assign(b.done, constant(0)),
    ),
  );

function heal(m: Machine, card: number): boolean {
  if (!isGeneral(m, card) || m.column(card, DAMAGE) === 0) return false;
  m.setColumn(card, DAMAGE, 0);
  say(m, LINES.heals, card);
  return true;
}

/** sangoku-8.10 */
function lose(m: Machine, who: Of<"lose">["who"], seat: number): void {
  if (who === "both") {
    say(m, LINES.draw);
    m.end(NOBODY, "sangoku-8.10");
    return;
  }
  if (who !== "you" && who !== "opponent") throw new WordsError(MEANING.loses);
  const loser = who === "you" ? seat : other(seat);
  say(m, LINES.losesBy, loser);
  m.end(other(loser), "sangoku-8.10");
}
