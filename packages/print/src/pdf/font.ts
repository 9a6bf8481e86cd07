/** A font within a document: the glyphs that are used, how wide they are, and which letters they stand for. */
import { type PDFDocument, PDFHexString, type PDFRef, PDFString } from "pdf-lib";
import type { Letters } from "../letters.ts";
import { subsetOf } from "../sfnt.ts";
import type { FontId } from "../type.ts";

export class DocumentFont {
  readonly ref: PDFRef;
  private readonly id: FontId;
  private readonly letters: Letters;
  /** By the number of their glyph. */
  private readonly used = new Map<number, { letter: string; advance: number }>();

  constructor(doc: PDFDocument, letters: Letters, id: FontId) {
    this.ref = doc.context.nextRef();
    this.id = id;
    this.letters = letters;
  }

  /** A letter as the document writes it, and how wide the font has it, in parts of the size. */
  glyph(letter: string): { code: string; advance: number } {
    const { id, advance } = this.letters.glyph(this.id, letter);
    if (!this.used.has(id)) this.used.set(id, { letter, advance });
    return { code: hex(id), advance };
  }

  /** Puts the font into its document, with all letters that were asked for; gives its name. */
  finish(doc: PDFDocument): string {
    const { context } = doc;
    const { box, ascent, descent, slant } = this.letters.metrics(this.id);
    const glyphs = [...this.used].sort(([a], [b]) => a - b);
    const file = subsetOf(
      this.letters.type.file(this.id),
      glyphs.map(([glyph]) => glyph),
    );
    // six capitals say that the font is not all of itself
    const name = `TEFUDA+${this.id}`;
    const descriptor = context.register(
      context.obj({
        Type: "FontDescriptor",
        FontName: name,
        Flags: 4,
        FontBBox: box.map(thousand),
        ItalicAngle: slant,
        Ascent: thousand(ascent),
        Descent: thousand(descent),
        CapHeight: thousand(ascent),
        StemV: 80,
        FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
      }),
    );
    const descendant = context.register(
      context.obj({
        Type: "Font",
        Subtype: "CIDFontType2",
        BaseFont: name,
        CIDSystemInfo: {
          Registry: PDFString.of("Adobe"),
          Ordering: PDFString.of("Identity"),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        CIDToGIDMap: "Identity",
        W: glyphs.flatMap(([glyph, { advance }]) => [glyph, [thousand(advance)]]),
      }),
    );
    context.assign(
      this.ref,
      context.obj({
        Type: "Font",
        Subtype: "Type0",
        BaseFont: name,
        Encoding: "Identity-H",
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(lettersBehind(glyphs))),
      }),
    );
    return name;
  }
}

const thousand = (part: number): number => Math.round(part * 1000);
const hex = (code: number): string => code.toString(16).padStart(4, "0");

/** No table of these holds more at a time. */
const AT_A_TIME = 100;

/** Which letter each glyph stands for, so that words can be looked for and copied. */
function lettersBehind(glyphs: readonly (readonly [number, { letter: string }])[]): string {
  const tables: string[] = [];
  for (let i = 0; i < glyphs.length; i += AT_A_TIME) {
    const some = glyphs.slice(i, i + AT_A_TIME);
    const lines = some.map(
      ([glyph, { letter }]) => `<${hex(glyph)}> <${PDFHexString.fromText(letter).asString().slice(4)}>`,
    );
    tables.push(`${some.length} beginbfchar`, ...lines, "endbfchar");
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...tables,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}
