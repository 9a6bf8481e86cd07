/** The Three Kingdoms game put together: cards compiled, rules, words and table as one game of the kernel. */
import { meansNothing, sourcesOf } from "@tefuda/cardtext/cardfile";
import { KeptFiles } from "@tefuda/cardtext/kept-files";
import { look } from "@tefuda/cardtext/looks";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { bitsOf, nameTaken, tellLookalikes, withRoom } from "@tefuda/cardtext/set";
import { wordsOfFiles } from "@tefuda/cardtext/set-words";
import { writtenIn } from "@tefuda/cardtext/written-in";
import {
  assemble,
  type Book,
  digest,
  type GameParts,
  type Problem,
  type SetWord,
  type SourceFile,
  WordsError,
} from "@tefuda/kernel";
import { partsOf } from "@tefuda/language";
import { compileCard, readingOf, type World } from "@tefuda/language/standard/index";
import { EDITIONS } from "./edition.ts";
import { compileText } from "./effects/compile.ts";
import { MEANING } from "./effects/says.ts";
import type { AmbushCondition, SangokuCard, TextAbility } from "./effects/text.ts";
import { sangokuWorld } from "./effects/world.ts";
import { EVENTS } from "./events.ts";
import { LINES } from "./lines.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import { ANY, packed, units, unitsOf } from "./prices.ts";
import { PROMPTS } from "./prompts.ts";
import { RULES } from "./rulebook.ts";
import { goOnForEver } from "./rules/01-order.ts";
import { game as main, PUT_BACK } from "./rules/02-setup.ts";
import { END_TURN } from "./rules/04-main.ts";
import { PLACE_DOWN, PLACE_UP } from "./rules/04-turn.ts";
import { ALLY, EQUIP, PLAY_BATTLE, PLAY_MAIN, PLAY_SCENARIO, SUMMON } from "./rules/06-playing.ts";
import { LIE_IN_AMBUSH } from "./rules/07-ambush.ts";
import { ATTACK, ATTACK_FORTS } from "./rules/07-attack.ts";
import { INTERCEPT } from "./rules/07-battle.ts";
import { leave } from "./rules/08-winning.ts";
import { DANCE } from "./rules/09-dance.ts";
import { USE } from "./rules/09-main.ts";
import { MUSOU } from "./rules/09-musou.ts";
import { AWAKEN } from "./rules/10-awaken.ts";
import { EMBLEM_TEXTS, RAISED_POWER } from "./rules/10-triggers.ts";
import { type CardData, type CardText, type ReadTexts, readCards } from "./rules/11-cards.ts";
import { FORSAKE } from "./rules/11-forsaken.ts";
import { infoOf, namesOf, wordsOf } from "./rules/11-shown.ts";
import { CARD } from "./says.ts";
import {
  DECK,
  emblemBit,
  HAS_AMBUSH,
  HAS_FORSAKEN,
  HAS_MAIN,
  nationBit,
  SHAPE,
  typeBit,
  unitBit,
} from "./schema.ts";
import { TERMS } from "./terms.ts";
import { grammar, OPEN, readBox } from "./text/index.ts";
import { isOfItself } from "./text/itself.ts";
import type { Emblem, Statement, Text, Trigger } from "./text/tree.ts";

/** What reads the texts of a card, with the words that it and its set bring. */
const reading =
  (words: OpenWords): ReadTexts =>
  (text, place) =>
    readBox(text, { language: writtenIn(text, words), words, ...(place && { card: place }) });

const kept = new KeptFiles<ReturnType<typeof readCards>>();

/** The cards of files, read and compiled; what is wrong with them is told. */
function readSet(files: readonly SourceFile[]): {
  cards: CardData[];
  definitions: SangokuCard[];
  problems: Problem[];
  words: readonly SetWord[];
  world: World;
} {
  const problems: Problem[] = [];
  const cards: CardData[] = [];
  const byName = new Map<string, CardData>();
  const byCode = new Map<string, CardData>();
  const words = wordsOfFiles(files, OPEN, grammar);
  for (const file of files) {
    const brought = words.of(file);
    const read = kept.read(file, brought, () => readCards(file, reading(brought), brought));
    problems.push(...read.problems);
    for (let card of read.cards) {
      const twin = byCode.get(card.code);
      if (twin) {
        const wrong = printingProblem(card, twin);
        if (wrong) problems.push(wrong);
        card = { ...card, name: `${card.name} (${card.rarity})` };
      } else byCode.set(card.code, card);
      const taken = byName.get(look(card.name));
      if (taken) problems.push(nameTaken(card, taken));
      else byName.set(look(card.name), card);
      cards.push(card);
    }
  }
  tellLookalikes(cards, (card) => [card.title.en, ...Object.values(namesOf(card) ?? {})], problems);
  const numbers: Numbers = {
    subtype: bitsOf(cards, subtypesOf, MOST_SUBTYPES, problems),
    name: numbered(cards.map((card) => card.title.en.toLowerCase())),
    code: numbered(cards.map((card) => card.code)),
  };
  const world = sangokuWorld(numbers.subtype);
  const definitions = cards.flatMap((card) => definitionOf(card, numbers, world, problems));
  return { cards, definitions, problems, words: words.brought, world };
}
/** The words that card files bring. */
export const broughtBy = (files: readonly SourceFile[]): readonly SetWord[] =>
  wordsOfFiles(files, OPEN, grammar).brought;
/** What is wrong with card files, without putting a game together. */
export const checkSangoku = (files: readonly SourceFile[]): Problem[] => readSet(files).problems;

/** Reads card files and puts the game together; with problems there is no book. */
export function assembleSangoku(files: readonly SourceFile[]): { book?: Book; problems: Problem[] } {
  const { cards, definitions, problems, words, world } = readSet(files);
  if (problems.length > 0) return { problems };
  const parts: GameParts<SangokuCard> = {
    id: "sangoku",
    title: "Three Kingdoms TCG",
    seats: { min: 2, max: 2 },
    shape: SHAPE,
    definitions,
    startZone: DECK,
    main,
    events: EVENTS,
    messages: Object.values(LINES),
    texts: [],
    actions: [
      PUT_BACK,
      PLACE_UP,
      PLACE_DOWN,
      SUMMON,
      ALLY,
      EQUIP,
      PLAY_MAIN,
      PLAY_SCENARIO,
      USE,
      FORSAKE,
      MUSOU,
      AWAKEN,
      ATTACK,
      ATTACK_FORTS,
      INTERCEPT,
      LIE_IN_AMBUSH,
      PLAY_BATTLE,
      DANCE,
      END_TURN,
    ],
    ruleModifiers: [RAISED_POWER],
    ruleAbilities: EMBLEM_TEXTS,
    rules: RULES,
    overRule: "sangoku-8.7",
    leavesAside: true,
    concedeRule: "sangoku-8.10",
    leave,
    crowded: goOnForEver,
    prompts: PROMPTS,
    needs: { ja: NEEDS_JA },
    terms: TERMS,
    editions: EDITIONS,
    sources: sourcesOf(cards),
    words,
    reading: readingOf(world),
    fingerprint: digest(
      JSON.stringify([
        EDITIONS.length,
        cards.map(({ file: _f, line: _l, texts, fort, ...card }) => [
          card,
          texts.map((t) => t.words),
          fort?.words,
        ]),
      ]),
    ),
  };
  const game = withRoom(cards, problems, () => assemble(parts));
  if (!game) return { problems };
  return { book: { game, cards: cards.map(infoOf) }, problems };
}

/** What a set gives its own numbers and bits. */
interface Numbers {
  subtype: (word: string) => number;
  name: (word: string) => number;
  code: (word: string) => number;
}
function numbered(words: readonly string[]): (word: string) => number {
  const numbers = new Map([...new Set(words)].map((word, i) => [word, i]));
  return (word) => numbers.get(word)!;
}
/** As many bits as a fact has room for. */
const MOST_SUBTYPES = { most: 31, called: { en: "subtypes", ja: "サブタイプ" } };
/** sangoku-11.4: each subtype that a card of the set has, or that a text asks for, has a bit. */
const subtypesOf = (card: CardData): string[] => [
  ...card.subtypes,
  ...[...card.texts, ...(card.fort ? [card.fort] : [])]
    .flatMap(({ tree }) => partsOf(tree))
    .flatMap((part) => ("subtypes" in part ? (part.subtypes as string[]) : [])),
];

/** sangoku-11.10, 11.12: cards of one code are the same card and differ in nothing but their rarity. */
function printingProblem(card: CardData, twin: CardData): Problem | undefined {
  const same = (of: CardData): string =>
    JSON.stringify([
      of.name,
      of.type,
      of.nation,
      of.unit,
      of.subtypes,
      of.cost,
      of.power,
      of.fortDamage,
      of.texts.map((t) => t.words),
      of.fort?.words,
    ]);
  if (same(card) === same(twin)) return undefined;
  return {
    file: card.file,
    line: card.line,
    column: 1,
    message: CARD.codeTaken(card.code, twin.name, twin.file, twin.line),
  };
}

const isAmbush = (e: Emblem): e is Extract<Emblem, { emblem: "ambush" }> =>
  typeof e === "object" && e.emblem === "ambush";

function definitionOf(card: CardData, numbers: Numbers, world: World, problems: Problem[]): SangokuCard[] {
  const abilities: TextAbility[] = [];
  const texts: CardText[] = [...card.texts, ...(card.fort ? [card.fort] : [])];
  const tactic = card.type === "mainTactic" || card.type === "battleTactic";
  for (const [i, text] of texts.entries()) {
    const fort = text === card.fort;
    try {
      if ((text.tree.kind === "effect") !== (tactic || fort) && !(tactic && isOfItself(text.tree)))
        throw new WordsError(text.tree.kind === "effect" ? MEANING.once : MEANING.onlyOnce);
      if (card.type !== "general" && isOfGenerals(text.tree)) throw new WordsError(MEANING.ofGenerals);
      abilities.push(compileText(text.tree, wordsOf(card, text), i, world, fort));
    } catch (error) {
      problems.push(meansNothing(card, text, error));
    }
  }
  if (abilities.length !== texts.length) return [];
  const emblems = card.texts.flatMap(({ tree }) => (tree.kind === "keywords" ? tree.keywords : []));
  const has = (kind: TextAbility["text"]["kind"]): boolean =>
    card.texts.some(({ tree }) => tree.kind === kind);
  const ambushes = emblems
    .filter(isAmbush)
    .map((e): AmbushCondition => ({ nation: nationBit(e.nation), resources: e.n }));
  const nations = emblems.reduce(
    (all, e) =>
      typeof e === "object" && e.emblem === "diplomacy"
        ? e.nations.reduce((some, nation) => some | nationBit(nation), all)
        : all,
    nationBit(card.nation),
  );
  const cost = packed(card.cost);
  const any = unitsOf(cost, ANY);
  const { power } = card;
  return [
    {
      id: -1,
      name: card.name,
      names: namesOf(card),
      printed: [power ?? 0, power === undefined ? 0 : (card.fortDamage ?? 1), any],
      has: [power !== undefined, power !== undefined, true],
      copies: SHAPE.settings.copyLimit!,
      facts: [
        typeBit(card.type) |
          (card.unit ? unitBit(card.unit) : 0) |
          (has("use") ? HAS_MAIN : 0) |
          (has("forsaken") ? HAS_FORSAKEN : 0) |
          (ambushes.length > 0 ? HAS_AMBUSH : 0),
        nations,
        emblems.reduce((all, e) => (typeof e === "string" ? all | emblemBit(e) : all), 0),
        numbers.name(card.title.en.toLowerCase()),
        numbers.code(card.code),
        card.subtypes.reduce((all, word) => all | numbers.subtype(word), 0),
        cost & ~units(ANY, any),
        emblems.reduce(
          (all, e) => (typeof e === "object" && e.emblem === "alliance" ? packed(e.price) : all),
          0,
        ),
        emblems.reduce(
          (all, e) => (typeof e === "object" && e.emblem === "outsource" ? all | nationBit(e.nation) : all),
          0,
        ),
      ],
      abilities: compileCard(abilities, world).abilities,
      ambushes,
      effect: tactic ? card.texts.findIndex(({ tree }) => tree.kind === "effect") : -1,
    },
  ];
}
const OF_FIGHTERS: readonly Statement["is"][] = [
  "bonus",
  "becomes",
  "fortDamage",
  "scales",
  "attacks",
  "attacksUpTo",
  "must",
  "attacksStanding",
  "noDamage",
  "lessDamage",
];
const FIGHTS: readonly Trigger["on"][] = ["retires", "attacks", "attacked", "intercepts", "wins", "damaged"];
/** Whether a statement or a trigger is about the card that says it. */
const isOfThis = (part: Statement | Trigger): boolean => {
  const cards = "who" in part ? part.who : "what" in part ? part.what : undefined;
  return typeof cards === "object" && "ref" in cards && cards.ref === "this";
};

/** Whether a text would never do anything on another card: no other fights, is tapped for a text, awakens or dances. */
function isOfGenerals(text: Text): boolean {
  switch (text.kind) {
    case "keywords":
      return text.keywords.some(
        (e) => typeof e === "string" || e.emblem === "ambush" || e.emblem === "alliance",
      );
    case "icon":
      return text.icon !== "enter";
    case "always":
      return text.mode !== "passive" || text.what.some((s) => OF_FIGHTERS.includes(s.is) && isOfThis(s));
    case "when":
      return FIGHTS.includes(text.on.on) && isOfThis(text.on);
    case "use":
      return text.cost.some((part) => part.pay === "tap" && "ref" in part.what && part.what.ref === "this");
    default:
      return text.kind === "forsaken";
  }
}
