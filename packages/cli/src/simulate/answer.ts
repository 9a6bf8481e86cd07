/** Carrying out, in a bare machine, an answer given in notation. */
import { findOption, firstOf, type Machine, NONE } from "@tefuda/kernel";

/** Answers the waiting question. What cannot be found is a fault of whoever answered, and said so. */
export function answerIn(m: Machine, say: string | string[]): void {
  const spec = m.asking()!;
  const find = (text: string): number => {
    const found = findOption(m, spec, m.list(), text);
    if (found === NONE) m.fail(`"${text}" is no answer to "${spec.prompt}"`);
    m.list();
    return m.options[found]!;
  };
  if (spec.shape === "some")
    m.chooseSome((typeof say === "string" ? [say] : say).map((text) => firstOf(find(text))));
  else m.choose(find(typeof say === "string" ? say : (say[0] ?? "")));
}
