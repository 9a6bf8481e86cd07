/**
 * Reading one text as it would stand on a card: of a kind and in a part that are named, or anywhere it could stand. A
 * card is made for it and checked as any other, so whatever a card file would be refused for is refused here.
 */
import type { GamePackage, Problem, SetWord, SourceFile, TextPlace, Words } from "@tefuda/kernel";
import { closerLook } from "./card-texts.ts";
import { behindKeyword, rowOf, standsFor } from "./keywords.ts";
import { isEnded, otherWays, withoutBullet } from "./marks.ts";
import { NO_WORDS, OpenWords } from "./open-words.ts";
import { problemOf } from "./problem.ts";
import type { Diagnostic, LanguageName } from "./types.ts";
import { CARD } from "./words/cards.ts";
import { writtenIn } from "./written-in.ts";

/** A place where a text may stand. */
export interface Place {
  card: string;
  part: string;
  /** The other fields of a card on which the text stands, and the field it stands in. */
  fields: Readonly<Record<string, unknown>>;
  field: (words: string) => Readonly<Record<string, unknown>>;
  /** How a text may begin there where nothing is done of itself: said to whoever has written only what is done. */
  when?: Readonly<Record<LanguageName, string>>;
  read: (
    words: string,
    language: LanguageName,
    brought: OpenWords,
  ) => { error: Diagnostic } | { kind?: string; print: (language: LanguageName) => string };
}

/** What the card is called that nobody asked for, and so nobody is told of. */
const NAME = "Trial";
/** What is wrong with the card, as it is said of the text alone. */
const unnamed = ({ en, ja }: Words): Words => ({
  en: en.replace(` of "${NAME}"`, ""),
  ja: ja.replace(`「${NAME}」の`, ""),
});

type Reading = ReturnType<GamePackage["readText"]>;
/** How far a text was read before something was wrong: to a letter of it, or to its end. */
type Tried = { reading: () => Reading; reach: number };
const isRead = ({ reach }: Tried): boolean => reach === Number.POSITIVE_INFINITY;

const refusal = (message: Words, length?: number, column = 1): Reading => ({
  problem: { file: "text", line: 1, column, message, ...(length !== undefined && { length }) },
});

/** Where the sentences behind those begin that are a text by themselves; undefined where none are. */
function parted(text: string, isText: (part: string) => boolean): number | undefined {
  const ends = [...text.matchAll(/[.。]["”」』]?\s*/g)].map(({ 0: end, index }) => index + end.length);
  return ends.findLast((end) => end < text.length && isText(text.slice(0, end).trim()));
}

/** The text with how long it lasts, where nothing is said of that. */
const forATime: Readonly<Record<LanguageName, (text: string) => string>> = {
  en: (text) => text.replace(/\.\s*$/, " this turn."),
  ja: (text) => `このターンの間、${text}`,
};

/** A place as it is told of beside another: the kind of card, and the part where that is another one. */
const beside = ({ card, part }: Place, wanted: string | undefined): string =>
  fits(part, wanted) ? card : `${card} (${part})`;

/**
 * @param check what is wrong with a card file
 * @param languages those that texts of the game are read in
 */
export function readOnCards(
  places: readonly Place[],
  check: (files: readonly SourceFile[]) => readonly Problem[],
  languages: readonly LanguageName[] = ["en", "ja"],
): Pick<GamePackage, "readText" | "textPlaces" | "cardWith"> {
  const cardOn = (name: string, words: string, { fields, field }: Place) => ({
    name,
    ...fields,
    ...field(words),
  });
  const readIn = (
    place: Place,
    text: string,
    language: LanguageName,
    brought: OpenWords,
    words?: readonly SetWord[],
  ): Tried => {
    const said = place.read(text, language, brought);
    const keyword = "error" in said ? standsFor(text, words) : undefined;
    const read = keyword ? place.read(keyword.text, writtenIn(keyword.text, brought), brought) : said;
    if ("error" in read) {
      const { error } = read;
      return {
        reading: () => ({
          problem: problemOf(closerLook(error)),
          ...(error.readings && { readings: error.readings }),
        }),
        reach: error.readings ? text.length : error.column,
      };
    }
    // card files are written in English
    const written = keyword ? keyword.called.en : language === "en" ? text : read.print("en");
    const card = cardOn(NAME, written, place);
    const [wrong] = check([
      { path: "text", text: `- ${JSON.stringify(card)}\n`, draft: true, ...(words && { words }) },
    ]);
    if (wrong)
      return {
        reading: () => ({
          problem: {
            ...wrong,
            message: unnamed(wrong.message),
            line: 1,
            column: 1,
            length: text.length,
          },
        }),
        reach: text.length + 1,
      };
    const printed = (to: LanguageName): string => behindKeyword(keyword?.called, to, read.print(to));
    const kind = read.kind === undefined ? {} : { kind: read.kind };
    const { card: on, part } = place;
    return {
      reading: () => ({
        print: printed(language),
        said: { en: printed("en"), ja: printed("ja") },
        written,
        ...kind,
        place: { card: on, part },
      }),
      reach: Number.POSITIVE_INFINITY,
    };
  };
  /** How texts are read where one is wanted, and what can be said of one that is not. */
  const readerOf = (name: string | undefined, wanted: TextPlace, words: readonly SetWord[] | undefined) => {
    const brought = words ? OpenWords.of(words) : NO_WORDS;
    const language = name === "ja" ? "ja" : "en";
    const [here, others] = [true, false].map((wants) =>
      places.filter(({ card, part }) => (fits(card, wanted.card) && fits(part, wanted.part)) === wants),
    ) as [Place[], Place[]];
    const readAt = (place: Place, text: string): Tried => {
      const row = rowOf(text, words);
      return row
        ? inRow(row.map(({ value }) => readIn(place, value, language, brought, words)))
        : readIn(place, text, language, brought, words);
    };
    /** As it is read, or as far as that goes: where it is read farthest is said best what is wrong. */
    const read = (text: string): Tried => {
      let best: Tried = { reading: () => refusal(CARD.nowhere), reach: 0 };
      for (const place of here) {
        const tried = readAt(place, text);
        if (tried.reach > best.reach) best = tried;
        if (isRead(best)) break;
      }
      return best;
    };
    /** What is missing of a text that is whole somewhere else, or in parts. */
    const lacking = (text: string, { reach }: Tried): Reading | undefined => {
      if (here.length === 0) return undefined;
      const before = here.find(({ when }) => when && isRead(read(when[language] + text)))?.when?.[language];
      if (before !== undefined) return refusal(CARD.saysNotWhen(before.trim()), text.length);
      if (isRead(read(forATime[language](text)))) return refusal(CARD.saysNotHowLong, text.length);
      const next = parted(text, (part) => isRead(read(part)));
      for (const { card, part } of next === undefined ? [] : here) {
        const there = places.filter((at) => at.card === card && isRead(readAt(at, text.slice(next))));
        if (there.length === 0) continue;
        const another = there.some((at) => at.part === part) ? undefined : there[0]!.part;
        return refusal(CARD.another(another), text.length - next!, next! + 1);
      }
      // what is read and means nothing has a reason of its own
      const there = reach > text.length ? [] : others.filter((place) => isRead(readAt(place, text)));
      if (there.length === 0) return undefined;
      return refusal(CARD.elsewhere(there.map((place) => beside(place, wanted.part))), text.length);
    };
    return { read, lacking };
  };
  return {
    cardWith: (name, words, { card, part }) => {
      const place = places.find((it) => fits(it.card, card) && fits(it.part, part));
      return place && cardOn(name, words, place);
    },
    textPlaces: places.map(({ card, part }) => ({ card, part })),
    readText: (text, name, wanted = {}, words) => {
      if (!languages.includes(name === "ja" ? "ja" : "en")) return refusal(CARD.oneLanguage);
      const { read, lacking } = readerOf(name, wanted, words);
      const tried = read(text);
      if (isRead(tried)) return tried.reading();
      for (const way of otherWays(text)) {
        const again = read(way);
        if (isRead(again)) return again.reading();
      }
      const bare = withoutBullet(text);
      const without = bare === text ? tried : read(bare);
      const [said, far] = without.reach > tried.reach ? [bare, without] : [text, tried];
      // of a text that is still being written nothing can be said but where it breaks off
      return (isEnded(said) ? lacking(said, far) : undefined) ?? far.reading();
    },
  };
}

/** Keywords in a line, each of them read: as one, or as the first that is wrong. */
function inRow(tried: readonly Tried[]): Tried {
  const wrong = tried.find((one) => !isRead(one));
  if (wrong) return wrong;
  const reading = (): Reading => {
    const all = tried.map((one) => one.reading());
    const listed = (of: (one: Reading) => string | undefined): string =>
      all.map((one) => of(one) ?? "").join(", ");
    const said = { en: listed(({ said }) => said?.en), ja: listed(({ said }) => said?.ja) };
    return {
      ...all[0],
      said,
      print: listed(({ print }) => print),
      written: listed(({ written }) => written),
    };
  };
  return { reading, reach: Number.POSITIVE_INFINITY };
}

const fits = (word: string, wanted: string | undefined): boolean =>
  wanted === undefined || word.toLowerCase() === wanted.toLowerCase();
