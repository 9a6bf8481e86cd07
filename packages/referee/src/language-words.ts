/** The words of the page on what a game's cards can say, in both languages. */
import type { Messages, Words } from "@tefuda/kernel";

const both = (en: string, ja: string): Words => ({ en, ja });

/** What a phrase is about: the chapters, in the order of the page. */
export const CHAPTERS = {
  action: both("What cards do", "カードがすること"),
  statement: both("What holds", "効いている間のこと"),
  trigger: both("When it happens", "いつ起こるか"),
  condition: both("What is asked", "条件"),
  cost: both("What it costs", "コスト"),
  text: both("Whole texts", "文の全体"),
  cards: both("How many cards, and who chooses", "枚数と、誰が選ぶか"),
  quality: both("Which cards", "どのカードか"),
  reference: both("Cards spoken of before", "前に出たカード"),
  player: both("Players", "プレイヤー"),
  amount: both("Numbers", "数"),
  duration: both("For how long, how often", "期間と回数"),
} as const satisfies Record<string, Words>;
export type Chapter = keyof typeof CHAPTERS;

export const LANGUAGE_PAGE = {
  title: (game: string) => both(`What cards of ${game} can say`, `${game} のカードに書けること`),
  made: (game: string) =>
    both(
      `Made by \`tefuda cards language --game ${game}\` from the phrases that read card texts. Every line is a whole text that the game takes; the words of the phrase it stands for are **bold**, the others may be any of the other chapters. Behind it stand the same text in Japanese and a card that says it.`,
      `\`tefuda cards language --game ${game} --lang ja\` が、カードの文を読む言い回しから作ったページです。どの行もそのまま使える文で、**太字**がその言い回し、ほかの部分はほかの章の言葉に替えられます。となりに同じ文の英語と、その言い回しを使うカードがあります。`,
    ),
  text: both("text", "文"),
  other: both("in Japanese", "英語"),
  card: both("on", "カード"),
  more: (n: number) => both(`and ${n} more`, `ほか${n}枚`),
  also: both("Also understood, as the same:", "次のように書いても同じに読まれます："),
  nothingLeads: both("nothing leads to it", "どこからもたどれません"),
  means: both("as", "→"),
} satisfies Messages;
