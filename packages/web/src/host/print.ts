/** The page's end of where cards are drawn to be held: what is asked there. */
import type { CardInfo, Look } from "@tefuda/kernel";
import type { IconBox } from "@tefuda/print/art/composition";
import type { Bitmap } from "@tefuda/print/bitmap";
import type { Overflow } from "@tefuda/print/card";
import type { Language } from "@tefuda/print/card-words";
import type { CardImageOptions } from "@tefuda/print/images";
import type { PrintOptions } from "@tefuda/print/pdf/print";
import { called, withEnd } from "./calls.ts";

/** What cards are drawn with; the fonts are fetched there. */
export interface Drawn {
  look: Look;
  icons: IconBox;
  language: Language;
  /** Pictures of cards' own, by their files. */
  pictures?: ReadonlyMap<string, Bitmap>;
}

/** What is not as it should be on what was drawn. */
export interface Flaws {
  overflows: readonly Overflow[];
  /** Letters that no font has. */
  missing: readonly string[];
}

export interface PrintedCards extends Flaws {
  bytes: Uint8Array;
  pages: number;
  cards: number;
}

export interface CardImage extends Flaws {
  svg: string;
}

export interface Printing {
  /** Cards as a document to print, each so often. */
  document(
    cards: readonly CardInfo[],
    copies: number,
    drawn: Drawn,
    options: PrintOptions,
  ): Promise<PrintedCards>;
  /** One card as SVG. */
  image(card: CardInfo, drawn: Drawn, options: CardImageOptions): Promise<CardImage>;
}

/** A press in a worker, which ends with `end`. */
export interface PrintLink extends Printing {
  end(): void;
}

export function printLink(): PrintLink {
  const worker = new Worker(new URL("./print-worker.ts", import.meta.url), { type: "module" });
  return withEnd(called<Printing>(worker), worker);
}
