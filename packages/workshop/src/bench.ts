/**
 * Where a set is read while it is written: its files as they are now, what is told of a card that was just changed, and
 * games put together with it. Runs where it can be stopped, and knows no page.
 */
import type { Grammar } from "@tefuda/cardtext";
import { OpenWords } from "@tefuda/cardtext/open-words";
import { putThis } from "@tefuda/cardtext/own-name";
import { writtenIn } from "@tefuda/cardtext/written-in";
import type {
  CardForm,
  Choice,
  FormatInfo,
  GamePackage,
  Match,
  Problem,
  SetWord,
  SourceFile,
  TextPlace,
  Words,
} from "@tefuda/kernel";
import { Lines, WordsError } from "@tefuda/kernel";
import { type CardPicture, pictureOf } from "@tefuda/referee/card-pictures";
import { Document } from "@tefuda/referee/document";
import { makeDecks } from "@tefuda/referee/made-decks";
import { countRulings, readSet } from "@tefuda/referee/own-set";
import { ProblemsError, sayProblem } from "@tefuda/referee/problems";
import { Standing } from "@tefuda/referee/standing";
import { calledIn, nameFields } from "./called.ts";
import { isDeck } from "./decks.ts";
import { cardIn, MANIFEST } from "./draft.ts";
import { freshFields } from "./fresh.ts";
import { inBoth } from "./plain-card.ts";
import { RULINGS, rulingOf } from "./ruling.ts";
import { type RulingTold, rulingsTold } from "./rulings-told.ts";
import { spansOf, stepsOf } from "./spoken.ts";
import type { CardTold, Field, TextTold, Trouble } from "./told.ts";
import { again, placesIn, replaced, scenarioAt, scenarioOf, type Tried } from "./trying.ts";

/** What a game brings to a bench. */
export interface BenchGame {
  pack: GamePackage;
  cards: readonly SourceFile[];
  formats: readonly FormatInfo[];
  grammars: readonly Grammar<unknown>[];
}

/** A text of a card that is being written, up to the place where somebody writes. */
export interface Asked {
  /** The kind of card, as the file says it, and the field. */
  kind: string | undefined;
  part: string;
  before: string;
}

/** What could come next: from which letter of the text on, and what it would be. */
export interface Completed {
  from: number;
  options: readonly string[];
}

/** A letter that no text has: reading stops there, and tells what it would have gone on with. */
const STOP = "\u{1F0CF}";

export class Bench {
  private readonly of: BenchGame;
  private readonly form: CardForm;
  private readonly files = new Map<string, SourceFile>();
  /** The words that its `set.yaml` says. */
  private declared: readonly SetWord[] = [];
  /** The words that its texts are read with: also those that only its cards bear, each with the list that it is of. */
  private words: readonly SetWord[] = [];
  /** What the set says of the pictures of its cards. */
  pictures: readonly CardPicture[] = [];
  private open = new OpenWords([]);

  constructor(of: BenchGame) {
    this.of = of;
    this.form = of.pack.forms?.card ?? {};
  }

  /** The id of the game. */
  get game(): string {
    return this.of.pack.id;
  }

  /** Files as they are now, by their paths; null where one is gone. Words that the set declares go to all of its cards. */
  change(files: Readonly<Record<string, string | null>>): void {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) this.files.delete(path);
      else this.files.set(path, { path, text });
    }
    if (MANIFEST in files) this.takeManifest();
    for (const [path, file] of this.files)
      if (isCard(path) && file.words !== this.declared)
        this.files.set(path, { ...file, words: this.declared });
    this.takeWords();
  }

  private takeWords(): void {
    const { pack, cards } = this.of;
    const words = pack.broughtBy?.([...cards, ...this.cards]) ?? this.declared;
    if (JSON.stringify(words) === JSON.stringify(this.words)) return;
    this.words = words;
    this.open = OpenWords.of(words);
  }

  /** What the set says of all its cards: its words and its pictures. */
  private takeManifest(): void {
    const manifest = this.files.get(MANIFEST);
    if (!manifest) return;
    try {
      const nothing = { cards: [], decks: [], packs: [], scenarios: [] };
      const { words, pictures = [] } = readSet("set", [this.of.pack.id], manifest, nothing);
      this.pictures = pictures;
      if (JSON.stringify(words) !== JSON.stringify(this.declared)) this.declared = words;
    } catch (error) {
      // as long as it is wrong it says what it said before
      if (!(error instanceof ProblemsError)) throw error;
    }
  }

  /** The cards of the set, each in a file of its own. */
  private get cards(): SourceFile[] {
    return [...this.files.values()].filter(({ path }) => isCard(path));
  }

  /** What is told of a card by itself; whether it goes with the others, {@link check} tells. */
  card(path: string): CardTold {
    const file = this.files.get(path);
    const { words } = this;
    if (!file) return { path, texts: [], troubles: [], words };
    const { book, problems } = this.of.pack.assemble([{ ...file, words, draft: true }]);
    const texts = this.textsOf(file);
    const doc = new Document(file);
    const unread = new Set(texts.filter(({ trouble }) => trouble).map(({ field }) => String(field[0])));
    const troubles = problems
      .map((problem) => troubleOf(problem, file, doc))
      // a text tells better itself what is wrong with it
      .filter(({ field }) => field === undefined || !unread.has(String(field[0])));
    const info = book?.cards[0];
    const pictured = info && { ...info, ...pictureOf(info, this.pictures) };
    return { path, ...(pictured ? { info: pictured } : {}), texts, troubles, words };
  }

  private textsOf({ path, text: source }: SourceFile): TextTold[] {
    const card = cardIn(source) ?? {};
    const kind = card[this.of.pack.forms?.kind ?? ""];
    const on = typeof kind === "string" ? kind : undefined;
    const names = nameFields(this.form).flatMap((field) =>
      card[field] === undefined ? [] : [inBoth(card[field])],
    );
    return Object.entries(this.form).flatMap(([part, { is }]) => {
      if (is !== "text" && is !== "texts") return [];
      return textsIn(card[part], [part]).map(({ field, text }) => this.text(path, on, field, text, names));
    });
  }

  /** `names`: what its card is called, and what follows that in full, which means that card where a text is not read as it stands. */
  private text(
    path: string,
    kind: string | undefined,
    field: Field,
    text: string,
    names: readonly Words[],
  ): TextTold {
    const language = writtenIn(text, this.open);
    const { pack, grammars } = this.of;
    const read = (words: string) =>
      pack.readText(words, language, this.place(kind, String(field[0])), this.words);
    const { said, kind: sort = "", problem } = readAnyway(text, names, read);
    const told = { field, text, language, spans: spansOf(grammars, text, language, this.open) };
    if (problem) return { ...told, trouble: { ...inText(problem, text), path, field } };
    if (!said) return told;
    const steps = (to: keyof Words) => stepsOf(grammars, said[to], to, this.open);
    const called = pack.layout.words?.[sort];
    return {
      ...{ ...told, said, steps: { en: steps("en"), ja: steps("ja") } },
      ...(called ? { kind: { en: called.en ?? sort, ja: called.ja ?? called.en ?? sort } } : {}),
    };
  }

  /** Where a text stands; some games tell fewer kinds apart there than on cards. */
  private place(kind: string | undefined, part: string): TextPlace {
    const places = this.of.pack.textPlaces ?? [];
    const card = places.find((one) => one.card.toLowerCase() === kind?.toLowerCase())?.card;
    return { part, ...(card === undefined ? {} : { card }) };
  }

  /** What could come next in a text. */
  complete({ kind, part, before }: Asked): Completed {
    const { pack } = this.of;
    const language = writtenIn(before, this.open);
    const { problem } = pack.readText(`${before}${STOP}`, language, this.place(kind, part), this.words);
    const from = problem ? offsetIn(before, problem) : before.length;
    const begun = before.slice(from).toLowerCase();
    const options = (problem?.expected ?? [])
      .flatMap((one) => (typeof one === "string" ? [one.replace(/^"|"$/g, "")] : []))
      .filter((one) => one.toLowerCase().startsWith(begun) && one.toLowerCase() !== begun);
    return { from, options };
  }

  /** What a new card has to begin with of what only a printed one needs. */
  fresh(): Record<string, string | number> {
    const texts = (files: readonly SourceFile[]): string[] => files.map(({ text }) => text);
    return freshFields(this.of.pack.forms?.made ?? {}, texts(this.cards), texts(this.of.cards));
  }

  /** What is wrong with the set as a whole: cards beside each other and those of the game, words, decks. */
  check(): Trouble[] {
    const { pack, cards } = this.of;
    const own = this.cards;
    const docs = new Map(own.map((file) => [file.path, file]));
    const { book, problems } = pack.assemble([...cards, ...own]);
    const told = (problem: Problem): Trouble => {
      const file = docs.get(problem.file);
      const trouble = file ? troubleOf(problem, file, new Document(file)) : troubleOf(problem);
      return { ...trouble, says: this.withNames(trouble.says) };
    };
    const decks = [...this.files.values()].filter(isDeck);
    const lists = book ? decks.flatMap((deck) => pack.readList(deck, book).problems) : [];
    return [...this.manifest(), ...problems.map(told), ...lists.map(told)];
  }

  /** Decks in which these cards are, each made after a deck of the game or the set; and what is wrong with cards that fit in none. */
  decksFor(names: readonly string[], lists: readonly SourceFile[]): { decks: string[][]; left: Words[] } {
    const { pack, cards } = this.of;
    const { book, problems } = pack.assemble([...cards, ...this.cards]);
    if (!book) throw new ProblemsError(problems);
    const theirs = [...this.files.values()].filter(isDeck);
    const ready = [...theirs, ...lists].flatMap((file) => pack.readList(file, book).list ?? []);
    // the game may call a card otherwise, where it has one of its name
    const wanted = new Set(
      this.cards
        .filter((file) => names.includes(calledIn(file, this.form)?.en ?? ""))
        .map(({ path }) => path),
    );
    const own = book.cards.filter(({ file }) => wanted.has(file)).map(({ name }) => name);
    const { decks, left } = makeDecks({ pack, book }, own, ready);
    return {
      decks: decks.map((deck) => [...deck.cards]),
      left: left.map(({ problem }) => ({ en: sayProblem(problem, "en"), ja: sayProblem(problem, "ja") })),
    };
  }

  /** Another card is told by its name and by whose it is, not by where its file lies. */
  private withNames(says: Words): Words {
    const { pack, cards } = this.of;
    const named = (text: string, whose: (typeof WHOSE)[keyof Words]): string =>
      text.replaceAll(/[\w./-]+\.ya?ml:\d+/g, (place) => {
        const path = place.slice(0, place.lastIndexOf(":"));
        const own = this.files.get(path);
        const called = own && calledIn(own, this.form);
        if (called) return whose.set(called);
        const found = pack.assemble(cards).book?.cards.find(({ file, line }) => `${file}:${line}` === place);
        if (!found) return place;
        const { name, names } = found;
        return whose.game({ en: name, ja: names?.ja ?? name });
      });
    return { en: named(says.en, WHOSE.en), ja: named(says.ja, WHOSE.ja) };
  }

  private manifest(): Trouble[] {
    const manifest = this.files.get(MANIFEST);
    if (!manifest) return [];
    try {
      readSet("set", [this.of.pack.id], manifest, { cards: [], decks: [], packs: [], scenarios: [] });
      return [];
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      return error.problems.map((problem) => troubleOf(problem, manifest, new Document(manifest)));
    }
  }

  /** The first of some places in which something can be done with a card that stands there in place of `$CARD`; else the first. */
  tried(places: SourceFile, card: string): Tried {
    const all = placesIn(places).map((place) => replaced(place, "$CARD", card));
    return all.find((place) => this.offers(place, card)) ?? all[0]!;
  }

  /** Whether something can be done with a card there. */
  offers({ start, choices }: Tried, card: string): boolean {
    try {
      const match = this.at(scenarioAt(start));
      if (again(match, choices)) return false;
      const { question } = match.view(match.asked ?? 0);
      return question?.options.some(({ notation }) => notation.includes(card)) ?? false;
    } catch (error) {
      if (error instanceof WordsError || error instanceof ProblemsError) return false;
      throw error;
    }
  }

  /** What was tried from a position, as a ruling, which is added behind those that are there. */
  ruling(start: Tried["start"], choices: readonly Choice[], card: string): string {
    const standing = this.standing();
    const match = standing.at(scenarioOf(scenarioAt(start)));
    const file = this.files.get(RULINGS);
    const { layout } = this.of.pack;
    const n = countRulings({ scenarios: file ? [file] : [] }) + 1;
    // no two may be called the same
    const title = { en: `${card}, tried (${n})`, ja: `${card}を試す（${n}）` };
    return (file?.text ?? "") + rulingOf({ start, match, choices, layout, title, standing }).text;
  }

  /** What is to be told of rulings with the cards as they are now. */
  rulings(): RulingTold[] {
    const { pack, cards, formats } = this.of;
    return rulingsTold([...this.files.values()], {
      ...{ pack, formats, cards: [...cards, ...this.cards.map(drafted)] },
      standing: this.standing(),
    });
  }

  /**
   * The match where a position begins, which is written as a scenario. Throws a {@link ProblemsError} where it is not as it
   * should be, an error in words where no game comes to it.
   */
  at(scenario: string): Match {
    return this.standing().at(scenarioOf(scenario));
  }
  private standing(): Standing {
    const { pack, cards, formats } = this.of;
    return new Standing(pack, [...cards, ...this.cards.map(drafted)], formats);
  }
}

/** Where another card is, in the middle of a sentence. */
const WHOSE = {
  en: {
    set: ({ en }: Words) => `this set ("${en}")`,
    game: ({ en }: Words) => `the game itself ("${en}")`,
  },
  ja: {
    set: ({ ja }: Words) => `このセット（「${ja}」）`,
    game: ({ ja }: Words) => `ゲームそのもの（「${ja}」）`,
  },
};

type Read = ReturnType<GamePackage["readText"]>;

/** A text as it stands, or with what stands for the same; where no way is read, what stopped the one that came farthest. */
function readAnyway(text: string, names: readonly Words[], read: (words: string) => Read): Read {
  const asItStands = read(text);
  if (!asItStands.problem) return asItStands;
  const put = putThis(text, names);
  if (!put) return asItStands;
  const again = read(put.text);
  if (!again.problem) return again;
  // where it is read farther is said best what is wrong
  const column = put.column(again.problem.column);
  return column > asItStands.problem.column ? { problem: { ...again.problem, column } } : asItStands;
}

const isCard = (path: string): boolean => path.startsWith("cards/");

/** The same file each time, as far as it is the same: what was found in it is known again by that. */
const drafts = new WeakMap<SourceFile, SourceFile>();
function drafted(file: SourceFile): SourceFile {
  const draft = drafts.get(file) ?? { ...file, draft: true };
  drafts.set(file, draft);
  return draft;
}

/** The texts of a field, one or several, each in one language or in both. */
function textsIn(value: unknown, field: Field): { field: Field; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, i) => textsIn(one, [...field, i]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, [...field, key]));
}

/** Where in a text, counted from 0, something is wrong; at its end where that lies behind it. */
const offsetIn = (text: string, problem: Pick<Problem, "line" | "column">): number =>
  Math.min(text.length, new Lines(text).offset(problem));

function inText(problem: Problem, text: string): Omit<Trouble, "path"> {
  const from = offsetIn(text, problem);
  const rather = problem.didYouMean ?? [];
  return {
    says: { en: sayProblem(problem, "en"), ja: sayProblem(problem, "ja") },
    from,
    to: Math.min(text.length, from + (problem.length ?? 1)),
    ...(rather.length > 0 ? { rather } : {}),
  };
}

/** Something wrong in a file, by the field of its card that it stands in. */
function troubleOf(problem: Problem, file?: SourceFile, doc?: Document): Trouble {
  const says = { en: sayProblem(problem, "en"), ja: sayProblem(problem, "ja") };
  const field = file && doc ? fieldAt(problem, file, doc) : undefined;
  return { path: problem.file, says, ...(field ? { field } : {}) };
}

function fieldAt(problem: Problem, file: SourceFile, doc: Document): Field | undefined {
  const [card] = Array.isArray(doc.value) ? (doc.value as unknown[]) : [];
  if (typeof card !== "object" || card === null) return undefined;
  const at = offsetIn(file.text, problem);
  const within = (path: readonly (string | number)[]): boolean => {
    const span = doc.span(path);
    return span !== undefined && span[0] <= at && at < Math.max(span[1], span[0] + 1);
  };
  const name = Object.keys(card).find((key) => within([0, key]));
  if (name === undefined) return undefined;
  const value = (card as Record<string, unknown>)[name];
  const entry = Array.isArray(value) ? value.findIndex((_, i) => within([0, name, i])) : -1;
  return entry < 0 ? [name] : [name, entry];
}
