/** What several players do, each of their own and each asked about. */
import type { Asking } from "./asking.ts";
import type { Done, Reading, Said } from "./reading.ts";
import type { Action, Picked } from "./tree.ts";
import { seatsOf } from "./who.ts";
import type { Found } from "./world.ts";

const SEVERAL = ["opponents", "both", "others", "they"];

/** Part by part; what each of several players does, each is then asked about, where a game has it so. */
export function* inRow(
  r: Reading,
  parts: readonly Action[],
  said: Said,
  act: (r: Reading, action: Action, said: Said) => Asking<void>,
): Asking<void> {
  for (let i = 0; i < parts.length; i++) {
    const [part, then] = [parts[i]!, parts[i + 1]];
    const several =
      r.rules.severally && typeof part.who === "string" && SEVERAL.includes(part.who) && asksBack(then);
    if (!several) {
      yield* act(r, part, said);
      continue;
    }
    i++;
    for (const they of seatsOf(r, part.who!, said)) {
      said.they = they;
      yield* act(r, { ...part, who: "they" }, said);
      yield* act(r, then!, said);
    }
  }
}
function asksBack(action: Action | undefined): boolean {
  if (action?.do !== "if") return false;
  const { if: word, what } = action.cond!;
  return word === "did" || (word === "not" && (what as { if?: string }).if === "did");
}

/** Each of several players moves of their own, which they choose as it comes to them. */
export function* eachTheirOwn(
  r: Reading,
  action: Action,
  movers: readonly number[],
  said: Said,
  move: (own: Action) => Asking<Done>,
): Asking<Exclude<Done, number>> {
  const { by, chosen } = said;
  const what = action.what as Picked;
  const all: Found[] = [];
  let [n, of] = [0, 0];
  for (const seat of movers) {
    const side = seat === said.you ? "yours" : "opponents";
    said.by = seat;
    said.chosen = new Map();
    const own = { ...what, what: { ...what.what, side } as Picked["what"] };
    const { who: _, ...rest } = action;
    const done = yield* move({ ...rest, what: own });
    const one = typeof done === "number" ? { n: done, of: 1 } : done;
    n += one.n;
    of += one.of;
    all.push(...said.it);
  }
  said.by = by;
  said.chosen = chosen;
  said.it = all;
  return { n, of: r.rules.inFull ? of : 1 };
}
