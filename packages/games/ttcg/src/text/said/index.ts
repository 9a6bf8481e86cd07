/**
 * What a text of a card says, as the grammar reads it and prints it: a tree in the shape of the language. Nothing here
 * knows English or Japanese, and nothing here runs.
 */
import type { Kind } from "../tree.ts";
import type { Action } from "./actions.ts";
import type { Condition, Trigger } from "./asked.ts";

export type * from "./actions.ts";
export type * from "./asked.ts";
export type * from "./cards.ts";
export type * from "./statements.ts";

/** A text as it was read. */
export interface Said {
  kind: Kind;
  marked: boolean; // whether the kind stands before the text, or follows from ttcg-7.10
  trigger?: Trigger;
  condition?: Condition;
  oncePerTurn?: true;
  worksIn?: "under" | "pile" | "hand"; // ttcg-6.2, 7.9
  cost?: Action[]; // the part before "to" (ttcg-13.1, 13.2, 13.5)
  offer?: Action; // "let your opponent ... to" (ttcg-13.4)
  may?: true;
  act: Action;
}
