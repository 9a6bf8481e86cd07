/** Whether a text is understood as far as reading goes, on the card that its writer put it on. */
import type { GamePackage, Words } from "@tefuda/kernel";
import type { Bearer } from "./bearer.ts";
import { BEARERS } from "./bearers/index.ts";
import type { Entry } from "./entries.ts";

/** A text that is read: as it prints again, and its card as a file would have it. */
export interface ReadEntry {
  print: string;
  card: Readonly<Record<string, unknown>>;
}
export interface RefusedEntry {
  /** Why, and at which letter. */
  refused: Words;
  column: number;
}

/** What the card is called that bears the text. */
export const TRIAL = "Trial";

const NO_CARD = (on: string): Words => ({
  en: `no card is described by "${on}"`,
  ja: `「${on}」というカードはありません`,
});

/** What has to be known of an entry to read it. */
type Told = Pick<Entry, "game" | "language" | "text" | "on" | "use">;

export function readEntry(pack: GamePackage, entry: Told): ReadEntry | RefusedEntry {
  const bearer = BEARERS[entry.game]?.(entry.on, entry.use);
  if (!bearer) return { refused: NO_CARD(entry.on), column: 1 };
  let first: RefusedEntry | undefined;
  const text = marked(entry.text, bearer.mark?.[entry.language] ?? "");
  for (const part of bearer.parts) {
    const reading = pack.readText(text, entry.language, { card: bearer.card, part });
    if (reading.print !== undefined && !reading.problem) {
      const written = entry.language === "en" ? text : reading.written!;
      return { print: reading.print, card: cardOf(pack, bearer, part, written) };
    }
    const { message, column } = reading.problem!;
    first ??= { refused: message, column };
  }
  return first!;
}

/** A text with what is printed before it, which its writer may have put there already: "Latent - When ...", 【潜伏】. */
function marked(text: string, mark: string): string {
  const word = mark.replace(/[:：]\s*$/, "");
  return new RegExp(`^[[(【]?${word}( effect|効果)?([\\])】]|\\s*[-:：–—])`, "i").test(text)
    ? text
    : mark + text;
}

function cardOf(pack: GamePackage, { card, fields, beside = [] }: Bearer, part: string, text: string) {
  const plain = pack.cardWith!(TRIAL, text, { card, part })!;
  const { art, texts } = plain;
  return {
    ...plain,
    ...fields,
    ...(Array.isArray(texts) ? { texts: [...texts, ...beside] } : beside.length > 0 ? { texts: beside } : {}),
    // what is said of an art stands beside its words
    ...(art !== undefined && typeof art === "object" ? { art: { ...art, ...(fields.art as object) } } : {}),
  };
}
