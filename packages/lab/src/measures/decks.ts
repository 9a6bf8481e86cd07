/** What decks come to against each other: how far apart they are, how many can win, what they have in common. */
import type { Study } from "../study.ts";
import { between, broughtBy, type Fared, ofDecks, rootOf, shareOfDecks, shareOfWins } from "./field.ts";
import { exactly, type Measure, type Measured, ratioOf, type Unmeasured } from "./measure.ts";

/** A card that more of the field than this holds is a staple. */
const STAPLE = 0.5;

const NO_CAMPS: Unmeasured = {
  because: {
    en: "the cards of this game belong to no camps",
    ja: "このゲームのカードには、属や勢力のような区別がありません",
  },
};
const ONE_SET: Unmeasured = {
  because: {
    en: "sets are compared, and there are decks of one set only",
    ja: "セットどうしを比べる値ですが、1つのセットのデッキしかありません",
  },
};

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const squares = (values: readonly number[], mean: number): number =>
  values.reduce((sum, x) => sum + (x - mean) ** 2, 0);

/** How many copies of each card a deck holds. */
function countsOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The share of the copies of two decks that the other has no like of. */
function unlike(one: readonly string[], other: readonly string[]): number {
  const there = countsOf(other);
  let same = 0;
  for (const [name, copies] of countsOf(one)) same += Math.min(copies, there.get(name) ?? 0);
  return 1 - (2 * same) / (one.length + other.length);
}

/** How far apart the lengths of the games lie that the decks of the field win, of their mean, squared, without what chance alone makes of it. */
function spreadOfLengths(fared: readonly Fared[]): number {
  const known = fared.filter(({ won }) => won.length > 1);
  const weights = broughtBy(known);
  const means = known.map(({ won }) => meanOf(won));
  const mean = means.reduce((sum, one, i) => sum + one * weights[i]!, 0);
  let spread = 0;
  known.forEach(({ won }, i) => {
    const weight = weights[i]!;
    const chance = squares(won, means[i]!) / (won.length - 1) / won.length;
    spread += weight * (means[i]! - mean) ** 2 - weight * (1 - weight) * chance;
  });
  return known.length < 2 ? 0 : spread / mean ** 2;
}

/** Which of the sets a deck is of: the latest that one of its cards came with; 0 where all are the game's. */
function setOfDeck({ loaded: { sets, book } }: Study, cards: readonly string[]): number {
  const held = new Set(cards);
  const files = new Set(book.cards.filter(({ name }) => held.has(name)).map(({ file }) => file));
  return 1 + sets.findLastIndex((set) => set.cards.some(({ path }) => files.has(path)));
}

/** Of two copies drawn out of a deck, whether their camps are the same; those of none go with any and are left out. */
function sameCamp(camps: readonly string[]): number {
  const counts = [...countsOf(camps).values()];
  const all = camps.length;
  return all < 2 ? 0 : counts.reduce((sum, n) => sum + n * (n - 1), 0) / (all * (all - 1));
}

function campDependency({ loaded: { pack, book }, plan }: Study): Measured {
  const { limited } = pack;
  const camps = new Map(book.cards.map((card) => [card.name, limited?.partOf(card).camp]));
  const campsOf = (names: readonly string[]): string[] => names.flatMap((name) => camps.get(name) ?? []);
  const ofSet = campsOf(book.cards.map(({ name }) => name));
  if (new Set(ofSet).size < 2) return NO_CAMPS;
  const byChance = sameCamp(ofSet);
  const decks = plan.lists.map(({ cards }) => (sameCamp(campsOf(cards)) - byChance) / (1 - byChance));
  return exactly(meanOf(decks), decks.length);
}

function powerCreep(study: Study): Measured {
  const sets = study.plan.lists.map(({ cards }) => setOfDeck(study, cards));
  const met = study.games.filter((game) => {
    const [one, other] = study.decks(game);
    return one !== undefined && other !== undefined && sets[one] !== sets[other];
  });
  if (met.length === 0) return ONE_SET;
  return ratioOf(study, {
    parts: (game) => {
      const decks = study.decks(game);
      const latest = Math.max(...decks.map((deck) => sets[deck]!));
      return decks.reduce(
        (sum, deck, seat) => sum + (sets[deck] === latest ? study.points(game, seat) : 0),
        0,
      );
    },
    wholes: () => 1,
    share: true,
    games: met,
  });
}

export const DECKS: readonly Measure[] = [
  {
    id: "power-creep",
    rule: "ttcg-17.1",
    name: { en: "Games that the later set won", ja: "後のセットの勝率" },
    definition: {
      en: "Of the games between decks of different sets, the share that the deck with cards of the later set won; a half is no creep.",
      ja: "異なるセットのデッキどうしのゲームのうち、後のセットのカードを含むデッキが勝ったものの割合。半分なら、インフレはない。",
    },
    scale: "share",
    bound: "most",
    measure: powerCreep,
  },
  {
    id: "strength-spread",
    rule: "ttcg-17.1",
    name: { en: "Spread of strength between decks", ja: "デッキの強さのばらつき" },
    definition: {
      en: "The standard deviation of the decks' shares of wins against each other, without what chance alone makes of it in so many games.",
      ja: "デッキどうしの対戦での勝率の標準偏差から、ゲーム数による偶然のばらつきを除いたもの。",
    },
    scale: "share",
    bound: "most",
    measure: (study) =>
      rootOf(
        ofDecks(study, (fared) => {
          const known = fared.filter(({ met }) => met > 1);
          const shares = known.map(shareOfWins);
          const chance = meanOf(known.map(({ met }, i) => (shares[i]! * (1 - shares[i]!)) / (met - 1)));
          const spread = squares(shares, meanOf(shares)) / (shares.length - 1);
          return spread - chance;
        }),
      ),
  },
  {
    id: "camp-dependency",
    rule: "ttcg-17.1",
    name: { en: "Dependency on archetype or colour", ja: "デッキの属・色への依存" },
    definition: {
      en: "How often two cards of a deck are of one camp - colour, faction, kin, of cards that have one - beyond how often two cards of the whole set are; 1 is always, 0 as by chance. The mean over the decks.",
      ja: "デッキの2枚のカードが同じ属・色・勢力である割合が、セット全体の2枚の場合をどれだけ上回るか（属などのないカードを除く）。1は常に同じ、0は偶然と同じ。全デッキの平均。",
    },
    scale: "share",
    bound: "most",
    measure: campDependency,
  },
  {
    id: "deck-diversity",
    rule: "ttcg-17.1",
    name: { en: "Diversity of decks", ja: "デッキの多様性" },
    definition: {
      en: "Two people bring decks, each deck as often as it would win four games in a row: the share of the copies of their two decks that the other has no like of (0 where it is one deck).",
      ja: "2人が、4連勝する確率に応じた割合でデッキを選ぶとき、2つのデッキで互いに共通しないカードの割合（枚数）。同じデッキなら0。",
    },
    scale: "share",
    bound: "least",
    measure: (study) =>
      shareOfDecks(study, (fared) =>
        between(broughtBy(fared), (one, other) =>
          unlike(study.plan.lists[one]!.cards, study.plan.lists[other]!.cards),
        ),
      ),
  },
  {
    id: "styles",
    rule: "ttcg-17.3",
    name: { en: "Variety of styles that can win", ja: "勝てる戦い方の多様性" },
    definition: {
      en: "How far apart the mean lengths of the games lie that the decks of such a field win, fast ones and slow ones: their standard deviation over their mean, without what chance alone makes of it.",
      ja: "同じ割合で選ばれるデッキが勝つゲームの長さ（速攻から持久まで）の、デッキ間のばらつき。標準偏差を平均で割り、偶然のばらつきを除いたもの。",
    },
    scale: "share",
    bound: "least",
    measure: (study) => rootOf(ofDecks(study, spreadOfLengths)),
  },
  {
    id: "staples",
    rule: "ttcg-17.1",
    name: { en: "Dependency on staples", ja: "必須カードへの依存" },
    definition: {
      en: "Of the copies in the decks of such a field, the share that are of cards which more than half of the field holds.",
      ja: "同じ割合で選ばれるデッキに入っているカードのうち、その半数を超えるデッキに入っているカードの割合（枚数）。",
    },
    scale: "share",
    bound: "most",
    measure: (study) =>
      shareOfDecks(study, (fared) => {
        const weights = broughtBy(fared);
        const held = new Map<string, number>();
        study.plan.lists.forEach(({ cards }, deck) => {
          for (const name of new Set(cards)) held.set(name, (held.get(name) ?? 0) + weights[deck]!);
        });
        return study.plan.lists.reduce((sum, { cards }, deck) => {
          const staples = cards.filter((name) => held.get(name)! > STAPLE);
          return sum + (weights[deck]! * staples.length) / cards.length;
        }, 0);
      }),
  },
  {
    id: "entry",
    rule: "ttcg-17.1",
    name: { en: "Kinds of cards to get to compete", ja: "競うために集めるカードの種類" },
    definition: {
      en: "How many different cards a newcomer must get for a deck of such a field, the mean over the field.",
      ja: "新しいプレイヤーが、同じ割合で選ばれるデッキを組むのに集めるカードの種類数の平均。",
    },
    scale: "number",
    bound: "most",
    measure: (study) =>
      ofDecks(study, (fared) =>
        broughtBy(fared).reduce(
          (sum, weight, deck) => sum + weight * new Set(study.plan.lists[deck]!.cards).size,
          0,
        ),
      ),
  },
];
