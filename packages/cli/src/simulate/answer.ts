/** Carrying out, in a bare machine, an answer given in notation. */
import { findOption, firstOf, type Machine, NONE } from "@tefuda/kernel";

/** An answer as a machine takes it: a packed option, or the cards that are picked. */
export type Packed = number | readonly number[];

/** Finds what an answer in notation means. What cannot be found is a fault of whoever answered, and said so. */
export function packed(m: Machine, say: string | string[]): Packed {
  const spec = m.asking()!;
  const find = (text: string): number => {
    const found = findOption(m, spec, m.list(), text);
    if (found === NONE) m.fail(`"${text}" is no answer to "${spec.prompt}"`);
    m.list();
    return m.options[found]!;
  };
  if (spec.shape === "some")
    return (typeof say === "string" ? [say] : say).map((text) => firstOf(find(text)));
  return find(typeof say === "string" ? say : (say[0] ?? ""));
}

/** Answers the waiting question. */
export function give(m: Machine, answer: Packed): void {
  if (typeof answer === "number") m.choose(answer);
  else m.chooseSome(answer);
}
