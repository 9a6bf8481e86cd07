/** Expectations: what has to be so at a point of a scenario. */

import { type LogEntry, type Match, SPECTATOR, seatName, shown, stackSize, type Words } from "@tefuda/kernel";
import { namesIn, namesSeen, namesUnder } from "./cards-seen.ts";
import type { Document, Path } from "./document.ts";
import { FOUND } from "./findings.ts";
import { numberOf } from "./moment.ts";
import type { Naming } from "./naming.ts";
import { isPlain } from "./plain-value.ts";
import { NoSuch } from "./problems.ts";
import { SCENARIO } from "./says.ts";
import { readSentence, sentenceForms } from "./sentences.ts";
import type { Table } from "./table-facts.ts";
import { indexOf, spellings } from "./words.ts";

/** What an expectation may look back to: how many answers the match began with, and the table before what was done last. */
export interface Past {
  from: number;
  before: Table | undefined;
}
/** Looks at a match; gives what is wrong, or nothing. */
export type Check = (match: Match, past: Past) => Words | undefined;

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

/** Reads one expectation; what cannot be read, or names what does not exist, is reported at its place. */
export function readExpectation(doc: Document, naming: Naming, value: unknown, at: Path): Check | undefined {
  const reading = <T>(place: Path, read: () => T, key = false): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NoSuch)) throw error;
      doc.report(place, error.words, error.more, key);
      return undefined;
    }
  };
  if (typeof value === "string") {
    const problems = doc.problems.length;
    const look = reading(at, () => readSentence(value, naming));
    if (look) return (match, { before }) => look(match.machine, before);
    if (doc.problems.length === problems)
      doc.report(at, SCENARIO.saysNothing(shown(value)), { expected: sentenceForms });
    return undefined;
  }
  const entries =
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length !== 1) {
    doc.report(at, SCENARIO.expectation);
    return undefined;
  }
  const [key, wanted] = entries[0]! as [string, unknown];
  if (!isPlain(wanted)) {
    doc.report([...at, key], SCENARIO.expected);
    return undefined;
  }
  const check = reading([...at, key], () => readFact(naming, key.trim(), wanted), true);
  if (check === undefined || typeof check === "function") return check;
  doc.report([...at, key], check);
  return undefined;
}

/** A check; a text says what is wrong with the wanted value. Throws what is named and does not exist. */
function readFact(naming: Naming, key: string, wanted: unknown): Check | Words {
  // an entry with nothing in it names nothing
  const texts = (Array.isArray(wanted) ? wanted : [wanted]).filter((one) => one !== null).map(String);
  const word = texts.join(", ");
  const answers = (): string[] => texts.map((text) => naming.kept(text));
  const seatOr = (...others: string[]): void => {
    if (!naming.letters.includes(word) && !others.includes(word))
      throw new NoSuch("answer to that", word, [...naming.letters, ...others]);
  };
  switch (key) {
    case "asked":
      seatOr("nobody");
      return (match) => same(match.asked === null ? "nobody" : seatName(match.asked), word);
    case "question": {
      const id = word === "none" ? word : naming.question(word);
      return (match) => same(question(match)?.prompt ?? "none", id);
    }
    case "options":
      return (match) => sameNames(naming, options(match), answers());
    case "options include":
      return (match) => {
        const missing = answers().filter((text) => !offered(match, text));
        if (missing.length === 0) return undefined;
        return FOUND.notOffered(naming.said(missing), naming.said(options(match)));
      };
    case "options exclude":
      if (texts.length === 0) return SCENARIO.notOffered;
      // what is no answer anywhere is never offered, which says nothing
      for (const text of texts) naming.answer(text);
      return (match) => {
        const there = answers().filter((text) => offered(match, text));
        return there.length === 0 ? undefined : FOUND.offered(naming.said(there));
      };
    case "log in order":
      return (match, { from }) => inOrder(lines(match, from), texts);
    case "whole log in order":
      return (match) => inOrder(linesOf(match.log(SPECTATOR)), texts);
    case "answers so far":
      return (match) => same(String(match.length), word);
    case "log excludes":
      return (match, { from }) => {
        const found = lines(match, from).find((line) => texts.some((text) => line.includes(text)));
        return found === undefined ? undefined : FOUND.inLog(found);
      };
    case "winner":
      seatOr("draw", "nobody");
      return (match) => {
        const over = match.view(SPECTATOR).over;
        if (!over) return word === "nobody" ? undefined : FOUND.notOver;
        return same(over.winner === null ? "draw" : seatName(over.winner), word);
      };
    case "ended by":
      if (word !== "not over") naming.rule(word);
      return (match) => same(match.view(SPECTATOR).over?.rule ?? "not over", word);
    case "over":
      if (!["true", "false", "yes", "no"].includes(word)) return SCENARIO.trueOrFalse(key);
      return (match) =>
        same(match.over ? "yes" : "no", word === "true" ? "yes" : word === "false" ? "no" : word);
    case "effects waiting":
      return (match) => same(String(stackSize(match.machine)), word);
    case "player":
      seatOr();
      return (match) => same(seatName(numberOf(match, "player") ?? 0), word);
    case "phase": {
      const phase = naming.phase(word);
      return (match) => {
        const now = numberOf(match, "phase") ?? 0;
        const { en = String(now), ja = en } = naming.words.phases[now]?.names ?? {};
        return now === phase ? undefined : FOUND.phase({ en, ja });
      };
    }
  }
  return readSeen(naming, key, texts) ?? readPlace(naming, key, wanted, texts);
}

/** `B sees A.hand`, and `B sees under Bear`. */
function readSeen(naming: Naming, key: string, texts: readonly string[]): Check | undefined {
  const [, who, what] = /^([A-D]|spectator) sees (.+)$/.exec(key) ?? [];
  if (who === undefined || what === undefined) return undefined;
  const observer = who === "spectator" ? SPECTATOR : naming.seat(who);
  const wanted = texts.map((text) => (text === "?" ? text : naming.name(text)));
  const card = /^under (.+)$/.exec(what)?.[1];
  if (card !== undefined) {
    const name = naming.name(card);
    return (match) => {
      const lies = namesUnder(match.machine, observer, name);
      return lies ? sameOrder(naming, lies, wanted) : FOUND.noneInPlay(name);
    };
  }
  const [, side, zone] = /^(?:([A-D])\.)?(.+)$/.exec(what)!;
  const { id, seat } =
    side === undefined ? { ...naming.zone(zone!, "shared"), seat: undefined } : naming.zoneAt(side, zone!);
  return (match) => sameNames(naming, namesSeen(match.machine, observer, id, seat), wanted);
}

/** How many cards lie in a zone, or which; a number of a player or of the game. */
function readPlace(naming: Naming, key: string, wanted: unknown, texts: readonly string[]): Check | Words {
  const { words } = naming;
  const [, side, rest = ""] = /^(?:([A-D])\.)?(.+)$/.exec(key) ?? [];
  const [, name = "", end] = /^(.+?)(?:\.(top|bottom))?$/.exec(rest) ?? [];
  const seat = side === undefined ? 0 : naming.seat(side);
  const [zones, numbers] =
    side === undefined ? [words.shared, words.gameNumbers] : [words.zones, words.playerNumbers];
  const list = [...zones, ...numbers];
  if (side === undefined && indexOf(list, name) < 0)
    throw new NoSuch("fact", key, [...FACTS, ...spellings(list)], naming.lister);
  const found = naming.one("fact", list, name, (word) => `${side}.${word}`);
  if (found < zones.length) {
    const { zone } = naming.zone(zones[found]!.id, side === undefined ? "shared" : "seat");
    const names = (match: Match): string[] => namesIn(match.machine, match.machine.zoneOf(zone, seat));
    if (typeof wanted === "number" && end === undefined) {
      return (match) => {
        const n = match.machine.count(match.machine.zoneOf(zone, seat));
        return n === wanted ? undefined : FOUND.holds(key, n, naming.said(names(match).slice(0, 12)));
      };
    }
    if (!Array.isArray(wanted) && end === undefined) return SCENARIO.numberOrNames(key);
    const cards = texts.map((text) => naming.name(text));
    if (end !== undefined && cards.length === 0) return SCENARIO.atLeastOne(key);
    if (end === "top") return (match) => sameOrder(naming, names(match).slice(0, cards.length), cards);
    if (end === "bottom") return (match) => sameOrder(naming, names(match).slice(-cards.length), cards);
    return (match) => sameNames(naming, names(match), cards);
  }
  if (typeof wanted !== "number") return SCENARIO.number(key);
  const id = found - zones.length;
  return (match) => {
    const m = match.machine;
    const now = side === undefined ? m.number(id) : m.seatNumber(seat, id);
    return now === wanted ? undefined : FOUND.number(key, now);
  };
}

const question = (match: Match) => (match.asked === null ? null : match.view(match.asked).question);
const options = (match: Match): string[] => question(match)?.options.map((o) => o.notation) ?? [];
const offered = (match: Match, text: string): boolean =>
  match.asked !== null && match.why(match.asked, text).verdict === "allowed";
const lines = (match: Match, from: number): string[] => linesOf(match.logSince(SPECTATOR, from));
const linesOf = (log: readonly LogEntry[]): string[] =>
  log.flatMap((entry) => (entry.kind === "line" ? [entry.text] : []));

function same(now: string, wanted: string): Words | undefined {
  return now === wanted ? undefined : FOUND.is(now);
}

function sameNames(naming: Naming, now: readonly string[], wanted: readonly string[]): Words | undefined {
  const sorted = (names: readonly string[]): string => [...names].sort().join("\n");
  return sorted(now) === sorted(wanted) ? undefined : FOUND.there(naming.said(now.slice(0, 40)));
}

function sameOrder(naming: Naming, now: readonly string[], wanted: readonly string[]): Words | undefined {
  return now.join("\n") === wanted.join("\n") ? undefined : FOUND.there(naming.said(now));
}

function inOrder(log: readonly string[], wanted: readonly string[]): Words | undefined {
  let at = 0;
  for (const text of wanted) {
    const found = log.findIndex((line, i) => i >= at && line.includes(text));
    if (found < 0) return FOUND.notInLog(shown(text), at > 0, log);
    at = found + 1;
  }
  return undefined;
}
