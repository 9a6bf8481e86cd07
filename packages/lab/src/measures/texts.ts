/** What is printed: how much there is to read, of how many sorts, and whether it is plain. Nothing is played for it, so there is no interval. */
import { wordsIn } from "../words-on-cards.ts";
import { exactly, type Measure, type Unmeasured } from "./measure.ts";

const UNREAD: Unmeasured = {
  because: {
    en: "the texts of this game were not looked into",
    ja: "このゲームのテキストは調べられていません",
  },
};
const NO_TEXTS: Unmeasured = {
  because: { en: "no card has a text", ja: "テキストのあるカードがありません" },
};

export const TEXTS: readonly Measure[] = [
  {
    id: "text-length",
    rule: "ttcg-17.1",
    name: { en: "Words a card", ja: "1枚あたりの単語数" },
    definition: {
      en: "English words of rules text on a card, the mean over all cards of the set.",
      ja: "カード1枚のルールテキスト（英語）の単語数の、セット全体の平均。",
    },
    scale: "number",
    bound: "most",
    measure: ({ loaded: { book } }) => {
      const words = book.cards.map(wordsIn);
      return exactly(words.reduce((a, b) => a + b, 0) / words.length, words.length);
    },
  },
  {
    id: "mechanisms",
    rule: "ttcg-17.1",
    name: { en: "Mechanisms", ja: "仕組みの数" },
    definition: {
      en: "How many different things the texts of the cards say: kinds of actions, moments, conditions, costs, ways to name cards, keywords.",
      ja: "カードのテキストに出てくる仕組み（行動、時点、条件、コスト、カードの指し方、キーワードなど）の種類の数。",
    },
    scale: "number",
    bound: "most",
    measure: (_study, { printed }) =>
      printed
        ? exactly(new Set(printed.texts.flatMap(({ mechanisms }) => mechanisms)).size, printed.texts.length)
        : UNREAD,
  },
  {
    id: "ambiguity",
    rule: "ttcg-17.1",
    name: { en: "Texts that no ruling settles", ja: "裁定のないテキスト" },
    definition: {
      en: "The share of the texts of cards of which no ruling shows a text with all their mechanisms together. What can be read in two ways is no card of the game at all.",
      ja: "カードのテキストのうち、その仕組みをすべて合わせもつテキストを示す裁定が1つもないものの割合。2通りに読める文は、そもそもカードにならない。",
    },
    scale: "share",
    bound: "most",
    measure: (_study, { printed }) => {
      if (!printed) return UNREAD;
      if (printed.texts.length === 0) return NO_TEXTS;
      const open = printed.texts.filter(({ settled }) => !settled);
      return exactly(open.length / printed.texts.length, printed.texts.length);
    },
  },
  {
    id: "ease-of-entry",
    rule: "ttcg-17.3",
    name: { en: "Words to read before a first game", ja: "初めてのゲームの前に読む単語数" },
    definition: {
      en: "English words of how the game is played, and of the different cards of the deck that has the fewest; the fewer, the easier.",
      ja: "遊び方の説明と、文章が最も少ないデッキのカードの、英語の単語数。少ないほど始めやすい。",
    },
    scale: "number",
    bound: "most",
    measure: ({ plan, loaded: { book } }, { printed }) => {
      if (!printed || plan.lists.length === 0) return UNREAD;
      const words = new Map(book.cards.map((card) => [card.name, wordsIn(card)]));
      const decks = plan.lists.map(({ cards }) =>
        [...new Set(cards)].reduce((sum, name) => sum + words.get(name)!, 0),
      );
      return exactly(printed.howTo + Math.min(...decks), decks.length);
    },
  },
];
