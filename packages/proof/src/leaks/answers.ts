/** Answers of players to the questions of two games, of which an observer is to see the same or nothing. */
import {
  type Chance,
  firstOf,
  groupOf,
  type Machine,
  notations,
  placeOf,
  type QuestionView,
  secondOf,
} from "@tefuda/kernel";
import { type Chosen, OF_CARDS } from "@tefuda/referee/steering/chosen";
import { shuffled } from "./arena.ts";
import { type Sides, spokenOf } from "./disguise.ts";
import type { Eyes, Ledger } from "./sight.ts";

export type Say = string | string[];

/** An answer in each game, and whether it has to look the same to the observer unless it lawfully shows something. */
export interface Answers {
  says: [Say, Say];
  sure: boolean;
  /** The cards chosen in each where others were chosen. */
  cards?: [readonly number[], readonly number[]];
}

/** A question as it is put in one of the games. */
export interface Asked {
  question: QuestionView;
  words: readonly string[];
  /** By word, what counts as the same choice, and how often each was made. */
  keys: ReadonlyMap<string, number>;
  chosen: Chosen;
  /** By word, the card that it chooses. */
  cards: ReadonlyMap<string, number>;
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
  eyes: Eyes,
  alike: boolean,
  chosen: Chosen,
): Asked {
  const spec = m.asking()!;
  const keys = chosen.keysOf(m);
  const words = [...keys.keys()];
  const cards = new Map<string, number>();
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
    cards.set(word, a);
    const look = [
      number,
      verb,
      lookOf(m, a, ledger, eyes),
      form === "cards" ? lookOf(m, b, ledger, eyes) : b,
    ];
    if (ledger.known(eyes, a)) return look.join();
    if (form !== "cards") note(unseen, look.join(), word);
    if (form === "card" || spec.secret || alike) sure.add(look.join());
    return look.join();
  });
  if (spec.secret) sure.add("number");
  return { question, words, keys, chosen, cards, looks, unseen, sure };
}

function lookOf(m: Machine, card: number, ledger: Ledger, eyes: Eyes): string {
  if (card < 0) return "-";
  const zone = m.zone(card);
  const place = m.zoneShape(zone).sees === "all" ? placeOf(m, card) : "";
  return `${zone}.${place}${ledger.known(eyes, card) ? m.definitionOf(card).name : "?"}`;
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
    if (words.length === 0) return undefined;
    const [say = ""] = pick(one, words, 1, chance);
    return { says: [say, say], sure: true };
  }
  const n = howMany([one, two], words.length, words.length, chance);
  if (n === undefined) return undefined;
  const say = pick(one, words, n, chance);
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
  const several = one.question.shape === "some";
  const n = several ? howMany([one, two], left.length, right.length, chance) : 1;
  if (n === undefined) return undefined;
  const picked: [string[], string[]] = [pick(one, left, n, chance), pick(two, right, n, chance)];
  const says: Answers["says"] = several ? picked : [picked[0][0]!, picked[1][0]!];
  return { says, sure, cards: cardsOf(one, two, picked) };
}

const cardsOf = (one: Asked, two: Asked, [left, right]: [string[], string[]]): Answers["cards"] => [
  left.flatMap((word) => one.cards.get(word) ?? []),
  right.flatMap((word) => two.cards.get(word) ?? []),
];

/** How many to pick where both questions have to take it; undefined if there is no such number. */
function howMany(both: readonly Asked[], left: number, right: number, chance: Chance): number | undefined {
  const min = Math.max(...both.map(({ question }) => question.min));
  const max = Math.min(left, right, ...both.map(({ question }) => question.max));
  return max < min ? undefined : min + chance.below(max - min + 1);
}

/** Picks rather what was chosen least so far, and now and then anything. */
function pick(
  { keys, chosen }: Pick<Asked, "keys" | "chosen">,
  words: readonly string[],
  n: number,
  chance: Chance,
): string[] {
  const left = shuffled(words.length, chance).map((i) => words[i]!);
  const times = (word: string): number => chosen.times(keys.get(word)!);
  if (chance.below(ASIDE) > 0) left.sort((a, b) => times(a) - times(b));
  const picked = left.slice(0, n);
  for (const word of picked) chosen.note(keys.get(word)!);
  return picked;
}

/** Of so many answers one is given at random whatever was chosen before. */
const ASIDE = 3;

/** Whether what was answered in each game, by itself, looks the same to the observers, and has to afterwards; undefined if it does not. */
export function looksAlike(one: Asked, two: Asked, says: Answers["says"]): Answers | undefined {
  const left = [says[0]].flat();
  const right = [says[1]].flat();
  if (left.length !== right.length) return undefined;
  const looksOf = (asked: Asked, words: readonly string[]): string[] =>
    words.map((word) => asked.looks[asked.words.indexOf(word)] ?? `not offered: ${word}`).sort();
  const looks = looksOf(one, left);
  if (looks.join("\n") !== looksOf(two, right).join("\n")) return undefined;
  const same = left.join() === right.join();
  return same
    ? { says, sure: true }
    : { says, sure: looks.every((look) => one.sure.has(look)), cards: cardsOf(one, two, [left, right]) };
}

/** An answer to the waiting question by itself: rather what was chosen least so far. */
export function anyAnswer(
  m: Machine,
  { shape, min, max }: QuestionView,
  chosen: Chosen,
  chance: Chance,
): Say {
  const keys = chosen.keysOf(m);
  const words = [...keys.keys()];
  if (shape !== "some") return pick({ keys, chosen }, words, 1, chance)[0]!;
  const most = Math.min(max, words.length);
  return pick({ keys, chosen }, words, min + chance.below(most - min + 1), chance);
}

/** The cards that an answer to the waiting question chooses. */
export function chosenBy(m: Machine, say: Say): number[] {
  const spec = m.asking();
  if (!spec) return [];
  const words = notations(m, spec, m.list());
  return [say].flat().flatMap((word) => {
    const at = words.indexOf(word);
    const form = at < 0 ? undefined : spec.groups?.[groupOf(m.options[at]!)]?.form;
    return OF_CARDS.includes(form) ? [firstOf(m.options[at]!)] : [];
  });
}

/** Another answer in the second game to what is answered in the first, that looks the same; undefined if none comes up. */
export function otherAnswer(one: Asked, two: Asked, say: Say, chance: Chance): Answers | undefined {
  const n = [say].flat().length;
  for (let i = 0; i < TRIES; i++) {
    const words = shuffled(two.words.length, chance)
      .slice(0, n)
      .map((at) => two.words[at]!);
    const other = typeof say === "string" ? words[0] : words;
    const found = other === undefined ? undefined : looksAlike(one, two, [say, other]);
    if (found?.sure && String(other) !== String(say)) return found;
  }
  return undefined;
}
const TRIES = 6;

/** Whether answers may look different by now, though they looked the same: other cards were chosen, and are used. */
export function mayShow({ real, twin, ledger, twinLedger }: Sides, eyes: Eyes, given: Answers): boolean {
  const { sure, cards } = given;
  if (!sure || !cards) return !sure;
  const kinds = (m: Machine, chosen: readonly number[]): string =>
    chosen
      .map((card) => m.definition(card))
      .sort()
      .join();
  if (kinds(real, cards[0]) === kinds(twin, cards[1])) return false;
  const used = (m: Machine, known: Ledger, chosen: readonly number[]): boolean =>
    chosen.some((card) => known.known(eyes, card) || spokenOf(m).has(card));
  return used(real, ledger, cards[0]) || used(twin, twinLedger, cards[1]);
}
