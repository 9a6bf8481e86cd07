/** What `listOptions` does for one question, as the text of a function: every candidate and test at a place of its own. */
import { type AskSpec, type Candidates, type Group, repeats, testsOf } from "./ask.ts";
import type { Num, Test } from "./program.ts";

/** How text names what is not text: functions, and numbers that may be places of the frame. */
export interface Names {
  name(constant: unknown): string;
  number(value: Num): string;
}

export function optionsCode(spec: AskSpec, names: Names): string {
  const once = spec.shape === "one" ? "true" : `${names.number(spec.max!)} <= 1`;
  const groups = spec.groups!;
  const shared = sharedTests(groups);
  const kept = [...new Set(shared.flatMap(({ of }) => of ?? []))];
  return [
    "(m) => {",
    "const s = m.s; const b = m.base; const o = m.options; let n = 0;",
    `m.seat = ${names.number(spec.who)};`,
    `const once = ${once};`,
    ...kept.map((g) => `const k${g} = m.scratch[m.borrow()]; let h${g} = 0;`),
    ...groups.flatMap((group, g) => groupText(group, g, names, shared[g]!, kept.includes(g))),
    ...kept.map(() => "m.giveBack();"),
    "m.optionCount = n; return n; }",
  ].join("\n");
}

/** How many of its tests of a first card a group shares, and the earlier group that has made them, if it is not the first. */
interface Shared {
  count: number;
  of: number | undefined;
}

/**
 * Groups often begin alike: what may be done to a card, and the same to a player. Where two go through the same
 * candidates and begin with the same tests, the first keeps what passed them and the others go on from there.
 */
function sharedTests(groups: readonly Group[]): Shared[] {
  const found: Shared[] = groups.map(() => ({ count: 0, of: undefined }));
  groups.forEach((group, g) => {
    if (found[g]!.of !== undefined || !group.from || group.form === "word" || isWhole(group.from)) return;
    const { seat, first } = testsOf(group);
    const alike = groups.flatMap((other, h) => {
      if (h <= g || other.from !== group.from || found[h]!.of !== undefined) return [];
      const tests = testsOf(other);
      // where the first asks nothing because of its player, the other must not ask either
      if (!seat.every((test) => tests.seat.includes(test))) return [];
      const differs = first.findIndex((test, i) => tests.first[i] !== test);
      const count = differs < 0 ? first.length : differs;
      return count > 0 ? [{ h, count }] : [];
    });
    if (alike.length === 0) return;
    const count = Math.min(...alike.map((other) => other.count));
    found[g] = { count, of: undefined };
    for (const { h } of alike) found[h] = { count, of: g };
  });
  return found;
}

/** All cards of a zone, which are gone through as quickly as a list of them. */
const isWhole = ({ zone, which }: Candidates): boolean => zone !== undefined && !which;

function groupText(group: Group, g: number, names: Names, shared: Shared, keeps: boolean): string[] {
  const { seat, first, pair } = testsOf(group);
  const all = (tests: readonly Test[]): string =>
    tests.length === 0 ? "true" : tests.map((test) => `${names.name(test)}(m)`).join(" && ");
  const option = (a: string, b: string): string => `o[n++] = ${g << 20} | ((${a} + 1) << 10) | (${b} + 1);`;
  if (group.form === "word")
    return ["m.a = -1; m.b = -1;", `if (${all(seat)} && ${all(first)}) ${option("-1", "-1")}`];
  const pairs = [`m.a = a; m.b = y; if (${all(pair)}) ${option("a", "y")}`];
  const listed = group.to?.which !== undefined;
  const each = group.to
    ? listed
      ? ["for (let iy = 0; iy < ny; iy++) { const y = ly[iy];", ...pairs, "}"]
      : walk(group.to, "y", names, pairs)
    : [
        ...(group.form === "card" && !group.apart
          ? [`if (once && ${names.name(repeats)}(m, start, n, a)) continue;`]
          : []),
        option("a", "-1"),
      ];
  const ask = (tests: readonly Test[]): string[] =>
    tests.length === 0 ? [] : [`if (!(${all(tests)})) continue;`];
  const rest = [...ask(first.slice(shared.count)), ...each];
  const walked =
    shared.of === undefined
      ? walk(group.from!, "a", names, [
          "m.a = a; m.b = -1;",
          ...ask(first.slice(0, shared.count)),
          ...(keeps ? [`k${g}[h${g}++] = a;`] : []),
          ...rest,
        ])
      : [
          `for (let i = 0; i < h${shared.of}; i++) { const a = k${shared.of}[i];`,
          "m.a = a; m.b = -1;",
          ...rest,
          "}",
        ];
  return [
    "m.a = -1; m.b = -1;",
    `if (${all(seat)}) { const start = n;`,
    ...(listed ? listOf(group.to!, names, walked) : walked),
    "if (n >= o.length) m.tooMany(); }",
  ];
}

/** Notes the second cards of pairs once, which are the same beside every first one. */
function listOf(candidates: Candidates, names: Names, body: readonly string[]): string[] {
  return [
    "const ly = m.scratch[m.borrow()]; let ny = 0;",
    ...walk(candidates, "y", names, ["ly[ny++] = y;"]),
    ...body,
    "m.giveBack();",
  ];
}

/** Does something for every candidate: along the zone where they are the cards of one, else from a borrowed list. */
function walk(candidates: Candidates, name: string, names: Names, body: readonly string[]): string[] {
  if (candidates.zone !== undefined) {
    const zone = `m.zoneOf(${candidates.zone}, ${names.number(candidates.whose!)})`;
    return [
      `for (let ${name} = m.first(${zone}); ${name} >= 0; ${name} = m.next(${name})) {`,
      ...(candidates.which ? [`if (!${names.name(candidates.which)}(m, ${name})) continue;`] : []),
      ...body,
      "}",
    ];
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
