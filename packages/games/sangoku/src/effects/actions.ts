/** What each action of a text does, as steps; as much as it can (sangoku-1.3). */
import { chooseOne, type Lasting, may } from "@tefuda/effects";
import { act, call, happen, type Machine, NOBODY, type Step, say, seq, when } from "@tefuda/kernel";
import { DAMAGED, fortDamage, RETIRES, roleOf, STANDS, TAPS, TURNS_DOWN, TURNS_UP } from "../events.ts";
import { LINES } from "../lines.ts";
import { checkRetirements } from "../retirements.ts";
import { mayTurnUp } from "../rules/01-names.ts";
import { queueTreasures } from "../rules/10-triggers.ts";
import { DAMAGE, isGeneral, other } from "../table.ts";
import { actionWords } from "../text/index.ts";
import type { Action } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { condition } from "./conditions.ts";
import { holdsFor } from "./lasting.ts";
import {
  dig,
  discard,
  draw,
  equip,
  mill,
  moveCards,
  peel,
  reached,
  search,
  see,
  shuffleWith,
  toBattlefield,
  toResources,
} from "./moving.ts";
import { QUIET, wants } from "./targets.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

/** What an action does, and who retires by it (sangoku-7.15: looked at after every dealing and every change). */
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
          requires: wants(part, b.meaning.scope),
        })),
      );
    default:
      return seq(one(a, b, lasting), checkRetirements);
  }
}

function one(
  a: Exclude<Action, { do: "seq" | "if" | "may" | "choose" }>,
  b: Builder,
  lasting: Lasting,
): Step {
  switch (a.do) {
    case "draw":
      return draw(b, a.who, a.n);
    case "discard":
      return discard(b, a.who, a.what);
    case "mill":
      return mill(b, a.who, a.n);
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
    case "fortDamage": {
      const n = b.num(a.n);
      return b.eachSeat(a.who, (seat) =>
        seq(
          act((m) => m.cite("sangoku-8.8")),
          call(fortDamage, [seat, n]),
        ),
      );
    }
    case "turnUp":
      return b.onCards(a.what, (item, ok) =>
        when(
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
    case "toBattlefield":
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
      return see(b, a.what, a.who);
    case "reveal":
      return see(b, a.what, undefined);
    case "shuffle":
      return shuffleWith(a, b);
    case "lose":
      return act((m) => {
        m.cite("sangoku-8.10");
        lose(m, a.who, b.seat(m));
      });
    case "lasting":
      return holdsFor(a.what, a.for, b, lasting);
  }
}

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
  if (who !== "you" && who !== "opponent") throw new Error("the game is lost by you, your opponent or both");
  const loser = who === "you" ? seat : other(seat);
  say(m, LINES.losesBy, loser);
  m.end(other(loser), "sangoku-8.10");
}
