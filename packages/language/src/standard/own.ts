/** What only the texts of one game say: its own nodes, and what they do. */
import type { ModifierParts, Num, Step } from "@tefuda/kernel";
import type { Brings } from "../lowering/brings.ts";
import type { Lasting, Made } from "../lowering/lasting.ts";
import type { Holding } from "../lowering/modifiers.ts";
import type { CardTest, Has } from "../lowering/phrases.ts";
import type { CardOn, SetOff } from "../lowering/trigger-conditions.ts";
import type { Builder } from "./builder.ts";
import type { Scope, Where } from "./describe.ts";
import type { Making } from "./statements.ts";
import type { Amount, Cards } from "./tree.ts";
import type { Watches } from "./triggers.ts";

/** By the names of nodes: each is handed to its room as what that room knows it to be. */
export type Own<How extends unknown[], R> = Readonly<Record<string, (node: never, ...how: How) => R>>;

/** What sets off a text of a kind of its own, and what is done around what it does. */
export interface OwnSetOff extends SetOff {
  /** Which arguments of what it comes from are cards, as bits, where that is no trigger. */
  cards?: number;
  /** @param agreed whether what happens instead of something does: where it is left to somebody, they did it */
  around?(does: Step, b: Builder, lasting: Lasting, agreed: Num): Step;
  /** Whether it happens instead of something. */
  instead?: true;
}

export interface OwnNodes {
  /** By the kind of the text; nothing where such a text is one of all games. */
  texts?: Own<[index: number, on: string | undefined], OwnSetOff | undefined>;
  /** When a text that always holds is on. */
  always?(text: never): Pick<Extract<Holding, { by: "text" }>, "on" | "entangled">;
  conditions?: Own<[scope: Scope], CardTest>;
  /** Further parts of descriptions. */
  qualities?(d: never, scope: Scope, where: Where): Has[];
  actions?: Own<[b: Builder, lasting: Lasting], Step>;
  /** What an action brings about, and to which cards it is done, where its name alone does not say so. */
  brings?: Readonly<Record<string, Brings>>;
  targets?: Own<[], readonly Cards[]>;
  /** What is done whole or not at all. */
  numberless?: readonly string[];
  statements?: Own<[make: Making, scope: Scope], Made<Amount>[]>;
  /** What a deed is forbidden against, where it has an object. */
  regards?: Own<[make: Making], Pick<ModifierParts, "by">>;
  triggers?: Own<[scope: Scope, watches: Watches], SetOff>;
  /** What else must be so of a trigger of all games. */
  further?: Own<[], CardOn | undefined>;
  /** The states of cards and the place that a description asks for, if not as it says. */
  looksFor?(d: never): { is?: Readonly<Record<string, string | undefined>>; place?: string };
}

/** What a game's own room makes of a node; nothing where it is one of all games. */
export const ownOf = <How extends unknown[], R>(
  own: Own<How, R> | undefined,
  name: string,
  node: object,
  ...how: How
): R | undefined => own?.[name]?.(node as never, ...how);
