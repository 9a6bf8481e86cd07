/** The fonts that cards are set in: how wide letters are, and their outlines. */
import fontkit from "@pdf-lib/fontkit";
import type { Language } from "./card-words.ts";
import type { Matrix } from "./geometry.ts";
import { type Outline, outlineOf } from "./shapes.ts";
import { type FontId, mayHave, sliceOfJapanese, type Type, type Weight, wholeJapanese } from "./type.ts";

/** Where each letter is looked for, in this order, and how heavy it is. Japanese has no slanted letters. */
const stacks = {
  display: { fonts: ["fraunces-latin-700-normal", "fraunces-latin-ext-700-normal"], weight: 700 },
  plain: { fonts: ["source-sans-3-latin-400-normal", "source-sans-3-latin-ext-400-normal"], weight: 400 },
  bold: { fonts: ["source-sans-3-latin-700-normal", "source-sans-3-latin-ext-700-normal"], weight: 700 },
  italic: { fonts: ["source-sans-3-latin-400-italic", "source-sans-3-latin-ext-400-italic"], weight: 400 },
} as const satisfies Record<string, { fonts: readonly FontId[]; weight: Weight }>;
export type Style = keyof typeof stacks;

/** Letters of one font, each with its width in parts of the size. */
export interface Run {
  font: FontId;
  text: string;
  advances: readonly number[];
}
export interface Measured {
  runs: readonly Run[];
  /** In parts of the size. */
  width: number;
}

export interface Metrics {
  box: readonly number[];
  ascent: number;
  descent: number;
  slant: number;
}

type Font = ReturnType<typeof fontkit.create>;

/** Letters are not drawn together, so that each can be looked for and copied. */
const APART = { liga: false, clig: false, dlig: false, calt: false, rlig: false };

export class Letters {
  readonly type: Type;
  private readonly language: Language;
  /** Letters that no font has. */
  readonly missing = new Set<string>();
  private readonly fonts = new Map<FontId, Font>();
  private readonly measured = new Map<string, Measured>();
  private readonly outlines = new Map<string, string>();

  /** In the language that most of what is set is in. */
  constructor(type: Type, language: Language) {
    this.type = type;
    this.language = language;
  }

  measure(text: string, style: Style): Measured {
    const key = `${style} ${text}`;
    const before = this.measured.get(key);
    if (before) return before;
    const runs = this.split(text, style).map((run) => ({ ...run, advances: this.advances(run) }));
    const width = runs.reduce((sum, { advances }) => advances.reduce((n, advance) => n + advance, sum), 0);
    const made = { runs, width };
    this.measured.set(key, made);
    return made;
  }

  /** The outline of a letter where it stands: a font's square is one unit, its line at y = 0 and its letters above. */
  outline(font: FontId, letter: string, [a, b, c, d, e, f]: Matrix): Outline {
    const key = `${font} ${letter}`;
    let drawn = this.outlines.get(key);
    if (drawn === undefined) {
      drawn = this.font(font).glyphForCodePoint(letter.codePointAt(0)!).path.toSVG();
      this.outlines.set(key, drawn);
    }
    const unit = 1 / this.font(font).unitsPerEm;
    return outlineOf(drawn, [a * unit, b * unit, -c * unit, -d * unit, e, f]);
  }

  /** The number of a letter's glyph, and how wide it is by itself, in parts of the size. */
  glyph(id: FontId, letter: string): { id: number; advance: number } {
    const font = this.font(id);
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    return { id: glyph.id, advance: glyph.advanceWidth / font.unitsPerEm };
  }

  /** The box around all glyphs, and how far letters reach up and down, in parts of the size; the slant in degrees. */
  metrics(id: FontId): Metrics {
    const { bbox, ascent, descent, italicAngle, unitsPerEm } = this.font(id);
    return {
      box: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((n) => n / unitsPerEm),
      ascent: ascent / unitsPerEm,
      descent: descent / unitsPerEm,
      slant: italicAngle,
    };
  }

  private font(id: FontId): Font {
    let font = this.fonts.get(id);
    if (!font) {
      font = fontkit.create(this.type.file(id));
      this.fonts.set(id, font);
    }
    return font;
  }

  private fontFor(letter: string, style: Style): FontId {
    const { fonts: latin, weight } = stacks[style];
    // a few signs of Japanese in another language are in smaller files
    const fonts = this.language === "ja" ? [...latin, wholeJapanese(weight)] : latin;
    const code = letter.codePointAt(0)!;
    const has = (id: FontId): boolean => mayHave(id, letter) && this.font(id).hasGlyphForCodePoint(code);
    const found = fonts.find(has);
    if (found) return found;
    const further = sliceOfJapanese(letter, weight);
    if (further !== undefined && has(further)) return further;
    this.missing.add(letter);
    return latin[0];
  }

  private split(text: string, style: Style): { font: FontId; text: string }[] {
    const runs: { font: FontId; text: string }[] = [];
    for (const letter of text) {
      const font = this.fontFor(letter, style);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** With what pairs of letters are moved together by. */
  private advances({ font: id, text }: { font: FontId; text: string }): number[] {
    const font = this.font(id);
    const letters = [...text];
    // signs of Japanese all have the same width
    if (!id.startsWith("noto")) {
      const { glyphs, positions } = font.layout(text, APART);
      if (glyphs.length === letters.length)
        return positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm);
    }
    return letters.map((letter) => this.glyph(id, letter).advance);
  }
}
