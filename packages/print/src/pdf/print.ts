/** Cards as a document to print: nine a sheet, with marks to cut along, and their backs on the other side if wanted. */
import {
  concatTransformationMatrix,
  Duplex,
  drawObject,
  PDFDocument,
  type PDFPage,
  type PDFRef,
  PrintScaling,
  popGraphicsState,
  pushGraphicsState,
} from "pdf-lib";
import type { Bitmap } from "../bitmap.ts";
import { type Bleed, type Box, CARD, type Paper, type Point } from "../geometry.ts";
import type { Letters } from "../letters.ts";
import type { Outline, Shape } from "../shapes.ts";
import type { FontId } from "../type.ts";
import { DocumentFont } from "./font.ts";
import { type Bitmaps, bitmapsOf, type Fonts, fontsOf, formOf, type Used } from "./pen.ts";
import { A_SHEET, type Backs, behind, cutMarks, type Grid, gridOn, shownIn } from "./places.ts";

export interface PrintOptions {
  paper: Paper;
  bleed: Bleed;
  backs: Backs;
  /** What the document is called. */
  title: string;
  /** The language of its words: en, ja. */
  language: string;
}

export interface Printed {
  bytes: Uint8Array;
  pages: number;
  grid: Grid;
  /** The names of the embedded fonts. */
  fonts: readonly string[];
}

/** In points. */
const MILLIMETRE = 72 / 25.4;

/** The drawings in the order in which they are laid, a drawing as often as its card is wanted. */
export async function printed(
  drawings: readonly (readonly Shape[])[],
  back: readonly Shape[],
  letters: Letters,
  options: PrintOptions,
): Promise<Printed> {
  const { paper, bleed, backs, title, language } = options;
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setLanguage(language);
  doc.setCreator("Tefuda");
  const preferences = doc.catalog.getOrCreateViewerPreferences();
  // a card is 63 mm wide on the paper only where nothing is made to fit
  preferences.setPrintScaling(PrintScaling.None);
  if (backs !== "none")
    preferences.setDuplex(backs === "long" ? Duplex.DuplexFlipLongEdge : Duplex.DuplexFlipShortEdge);
  const drawn = new Set(backs === "none" ? drawings : [...drawings, back]);
  const fonts = embedded(doc, letters, drawn);
  const bitmaps = await embeddedBitmaps(doc, drawn);
  const grid = gridOn(paper, bleed);
  const forms = new Forms(doc, { fonts, bitmaps });
  for (let first = 0; first < drawings.length; first += A_SHEET) {
    const sheet = drawings.slice(first, first + A_SHEET);
    const page = doc.addPage([grid.paper.width * MILLIMETRE, grid.paper.height * MILLIMETRE]);
    for (const [i, shapes] of sheet.entries())
      forms.put(page, shapes, shownIn(grid, i), grid.places[i]!, false);
    forms.put(page, marksOf(grid), { x: 0, y: 0, ...grid.paper }, { x: 0, y: 0 }, false);
    if (backs === "none") continue;
    const other = doc.addPage([grid.paper.width * MILLIMETRE, grid.paper.height * MILLIMETRE]);
    for (const i of sheet.keys()) {
      const place = behind(i, backs);
      forms.put(other, back, shownIn(grid, place), grid.places[place]!, backs === "short");
    }
  }
  const names = [...fonts.values()].map((font) => font.finish(doc));
  return { bytes: await doc.save(), pages: doc.getPageCount(), grid, fonts: names };
}

function embedded(doc: PDFDocument, letters: Letters, drawings: ReadonlySet<readonly Shape[]>): Fonts {
  const needed = new Set<FontId>();
  for (const shapes of drawings) fontsOf(shapes, needed);
  return new Map([...needed].sort().map((id) => [id, new DocumentFont(doc, letters, id)]));
}

async function embeddedBitmaps(doc: PDFDocument, drawings: ReadonlySet<readonly Shape[]>): Promise<Bitmaps> {
  const refs = new Map<Bitmap, PDFRef>();
  for (const shapes of drawings)
    for (const bitmap of bitmapsOf(shapes))
      if (!refs.has(bitmap)) refs.set(bitmap, (await doc.embedJpg(bitmap.bytes)).ref);
  return refs;
}

/** Drawings that a document holds, each once for each way in which it is cropped. */
class Forms {
  private readonly doc: PDFDocument;
  private readonly used: Used;
  private readonly made = new Map<readonly Shape[], Map<string, PDFRef>>();

  constructor(doc: PDFDocument, used: Used) {
    this.doc = doc;
    this.used = used;
  }

  /** With its upper left corner there on the page, in millimetres; upside down where its sheet is turned over its head. */
  put(page: PDFPage, shapes: readonly Shape[], shown: Box, { x, y }: Point, turned: boolean): void {
    const name = page.node.newXObject("Card", this.form(shapes, shown));
    const k = MILLIMETRE;
    const height = page.getHeight();
    // on a page upwards is positive, in a drawing downwards
    const matrix: Parameters<typeof concatTransformationMatrix> = turned
      ? [-k, 0, 0, k, (x + CARD.width) * k, height - (y + CARD.height) * k]
      : [k, 0, 0, -k, x * k, height - y * k];
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(name),
      popGraphicsState(),
    );
  }

  private form(shapes: readonly Shape[], shown: Box): PDFRef {
    const before = this.made.get(shapes) ?? new Map<string, PDFRef>();
    this.made.set(shapes, before);
    const key = JSON.stringify(shown);
    const ref = before.get(key) ?? formOf(this.doc, this.used, shapes, shown);
    before.set(key, ref);
    return ref;
  }
}

const marks = new WeakMap<Grid, Shape[]>();

/** Fine lines, dark on a light one, so that they are seen on any colour; the same for all sheets. */
function marksOf(grid: Grid): Shape[] {
  const before = marks.get(grid);
  if (before) return before;
  const outlines = cutMarks(grid).map(
    ({ from, to }): Outline => [
      ["M", from.x, from.y],
      ["L", to.x, to.y],
    ],
  );
  const made = [
    { colour: "#ffffff", width: 0.5 },
    { colour: "#000000", width: 0.15 },
  ].flatMap((stroke) => outlines.map((outline): Shape => ({ kind: "path", outline, stroke })));
  marks.set(grid, made);
  return made;
}
