/** Expectations: what has to be so at a point of a scenario. */
import {
  type Game,
  type LogEntry,
  linkCount,
  type Match,
  SPECTATOR,
  seatName,
  shown,
  type TableLayout,
} from "@tefuda/kernel";
import type { Path } from "./document.ts";
import { isPlain } from "./plain-value.ts";
import { numberOf, phaseNumber, seatNumber } from "./position.ts";
import { either } from "./problems.ts";
import type { Scenario } from "./scenario-file.ts";
import { namesIn, namesSeen, namesUnder, readSentence, sentenceForms } from "./sentences.ts";

/** Looks at a match that began with `from` answers; gives what is wrong, or nothing. */
export type Check = (match: Match, from: number) => string | undefined;

const FACTS = [
  "asked",
  "question",
  "options",
  "options include",
  "options exclude",
  "log in order",
  "whole log in order",
  "log excludes",
  "answers so far",
  "winner",
  "ended by",
  "over",
  "effects waiting",
  "phase",
  "player",
];

/** Reads one expectation; what cannot be read is reported at its place. */
export function readExpectation(
  scenario: Scenario,
  game: Game,
  layout: TableLayout,
  value: unknown,
  at: Path,
): Check | undefined {
  const { doc } = scenario;
  if (typeof value === "string") {
    const read = readSentence(value);
    if (!read) {
      doc.report(at, `"${shown(value)}" says nothing that can be looked up`, { expected: sentenceForms });
      return undefined;
    }
    if (!game.byName.has(read.card.split("@")[0]!) && !sameLetters(game, read.card)) {
      doc.reportWord(at, "card", read.card.split("@")[0]!, [...game.byName.keys()]);
    }
    return (match) => read.look(match.machine);
  }
  const entries =
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length !== 1) {
    doc.report(at, "an expectation is one sentence about a card or one `name: what it is`");
    return undefined;
  }
  const [key, wanted] = entries[0]! as [string, unknown];
  if (!isPlain(wanted)) {
    doc.report([...at, key], "what is expected is a word or a number, or a list of them");
    return undefined;
  }
  const check = readFact(game, layout, key.trim(), wanted);
  if (typeof check === "function") return check;
  if (check) doc.report([...at, key], check);
  else doc.reportWord([...at, key], "fact", key, [...FACTS, ...places(game)], true);
  return undefined;
}

const sameLetters = (game: Game, text: string): boolean => {
  const name = text.split("@")[0]!.toLowerCase();
  return [...game.byName.keys()].some((known) => known.toLowerCase() === name);
};

function places(game: Game): string[] {
  const sides = [..."ABCD".slice(0, game.seats.max)];
  const own = game.shape.zones.filter((z) => z.per === "seat" && z.id !== "away").map((z) => z.id);
  const shared = game.shape.zones.filter((z) => z.per === "shared" && z.id !== "away").map((z) => z.id);
  return [
    ...sides.flatMap((side) => [...own, ...game.shape.seatNumbers].map((name) => `${side}.${name}`)),
    ...shared,
    ...game.shape.numbers,
  ];
}

/** A check; a text says what is wrong with the wanted value; undefined: there is no such fact. */
function readFact(game: Game, layout: TableLayout, key: string, wanted: unknown): Check | string | undefined {
  // an entry with nothing in it names nothing
  const texts = (Array.isArray(wanted) ? wanted : [wanted]).filter((one) => one !== null).map(String);
  const word = texts.join(", ");
  switch (key) {
    case "asked":
      return (match) => same(match.asked === null ? "nobody" : seatName(match.asked), word);
    case "question":
      return (match) => same(question(match)?.prompt ?? "none", word);
    case "options":
      return (match) => sameNames(options(match), texts);
    case "options include":
      return (match) => {
        const missing = texts.filter((text) => !offered(match, text));
        if (missing.length === 0) return undefined;
        return `not offered: ${missing.join(", ")}; offered: ${options(match).join(", ") || "nothing"}`;
      };
    case "options exclude":
      return (match) => {
        const there = texts.filter((text) => offered(match, text));
        return there.length === 0 ? undefined : `offered: ${there.join(", ")}`;
      };
    case "log in order":
      return (match, from) => inOrder(lines(match, from), texts);
    case "whole log in order":
      return (match) => inOrder(linesOf(match.log(SPECTATOR)), texts);
    case "answers so far":
      return (match) => same(String(match.length), word);
    case "log excludes":
      return (match, from) => {
        const found = lines(match, from).find((line) => texts.some((text) => line.includes(text)));
        return found === undefined ? undefined : `the log has "${found}"`;
      };
    case "winner":
      return (match) => {
        const over = match.view(SPECTATOR).over;
        if (!over) return same("nobody", word, "the game is not over");
        return same(over.winner === null ? "draw" : seatName(over.winner), word);
      };
    case "ended by":
      return (match) => same(match.view(SPECTATOR).over?.rule ?? "not over", word);
    case "over":
      return (match) => same(String(match.over), word);
    case "effects waiting":
      return (match) => same(String(linkCount(match.machine)), word);
    case "player":
      return (match) => same(seatName(numberOf(match, "player") ?? 0), word);
    case "phase": {
      const phase = phaseNumber(layout, word);
      if (phase === undefined)
        return `no phase is called "${shown(word)}"; there is ${either(layout.phases.map((p) => p.en ?? ""))}`;
      return (match) => {
        const now = numberOf(match, "phase") ?? 0;
        return now === phase ? undefined : `it is the ${layout.phases[now]?.en ?? now}`;
      };
    }
  }
  const seen = /^([A-D]|spectator) sees (?:([A-D])\.)?(\w+)$/.exec(key);
  if (seen) {
    const [, who, side, zone] = seen;
    if (!game.shape.zones.some((z) => z.id === zone)) return undefined;
    const observer = who === "spectator" ? SPECTATOR : seatNumber(who!);
    return (match) =>
      sameNames(
        namesSeen(match.machine, observer, zone!, side === undefined ? undefined : seatNumber(side)),
        texts,
      );
  }
  const under = /^([A-D]|spectator) sees under (.+)$/.exec(key);
  if (under) {
    const observer = under[1] === "spectator" ? SPECTATOR : seatNumber(under[1]!);
    return (match) => sameOrder(namesUnder(match.machine, observer, under[2]!), texts);
  }
  return readPlace(game, key, wanted, texts);
}

function readPlace(game: Game, key: string, wanted: unknown, texts: string[]): Check | string | undefined {
  const place = /^(?:([A-D])\.)?(\w+)(?:\.(top|bottom))?$/.exec(key);
  if (!place) return undefined;
  const [, side, name, end] = place;
  const seat = side === undefined ? 0 : seatNumber(side);
  if (seat >= game.seats.max) return undefined;
  const per = side === undefined ? "shared" : "seat";
  const zone = game.shape.zones.findIndex((z) => z.id === name && z.per === per);
  if (zone >= 0) {
    const names = (match: Match): string[] => namesIn(match.machine, match.machine.zoneOf(zone, seat));
    if (typeof wanted === "number" && end === undefined) {
      return (match) => {
        const n = match.machine.count(match.machine.zoneOf(zone, seat));
        return n === wanted
          ? undefined
          : `${key} has ${n}: ${names(match).slice(0, 12).join(", ") || "nothing"}`;
      };
    }
    if (!Array.isArray(wanted) && end === undefined)
      return `"${key}" is a number of cards or a list of names`;
    if (end === "top") return (match) => sameOrder(names(match).slice(0, texts.length), texts);
    if (end === "bottom") return (match) => sameOrder(names(match).slice(-texts.length), texts);
    return (match) => sameNames(names(match), texts);
  }
  const numbers = side === undefined ? game.shape.numbers : game.shape.seatNumbers;
  const id = numbers.indexOf(name!);
  if (id < 0) return undefined;
  if (typeof wanted !== "number") return `"${key}" is a number`;
  return (match) => {
    const m = match.machine;
    const now = side === undefined ? m.number(id) : m.seatNumber(seat, id);
    return now === wanted ? undefined : `${key} is ${now}`;
  };
}

const question = (match: Match) => (match.asked === null ? null : match.view(match.asked).question);
const options = (match: Match): string[] => question(match)?.options.map((o) => o.notation) ?? [];
const offered = (match: Match, text: string): boolean =>
  match.asked !== null && match.why(match.asked, text).verdict === "allowed";
const lines = (match: Match, from: number): string[] => linesOf(match.logSince(SPECTATOR, from));
const linesOf = (log: readonly LogEntry[]): string[] =>
  log.flatMap((entry) => (entry.kind === "line" ? [entry.text] : []));

function same(now: string, wanted: string, more = ""): string | undefined {
  return now === wanted ? undefined : `it is ${now}${more === "" ? "" : ` (${more})`}`;
}

function sameNames(now: readonly string[], wanted: readonly string[]): string | undefined {
  const sorted = (names: readonly string[]): string => [...names].sort().join("\n");
  return sorted(now) === sorted(wanted) ? undefined : `there is ${now.slice(0, 40).join(", ") || "nothing"}`;
}

function sameOrder(now: readonly string[], wanted: readonly string[]): string | undefined {
  return now.join("\n") === wanted.join("\n") ? undefined : `there is ${now.join(", ") || "nothing"}`;
}

function inOrder(log: readonly string[], wanted: readonly string[]): string | undefined {
  let at = 0;
  for (const text of wanted) {
    const found = log.findIndex((line, i) => i >= at && line.includes(text));
    if (found < 0) {
      const said = log.length > 0 ? `:\n${log.map((l) => `  ${l}`).join("\n")}` : ", which is empty";
      return `no "${shown(text)}" in the log${at > 0 ? " after that" : ""}${said}`;
    }
    at = found + 1;
  }
  return undefined;
}
