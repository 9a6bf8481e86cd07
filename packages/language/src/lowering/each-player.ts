import { assign, type Frame, loop, type Num, type Step, seq, type Var } from "@tefuda/kernel";

/** Does something for each of both players, the one who comes first in the game first. */
export function eachInOrder(frame: Frame, first: Num, body: (seat: Var) => Step): Step {
  const [seat, left] = [frame.local(), frame.local()];
  return seq(
    assign(seat, first),
    assign(left, (m) => m.layout.seats),
    loop(
      (m) => left(m) > 0,
      seq(
        body(seat),
        assign(seat, (m) => 1 - seat(m)),
        assign(left, (m) => left(m) - 1),
      ),
    ),
  );
}
