/** `tefuda lab --findings`: what is wrong with the cards of a game or of a set, found out with few games. */
import { FINDING_KINDS, type Finding, findingsOf } from "@tefuda/lab/findings/index";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { setOf } from "@tefuda/referee/own-set";
import { type Io, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { oneLine, overLine } from "../paint.ts";
import { percent } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface FindingsOptions {
  with?: string[];
  lang: Language;
  json?: boolean;
}

/** Of cards that come with sets only these are looked at; without sets, all. */
export async function findings(id: string, options: FindingsOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const { sets, book } = loaded;
  const { lab: w } = terminalWords(options.lang);
  const brought = new Set(book.cards.filter((card) => setOf(sets, card)).map(({ name }) => name));
  const decks = loadLists(loaded).map(({ cards }) => cards);
  const found = await findingsOf(loaded, decks, {
    ...(sets.length > 0 && { asked: (name) => brought.has(name) }),
    told: (part) => {
      if (io.errTty) io.err(overLine(w.looking(percent(part))));
    },
  });
  if (io.errTty) io.err(overLine(""));
  if (options.json) outJson(io, { game: id, findings: found });
  else io.out(findingsText(found, options.lang));
}

function findingsText(found: readonly Finding[], language: Language): string {
  const { lab: w } = terminalWords(language);
  if (found.length === 0) return `${w.nothingFound}\n`;
  return FINDING_KINDS.flatMap((kind) => {
    const own = found.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    return [`${w.kinds[kind]}\n`, ...own.map((one) => `  ${lineOf(one, language)}\n`)];
  }).join("");
}

function lineOf({ cards, text, why, rule, certain }: Finding, language: Language): string {
  const { lab: w } = terminalWords(language);
  const [first] = cards;
  const card = text === undefined ? first! : w.textOf(first!, text);
  const by = rule === undefined ? "" : ` (${rule})`;
  return oneLine(`${card}: ${why[language]}${by}${certain ? "" : w.unproven}`);
}
