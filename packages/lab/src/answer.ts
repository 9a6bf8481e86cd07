/** What an answer given in notation is in a bare machine. */
import type { Step } from "@tefuda/bots";
import { findOption, firstOf, type Machine, NONE } from "@tefuda/kernel";

/** Finds what an answer in notation means. What cannot be found is a fault of whoever answered, and said so. */
export function packed(m: Machine, say: string | string[]): Step {
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
