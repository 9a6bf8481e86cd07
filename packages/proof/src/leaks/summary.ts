/** What a run of lockstep amounts to: how much was compared, how long the pairs lasted, and what ended them. */
import { DIFFERENCES, type Difference } from "./disguise.ts";
import type { End, Leak, Report } from "./lockstep.ts";
import { SEATINGS, type Seating } from "./seating.ts";

export interface Summary {
  game: string;
  pairs: number;
  /** Answers after which everything was the same in both games, and parts of streams that were compared. */
  decisions: number;
  compared: number;
  /** Answers that half of the pairs lasted at least, and the longest. */
  median: number;
  longest: number;
  ends: Partial<Record<End, number>>;
  /** Decisions by what the twin differed in. */
  differences: Record<Difference, number>;
  /** And by who sat at the table. */
  tables: Record<Seating["kind"], number>;
  leaks: Leak[];
}

export function summaryOf(game: string, { pairs, compared, leaks }: Report): Summary {
  const same = pairs.map((pair) => pair.same).sort((a, b) => a - b);
  const ends: Partial<Record<End, number>> = {};
  const differences = Object.fromEntries([...DIFFERENCES, "lists"].map((name) => [name, 0])) as Record<
    Difference,
    number
  >;
  const tables = Object.fromEntries(SEATINGS.map((kind) => [kind, 0])) as Summary["tables"];
  for (const { end, difference, table, same } of pairs) {
    ends[end] = (ends[end] ?? 0) + 1;
    differences[difference] += same;
    tables[table] += same;
  }
  return {
    game,
    pairs: pairs.length,
    decisions: same.reduce((sum, n) => sum + n, 0),
    compared,
    median: same[same.length >> 1] ?? 0,
    longest: same.at(-1) ?? 0,
    ends,
    differences,
    tables,
    leaks,
  };
}

const ENDS: Record<End, string> = {
  card: "at a card that came to light",
  chance: "at chance",
  answers: "at different answers",
  over: "with the game",
  enough: "for being long enough",
  leak: "at a leak",
};

export function summaryText(summary: Summary): string {
  const { game, pairs, decisions, compared, median, longest, ends, leaks } = summary;
  const n = (x: number): string => x.toLocaleString("en");
  const ended = Object.entries(ends).map(([end, count]) => `${n(count)} ${ENDS[end as End]}`);
  return [
    `${game}: ${n(pairs)} pairs, the same for ${n(decisions)} decisions (median ${median}, longest ${longest}), ${n(compared)} parts compared`,
    `  ended: ${ended.join(", ")}`,
    ...leaks.map(leakText),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

export function leakText(leak: Leak): string {
  const { match, at, eyes, difference, table, part, real, twin } = leak;
  const who = eyes.map((eye) => (eye < 4 ? `seat ${"ABCD"[eye]}` : "the spectator")).join(" and ");
  return `  LEAK to ${who} in ${part}: match ${match}, answer ${at}, at a table of ${table}, where the other game differs in ${difference}\n    ${real}\n    ${twin}`;
}
