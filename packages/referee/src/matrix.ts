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
import { type Example, examplesOf, type Said } from "./examples.ts";
import { gameEntry, type LoadedGame, sharedGame } from "./games.ts";
import { MATRIX } from "./matrix-words.ts";
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
    const side = await sideOf(id, wanted, run.includes(id));
    if (side) sides.set(id, side);
  }
  const all = new Map<string, LanguageNode>();
  for (const { bringing } of sides.values())
    for (const key of bringing.keys()) {
      const [sort, name] = key.split(" ") as [Sort, string];
      if (wanted === undefined || name === wanted) all.set(key, { sort, name });
    }
  const needs = needsOf([...sides.values()]);
  return [...all]
    .map(([key, node]) => ({
      ...node,
      cells: Object.fromEntries([...sides].map(([id, side]) => [id, cellOf(key, side, needs)])),
    }))
    .sort((a, b) => SORTS.indexOf(a.sort) - SORTS.indexOf(b.sort) || (a.name < b.name ? -1 : 1));
}

async function sideOf(id: string, wanted: string | undefined, run: boolean): Promise<Side | undefined> {
  const { grammars, vocabulary } = gameEntry(id);
  if (!grammars) return undefined;
  const loaded = await sharedGame(id);
  const { examples: made, printed } = examplesOf(loaded.pack, loaded.book, await grammars());
  const all = [...made, ...printed];
  const examples = new Map<string, Example[]>();
  const bringing = new Map<string, Set<Production>>();
  for (const example of all) {
    for (const [key, phrase] of broughtIn(example.reading)) {
      bringing.set(key, (bringing.get(key) ?? new Set()).add(phrase));
      examples.set(key, [...(examples.get(key) ?? []), example]);
    }
  }
  const whole = new Map<string, boolean>();
  const sound = (example: Example): boolean => {
    const text = example.said.en ?? "";
    if (!whole.has(text)) whole.set(text, isWhole(example, loaded));
    return whole.get(text)!;
  };
  for (const [key, of] of examples) {
    if (wanted === undefined || key.endsWith(` ${wanted}`)) examples.set(key, shortest(of, sound));
    else examples.delete(key);
  }
  const ran = run ? runTexts(loaded, [...new Set([...examples.values()].flat())]) : new Map<string, Ran>();
  return { loaded, vocabulary: (await vocabulary?.()) as Vocabulary | undefined, examples, bringing, ran };
}

/** So many examples of a node are tried, as the first may be of no use where it is played. */
const TRIED = 2;
const lengthOf = ({ said }: Example): number => said.en?.length ?? Number.POSITIVE_INFINITY;

/** Those that both languages say go before others; with them the shortest text of a card. */
function shortest(all: readonly Example[], sound: (example: Example) => boolean): Example[] {
  const sorted = [...new Map(all.map((example) => [example.said.en, example])).values()].sort(
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

/** By node: the words it is made of in a game that says it by the language; nothing where it is some game's own. */
type Needs = ReadonlyMap<string, readonly VocabularyWord[]>;

function needsOf(sides: readonly Side[]): Needs {
  const needs = new Map<string, readonly VocabularyWord[]>();
  for (const { vocabulary, bringing } of sides) {
    if (!vocabulary) continue;
    const words = wordsNeeded(vocabulary);
    for (const [key, phrases] of bringing) {
      for (const phrase of phrases) {
        const these = words.get(phraseKey(phrase));
        const known = needs.get(key);
        if (these && (!known || these.length < known.length)) needs.set(key, these);
      }
    }
  }
  return needs;
}

function cellOf(key: string, { loaded, vocabulary, examples, ran }: Side, needs: Needs): Cell {
  const of = examples.get(key) ?? [];
  const ranAs = (sort: Ran): Example | undefined => of.find(({ said }) => ran.get(said.en!) === sort);
  const example = ranAs("ran") ?? ranAs("fact") ?? of[0];
  if (example) return { said: example.said, ran: ran.get(example.said.en!) ?? "never" };
  const words = needs.get(key);
  if (!words) return { lacks: MATRIX.ofOthers };
  const lacking = words.find((word) => !vocabulary || !hasWord(vocabulary, word));
  return lacking
    ? { lacks: MATRIX.noWord(MATRIX.parts[lacking.part], lacking.called) }
    : { lacks: MATRIX.notYet(loaded.pack.title), notYet: true };
}
