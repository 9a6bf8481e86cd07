/** The report of a run as a table: how many mutants each file had and how many were noticed. */
import { basename } from "node:path";

export interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}
interface Mutant {
  mutatorName: string;
  status: string;
}

/** The files that any game rests on, and for which a bar is set: all of the kernel but the checking of letters. */
const core = new Set(
  "machine compile interpreter codegen codegen-options program ask events queue effect-stack modifiers cards shape random game match setup view order say log judge notation arrange determinize rename plain"
    .split(" ")
    .map((name) => `packages/kernel/src/${name}.ts`),
);

interface Count {
  killed: number;
  timedOut: number;
  survived: number;
  untested: number;
  /** Not tried: what is worked out once, when a file is loaded. */
  leftOut: number;
}

function count(mutants: readonly Mutant[]): Count {
  const of = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: of("Killed"),
    timedOut: of("Timeout"),
    survived: of("Survived"),
    untested: of("NoCoverage"),
    leftOut: of("Ignored"),
  };
}
const all = (c: Count): number => c.killed + c.timedOut + c.survived + c.untested;
/** What the tool calls the score: noticed, by a failing test or by not coming to an end, of all that were tried. */
const score = (c: Count): string =>
  all(c) === 0 ? "" : `${((100 * (c.killed + c.timedOut)) / all(c)).toFixed(1)} %`;

const isText = (mutant: Mutant): boolean => mutant.mutatorName === "StringLiteral";

export function table(report: Report, wanted: ReadonlySet<string>): string {
  const line = (name: string, mutants: readonly Mutant[]): string => {
    const c = count(mutants);
    const wordless = score(count(mutants.filter((mutant) => !isText(mutant))));
    return `| ${[name, all(c), c.killed, c.timedOut, c.survived, c.untested, score(c), wordless, c.leftOut].join(" | ")} |`;
  };
  const files = Object.entries(report.files).filter(([file]) => wanted.has(file));
  const mutantsOf = (takes: (file: string) => boolean): Mutant[] =>
    files.filter(([file]) => takes(file)).flatMap(([, { mutants }]) => mutants);
  const sums: [string, (file: string) => boolean][] = [
    ["**the kernel's core**", (file) => core.has(file)],
    ["**the kernel**", (file) => file.startsWith("packages/kernel/")],
    ["**the grammar**", (file) => file.startsWith("packages/cardtext/")],
  ];
  return `${[
    "| file | mutants | killed | timed out | survived | no test | score | without texts | left out |",
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ...files
      .sort(([a], [b]) => b.localeCompare(a))
      .reverse()
      .map(([file, { mutants }]) =>
        line(`${file.split("/")[1]}/${basename(file)}${core.has(file) ? " *" : ""}`, mutants),
      ),
    ...sums
      .map(([name, takes]): [string, Mutant[]] => [name, mutantsOf(takes)])
      .filter(([, mutants]) => mutants.length > 0)
      .map(([name, mutants]) => line(name, mutants)),
  ].join("\n")}\n`;
}
