/** Effects done as parts of others, and texts that become active (ttcg-15.5, 7.2). */
import {
  act,
  ask,
  assign,
  call,
  callAny,
  constant,
  firstLying,
  ifElse,
  type Machine,
  NONE,
  type Program,
  popEffect,
  program,
  pushEffect,
  type Step,
  say,
  seq,
  setEffectArg,
  when,
} from "@tefuda/kernel";
import { allHold } from "@tefuda/language";
import { LINES } from "../lines.ts";
import { ACTIVE, NESTED, onTop } from "../schema.ts";
import type { ActionOf, Kind } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { prepareNumber, resolveNumber, type TextAbility } from "./text.ts";

/** An effect done as a part of another (ttcg-15.5): arguments card, text, seat, and whose card it counts as. */
const doText: Program = program("do a text", (f) => {
  const card = f.cardArg();
  const index = f.arg();
  const seat = f.arg();
  const as = f.cardArg();
  const effect = f.local();
  const ok = f.local();
  const text = (m: Machine): TextAbility => m.definitionOf(card(m)).abilities[index(m)] as TextAbility;
  return seq(
    // ttcg-15.5, as ruled: an effect that sets off another goes four deep, so that none sets off itself without end
    when((m) => m.number(NESTED) >= DEEPEST, { op: "return", value: constant(0) }),
    when((m) => !allHold(text(m).requires, m, as(m), seat(m)), {
      op: "return",
      value: constant(0),
    }),
    act((m) => {
      m.setNumber(NESTED, m.number(NESTED) + 1);
      effect.set(m, pushEffect(m, text(m).id, as(m), seat(m), text(m).sets));
      for (let i = 0; i < 6; i++) setEffectArg(m, effect(m), i, NONE);
    }),
    callAny((m) => prepareNumber(m, text(m).id), [as, seat, effect], ok),
    when(
      (m) => ok(m) === 1,
      seq(
        act((m) => say(m, LINES.resolves, index(m) + 1, card(m))),
        callAny((m) => resolveNumber(m, text(m).id), [as, seat, effect]),
      ),
    ),
    act((m) => {
      popEffect(m);
      m.setNumber(NESTED, m.number(NESTED) - 1);
    }),
    { op: "return", value: ok },
  );
});

const DEEPEST = 4;

/**
 * Texts that can be done as a part of another: those that do something when they resolve. `openly`: as far as anybody
 * can tell (ttcg-4.7).
 */
function doable(
  m: Machine,
  card: number,
  index: number,
  which: Kind | undefined,
  as: number,
  seat: number,
  openly: boolean,
): boolean {
  const text = m.definitionOf(card).abilities[index] as TextAbility | undefined;
  if (!text || text.kind === "passive" || text.kind === "equip") return false;
  if (which !== undefined && text.kind !== which) return false;
  m.it = NONE; // nothing is answered by it
  return allHold(text.requires, m, as, seat, openly);
}

/** `copy`: as this card's own; `activate`: the other card's effect, by the same player. */
export function activateText(a: ActionOf<"copy"> | ActionOf<"activate">, b: Builder): Step {
  const { fill, set } = b.cards(a.of);
  const card = b.frame.card();
  const index = b.frame.local();
  const own = a.do === "copy";
  const { which } = a;
  const can = (m: Machine, i: number, openly: boolean): boolean =>
    doable(m, card(m), i, which, own ? b.self(m) : card(m), b.seat(m), openly);
  return seq(
    fill,
    assign(card, (m) => firstLying(m, m.setAt(set))),
    assign(index, constant(NONE)),
    when(
      (m) => card(m) !== NONE && (can(m, 0, true) || can(m, 1, true)),
      ask({
        shape: "one",
        who: b.seat,
        prompt: "whichText",
        rule: "ttcg-15.5",
        source: b.self,
        b: index,
        groups: [
          {
            verb: "do",
            form: "effect",
            from: (m, out) => {
              out[0] = card(m);
              return 1;
            },
            to: (m, out) => {
              let n = 0;
              for (let i = 0; i < 2; i++) if (can(m, i, false)) out[n++] = i;
              return n;
            },
          },
          {
            verb: "pass",
            form: "word",
            needs: [
              {
                rule: "ttcg-15.5",
                says: "none of the effects can be carried out",
                test: (m) => !can(m, 0, false) && !can(m, 1, false),
              },
            ],
          },
        ],
      }),
    ),
    ifElse(
      (m) => index(m) !== NONE,
      seq(call(doText, [card, index, b.seat, own ? b.self : card], b.ok), b.did(b.ok)),
      b.did(constant(0)),
    ),
  );
}

/** A Continuous or Equip text is active from now on (ttcg-7.2). */
export function becomesActive(b: Builder, index: number): Step {
  return act((m) => {
    if (onTop(m, b.self(m))) m.setColumn(b.self(m), ACTIVE + index, 1);
  });
}
