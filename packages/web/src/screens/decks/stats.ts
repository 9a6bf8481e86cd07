/** What a deck is made of, counted: by type, and by weight as a curve. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { typeLook } from "@tefuda/print/look";
import { counted } from "@tefuda/referee/deck-text";
import { typeOf } from "../cards/traits.ts";
import { weightOf } from "./weights.ts";

/** A card of a deck, and how often it is there. */
export interface Entry {
  name: string;
  n: number;
  /** Not there where the game has no such card now. */
  info: CardInfo | undefined;
  weight: number | null;
  /** The colour of its frame. */
  frame: string;
}

/** Cards that players count together: of one type, by what that is called. */
export interface Group {
  /** The type, as {@link typeOf} has it; empty for cards that the game does not know. */
  type: string;
  says: Readonly<Record<string, string>>;
  frame: string;
  icon: string;
  n: number;
  entries: Entry[];
}

/** A bar of the curve: the cards of one weight, of the greatest ones together, or of none. */
export interface Bar {
  weight: number | null;
  /** Whatever weighs more stands here as well. */
  more: boolean;
  n: number;
  parts: Part[];
}

/** So many cards whose frames have a colour. */
export interface Part {
  frame: string;
  n: number;
}

const UNKNOWN = "";

/** The cards of a deck by type, in the order of the game; within one by weight, and then by what they are called. */
export function groupsOf(
  deck: readonly string[],
  cards: readonly CardInfo[],
  look: Look,
  called: (card: CardInfo) => string,
): Group[] {
  const infos = new Map(cards.map((card) => [card.name, card]));
  const types = [...new Set(cards.map((card) => typeOf(look, card))), UNKNOWN];
  const entries = [...counted(deck)].map(([name, n]): Entry => {
    const info = infos.get(name);
    const { frame } = typeLook(look, info?.type ?? "", info?.subtypes);
    return { name, n, info, weight: info ? weightOf(info, look) : null, frame };
  });
  const byType = Map.groupBy(entries, ({ info }) => (info ? typeOf(look, info) : UNKNOWN));
  const calledAs = ({ info, name }: Entry): string => (info ? called(info) : name);
  return types.flatMap((type) => {
    const found = byType.get(type);
    if (!found) return [];
    const { says, frame, icon } = typeLook(look, found[0]!.info?.type ?? "");
    found.sort((a, b) => heavy(a) - heavy(b) || calledAs(a).localeCompare(calledAs(b)));
    return [{ type, says, frame, icon, n: sum(found), entries: found }];
  });
}

/** Cards by the colours of their frames, in the order in which these come. */
export const partsOf = (entries: readonly Entry[]): Part[] =>
  [...Map.groupBy(entries, ({ frame }) => frame)].map(([frame, found]) => ({ frame, n: sum(found) }));

const heavy = ({ weight }: Entry): number => weight ?? Number.MAX_SAFE_INTEGER;
const sum = (entries: readonly { n: number }[]): number => entries.reduce((all, { n }) => all + n, 0);

/** So many bars at most; what is greater stands in the last. */
const MOST_BARS = 9;

/** The curve of a deck. Its bars are those of the game, so that none moves while the deck grows. */
export function curveOf(groups: readonly Group[], cards: readonly CardInfo[], look: Look): Bar[] {
  const all = cards.map((card) => weightOf(card, look));
  const weights = all.filter((weight) => weight !== null);
  const [least, greatest] = [Math.min(...weights), Math.max(...weights)];
  const last = Math.min(greatest, least + MOST_BARS - 1);
  const barOf = (weight: number | null): Bar => {
    const isHere = ({ info, weight: own }: Entry): boolean =>
      info !== undefined && (own !== null && weight === last ? own >= last : own === weight);
    const parts = partsOf(groups.flatMap(({ entries }) => entries.filter(isHere)));
    return { weight, more: weight === last && greatest > last, n: sum(parts), parts };
  };
  const bars = weights.length > 0 ? Array.from({ length: last - least + 1 }, (_, i) => barOf(least + i)) : [];
  return all.includes(null) ? [...bars, barOf(null)] : bars;
}
