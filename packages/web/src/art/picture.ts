/**
 * The picture of a card, made from its words: the icons that its name and sub-types suggest, in the land of its type.
 * The same card has the same picture everywhere.
 */

import type { Look, TypeLook } from "@tefuda/kernel";
import { wordsOf } from "../data/icon-words.ts";
import { at, typeLook } from "../data/looks.ts";
import { sceneries } from "./scenery.ts";
import { type Chance, chanceFrom, mix } from "./seeded.ts";

/** What is pictured: the words of a card that paint. */
export interface Subject {
  name: string;
  type: string;
  subtypes: readonly string[];
}

/** The icons at hand: their outlines, and those that a word suggests. */
export interface IconBox {
  icons: Readonly<Record<string, string>>;
  byWord: Readonly<Record<string, readonly string[]>>;
}

/** The icon in the middle, and one behind it. A name's last word says what a thing is, those before what it is like. */
export function chooseIcons(card: Subject, look: Look, box: IconBox, chance: Chance): [string, string] {
  // "Roc of the Tethered Isle" is a roc: what stands before "of" comes first.
  const [head = "", ...tail] = card.name.split(/ (?:of|over|or|and) /);
  const named = [head, ...tail]
    .flatMap((part) => wordsOf(part).reverse())
    .map((word) => at(box.byWord, word))
    .flatMap((icons) => (icons ? [chance.pick(icons)] : []))
    .filter((icon) => box.icons[icon]);
  const kin = card.subtypes.flatMap((subtype) => at(look.subtypes, subtype.toLowerCase()) ?? []);
  const type = typeLook(look, card.type, card.subtypes);
  const ofKin = kin.length > 0 ? [chance.pick(kin)] : [];
  const suggested = type.portrait ? [...ofKin, ...named] : [...named, ...ofKin];
  const found = [...new Set([...suggested, chance.pick(type.icons), type.icon])];
  return [found[0]!, found[1] ?? type.icon];
}

/** What a picture is made of: its colours, its icons, and the chance by which the rest of it falls. */
function partsOf(card: Subject, look: Look, box: IconBox) {
  const chance = chanceFrom(`${card.name}/${card.type}`);
  const type = inMood(typeLook(look, card.type, card.subtypes), chance);
  return { chance, type, icons: chooseIcons(card, look, box, chance) };
}

/** The icons that a card is pictured with. */
export const iconsOf = (card: Subject, look: Look, box: IconBox): readonly string[] =>
  partsOf(card, look, box).icons;

/** An SVG of 300 x 420 as text. */
export function picture(card: Subject, look: Look, box: IconBox): string {
  const {
    chance,
    type,
    icons: [subject, behind],
  } = partsOf(card, look, box);
  const layers = sceneries[type.scenery](type, chance);
  const lightX = chance.between(60, 240);
  const lightY = chance.between(50, 150);
  const size = chance.between(208, 232);
  const x = 150 - size / 2 + chance.between(-8, 8);
  const y = 186 - size / 2 + chance.between(-10, 8);
  const lean = chance.between(-5, 5);
  const flip = chance() < 0.5 ? -1 : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420" width="300" height="420">`,
    defs(type, chance),
    `<rect width="300" height="420" fill="url(#sky)"/>`,
    `<circle cx="${lightX.toFixed(0)}" cy="${lightY.toFixed(0)}" r="190" fill="url(#glow)"/>`,
    layers.behind,
    shape(
      box,
      behind,
      330,
      chance.between(-70, 40),
      chance.between(-40, 30),
      chance.between(-24, 24),
      1,
      type.light,
      0.13,
    ),
    `<circle cx="150" cy="190" r="150" fill="url(#halo)"/>`,
    subjectOf(box, subject, { size, x, y, lean, flip }, type),
    layers.before,
    `<rect width="300" height="420" fill="url(#dim)"/>`,
    `</svg>`,
  ].join("");
}

const dawns = ["#e8836b", "#7a5cc0", "#3fa7a0", "#e9b949", "#3d6fb8", "#c94f7c"] as const;

/** The colours of a type at one hour of the day: cards of a type are kin, not copies. */
function inMood(type: TypeLook, chance: Chance): TypeLook {
  const [above, below] = [chance.pick(dawns), chance.pick(dawns)];
  return {
    ...type,
    sky: [mix(type.sky[0], above, 0.2), mix(type.sky[1], below, 0.3)],
    frame: mix(type.frame, chance.pick(dawns), 0.22),
  };
}

function defs(type: TypeLook, chance: Chance): string {
  const middle = mix(type.sky[0], type.sky[1], chance.between(0.35, 0.65));
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${type.sky[0]}"/><stop offset=".45" stop-color="${middle}"/><stop offset=".8" stop-color="${type.sky[1]}"/></linearGradient>` +
    `<radialGradient id="glow"><stop stop-color="${type.light}" stop-opacity=".75"/><stop offset="1" stop-color="${type.light}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="halo"><stop stop-color="${type.light}" stop-opacity=".7"/><stop offset=".55" stop-color="${type.light}" stop-opacity=".2"/><stop offset="1" stop-color="${type.light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="body" x2=".35" y2="1"><stop stop-color="#ffffff"/><stop offset=".4" stop-color="${mix(type.light, type.frame, 0.25)}"/><stop offset="1" stop-color="${mix(type.frame, type.land, 0.55)}"/></linearGradient>` +
    `<linearGradient id="dim" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".3"/><stop offset=".2" stop-color="#000" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient></defs>`
  );
}

interface Placing {
  size: number;
  x: number;
  y: number;
  lean: number;
  flip: number;
}

function subjectOf(box: IconBox, icon: string, at: Placing, type: TypeLook): string {
  const d = box.icons[icon] ?? "";
  const scale = at.size / 512;
  const place = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${at.lean.toFixed(1)} ${at.size / 2} ${at.size / 2}) scale(${scale.toFixed(4)}) translate(${at.flip < 0 ? 512 : 0} 0) scale(${at.flip} 1)`;
  return (
    `<defs><path id="it" d="${d}"/></defs>` +
    `<g transform="${place}" stroke-linejoin="round"><use href="#it" transform="translate(${10 * at.flip} 18)" fill="#000" opacity=".45"/>` +
    `<use href="#it" fill="${type.land}" stroke="${type.land}" stroke-width="22"/>` +
    `<use href="#it" fill="${type.light}" transform="translate(-5 -6)"/><use href="#it" fill="url(#body)"/></g>`
  );
}

function shape(
  box: IconBox,
  icon: string,
  size: number,
  x: number,
  y: number,
  turn: number,
  flip: number,
  fill: string,
  opacity: number,
): string {
  const scale = size / 512;
  return `<path d="${box.icons[icon] ?? ""}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)} ${size / 2} ${size / 2}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})" fill="${fill}" opacity="${opacity}"/>`;
}
