/** Decks as text: as people write and send them to each other, a line for each card, and as the file that a game reads. */
import { type CardNames, cardNamesOf } from "@tefuda/cardtext/card-names";
import { near } from "@tefuda/cardtext/distance";
import type { CardInfo } from "@tefuda/kernel";

/** How often each card is among them, in the order in which they come. */
export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** "3 Kiln Imp" for every card, which is called as `called` says. */
export const deckLines = (cards: readonly string[], called = (name: string): string => name): string[] =>
  [...counted(cards)].map(([name, n]) => `${n} ${called(name)}`);

/** The lines of a deck file before those of its cards. */
const HEAD = 2;

/**
 * A deck as the file that the reader of its game takes, with a line of its own for every card; with the `packs` that it is made
 * of where it is one of limited play.
 */
export function deckFile(
  name: string,
  cards: readonly string[],
  packs?: readonly (readonly string[])[] | null,
): string {
  const lines = deckLines(cards).map((line) => `  - ${SAFE.test(line) ? line : JSON.stringify(line)}\n`);
  const opened = packs ? `packs: ${JSON.stringify(packs)}\n` : "";
  return `name: ${JSON.stringify(name)}\ncards:${lines.length > 0 ? "\n" : " []\n"}${lines.join("")}${opened}`;
}
/** What means the same in a YAML file with and without quotation marks. */
const SAFE = /^[\p{L}\p{N} ,.'’-]*$/u;

/** The card that stands in a line of such a file. */
export const cardInLine = (line: number, cards: readonly string[]): string | undefined =>
  [...counted(cards).keys()][line - HEAD - 1];

/** A deck out of a text. */
export interface DeckText {
  /** What the deck is called, where the text says so. */
  name?: string;
  cards: string[];
  /** The lines that mean no card, with what may be meant. */
  wrong: WrongLine[];
}
export interface WrongLine {
  /** From 1. */
  line: number;
  words: string;
  /** How often the line wants its card. */
  n: number;
  didYouMean: string[];
}

/** More cards than that no text brings together. */
export const MOST_CARDS = 300;
/** For more lines it is not looked for what may be meant. */
const MOST_MEANT = 20;

/**
 * Reads what people write: "3 Kiln Imp" or only "Kiln Imp" in a line, in either language, and what follows a # is left out;
 * if the whole first line follows one, the deck is called so. A deck file is read by the same lines: those of its cards.
 */
export function readDeckText(text: string, cards: readonly CardInfo[]): DeckText {
  const names = cardNamesOf(cards);
  const { name, lines } = linesOf(text.normalize("NFKC"));
  const read: DeckText = { cards: [], wrong: [], ...(name ? { name } : {}) };
  for (const { line, words } of lines) {
    const meant = cardOf(words, names);
    if (meant && read.cards.length + meant.n <= MOST_CARDS) {
      read.cards.push(...Array<string>(meant.n).fill(meant.card.name));
      continue;
    }
    const { name: sought, n } = splitOf(words) ?? { name: words, n: 1 };
    const sharing = names.sharing(sought);
    const told = read.wrong.length < MOST_MEANT && !meant;
    const didYouMean = sharing.length > 0 ? sharing : told ? near(sought, names.all) : [];
    read.wrong.push({ line, words, n: Math.max(1, n), didYouMean });
  }
  return read;
}

/** The text with a card in place of what a line says. */
export function mended(text: string, { line, n }: WrongLine, name: string): string {
  const lines = text.split("\n");
  const lead = /^\s*-\s+/.exec(lines[line - 1] ?? "")?.[0] ?? "";
  return lines.with(line - 1, `${lead}${n} ${name}`).join("\n");
}

function cardOf(words: string, names: CardNames<CardInfo>): { card: CardInfo; n: number } | undefined {
  const whole = names.find(words);
  if (whole) return { card: whole, n: 1 };
  const split = splitOf(words);
  const card = split && names.find(split.name);
  return card && split.n > 0 ? { card, n: split.n } : undefined;
}

/** "3 Kiln Imp", "3x Kiln Imp", "Kiln Imp x3", 窯の小鬼 3枚. */
function splitOf(words: string): { n: number; name: string } | undefined {
  const before = /^(\d{1,2})\s*[x×枚]?\s+(.+)$/i.exec(words);
  if (before) return { n: Number(before[1]), name: before[2]! };
  const after = /^(.+?)\s*(?:\s[x×]\s*(\d{1,2})|\s(\d{1,2})\s*枚)$/i.exec(words);
  return after ? { n: Number(after[2] ?? after[3]), name: after[1]! } : undefined;
}

interface Lines {
  name: string | undefined;
  lines: { line: number; words: string }[];
}

/** The lines in which cards stand. */
function linesOf(text: string): Lines {
  const raw = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const head = raw.findIndex((line) => /^cards:/.test(line));
  const inFile = head >= 0;
  const title = inFile ? raw.find((line) => /^name:/.test(line)) : raw.find((line) => line.trim() !== "");
  const name = inFile ? fileName(title ?? "") : /^\s*#\s*(.+)$/.exec(title ?? "")?.[1];
  const lines = raw.flatMap((line, i) => {
    if (inFile && i <= head) return [];
    const words = unquoted(line.replace(/(^|\s)#.*$/, "").replace(inFile ? /^\s*-\s+/ : "", "")).trim();
    // a field that comes after the cards
    const isField = inFile && /^\S/.test(line) && !line.startsWith("-");
    return words === "" || isField ? [] : [{ line: i + 1, words }];
  });
  return { name: name?.trim(), lines };
}

/** What a line such as `name: { en: Ash and Bone, ja: 灰と骨 }` says, in English where there are several. */
function fileName(line: string): string {
  const said = line.slice(line.indexOf(":") + 1).trim();
  return unquoted((/^\{.*?en:\s*([^,}]+)/.exec(said)?.[1] ?? said).trim());
}

function unquoted(words: string): string {
  const bare = words.trim();
  if (/^'.*'$/.test(bare)) return bare.slice(1, -1).replaceAll("''", "'");
  return /^".*"$/.test(bare) ? bare.slice(1, -1).replace(/\\(.)/g, "$1") : bare;
}
