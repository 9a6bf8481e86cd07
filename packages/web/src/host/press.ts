/** What draws cards to be held on a page, with fonts that come as they are needed. */
import type { CardInfo } from "@tefuda/kernel";
import { drawBack } from "@tefuda/print/back";
import { type Drawing, drawCard } from "@tefuda/print/card";
import { type CardImageOptions, cardImage } from "@tefuda/print/images";
import { Letters } from "@tefuda/print/letters";
import { type PrintOptions, printed } from "@tefuda/print/pdf/print";
import type { FetchedType } from "./fetched-type.ts";
import type { CardImage, Drawn, Flaws, PrintedCards, Printing } from "./print.ts";

export class Press implements Printing {
  private readonly type: FetchedType;

  constructor(type: FetchedType) {
    this.type = type;
  }

  async document(
    cards: readonly CardInfo[],
    copies: number,
    drawn: Drawn,
    options: PrintOptions,
  ): Promise<PrintedCards> {
    const letters = new Letters(this.type, drawn.language);
    const drawings: Drawing[] = [];
    for (const card of cards)
      drawings.push(await this.type.with(() => drawCard(card, { ...drawn, letters })));
    const back = options.backs === "none" ? [] : await this.type.with(() => drawBack(letters));
    const laid = drawings.flatMap(({ shapes }) => Array.from({ length: copies }, () => shapes));
    const { bytes, pages } = await printed(laid, back, letters, options);
    return { bytes, pages, cards: laid.length, ...flawsOf(drawings, letters) };
  }

  async image(card: CardInfo, drawn: Drawn, options: CardImageOptions): Promise<CardImage> {
    const letters = new Letters(this.type, drawn.language);
    const drawing = await this.type.with(() => drawCard(card, { ...drawn, letters }));
    return { svg: cardImage(drawing.shapes, letters, options), ...flawsOf([drawing], letters) };
  }
}

const flawsOf = (drawings: readonly Drawing[], { missing }: Letters): Flaws => ({
  overflows: drawings.flatMap(({ overflows }) => overflows),
  missing: [...missing],
});
