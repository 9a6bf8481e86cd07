/** `tefuda rules`: reading the rulebook, and checking that every rule has code and a scenario. */
import { type RuleInfo, ruleIn } from "@tefuda/kernel";
import { type Coverage, coverageOf, type Place } from "@tefuda/referee/coverage";
import { games, LIMITED_BOOK, loadLimitedRules, loadRules } from "@tefuda/referee/games";
import { limitedCoverage } from "@tefuda/referee/limited-coverage";
import { near } from "@tefuda/referee/problems";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine, wrapped } from "../paint.ts";
import { type Language, type TerminalWords, terminalWords } from "../words/index.ts";

export interface RulesOptions {
  check?: boolean;
  lang: Language;
  json?: boolean;
}

export async function rules(
  game: string | undefined,
  id: string | undefined,
  options: RulesOptions,
  io: Io,
): Promise<void> {
  const words = terminalWords(options.lang);
  const isHouse = game === LIMITED_BOOK;
  if (game !== undefined && !isHouse) knownGame(game);
  if (options.check) {
    if (id !== undefined) throw new Misuse((w) => w.checkOne);
    await check(game === undefined ? games.map((g) => g.id) : isHouse ? [] : [game], options, io);
    return;
  }
  if (game === undefined) throw new Misuse((w) => w.whichGame(games.map((g) => g.id)));
  const book = isHouse ? loadLimitedRules() : await loadRules(game);
  const all = options.json ? book : book.map((rule) => ruleIn(rule, options.lang));
  if (id === undefined) {
    if (options.json) outJson(io, all);
    else {
      note(all, options.lang, io);
      for (const rule of all)
        io.out(`${rule.id.padEnd(12)} ${oneLine(rule.topic)}\n${wrapped(rule.rule, 13, io.columns)}\n`);
    }
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
    throw new Misuse((w) => w.noRule(id, meant));
  }
  if (options.json) {
    outJson(io, found.length === 1 ? found[0] : found);
    return;
  }
  const coverage = isHouse ? limitedCoverage() : await coverageOf(game);
  note(all, options.lang, io);
  for (const rule of found) io.out(inFull(rule, coverage, words, io.columns));
}

/** Whoever reads rules of which some are not said in their language is told so once. */
function note(rules: readonly RuleInfo[], language: Language, io: Io): void {
  const { note: said } = terminalWords(language).rules;
  if (said !== undefined && rules.some((rule) => !rule.said?.[language])) io.out(`${said}\n\n`);
}

function inFull(rule: RuleInfo, coverage: Coverage, { rules: w }: TerminalWords, width: number): string {
  const places = coverage.rules.find((r) => r.rule.id === rule.id);
  const list = (found: readonly Place[]): string =>
    found.map((p) => `${p.file}:${p.line}`).join(" ") || w.nowhere;
  const part = (name: string, text: string): string => `${name}\n${wrapped(text, 2, width)}\n`;
  return [
    `${oneLine(`${rule.id}  ${rule.topic}  (${rule.source})`)}\n${wrapped(rule.rule, 2, width)}\n`,
    rule.ruling ? part(w.ruling, rule.ruling) : "",
    part(w.shows, rule.shows),
    places ? part(w.code, places.reason ?? list([...places.code, ...places.comments])) : "",
    places ? part(w.scenarios, list(places.scenarios)) : "",
  ].join("");
}

async function check(ids: readonly string[], options: RulesOptions, io: Io): Promise<void> {
  const found: Coverage[] = [];
  for (const id of ids) found.push(await coverageOf(id));
  // what is played with packs holds in every game
  found.push(limitedCoverage());
  const count = (c: Coverage) => ({
    passed: c.rules.length - c.gaps.length,
    failed: c.gaps.length + c.problems.length,
  });
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
    const words = terminalWords(options.lang);
    for (const coverage of found) say(coverage, words, io);
    io.out(`${words.tally(passed, failed)}\n`);
  }
  if (failed > 0) throw new Failed();
}

function say({ game, rules: all, gaps, problems }: Coverage, words: TerminalWords, io: Io): void {
  const w = words.rules;
  for (const problem of problems) io.out(`${words.problem(problem)}\n`);
  for (const { rule, lacks } of gaps) io.out(`${w.lacks(rule.id, oneLine(rule.topic), lacks)}\n`);
  const with_ = (test: (r: (typeof all)[number]) => boolean): number => all.filter(test).length;
  const cited = with_((r) => r.code.length > 0);
  const reasons = with_((r) => r.reason !== undefined);
  const shown = with_((r) => r.scenarios.length > 0);
  const bounded = with_((r) => r.scenarios.length === 0 && r.bounds.length > 0);
  const book = game === LIMITED_BOOK ? w.limitedBook : game;
  io.out(`${w.counts(book, all.length, cited, reasons, shown, bounded)}\n`);
}

/** Lines of at most `width` letters, set in by `indent`. */
