/** The picture of a card, made from its words; what it is composed of is found in `composition.ts`. */
import type { Look } from "@tefuda/kernel";
import { typeLook } from "../look.ts";
import { mix, type Paint, paintOf } from "./colours.ts";
import { composition, type IconBox, type Subject } from "./composition.ts";
import { framings } from "./framings.ts";
import { lands } from "./lands.ts";
import { motifs } from "./motifs.ts";
import { chanceFrom } from "./seeded.ts";
import { weathers } from "./weather.ts";

/** An SVG of 300 x 420 as text. */
export function picture(card: Subject, look: Look, box: IconBox): string {
  const { icons, framing, side, hour, partner, motif, land, weather } = composition(card, look, box);
  const paint = paintOf(typeLook(look, card.type, card.subtypes), hour, partner);
  const brush = {
    paint,
    side,
    curved: look.eaves === "curved",
    chance: chanceFrom(`${card.name}/${card.type}`),
  };
  const { sky = "", stand = "", front = "" } = framings[framing](brush);
  const { behind, before } = lands[land](brush);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">`,
    `<style>.edge{fill:${paint.edge};stroke:${paint.edge};stroke-linejoin:round}</style>`,
    `<defs>${fade("sky", paint.sky)}${fade("figure", paint.figure)}${fade("beside", paint.beside)}`,
    // the land far off fades into the sky
    paint.land
      .map((land, i) => fade(`land${i}`, [land, i < 2 ? mix(land, paint.sky[1], 0.4) : land]))
      .join(""),
    fade("dim", ["#000", "#000"], ' stop-opacity="0"', ' stop-opacity=".5"'),
    glow(mix(paint.sky[1], "#ffffff", 0.4)),
    icons.map((icon, i) => `<path id="${"ab"[i]}" d="${box.icons[icon] ?? ""}"/>`).join(""),
    `</defs><rect width="300" height="420" fill="url(#sky)"/>`,
    `<circle cx="${150 + side * 36}" cy="190" r="230" fill="url(#glow)"/>`,
    motifs[motif](brush),
    behind,
    sky,
    stand,
    before,
    front,
    weathers[weather](brush),
    `<rect y="300" width="300" height="120" fill="url(#dim)"/>`,
    `</svg>`,
  ].join("");
}

const fade = (id: string, [from, to]: Paint["sky"], first = "", last = ""): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"${first}/><stop offset="1" stop-color="${to}"${last}/></linearGradient>`;

const glow = (light: string): string =>
  `<radialGradient id="glow"><stop stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`;
