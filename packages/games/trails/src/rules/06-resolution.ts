/** 6 Combat resolution: both sides strike, stun damage, overkill (trails-6.7 to 6.10, 6.12, 7.2 to 7.5). */
import {
  act,
  ask,
  assign,
  constant,
  emitNow,
  forEachLying,
  given,
  happen,
  happenTogether,
  ifElse,
  loop,
  type Machine,
  marked,
  markTotal,
  NONE,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seatSubject,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import { DAMAGED, IN_COMBAT, JUST_NOW, OVERKILLS, STUNNED_EVENT, STUNS } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ACTOR,
  DEFENDER,
  defOf,
  FIELD,
  isActive,
  mark,
  other,
  printedCost,
  STRIKES,
  STUNNED,
  strOf,
  TOGETHER,
} from "../schema.ts";
import { firstAttacker, gatherAttackers } from "./06-target.ts";
import { isSupported } from "./07-support.ts";

/** All who attack count together. */
function groupSum(m: Machine, of: (m: Machine, card: number) => number): number {
  let sum = 0;
  for (let c = firstAttacker(m); c !== NONE; c = firstAttacker(m, c)) sum += of(m, c);
  return Math.min(sum, 9999);
}
const moreOverkill = (m: Machine, card: number): number => markTotal(m, card, mark("overkill"), "sum");
const attackersLeft = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let c = firstAttacker(m); c !== NONE; c = firstAttacker(m, c)) out[n++] = c;
  return n;
};

const ATTACKS_NOW = given(
  "trails-7.3",
  "it is one of the attackers that are left",
  (m) => isActive(m, m.a) && m.column(m.a, STRIKES) !== 0,
);

export const resolution: Program = program("combat resolution", (f) => {
  const struck = f.card(); // who the defender fights back against
  const str = f.local();
  const def = f.local();
  const back = f.local();
  const guard = f.local();
  const over = f.local();
  const more = f.local(); // what texts add to the overkill
  const [strikes, strikesBack] = [f.local(), f.local()];
  const item = f.card();
  const attackers = f.set();
  const target = (m: Machine): number => m.number(DEFENDER);
  return seq(
    assign(struck, (m) => firstAttacker(m)),
    when(
      (m) => target(m) !== NONE && firstAttacker(m, struck(m)) !== NONE,
      // trails-7.3
      ask({
        shape: "one",
        who: (m) => other(m.number(ACTOR)),
        prompt: "fightBack",
        rule: "trails-7.3",
        a: struck,
        groups: [
          { verb: "fight back", form: "card", apart: true, from: attackersLeft, needs: [ATTACKS_NOW] },
        ],
      }),
    ),
    // all values are read before anything falls
    act((m) => {
      m.cite("trails-6.12");
      m.cite("trails-6.13");
      str.set(m, groupSum(m, strOf));
      more.set(m, groupSum(m, moreOverkill));
      gatherAttackers(m, m.setAt(attackers));
      if (m.number(TOGETHER) === 1) m.cite(m.sizeOf(m.setAt(attackers)) > 1 ? "trails-7.2" : "trails-7.5");
    }),
    ifElse(
      (m) => target(m) === NONE,
      assign(over, str),
      seq(
        act((m) => {
          def.set(m, defOf(m, target(m)));
          back.set(m, marked(m, target(m), mark("cannotFightBack")) === NONE ? strOf(m, target(m)) : NONE);
          guard.set(m, defOf(m, struck(m)));
          say(m, LINES.strikes, str(m), target(m), def(m));
          if (back(m) !== NONE) say(m, LINES.fightsBack, target(m), back(m), struck(m), guard(m));
          const together = m.number(TOGETHER) === 1;
          const supported = isSupported(m, target(m));
          if (together) m.cite("trails-7.4");
          if (supported) m.cite("trails-7.8");
          over.set(m, together || supported ? 0 : Math.max(0, str(m) - def(m)));
        }),
        // trails-6.7, 6.8: neither is spared by what the other's text says, as both fall at once
        happenTogether([
          {
            event: STUNNED_EVENT,
            args: [target, firstAttacker, constant(IN_COMBAT)],
            ok: strikes,
            so: (m) => str(m) >= def(m),
          },
          {
            event: STUNNED_EVENT,
            args: [struck, target, constant(IN_COMBAT)],
            ok: strikesBack,
            so: (m) => back(m) !== NONE && back(m) >= guard(m),
          },
        ]),
        act((m) => {
          if (m.column(target(m), STUNNED) === JUST_NOW)
            forEachLying(m, m.setAt(attackers), (c) => emitNow(m, STUNS, c, target(m), 1));
          if (m.column(struck(m), STUNNED) === JUST_NOW) emitNow(m, STUNS, target(m), struck(m), 1);
        }),
        stunDamage(item),
      ),
    ),
    overkill(over, more, str, attackers),
  );
});

/** trails-6.9: what has just fallen costs its owner bond, by the printed cost. */
export function stunDamage(item: Var): Step {
  return seq(
    assign(item, fallen),
    loop(
      (m) => item(m) !== NONE,
      seq(
        act((m) => {
          m.cite("trails-6.9");
          if (costsBond(m, item(m)))
            say(m, LINES.stunDamage, m.owner(item(m)), printedCost(m, item(m)), item(m));
        }),
        when(
          (m) => costsBond(m, item(m)),
          happen(DAMAGED, [
            (m) => m.owner(item(m)),
            (m) => lessened(m, m.owner(item(m)), printedCost(m, item(m)), "stunLess"),
          ]),
        ),
        // till now its own texts had a say in this
        act((m) => m.setColumn(item(m), STUNNED, 1)),
        assign(item, fallen),
      ),
    ),
  );
}
/** Damage of a kind that texts make less for a player. */
const lessened = (m: Machine, seat: number, n: number, by: "stunLess" | "overkillLess"): number =>
  Math.max(0, n - markTotal(m, seatSubject(seat), mark(by), "sum"));
const costsBond = (m: Machine, card: number): boolean =>
  marked(m, card, mark("noStunDamage")) === NONE &&
  marked(m, seatSubject(m.owner(card)), mark("noStunLoss")) === NONE;
function fallen(m: Machine): number {
  for (let seat = 0; seat < m.layout.seats; seat++)
    for (let c = m.first(m.zoneOf(FIELD, seat)); c >= 0; c = m.next(c))
      if (m.column(c, STUNNED) === JUST_NOW) return c;
  return NONE;
}

/** Whether a text of one of the attackers doubles it. */
function twice(m: Machine, attackers: SetVar): boolean {
  let found = false;
  forEachLying(m, m.setAt(attackers), (c) => {
    found ||= marked(m, c, mark("overkillTwice")) !== NONE;
  });
  return found;
}

/** trails-6.10: where there is overkill at all, texts make it more or less. */
function overkill(over: Var, more: Var, str: Var, attackers: SetVar): Step {
  return seq(
    when(
      (m) => over(m) > 0,
      assign(over, (m) => {
        if (marked(m, seatSubject(other(m.number(ACTOR))), mark("noOverkill")) !== NONE) return 0;
        return Math.max(0, over(m) + more(m)) * (twice(m, attackers) ? 2 : 1);
      }),
    ),
    when(
      (m) => over(m) > 0,
      seq(
        act((m) => {
          m.cite("trails-6.10");
          say(m, LINES.overkill, other(m.number(ACTOR)), over(m), str(m));
        }),
        happen(DAMAGED, [
          (m) => other(m.number(ACTOR)),
          (m) => lessened(m, other(m.number(ACTOR)), over(m), "overkillLess"),
        ]),
        act((m) => forEachLying(m, m.setAt(attackers), (c) => emitNow(m, OVERKILLS, c, over(m)))),
      ),
    ),
  );
}
