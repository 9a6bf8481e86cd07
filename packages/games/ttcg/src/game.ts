/** TTCG put together: cards compiled, rules, words and table as one game of the kernel. */
import { capital } from "@tefuda/cardtext";
import { meansNothing, sourcesOf } from "@tefuda/cardtext/cardfile";
import { KeptFiles } from "@tefuda/cardtext/kept-files";
import { keywordsOf } from "@tefuda/cardtext/keywords";
import { look } from "@tefuda/cardtext/looks";
import { nameTaken, withRoom } from "@tefuda/cardtext/set";
import { inBothLanguages, writtenIn } from "@tefuda/cardtext/written-in";
import {
  assemble,
  type Book,
  type CardInfo,
  digest,
  type GameParts,
  type CardText as PrintedText,
  type Problem,
  type SetWord,
  type SourceFile,
  textNumber,
  type Words,
} from "@tefuda/kernel";
import { EDITIONS } from "./edition.ts";
import { compileText } from "./effects/compile.ts";
import { READING } from "./effects/reading.ts";
import { atWillPlaces, type TextAbility, type TtcgCard, textBits } from "./effects/text.ts";
import { EVENTS } from "./events.ts";
import { laid, TERMS } from "./laid.ts";
import { LINES, TEXTS } from "./lines.ts";
import { NEEDS_JA } from "./needs.ja.ts";
import { PROMPTS } from "./prompts.ts";
import { RULES } from "./rulebook.ts";
import { COPIES } from "./rules/01-decks.ts";
import { game as main } from "./rules/02-start.ts";
import { CLEAR } from "./rules/03-zones.ts";
import { END } from "./rules/04-turn.ts";
import { PLAY } from "./rules/05-playing.ts";
import { PASS } from "./rules/06-chain.ts";
import { USE } from "./rules/06-effects.ts";
import { LEVEL } from "./rules/08-levels.ts";
import { ATTACK } from "./rules/09-battle.ts";
import { goOnForEver } from "./rules/10-points.ts";
import { type CardData, type CardText, readCards } from "./rules/12-types.ts";
import { DECK, SHAPE, subTypeBit, typeBit } from "./schema.ts";
import { printEffect, type ReadOptions, readEffects } from "./text/index.ts";

/** What reads the texts of a card, in the language in which each is written. */
const readCardText = (text: string, options: Pick<ReadOptions, "card">): ReturnType<typeof readEffects> =>
  readEffects(text, { ...options, language: writtenIn(text) });

const kept = new KeptFiles<ReturnType<typeof readCards>>();
const NO_WORDS: readonly SetWord[] = [];

/** The cards of files, read and compiled; what is wrong with them is told. */
function readSet(files: readonly SourceFile[]): {
  cards: CardData[];
  definitions: TtcgCard[];
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const cards: CardData[] = [];
  const seen = new Map<string, CardData>();
  for (const file of files) {
    const read = kept.read(file, file.words ?? NO_WORDS, () => readCards(file, readCardText));
    problems.push(...read.problems);
    for (const card of read.cards) {
      const twin = seen.get(look(card.name));
      if (twin) {
        problems.push(nameTaken(card, twin));
        continue;
      }
      seen.set(look(card.name), card);
      cards.push(card);
    }
  }
  const definitions: TtcgCard[] = [];
  for (const card of cards) {
    const kind = compileCard(card, problems);
    if (kind) definitions.push(kind);
  }
  return { cards, definitions, problems };
}
/** What is wrong with card files, without putting a game together. */
export const checkTtcg = (files: readonly SourceFile[]): Problem[] => readSet(files).problems;

/** Reads card files and puts the game together; with problems there is no book. */
export function assembleTtcg(files: readonly SourceFile[]): { book?: Book; problems: Problem[] } {
  const { cards, definitions, problems } = readSet(files);
  if (problems.length > 0) return { problems };
  const parts: GameParts<TtcgCard> = {
    id: "ttcg",
    title: "True Trading Card Game",
    seats: { min: 2, max: 2 },
    shape: SHAPE,
    definitions,
    startZone: DECK,
    main,
    events: EVENTS,
    messages: Object.values(LINES),
    texts: TEXTS,
    actions: [PLAY, LEVEL, USE, CLEAR, ATTACK, END, PASS],
    rules: RULES,
    crowded: goOnForEver,
    overRule: "ttcg-10.3",
    leavesAside: true,
    concedeRule: "ttcg-10.6",
    prompts: PROMPTS,
    needs: { ja: NEEDS_JA },
    terms: TERMS,
    laid,
    editions: EDITIONS,
    sources: sourcesOf(cards),
    words: keywordsOf(files),
    reading: READING,
    fingerprint: digest(
      JSON.stringify([
        EDITIONS.length,
        cards.map((c) => [
          c.name,
          c.type,
          c.subtypes,
          c.rank,
          c.attack,
          c.defense,
          c.texts.map((t) => t.words),
        ]),
      ]),
    ),
  };
  const game = withRoom(cards, problems, () => assemble(parts));
  if (!game) return { problems };
  return { book: { game, cards: cards.map(infoOf) }, problems };
}

function compileCard(card: CardData, problems: Problem[]): TtcgCard | undefined {
  const abilities: TextAbility[] = [];
  card.texts.forEach((text, i) => {
    try {
      abilities.push(compileText(text.effect, text.words, i));
    } catch (error) {
      problems.push(meansNothing(card, text, error));
    }
  });
  if (abilities.length !== card.texts.length) return undefined;
  const unit = card.type !== "spell";
  return {
    id: -1,
    name: card.name,
    names: { ja: card.title.ja },
    printed: [
      card.attack,
      card.defense,
      card.rank,
      typeBit(card.type),
      card.subtypes.reduce((n, s) => n | subTypeBit(s), 0),
    ],
    has: [unit, unit, card.stars, false, false],
    copies: COPIES,
    abilities,
    data: card,
    facts: [atWillPlaces(abilities), textBits(abilities[0]), textBits(abilities[1])],
  };
}

function infoOf(card: CardData): CardInfo {
  const unit = card.type !== "spell";
  return {
    name: card.name,
    type: capital(card.type),
    subtypes: card.subtypes.map(capital),
    values: [
      ...(card.stars ? [{ id: "rank", value: card.rank }] : []),
      ...(unit
        ? [
            { id: "attack", value: card.attack },
            { id: "defense", value: card.defense },
          ]
        : []),
    ],
    names: { ja: card.title.ja },
    texts: card.texts.map((t, i) => textOf(t, textNumber(i))),
    ...(card.flavour.en === "" ? {} : { flavour: { ...card.flavour } }),
    file: card.file,
    line: card.line,
  };
}
/** A text for showing, in both languages. Printed when somebody looks. */
function textOf({ words, effect }: CardText, number: number): PrintedText {
  let both: Words | undefined;
  return {
    kind: effect.kind,
    number,
    get words() {
      both ??= inBothLanguages(words, effect, (language) => printEffect(effect, language));
      return { ...both };
    },
  };
}
