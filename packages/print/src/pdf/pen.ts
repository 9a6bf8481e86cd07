/**
 * A drawing as a page description: every shape as a vector, every letter as a letter of an embedded font, so that it can be
 * searched and copied. Lengths are millimetres from the upper left corner, as in the drawing; whoever places it turns them
 * into points.
 */
import type { PDFContext, PDFDict, PDFDocument, PDFRef } from "pdf-lib";
import type { Bitmap } from "../bitmap.ts";
import { type Box, written as n } from "../geometry.ts";
import type {
  ClipShape,
  Gradient,
  ImageShape,
  Outline,
  PathShape,
  Shape,
  Stop,
  TextShape,
} from "../shapes.ts";
import type { FontId } from "../type.ts";
import type { DocumentFont } from "./font.ts";

/** The fonts of a document, by their files. */
export type Fonts = ReadonlyMap<FontId, DocumentFont>;

/** The fonts that a drawing needs. */
export function fontsOf(shapes: readonly Shape[], found = new Set<FontId>()): Set<FontId> {
  for (const shape of shapes) {
    if (shape.kind === "text") found.add(shape.font);
    if (shape.kind === "clip") fontsOf(shape.shapes, found);
  }
  return found;
}

/** The bitmaps of a document, each held once. */
export type Bitmaps = ReadonlyMap<Bitmap, PDFRef>;

/** The bitmaps that a drawing shows. */
export function bitmapsOf(shapes: readonly Shape[], found = new Set<Bitmap>()): Set<Bitmap> {
  for (const shape of shapes) {
    if (shape.kind === "image") found.add(shape.bitmap);
    if (shape.kind === "clip") bitmapsOf(shape.shapes, found);
  }
  return found;
}

/** What drawings use that stands beside them in the document. */
export interface Used {
  fonts: Fonts;
  bitmaps: Bitmaps;
}

/** A drawing that a document holds once, however often it stands on its pages; of it only what lies in the box is shown. */
export function formOf(doc: PDFDocument, used: Used, shapes: readonly Shape[], box: Box): PDFRef {
  const pen = new Pen(doc.context, used);
  for (const shape of shapes) pen.draw(shape);
  const stream = doc.context.flateStream(pen.content(), {
    Type: "XObject",
    Subtype: "Form",
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Resources: pen.resources(),
  });
  return doc.context.register(stream);
}

class Pen {
  private readonly context: PDFContext;
  private readonly fonts: Fonts;
  private readonly bitmaps: Bitmaps;
  private readonly images = new Map<string, PDFRef>();
  private readonly lines: string[] = [];
  private readonly used = new Map<string, PDFRef>();
  private readonly shadings: PDFRef[] = [];
  private readonly states = new Map<string, PDFRef>();

  constructor(context: PDFContext, { fonts, bitmaps }: Used) {
    this.context = context;
    this.fonts = fonts;
    this.bitmaps = bitmaps;
  }

  content(): string {
    return this.lines.join("\n");
  }

  resources(): PDFDict {
    return this.context.obj({
      Font: Object.fromEntries(this.used),
      XObject: Object.fromEntries(this.images),
      Shading: Object.fromEntries(this.shadings.map((ref, i) => [`S${i}`, ref])),
      ExtGState: Object.fromEntries([...this.states.values()].map((ref, i) => [`G${i}`, ref])),
    });
  }

  draw(shape: Shape): void {
    if (shape.kind === "text") this.text(shape);
    else if (shape.kind === "clip") this.clip(shape);
    else if (shape.kind === "image") this.image(shape);
    else this.path(shape);
  }

  private clip({ outline, shapes }: ClipShape): void {
    this.lines.push("q", pathOf(outline), "W n");
    for (const shape of shapes) this.draw(shape);
    this.lines.push("Q");
  }

  private image({ box: { x, y, width, height }, bitmap }: ImageShape): void {
    const ref = this.bitmaps.get(bitmap);
    if (!ref) throw new Error("A bitmap is not in the document.");
    const name = `I${this.images.size}`;
    this.images.set(name, ref);
    // a bitmap fills the square from 0 to 1, and stands on its feet where up is positive
    this.lines.push("q", `${n(width)} 0 0 ${n(-height)} ${n(x)} ${n(y + height)} cm`, `/${name} Do`, "Q");
  }

  private path({ outline, fill, evenOdd, stroke, opacity }: PathShape): void {
    this.lines.push("q");
    if (opacity !== undefined) this.state(`ca ${opacity}`, () => ({ ca: opacity, CA: opacity }));
    const path = pathOf(outline);
    if (stroke) {
      this.lines.push(`${rgb(stroke.colour)} RG`, `${n(stroke.width)} w`, `${stroke.round ? 1 : 0} j`);
      if (stroke.dash) this.lines.push(`[${stroke.dash.map(n).join(" ")}] 0 d`);
    }
    if (typeof fill === "string") {
      const paint = stroke ? (evenOdd ? "B*" : "B") : evenOdd ? "f*" : "f";
      this.lines.push(`${rgb(fill)} rg`, path, paint);
    } else {
      if (fill) {
        this.lines.push("q", path, evenOdd ? "W* n" : "W n");
        this.shade(fill);
        this.lines.push("Q");
      }
      if (stroke) this.lines.push(path, "S");
    }
    this.lines.push("Q");
  }

  /** Colours that pass into each other, where something was cut out before. */
  private shade(gradient: Gradient): void {
    if (gradient.stops.some(({ opacity }) => opacity < 1)) {
      const mask = this.maskOf(gradient);
      this.state(`mask ${mask}`, () => ({ SMask: { Type: "Mask", S: "Luminosity", G: mask } }));
    }
    this.lines.push(`/S${this.shadings.length} sh`);
    this.shadings.push(this.shadingOf(gradient, "DeviceRGB", (stop) => channels(stop.colour)));
  }

  /** How much of a gradient is seen, as a drawing in grey. */
  private maskOf(gradient: Gradient): PDFRef {
    const shading = this.shadingOf(gradient, "DeviceGray", ({ opacity }) => [opacity]);
    const far = 1000;
    return this.context.register(
      this.context.flateStream("/S sh", {
        Type: "XObject",
        Subtype: "Form",
        BBox: [-far, -far, far, far],
        Group: { S: "Transparency", CS: "DeviceGray" },
        Resources: { Shading: { S: shading } },
      }),
    );
  }

  private shadingOf(
    gradient: Gradient,
    space: string,
    channelsOf: (stop: Stop) => readonly number[],
  ): PDFRef {
    const { stops } = gradient;
    const coords =
      gradient.kind === "linear"
        ? [gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y]
        : [gradient.centre.x, gradient.centre.y, 0, gradient.centre.x, gradient.centre.y, gradient.radius];
    const steps = stops.slice(1).map((to, i) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: [...channelsOf(stops[i]!)],
      C1: [...channelsOf(to)],
      N: 1,
    }));
    const whole =
      steps.length === 1
        ? steps[0]!
        : {
            FunctionType: 3,
            Domain: [0, 1],
            Functions: steps,
            Bounds: stops.slice(1, -1).map(({ at }) => at),
            Encode: steps.flatMap(() => [0, 1]),
          };
    return this.context.register(
      this.context.obj({
        ShadingType: gradient.kind === "linear" ? 2 : 3,
        ColorSpace: space,
        Coords: coords,
        Function: whole,
        Extend: [true, true],
      }),
    );
  }

  private state(key: string, made: () => Record<string, unknown>): void {
    let ref = this.states.get(key);
    if (!ref) {
      ref = this.context.register(this.context.obj(made() as Parameters<PDFContext["obj"]>[0]));
      this.states.set(key, ref);
    }
    this.lines.push(`/G${[...this.states.keys()].indexOf(key)} gs`);
  }

  private text({ at, size, font: id, text, advances, fill }: TextShape): void {
    const font = this.fonts.get(id);
    if (!font) throw new Error(`The font ${id} is not in the document.`);
    const name = [...this.used.keys()].find((key) => this.used.get(key) === font.ref) ?? `F${this.used.size}`;
    this.used.set(name, font.ref);
    // between two letters stands by how much they are nearer than the font has them by itself, in thousandths
    const letters = [...text].map((letter, i) => {
      const { code, advance } = font.glyph(letter);
      const nearer = (advance - advances[i]!) * 1000;
      return `<${code}>${Math.abs(nearer) < 0.5 ? "" : n(nearer)}`;
    });
    this.lines.push(
      "BT",
      `/${name} 1 Tf`,
      `${rgb(fill)} rg`,
      // letters stand on their feet where down is positive
      `${n(size)} 0 0 ${n(-size)} ${n(at.x)} ${n(at.y)} Tm`,
      `[${letters.join("")}] TJ`,
      "ET",
    );
  }
}

function pathOf(outline: Outline): string {
  const operators = { M: "m", L: "l", C: "c", Z: "h" } as const;
  return outline
    .map(([kind, ...numbers]) => [...(numbers as readonly number[]).map(n), operators[kind]].join(" "))
    .join("\n");
}

/** From 0 to 1. */
const channels = (colour: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);

const rgb = (colour: string): string => channels(colour).map(n).join(" ");
