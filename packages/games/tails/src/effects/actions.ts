/** What each action of a text does, as steps (tails-7.13: as much as it can). */
import {
  act,
  ask,
  assign,
  constant,
  EVERYBODY,
  forEachLying,
  happen,
  ifElse,
  type Machine,
  move,
  NONE,
  type Num,
  type Step,
  say,
  seq,
  show,
  shuffle,
  type Var,
  when,
} from "@tefuda/kernel";
import { allHold, choosePart } from "@tefuda/language";
import { condition } from "@tefuda/language/standard/describe";
import { checkDeaths, destroyAll } from "../deaths.ts";
import { DAMAGED, GAINS_BASE, LOSES_BASE } from "../events.ts";
import { LINES } from "../lines.ts";
import { DAMAGE, DECK, ENDING, onField, PILE } from "../schema.ts";
import { actionWords } from "../text/index.ts";
import type { Action, Amount, Cards, Condition, Who } from "../text/tree.ts";
import { counterNext } from "./answers.ts";
import type { Builder } from "./builder.ts";
import { flip, roll } from "./chance.ts";
import { control } from "./control.ts";
import { doAll } from "./costs.ts";
import { type Lasting, lastingStep } from "./lasting.ts";
import { later } from "./later.ts";
import {
  attachCards,
  comeToField,
  dig,
  discard,
  draw,
  layDown,
  mill,
  moveCards,
  type Of,
  search,
  see,
} from "./moving.ts";
import { wants } from "./wants.ts";

export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  switch (a.do) {
    case "seq":
      return seq(...row(a.of, b, lasting));
    case "if":
      return ifElse(
        test(a.cond, b),
        lower(a.then, b, lasting),
        a.otherwise && lower(a.otherwise, b, lasting),
      );
    case "may":
      return may(a, b, lasting);
    case "choose":
      return chooseOne(a, b, lasting);
    case "draw":
      return draw(a, b);
    case "discard":
      return discard(a, b);
    case "mill":
      return mill(a, b);
    case "destroy":
      return destroy(a, b);
    case "damage":
      return damage(a, b);
    case "heal":
      return heal(a, b);
    case "points":
      return points(a, b);
    case "move":
      return moveCards(a, b);
    case "deploy":
      return b.onCards(a.what, (item, ok) =>
        // tails-4.1: what lies on the battlefield is deployed already
        ifElse(
          (m) => onField(m, item(m)),
          assign(ok, constant(0)),
          seq(
            comeToField(item, a.free, b),
            assign(ok, (m) => (onField(m, item(m)) ? 1 : 0)),
          ),
        ),
      );
    case "attach":
      return attachCards(a, b);
    case "search":
      return search(a, b);
    case "dig":
      return dig(a, b);
    case "look":
      return see(a.what, b, false);
    case "reveal":
      return see(a.what, b, true);
    case "shuffle":
      return seq(
        b.eachSeat(a.who, (seat) =>
          act((m) => {
            const deck = m.zoneOf(DECK, seat(m));
            const pile = m.zoneOf(PILE, seat(m));
            if (a.pileToo) for (let c = m.first(pile); c >= 0; c = m.first(pile)) move(m, c, deck);
            say(m, LINES.shuffles, seat(m));
            shuffle(m, deck);
          }),
        ),
        b.didIt,
      );
    case "turnUp":
      return b.onCards(a.what, (item) =>
        act((m) => {
          show(m, item(m), EVERYBODY);
          say(m, LINES.shows, item(m));
        }),
      );
    case "counter":
      return counter(a, b);
    case "lasting":
      return lastingStep(a.what, a.for, b, lasting);
    case "drawUntil":
      return draw(a, b);
    case "lay":
      return layDown(a, b);
    case "control":
      return control(a, b, lasting);
    case "flip":
      return flip(sides(a, b, lasting), b);
    case "roll":
      return roll(a, sides(a, b, lasting), b);
    case "later":
      return later(a, b, lasting, lower);
    case "endTurn":
      return seq(
        act((m) => m.setNumber(ENDING, 1)),
        b.didIt,
      );
  }
}

const sides = (
  { then, otherwise }: { then: Action; otherwise?: Action },
  b: Builder,
  lasting: Lasting,
): readonly [Step, Step | undefined] => [lower(then, b, lasting), otherwise && lower(otherwise, b, lasting)];

const SEVERAL: readonly Who[] = ["opponents", "both", "others", "they"];
const asksDid = (a: Action | undefined): boolean =>
  a?.do === "if" && (a.cond.if === "did" || (a.cond.if === "not" && a.cond.what.if === "did"));

/** Actions one after the other. What each of several players does, each is asked about: "if they do" is said of that one. */
function row(of: readonly Action[], b: Builder, lasting: Lasting): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < of.length; i++) {
    const part = of[i]!;
    const then = of[i + 1];
    if ("who" in part && part.who && SEVERAL.includes(part.who) && then && asksDid(then)) {
      const each = { ...part, who: "they" } as Action;
      steps.push(b.eachSeat(part.who, () => seq(lower(each, b, lasting), lower(then, b, lasting))));
      i++;
    } else steps.push(lower(part, b, lasting));
  }
  return steps;
}

function test(c: Condition, b: Builder): (m: Machine) => boolean {
  const holds = condition(c as never, b.scope);
  return (m) => holds(m, b.self(m), b.seat(m));
}

const may = (a: Of<"may">, b: Builder, lasting: Lasting): Step =>
  b.eachSeat(a.who, (seat) => offer(a, seat, b, lasting));

/** One player is asked whether they do something. */
function offer(a: Of<"may">, seat: Var, b: Builder, lasting: Lasting): Step {
  const yes = b.frame.local();
  const all = b.frame.local();
  const parts = a.what.do === "seq" ? a.what.of : [a.what];
  const does = b.by(seat, () => doAll(parts, (part) => lower(part, b, lasting), b, all));
  return seq(
    ask({ shape: "yes", who: seat, prompt: "may", rule: "tails-7.13", source: b.self, a: yes }),
    ifElse(
      (m) => yes(m) === 1,
      // who does a part of it only has not done it
      does,
      act((m) => {
        b.did.set(m, 0);
        b.done.set(m, 0);
      }),
    ),
  );
}

/** Those that go together see one another go, also where each player chooses their own. */
function destroy(a: Of<"destroy">, b: Builder): Step {
  const ok = b.frame.local();
  if (a.who !== undefined && a.who !== "you") {
    const all = b.frame.set();
    return b.doing(
      constant(1),
      seq(
        act((m) => m.clearSet(m.setAt(all))),
        b.eachSeat(a.who, (seat) => {
          const own = b.cards(a.what, { chooser: seat, own: true });
          return seq(
            own.fill,
            act((m) => forEachLying(m, m.setAt(own.set), (card) => m.addTo(m.setAt(all), card))),
          );
        }),
        destroyAll(all, b.self, b.item, ok),
        b.eachCard(all, () => seq()),
      ),
    );
  }
  const { set, fill } = b.cards(a.what);
  return b.doing(
    b.wanted(a.what),
    seq(
      fill,
      destroyAll(set, b.self, b.item, ok),
      b.eachCard(set, () => seq()),
    ),
  );
}

/** A number that is read off the cards themselves is known when they are, any other before. */
function numbered(
  cards: Cards,
  amount: Amount,
  b: Builder,
  body: (item: Var, ok: Var, n: Var) => Step,
): Step {
  const n = b.frame.local();
  const own = /"(it|them)"/.test(JSON.stringify(amount));
  const before = b.num(amount);
  const { set, fill } = b.cards(cards);
  const count = assign(n, own ? b.num(amount) : before);
  return seq(
    own ? seq() : count,
    b.doing(
      b.wanted(cards),
      seq(
        fill,
        own ? count : seq(),
        b.eachCard(set, (item, ok) => body(item, ok, n)),
      ),
    ),
  );
}

const damage = (a: Of<"damage">, b: Builder): Step =>
  seq(
    numbered(a.what, a.n, b, (item, ok, n) => happen(DAMAGED, [item, n, constant(NONE)], ok)),
    checkDeaths(),
  );

function heal(a: Of<"heal">, b: Builder): Step {
  const n = b.frame.local();
  const all = b.frame.local();
  return seq(
    assign(n, a.n === "all" ? constant(0x7fff) : b.num(a.n)),
    assign(all, constant(1)),
    b.onCards(a.what, (item, ok) =>
      act((m) => {
        const before = m.column(item(m), DAMAGE);
        m.setColumn(item(m), DAMAGE, Math.max(0, before - n(m)));
        ok.set(m, before > m.column(item(m), DAMAGE) ? 1 : 0);
        if (a.n !== "all" && before < n(m)) all.set(m, 0);
        say(m, LINES.heals, item(m), before - m.column(item(m), DAMAGE));
      }),
    ),
    assign(b.did, (m) => Math.min(b.did(m), all(m))),
  );
}

function points(a: Of<"points">, b: Builder): Step {
  const n = b.frame.local();
  const ok = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      constant(1),
      b.eachSeat(a.who, (seat) =>
        seq(
          happen(a.how === "gain" ? GAINS_BASE : LOSES_BASE, [seat, n], ok),
          act((m) => {
            if (ok(m) === 1) b.done.set(m, b.done(m) + n(m));
          }),
        ),
      ),
    ),
  );
}

/** tails-7.11: the Event or Trap that is answered, if it is what the text calls it. */
function counter(a: Of<"counter">, b: Builder): Step {
  return b.onCards({ ref: "played", fits: a.what }, (_item, ok) =>
    act((m) => ok.set(m, counterNext(m) ? 1 : 0)),
  );
}

/** What must have a target and has none is not offered. */
function chooseOne(a: Of<"choose">, b: Builder, lasting: Lasting): Step {
  const which = b.frame.local();
  const parts = a.of.map((part) => {
    const requires = wants(part, b.scope);
    return {
      says: (language: string) => actionWords(part, language),
      open: (seat: Num) => (m: Machine) => allHold(requires, m, b.self(m), b.seat(m), seat(m) !== b.seat(m)),
    };
  });
  return b.eachSeat(a.who, (seat) =>
    seq(
      choosePart(
        parts.map(({ says, open }) => ({ says, open: open(seat) })),
        { who: seat, rule: "tails-7.13", source: b.self, which },
      ),
      ...a.of.map((part, i) => when((m) => which(m) === i + 1, lower(part, b, lasting))),
    ),
  );
}
