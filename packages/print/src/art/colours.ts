/**
 * The colours of a picture: those of its card's type, a partner beside them, and the hour, which says what of the picture
 * is light and what dark. The type's own colour has a large area at every hour.
 */
import type { TypeLook } from "@tefuda/kernel";

/** A colour in the dark, in full and in the light. */
interface Tint {
  deep: string;
  full: string;
  pale: string;
}

const partners = {
  crimson: { deep: "#4a0f1c", full: "#cf3b3d", pale: "#ffd3c2" },
  amber: { deep: "#5a3206", full: "#eaa22c", pale: "#ffebb3" },
  moss: { deep: "#25381a", full: "#7fa03a", pale: "#eaf2bd" },
  jade: { deep: "#0a3d38", full: "#279f8b", pale: "#c9f3e3" },
  azure: { deep: "#0f2f5c", full: "#3c85d6", pale: "#d3e9ff" },
  violet: { deep: "#2b1a5a", full: "#7d57c6", pale: "#e6d9ff" },
  rose: { deep: "#561637", full: "#dc6391", pale: "#ffd9e4" },
  slate: { deep: "#22262f", full: "#75828f", pale: "#eaeef1" },
} as const satisfies Record<string, Tint>;
export type Partner = keyof typeof partners;

/** A colour between two, both written #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((n, i) =>
      Math.round(n + (to[i]! - n) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** How light a colour is, from 0 to 1, as in the guidelines for contrast: https://www.w3.org/TR/WCAG22/ */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((n) =>
    n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const far = (a: string, b: string): number => {
  const [from, to] = [channels(a), channels(b)];
  return from.reduce((sum, n, i) => sum + (n - to[i]!) ** 2, 0);
};

/** The partners that are told from a type's own colour: all but the two most like it. */
export const partnersOf = (type: TypeLook): Partner[] =>
  (Object.keys(partners) as Partner[])
    .sort((a, b) => far(partners[b].full, type.frame) - far(partners[a].full, type.frame))
    .slice(0, -2);

/** What each part of a picture is painted with. */
export interface Paint {
  /** From top to bottom, as the land from far to near. */
  sky: readonly [string, string];
  land: readonly [string, string, string];
  /** What stands large in the sky. */
  motif: string;
  /** What is pictured, from light to shade; the line around it; what stands beside it. */
  figure: readonly [string, string];
  edge: string;
  beside: readonly [string, string];
  /** What falls and flies. */
  spark: string;
}

type Hour = (type: TypeLook, tint: Tint) => Paint;

const white = "#ffffff";
const black = "#07070d";
const paper = "#f3e9d2";

export const hours = {
  /** Dark before a light sky. */
  noon: ({ frame, land, light }, { deep, full, pale }) => ({
    sky: [mix(full, pale, 0.45), mix(pale, light, 0.5)],
    land: [mix(frame, pale, 0.5), frame, mix(frame, land, 0.6)],
    motif: mix(white, pale, 0.3),
    figure: [mix(frame, land, 0.45), land],
    edge: mix(light, white, 0.4),
    beside: [full, deep],
    spark: white,
  }),
  /** The partner's colour along the horizon, and all before it dark. */
  dusk: ({ frame, land, light, sky }, { full, pale }) => ({
    sky: [mix(sky[0], frame, 0.25), mix(full, pale, 0.25)],
    land: [mix(sky[0], full, 0.25), mix(land, sky[0], 0.45), mix(land, black, 0.4)],
    motif: mix(light, pale, 0.5),
    figure: [mix(land, frame, 0.35), mix(land, black, 0.5)],
    edge: mix(pale, light, 0.4),
    beside: [mix(land, full, 0.4), land],
    spark: pale,
  }),
  night: ({ frame, land, light, sky }, { full, pale }) => ({
    sky: [mix(land, black, 0.55), mix(sky[0], land, 0.35)],
    land: [mix(sky[0], frame, 0.3), mix(land, frame, 0.16), mix(land, black, 0.6)],
    motif: mix(pale, full, 0.25),
    figure: [mix(light, white, 0.6), mix(frame, light, 0.35)],
    edge: black,
    beside: [pale, full],
    spark: light,
  }),
  /** All of it in the type's own colour. */
  blaze: ({ frame, land, light }, { deep, full, pale }) => ({
    sky: [mix(frame, land, 0.28), mix(frame, light, 0.2)],
    land: [mix(frame, land, 0.45), mix(frame, land, 0.7), land],
    motif: mix(full, pale, 0.15),
    figure: [white, mix(light, frame, 0.2)],
    edge: mix(land, black, 0.3),
    beside: [mix(full, pale, 0.4), deep],
    spark: light,
  }),
  mist: ({ frame, light }, { deep, full }) => ({
    sky: [mix(light, white, 0.5), mix(frame, light, 0.55)],
    land: [mix(frame, light, 0.55), mix(frame, light, 0.3), frame],
    motif: mix(full, white, 0.4),
    figure: [mix(full, deep, 0.25), deep],
    edge: white,
    beside: [mix(deep, full, 0.3), deep],
    spark: white,
  }),
  /** A sky of the partner's, over land of the type's own. */
  foreign: ({ frame, land, light }, { deep, full, pale }) => ({
    sky: [mix(full, deep, 0.45), full],
    land: [mix(frame, light, 0.3), frame, mix(frame, land, 0.65)],
    motif: mix(full, pale, 0.7),
    figure: [white, mix(light, frame, 0.15)],
    edge: deep,
    beside: [mix(frame, light, 0.3), land],
    spark: pale,
  }),
  /** As on paper, with one stain of the type's own colour. */
  ink: ({ frame, land, light }, { deep, full, pale }) => ({
    sky: [mix(paper, light, 0.4), mix(pale, full, 0.3)],
    land: [mix(paper, land, 0.25), mix(paper, land, 0.55), mix(land, black, 0.3)],
    motif: frame,
    figure: [mix(land, black, 0.3), black],
    edge: paper,
    beside: [full, deep],
    spark: mix(land, paper, 0.4),
  }),
  /** What is pictured shines in the type's own colour out of the partner's dark. */
  gloom: ({ frame, land, light }, { deep, full }) => ({
    sky: [mix(deep, black, 0.5), mix(deep, full, 0.3)],
    land: [mix(deep, full, 0.25), mix(deep, land, 0.4), mix(land, black, 0.6)],
    motif: mix(deep, full, 0.75),
    figure: [mix(frame, light, 0.65), frame],
    edge: black,
    beside: [light, mix(full, light, 0.3)],
    spark: mix(frame, light, 0.6),
  }),
} as const satisfies Record<string, Hour>;
export type HourName = keyof typeof hours;

export const paintOf = (type: TypeLook, hour: HourName, partner: Partner): Paint =>
  hours[hour](type, partners[partner]);
