/** Why a text that can be read means nothing, as far as games have it in common. */
import type { Messages, Words } from "@tefuda/kernel";

export const MEANING = {
  notRemembered: {
    en: "what happened this turn is remembered of cards by what they are, and not of others than this or of cards that were spoken of",
    ja: "このターンに起きたことは、カードがどんなものかによってだけ覚えられ、「ほかの」カードや前に出たカードについては覚えられません",
  },
  oneKind: {
    en: "a part of a cost names one kind of cards at a time",
    ja: "コストの各部分で指せるカードは1種類です",
  },
  noneBefore: {
    en: "it speaks of a card as chosen or named before, and nothing was",
    ja: "前に選んだカードや名指ししたカードについて述べていますが、そのようなカードはありません",
  },
  noneSetOff: {
    en: "it speaks of the card that set it off, and nothing did",
    ja: "きっかけとなったカードについて述べていますが、きっかけはありません",
  },
  bothPlayers: {
    en: "it means both players where one has to be meant",
    ja: "1人を指すべきところで、両方のプレイヤーを指しています",
  },
  described: {
    en: "what is looked for in a deck has to be described",
    ja: "探すカードは、条件で書きます",
  },
  whoseOfSeveral: {
    en: "it asks about one card where each of several players has one; say what that player then does, as “they”",
    ja: "1枚のカードについて尋ねていますが、それは各プレイヤーに1枚ずつあります。続けて、そのプレイヤーが何を行うかを書いてください",
  },
  nothingAsked: {
    en: "nothing was done before that could be asked about",
    ja: "条件にできることが、それより前に行われていません",
  },
  nothingCounted: {
    en: "nothing was done before that could be counted",
    ja: "数えられることが、それより前に行われていません",
  },
  noNumber: {
    en: "what was done before has no number",
    ja: "それより前に行われたことは数えられません",
  },
  nothingHere: {
    en: "nothing is done here that could be counted",
    ja: "数えられることが、ここでは行われません",
  },
  next: {
    en: "the next one is spoken of only for a time",
    ja: "「次に」と言えるのは、期間のある効果だけです",
  },
  apart: {
    en: "cards with different names are several that are chosen",
    ja: "名前の異なるカードとは、選ぶ複数のカードのことです",
  },
  hidden: {
    en: "it counts cards that lie hidden by what they are, which not everybody can see",
    ja: "全員に見えるわけではない非公開のカードを、その内容で数えています",
  },
  noneTold: {
    en: "it speaks of the card, and what sets it off has none",
    ja: "カードについて述べていますが、きっかけとなる出来事にはカードがありません",
  },
  bothTold: {
    en: "it speaks of a card that did something or to which it was done, and what sets it off does not tell of two cards",
    ja: "何かをしたカードやされたカードについて述べていますが、きっかけとなる出来事は2枚のカードについてのものではありません",
  },
  once: {
    en: "what stands on this card happens once, and this would hold or wait",
    ja: "このカードの文は一度だけ起こるものですが、これは常に働くか待つ文です",
  },
  onlyOnce: {
    en: "this happens once, and its card stays: it does not say when, or what it costs",
    ja: "これは一度だけ起こることですが、このカードは場に残ります。いつ起こるか、何を支払うかが書かれていません",
  },
  notThere: {
    en: "no such card lies where it looks, or nothing of that kind can happen to it there",
    ja: "そのようなカードはそこにないか、そこではそのようなことは起こりません",
  },
  noState: {
    en: "it says of a card how it is in play, and looks where it is not",
    ja: "場にあるカードについてしか言えないことを、場にないカードについて述べています",
  },
  notThese: {
    en: "this cannot happen to cards of that kind",
    ja: "その種類のカードには起こらないことです",
  },
  alreadyThere: {
    en: "it moves a card to where it lies already",
    ja: "カードを、すでにある場所に移しています",
  },
  crossed: {
    en: "it asks for a number that is at most one and at least another that is higher: there is none",
    ja: "その条件をすべて満たす数はありません",
  },
  whoseDeck: {
    en: "whose deck another player looks through is not said clearly; say what you may do instead",
    ja: "誰の山札を見るのかはっきりしません。あなたが行うこととして書いてください",
  },
  severalMost: {
    en: "only one card has the most or the least, or all that are tied; of several, say which number they have at least or at most",
    ja: "最も高いもの・低いものは1枚か、同点のすべてです。複数のカードは「〜以上」「〜以下」で書いてください",
  },
  paidTwice: {
    en: "a cost does the same to this card twice, which cannot be paid",
    ja: "このカードに同じことを2回するコストは、支払えません",
  },
  notPaid: {
    en: "no cost is paid by this",
    ja: "これはコストの支払いにはなりません",
  },
  noBonus: {
    en: "+0/+0 changes nothing",
    ja: "+0/+0では何も変わりません",
  },
  claims: (most: number): Words => ({
    en: `a cost has at most ${most} parts that are paid alike`,
    ja: `同じ方法で支払う部分は、コスト1つにつき${most}個までです`,
  }),
} satisfies Messages;
