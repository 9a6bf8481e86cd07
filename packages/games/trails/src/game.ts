/** Trails put together: cards compiled, rules, words and table as one game of the kernel. */

import { meansNothing, sourcesOf } from "@tefuda/cardtext/cardfile";
import { KeptFiles } from "@tefuda/cardtext/kept-files";
import { look } from "@tefuda/cardtext/looks";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { bitsOf, nameTaken, tellLookalikes, withRoom } from "@tefuda/cardtext/set";
import { wordsOfFiles } from "@tefuda/cardtext/set-words";
import { inBothLanguages, writtenIn } from "@tefuda/cardtext/written-in";
import {
  assemble,
  type Book,
  type CardInfo,
  digest,
  type GameParts,
  type Problem,
  type SetWord,
  type SourceFile,
  textNumber,
  WordsError,
} from "@tefuda/kernel";
import { partsOf } from "@tefuda/language";
import { compileCard, readingOf, type World } from "@tefuda/language/standard/index";
import { EDITIONS } from "./edition.ts";
import { checkOnCard } from "./effects/checks.ts";
import { compileText, costsItself } from "./effects/compile.ts";
import { MEANING } from "./effects/says.ts";
import type { TextAbility, TrailsCard } from "./effects/text.ts";
import { trailsWorld } from "./effects/world.ts";
import { EVENTS } from "./events.ts";
import { LINES } from "./lines.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import { PREVENTS } from "./prevention.ts";
import { PROMPTS } from "./prompts.ts";
import { RULES } from "./rulebook.ts";
import { type CardData, type CardText, type ReadTexts, readCards } from "./rules/01-cards.ts";
import { copiesIf } from "./rules/01-decks.ts";
import { detailsOf, namesOf } from "./rules/01-parts.ts";
import { game as main } from "./rules/02-setup.ts";
import { SPENT } from "./rules/04-crafts.ts";
import { CONTROLLED, SKIPPED } from "./rules/05-steps.ts";
import { ATTACK, ATTACK_PLAYER, PASS_ATTACK } from "./rules/06-combat.ts";
import { GATHER } from "./rules/07-group.ts";
import { SUPPORTED } from "./rules/07-support.ts";
import { leave } from "./rules/08-winning.ts";
import { ACTIONS } from "./rules/09-timing.ts";
import { GAINED_ORGS, MARTIAL_ARTS } from "./rules/10-icons.ts";
import { stop } from "./rules/11-limits.ts";
import { CARD_TYPES, DECK, HAS_ART, ICON_NAMES, SHAPE, typeBit } from "./schema.ts";
import { TERMS } from "./terms.ts";
import { grammar, OPEN, printText, readTexts } from "./text/index.ts";
import type { Icon } from "./text/tree.ts";

/** What reads the texts of a card, with the words that it and its set bring. */
const reading =
  (words: OpenWords): ReadTexts =>
  (text, card) => {
    const language = writtenIn(text, words);
    return readTexts(text, { language, words, ...(card && { card }) });
  };

const kept = new KeptFiles<ReturnType<typeof readCards>>();

/** The cards of files, read and compiled; what is wrong with them is told. */
function readSet(files: readonly SourceFile[]): {
  cards: CardData[];
  definitions: TrailsCard[];
  problems: Problem[];
  words: readonly SetWord[];
  world: World;
} {
  const problems: Problem[] = [];
  const cards: CardData[] = [];
  const byName = new Map<string, CardData>();
  const words = wordsOfFiles(files, OPEN, grammar);
  for (const file of files) {
    const brought = words.of(file);
    const read = kept.read(file, brought, () => readCards(file, reading(brought), brought));
    problems.push(...read.problems);
    for (const card of read.cards) {
      const taken = byName.get(look(card.name));
      if (taken) problems.push(nameTaken(card, taken));
      else byName.set(look(card.name), card);
      cards.push(card);
    }
  }
  tellLookalikes(cards, (card) => Object.values(namesOf(card) ?? {}), problems);
  const org = bitsOf(cards, orgsOf, MOST_ORGS, problems);
  const world = trailsWorld(org);
  const definitions = cards.flatMap((card) => definitionOf(card, org, world, problems));
  return { cards, definitions, problems, words: words.brought, world };
}
/** The words that card files bring. */
export const broughtBy = (files: readonly SourceFile[]): readonly SetWord[] =>
  wordsOfFiles(files, OPEN, grammar).brought;
/** What is wrong with card files, without putting a game together. */
export const checkTrails = (files: readonly SourceFile[]): Problem[] => readSet(files).problems;

/** Reads card files and puts the game together; with problems there is no book. */
export function assembleTrails(files: readonly SourceFile[]): { book?: Book; problems: Problem[] } {
  const { cards, definitions, problems, words, world } = readSet(files);
  if (problems.length > 0) return { problems };
  const parts: GameParts<TrailsCard> = {
    id: "trails",
    title: "Trails TCG",
    // trails-2.6
    seats: { min: 2, max: 2 },
    shape: SHAPE,
    definitions,
    startZone: DECK,
    main,
    events: EVENTS,
    messages: Object.values(LINES),
    texts: [],
    actions: [...ACTIONS, ATTACK, ATTACK_PLAYER, GATHER, PASS_ATTACK],
    always: MARTIAL_ARTS,
    ruleModifiers: [SUPPORTED, GAINED_ORGS, SPENT, SKIPPED, CONTROLLED, PREVENTS],
    rules: RULES,
    overRule: "trails-8.5",
    concedeRule: "trails-8.8",
    leave,
    crowded: stop,
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
        cards.map(({ file: _f, line: _l, texts, art, ...card }) => [
          card,
          texts.map((t) => t.words),
          art && { ...art, texts: art.texts.map((t) => t.words) },
        ]),
      ]),
    ),
  };
  const game = withRoom(cards, problems, () => assemble(parts));
  if (!game) return { problems };
  return { book: { game, cards: cards.map(infoOf) }, problems };
}

/** trails-10.11: each organization that a card of the set has, or that a text gives, links or asks for, has a bit. */
const orgsOf = (card: CardData): string[] => [
  ...card.orgs,
  ...[...card.texts, ...(card.art?.texts ?? [])]
    .flatMap(({ tree }) => partsOf(tree))
    .flatMap((part) => {
      const it = part as { orgs?: string[]; org?: string[] };
      return it.orgs ?? it.org ?? [];
    }),
];
/** As many bits as a modifier has room for. */
const MOST_ORGS = { most: 15, called: { en: "organizations", ja: "組織" } };

function definitionOf(
  card: CardData,
  org: (word: string) => number,
  world: World,
  problems: Problem[],
): TrailsCard[] {
  const abilities: TextAbility[] = [];
  const happening = [...(card.type === "event" ? card.texts : []), ...(card.art?.texts ?? [])];
  const texts = [...card.texts, ...(card.art?.texts ?? [])];
  for (const [i, text] of texts.entries()) {
    try {
      if ((text.tree.kind === "effect") !== happening.includes(text) && !costsItself(text.tree))
        throw new WordsError(happening.includes(text) ? MEANING.once : MEANING.onlyOnce);
      if (!happening.includes(text)) checkOnCard(text.tree, card.type);
      abilities.push(compileText(text.tree, wordsOf(card, text), i, world));
    } catch (error) {
      problems.push(meansNothing(card, text, error));
    }
  }
  if (abilities.length !== texts.length) return [];
  const effects = happening.filter(({ tree }) => tree.kind === "effect").map((text) => texts.indexOf(text));
  const icons = card.texts.flatMap(({ tree }) => (tree.kind === "keywords" ? tree.keywords : []));
  const { cp, ep, level, str, def, art } = card;
  return [
    {
      id: -1,
      name: card.name,
      names: namesOf(card),
      printed: [str ?? 0, def ?? 0, cp ?? 0, ep ?? art?.ep ?? 0, level ?? 0],
      has: [str, def, cp, ep ?? art?.ep, level].map((n) => n !== undefined),
      copies: copiesIf(card.generic),
      facts: [
        typeBit(card.type) | (art ? HAS_ART : 0),
        card.orgs.reduce((all, word) => all | org(word), 0),
        icons.reduce((all, icon) => all | iconBit(icon), 0),
      ],
      abilities: compileCard(abilities, world).abilities,
      effects,
      usable: card.texts.some(({ tree }) => tree.kind === "use"),
    },
  ];
}
/** A text in both languages: as it is written, and as the same tree is said in Japanese. */
function wordsOf(card: CardData, text: CardText): { en: string; ja: string } {
  const place = card.art?.texts.includes(text) ? "art" : card.type;
  return inBothLanguages(text.words, text.tree, (language) =>
    printText(text.tree, { card: place, language }),
  );
}
const iconBit = (icon: Icon): number => 1 << ICON_NAMES.indexOf(icon);

function infoOf(card: CardData): CardInfo {
  const words = (texts: CardData["texts"], before = 0) =>
    texts.map((text, i) => ({
      kind: text.tree.kind,
      words: wordsOf(card, text),
      number: textNumber(before + i),
    }));
  const values = {
    cp: card.cp,
    ep: card.ep ?? card.art?.ep,
    level: card.level,
    str: card.str,
    def: card.def,
  };
  return {
    name: card.name,
    names: namesOf(card),
    ...(card.sub ? { short: { ...card.title } } : {}),
    type: TYPE_WORDS[CARD_TYPES.indexOf(card.type)]!,
    subtypes: card.orgs,
    values: Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [{ id, value }])),
    texts: [
      ...words(card.texts),
      ...(card.art
        ? [
            {
              kind: "art",
              words: {
                en: `${card.art.title.en} (${card.art.ep} EP)`,
                ja: `${card.art.title.ja}（${card.art.ep}EP）`,
              },
            },
            ...words(card.art.texts, card.texts.length),
          ]
        : []),
    ],
    ...(card.flavour.en === "" ? {} : { flavour: { ...card.flavour } }),
    details: detailsOf(card),
    file: card.file,
    line: card.line,
  };
}
const TYPE_WORDS = ["UNIT", "ITEM", "EVENT", "BASE"];
