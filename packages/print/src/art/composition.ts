/**
 * What a picture is composed of, found from the words of its card. Each part falls by a chance of its own, so that the same
 * card has the same picture everywhere, and no card changes that of another.
 */
import type { Look, TypeLook } from "@tefuda/kernel";
import { at, typeLook } from "../look.ts";
import { type HourName, hours, type Partner, partnersOf } from "./colours.ts";
import { type FramingName, framings, shared } from "./framings.ts";
import { type Land, near } from "./lands.ts";
import { type Motif, motifs } from "./motifs.ts";
import { type Chance, chanceFrom } from "./seeded.ts";
import type { Side } from "./strokes.ts";
import { type Weather, weathers } from "./weather.ts";

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

export interface Composition {
  /** What is pictured, and what stands beside it or behind. */
  icons: readonly [string, string];
  framing: FramingName;
  side: Side;
  hour: HourName;
  partner: Partner;
  motif: Motif;
  land: Land;
  weather: Weather;
}

const names = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

export function composition(card: Subject, look: Look, box: IconBox): Composition {
  const by = (part: string): Chance => chanceFrom(`${part}/${card.name}/${card.type}`);
  const type = typeLook(look, card.type, card.subtypes);
  const { icons, both } = chooseIcons(card, look, type, box, by("icons"));
  const land = by("land");
  return {
    icons,
    framing: by("framing").pick<FramingName>(both ? shared : names(framings)),
    side: by("side").pick([-1, 0, 1] as const),
    hour: by("hour").pick(names(hours)),
    partner: by("partner").pick(partnersOf(type)),
    motif: by("motif").pick(names(motifs)),
    land: land() < 0.55 ? type.scenery : land.pick(near[type.scenery]),
    weather: by("weather").pick(names(weathers)),
  };
}

/** The icons, and whether a picture of the first alone would not show what its type asks for. */
function chooseIcons(card: Subject, look: Look, type: TypeLook, box: IconBox, chance: Chance) {
  // what somebody is called says less of them than what is said of them
  const words = painting(type.portrait ? card.name.replace(/^[^,]*, /, "") : card.name);
  const named = words
    .map((word) => at(box.byWord, word))
    .flatMap((icons) => (icons ? [chance.pick(icons)] : []))
    .filter((icon) => box.icons[icon]);
  const kin = card.subtypes.flatMap((subtype) => at(look.subtypes, subtype.toLowerCase()) ?? []);
  const ofKin = kin.length > 0 ? [chance.pick(kin)] : [];
  const rest = [chance.pick(type.icons), type.icon];
  const first =
    type.portrait && chance() < 0.55 ? [...ofKin, ...named] : [...named.slice(0, 1), ...ofKin, ...named];
  const [a = type.icon, b = type.icon] = [...new Set([...first, ...rest])];
  const icons: [string, string] = [a, b];
  return { icons, both: type.portrait === true && !kin.includes(a) };
}

/**
 * The words of a name, those first that say what a thing is: the last of them, those before say what it is like. "Roc of the
 * Tethered Isle" is a roc: what stands before "of" comes first.
 */
function painting(name: string): string[] {
  const [head = "", ...tail] = name.split(/ (?:of|over|or|and) /);
  return [head, ...tail].flatMap((part) => wordsOf(part).reverse());
}

/** The words of a name that may paint, in order. */
export function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/['’]s?\b/g, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && word !== "the" && word !== "and");
}
