/** What `listOptions` does for one question, as the text of a function: every candidate and test at a place of its own. */
import { type AskSpec, type Candidates, type Group, repeats, testsOf } from "./ask.ts";
import type { Num, Test } from "./program.ts";

/** How text names what is not text: functions, and numbers that may be places of the frame. */
export interface Names {
  name(constant: unknown): string;
  number(value: Num): string;
}

export function listerText(spec: AskSpec, names: Names): string {
  const once = spec.shape === "one" ? "true" : `${names.number(spec.max!)} <= 1`;
  return [
    "(m) => {",
    "const s = m.s; const b = m.base; const o = m.options; let n = 0;",
    `m.seat = ${names.number(spec.who)};`,
    `const once = ${once};`,
    ...spec.groups!.flatMap((group, g) => groupText(group, g, names)),
    "m.optionCount = n; return n; }",
  ].join("\n");
}

function groupText(group: Group, g: number, names: Names): string[] {
  const { seat, first, pair } = testsOf(group);
  const all = (tests: readonly Test[]): string =>
    tests.length === 0 ? "true" : tests.map((test) => `${names.name(test)}(m)`).join(" && ");
  const option = (a: string, b: string): string => `o[n++] = ${g << 20} | ((${a} + 1) << 10) | (${b} + 1);`;
  if (group.form === "word")
    return ["m.a = -1; m.b = -1;", `if (${all(seat)} && ${all(first)}) ${option("-1", "-1")}`];
  const each = group.to
    ? walk(group.to, "y", names, [`m.a = a; m.b = y; if (${all(pair)}) ${option("a", "y")}`])
    : [
        ...(group.form === "card" && !group.apart
          ? [`if (once && ${names.name(repeats)}(m, start, n, a)) continue;`]
          : []),
        option("a", "-1"),
      ];
  return [
    "m.a = -1; m.b = -1;",
    `if (${all(seat)}) { const start = n;`,
    ...walk(group.from!, "a", names, ["m.a = a; m.b = -1;", `if (!(${all(first)})) continue;`, ...each]),
    "if (n >= o.length) m.tooMany(); }",
  ];
}

/** Does something for every candidate: along the zone where they are the cards of one, else from a borrowed list. */
function walk(candidates: Candidates, name: string, names: Names, body: readonly string[]): string[] {
  if (candidates.zone !== undefined) {
    const zone = `m.zoneOf(${candidates.zone}, ${names.number(candidates.whose!)})`;
    return [`for (let ${name} = m.first(${zone}); ${name} >= 0; ${name} = m.next(${name})) {`, ...body, "}"];
  }
  return [
    `{ const l${name} = m.scratch[m.borrow()];`,
    `const n${name} = ${names.name(candidates)}(m, l${name});`,
    `for (let i${name} = 0; i${name} < n${name}; i${name}++) { const ${name} = l${name}[i${name}];`,
    ...body,
    "}",
    "m.giveBack(); }",
  ];
}
