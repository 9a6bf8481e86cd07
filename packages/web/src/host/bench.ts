/** The bench of a page: what is asked there, each answered in its turn. */
import type { CardForm, CardSource, Choice, SourceFile, Words } from "@tefuda/kernel";
import type { Asked, Completed } from "@tefuda/workshop/bench";
import type { LaidOut } from "@tefuda/workshop/one-file";
import type { RulingTold } from "@tefuda/workshop/rulings-told";
import type { CellProblem, Column, FieldPath, Matching } from "@tefuda/workshop/table";
import type { ToldPart } from "@tefuda/workshop/tell-changes";
import type { CardTold, Trouble } from "@tefuda/workshop/told";
import type { Tried } from "@tefuda/workshop/trying";
import { called, withEnd } from "./calls.ts";

/** A table that was pasted: its columns with what they stand for, its cards, and what is wrong in it. */
export interface Pasted {
  columns: Column[];
  /** The fields that columns can stand for. */
  fields: FieldPath[];
  cards: CardSource[];
  problems: CellProblem[];
}

/** What cards of a game are made of, and the field that says of what kind one is. */
export interface OpenedBench {
  form: CardForm;
  kind: string;
}

export interface Benched {
  open(game: string): Promise<OpenedBench>;
  /** The files of a set to begin with. */
  begun(name: string, language: "en" | "ja"): Promise<SourceFile[]>;
  change(files: Readonly<Record<string, string | null>>): Promise<void>;
  card(path: string): Promise<CardTold>;
  complete(asked: Asked): Promise<Completed>;
  check(): Promise<Trouble[]>;
  /** What a new card begins with of what only a printed one needs. */
  fresh(): Promise<Record<string, string | number>>;
  /** Decks in which these cards are, each a list of names; and why some are in none. */
  decksFor(names: readonly string[]): Promise<{ decks: string[][]; left: Words[] }>;
  /** All of a set in one file, and what of how it was written is lost there. */
  oneFile(files: readonly SourceFile[]): Promise<LaidOut>;
  /** A set that may be one file, as a folder. */
  folder(files: readonly SourceFile[]): Promise<SourceFile[]>;
  link(files: readonly SourceFile[]): Promise<string>;
  /** Cards as a table for a clipboard. */
  table(cards: readonly CardSource[]): Promise<string>;
  /** The cards of a table that was pasted: its columns are matched as was said of them before, else by their names. */
  paste(text: string, kept: Matching): Promise<Pasted>;
  /** What has changed since a version, in words; empty where nothing has. */
  changes(before: readonly SourceFile[], now: readonly SourceFile[]): Promise<ToldPart[]>;
  /** The set's file of rulings with one more: what was tried from a position. */
  ruling(start: Tried["start"], choices: readonly Choice[], card: string): Promise<string>;
  /** Rulings of the set that are not so any more. */
  rulings(): Promise<RulingTold[]>;
  /** A position in which something can be done with a card. */
  positionFor(card: string): Promise<Tried>;
}

/** A bench in a worker, which ends with `end`. */
export interface BenchLink extends Benched {
  end(): void;
}

export function benchLink(): BenchLink {
  const worker = new Worker(new URL("./bench-worker.ts", import.meta.url), { type: "module" });
  return withEnd(called<Benched>(worker), worker);
}
