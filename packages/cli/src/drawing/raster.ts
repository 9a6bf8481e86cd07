/** Drawings as images of pixels, where something is at hand that makes them. */
import { Misuse } from "../io.ts";

/** Makes a PNG of an SVG that says how many pixels it is wide. */
export type Raster = (svg: string) => Uint8Array;

export async function rasterAtHand(): Promise<Raster> {
  try {
    const { Resvg } = await import("@resvg/resvg-js");
    return (svg) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  } catch {
    // it comes as a program for each sort of machine, and there is none for this one
    throw new Misuse((_, w) => w.drawing.noRasteriser);
  }
}
