/** A position as plain objects: what lies where and how, and what has been said to last. */
import type { Statement, Text } from "./tree.ts";

/** What is printed on a card. */
export interface Print {
  type: string;
  figures: Readonly<Record<string, number>>;
  traits: Readonly<Record<string, readonly string[]>>;
  keywords: readonly string[];
  texts: readonly Text[];
  art?: { readonly cost: number; readonly texts: readonly Text[] };
}

export interface Thing {
  readonly name: string;
  readonly print: Print;
  readonly owner: number;
  /** On whose side it lies. */
  seat: number;
  zone: string;
  turned: boolean;
  faceDown: boolean;
  /** What is counted on it: that it is stunned, its damage. */
  counts: Record<string, number>;
  /** What it is attached to. */
  host?: Thing | undefined;
  /** How often it has left a place: a card that has left is another card. */
  life: number;
}

/** A card as somebody spoke of it: that card, as long as it has not left. */
export interface Found {
  thing: Thing;
  life: number;
}
export const found = (thing: Thing): Found => ({ thing, life: thing.life });
/** The card of a question that no card asks. */
export const NOBODY: Found = {
  thing: {
    name: "",
    print: { type: "", figures: {}, traits: {}, keywords: [], texts: [] },
    owner: 0,
    seat: 0,
    zone: "",
    turned: false,
    faceDown: false,
    counts: {},
    life: 0,
  },
  life: 0,
};
export const still = (cards: readonly Found[]): Thing[] =>
  cards.filter(({ thing, life }) => thing.life === life).map(({ thing }) => thing);

export interface Side {
  points: Record<string, number>;
  /** From the top, or in the order in which they came. */
  zones: Record<string, Thing[]>;
}

/** Something said to last: who said it of whom. */
export interface Lasting {
  says: Statement;
  you: number;
  self: Found;
  /** The cards that were chosen or named; left out where it is for whatever is such at any moment. */
  on?: Found[];
  until: string;
  /** When it was said. */
  turn: number;
}

export interface World {
  sides: Side[];
  lasting: Lasting[];
  turn: number;
  /** Whose turn it is, or who has the initiative. */
  first: number;
  /** Whom the step is of. */
  player: number;
  phase: string;
  /** Who has lost, where somebody has. */
  over?: { lost: number[] };
}

export const everything = (world: World): Thing[] =>
  world.sides.flatMap(({ zones }) => Object.values(zones).flat());

export const zoneOf = (world: World, seat: number, zone: string): Thing[] => {
  const side = world.sides[seat]!;
  side.zones[zone] ??= [];
  return side.zones[zone];
};
