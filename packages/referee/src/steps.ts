/** The steps of a scenario with all their names looked up: what to answer, what to expect, what has to be refused. */

import {
  type Game,
  type GamePackage,
  type Match,
  type Problem,
  plainSay,
  type SourceFile,
  seatName,
  shown,
  type Verdict,
  type Words,
} from "@tefuda/kernel";
import type { Path } from "./document.ts";
import { type Check, readExpectation } from "./expect.ts";
import { FOUND, inRow, lines } from "./findings.ts";
import { numberOf } from "./moment.ts";
import { type Naming, seatNumber } from "./naming.ts";
import { isPlain } from "./plain-value.ts";
import { formatIn, formatProblem } from "./problems.ts";
import { FILE, SCENARIO } from "./says.ts";
import { asFile, FILES, type RawStep, type Scenario } from "./scenario-file.ts";
import type { CardFiles } from "./subset.ts";
import { offers, reasonsInBoth, told } from "./told.ts";
import { phaseOf, spellings } from "./words.ts";

/** Gives an answer in the match being run; words say why it was not taken. */
export type Give = (seat: number, say: string | string[]) => Words | undefined;

export type Step =
  /** Gives answers through `give`, so that the way of running can do something after each. */
  | {
      kind: "do";
      line: number;
      /** Gives what went wrong; `note` is for what went well and says nothing. */
      run: (match: () => Match, give: Give, note: (what: Words) => void) => Words | undefined;
    }
  | { kind: "look"; line: number; check: Check };

export interface Binding {
  scenario: Scenario;
  pack: GamePackage;
  game: Game;
  naming: Naming;
  /** What the scenario's match is played with. */
  settings: Readonly<Record<string, number>>;
  /** Card files of the whole game, for decks and cards that a step brings itself. */
  files: CardFiles;
}

export function bindStep(bind: Binding, step: RawStep): Step | undefined {
  const { doc } = bind.scenario;
  const { line } = doc.place(step.at);
  if (step.kind === "expect") {
    const files = readFileExpectation(bind, step);
    const check = files ?? readExpectation(doc, bind.naming, step.value, step.at);
    return check && { kind: "look", line, check };
  }
  const value = step.value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    doc.report(step.at, SCENARIO.step(step.kind), { expected: ["A: …", "B: …"] });
    return undefined;
  }
  const entries = Object.entries(value as Record<string, unknown>);
  if (step.kind === "refuse") {
    const check = readRefusal(bind, entries, step.at);
    return check && { kind: "look", line, check };
  }
  if (entries.length !== 1) {
    doc.report(step.at, SCENARIO.oneAnswer);
    return undefined;
  }
  const run = readDoing(bind, entries[0]![0], entries[0]![1], step.at);
  return run && { kind: "do", line, run };
}

/** Answers that one `auto` may give. */
const MOST_AUTO = 500;
const HELPERS = ["auto", "pass until turn", "pass until phase"];

function readDoing(
  bind: Binding,
  key: string,
  value: unknown,
  at: Path,
): Extract<Step, { kind: "do" }>["run"] | undefined {
  const { layout } = bind.pack;
  const { doc } = bind.scenario;
  const seat = readSeat(bind, key);
  if (!isPlain(value)) {
    doc.report([...at, key], SCENARIO.answer);
    return undefined;
  }
  if (seat >= 0) {
    const said = sayOf(bind, value);
    return (_, give) => give(seat, said);
  }
  if (key === "auto") {
    const word = bind.naming.kept(String(value));
    return (match, give, note) => {
      let given = 0;
      for (; given < MOST_AUTO && !match().over; given++) {
        const now = match().asked!;
        const question = match().view(now).question!;
        const has =
          question.options.find((o) => o.notation === word) ??
          (question.shape === "yes" ? { notation: "no" } : undefined);
        if (!has) {
          if (given > 0) return undefined;
          const nobody = FOUND.nobodyAuto(shown(String(value)), offers(match(), bind.naming));
          // a word that answers another question of the game may stand where it is not needed
          if (match().why(now, word).verdict === "not understood") return nobody;
          note(nobody);
          return undefined;
        }
        const wrong = give(now, has.notation);
        if (wrong) return wrong;
      }
      if (!match().over) return FOUND.noEnd(MOST_AUTO);
      if (given === 0) note(FOUND.autoOver);
      return undefined;
    };
  }
  if (key === "pass until turn" || key === "pass until phase") {
    const { phases } = bind.naming.words;
    const phase = phaseOf(phases, key === "pass until phase" ? String(value) : "main");
    if (key === "pass until phase" && phase === undefined) {
      doc.reportWord([...at, key], "phase", String(value), spellings(phases), {
        listedBy: bind.naming.lister,
      });
    }
    if (key === "pass until turn" && !Number.isInteger(value)) {
      doc.report([...at, key], SCENARIO.wholeTurn);
      return undefined;
    }
    return (match, give) => {
      const turn = key === "pass until turn" ? Number(value) : (numberOf(match(), "turn") ?? 0);
      for (let i = 0; i < 2000 && !match().over; i++) {
        if (advanced(match(), turn, phase)) return undefined;
        const now = match().asked!;
        const wrong = give(now, plainSay(match().view(now).question!, layout.passes));
        if (wrong) return wrong;
      }
      return match().over ? FOUND.over : FOUND.doesNotCome(`${key} ${String(value)}`);
    };
  }
  const seats = bind.naming.letters;
  doc.reportWord([...at, key], "seat or helper", key, [...seats, ...HELPERS], { key: true });
  return undefined;
}

/** Whether the match stands at the first question of a phase's player in that turn. */
function advanced(match: Match, turn: number, phase: number | undefined): boolean {
  const player = numberOf(match, "player");
  if (numberOf(match, "turn") !== turn || (player !== undefined && match.asked !== player)) return false;
  return phase === undefined || numberOf(match, "phase") === phase;
}

function readSeat(bind: Binding, key: string): number {
  const seat = key.length === 1 ? seatNumber(key) : -1;
  return seat < bind.naming.seats ? seat : -1;
}

function sayOf({ naming }: Binding, value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((one) => naming.kept(String(one)));
  return value === null ? [] : value === true ? "yes" : value === false ? "no" : naming.kept(String(value));
}

type FileKind = (typeof FILES)[number];
const isFile = (key: string): key is FileKind => (FILES as readonly string[]).includes(key);

/** `A: notation` with `because: rule`, or a file (`deck: …`, `cards: …`, `packs: …`, `format: …`) with it. */
function readRefusal(bind: Binding, entries: [string, unknown][], at: Path): Check | undefined {
  const { doc } = bind.scenario;
  const why = entries.find(([key]) => key === "because")?.[1];
  const rest = entries.filter(([key]) => key !== "because");
  const because = readBecause(why);
  if (!because) {
    doc.report(at, SCENARIO.because, {
      expected: ["because: …", SCENARIO.becauseAll, SCENARIO.becauseAny],
    });
    return undefined;
  }
  for (const id of because.rules) {
    if (!bind.game.ruleNumber.has(id))
      doc.reportWord([...at, "because"], "rule", id, bind.game.rules, {
        listedBy: `tefuda rules ${bind.game.id}`,
      });
  }
  const [key, value] = rest[0] ?? ["", undefined];
  if (rest.length !== 1) {
    doc.report(at, SCENARIO.refusal);
    return undefined;
  }
  if (isFile(key)) {
    const wrong = problemsOf(bind, key, value);
    return () => {
      if (wrong.length === 0) return FOUND.accepted(key);
      const missing = missingOf(because, (id) => wrong.some(({ en }) => names(en, id)));
      return missing && FOUND.otherReason(missing, because.any, lines(wrong));
    };
  }
  const seat = readSeat(bind, key);
  if (seat < 0) {
    doc.reportWord([...at, key], "seat", key, [...bind.naming.letters, ...FILES], { key: true });
    return undefined;
  }
  if (!isPlain(value)) {
    doc.report([...at, key], SCENARIO.answer);
    return undefined;
  }
  const said = sayOf(bind, value);
  return (match) => {
    const before = match.hash();
    const given = match.answer(seat, said);
    if (given.done) {
      match.undo();
      return FOUND.allowed;
    }
    if (match.hash() !== before) return FOUND.traces;
    return missingReasons(match, given.verdict, because, bind.naming);
  };
}

/** Rules that have to be among the reasons: all of them, or any. */
interface Because {
  rules: readonly string[];
  any: boolean;
}
function readBecause(why: unknown): Because | undefined {
  const any = typeof why === "object" && why !== null && !Array.isArray(why);
  if (any && Object.keys(why).join() !== "any") return undefined;
  const given = any ? (why as { any: unknown }).any : why;
  const rules = (Array.isArray(given) ? given : [given ?? []].flat()).map(String);
  return isPlain(given) && rules.length > 0 ? { rules, any } : undefined;
}
/** The rules that had to be among the reasons and are not; nothing where enough are. */
function missingOf({ rules, any }: Because, given: (id: string) => boolean): string[] | undefined {
  const missing = rules.filter((id) => !given(id));
  if (missing.length === 0 || (any && missing.length < rules.length)) return undefined;
  return missing;
}
/** Whether a message names a rule, and not one whose id begins alike. */
const names = (message: string, id: string): boolean =>
  message
    .split(id)
    .slice(1)
    .some((rest) => !/^\d|^\.\d/.test(rest));

function missingReasons(match: Match, verdict: Verdict, because: Because, naming: Naming): Words | undefined {
  if (verdict.verdict === "allowed") return FOUND.allowed;
  if (verdict.verdict === "not understood") return told(match, verdict, naming);
  const missing = missingOf(because, (id) => verdict.reasons.some((reason) => reason.rule === id));
  if (missing === undefined) return undefined;
  return FOUND.otherReason(missing, because.any, inRow(reasonsInBoth(match, verdict.reasons)));
}

/** `deck accepted: …` and the like among the expectations. */
function readFileExpectation(bind: Binding, step: RawStep): Check | undefined {
  const value = step.value;
  if (typeof value !== "object" || value === null) return undefined;
  const [key = "", content] = Object.entries(value)[0] ?? [];
  const [, kind = ""] = /^(\w+) accepted$/.exec(key) ?? [];
  if (!isFile(kind)) return undefined;
  const wrong = problemsOf(bind, kind, content);
  return () => (wrong.length === 0 ? undefined : FOUND.refused(wrong));
}

/** What the game says against a file written in a scenario. */
function problemsOf(bind: Binding, what: FileKind, value: unknown): Words[] {
  const { pack, files, scenario } = bind;
  const file = typeof value === "string" ? { path: what, text: value } : asFile(what, value);
  if (what === "packs") return packProblems(bind, file);
  if (what === "format") {
    const read = pack.readFormat?.(file);
    return read ? read.problems.map(inBoth) : [FILE.noFormats(pack.title)];
  }
  const own = scenario.cards ? [files.asTheirs(scenario.cards.file)] : [];
  // Only the cards that it names: putting all together takes longer, and says no more.
  const written = file.text.toLowerCase();
  const named = files.only((names) => names.some((name) => written.includes(name.toLowerCase())));
  if (what === "cards") return pack.assemble([...named, ...own, files.asTheirs(file)]).problems.map(inBoth);
  const { book, problems } = pack.assemble([...named, ...own]);
  if (!book) return problems.map(inBoth);
  // a deck is held against what the scenario's match is played with
  const format = { id: "start", name: {}, settings: bind.settings };
  return pack.readList(file, book, format).problems.map(inBoth);
}

/** Packs are filled from the whole set, and from nothing that a scenario brings itself. */
function packProblems({ pack, files }: Binding, file: SourceFile): Words[] {
  if (!pack.readPacks) return [FILE.notSold(pack.title)];
  const { book, problems } = pack.assemble(files.files.filter(({ path }) => path !== pack.filler?.path));
  return (book ? pack.readPacks(file, book).problems : problems).map(inBoth);
}

/** A problem as it is told in each language. */
const inBoth = (problem: Problem): Words => ({ en: formatProblem(problem), ja: formatIn("ja")(problem) });

/** An answer as it is told to whoever gave it. */
export function said(naming: Naming, seat: number, say: string | string[]): Words {
  const { en, ja } = naming.said([say].flat());
  const one = (list: readonly string[]): string =>
    `${seatName(seat)}: ${shown(typeof say === "string" ? list[0]! : `[${list.join(", ")}]`)}`;
  return { en: one(en), ja: one(ja) };
}
