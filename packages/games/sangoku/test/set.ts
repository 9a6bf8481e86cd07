/** The cards and ready decks of the set as their files write them, for tests that look at them as a whole. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fields, readCardFile } from "@tefuda/cardtext/cardfile";
import { alike, type SourceFile } from "@tefuda/kernel";
import type { Place } from "../src/text/index.ts";

const room = join(import.meta.dirname, "..");

/** The files of a folder of the game. */
export const filesOf = (folder: string): SourceFile[] =>
  readdirSync(join(room, folder))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(room, folder, name), "utf8") }));

/** A card as it is printed; nothing of it is checked here. */
export interface Printing {
  /** Name and epithet, by which it is called. */
  called: string;
  person: Both;
  epithet: Both | undefined;
  type: Place;
  nation: string;
  unit: string | undefined;
  subtypes: string[];
  cost: string;
  power: number | undefined;
  fortDamage: number | undefined;
  texts: string[];
  fort: string | undefined;
  rarity: string;
  code: string;
  flavour: Both | undefined;
}
interface Both {
  en: string;
  ja: string;
}

const TYPES: Readonly<Record<string, Place>> = {
  general: "general",
  reinforcement: "reinforcement",
  "main tactic": "mainTactic",
  "battle tactic": "battleTactic",
  scenario: "scenario",
};

function bothOf(fields: Fields, key: string): Both | undefined {
  const group = fields.group(key, alike(`the ${key} stands in both languages`));
  return group && { en: group.word("en") ?? "", ja: group.word("ja") ?? "" };
}

function printingOf(fields: Fields): Printing {
  const person = bothOf(fields, "name")!;
  const epithet = bothOf(fields, "epithet");
  const words = (key: string) =>
    fields
      .list(key, { list: alike(`the ${key} are a list`), entry: alike("an entry is a word") })
      .map(({ word }) => word);
  return {
    called: epithet ? `${person.en}, ${epithet.en}` : person.en,
    person,
    epithet,
    type: TYPES[fields.written("type") ?? ""]!,
    nation: fields.written("nation") ?? "",
    unit: fields.written("unit"),
    subtypes: words("subtypes"),
    cost: fields.written("cost") ?? "",
    power: fields.whole("power", { min: 0, max: 9999 }),
    fortDamage: fields.whole("fortDamage", { min: 0, max: 9 }),
    texts: words("texts"),
    fort: fields.written("fort"),
    rarity: fields.written("rarity") ?? "",
    code: fields.written("code") ?? "",
    flavour: bothOf(fields, "flavour"),
  };
}

const files = filesOf("cards").map((file) => readCardFile(file, "name, type, texts", printingOf));
/** What is wrong with the files as files. */
export const problems = files.flatMap((file) => file.problems);
/** Every printing of the set. */
export const printings = files.flatMap((file) => file.cards);
/** One printing of every code (sangoku-11.10). */
export const kinds = [...new Map(printings.map((card) => [card.code, card])).values()];
