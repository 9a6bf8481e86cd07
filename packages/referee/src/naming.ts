/** Looking up what a scenario names. Whatever does not exist in this game, or not in this match, is refused in words. */
import { type CardNames, cardNamesOf, namesOn } from "@tefuda/cardtext/card-names";
import { type Book, type CardInfo, type Game, type TableLayout, tidy, type Words } from "@tefuda/kernel";
import type { Both } from "./findings.ts";
import { Notations, spokenOf } from "./notations.ts";
import { NoSuch } from "./problems.ts";
import type { Thing } from "./says.ts";
import { type GameWords, idOf, indexOf, type Named, phaseOf, spellings, wordsOf } from "./words.ts";

export const LETTERS = "ABCD";
export const seatNumber = (letter: string): number =>
  letter.length === 1 ? LETTERS.indexOf(letter.toUpperCase()) : -1;

/** A zone of a game: its number in the shape, and what the program calls it. */
export interface ZoneNamed {
  zone: number;
  id: string;
}

export class Naming {
  readonly game: Game;
  readonly words: GameWords;
  /** How many play this match. */
  readonly seats: number;
  private readonly cards: readonly CardInfo[];
  private readonly called: CardNames<CardInfo>;
  private readonly notations: Readonly<Record<keyof Words, Notations>>;

  constructor(book: Book, layout: TableLayout, seats: number) {
    this.game = book.game;
    this.words = wordsOf(book.game, layout);
    this.seats = seats;
    this.cards = book.cards;
    const { called, notations } = tongueOf(book, layout);
    this.called = called;
    this.notations = notations;
  }

  get letters(): string[] {
    return [...LETTERS.slice(0, this.seats)];
  }
  seat(letter: string): number {
    const seat = seatNumber(letter);
    if (seat < 0 || seat >= this.seats) throw new NoSuch("seat in this match", letter, this.letters);
    return seat;
  }

  /** A zone by its name; `per` says whether of one player or of all, nothing that either will do. */
  zone(name: string, per?: "seat" | "shared"): ZoneNamed {
    const { zones, shared } = this.words;
    const list = per === undefined ? [...zones, ...shared] : per === "seat" ? zones : shared;
    const id = idOf(list, name);
    if (id === undefined) throw new NoSuch("zone", name, spellings(list), this.lister);
    return { zone: this.game.shape.zones.findIndex((zone) => zone.id === id), id };
  }
  /** Of one side or, without one, of any. */
  zoneAt(side: string | undefined, name: string): ZoneNamed & { seat: number | undefined } {
    if (side === undefined || side === "") return { ...this.zone(name), seat: undefined };
    return { ...this.zone(name, "seat"), seat: this.seat(side) };
  }

  /** The name of a card of this game as notations keep it, of any that it is called by. */
  name(text: string): string {
    const card = this.called.find(text);
    if (card) return card.name;
    const sharing = this.called.sharing(text);
    throw new NoSuch(
      "card",
      text,
      sharing.length > 0 ? sharing : this.cards.flatMap(namesOn),
      this.cardLister,
    );
  }
  /** An answer as notations keep it, written in either language. */
  kept(text: string): string {
    // what is kept is understood in Japanese as well
    return this.notations.ja.kept(text);
  }
  inWords(kept: string): Words {
    const { en, ja } = this.said([kept]);
    return { en: en[0]!, ja: ja[0]! };
  }
  /** Notations and names of cards as each language has them. */
  said(kept: readonly string[]): Both {
    const { en, ja } = this.notations;
    return { en: kept.map((one) => en.said(one)), ja: kept.map((one) => ja.said(one)) };
  }
  /** A card of the match as notations write it, with the zone as the program calls it: `Bear@B.row.2`. */
  card(text: string): string {
    const [name = "", where, ...more] = text.split("@");
    const known = this.name(name.trim());
    if (where === undefined) return known;
    if (more.length > 0) throw new NoSuch("place", text.slice(name.length + 1), [], this.lister);
    const parts = where.trim().split(".");
    const side = parts[0]!.length === 1 ? parts.shift()! : undefined;
    if (side !== undefined) this.seat(side);
    const zone = parts.length > 0 ? this.zoneAt(side, parts.shift()!).id : undefined;
    const place = parts.map((part) => {
      if (!/^[1-9]\d*$/.test(part)) throw new NoSuch("place", part, ["1", "2", "3"]);
      return part;
    });
    return `${known}@${[side?.toUpperCase(), zone, ...place].filter((part) => part !== undefined).join(".")}`;
  }

  phase(name: string): number {
    const phase = phaseOf(this.words.phases, name);
    if (phase === undefined) throw new NoSuch("phase", name, spellings(this.words.phases), this.lister);
    return phase;
  }
  /** The key of a question. */
  question(name: string): string {
    const id = idOf(this.words.questions, name);
    const ids = this.words.questions.map((question) => question.id);
    if (id === undefined) throw new NoSuch("question", name, ids, this.lister);
    return id;
  }
  rule(id: string): string {
    if (!this.game.ruleNumber.has(id))
      throw new NoSuch("rule", id, this.game.rules, `tefuda rules ${this.game.id}`);
    return id;
  }

  /** Number of one of the names; where it is none of them, they are told as whoever wrote it would have written them. */
  one(what: Thing, list: readonly Named[], name: string, written = (word: string) => word): number {
    const found = indexOf(list, name);
    if (found < 0) throw new NoSuch(what, written(name), spellings(list).map(written), this.lister);
    return found;
  }

  get lister(): string {
    return `tefuda scenario --words ${this.game.id}`;
  }
  get cardLister(): string {
    return `tefuda cards list ${this.game.id}`;
  }

  /**
   * Whether an answer is made of words and cards of this game, so that it could be one somewhere; throws where it is not.
   */
  answer(text: string): void {
    const said = tidy(this.kept(text));
    const verbs = this.words.answers.map(({ id }) => id);
    if (verbs.includes(said) || /^\d+$/.test(said) || said === "yes" || said === "no") return;
    const rests = [
      said,
      ...verbs.filter((v) => said.startsWith(`${v} `)).map((v) => said.slice(v.length + 1)),
    ];
    let wrong: NoSuch | undefined;
    for (const rest of rests.reverse()) {
      try {
        for (const part of rest.split(/ ?[>+] ?/)) this.part(part);
        return;
      } catch (error) {
        if (!(error instanceof NoSuch)) throw error;
        wrong ??= error;
      }
    }
    if (rests.length > 1) throw wrong!;
    throw new NoSuch("answer", text, verbs, this.lister);
  }
  private part(text: string): void {
    if (text === "player" || text === "?" || /^[a-d]$/.test(text) || /^\d+$/.test(text)) return;
    const name = text.replace(/^\?@/, `${this.game.definitions[0]!.name}@`);
    // behind it may stand the number of one of its texts
    this.card(this.called.find(name) ? name : name.replace(/ \d{1,2}$/, ""));
  }
}

interface Tongue {
  called: CardNames<CardInfo>;
  notations: Readonly<Record<keyof Words, Notations>>;
}
const tongues = new WeakMap<Book["cards"], Tongue>();
/** How the cards of a game are called, made once for all rulings that have these cards. */
function tongueOf(book: Book, layout: TableLayout): Tongue {
  let tongue = tongues.get(book.cards);
  if (!tongue) {
    const spoken = spokenOf(book, layout);
    const notations = { en: new Notations("en", spoken), ja: new Notations("ja", spoken) };
    tongue = { called: cardNamesOf(book.cards), notations };
    tongues.set(book.cards, tongue);
  }
  return tongue;
}
