/** Answers of players to the questions of two games, of which an observer is to see the same or nothing. */
import type { Chance } from "@tefuda/bots";
import {
  firstOf,
  groupOf,
  type Machine,
  notations,
  placeOf,
  type QuestionView,
  secondOf,
} from "@tefuda/kernel";
import type { Ledger } from "./sight.ts";

export type Say = string | string[];

/** An answer in each game, and whether it has to look the same to the observer unless it lawfully shows something. */
export interface Answers {
  says: [Say, Say];
  sure: boolean;
}

/** A question as it is put in one of the games. */
export interface Asked {
  question: QuestionView;
  words: readonly string[];
  /** By word, what the observer would see of choosing it: where the cards lie, and which they are if it knows them. */
  looks: readonly string[];
  /** By look, the answers that the observer could not tell from one another. */
  unseen: ReadonlyMap<string, readonly string[]>;
  /** Whether answers of a look have to look the same afterwards, too. */
  sure: ReadonlySet<string>;
}

/** With `alike`, texts of cards that are not seen do the same whosever they are. */
export function asked(
  m: Machine,
  question: QuestionView,
  ledger: Ledger,
  observer: number,
  alike: boolean,
): Asked {
  const spec = m.asking()!;
  const words = notations(m, spec, m.list());
  const unseen = new Map<string, string[]>();
  const sure = new Set<string>();
  const looks = words.map((word, i) => {
    const option = m.options[i]!;
    const number = groupOf(option);
    const { form = "word", verb = "" } = spec.groups?.[number] ?? {};
    const a = firstOf(option);
    const b = secondOf(option);
    if (form !== "card" && form !== "cards" && form !== "effect") {
      if (!spec.groups && spec.secret) note(unseen, "number", word);
      return word;
    }
    const look = [
      number,
      verb,
      lookOf(m, a, ledger, observer),
      form === "cards" ? lookOf(m, b, ledger, observer) : b,
    ];
    if (ledger.knows(observer, a)) return look.join();
    if (form !== "cards") note(unseen, look.join(), word);
    if (form === "card" || spec.secret || alike) sure.add(look.join());
    return look.join();
  });
  if (spec.secret) sure.add("number");
  return { question, words, looks, unseen, sure };
}

function lookOf(m: Machine, card: number, ledger: Ledger, observer: number): string {
  if (card < 0) return "-";
  const zone = m.zone(card);
  const place = m.zoneShape(zone).sees === "all" ? placeOf(m, card) : "";
  return `${zone}.${place}${ledger.knows(observer, card) ? m.kindOf(card).name : "?"}`;
}

function note(unseen: Map<string, string[]>, look: string, word: string): void {
  unseen.set(look, [...(unseen.get(look) ?? []), word]);
}

/** An answer that both questions take, in the same words, and that looks the same to the observer. */
export function alike(one: Asked, two: Asked, chance: Chance): Answers | undefined {
  if (one.question.shape !== two.question.shape) return undefined;
  // of two equal cards the observer may know one: playing that one or the other does not look the same
  const words = one.words.filter((word, i) => {
    const there = two.words.indexOf(word);
    return there >= 0 && one.looks[i] === two.looks[there];
  });
  if (one.question.shape !== "some") {
    const say = words[chance.below(words.length)];
    return say === undefined ? undefined : { says: [say, say], sure: true };
  }
  const n = howMany([one, two], words.length, words.length, chance);
  if (n === undefined) return undefined;
  const say = pick(words, n, chance);
  return { says: [say, say], sure: true };
}

/** An answer to each question by itself, with as many cards, that looks the same to the observer. */
export function apart(one: Asked, two: Asked, chance: Chance): Answers | undefined {
  if (one.question.shape !== two.question.shape) return undefined;
  const looks = [...one.unseen.keys()].filter((look) => two.unseen.has(look));
  if (looks.length === 0) return undefined;
  const look = looks[chance.below(looks.length)]!;
  const left = one.unseen.get(look)!;
  const right = two.unseen.get(look)!;
  const sure = one.sure.has(look);
  if (one.question.shape !== "some")
    return { says: [left[chance.below(left.length)]!, right[chance.below(right.length)]!], sure };
  const n = howMany([one, two], left.length, right.length, chance);
  return n === undefined ? undefined : { says: [pick(left, n, chance), pick(right, n, chance)], sure };
}

/** How many to pick where both questions have to take it; undefined if there is no such number. */
function howMany(both: readonly Asked[], left: number, right: number, chance: Chance): number | undefined {
  const min = Math.max(...both.map(({ question }) => question.min));
  const max = Math.min(left, right, ...both.map(({ question }) => question.max));
  return max < min ? undefined : min + chance.below(max - min + 1);
}

function pick(words: readonly string[], n: number, chance: Chance): string[] {
  const left = [...words];
  return Array.from({ length: n }, () => left.splice(chance.below(left.length), 1)[0]!);
}
