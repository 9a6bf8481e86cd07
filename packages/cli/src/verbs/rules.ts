/** `tefuda rules`: reading the rulebook, and checking that every rule has code and a scenario. */
import type { RuleInfo } from "@tefuda/kernel";
import { type Coverage, coverageOf, type Place } from "@tefuda/referee/coverage";
import { gameEntry, games, loadRules, NoSuchGame } from "@tefuda/referee/games";
import { formatProblem, near } from "@tefuda/referee/problems";
import { Failed, type Io, Misuse, outJson } from "../io.ts";

export interface RulesOptions {
  check?: boolean;
  json?: boolean;
}

export async function rules(
  game: string | undefined,
  id: string | undefined,
  options: RulesOptions,
  io: Io,
): Promise<void> {
  if (game !== undefined) known(game);
  if (options.check) {
    if (id !== undefined) throw new Misuse("--check looks at all rules of a game, not at one");
    await check(game === undefined ? games.map((g) => g.id) : [game], options, io);
    return;
  }
  if (game === undefined) throw new Misuse(`which game? There is ${games.map((g) => g.id).join(", ")}`);
  const all = await loadRules(game);
  if (id === undefined) {
    if (options.json) outJson(io, all);
    else
      for (const rule of all)
        io.out(`${rule.id.padEnd(12)} ${rule.topic}\n${wrap(rule.rule, 13, io.columns)}\n`);
    return;
  }
  const found = all.filter(
    (rule) =>
      rule.id === id ||
      rule.id === `${game}-${id}` ||
      rule.id.startsWith(`${game}-${id.replace(`${game}-`, "")}.`),
  );
  if (found.length === 0) {
    const meant = near(
      id.startsWith(game) ? id : `${game}-${id}`,
      all.map((rule) => rule.id),
    );
    throw new Misuse(
      `there is no rule "${id}"${meant.length > 0 ? `; did you mean ${meant.join(" or ")}?` : ""}`,
    );
  }
  if (options.json) {
    outJson(io, found.length === 1 ? found[0] : found);
    return;
  }
  const coverage = await coverageOf(game);
  for (const rule of found) io.out(inFull(rule, coverage, io.columns));
}

function known(game: string): void {
  try {
    gameEntry(game);
  } catch (error) {
    throw error instanceof NoSuchGame ? new Misuse(error.message) : error;
  }
}

function inFull(rule: RuleInfo, coverage: Coverage, width: number): string {
  const places = coverage.rules.find((r) => r.rule.id === rule.id);
  const list = (found: readonly Place[]): string =>
    found.map((p) => `${p.file}:${p.line}`).join(" ") || "nowhere";
  const part = (name: string, text: string): string => `${name}\n${wrap(text, 2, width)}\n`;
  return [
    `${rule.id}  ${rule.topic}  (${rule.source})\n${wrap(rule.rule, 2, width)}\n`,
    rule.ruling ? part("ruling", rule.ruling) : "",
    part("shows", rule.shows),
    places ? part("code", list([...places.code, ...places.comments])) : "",
    places ? part("scenarios", list(places.scenarios)) : "",
  ].join("");
}

async function check(ids: readonly string[], options: RulesOptions, io: Io): Promise<void> {
  const found: Coverage[] = [];
  for (const id of ids) found.push(await coverageOf(id));
  const count = (c: Coverage) => {
    const now = c.rules.filter((r) => !r.later).length;
    return { passed: now - c.gaps.length, failed: c.gaps.length + c.problems.length };
  };
  const passed = found.reduce((n, c) => n + count(c).passed, 0);
  const failed = found.reduce((n, c) => n + count(c).failed, 0);
  if (options.json) {
    const games = found.map((c) => ({
      game: c.game,
      rules: c.rules.map(({ rule, ...places }) => ({ id: rule.id, ...places })),
      gaps: c.gaps.map(({ rule, lacks }) => ({ id: rule.id, lacks })),
      problems: c.problems,
    }));
    outJson(io, { passed, failed, games });
  } else {
    for (const coverage of found) say(coverage, io);
    io.out(`${passed} passed, ${failed} failed\n`);
  }
  if (failed > 0) throw new Failed();
}

function say({ game, rules: all, gaps, problems }: Coverage, io: Io): void {
  for (const problem of problems) io.out(`${formatProblem(problem)}\n`);
  for (const { rule, lacks } of gaps)
    io.out(`${rule.id.padEnd(12)} ${rule.topic}: no ${lacks.join(" and no ")}\n`);
  const later = all.filter((r) => r.later).map((r) => r.rule.id);
  if (later.length > 0) io.out(`${game}: later: ${later.join(" ")}\n`);
  const now = all.filter((r) => !r.later);
  const with_ = (test: (r: (typeof now)[number]) => boolean): number => now.filter(test).length;
  io.out(
    `${game}: ${now.length} rules; ${with_((r) => r.code.length > 0)} cited by the program, ` +
      `${with_((r) => r.code.length === 0 && r.comments.length > 0)} only in comments; ` +
      `${with_((r) => r.scenarios.length > 0)} shown by scenarios\n`,
  );
}

/** Lines of at most `width` letters, set in by `indent`. */
function wrap(text: string, indent: number, width: number): string {
  const room = Math.max(30, Math.min(width, 110) - indent);
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((l) => " ".repeat(indent) + l).join("\n");
}
