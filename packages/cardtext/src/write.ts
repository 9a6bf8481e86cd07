/** Shorthand for writing the phrase table. */
import type { Form, Production, Slots, SymbolInfo } from "./types.ts";

export type Phrases = string | readonly string[];

function list(phrases: Phrases | undefined): readonly string[] | undefined {
  return phrases === undefined ? undefined : typeof phrases === "string" ? [phrases] : phrases;
}

function columns(en: Phrases | undefined, ja: Phrases | undefined): Pick<Production, "en" | "ja"> {
  const english = list(en);
  const japanese = list(ja);
  return { ...(english && { en: english }), ...(japanese && { ja: japanese }) };
}

/** A phrase whose meaning is a template. */
export function say(
  makes: string,
  node: unknown,
  en?: Phrases,
  ja?: Phrases,
  only?: Production["only"],
): Production {
  return { makes, node, ...columns(en, ja), ...(only && { only }) };
}

/** A phrase with a function each way. */
export function both(
  makes: string,
  make: (slots: Slots, form: Form) => unknown,
  take: (node: never, form: Form) => Slots | readonly Slots[] | undefined,
  en?: Phrases,
  ja?: Phrases,
  only?: Production["only"],
): Production {
  return {
    makes,
    make,
    take: take as NonNullable<Production["take"]>,
    ...columns(en, ja),
    ...(only && { only }),
  };
}

const never = (): undefined => undefined;
/** Whether a phrase is only read: what it means is printed by another. */
export const isRead = ({ take }: Production): boolean => take === never;

/** A phrase that is read as what another one prints. */
export function read(
  makes: string,
  node: unknown,
  en?: Phrases,
  ja?: Phrases,
  only?: Production["only"],
): Production {
  if (typeof node === "function") {
    const make = node as (slots: Slots, form: Form) => unknown;
    return { makes, make, take: never, ...columns(en, ja), ...(only && { only }) };
  }
  return {
    makes,
    make: (slots) => fillIn(node, slots),
    take: never,
    ...columns(en, ja),
    ...(only && { only }),
  };
}

/** A template filled in where no feature is asked for. */
export function fillIn(template: unknown, slots: Slots): unknown {
  if (typeof template === "string") {
    if (template.startsWith("@")) throw new Error(`a phrase that is only read has no "${template}"`);
    return template.startsWith("$") ? slots[template.replace(/^\$|\?$/g, "")] : template;
  }
  if (Array.isArray(template)) return template.map((item) => fillIn(item, slots));
  if (typeof template !== "object" || template === null) return template;
  const node: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(template)) {
    const filled = fillIn(value, slots);
    if (filled !== undefined) node[key] = filled;
  }
  return node;
}

/**
 * Symbols, with blanks between their names, that depend on the same features.
 * @param says what a message calls them
 * @param longest of several readings from one place only the longest counts
 */
export function some(
  names: string,
  features: readonly string[],
  says?: readonly [en: string, ja: string],
  longest = false,
): Record<string, SymbolInfo> {
  const info: SymbolInfo = {
    features,
    ...(says && { says: { en: says[0], ja: says[1] } }),
    ...(longest && { longest }),
  };
  return Object.fromEntries(names.split(" ").map((name) => [name, info]));
}

/** Symbols that stand for the words besides which cards bring into a list; `counted` where they stand as nouns. */
export const openTo = (
  symbols: Readonly<Record<string, SymbolInfo>>,
  list: string,
  counted?: true,
): Record<string, SymbolInfo> =>
  Object.fromEntries(
    Object.entries(symbols).map(([name, info]) => [
      name,
      { ...info, open: { list, ...(counted && { counted }) } },
    ]),
  );
