/** Tails and Tactics put together: cards compiled, rules, words and table as one game of the kernel. */

import { capital } from "@tefuda/cardtext";
import { meansNothing, sourcesOf } from "@tefuda/cardtext/cardfile";
import { KeptFiles } from "@tefuda/cardtext/kept-files";
import { keyOf, type OpenWords } from "@tefuda/cardtext/open-words";
import { bitsOf, tellLookalikes, withRoom } from "@tefuda/cardtext/set";
import { wordsOfFiles } from "@tefuda/cardtext/set-words";
import { inBothLanguages, writtenIn } from "@tefuda/cardtext/written-in";
import {
  assemble,
  type Book,
  type CardDefinition,
  type CardInfo,
  type CardTree,
  digest,
  type GameParts,
  type Problem,
  type SetWord,
  type SourceFile,
  textNumber,
  WordsError,
} from "@tefuda/kernel";
import type { Has } from "@tefuda/language";
import { partsOf } from "@tefuda/language/lowering/walk";
import { has, type Scope, standing } from "@tefuda/language/standard/describe";
import { readingOf } from "@tefuda/language/standard/reading";
import type { World } from "@tefuda/language/standard/world";
import { EDITIONS } from "./edition.ts";
import { compileBonus, compileText } from "./effects/compile.ts";
import { CONTROLLED } from "./effects/control.ts";
import { checkText } from "./effects/possible.ts";
import { MEANING } from "./effects/says.ts";
import type { TailsCard, TextAbility } from "./effects/text.ts";
import { type Numbers, tailsWorld } from "./effects/world.ts";
import { EVENTS } from "./events.ts";
import { LINES } from "./lines.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import { PROMPTS } from "./prompts.ts";
import { RULES } from "./rulebook.ts";
import { type CardData, type CardReaders, type CardText, readCards } from "./rules/01-cards.ts";
import { checkNumbers, joinRuns } from "./rules/01-numbers.ts";
import { detailsOf, namesOf } from "./rules/01-parts.ts";
import { LAY, LAY_FOR, game as main } from "./rules/02-setup.ts";
import { END } from "./rules/03-turn.ts";
import { USE } from "./rules/04-abilities.ts";
import { DEPLOY, EQUIP, LAY_TRAP, WASTE } from "./rules/04-deploying.ts";
import { ATTACK, ATTACK_BASE } from "./rules/05-targets.ts";
import { PLAY, PLAY_BEFORE, SPRING, SPRING_BEFORE } from "./rules/07-events.ts";
import { leave } from "./rules/08-winning.ts";
import { stop } from "./rules/09-limits.ts";
import {
  DECK,
  DIRECT,
  EXPLOSIVE,
  FROM_PILE,
  HAS_ATTACKS,
  HAS_HEALTH,
  SHAPE,
  typeBit,
  unitBit,
} from "./schema.ts";
import { TERMS } from "./terms.ts";
import {
  grammar,
  OPEN,
  printBonus,
  printRequirement,
  printText,
  readBonus,
  readRequirement,
  readTexts,
} from "./text/index.ts";
import type { Requirement, Statement } from "./text/tree.ts";

/**
 * What reads the three sorts of words on a card, all in the form of the readers of card files, with the words that it and
 * its set bring.
 */
const reading = (words: OpenWords): CardReaders => ({
  readTexts: (text, card) =>
    readTexts(text, { language: writtenIn(text, words), words, ...(card && { card }) }),
  readRequirement: (text) => {
    const read = readRequirement(text, writtenIn(text, words), words);
    return "requirement" in read ? { tree: read.requirement } : read;
  },
  readBonus: (text) => {
    const read = readBonus(text, writtenIn(text, words), words);
    return "bonus" in read ? { tree: read.bonus } : read;
  },
});

const kept = new KeptFiles<ReturnType<typeof readCards>>();

/** The cards of files, read and compiled; what is wrong with them is told. */
function readSet(files: readonly SourceFile[]): {
  cards: CardData[];
  definitions: TailsCard[];
  problems: Problem[];
  words: readonly SetWord[];
  world: World;
} {
  const problems: Problem[] = [];
  const all: CardData[] = [];
  const words = wordsOfFiles(files, OPEN, grammar);
  for (const file of files) {
    const brought = words.of(file);
    const read = kept.read(file, brought, () => readCards(file, reading(brought), brought));
    problems.push(...read.problems);
    all.push(...read.cards);
  }
  problems.push(...checkNumbers(all));
  const cards = problems.length > 0 ? all : joinRuns(all);
  const numbers: Numbers = {
    word: bitsOf(cards, (card) => [...card.types, ...typesGiven(card)], WORDS, problems),
    faction: numbersOf(cards, ({ faction }) => faction ?? "", problems),
    terrain: numbersOf(cards, ({ terrain }) => terrain, problems),
  };
  const world = tailsWorld(numbers);
  const definitions = cards.flatMap((card) => compileCard(card, numbers, world, problems));
  return { cards, definitions, problems, words: words.brought, world };
}

/** The further card types that a card's texts give. */
const typesGiven = (card: CardData): string[] =>
  card.texts.flatMap(({ text }) =>
    partsOf(text).flatMap((part) => ("is" in part && part.is === "joins" ? (part as Joins).traits.type : [])),
  );
type Joins = Extract<Statement, { is: "joins" }>;

/** A number for each word that cards bear one of; -1 for one that none bears. */
function numbersOf(
  cards: readonly CardData[],
  wordOf: (card: CardData) => string,
  problems: Problem[],
): (word: string) => number {
  tellLookalikes(cards, (card) => [wordOf(card)], problems);
  const all = [...new Set(cards.map((card) => wordOf(card).toLowerCase()))];
  return (word) => all.indexOf(keyOf(word));
}

/** The words that card files bring. */
export const broughtBy = (files: readonly SourceFile[]): readonly SetWord[] =>
  wordsOfFiles(files, OPEN, grammar).brought;
/** What is wrong with card files, without putting a game together. */
export const checkTails = (files: readonly SourceFile[]): Problem[] => readSet(files).problems;

/** Reads card files and puts the game together; with problems there is no book. */
export function assembleTails(files: readonly SourceFile[]): { book?: Book; problems: Problem[] } {
  const { cards, definitions, problems, words, world } = readSet(files);
  if (problems.length > 0) return { problems };
  const parts: GameParts<TailsCard> = {
    id: "tails",
    title: "Tails and Tactics",
    seats: { min: 2, max: 4 },
    shape: SHAPE,
    definitions,
    startZone: DECK,
    main,
    events: EVENTS,
    messages: Object.values(LINES),
    texts: [],
    actions: [
      DEPLOY,
      EQUIP,
      ATTACK,
      ATTACK_BASE,
      USE,
      PLAY,
      PLAY_BEFORE,
      SPRING,
      SPRING_BEFORE,
      LAY_TRAP,
      LAY,
      LAY_FOR,
      WASTE,
      END,
    ],
    rules: RULES,
    ruleModifiers: [CONTROLLED],
    overRule: "tails-8.1",
    leavesAside: true,
    concedeRule: "tails-8.3",
    outRule: "tails-9.3",
    leave,
    crowded: stop,
    prompts: PROMPTS,
    needs: { ja: NEEDS_JA },
    terms: TERMS,
    editions: EDITIONS,
    sources: sourcesOf(cards),
    words,
    reading: readingOf(world, besideTextsOf),
    fingerprint: digest(
      JSON.stringify([
        EDITIONS.length,
        cards.map(({ file: _f, line: _l, texts, ...card }) => [card, texts.map((t) => t.words)]),
      ]),
    ),
  };
  const game = withRoom(cards, problems, () => assemble(parts));
  if (!game) return { problems };
  return { book: { game, cards: cards.map(infoOf) }, problems };
}

/** tails-1.7: each further card type of the set has a bit; a text may name one that no card bears. */
const WORDS = { most: 31, called: { en: "further card types", ja: "その他のタイプ" } };

/** tails-7.1, 7.2: kinds of cards that take effect once and are gone. */
const ONCE: readonly CardData["kind"][] = ["event", "trap"];

function compileCard(card: CardData, numbers: Numbers, world: World, problems: Problem[]): TailsCard[] {
  const { word } = numbers;
  const scope = standing(world);
  const abilities: TextAbility[] = [];
  for (const [i, text] of card.texts.entries()) {
    try {
      if ((text.text.kind === "effect") !== ONCE.includes(card.kind))
        throw new WordsError(ONCE.includes(card.kind) ? MEANING.once : MEANING.onlyOnce);
      checkText(card, text.text);
      abilities.push(compileText(text.text, wordsOf(card, text), i, world));
    } catch (error) {
      problems.push(meansNothing(card, text, error));
    }
  }
  if (abilities.length !== card.texts.length) return [];
  const beside = besideTexts(card, world, scope, problems);
  if (!beside) return [];
  abilities.push(...beside.bonus);
  const { requirement } = card;
  const bits =
    typeBit(card.kind) |
    (card.type ? unitBit(card.type) : 0) |
    (card.types.includes("explosive") ? EXPLOSIVE : 0) |
    (card.texts.some((t) => t.text.kind === "direct") ? DIRECT : 0) |
    (card.health !== undefined ? HAS_HEALTH : 0) |
    (card.attacks !== undefined ? HAS_ATTACKS : 0) |
    (abilities.some(({ deploying }) => deploying?.from === "pile") ? FROM_PILE : 0);
  const none = [0, 0, 0] as const;
  const fights = card.attack !== undefined || card.defense !== undefined;
  return [
    {
      id: -1,
      name: card.name,
      names: namesOf(card),
      printed: [...(card.attack ?? none), ...(card.defense ?? none), card.attacks ?? 0, card.health ?? 0],
      has: [
        ...Array.from({ length: 6 }, () => fights),
        card.attacks !== undefined,
        card.health !== undefined,
      ],
      copies: card.copies,
      facts: [
        bits,
        card.types.reduce((all, type) => all | word(type), 0),
        card.spread,
        numbers.faction(card.faction ?? ""),
        numbers.terrain(card.terrain),
      ],
      abilities,
      data: card,
      slots: beside.slots,
      usable: card.texts.some((t) => t.text.kind === "use"),
      deploying: abilities.flatMap(({ deploying }) => deploying ?? []),
      countersOnly: abilities.some((text) => text.countersOnly),
      // tails-4.5: one of its player's own, unless the card says otherwise
      ...(requirement.needs === "attach"
        ? { bearer: has({ side: "yours", ...requirement.to }, scope, "any") }
        : {}),
    },
  ];
}

/** What stands on a card beside its texts and may mean nothing as they may: what changes its values, what it asks for. */
function besideTexts(
  { bonus, texts, kind, requirement, ...card }: CardData,
  world: World,
  scope: Scope,
  problems: Problem[],
): { bonus: TextAbility[]; slots: Has[] } | undefined {
  try {
    const changes = bonus.flatMap(({ tree }) => tree);
    return {
      bonus: changes.length > 0 ? [compileBonus(changes, texts.length, kind === "equipment", world)] : [],
      slots: slotsOf(requirement, scope),
    };
  } catch (error) {
    problems.push(meansNothing(card, { line: card.line, column: 1 }, error));
    return undefined;
  }
}

/** What stands there as trees: the bonus, whose text is numbered behind the others, and what deploying asks for. */
function besideTextsOf(definition: CardDefinition): CardTree[] {
  const { bonus, texts, requirement } = (definition as TailsCard).data;
  const changes = bonus.flatMap(({ tree }) => tree);
  return [
    ...(changes.length > 0
      ? [
          {
            tree: { kind: "bonus", what: [{ is: "bonus", who: { ref: "this" }, by: changes }] },
            index: texts.length,
          },
        ]
      : []),
    { tree: { kind: "requirement", ...requirement } },
  ];
}

/** One test for every card that has to be given. */
function slotsOf(requirement: Requirement, scope: Scope): Has[] {
  const parts =
    requirement.needs === "discard"
      ? requirement.what
      : requirement.needs === "attach"
        ? (requirement.discard ?? [])
        : [];
  return parts.flatMap(({ n, what }) => Array.from({ length: n }, () => has(what, scope, "any")));
}

const KIND_WORDS: Partial<Record<CardData["kind"], string>> = { newRule: "New Rule" };

/** A text in both languages: as it is written, and as the same tree is said in Japanese. */
function wordsOf(card: CardData, text: CardText): { en: string; ja: string } {
  return inBothLanguages(text.words, text.text, (language) =>
    printText(text.text, { card: card.kind, language }),
  );
}

function infoOf(card: CardData): CardInfo {
  const { printed } = card;
  return {
    name: card.name,
    names: namesOf(card),
    // Equipment that fights does so as the unit type that it bears (tails-4.7)
    type: [
      card.kind === "unit" ? "" : (KIND_WORDS[card.kind] ?? capital(card.kind)),
      capital(card.type ?? ""),
    ]
      .filter(Boolean)
      .join(" "),
    subtypes: card.types.map(capital),
    values: [
      ...(card.health === undefined ? [] : [{ id: "health", value: card.health }]),
      ...(card.attacks === undefined ? [] : [{ id: "attacks", value: card.attacks }]),
    ],
    texts: [
      ...card.bonus.map(({ words, tree }) => ({
        kind: "bonus",
        words: inBothLanguages(words, tree, (language) => printBonus(tree, language)),
        // one ability, in however many lines it stands
        number: textNumber(card.texts.length),
      })),
      ...(printed
        ? [
            {
              kind: "requirement",
              words: inBothLanguages(printed.words, printed.tree, (language) =>
                printRequirement(printed.tree, language),
              ),
            },
          ]
        : []),
      ...card.texts.map((text, i) => ({
        kind: text.text.kind,
        words: wordsOf(card, text),
        number: textNumber(i),
      })),
    ],
    ...(card.flavour.en === "" ? {} : { flavour: { ...card.flavour } }),
    details: detailsOf(card),
    file: card.file,
    line: card.line,
  };
}
