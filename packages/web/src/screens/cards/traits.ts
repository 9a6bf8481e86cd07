/** What the cards of a game can be told apart by: found in the cards themselves, and called as the game calls it. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { called, typeLook, valueLook } from "@tefuda/print/look";
import { unitsOf } from "@tefuda/print/printed";

/** Words by language. */
type Called = Readonly<Record<string, string>>;

/** A word that cards have, and what it is called. */
export interface Choice {
  value: string;
  name: Called;
}

/** A kind of word that each card has one or several of: its faction, its rarity. */
export interface Facet {
  id: string;
  /** What it is called; sub-types are called so by the page. */
  name: Called | null;
  choices: readonly Choice[];
}

/** A number that cards have. */
export interface Measure {
  id: string;
  name: Called;
}

export interface Traits {
  /** The kinds of cards as they are drawn. */
  types: readonly (Choice & { icon: string })[];
  facets: readonly Facet[];
  /** The main one first. */
  measures: readonly Measure[];
}

export const SUBTYPES = "subtypes";

/** Of a detail with more words than that each stands on few cards: a name, or a number in the set. */
const MOST_CHOICES = 24;

export const typeOf = (look: Look, card: CardInfo): string => typeLook(look, card.type).says.en ?? card.type;

/** The words that a card has of a facet. */
export function wordsOf(card: CardInfo, facet: string): readonly string[] {
  if (facet === SUBTYPES) return card.subtypes;
  const value = card.details?.find(({ id }) => id === facet)?.value;
  return value === undefined ? [] : String(value).split(/,\s*/);
}

/** A number of a card; a price counts as so many units. */
export function numberOf(card: CardInfo, measure: string, look: Look): number | undefined {
  const value = card.values.find(({ id }) => id === measure)?.value;
  if (value !== undefined) return value;
  if (look.price?.detail === measure)
    return wordsOf(card, measure).length > 0 ? unitsOf(card, look.price).length : undefined;
  const detail = card.details?.find(({ id }) => id === measure)?.value;
  return typeof detail === "number" ? detail : undefined;
}

export function traitsOf(cards: readonly CardInfo[], look: Look): Traits {
  const details = cards.flatMap((card) => card.details ?? []);
  const names = new Map(details.map(({ id, name }) => [id, name]));
  const facets = [...names.keys()].flatMap((id) => detailFacet(cards, id, look, names.get(id)!) ?? []);
  return {
    types: typesIn(cards, look),
    facets: [...subtypeFacet(cards, facets, look), ...facets],
    measures: measuresIn(cards, look, names),
  };
}

function typesIn(cards: readonly CardInfo[], look: Look): Traits["types"] {
  const types = new Map(cards.map((card) => [typeOf(look, card), typeLook(look, card.type)]));
  return [...types].map(([value, { says, icon }]) => ({ value, name: says, icon }));
}

/** A detail whose words several cards share, and that is neither a price nor a pair of values. */
function detailFacet(cards: readonly CardInfo[], id: string, look: Look, name: Called): Facet | undefined {
  if (id === look.price?.detail || look.pairs?.some(({ detail }) => detail === id)) return undefined;
  const having = cards.filter((card) =>
    card.details?.some((d) => d.id === id && typeof d.value === "string"),
  );
  const words = distinct(having.flatMap((card) => wordsOf(card, id)));
  const told = words.length > 1 && words.length <= MOST_CHOICES && words.length * 3 <= having.length;
  return told
    ? { id, name, choices: words.map((value) => ({ value, name: called(look, value) })) }
    : undefined;
}

/** Sub-types that a detail says as well are found by that. */
function subtypeFacet(cards: readonly CardInfo[], facets: readonly Facet[], look: Look): Facet[] {
  const said = new Set(facets.flatMap(({ choices }) => choices.map(({ value }) => value)));
  const words = distinct(cards.flatMap(({ subtypes }) => subtypes)).filter((word) => !said.has(word));
  if (words.length === 0) return [];
  const choices = words.map((value) => ({ value, name: called(look, value) }));
  return [{ id: SUBTYPES, name: null, choices }];
}

function measuresIn(cards: readonly CardInfo[], look: Look, names: ReadonlyMap<string, Called>): Measure[] {
  const values = distinct(cards.flatMap((card) => card.values.map(({ id }) => id)));
  const shown = values.filter((id) => valueLook(look, id).form !== "none");
  const price = look.price && names.has(look.price.detail) ? [look.price.detail] : [];
  const reckoned = [...names.keys()].filter((id) =>
    cards.some((card) => card.details?.some((d) => d.id === id && typeof d.value === "number")),
  );
  const ids = distinct([...price, ...shown.toSorted((a, b) => comes(look, a) - comes(look, b)), ...reckoned]);
  return ids.map((id) => ({ id, name: names.get(id) ?? valueLook(look, id).says }));
}

/** What a card costs, or how high it stands, is asked for before how strong it is. */
const comes = (look: Look, id: string): number => {
  const { form } = valueLook(look, id);
  return form === "stars" ? 0 : form === "cost" ? 1 : 2;
};

const distinct = (words: readonly string[]): string[] => [...new Set(words)];
