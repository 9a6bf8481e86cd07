/**
 * "Why can't I?" - for anything a player asks for and may not do, the rules that forbid it and what would have to be so.
 */
import { isAbsent } from "./absent.ts";
import { type KnownAnswer, knownAnswers, notAsked, writtenAs } from "./answers.ts";
import { type AskSpec, type Group, listOptions, pack, type Reason, unmetNeeds } from "./ask.ts";
import { knows } from "./cards.ts";
import type { CardDefinition, Game } from "./game.ts";
import { shown } from "./letters.ts";
import type { Machine } from "./machine.ts";
import {
  asListed,
  cardName,
  DETAILS,
  EFFECT,
  effectNumber,
  findOption,
  notations,
  tidy,
} from "./notation.ts";
import { cardsFor } from "./order.ts";
import { seatName } from "./say.ts";
import { NONE } from "./shape.ts";

export type Verdict =
  | { verdict: "allowed" }
  /** `elsewhere`: it is known only as an answer to another question, or of cards that are not there. */
  | { verdict: "forbidden"; reasons: Reason[]; elsewhere?: true }
  /** The words name nothing that the game knows; `known` lists what could stand in its place. */
  | { verdict: "not understood"; part: string; known: string[] };

/** Judges what a seat asks for, in notation. */
export function judge(m: Machine, seat: number, text: string): Verdict {
  const spec = m.asking();
  const allowed = spec?.who(m) === seat && findOption(m, spec, listOptions(m, spec), text) !== NONE;
  return allowed ? { verdict: "allowed" } : refusal(m, seat, text);
}

/** Why something that is no option is none. */
export function refusal(m: Machine, seat: number, text: string): Verdict {
  const spec = m.asking();
  if (!spec) return forbidden([{ rule: m.game.overRule, needs: "the game is not over" }]);
  if (isAbsent(m, seat))
    return forbidden([
      { rule: m.game.outRule ?? m.game.concedeRule, needs: `${seatName(seat)} is still in the game` },
    ]);
  const own = spec.who(m) === seat ? (spec.groups ?? []) : [];
  const words = asListed([...own, ...m.game.actions], tidy(text));
  const groups = [...own, ...m.game.actions.filter((g) => !own.includes(g))];
  const meant = groups.flatMap((group) => {
    const rest = behind(group, words);
    return rest === undefined ? [] : [{ group, rest }];
  });
  const several = spec.shape === "one" || spec.shape === "some" ? listedAs(m, spec, own, meant) : [];
  if (several.length > 1) return { verdict: "not understood", part: shown(text), known: several };
  const lacking = byTheRules(m, seat, spec, own, meant);
  if (lacking) return forbidden(lacking);
  const other = outOfPlace(m, seat, spec, own, words);
  if (other) return { ...forbidden(other), elsewhere: true };
  return { verdict: "not understood", part: shown(text), known: whatIsKnown(m, seat, spec, groups, meant) };
}

/** An action that words could mean, and what stands behind its verb. */
interface Meant {
  group: Group;
  rest: string;
}

const forbidden = (reasons: readonly Reason[]): Extract<Verdict, { verdict: "forbidden" }> => {
  const seen = new Set<string>();
  return {
    verdict: "forbidden",
    reasons: reasons.filter((r) => !seen.has(r.rule + r.needs) && seen.add(r.rule + r.needs)),
  };
};

/** What stands behind the verb of an answer; undefined if these words do not begin with it. */
function behind({ verb }: Pick<Group, "verb">, words: string): string | undefined {
  if (verb === "" || words === verb) return words.slice(verb.length);
  return words.startsWith(`${verb} `) ? words.slice(verb.length).trim() : undefined;
}

/** The notations of listed options that words could mean: where these are several, they do not say enough. */
function listedAs(m: Machine, spec: AskSpec, own: readonly Group[], meant: readonly Meant[]): string[] {
  const count = listOptions(m, spec);
  const seat = spec.who(m);
  const found = new Set<number>();
  for (const { group, rest } of meant) {
    const g = own.indexOf(group);
    if (g < 0) continue;
    const wanted = new Set(candidates(m, seat, group, rest).map(([a, b]) => pack(g, a, b)));
    for (let i = 0; i < count; i++) if (wanted.has(m.options[i]!)) found.add(i);
  }
  if (found.size === 0) return [];
  const all = notations(m, spec, count);
  return [...found].map((i) => all[i]!);
}

/** What the needs of the open question and of the game's actions say of it: of several meanings the one that lacks least. */
function byTheRules(
  m: Machine,
  seat: number,
  spec: AskSpec,
  own: readonly Group[],
  meant: readonly Meant[],
): Reason[] | undefined {
  let best: { lacks: number; reasons: Reason[] } | undefined;
  for (const { group, rest } of meant) {
    for (const [a, b] of candidates(m, seat, group, rest)) {
      m.seat = seat;
      const reasons = unmetNeeds(m, group, a, b);
      const lacks = Math.max(1, reasons.length);
      if (best !== undefined && best.lacks <= lacks) continue;
      // where the rules themselves forbid it, it does not matter whose turn it is to answer
      if (reasons.length === 0)
        reasons.push(...notNow(m, seat, spec, own.includes(group) ? undefined : group));
      best = { lacks, reasons };
    }
  }
  return best?.reasons;
}

/** That it is no answer to the question that is open, and to which it would be one. */
function notNow(m: Machine, seat: number, spec: AskSpec, group: KnownAnswer["group"] | undefined): Reason[] {
  const asked = spec.who(m);
  if (group === undefined) return [{ rule: spec.rule, needs: "it is among what may be chosen here" }];
  const key = writtenAs(group);
  const questions = knownAnswers(m.game).worded.find((one) => writtenAs(one.group) === key)?.questions ?? [];
  const open =
    asked === seat
      ? "the question that is open has been answered"
      : `${seatName(seat)} is asked, not ${seatName(asked)}`;
  return [
    ...questions.filter((one) => one !== spec).map((one) => notAsked(m.game, one)),
    { rule: spec.rule, needs: open },
  ];
}

/** What the game takes for an answer at another time, of somebody else, or of cards that are not there. */
function outOfPlace(
  m: Machine,
  seat: number,
  spec: AskSpec,
  own: readonly Group[],
  words: string,
): Reason[] | undefined {
  const known = knownAnswers(m.game);
  const mine = spec.who(m) === seat;
  for (const group of [...own, ...m.game.actions, ...known.worded.map((one) => one.group)]) {
    const rest = behind(group, words);
    if (rest === undefined || !couldMean(m.game, group, rest)) continue;
    if (own.includes(group as Group)) return missing(m, seat, spec, rest);
    if (group.verb !== "") return notNow(m, seat, spec, group);
  }
  const plain =
    (known.yes && (words === "yes" || words === "no")) ||
    (known.number && /^\d+$/.test(words)) ||
    (known.card && couldMean(m.game, { verb: "", form: "card" }, words));
  if (!plain) return undefined;
  if (!mine) return [{ rule: spec.rule, needs: `${seatName(seat)} is asked, not ${seatName(spec.who(m))}` }];
  return [{ rule: spec.rule, needs: `the answer is ${answersTo(m, spec)}` }];
}

/** That a card of that name is nowhere to be seen: it may have left the game with whoever has. */
function missing(m: Machine, seat: number, spec: AskSpec, words: string): Reason[] {
  const { outRule } = m.game;
  const seats = Array.from({ length: m.layout.seats }, (_, other) => other);
  const named = seats.filter((other) => words.includes(`@${seatName(other).toLowerCase()}`));
  const out = (named.length > 0 ? named : seats).filter((other) => isAbsent(m, other));
  const gone = outRule === undefined ? [] : out;
  return [
    { rule: spec.rule, needs: `a card of that name is where ${seatName(seat)} can see it` },
    ...gone.map((other) => ({ rule: outRule!, needs: `${seatName(other)} is still in the game` })),
  ];
}

/** What a question takes, in words. */
function answersTo(m: Machine, spec: AskSpec): string {
  if (spec.shape === "yes") return "yes or no";
  if (spec.shape === "number") return `a number from ${spec.min!(m)} to ${spec.max!(m)}`;
  return "one of those that are open";
}

/** Whether words behind a verb have the form of its answers, with cards that the game knows. */
function couldMean(game: Game, { form, direct }: KnownAnswer["group"], rest: string): boolean {
  const isCard = (text: string): boolean => definitionsNamed(game, text.split("@")[0]!.trim()).length > 0;
  switch (form) {
    case "word":
      return rest === "";
    case "card":
      return isCard(rest);
    case "cards": {
      const parts = rest.split(">").map((part) => part.trim());
      return (
        parts.length === 2 && isCard(parts[0]!) && (parts[1] === (direct ?? "player") || isCard(parts[1]!))
      );
    }
    case "effect": {
      const [said = ""] = EFFECT.exec(rest) ?? [];
      return isCard(effectNumber(game, said) === undefined ? rest : rest.slice(0, -said.length));
    }
    case "seat":
      return /^[a-d]$/.test(rest);
    case "number":
      return /^\d+$/.test(rest);
  }
}

/** What could stand in place of words that name nothing. */
function whatIsKnown(
  m: Machine,
  seat: number,
  spec: AskSpec,
  groups: readonly Group[],
  meant: readonly Meant[],
): string[] {
  if (spec.who(m) === seat && spec.shape === "yes") return ["yes", "no"];
  if (spec.who(m) === seat && spec.shape === "number") return [`${spec.min!(m)} … ${spec.max!(m)}`];
  return meant.length > 0
    ? namesKnown(m, seat)
    : [...new Set(groups.map((g) => g.verb).filter((v) => v !== ""))];
}

/** Texts that are asked about of a card that has fewer, or none. */
const ANY_CARD = 2;

/** The pairs of numbers that the words behind a verb can mean, among all that the seat can see. */
function candidates(m: Machine, seat: number, group: Group, rest: string): [number, number][] {
  switch (group.form) {
    case "word":
      return rest === "" ? [[NONE, NONE]] : [];
    case "card":
      return named(m, seat, rest).map((c) => [c, NONE]);
    case "cards": {
      const [left = "", right = ""] = rest.split(">").map((part) => part.trim());
      const seconds = right === (group.direct ?? "player") ? [NONE] : named(m, seat, right);
      return named(m, seat, left).flatMap((a) => seconds.map((b): [number, number] => [a, b]));
    }
    case "effect": {
      const [said = ""] = EFFECT.exec(rest) ?? [];
      const number = effectNumber(m.game, said);
      return named(m, seat, number === undefined ? rest : rest.slice(0, -said.length)).flatMap((a) => {
        const texts = Math.max(ANY_CARD, m.definitionOf(a).abilities.length);
        const numbers = number === undefined ? Array.from({ length: texts }, (_, i) => i) : [number];
        return numbers.map((b): [number, number] => [a, b]);
      });
    }
    case "seat": {
      const n = "abcd".indexOf(rest);
      return rest.length === 1 && n >= 0 ? [[n, NONE]] : [];
    }
    case "number":
      return /^\d+$/.test(rest) ? [[Number(rest), NONE]] : [];
  }
}

function named(m: Machine, seat: number, text: string): number[] {
  const definitions = definitionsNamed(m.game, text.split("@")[0]!);
  if (definitions.length === 0) return [];
  // by their places: of several meanings the first may be judged, and the numbers of cards are nobody's to know.
  // A name stands first in every form, so most cards need not be written out
  return cardsFor(m, seat).filter((card) => {
    if (!definitions.includes(m.definitionOf(card)) || !knows(m, seat, card)) return false;
    for (let detail = 0; detail < DETAILS; detail++)
      if (tidy(cardName(m, seat, card, detail)) === text) return true;
    return false;
  });
}

const byTidyName = new WeakMap<Game, ReadonlyMap<string, readonly CardDefinition[]>>();
/** The definitions whose name this is, however it is written. */
function definitionsNamed(game: Game, name: string): readonly CardDefinition[] {
  let known = byTidyName.get(game);
  if (!known) {
    known = Map.groupBy(game.definitions, (definition) => tidy(definition.name));
    byTidyName.set(game, known);
  }
  return known.get(name) ?? [];
}

function namesKnown(m: Machine, seat: number): string[] {
  const names = new Set<string>();
  for (let card = 0; card < m.layout.cards; card++) {
    if (knows(m, seat, card)) names.add(m.definitionOf(card).name);
  }
  return [...names].sort();
}
