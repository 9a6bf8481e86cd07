/**
 * Options in words: every one has a notation that is unique among its siblings, the same in the log, in a replay, in a
 * scenario and on the command line (law 3).
 *
 * A card is written by its name. Where that leaves two options alike, as much is added as tells them apart: whose side,
 * which zone, which place - `Bear`, `Bear@B`, `Bear@B.stack`, `Bear@B.stack.2`.
 */
import { type AskSpec, firstOf, type Group, groupOf, secondOf } from "./ask.ts";
import { knows } from "./cards.ts";
import type { Game } from "./game.ts";
import type { Machine } from "./machine.ts";
import { placeFor } from "./order.ts";
import { seatName } from "./say.ts";
import { NONE } from "./shape.ts";

/** How much can be said of a card to tell it from others: see {@link cardName}. */
export const DETAILS = 4;

export function cardName(m: Machine, observer: number, card: number, detail: number): string {
  const zone = m.zone(card);
  const shape = m.zoneShape(zone);
  const name = knows(m, observer, card) ? m.definitionOf(card).name : "?";
  if (detail === 0) return name;
  const seat = shape.per === "seat" ? seatName(m.seatOf(zone)) : "";
  if (detail === 1 && seat !== "") return `${name}@${seat}`;
  const side = seat === "" ? shape.id : `${seat}.${shape.id}`;
  if (detail <= 2) return `${name}@${side}`;
  const depth = depthOf(m, card);
  return `${name}@${side}.${placeFor(m, observer, card) + 1}${depth > 0 ? `.${depth}` : ""}`;
}

/** How many cards lie on top of a card. */
function depthOf(m: Machine, card: number): number {
  let n = 0;
  for (let over = m.above(card); over >= 0; over = m.above(over)) n++;
  return n;
}

function write(
  m: Machine,
  observer: number,
  spec: AskSpec,
  option: number,
  detail: number,
  detailB = detail,
): string {
  const a = firstOf(option);
  if (spec.shape === "yes") return a === 1 ? "yes" : "no";
  if (spec.shape === "number") return String(a);
  return writeIn(m, observer, spec.groups![groupOf(option)]!, a, secondOf(option), detail, detailB);
}

export function writeIn(
  m: Machine,
  observer: number,
  group: Group,
  a: number,
  b: number,
  detail: number,
  detailB = detail,
): string {
  const head = group.verb === "" ? "" : `${group.verb} `;
  switch (group.form) {
    case "word":
      return group.verb;
    case "card":
      return head + cardName(m, observer, a, detail);
    case "cards":
      return `${head}${cardName(m, observer, a, detail)} > ${b === NONE ? (group.direct ?? "player") : cardName(m, observer, b, detailB)}`;
    case "effect":
      return `${head}${cardName(m, observer, a, detail)}${effectName(m.game, b)}`;
    case "seat":
      return head + seatName(a);
    case "number":
      return head + String(a);
  }
}

/**
 * The number of a text, the same wherever texts are told apart: in options ("use Bear 2"), in the log, on the table and in
 * reports. The texts of a card are counted from 1 in the order of its file, and those of a second part of it behind them.
 * `index` is that of its ability, which counts from 0.
 */
export const textNumber = (index: number): number => index + 1;

/** Which text of a card is meant: its number, or what it is called where the rules give it to cards ("Bear: Trample"). */
function effectName(game: Game, index: number): string {
  const given = game.ruleAbilities?.find((ability) => ability.index === index)?.words?.en;
  return given === undefined ? ` ${textNumber(index)}` : `: ${given}`;
}
/** The number of the text that such words name, counted from 0; undefined if they name none. */
export function effectNumber(game: Game, words: string): number | undefined {
  if (/^ \d{1,2}$/.test(words)) return Number(words) - 1;
  return game.ruleAbilities?.find(
    ({ words: its }) => its?.en !== undefined && `: ${its.en}`.toLowerCase() === words,
  )?.index;
}
/** What is said behind a card, if it may be a text of it: " 2", or ": Trample". */
export const EFFECT = /( \d{1,2}|: [^@>]+)$/;

/** Notations of the options listed in `m.options`, in their order. */
export function notations(m: Machine, spec: AskSpec, count: number): string[] {
  return toldApart(m, spec, Array.from(m.options.subarray(0, count)));
}

/** Notations that tell these options from one another. */
function toldApart(m: Machine, spec: AskSpec, options: readonly number[]): string[] {
  const observer = spec.who(m);
  const found = options.map((option) => write(m, observer, spec, option, 0));
  for (let detail = 1; detail < DETAILS; detail++) {
    const seen = new Set<string>();
    const again = new Set<string>();
    for (const text of found) (seen.has(text) ? again : seen).add(text);
    if (again.size === 0) return found;
    options.forEach((option, i) => {
      if (again.has(found[i]!)) found[i] = write(m, observer, spec, option, detail);
    });
  }
  const last = new Map<string, number>();
  return found.map((text) => {
    const n = (last.get(text) ?? 0) + 1;
    last.set(text, n);
    return n === 1 ? text : `${text}#${n}`;
  });
}

/** The notation of one of the options listed in `m.options`: the same as {@link notations} gives it. */
export function notationOf(m: Machine, spec: AskSpec, count: number, option: number): string {
  const near = couldBe(m, spec, count, tidy(write(m, spec.who(m), spec, m.options[option]!, 0)));
  return near.words[near.options.indexOf(option)]!;
}

/**
 * Which of the options listed in `m.options` could be called this, and their notations: whatever an option is called, its
 * verb comes first, so that no others have to be told apart from them.
 */
function couldBe(
  m: Machine,
  spec: AskSpec,
  count: number,
  wanted: string,
): { options: number[]; words: string[] } {
  const options: number[] = [];
  for (let i = 0; i < count; i++) {
    const verb = spec.groups?.[groupOf(m.options[i]!)]?.verb ?? "";
    if (wanted.startsWith(tidy(verb))) options.push(i);
  }
  const words = toldApart(
    m,
    spec,
    options.map((i) => m.options[i]!),
  );
  return { options, words };
}

/**
 * Finds the option that a text means: by its notation, or by any longer form of it. Of cards that nothing tells apart
 * the first will do that is not among those `taken`. NONE if there is none, or several.
 */
export function findOption(
  m: Machine,
  spec: AskSpec,
  count: number,
  text: string,
  taken: readonly number[] = [],
): number {
  const wanted = named(m.game, asListed(spec.groups ?? [], tidy(text)));
  const near = couldBe(m, spec, count, wanted);
  const exact = near.words.findIndex((n) => tidy(n) === wanted);
  if (exact >= 0) return near.options[exact]!;
  const found = new Set<number>();
  const observer = spec.who(m);
  // every longer form says where a card lies; each of two cards may be written in any of its forms
  const forms = wanted.includes("@") ? DETAILS * DETAILS : 1;
  for (const i of near.options) {
    for (let detail = 0; detail < forms; detail++) {
      const text = write(m, observer, spec, m.options[i]!, detail % DETAILS, (detail / DETAILS) | 0);
      if (tidy(text) === wanted) found.add(i);
    }
  }
  const all = [...found];
  if (all.length > 1 && !alike(m, spec, all)) return NONE;
  return all.find((i) => !taken.includes(i)) ?? all[0] ?? NONE;
}

/** "strike Bear > gate" where the notation is "strike gate with Bear": what is done with a card is said as of any other. */
export function asListed(groups: readonly Pick<Group, "verb">[], words: string): string {
  const [, before = "", object = ""] = /^(.*\S) ?> ?(\S.*)$/.exec(words) ?? [];
  for (const { verb } of groups) {
    const [, does, what] = /^(\S+) (.+) with$/.exec(verb) ?? [];
    if (what === object && does !== undefined && before.startsWith(`${does} `))
      return `${verb}${before.slice(does.length)}`;
  }
  return words;
}

/** Whether options differ in nothing but which of equal cards they take, that lie where nothing tells them apart. */
function alike(m: Machine, spec: AskSpec, found: readonly number[]): boolean {
  const first = m.options[found[0]!]!;
  const form = spec.groups?.[groupOf(first)]?.form;
  if (form !== "card" && form !== "cards" && form !== "effect") return false;
  return found.every((i) => {
    const option = m.options[i]!;
    const [a, b] = [firstOf(first), secondOf(first)];
    const [otherA, otherB] = [firstOf(option), secondOf(option)];
    if (groupOf(option) !== groupOf(first) || !m.alike(a, otherA)) return false;
    if (form !== "cards") return b === otherB;
    // a card with itself is another thing than a card with one like it
    return (
      (a === b) === (otherA === otherB) && (b === otherB || (b >= 0 && otherB >= 0 && m.alike(b, otherB)))
    );
  });
}
/** A text that the rules give to cards may be meant by its number as well. */
function named(game: Game, wanted: string): string {
  const [said] = EFFECT.exec(wanted) ?? [];
  const index = said === undefined ? undefined : effectNumber(game, said);
  return index === undefined
    ? wanted
    : wanted.slice(0, -said!.length) + effectName(game, index).toLowerCase();
}
/** Any space that is not a single plain one. Most texts have none, and to look is quicker than to replace. */
const UNTIDY = /\s\s|[^\S ]/;
export const tidy = (text: string): string => {
  const trimmed = text.trim();
  return (UNTIDY.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed).toLowerCase();
};
