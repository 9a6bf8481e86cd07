/** What people know from other games and write on cards, and what no game here has: each with the reason. */
import type { Cannot } from "@tefuda/kernel";

export const NOWHERE: readonly Cannot[] = [
  {
    words: ["token", "tokens"],
    example: "Create a token.",
    says: {
      en: "There are no tokens: every card in a match comes out of a deck.",
      ja: "トークンはありません。対戦のカードはすべてデッキから出てきます。",
    },
  },
  {
    words: ["counter on", "counters on"],
    example: "Put a +1/+1 counter on this card.",
    says: {
      en: "No counters lie on cards: what changes a card says how long it lasts.",
      ja: "カードに置くカウンターはありません。変化には、続く期間を書きます。",
    },
  },
  {
    words: ["copy of", "copies of"],
    example: "This card becomes a copy of another card.",
    says: {
      en: "No card becomes a copy of another.",
      ja: "カードがほかのカードのコピーになることはありません。",
    },
  },
  {
    words: ["mana"],
    example: "Add two mana.",
    says: { en: "There is no mana.", ja: "マナはありません。" },
  },
  {
    words: ["life"],
    example: "You gain two life.",
    says: { en: "No player has life.", ja: "プレイヤーにライフはありません。" },
  },
  {
    words: ["sideboard", "side deck"],
    example: "Search your sideboard for a card.",
    says: {
      en: "A player has one deck and no cards beside it.",
      ja: "デッキは1つだけで、控えのカードはありません。",
    },
  },
  {
    words: ["win the game", "wins the game"],
    example: "You win the game.",
    says: {
      en: "No text says that a player wins: that is for the rules.",
      ja: "「勝つ」と書くテキストはありません。勝者はルールで決まります。",
    },
  },
  {
    words: ["in a random order", "in random order"],
    example: "Put two cards from your hand on the bottom of your deck in a random order.",
    says: {
      en: "Cards are not put down in a random order: leave that out, or shuffle the deck.",
      ja: "カードを無作為な順番で置くことはありません。省くか、デッキをシャッフルしてください。",
    },
  },
];

/** Of games in which what is played is done before anybody can answer. */
export const NO_COUNTERING: Cannot = {
  words: ["counter target", "counter a", "counter it", "counter that", "negate target", "negate a"],
  example: "Counter target card.",
  says: {
    en: "Nothing is countered: what is played is done before anybody can answer.",
    ja: "打ち消しはありません。プレイしたものは、だれも応じないうちに解決します。",
  },
};

/** Of games in which no text waits for a card to be chosen. */
export const NO_TARGETED: Cannot = {
  words: ["the target of", "is targeted", "becomes targeted", "becomes the target"],
  example: "When this card becomes the target of an effect, draw a card.",
  says: {
    en: "Nothing waits for a card to be chosen; a text can say that it cannot be chosen.",
    ja: "「選ばれたとき」を待つことはできません。「選ばれない」と書くことはできます。",
  },
};

/** Of games in which nobody names a card. */
export const NO_NAMING: Cannot = {
  words: ["name a card", "names a card", "choose a name", "choose a card name"],
  example: "Name a card, then draw a card.",
  says: {
    en: "Nobody names a card: what a text looks for stands in it.",
    ja: "カード名を宣言することはありません。探すものはテキストに書きます。",
  },
};

/** Words of other games for looking at the top of a deck. */
export const NO_SCRYING: Cannot = {
  words: ["scry", "surveil", "scries"],
  example: "Scry two.",
  says: {
    en: 'There is no word for that: write what is done, "Look at the top two cards of your deck. Put ..."',
    ja: "その語はありません。することを書きます：「あなたの山札の上から2枚を見て、…」",
  },
};

/** Of games in which no die is rolled. */
export const NO_DIE: Cannot = {
  words: ["a die", "dice"],
  example: "Roll a die and draw that many cards.",
  says: {
    en: "No die is rolled: chance decides the order of a deck, and which card is taken at random.",
    ja: "サイコロは使いません。偶然で決まるのは、山札の順や、無作為に選ぶカードです。",
  },
};

/** Of games in which no coin is tossed. */
export const NO_COIN: Cannot = {
  words: ["coin"],
  example: "Flip a coin. If it is heads, draw a card.",
  says: { en: "No coin is flipped.", ja: "コインは投げません。" },
};

/** Of games in which turn follows turn, whatever cards say. */
export const NO_FURTHER_TURN: Cannot = {
  words: ["another turn", "extra turn"],
  example: "Take another turn.",
  says: { en: "Nobody takes a further turn.", ja: "追加のターンはありません。" },
};
