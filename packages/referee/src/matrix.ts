/**
 * Every node of the language against every game, in both languages: each cell a text that the game takes and carries out,
 * or the word that it lacks. Rows come out of the trees of all games, texts out of their phrases: nothing is listed here.
 */
import type { LanguageName, Production } from "@tefuda/cardtext";
import type { Reading } from "@tefuda/cardtext/read";
import { equal } from "@tefuda/cardtext/template";
import type { Words } from "@tefuda/kernel";
import { hasWord, phraseKey, type VocabularyWord, wordsNeeded } from "@tefuda/language/needs";
import { type LanguageNode, nodesIn, SORTS, type Sort } from "@tefuda/language/nodes";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import { type Example, type Examples, examplesOf, type Said } from "./examples.ts";
import { gameEntry, type LoadedGame, sharedGame } from "./games.ts";
import { MATRIX } from "./matrix-words.ts";
import { rulingTexts } from "./ruling-texts.ts";
import { type Ran, runTexts } from "./run-texts.ts";

export interface Cell {
  /** A text of each language, read as the same and printed back word for word. */
  said?: Said;
  /** What became of it when the game was played. */
  ran?: Ran;
  /** Why there is none; `notYet` where nothing but work is lacking. */
  lacks?: Words;
  notYet?: true;
}

export interface MatrixRow extends LanguageNode {
  cells: Readonly<Record<string, Cell>>;
}

/** What is known of one game. */
interface Side {
  loaded: LoadedGame;
  vocabulary: Vocabulary | undefined;
  /** By node: the shortest examples, and the phrases that bring the node into a text. */
  examples: Map<string, Example[]>;
  bringing: Map<string, Set<Production>>;
  /** Phrases that no text can be made with. */
  idle: ReadonlySet<string>;
  /** Those of further texts that mean something in the game. */
  of: Examples["of"];
  ran: ReadonlyMap<string, Ran>;
}

const keyOf = ({ sort, name }: LanguageNode): string => `${sort} ${name}`;

export interface MatrixOptions {
  /** Only nodes of this name. */
  node?: string | undefined;
  /** The games whose texts are played; left out, all. */
  run?: readonly string[];
}

export async function matrixOf(
  ids: readonly string[],
  { node: wanted, run = ids }: MatrixOptions = {},
): Promise<MatrixRow[]> {
  const sides = new Map<string, Side>();
  for (const id of ids) {
    const side = await sideOf(id, wanted);
    if (side) sides.set(id, side);
  }
  const all = new Map<string, LanguageNode>();
  for (const { bringing } of sides.values())
    for (const key of bringing.keys()) {
      const [sort, name] = key.split(" ") as [Sort, string];
      if (wanted === undefined || name === wanted) all.set(key, { sort, name });
    }
  const needs = needsOf([...sides.values()]);
  for (const [id, side] of sides) {
    lookIntoRulings(
      id,
      side,
      [...all.keys()].filter((key) => needs.has(key) && !cellOf(key, side, needs).said),
    );
    if (run.includes(id)) side.ran = runTexts(side.loaded, [...new Set([...side.examples.values()].flat())]);
  }
  return [...all]
    .map(([key, node]) => ({
      ...node,
      cells: Object.fromEntries([...sides].map(([id, side]) => [id, cellOf(key, side, needs)])),
    }))
    .sort((a, b) => SORTS.indexOf(a.sort) - SORTS.indexOf(b.sort) || (a.name < b.name ? -1 : 1));
}

async function sideOf(id: string, wanted: string | undefined): Promise<Side | undefined> {
  const { grammars, vocabulary } = gameEntry(id);
  if (!grammars) return undefined;
  const loaded = await sharedGame(id);
  const { examples: made, printed, of, without } = examplesOf(loaded.pack, loaded.book, await grammars());
  const examples = new Map<string, Example[]>();
  const bringing = new Map<string, Set<Production>>();
  for (const example of [...made, ...printed]) {
    for (const [key, phrase] of broughtIn(example.reading)) {
      bringing.set(key, (bringing.get(key) ?? new Set()).add(phrase));
      examples.set(key, [...(examples.get(key) ?? []), example]);
    }
  }
  const sound = soundIn(loaded);
  for (const [key, those] of examples) {
    if (wanted === undefined || key.endsWith(` ${wanted}`)) examples.set(key, shortest(those, sound));
    else examples.delete(key);
  }
  const words = (await vocabulary?.()) as Vocabulary | undefined;
  const idle = new Set(
    without.flatMap(({ production, tried }) => (tried === undefined ? [phraseKey(production)] : [])),
  );
  return { loaded, vocabulary: words, examples, bringing, idle, of, ran: new Map() };
}

/** A phrase has one example: a node that stands in none of them may be said where rulings needed it. */
function lookIntoRulings(id: string, side: Side, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const sound = soundIn(side.loaded);
  const told = side.of(rulingTexts(id)).map((example) => ({
    example,
    nodes: new Set(nodesIn(example.reading.node).map(keyOf)),
  }));
  for (const key of missing) {
    const those = told.flatMap(({ example, nodes }) => (nodes.has(key) ? [example] : []));
    side.examples.set(key, shortest(those, sound));
  }
}

/** Whether an example is whole, looked at once for each text. */
function soundIn(loaded: LoadedGame): (example: Example) => boolean {
  const whole = new Map<string, boolean>();
  return (example) => {
    const text = bothOf(example);
    if (!whole.has(text)) whole.set(text, isWhole(example, loaded));
    return whole.get(text)!;
  };
}

/** So many examples of a node are tried, as the first may be of no use where it is played. */
const TRIED = 2;
/** What tells examples apart: of those with one text in English, some are printed otherwise in Japanese. */
const bothOf = ({ said }: Example): string => JSON.stringify([said.en, said.ja]);
const lengthOf = ({ said }: Example): number => said.en?.length ?? Number.POSITIVE_INFINITY;

/** Those that both languages say go before others; with them the shortest text of a card. */
function shortest(all: readonly Example[], sound: (example: Example) => boolean): Example[] {
  const sorted = [...new Map(all.map((example) => [bothOf(example), example])).values()].sort(
    (a, b) => Object.keys(b.said).length - Object.keys(a.said).length || lengthOf(a) - lengthOf(b),
  );
  const first = (of: readonly Example[], n: number): Example[] => {
    const found: Example[] = [];
    for (const example of of) if (found.length < n && sound(example)) found.push(example);
    return found;
  };
  return [
    ...first(sorted, TRIED),
    ...first(
      sorted.filter(({ ofCard }) => ofCard),
      1,
    ),
  ];
}

/** Whether a text is printed as it is read, and says the same in each language that has words for it, where the game takes it. */
function isWhole({ grammar, said, reading, place }: Example, { pack }: LoadedGame): boolean {
  return (Object.entries(said) as [LanguageName, string][]).every(([language, text]) => {
    const read = grammar.read(text, language);
    if ("error" in read || !equal(read.tree, reading.node)) return false;
    const taken = pack.readText(text, language, place);
    return taken.problem === undefined && taken.print === text;
  });
}

/** The nodes of a text, each with the phrase that brings it in: that has it, and not from one of its parts. */
function broughtIn(whole: Reading): Map<string, Production> {
  const nodes = new Map(nodesIn(whole.node).map((node) => [keyOf(node), node]));
  const found = new Map<string, Production>();
  const walk = ({ node, production, parts }: Reading): void => {
    parts.forEach(walk);
    if (!production) return;
    const here = new Set(nodesIn(node, node === whole.node).map(keyOf));
    for (const [key, { sort, name }] of nodes) {
      // what is asked of a card is said piece by piece, and a reference first by its name alone
      const piece =
        (sort === "quality" && typeof node === "object" && node !== null && name in node) ||
        (sort === "reference" && node === name);
      if (!found.has(key) && (piece || here.has(key))) found.set(key, production);
    }
  };
  walk(whole);
  return found;
}

/** A phrase of the language that brings a node into texts of some game, and the words that it takes. */
interface Saying {
  phrase: Production;
  words: readonly VocabularyWord[];
}
/** By node, and there by phrase; nothing where it is some game's own. */
type Needs = ReadonlyMap<string, ReadonlyMap<string, Saying>>;

function needsOf(sides: readonly Side[]): Needs {
  const needs = new Map<string, Map<string, Saying>>();
  for (const { vocabulary, bringing } of sides) {
    if (!vocabulary) continue;
    const all = wordsNeeded(vocabulary);
    for (const [key, phrases] of bringing) {
      for (const phrase of phrases) {
        const said = phraseKey(phrase);
        const words = all.get(said);
        if (words) needs.set(key, (needs.get(key) ?? new Map<string, Saying>()).set(said, { phrase, words }));
      }
    }
  }
  return needs;
}

/** Why a game does not say a node of the language: mostly a word that the phrase lacks which takes the fewest. */
function lackOf(sayings: ReadonlyMap<string, Saying>, { vocabulary, bringing, idle, loaded }: Side): Cell {
  const lacking = ({ words }: Saying) => words.find((word) => !vocabulary || !hasWord(vocabulary, word));
  const all = [...sayings].sort(([, a], [, b]) => a.words.length - b.words.length);
  // a phrase that no text at all can be made with lacks the words of its parts
  const open = all.filter(([said, saying]) => !lacking(saying) && !idle.has(said));
  const [word] = (open.length === 0 ? all : all.slice(0, 1)).flatMap(([, saying]) => lacking(saying) ?? []);
  if (word)
    return word.path.length === 1
      ? { lacks: MATRIX.noPart(MATRIX.parts[word.part]) }
      : { lacks: MATRIX.noWord(MATRIX.parts[word.part], word.called) };
  // what "+2 attack" is hangs on the words of a game: where the same phrase is seen to make another node, this one is not its own
  const own = new Set([...bringing.values()].flatMap((those) => [...those].map(phraseKey)));
  const otherwise =
    open.every(([, { phrase }]) => phrase.node === undefined) && open.some(([said]) => own.has(said));
  return otherwise ? { lacks: MATRIX.ofOthers } : { lacks: MATRIX.notYet(loaded.pack.title), notYet: true };
}

function cellOf(key: string, side: Side, needs: Needs): Cell {
  const { examples, ran } = side;
  const of = examples.get(key) ?? [];
  const ranAs = (sort: Ran): Example | undefined => of.find(({ said }) => ran.get(said.en!) === sort);
  const example = ranAs("ran") ?? ranAs("fact") ?? of[0];
  if (example) return { said: example.said, ran: ran.get(example.said.en!) ?? "never" };
  const sayings = needs.get(key);
  return sayings ? lackOf(sayings, side) : { lacks: MATRIX.ofOthers };
}
