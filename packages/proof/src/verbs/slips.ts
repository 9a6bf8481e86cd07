/** `prove slips`: small changes of what texts do, one at a time, and whether the second reading notices them. */
import { join } from "node:path";
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { type Io, outJson } from "@tefuda/cli/io";
import { KITS } from "../meaning/kits.ts";
import { RULES } from "../slips/rules.ts";
import { drawn, lineOf, type Result, short, trySlips } from "../slips/run.ts";
import { allSlips, KINDS, type Slip } from "../slips/slip.ts";
import { ROOT } from "../slips/source.ts";
import type { Verb } from "../verb.ts";

interface Options {
  seed: number;
  count: number;
  pool: number;
  cases: number;
  processes: number;
  list?: boolean;
  json?: boolean;
}

export const verb: Verb = {
  name: "slips",
  add(command, io) {
    command
      .command("slips")
      .description(
        "slips in what texts do are noticed by the second reading; it measures, and fails for none",
      )
      .option("--seed <n>", "which slips are drawn", whole(0, SEED_MAX), 1)
      .option("--count <n>", "how many", whole(1, 100_000), 20)
      .option("--pool <n>", "cases that are made of each game", whole(1, 1_000_000), 2_000)
      .option("--cases <n>", "on how many of them a slip is tried in each game", whole(1, 300), 300)
      .option("--processes <n>", "at once", whole(1, 64), 2)
      .option("--list", "only says which slips there are")
      .option("--json", "the result as JSON")
      .action(async ({ list, json, ...wanted }: Options) => {
        const all = allSlips(RULES);
        if (list) {
          listed(io, drawn(all, wanted), all);
          return;
        }
        let stopped = false;
        const end = io.onInterrupt(() => {
          stopped = true;
        });
        const results = await trySlips(all, {
          ...wanted,
          into: join(ROOT, ".tmp", "slips"),
          games: Object.keys(KITS),
          stop: () => stopped,
          told: (what) => io.err(`${what}\n`),
        });
        end();
        if (json) outJson(io, { stopped, results });
        else tell(io, results);
      });
  },
};

function listed(io: Io, slips: readonly Slip[], all: readonly Slip[]): void {
  for (const kind of KINDS) io.out(`${kind}: ${all.filter((slip) => slip.kind === kind).length} places\n`);
  for (const { kind, file, line, was, by } of slips)
    io.out(`${kind} ${file}:${line} ${short(was)} => ${short(by)}\n`);
}

function tell(io: Io, results: readonly Result[]): void {
  for (const came of ["missed", "unreached", "refused", "found"] as const) {
    const some = results.filter((result) => result.came === came);
    io.out(`${came}: ${some.length}\n`);
    for (const result of some) io.out(`  ${lineOf(result)}\n`);
  }
}
