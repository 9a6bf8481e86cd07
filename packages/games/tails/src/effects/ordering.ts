/** Cards that go one after the other: their player says in which order, where nobody else may. */
import {
  act,
  ask,
  assign,
  cardsOf,
  firstLying,
  loop,
  type Machine,
  type Num,
  type SetVar,
  type Step,
  seq,
  type Var,
  when,
} from "@tefuda/kernel";
import type { Builder } from "./builder.ts";

/**
 * Does something to each card of a set, which is used up.
 * @param top whether they go on top of a pile: then the last of them comes to lie there
 */
export function inOrder(set: SetVar, who: Num, top: boolean, b: Builder, body: (item: Var) => Step): Step {
  const left = b.frame.set();
  const item = b.frame.card();
  const size = (m: Machine): number => m.sizeOf(m.setAt(left));
  return seq(
    act((m) => m.copySet(m.setAt(set), m.setAt(left))),
    loop(
      (m) => size(m) > 0,
      seq(
        assign(item, (m) => firstLying(m, m.setAt(left))),
        when(
          (m) => size(m) > 1,
          ask({
            shape: "one",
            who,
            prompt: top ? "orderTop" : "orderBottom",
            rule: "tails-7.13",
            source: b.self,
            a: item,
            groups: [{ verb: "", form: "card", from: cardsOf(left) }],
          }),
        ),
        act((m) => m.removeFrom(m.setAt(left), item(m))),
        body(item),
      ),
    ),
  );
}
