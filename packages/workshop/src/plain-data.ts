/** Whether what came from outside is plain data of an ordinary size: asked before anything goes through it that goes down into it. */

const MOST_VALUES = 20_000;
const DEEPEST = 20;
const LONGEST_KEY = 200;
const LONGEST_WORDS = 5000;

export function isPlainData(value: unknown): boolean {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const one of level) {
      if (++count > MOST_VALUES) return false;
      if (typeof one === "string" && one.length > LONGEST_WORDS) return false;
      if (typeof one !== "object" || one === null) continue;
      const inner = Array.isArray(one) ? one : Object.values(one);
      if (next.length + inner.length > MOST_VALUES) return false;
      if (
        !Array.isArray(one) &&
        !Object.keys(one).every((key) => key.length <= LONGEST_KEY && key !== "__proto__")
      )
        return false;
      for (const it of inner) next.push(it);
    }
    level = next;
  }
  return true;
}
