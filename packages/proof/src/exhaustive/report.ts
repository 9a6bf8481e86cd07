/** What happened and what did not, for people and as JSON. */
import { fullName, type Item, nameOf, SORTS, type Sort } from "../exhaustive/ledger.ts";
import type { Happened } from "./run.ts";

const NAMES: Readonly<Record<Sort, string>> = {
  step: "steps of programs",
  branch: "outcomes of tests",
  answer: "groups of answers",
  refusal: "refusals",
  rule: "rules named",
  card: "cards drawn and played",
  text: "texts carried out",
};

export interface Report extends Omit<Happened, "items" | "missing" | "elsewhere"> {
  seen: { sort: Sort; seen: number; of: number; listed: number }[];
  /** What nothing has brought about. */
  missing: string[];
  /** What has not happened in the text of one card, but in that of another. */
  elsewhere: string[];
}

export function report({ items, missing, elsewhere, ...rest }: Happened): Report {
  const of = (sort: Sort, among: readonly Item[]): number =>
    among.filter((item) => item.sort === sort).length;
  const happened = items.filter((item) => item.count > 0);
  return {
    ...rest,
    seen: SORTS.map((sort) => ({
      sort,
      seen: of(sort, happened),
      of: of(sort, items),
      listed: of(sort, missing),
    })),
    missing: missing.map(fullName),
    elsewhere: elsewhere.map(fullName),
  };
}

/** The list of what has not happened, by where it belongs; {@link readList} reads it back. */
export function writeList(missing: readonly Item[]): string {
  const parts = SORTS.flatMap((sort) => {
    const own = missing.filter((item) => item.sort === sort);
    if (own.length === 0) return [];
    const wheres = [...new Set(own.map((item) => item.where))];
    return [
      `# ${NAMES[sort]}: ${own.length} not seen`,
      ...wheres.flatMap((where) => [
        where,
        ...own.filter((item) => item.where === where).map((item) => `  ${item.what}`),
      ]),
      "",
    ];
  });
  return parts.join("\n");
}

/** Full names of the items of a list as {@link writeList} writes it. */
export function readList(text: string): Set<string> {
  const found = new Set<string>();
  let sort: Sort | undefined;
  let where = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("# ")) sort = SORTS.find((known) => line.startsWith(`# ${NAMES[known]}:`));
    else if (line.startsWith("  ")) found.add(`${sort} ${nameOf({ where, what: line.slice(2) })}`);
    else where = line;
  }
  return found;
}

export function asText(happened: Happened): string {
  const { game, scenarios, games, answers, seen, faults, seconds, looking } = report(happened);
  const n = (x: number): string => x.toLocaleString("en", { maximumFractionDigits: 1 });
  const lines = [
    `${game}: ${n(scenarios)} scenarios and ${n(games)} games, ${n(answers)} answers, ${n(seconds)} s; ` +
      `${n((100 * looking) / seconds)} % of the time went into looking whether states are sound`,
    ...seen.map(
      ({ sort, seen, of, listed }) =>
        `  ${NAMES[sort].padEnd(24)}${n(seen)} of ${n(of)}${listed > 0 ? `, ${n(listed)} listed below` : ""}`,
    ),
    ...faults.map((fault) => `FAULT ${fault}`),
    `${n(happened.elsewhere.length)} more have happened in the texts of other cards (--json lists them)`,
    "",
    writeList(happened.missing),
  ];
  return `${lines.join("\n")}\n`;
}
