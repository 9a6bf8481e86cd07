/** `tefuda cards check`: checking card files and sets together with the cards of their game. */
import { existsSync, statSync } from "node:fs";
import { flat, inTables, withoutTables } from "@tefuda/cardtext/card-table";
import type { Book, CardInfo, GamePackage, Problem, SourceFile } from "@tefuda/kernel";
import { toldOf } from "@tefuda/referee/format-page";
import { cardFilesOf, gameFolder, loadLists, loadSetPacks, openSet, readSource } from "@tefuda/referee/games";
import { cardFilesIn, fitsGame, isWholeSet, type OwnSet } from "@tefuda/referee/own-set";
import { ProblemsError, problemIn } from "@tefuda/referee/problems";
import { strangeWords } from "@tefuda/referee/strange-words";
import { among, CardFiles } from "@tefuda/referee/subset";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { gameFor } from "./cards.ts";

export interface CheckOptions {
  with?: string[];
  game?: string;
  lang: Language;
  json?: boolean;
}

/** A card that the game has already, and by which fields the one that is checked is another. */
interface Installed {
  name: string;
  differs: string[];
}

export async function check(paths: string[], options: CheckOptions, io: Io): Promise<void> {
  const words = terminalWords(options.lang);
  for (const path of paths) if (!existsSync(path)) throw new Misuse((w) => w.noFile(path));
  const sets = paths.filter(isSet).map(openSet);
  const beside = (options.with ?? []).map(openSet);
  const plain = paths.filter((path) => !isSet(path)).map(readSource);
  const files = [...plain, ...sets.flatMap(({ cards }) => cards)];
  const named = options.game ?? [...sets, ...beside][0]?.game;
  const pack = await gameFor(
    named && knownGame(named).id,
    (one) => one.assemble(withoutTables(files, one.forms?.card ?? {}).files).problems.length,
  );
  for (const set of [...sets, ...beside]) fitsGame(set, pack.id);
  const [read, alone] = [cardFilesIn(pack, files), cardFilesIn(pack, plain)];
  const { book, problems, installed } = putTogether(pack, read, alone, beside);
  const decks = book && sets.length > 0 ? listsWrong(pack, book, [...beside, ...sets]) : [];
  const own = problems.filter((problem) => files.some((file) => file.path === problem.file));
  // Problems elsewhere come from what these files changed, so they are told as well.
  const told = [...(own.length > 0 ? own : problems), ...decks];
  const cards = book ? book.cards.filter((card) => files.some((file) => file.path === card.file)).length : 0;
  const known = cardFilesOf(pack.id);
  const brought = read.filter((file) => !known.some(({ path }) => path === file.path));
  const warnings = book ? inTables(strangeWords(pack, book, brought, [...sets, ...beside]), read) : [];
  if (options.json) {
    const problems = told.map((problem) => problemIn(problem, options.lang));
    outJson(io, {
      ...{ ok: told.length === 0, cards, problems, installed },
      warnings: warnings.map((problem) => problemIn(problem, options.lang)),
    });
  } else {
    for (const problem of told) io.out(`${words.problem(problem)}\n`);
    for (const warning of warnings) io.out(`${words.cards.warning(words.problem(warning))}\n`);
    const others = installed.filter(({ differs }) => differs.length > 0);
    if (installed.length > 0) io.out(`${words.cards.installed(installed.length, others.length)}\n`);
    for (const { name, differs } of others)
      io.out(`  ${words.cards.differs(oneLine(name), oneLine(words.joined(differs)))}\n`);
    io.out(`${told.length === 0 ? words.cards.allRead(cards) : words.cards.problems(told.length)}\n`);
  }
  if (told.length > 0) throw new Failed(2);
}

const isSet = (path: string): boolean =>
  statSync(path).isDirectory() || (!/\.csv$/i.test(path) && isWholeSet(readSource(path)));

/**
 * The game with these files. What it has of the names in plain files already gives way to them, and is compared with them;
 * a set stands beside the game, so there a name that is taken is told.
 */
function putTogether(
  pack: GamePackage,
  files: readonly SourceFile[],
  plain: readonly SourceFile[],
  beside: readonly OwnSet[],
): { book?: Book; problems: Problem[]; installed: Installed[] } {
  const others = [
    ...cardFilesOf(pack.id),
    ...cardFilesIn(
      pack,
      beside.flatMap(({ cards }) => cards),
    ),
  ].filter((file) => !files.some((own) => own.path === file.path));
  const { book: own, problems: wrong } = plain.length > 0 ? pack.assemble(plain) : { problems: [] };
  // cards that are not right themselves cannot be compared, and that their names are taken is not what is wrong with them
  if (wrong.length > 0) return { problems: toldOf(pack, wrong, files), installed: [] };
  const known = own && pack.assemble(others).book;
  const twins = own && known ? known.cards.filter(({ name }) => own.game.byName.has(name)) : [];
  const kept = twins.length === 0 ? others : new CardFiles(others).only((...card) => !among(twins)(...card));
  const installed = twins.map(({ name }: CardInfo) => ({ name, differs: differing(name, own!, known!) }));
  const { book, problems } = pack.assemble([...kept, ...files]);
  return { ...(book ? { book } : {}), problems: toldOf(pack, problems, files), installed };
}

/** The fields of a card file that two cards of a name have otherwise. */
function differing(name: string, own: Book, known: Book): string[] {
  const [a, b] = [own.game.sources?.get(name) ?? {}, known.game.sources?.get(name) ?? {}];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  // the order of what lies in a field, and whether a number stands in quotation marks, is nothing that differs
  const said = (value: unknown): string =>
    flat(value)
      .map(([field, words]) => `${field}: ${words}`)
      .sort()
      .join("\n");
  return keys.filter((key) => said(a[key]) !== said(b[key]));
}

/** What is wrong with the decks and the packs of sets. */
function listsWrong(pack: GamePackage, book: Book, sets: readonly OwnSet[]): Problem[] {
  const wrong = (read: () => unknown): readonly Problem[] => {
    try {
      read();
      return [];
    } catch (error) {
      if (error instanceof ProblemsError) return error.problems;
      throw error;
    }
  };
  return [
    ...wrong(() => loadLists({ pack, book, sets, folder: gameFolder(pack.id) })),
    ...wrong(() => loadSetPacks({ pack, book, sets })),
  ];
}
