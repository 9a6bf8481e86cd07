/**
 * What changed between two versions of a set, by card and by meaning: a text that says the same in other words, or in the
 * other language, has not changed for those who play. Plain data; `tell-changes.ts` says it in words.
 */
import type { CardForm, GamePackage, SetWord, SourceFile, Words } from "@tefuda/kernel";
import { type Contents, contentsOf, type Entry } from "./contents.ts";
import { inOrder } from "./identity.ts";
import { Meanings } from "./meaning.ts";
import { inBoth, type PlainCard, plainCard, SameWords } from "./plain-card.ts";
import { compareTexts, type TextChange } from "./text-changes.ts";

export type { TextChange } from "./text-changes.ts";

/** Something that says another thing than before; without one of both it is new or gone. */
export interface FieldChange {
  field: string;
  from?: string;
  to?: string;
}

export interface CardChange {
  card: Words;
  /** `reworded`: it says the same in other words. */
  sort: "added" | "removed" | "renamed" | "changed" | "reworded";
  /** What it was called, where it is called otherwise now. */
  was?: Words;
  fields: readonly FieldChange[];
  texts: readonly TextChange[];
}

export interface DeckChange {
  deck: Words;
  sort: "added" | "removed" | "changed";
  fields: readonly FieldChange[];
  /** How often cards were in it and are now. */
  cards: readonly { card: string; from: number; to: number }[];
}

/** A word, a keyword, packs or a ruling. */
export interface OtherChange {
  name: Words;
  sort: "added" | "removed" | "changed" | "reworded";
}

export interface SetChanges {
  /** What the set says of itself: its name, its author. */
  set: readonly FieldChange[];
  cards: readonly CardChange[];
  words: readonly OtherChange[];
  keywords: readonly OtherChange[];
  decks: readonly DeckChange[];
  packs: readonly OtherChange[];
  rulings: readonly OtherChange[];
}

/** Whether nothing changed for those who play with the set: at most its words, and what it says of itself. */
export const playsTheSame = ({ cards, words, keywords, decks, packs }: SetChanges): boolean =>
  [...cards, ...words, ...keywords].every(({ sort }) => sort === "reworded") &&
  decks.length + packs.length === 0;

/** A version with what its cards and texts are compared by. */
interface Version {
  contents: Contents | undefined;
  cards: readonly PlainCard[];
  meanings: Meanings;
}

/**
 * @param before none where there was no set yet
 * @param gameCards the card files of the game: words that its own cards bear are words of the texts of sets as well
 * Throws a `ProblemsError` for files that cannot be read; texts that are not understood are compared as they stand.
 */
export function changesBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  pack: GamePackage,
  gameCards: readonly SourceFile[] = [],
): SetChanges {
  const form = pack.forms?.card ?? {};
  const [old, now] = [before, after].map((files) => versionOf(files, pack, form, gameCards)) as [
    Version,
    Version,
  ];
  const cards = compareCards(old, now, pack);
  const renamed = new Map(cards.flatMap(({ was, card }) => (was ? [[was.en.toLowerCase(), card.en]] : [])));
  const list = (of: (contents: Contents) => readonly Entry[]): [readonly Entry[], readonly Entry[]] => [
    old.contents ? of(old.contents) : [],
    now.contents ? of(now.contents) : [],
  ];
  const declared = (isKeyword: boolean): [readonly SetWord[], readonly SetWord[]] =>
    [old, now].map(({ contents }) =>
      (contents?.set.words ?? []).filter(({ text }) => (text !== undefined) === isKeyword),
    ) as [SetWord[], SetWord[]];
  return {
    set: compareSets(old.contents, now.contents),
    cards,
    words: compare(...declared(false), wordsOf, (one, other) => (same(one, other) ? undefined : "changed")),
    keywords: compare(...declared(true), wordsOf, (one, other) => keywordChange(one, other, old, now)),
    decks: compareDecks(...list(({ decks }) => decks), renamed, now.cards),
    packs: compare(
      ...list(({ packs }) => packs),
      ({ set }) => inBoth(set),
      (one, other) => (same(one, other) ? undefined : "changed"),
    ),
    rulings: compare(
      ...list(({ scenarios }) => scenarios),
      ({ title }) => inBoth(title),
      (one, other) => (same(one, other) ? undefined : "changed"),
    ),
  };
}

const NO_FILES: Pick<Version, "contents" | "cards"> = { contents: undefined, cards: [] };

function versionOf(
  files: readonly SourceFile[],
  pack: GamePackage,
  form: CardForm,
  gameCards: readonly SourceFile[],
): Version {
  if (files.length === 0) return { ...NO_FILES, meanings: new Meanings(pack, []) };
  const contents = contentsOf(files, [pack.id], form);
  const { set, cards } = contents;
  const brought = pack.broughtBy?.([...gameCards, ...set.cards]) ?? set.words;
  const words = new SameWords(pack.layout, [...set.words, ...brought]);
  return {
    contents,
    cards: cards.map((card) => plainCard(card, form, words)),
    meanings: new Meanings(pack, brought),
  };
}

const same = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const wordsOf = ({ en, ja }: SetWord): Words => ({ en, ja });

/** Entries of both versions by their English names; several of one name are told apart by their order. */
function pairs<One>(
  before: readonly One[],
  after: readonly One[],
  nameOf: (one: One) => Words,
): { from?: One; to?: One }[] {
  const left = Map.groupBy(before, (one) => nameOf(one).en.toLowerCase());
  const found = after.map((to) => {
    const from = left.get(nameOf(to).en.toLowerCase())?.shift();
    return from === undefined ? { to } : { from, to };
  });
  return [...found, ...[...left.values()].flat().map((from) => ({ from }))];
}

function compare<One>(
  before: readonly One[],
  after: readonly One[],
  nameOf: (one: One) => Words,
  change: (from: One, to: One) => OtherChange["sort"] | undefined,
): OtherChange[] {
  return pairs(before, after, nameOf).flatMap(({ from, to }) => {
    const sort = from === undefined ? "added" : to === undefined ? "removed" : change(from, to);
    return sort === undefined ? [] : [{ name: nameOf((to ?? from)!), sort }];
  });
}

function keywordChange(
  from: SetWord,
  to: SetWord,
  old: Version,
  now: Version,
): OtherChange["sort"] | undefined {
  if (same(from, to)) return undefined;
  // its text is read as on a card, with some number in the place of its own
  const read = ({ text }: SetWord, { meanings }: Version): string | undefined => {
    const said = text?.en ?? text?.ja ?? "";
    return (
      meanings.of(said.replaceAll("{n}", "2"), "texts", "", []) ??
      meanings.of(said.replaceAll("{n}", "2"), "effects", "", [])
    );
  };
  const [one, other] = [read(from, old), read(to, now)];
  const numbered = (word: SetWord): boolean => JSON.stringify(word.text).includes("{n}");
  return one !== undefined && one === other && numbered(from) === numbered(to) ? "reworded" : "changed";
}

function compareSets(from: Contents | undefined, to: Contents | undefined): FieldChange[] {
  const said = (contents: Contents | undefined): Map<string, string> => {
    const fields = new Map<string, string>();
    if (!contents) return fields;
    const { name, author } = contents.set;
    fields.set("name.en", name.en).set("name.ja", name.ja);
    if (author !== undefined) fields.set("author", author);
    return fields;
  };
  const [old, now] = [said(from), said(to)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) =>
    old.get(field) === now.get(field) ? [] : fieldChange(field, old.get(field), now.get(field)),
  );
}

const fieldChange = (field: string, from: string | undefined, to: string | undefined): FieldChange => ({
  field,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** Cards by their English names, then by their Japanese ones, then by all else that they say. */
function compareCards(old: Version, now: Version, pack: GamePackage): CardChange[] {
  const kindField = pack.forms?.kind ?? "";
  const kindOf = ({ fields }: PlainCard): string => fields.get(kindField)?.shown ?? "";
  const alike = same(old.contents?.set.words, now.contents?.set.words);
  const texts = (from: PlainCard, to: PlainCard): TextChange[] => {
    const fields = [...new Set([...from.texts, ...to.texts].map(({ field }) => field))];
    return fields.flatMap((field) => {
      const side = (card: PlainCard, { meanings }: Version) => ({
        texts: card.texts.find((one) => one.field === field)?.texts ?? [],
        meaning: (text: string) => meanings.of(text, field, kindOf(card), card.names),
      });
      return compareTexts(field, side(from, old), side(to, now), alike);
    });
  };
  const paired = pairs(old.cards, now.cards, ({ name }) => name);
  const gone = new Set(paired.flatMap(({ from, to }) => (from && !to ? [from] : [])));
  const names = nameFields(pack);
  const bySelf = Map.groupBy(gone, (card) => restOf(card, names));
  const byName = new Map(
    [...gone].flatMap((card) => [card.name.en, card.name.ja].map((name) => [name, card])),
  );
  const found = (to: PlainCard): PlainCard | undefined => {
    const called = [to.name.ja, to.name.en]
      .map((name) => byName.get(name))
      .find((card) => card && gone.has(card));
    const alikes = called ? [] : (bySelf.get(restOf(to, names)) ?? []);
    return (
      called ??
      alikes.find((from) => gone.has(from) && texts(from, to).every(({ sort }) => sort === "wording"))
    );
  };
  const changes: CardChange[] = [];
  for (const { from, to } of paired) {
    if (!to) continue;
    const was = from ?? found(to);
    if (!was) {
      changes.push({ card: to.name, sort: "added", fields: [], texts: [] });
      continue;
    }
    gone.delete(was);
    const fields = changedFields(was, to);
    const said = texts(was, to);
    if (fields.length + said.length === 0) continue;
    const isRenamed = was.name.en !== to.name.en;
    const other = fields.filter(({ field }) => !names.has(field.split(".")[0]!));
    const wording = said.every(({ sort }) => sort === "wording");
    const onlyNamed = isRenamed && other.length === 0 && wording;
    const sort = onlyNamed ? "renamed" : fields.length === 0 && wording ? "reworded" : "changed";
    changes.push({ card: to.name, sort, ...(isRenamed ? { was: was.name } : {}), fields, texts: said });
  }
  for (const { name } of gone) changes.push({ card: name, sort: "removed", fields: [], texts: [] });
  return changes;
}

const nameFields = ({ forms }: GamePackage): ReadonlySet<string> =>
  new Set(Object.entries(forms?.card ?? {}).flatMap(([key, { is }]) => (is === "name" ? [key] : [])));

/** What a card says besides its name and its texts. */
const restOf = ({ fields }: PlainCard, names: ReadonlySet<string>): string =>
  JSON.stringify(
    [...fields]
      .filter(([field]) => !names.has(field.split(".")[0]!))
      .map(([field, { means }]) => [field, means])
      .toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
  );

function changedFields(from: PlainCard, to: PlainCard): FieldChange[] {
  const all = [...new Set([...from.fields.keys(), ...to.fields.keys()])];
  return all.flatMap((field) => {
    const [one, other] = [from.fields.get(field), to.fields.get(field)];
    return one?.means === other?.means ? [] : [fieldChange(field, one?.shown, other?.shown)];
  });
}

const LINE = /^(\d{1,9})\s*x?\s+(.+)$/;

function compareDecks(
  before: readonly Entry[],
  after: readonly Entry[],
  renamed: ReadonlyMap<string, string>,
  cards: readonly PlainCard[],
): DeckChange[] {
  const called = new Map(
    cards.flatMap(({ name }) => [name.en, name.ja].map((one) => [one.toLowerCase(), name.en])),
  );
  // a card that is only called otherwise is the card that it was
  const nameOf = (name: string): string => {
    const plain = name.trim().toLowerCase();
    return renamed.get(plain) ?? called.get(plain) ?? name.trim();
  };
  const count = ({ cards: lines }: Entry): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const line of Array.isArray(lines) ? lines : []) {
      const [, n, name] = LINE.exec(String(line).trim()) ?? [];
      if (name === undefined) continue;
      const card = nameOf(name);
      counts.set(card, (counts.get(card) ?? 0) + Number(n));
    }
    return counts;
  };
  return pairs(before, after, ({ name }) => inBoth(name)).flatMap(({ from, to }): DeckChange[] => {
    const deck = inBoth((to ?? from)!.name);
    if (!from || !to) return [{ deck, sort: to ? "added" : "removed", fields: [], cards: [] }];
    const [old, now] = [count(from), count(to)];
    const cards = [...new Set([...old.keys(), ...now.keys()])].flatMap((card) => {
      const change = { card, from: old.get(card) ?? 0, to: now.get(card) ?? 0 };
      return change.from === change.to ? [] : [change];
    });
    const fields = ["name", "plan"].flatMap((key) =>
      (["en", "ja"] as const).flatMap((language) => {
        const [one, other] = [inBoth(from[key])[language], inBoth(to[key])[language]];
        return one === other ? [] : [fieldChange(`${key}.${language}`, one || undefined, other || undefined)];
      }),
    );
    return cards.length + fields.length === 0 ? [] : [{ deck, sort: "changed", fields, cards }];
  });
}
