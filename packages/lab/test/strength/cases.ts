/**
 * Sets with something out of balance, planted by seeded chance: numbers of cards are raised or lowered in the files of a game until a
 * long run on other deals says that the effect is there. And sets in which nothing was: cards are called otherwise, and lie in another
 * order.
 */
import { Chance } from "@tefuda/kernel";
import { type LoadedGame, loadGame, loadLists } from "@tefuda/referee/games";
import { ProblemsError } from "@tefuda/referee/problems";
import { numberAt, numberFields, type Version, withNumbers } from "../../src/change.ts";
import { deckFigures, GAMES_A_TABLE } from "../../src/findings/strength/decks.ts";
import { firstFigures } from "../../src/findings/strength/first.ts";
import {
  BEYOND,
  type Budget,
  DECKS_A_KIND,
  type Figure,
  type Finding,
  type Games,
  strengthFigures,
  strengthFindings,
  strengthPlans,
} from "../../src/findings/strength/index.ts";
import { kindFigures, kindsOf } from "../../src/findings/strength/kinds.ts";
import type { Plan } from "../../src/play.ts";
import { runHere } from "../../src/run.ts";
import { type Change, changesBetween } from "../../src/what-if.ts";

type Lists = Plan["lists"];
/** A version of a game with its decks. */
export interface Variant {
  loaded: LoadedGame;
  version: Version;
  lists: Lists;
  /** What cards were called before, by what they are called now. */
  before: ReadonlyMap<string, string>;
}
export interface Planted extends Variant {
  kind: Finding["kind"];
  about: string;
  /** What a long run on other deals measures of it: in shares of wins. */
  effect: number;
}

/** An effect that counts as a defect: of a card when drawn, and of anything else. */
const AT_LEAST = { card: 0.1, other: 0.06 };
/** Deals that effects are confirmed on begin here, far from those that findings are looked for on. */
const CONFIRMED_FROM = 50_000_000;
const CONFIRMED_GAMES = 6000;
/** How strong a change has to be is first looked for on fewer games of other deals, so that what is confirmed was not chosen by luck. */
const TRIED_FROM = 70_000_000;
const TRIED_GAMES = 800;
/** By so much what is tried goes past what it must come to. */
const MARGIN = 0.02;
/** Numbers that make a card stronger as they rise. */
const STRONG: Record<string, RegExp> = {
  dew: /^(bite|shell)$/,
  tails: /^(health|attacks|stats\.\w+#1)$/,
  ttcg: /^(attack|defense)$/,
  trails: /^(str|def)$/,
  sangoku: /^power$/,
};

const never = { asked: false, whenAsked: new Promise<void>(() => {}) };

export async function parentOf(id: string): Promise<Variant> {
  const loaded = await loadGame(id);
  const lists = loadLists(loaded).map((list) => ({ id: list.id, cards: [...list.cards] }));
  return { loaded, lists, version: { sets: [], changed: [] }, before: new Map() };
}

async function variantOf(parent: Variant, version: Version): Promise<Variant> {
  return { ...parent, version, loaded: await loadGame(parent.loaded.pack.id, version.sets, version.changed) };
}

export async function playedGames({ loaded }: Variant, { plan, games }: Budget): Promise<Games> {
  const { results, held } = await runHere(plan, games, loaded, never, () => {});
  return { loaded, plan, results, held };
}

const plansOf = ({ loaded, version, lists }: Variant, seed: number, aKind?: number) =>
  strengthPlans(loaded, { game: loaded.pack.id, ...version }, lists, seed, aKind);

const decksPlan = (variant: Variant, seed: number): Budget => plansOf(variant, seed, 0).decks;

/**
 * Which games are played: those among the decks, those among decks that lean on kinds; and how many times as many for a long run, which
 * has as many times the decks of a kind too: what a kind comes to hangs on which decks were made.
 */
export interface Look {
  decks: boolean;
  kinds: boolean;
  times: number;
}
/** What shows a planted defect with the budget that a set has. */
export const lookFor = (kind: Finding["kind"]): Look => {
  const kinds = kind === "kind-cannot-win";
  return { kinds, decks: !kinds, times: 1 };
};
export const EVERYTHING: Look = { decks: true, kinds: true, times: 1 };

/** What is found in a variant. */
export async function findingsIn(variant: Variant, seed: number, look = EVERYTHING): Promise<Finding[]> {
  return strengthFindings(await figuresIn(variant, seed, look));
}
export async function figuresIn(variant: Variant, seed: number, look = EVERYTHING): Promise<Figure[]> {
  const { decks, kinds } = plansOf(variant, seed, look.kinds ? DECKS_A_KIND * look.times : 0);
  const among = look.decks
    ? await playedGames(variant, { ...decks, games: decks.games * look.times })
    : undefined;
  return strengthFigures(among, kinds && { ...(await playedGames(variant, kinds)), of: kinds.of });
}

interface Paired {
  before: Games;
  after: Games;
  changes: Change[];
}

/** Games of a parent and a variant on the same deals, only with the decks that are asked for where some are. */
async function paired(
  parent: Variant,
  variant: Variant,
  from: number,
  wanted: number,
  deck?: (list: number) => boolean,
): Promise<Paired> {
  const sides: Games[] = [];
  for (const one of [parent, variant]) {
    const { plan } = decksPlan(one, from);
    const pairs = deck ? plan.pairs.filter((table) => table.some(deck)) : plan.pairs;
    const atTable = Math.max(GAMES_A_TABLE, Math.ceil(wanted / pairs.length));
    const games = atTable * pairs.length;
    sides.push(await playedGames(one, { plan: { ...plan, pairs }, games }));
  }
  const [before, after] = [sides[0]!, sides[1]!];
  return { before, after, changes: changesBetween(before, after) };
}

/** What a long run says the effect is, if a short one on other deals promises that it is large enough; undefined if it is not. */
async function confirmed(
  parent: Variant,
  variant: Variant,
  seed: number,
  least: number,
  effectOf: (games: Paired) => number,
  deck?: (list: number) => boolean,
): Promise<number | undefined> {
  const tried = effectOf(await paired(parent, variant, TRIED_FROM + seed * 10_000, TRIED_GAMES, deck));
  if (tried < least + MARGIN) return undefined;
  const effect = effectOf(
    await paired(parent, variant, CONFIRMED_FROM + seed * 100_000, CONFIRMED_GAMES, deck),
  );
  return effect >= least ? effect : undefined;
}

const shuffled = <T>(chance: Chance, items: readonly T[]): T[] => {
  const left = [...items];
  return items.map(() => left.splice(chance.below(left.length), 1)[0]!);
};

/** The fields of a card that make it stronger as they rise. */
const strongFields = ({ loaded }: Variant, name: string): string[] =>
  numberFields(loaded, name).filter((field) => STRONG[loaded.pack.id]!.test(field));

/**
 * Numbers of some cards made so many times as large, or smaller, and moved by one at least; undefined where a number would be larger than
 * the game takes. `which`: of the fields that make a card stronger, which ones.
 */
async function scaled(
  parent: Variant,
  names: readonly string[],
  by: number,
  which = (_: string): boolean => true,
): Promise<Variant | undefined> {
  const changes = names.flatMap((card) =>
    strongFields(parent, card)
      .filter(which)
      .map((field) => {
        const now = numberAt(parent.loaded, { card, field });
        const moved = Math.round(now * by);
        const value =
          by > 1 ? Math.max(now + 1, moved) : Math.max(Math.min(1, now), Math.min(now - 1, moved));
        return { card, field, value };
      }),
  );
  try {
    return await variantOf(parent, withNumbers(parent.loaded, changes));
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

const STEPS_UP = [1.5, 2, 3, 4];

/**
 * A card that is no worse than its peers in the parent - a weak one made middling is no defect - made so much stronger that whoever
 * draws it wins ten points more on the same deals.
 */
export async function plantCard(
  parent: Variant,
  figures: readonly Figure[],
  seed: number,
): Promise<Planted | undefined> {
  const chance = new Chance();
  chance.seed(seed, 1);
  const middling = figures.filter(
    ({ kind, figure }) => kind === "card-too-strong" && figure >= 0 && figure < BEYOND.card,
  );
  for (const { about } of shuffled(chance, middling)) {
    const [name] = about;
    if (strongFields(parent, name!).length === 0) continue;
    const decks = new Set(parent.lists.flatMap(({ cards }, i) => (cards.includes(name!) ? [i] : [])));
    for (const by of STEPS_UP) {
      const variant = await scaled(parent, [name!], by);
      if (!variant) continue;
      const drawn = ({ changes }: Paired): number =>
        changes.find((one) => one.kind === "card" && one.about[0] === name)?.difference ?? 0;
      const holds = (list: number): boolean => decks.has(list);
      const effect = await confirmed(parent, variant, seed, AT_LEAST.card, drawn, holds);
      if (effect !== undefined) return { ...variant, kind: "card-too-strong", about: name!, effect };
    }
  }
  return undefined;
}

/** A deck whose cards are raised, one after the other, until it wins six points more than before, and than the next best. */
export async function plantDeck(parent: Variant, seed: number): Promise<Planted | undefined> {
  const chance = new Chance();
  chance.seed(seed, 2);
  for (const { id, cards } of shuffled(chance, parent.lists)) {
    const others = new Set(parent.lists.filter((list) => list.id !== id).flatMap((list) => list.cards));
    const own = [...new Set(cards)].filter(
      (name) => !others.has(name) && strongFields(parent, name).length > 0,
    );
    const order = shuffled(chance, own);
    for (const by of STEPS_UP)
      for (let n = 2; n <= order.length; n += 2) {
        const variant = await scaled(parent, order.slice(0, n), by);
        if (!variant) continue;
        const beats = ({ changes, after }: Paired): number => {
          const [best] = deckFigures(after, 0);
          const more = changes.find((one) => one.kind === "deck" && one.about[0] === id)!.difference;
          return best!.about[0] === id ? Math.min(best!.figure, more) : 0;
        };
        const effect = await confirmed(parent, variant, seed, AT_LEAST.other, beats);
        if (effect !== undefined) return { ...variant, kind: "deck-beats-all", about: id, effect };
      }
  }
  return undefined;
}

/** One sort of number of most cards made larger until going first is worth six points more than before. */
export async function plantFirst(parent: Variant, seed: number): Promise<Planted | undefined> {
  const chance = new Chance();
  chance.seed(seed, 3);
  const all = [...new Set(parent.lists.flatMap(({ cards }) => cards))];
  const sorts = [...new Set(all.flatMap((name) => strongFields(parent, name)))];
  const decides = ({ before, after }: Paired): number => {
    const [was, is] = [before, after].map((games) => Math.abs(firstFigures(games, 0)[0]?.figure ?? 0));
    return is! - was!;
  };
  for (const sort of shuffled(chance, sorts))
    for (const by of [2, 3, 4]) {
      const some = shuffled(chance, all).slice(0, Math.ceil(all.length * 0.9));
      const variant = await scaled(parent, some, by, (field) => field === sort);
      if (!variant) continue;
      const effect = await confirmed(parent, variant, seed, AT_LEAST.other, decides);
      if (effect !== undefined) return { ...variant, kind: "first-decides", about: "", effect };
    }
  return undefined;
}

/** A kind whose cards are lowered until its decks win six points less than before, and than is fair. */
export async function plantKind(parent: Variant, seed: number): Promise<Planted | undefined> {
  const chance = new Chance();
  chance.seed(seed, 4);
  const kinds = kindsOf(parent.loaded);
  const figure = async (variant: Variant, kind: string, from: number, aKind: number): Promise<number> => {
    const { plan, of } = plansOf(variant, from, aKind).kinds!;
    const pairs = plan.pairs.filter((table) => table.some((list) => of[list] === kind));
    const games = await playedGames(variant, { plan: { ...plan, pairs }, games: pairs.length });
    const figures = kindFigures(games, of, 0);
    return figures.find(({ about }) => about[0] === kind)!.figure;
  };
  /** By how much its decks win less than is fair, and than before: the lesser of the two. */
  const lowered = async (variant: Variant, kind: string, from: number, aKind: number): Promise<number> => {
    const [was, is] = [await figure(parent, kind, from, aKind), await figure(variant, kind, from, aKind)];
    return Math.min(-is, was - is);
  };
  for (const kind of shuffled(chance, [...kinds.keys()])) {
    const names = [...kinds.get(kind)!].filter((name) => strongFields(parent, name).length > 0);
    if (names.length < 3) continue;
    for (const by of [0.8, 0.6, 0.4, 0.2]) {
      const variant = await scaled(parent, names, by);
      if (!variant) continue;
      const tried = await lowered(variant, kind, TRIED_FROM + seed * 10_000, DECKS_A_KIND / 2);
      if (tried < AT_LEAST.other + MARGIN) continue;
      const effect = await lowered(variant, kind, CONFIRMED_FROM + seed * 100_000, DECKS_A_KIND * 4);
      if (effect >= AT_LEAST.other)
        return { ...variant, kind: "kind-cannot-win", about: kind, effect: -effect };
    }
  }
  return undefined;
}

/** A tenth of the cards are called otherwise, and the cards of each deck lie in another order before they are shuffled. */
export async function clean(parent: Variant, seed: number): Promise<Variant> {
  const chance = new Chance();
  chance.seed(seed, 5);
  const { cards } = parent.loaded.book;
  const files = parent.loaded.cardFiles.map(({ text }) => text).join("");
  const plain = cards.filter(
    ({ name }) =>
      files.includes(`en: ${name},`) && cards.filter((other) => other.name.includes(name)).length === 1,
  );
  const renamed = new Map(
    shuffled(chance, plain)
      .slice(0, Math.ceil(cards.length / 10))
      .map(({ name }, n) => [name, `Nameless ${["One", "Two", "Three", "Four"][n % 4]} of ${n}`]),
  );
  const changed = parent.loaded.cardFiles.map((file) => {
    let { text } = file;
    for (const [was, is] of renamed) text = text.replaceAll(`en: ${was},`, `en: ${is},`);
    return { ...file, text };
  });
  const variant = await variantOf(parent, { sets: [], changed });
  const lists = parent.lists.map(({ id, cards }) => ({
    id,
    cards: shuffled(chance, cards).map((name) => renamed.get(name) ?? name),
  }));
  return { ...variant, lists, before: new Map([...renamed].map(([was, is]) => [is, was])) };
}

/** What a long run has: all that is beyond what may be, each thing by itself as surely as one in twenty. */
export const hasBy = (figures: readonly Figure[], variant: Variant): Set<string> =>
  new Set(figures.filter(({ p }) => p < 0.05).map((figure) => keyOf(figure, variant)));

/** What a finding is about, as the parent calls it. */
export const keyOf = (
  { kind, about }: Pick<Finding, "kind" | "about">,
  { before }: Pick<Variant, "before">,
): string => [kind, ...about.map((name) => before.get(name) ?? name)].join(" ");
