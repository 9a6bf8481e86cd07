/** `tefuda cards draw`, `print` and `sheet`: cards to be held, as images and on paper. */
import { join } from "node:path";
import type { Bleed, Paper } from "@tefuda/print/geometry";
import { cardImage, pixelsWide, SHEET, sheetImage, sheetsOf } from "@tefuda/print/images";
import type { Backs } from "@tefuda/print/pdf/places";
import { printed } from "@tefuda/print/pdf/print";
import { rasterAtHand } from "../drawing/raster.ts";
import { type DrawingOptions, Workshop, write } from "../drawing/workshop.ts";
import { type Io, outJson } from "../io.ts";

export interface DrawOptions extends DrawingOptions {
  out: string;
  format: "svg" | "png";
  bleed: string;
}

/** How wide sheets are, in pixels: as large as every graphics card takes them. */
const SHEET_WIDTH = 4096;

export async function draw(
  id: string,
  names: readonly string[],
  options: DrawOptions,
  io: Io,
): Promise<void> {
  const raster = options.format === "png" ? await rasterAtHand() : undefined;
  const shop = await Workshop.open(id, options, io);
  const cards = names.length > 0 ? shop.named(names) : shop.own();
  const { letters } = shop.studio;
  const bleed = Number(options.bleed) as Bleed;
  const width = raster ? { width: pixelsWide(bleed) } : {};
  const image = (shapes: Parameters<typeof cardImage>[0], title: string, name: string): string => {
    const svg = cardImage(shapes, letters, { title, bleed, ...width });
    const file = join(options.out, `${fileName(name)}.${options.format}`);
    write(file, raster ? raster(svg) : svg);
    return file;
  };
  const files = shop
    .draw(cards)
    .map(({ shapes }, i) => image(shapes, shop.speech.called(cards[i]!.name), cards[i]!.name));
  const back = image(shop.back, shop.speech.words.drawing.back, "back");
  if (options.json) {
    const made = cards.map(({ name }, i) => ({ card: name, file: files[i] }));
    outJson(io, {
      game: id,
      cards: made,
      back,
      overflows: shop.overflows,
      missing: shop.missing,
      unpictured: shop.unpictured,
    });
    return;
  }
  shop.tell();
  io.out(`${shop.speech.words.drawing.drawn(cards.length, options.out)}\n`);
}

export interface PrintOptions extends DrawingOptions {
  deck?: string;
  copies: number;
  paper: Paper;
  bleed: string;
  backs: Backs;
  out: string;
}

export async function print(id: string, options: PrintOptions, io: Io): Promise<void> {
  const shop = await Workshop.open(id, options, io);
  const { cards, what } = shop.wanted(options);
  const words = shop.speech.words.drawing;
  const drawings = shop
    .draw(cards)
    .flatMap(({ shapes }) => Array.from({ length: options.copies }, () => shapes));
  const { bytes, pages, grid, fonts } = await printed(drawings, shop.back, shop.studio.letters, {
    paper: options.paper,
    bleed: Number(options.bleed) as Bleed,
    backs: options.backs,
    title: words.title(shop.loaded.pack.title, what),
    language: options.lang,
  });
  write(options.out, bytes);
  if (options.json) {
    outJson(io, {
      game: id,
      cards: drawings.length,
      pages,
      file: options.out,
      gap: grid.gap,
      fonts,
      overflows: shop.overflows,
      missing: shop.missing,
      unpictured: shop.unpictured,
    });
    return;
  }
  shop.tell();
  io.out(`${words.printed(drawings.length, pages, options.out)}\n${words.how[options.backs]}\n`);
}

export interface SheetOptions extends DrawingOptions {
  deck?: string;
  out: string;
}

export async function sheet(id: string, options: SheetOptions, io: Io): Promise<void> {
  const raster = await rasterAtHand();
  const shop = await Workshop.open(id, options, io);
  const { cards } = shop.wanted(options);
  const words = shop.speech.words.drawing;
  const { letters } = shop.studio;
  const sheets = sheetsOf(shop.draw(cards)).map((drawings, i) => {
    const file = join(options.out, `sheet-${i + 1}.png`);
    const shapes = drawings.map((drawing) => drawing.shapes);
    write(
      file,
      raster(sheetImage(shapes, shop.back, letters, { title: words.sheet(i + 1), width: SHEET_WIDTH })),
    );
    return { file, cards: drawings.length };
  });
  const back = join(options.out, "back.png");
  write(back, raster(cardImage(shop.back, letters, { title: words.back, bleed: 0, width: pixelsWide(0) })));
  if (options.json) {
    const names = cards.map(({ name }) => name);
    outJson(io, {
      game: id,
      ...SHEET,
      cards: names,
      sheets,
      back,
      overflows: shop.overflows,
      missing: shop.missing,
      unpictured: shop.unpictured,
    });
    return;
  }
  shop.tell();
  io.out(`${words.sheets(cards.length, sheets.length, options.out)}\n`);
}

/** A name as every system takes it for a file. */
const fileName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "card";
