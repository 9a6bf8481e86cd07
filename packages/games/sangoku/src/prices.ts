/**
 * Amounts of resources by colour, as one number: four bits for each nation and four for what any colour pays
 * (sangoku-5.6, 5.7). So 2R1C is 2 for Wei and 1 for any.
 */
import { NATION_NAMES } from "./schema.ts";
import { nations } from "./text/phrases/names.ts";
import type { Price } from "./text/tree.ts";

const BITS = 4;
const MOST = 15;
/** The place of what any colour pays, behind those of the nations. */
export const ANY = NATION_NAMES.length;
export const COLOURS = ANY + 1;

export const unitsOf = (price: number, colour: number): number => (price >> (colour * BITS)) & MOST;
export const units = (colour: number, n: number): number => n << (colour * BITS);
/** sangoku-11.2: the cost as a single number. */
export function sumOf(price: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOURS; colour++) sum += unitsOf(price, colour);
  return sum;
}
export const packed = (price: Price): number =>
  NATION_NAMES.reduce((all, nation, i) => all | units(i, price[nation] ?? 0), units(ANY, price.any ?? 0));

/** A price as it is printed, "2R1C"; "0" for nothing. */
export function written(price: Price): string {
  const parts = NATION_NAMES.flatMap((nation) =>
    price[nation] ? [`${price[nation]}${nations[nation][2]}`] : [],
  );
  if (price.any) parts.push(`${price.any}C`);
  return parts.length === 0 ? "0" : parts.join("");
}
/** Reads a price in any order of its letters; nothing if it is none. */
export function readPrice(text: string): Price | undefined {
  if (text === "0") return {};
  const price: Price = {};
  const parts = text.match(/\d+[A-Z]/g) ?? [];
  if (parts.join("") !== text || parts.length === 0) return undefined;
  for (const part of parts) {
    const n = Number(part.slice(0, -1));
    const letter = part.at(-1)!;
    const nation = letter === "C" ? "any" : NATION_NAMES.find((name) => nations[name][2] === letter);
    if (nation === undefined || n < 1 || n > MOST || price[nation] !== undefined) return undefined;
    price[nation] = n;
  }
  return price;
}
