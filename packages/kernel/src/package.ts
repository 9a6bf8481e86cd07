/**
 * What the package of a game offers to everything above it: table, terminal, bots, scenarios. All of them know games
 * only through this, so a further game is one more entry in a list.
 */
import type { FileForms } from "./form.ts";
import type { Game } from "./game.ts";
import type { LimitedPlay } from "./limited.ts";
import type { Machine } from "./machine.ts";
import { NOBODY, OUTCOME } from "./shape.ts";
import type { SetWord, Words } from "./words.ts";

/** A file as it was read; `path` is only used to say where something stands. */
export interface SourceFile {
  path: string;
  text: string;
  /** Cards that a ruling makes for itself: what is only printed on a card, and played by no rule, may be left out. */
  draft?: true;
  /** Of cards of a set: the words that the set declares, one and the same list for all of its files. */
  words?: readonly SetWord[];
}

/** Something wrong in a file or text, for the person who wrote it. Lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  length?: number;
  message: Words;
  /** What could stand there: as it would be written, or in words for what has many forms. */
  expected?: readonly (string | Words)[];
  didYouMean?: readonly string[];
}

/** A card as it is printed, for showing. */
export interface CardInfo {
  name: string;
  /** What it is called in languages that have a name of their own for it. */
  names?: Readonly<Record<string, string>>;
  /** By language its name without what is added to tell it from others of that name, where something is. */
  short?: Readonly<Record<string, string>>;
  /** Its type decides the colour, the further words the picture. */
  type: string;
  subtypes: readonly string[];
  /** Values in the order in which a card shows them. */
  values: readonly { id: string; value: number }[];
  texts: readonly CardText[];
  /** By language; nothing where it has none. */
  flavour?: Readonly<Record<string, string>>;
  /** Whatever else is printed on it, in the order in which a card's page shows it: its artist, its number in the set. */
  details?: readonly CardDetail[];
  /** The file of a picture of its own; without it one is made from its words. */
  picture?: string;
  file: string;
  line: number;
}
/** Words that stand on a card. */
export interface CardText {
  /** What sort of text it is, where the card shows that. */
  kind: string;
  words: Readonly<Record<string, string>>;
  /** What it is called by wherever texts are told apart, see `textNumber`; a title or a requirement has none. */
  number?: number;
}
export interface CardDetail {
  id: string;
  name: Readonly<Record<string, string>>;
  /** A number only where it is reckoned with; what is not is a word, also when it is made of figures. */
  value: string | number;
}

export interface ListInfo {
  id: string;
  name: string;
  plan: string;
  /** Both in languages that have words of their own for it. */
  names?: Readonly<Record<string, string>>;
  plans?: Readonly<Record<string, string>>;
  /** Names, a card as often as it is in the list. */
  cards: readonly string[];
  /** The packs that its cards were opened from, or what was picked of each round, where it is made of nothing else. */
  packs?: readonly (readonly string[])[];
}

/** A named set of settings that matches are played with. */
export interface FormatInfo {
  id: string;
  name: Readonly<Record<string, string>>;
  settings: Readonly<Record<string, number>>;
}

/** How the packs of a set are filled. */
export interface PackInfo {
  id: string;
  name: Readonly<Record<string, string>>;
  slots: readonly PackSlot[];
}
/** So many cards of a pack, each drawn for itself: a sort by its weight, then one of its names, each as likely. */
export interface PackSlot {
  cards: number;
  sorts: readonly PackSort[];
}
export interface PackSort {
  id: string;
  weight: number;
  names: readonly string[];
}

/** What a rule says, in one language. */
export interface RuleWords {
  topic: string;
  rule: string;
  ruling?: string;
}
/** A rule as the rulebook has it, in English; by language what it says in others. */
export interface RuleInfo extends RuleWords {
  id: string;
  shows: string;
  source: string;
  said?: Readonly<Record<string, RuleWords>>;
}

/** A rule as it is read in a language: what it says there, or in English, and in which of the two. */
export function ruleIn(rule: RuleInfo, language: string): RuleInfo & { language: string } {
  const words = rule.said && Object.hasOwn(rule.said, language) ? rule.said[language] : undefined;
  return { ...rule, ...words, language: words ? language : "en" };
}

/** Where the zones of a seat lie on the table, nearest to the middle first. */
export interface TableRow {
  zones: readonly TableZone[];
}
export interface TableZone {
  zone: string;
  name: Readonly<Record<string, string>>;
  /** row: cards side by side; stack: one on another, can be opened if its cards are known; fan: held by its player. */
  form: "row" | "stack" | "fan";
  /** Places drawn even when empty. */
  slots?: number;
  /** An open stack that can be looked through. */
  opens?: boolean;
}

/** The place of the card that lies on top of a stack: a deck is drawn from at its beginning, on an open pile the last that came lies on top. */
export const topPlace = ({ opens }: Pick<TableZone, "opens">, count: number): number =>
  opens ? count - 1 : 0;

export interface TableLayout {
  /** For each seat, from the middle of the table to its player. */
  rows: readonly TableRow[];
  /** Numbers of a seat to show, with their names. */
  seatNumbers: readonly { id: string; name: Readonly<Record<string, string>> }[];
  /** Which detail of a card says what it costs, where that is no value: it stands before cards that are held as a fan. */
  price?: string;
  /** Words for the line that says where in the turn the game stands: by value of the number "phase". */
  phases: readonly Readonly<Record<string, string>>[];
  /** What the first word of an option says, in words for a menu: by that word. */
  verbs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What types, sub-types, values, counts and marks of cards are called; those left out are called as they are written. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Counts of cards that are amounts, so that also one is told: of others their word says enough. */
  amounts?: readonly string[];
  /** Options without cards, in words for a button: by notation, or by notation and number of the phase, "pass/2". */
  buttons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** First words of options that are of no use by themselves: where only these are left, passing is all one can do. */
  idle?: readonly string[];
  /** First words of options that only give something away: nothing invites to them. */
  wastes?: readonly string[];
  /**
   * Questions, by their prompt, that people are not asked unless they want to be: what passes there does well for most. With
   * what they are about, in words.
   */
  unasked?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Answers of a plain kind - the one that does nothing - used by bots and by "pass on". */
  passes: readonly string[];
  /** Names of the lines that say that what somebody did comes to nothing because somebody answered it. */
  undoes?: readonly string[];
  /** Answers that only take back what their player has begun: of no use to a program, which would begin it again. */
  takesBack?: readonly string[];
}

export interface Book {
  game: Game;
  cards: readonly CardInfo[];
}

const WON = 100_000;
/** What a game that is over is worth to a seat, for `score`: more than any position if it won, nothing if nobody did. */
export function scoreOfEnd(m: Machine, seat: number): number {
  const winner = m.s[OUTCOME]!;
  if (winner === NOBODY) return 0;
  return winner === seat ? WON : -WON;
}

/** Where a text stands: on which kind of card, in which part of it, both as card files write them. */
export interface TextPlace {
  card?: string;
  part?: string;
}

/** How a program looks ahead in a game: data that `tefuda learn` finds out by play. */
export interface Ahead {
  /** Play-outs for a decision; 0 where looking further than one choice has won nothing. */
  playouts: number;
  /** Turns that are played on to their end, the one under way among them; 0: to the end of its stage. */
  turns: number;
  /** Plans for the stage that are tried for each option, all else being passed; 0: the stage is played on as well. */
  plans: number;
  /** What play-outs choose by: weights as bytes, in base64, and what a byte of 1 is worth. */
  scale: number;
  weights: string;
  /** How far each level misjudges, the weakest first (`tefuda levels`); without it as in most games. */
  doubts?: readonly number[];
}

/**
 * What a printed number, or a detail, of a card is worth to its player: the more of it the better, or the less; where it is
 * written as several numbers, of each. A price is a number for any kind of payment and a letter, repeated or with a number
 * before it, for a certain one: the letter that is named stands for any kind. `same`: cards that differ in it are not
 * compared.
 */
export type Worth = "more" | "less" | "same" | { price: string };

export interface GamePackage {
  id: string;
  title: string;
  layout: TableLayout;
  /** Reads card files and puts the game together; with problems there is no book. */
  assemble(cards: readonly SourceFile[]): { book?: Book; problems: Problem[] };
  /** Reads a list of cards to play with and checks it by the rules of the game, in a format if it has several. */
  readList(file: SourceFile, book: Book, format?: FormatInfo): { list?: ListInfo; problems: Problem[] };
  /** Reads a format; a game that is played in one way alone has none. */
  readFormat?(file: SourceFile): { format?: FormatInfo; problems: Problem[] };
  /**
   * Reads how the packs of a set are filled; a game that is not sold in packs has none. A set of somebody's `own` need not
   * be as large as those of the game.
   */
  readPacks?(file: SourceFile, book: Book, own?: boolean): { packs?: PackInfo; problems: Problem[] };
  /** How many packs each player opens where they play with all that is in them, and by the game's own book. */
  sealed?: number;
  /** How decks are made of packs that were opened or drafted. */
  limited?: LimitedPlay;
  /** Reads the rulebook. */
  readRules(file: SourceFile): { rules: RuleInfo[]; problems: Problem[] };
  /**
   * Reads one card text as it stands on a card of some kind, or of any: how it prints there, where it does stand, or what
   * is wrong with it. `written` is what stands in a card file for it. `words` are those of the sets that the game is played with
   * ({@link Game.words}).
   */
  readText(
    text: string,
    language: string,
    place?: TextPlace,
    words?: readonly SetWord[],
  ): {
    print?: string;
    /** The same in both languages. */
    said?: Words;
    written?: string;
    kind?: string;
    place?: TextPlace;
    problem?: Problem;
    readings?: readonly string[];
  };
  /** The words of a card that files may make up, by what one of them is called: its factions, its terrain. */
  openWords?(card: CardInfo): readonly { one: Words; words: readonly string[] }[];
  /** Words of such lists that texts may speak of though no card has them. */
  ownWords?: readonly { one: Words; words: readonly string[] }[];
  /** The words that card files bring to their texts, whether or not these can be read. */
  broughtBy?(files: readonly SourceFile[]): readonly SetWord[];
  /** What its files are made of, for people who write some. */
  forms?: FileForms;
  /** A card that bears a text in a place of those and is otherwise as plain as may be, as files write it. */
  cardWith?(name: string, text: string, place: TextPlace): Readonly<Record<string, unknown>> | undefined;
  /** Where texts may stand, of which `readText` takes any. */
  textPlaces?: readonly Required<TextPlace>[];
  /** How good a position is for a seat; for bots that look ahead. Any scale. */
  score(m: Machine, seat: number): number;
  /** By id of a value or a detail of its cards: what makes a card better than another. What is not named makes none. */
  worth?: Readonly<Record<string, Worth>>;
  /** Keywords, as trees name them, that never do a card harm. */
  boons?: readonly string[];
  /** First words of the options by which a card comes to do what it is for, and is not merely laid or given away. */
  plays?: readonly string[];
  /** What that was on 2026-11-24, where it has changed: for the player that programs are measured against. */
  firstScore?(m: Machine, seat: number): number;
  /**
   * What changes when something begun is over for a player (a fight, a player's step), for bots that look ahead:
   * positions are compared there. Without it they are compared wherever the player has an open choice.
   */
  stage?(m: Machine, seat: number): number;
  /**
   * Questions, by their prompts, that such bots answer for others as it looks best to those, and do not pass: what
   * they are about lies open.
   */
  foreseen?: readonly string[];
  /**
   * Questions, by their prompts, at which something new may be begun: whatever was begun before is over there, and so is
   * a forecast. A game that names none gives no forecasts.
   */
  begins?: readonly string[];
  /**
   * Lines of the log with which a part of the turn begins, and the turn itself: a forecast ends before them, as what comes
   * then does not come of what was foretold of.
   */
  parts?: readonly string[];
  /** How programs look ahead in it. Without it they look to the end of the turn, and play on by chance. */
  ahead?: Ahead;
  /** Settings for games among programs. */
  simulation: Readonly<Record<string, number>>;
  /**
   * What players of other games would call things, for whoever searches: lists of words in any language, each begun by a
   * plain word that other games know ("graveyard") and followed by those of this game.
   */
  called?: readonly (readonly string[])[];
  /** A card file with one plain card: what lies wherever a scenario does not say which cards lie there. */
  filler?: SourceFile;
  /** Further zones in which so many of these cards lie then. */
  filled?: Readonly<Record<string, number>>;
}
