/** What several players do, each of their own and each asked about. */
import { numberOf } from "./amounts.ts";
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

/** What each of several players did: how much, and with which cards. */
export type Shares = ReadonlyMap<number, Pick<Said, "did" | "done" | "it">>;

/** Whether it is each player's own: what they did before, what is theirs. */
const isOwn = (part: unknown): boolean =>
  /"(done|ref":"(it|them)|of":"(it|them)|what":"(it|them)|(whose|who|side)":"(both|they|each))"/.test(
    JSON.stringify(part ?? 0),
  );

/** Both do something, one after the other; to each "that many" and "it" are of what that one did before, if each did something. */
export function* eachDoes(
  r: Reading,
  action: Action,
  said: Said,
  act: (own: Action) => Asking<void>,
): Asking<void> {
  const { shares, done, it } = said;
  const own =
    action.n === undefined || isOwn(action.n) ? action : { ...action, n: numberOf(r, action.n, said) };
  const now = new Map<number, Pick<Said, "did" | "done" | "it">>();
  for (const seat of seatsOf(r, "both", said)) {
    Object.assign(said, { done, it, ...shares?.get(seat) });
    said.each = seat;
    yield* act(own);
    delete said.each;
    now.set(seat, { did: said.did, done: said.done, it: said.it });
  }
  const all = [...now.values()];
  said.did = r.rules.inFull ? all.every(({ did }) => did) : all.some(({ did }) => did);
  said.done = all.reduce((sum, one) => sum + one.done, 0);
  said.it = [...new Set(all.flatMap((one) => one.it))];
  said.shares = now;
}

/** Whether what hangs on a condition is asked of each player who did something before, and done by that one. */
export function isAskedOfEach({ cond, then, otherwise }: Action, { shares }: Said): boolean {
  const doers = [...JSON.stringify([then, otherwise ?? 0]).matchAll(/"do":"[^"]*","who":"([^"]*)"/g)];
  return (
    shares !== undefined &&
    doers.length > 0 &&
    doers.every(([, who]) => who === "both") &&
    (isOwn(cond) || asksBack({ do: "if", cond } as Action))
  );
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
