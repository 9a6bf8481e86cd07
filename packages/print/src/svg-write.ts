/**
 * A drawing as SVG, in millimetres. Letters are written as their outlines, so that a card looks the same wherever it is
 * opened, also where none of its fonts is at hand.
 */
import { type Box, type Matrix, written as n } from "./geometry.ts";
import type { Letters } from "./letters.ts";
import type { Gradient, ImageShape, Outline, Paint, PathShape, Shape, TextShape } from "./shapes.ts";

/** A drawing, and where on the image it stands. */
export interface PlacedDrawing {
  shapes: readonly Shape[];
  matrix?: Matrix;
}

export interface ImageOptions {
  /** What of the drawing the image shows, in millimetres. */
  box: Box;
  /** For whoever cannot see it. */
  title: string;
  /** In pixels; without it the image is as large as it says in millimetres. */
  width?: number;
}

export function svgOf(drawings: readonly PlacedDrawing[], letters: Letters, options: ImageOptions): string {
  const { box, title, width } = options;
  const writer = new Writer(letters);
  const body = drawings
    .map(({ shapes, matrix }) => {
      const written = writer.shapes(shapes);
      return matrix ? `<g transform="matrix(${matrix.map(n).join(" ")})">${written}</g>` : written;
    })
    .join("");
  const size =
    width === undefined
      ? `width="${n(box.width)}mm" height="${n(box.height)}mm"`
      : `width="${width}" height="${Math.round((width * box.height) / box.width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${[box.x, box.y, box.width, box.height].map(n).join(" ")}" role="img"><title>${escaped(title)}</title><defs>${writer.defs.join("")}</defs>${body}</svg>\n`;
}

class Writer {
  readonly defs: string[] = [];
  private readonly letters: Letters;

  constructor(letters: Letters) {
    this.letters = letters;
  }

  shapes(shapes: readonly Shape[]): string {
    return shapes.map((shape) => this.shape(shape)).join("");
  }

  private shape(shape: Shape): string {
    if (shape.kind === "path") return this.path(shape);
    if (shape.kind === "text") return this.text(shape);
    if (shape.kind === "image") return imageOf(shape);
    const id = this.define((name) => `<clipPath id="${name}"><path d="${dOf(shape.outline)}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${this.shapes(shape.shapes)}</g>`;
  }

  private path({ outline, fill, evenOdd, stroke, opacity }: PathShape): string {
    const said = [
      `fill="${fill === undefined ? "none" : this.paint(fill)}"`,
      evenOdd ? `fill-rule="evenodd"` : "",
      stroke ? `stroke="${stroke.colour}" stroke-width="${n(stroke.width)}"` : "",
      stroke?.round ? `stroke-linejoin="round"` : "",
      stroke?.dash ? `stroke-dasharray="${stroke.dash.map(n).join(" ")}"` : "",
      opacity === undefined ? "" : `opacity="${n(opacity)}"`,
    ].filter(Boolean);
    return `<path d="${dOf(outline)}" ${said.join(" ")}/>`;
  }

  private text({ at, size, font, text, advances, fill }: TextShape): string {
    let { x } = at;
    const d = [...text].map((letter, i) => {
      const drawn = dOf(this.letters.outline(font, letter, [size, 0, 0, size, x, at.y]));
      x += advances[i]! * size;
      return drawn;
    });
    return `<path d="${d.join("")}" fill="${fill}"/>`;
  }

  private paint(paint: Paint): string {
    return typeof paint === "string" ? paint : `url(#${this.define((id) => gradientOf(id, paint))})`;
  }

  private define(made: (id: string) => string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(made(id));
    return id;
  }
}

function gradientOf(id: string, gradient: Gradient): string {
  const stops = gradient.stops
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${n(at)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${n(opacity)}"` : ""}/>`,
    )
    .join("");
  const common = `id="${id}" gradientUnits="userSpaceOnUse"`;
  if (gradient.kind === "radial") {
    const { centre, radius } = gradient;
    return `<radialGradient ${common} cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}">${stops}</radialGradient>`;
  }
  const { from, to } = gradient;
  return `<linearGradient ${common} x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}">${stops}</linearGradient>`;
}

/** With its bytes: an image of a card needs no other file. */
function imageOf({ box, bitmap: { bytes } }: ImageShape): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const { x, y, width, height } = box;
  return `<image x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none" href="data:image/jpeg;base64,${base64}"/>`;
}

const dOf = (outline: Outline): string =>
  outline.map(([kind, ...numbers]) => kind + (numbers as readonly number[]).map(n).join(" ")).join("");

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
