/** Effects that hang on a coin or a die (tails-7.12). */
import { act, assign, ifElse, type Message, type Step, say, seq } from "@tefuda/kernel";
import { LINES } from "../lines.ts";
import type { Builder } from "./builder.ts";
import type { Of } from "./moving.ts";

type Sides = readonly [then: Step, otherwise: Step | undefined];

const nothing = (b: Builder): Step =>
  act((m) => {
    b.done.set(m, 0);
    b.did.set(m, 0);
  });

export function flip([then, otherwise = undefined]: Sides, b: Builder): Step {
  const side = b.frame.local();
  const lines: readonly Message[] = [LINES.heads, LINES.tails];
  return seq(
    assign(side, (m) => m.random(2)),
    act((m) => say(m, lines[side(m)]!, b.seat(m))),
    ifElse((m) => side(m) === 0, then, otherwise ?? nothing(b)),
  );
}

const SIDES = 6;
export function roll({ low, high }: Of<"roll">, [then, otherwise = undefined]: Sides, b: Builder): Step {
  const shown = b.frame.local();
  return seq(
    assign(shown, (m) => m.random(SIDES) + 1),
    act((m) => say(m, LINES.rolls, b.seat(m), shown(m))),
    ifElse((m) => shown(m) >= low && shown(m) <= high, then, otherwise ?? nothing(b)),
  );
}
