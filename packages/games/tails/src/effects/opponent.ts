/** Which opponent a text means where it speaks of one. */
import { ask, assign, type Step, seq, type Var, when } from "@tefuda/kernel";
import { isOut, nextSeat, seatsLeft } from "../schema.ts";
import type { Builder } from "./builder.ts";

/** One opponent: its player chooses where there are several (tails-9.1). */
export function chooseOpponent(b: Pick<Builder, "seat" | "self">, seat: Var): Step {
  return seq(
    assign(seat, (m) => nextSeat(m, b.seat(m))),
    when(
      (m) => seatsLeft(m) > 2,
      ask({
        shape: "one",
        who: b.seat,
        prompt: "opponent",
        rule: "tails-9.1",
        source: b.self,
        a: seat,
        groups: [
          {
            verb: "choose",
            form: "seat",
            from: (m, out) => {
              let n = 0;
              for (let s = 0; s < m.layout.seats; s++) if (s !== b.seat(m) && !isOut(m, s)) out[n++] = s;
              return n;
            },
          },
        ],
      }),
    ),
  );
}
