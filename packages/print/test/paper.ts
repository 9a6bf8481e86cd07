/** Pages of a document as pixels, to be measured: what a printer would put on paper, in red, green and blue. */
import { PDFiumLibrary } from "@hyzyla/pdfium";

/** Pixels a millimetre. */
const FINE = 8;

/** From 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

export interface Sheet {
  /** In millimetres. */
  width: number;
  height: number;
  at(x: number, y: number): Colour;
  /**
   * The stretches of a line across (at a height) or down (at a distance from the left) that are of a colour, in millimetres;
   * `off` is by how much each of red, green and blue may differ.
   */
  across(y: number, colour: Colour, off?: number): [from: number, to: number][];
  down(x: number, colour: Colour): [from: number, to: number][];
}

type OpenDocument = Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;

async function opened<T>(pdf: Uint8Array, read: (document: OpenDocument) => Promise<T>): Promise<T> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    return await read(document);
  } finally {
    document.destroy();
    library.destroy();
  }
}

export const sheetsIn = (pdf: Uint8Array): Promise<Sheet[]> =>
  opened(pdf, async (document) => {
    const sheets: Sheet[] = [];
    const scale = (FINE * 25.4) / 72;
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: async ({ data }) => data });
      sheets.push(sheetOf(data, width, height));
    }
    return sheets;
  });

/** The words of all pages, as somebody would copy them. */
export const wordsIn = (pdf: Uint8Array): Promise<string> =>
  opened(pdf, async (document) => [...document.pages()].map((page) => page.getText()).join("\n"));

function sheetOf(data: Uint8Array, width: number, height: number): Sheet {
  const pixel = (x: number, y: number): Colour => {
    const at = (y * width + x) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  // half of a pixel on an edge
  const like = (a: Colour, b: Colour, off = 128): boolean => a.every((n, i) => Math.abs(n - b[i]!) < off);
  const stretches = (length: number, is: (i: number) => boolean): [number, number][] => {
    const found: [number, number][] = [];
    for (let i = 0; i < length; i++) {
      if (!is(i)) continue;
      if (i > 0 && is(i - 1)) found.at(-1)![1] = (i + 1) / FINE;
      else found.push([i / FINE, (i + 1) / FINE]);
    }
    return found;
  };
  return {
    width: width / FINE,
    height: height / FINE,
    at: (x, y) => pixel(Math.floor(x * FINE), Math.floor(y * FINE)),
    across: (y, colour, off) => stretches(width, (x) => like(pixel(x, Math.floor(y * FINE)), colour, off)),
    down: (x, colour) => stretches(height, (y) => like(pixel(Math.floor(x * FINE), y), colour)),
  };
}
