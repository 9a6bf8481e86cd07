/** Why a text that can be read means nothing. */
import type { Messages, Words } from "@tefuda/kernel";

/** Parts of a text, by what they are called in English. */
const PARTS = {
  "a reference": "語",
  "an amount": "数",
  "a trigger": "きっかけ",
  "a card to level up": "レベルアップするカード",
  "a replacement": "置き換え",
  "a time to skip": "飛ばす時期",
  "something to have happened": "出来事",
  "a condition": "条件",
  "an action": "行動",
} as const;

export const MEANING = {
  upTo: {
    en: '"up to" leaves open how many there are to be',
    ja: "「まで」では、数が決まりません",
  },
  valueChosen: {
    en: "a card whose value counts is chosen, and here none can be (ttcg-14.2)",
    ja: "値を使うカードは選ぶものですが、ここでは選べません（ttcg-14.2）",
  },
  oneLevel: {
    en: "one card is levelled up with one card (ttcg-8.1)",
    ja: "レベルアップは、1枚のカードを1枚のカードで行います（ttcg-8.1）",
  },
  fieldLevels: {
    en: "a card on the field levels nothing up (ttcg-8.1)",
    ja: "場にあるカードで、ほかのカードをレベルアップすることはできません（ttcg-8.1）",
  },
  they: {
    en: "“they”: say “that player” or “your opponent” (ttcg-14.7)",
    ja: "「they」ではなく「that player」か「your opponent」と書いてください（ttcg-14.7）",
  },
  leftBy: {
    en: "its card has left the field by then, so the text has to say how long this lasts (ttcg-15.7)",
    ja: "その時点でこのカードは場を離れているので、いつまで続くかを書く必要があります（ttcg-15.7）",
  },
  alwaysChooses: {
    en: "what always holds chooses no card whose value counts (ttcg-7.9)",
    ja: "常に働く文では、値を使うカードを選べません（ttcg-7.9）",
  },
  noTerm: {
    en: "what always holds has no term",
    ja: "常に働くことに、期限はありません",
  },
  passive: {
    en: "a Passive text that nothing sets off has to say what is so, not what is done",
    ja: "きっかけのないPassiveの文には、行うことではなく、常に成り立つことを書きます",
  },
  additional: {
    en: 'an additional card could be one once or one each turn; say "this turn" or "each turn" (ttcg-15.7)',
    ja: "追加の1枚が、一度だけなのか毎ターンなのか決まりません。「このターン」か「各ターン」と書いてください（ttcg-15.7）",
  },
  measured: {
    en: "a cost is measured by one card that is chosen in the open (ttcg-6.12)",
    ja: "コストの量を決めるのは、公開して選ぶ1枚のカードです（ttcg-6.12）",
  },
  oneControl: {
    en: "only one player can take control of a card (ttcg-3.7)",
    ja: "カードをコントロールできるプレイヤーは1人だけです（ttcg-3.7）",
  },
  whichPlayer: {
    en: "it is not said of which player this is",
    ja: "どのプレイヤーのことか書かれていません",
  },
  equipGone: {
    en: "an Equip card is no longer attached when the equipped unit has left the field (ttcg-7.4, 7.5)",
    ja: "装備したユニットが場を離れると、Equipのカードは付いていません（ttcg-7.4、7.5）",
  },
  ownPart: {
    en: "counting each player's own part has no meaning yet",
    ja: "プレイヤーごとに数えることは、まだできません",
  },
  noneChosen: {
    en: "a number of cards has no meaning where nothing is chosen",
    ja: "何も選ばないところで、枚数は意味を持ちません",
  },
  place: {
    en: "a place for a card spoken of that has no meaning yet",
    ja: "前に出たカードの場所として、まだ扱えない場所です",
  },
  ownZones: {
    en: "a card lies in its owner's zones (ttcg-3.4)",
    ja: "カードは持ち主の領域に置かれます（ttcg-3.4）",
  },
  redirected: {
    en: "a redirected effect or attack needs the card that it turns to",
    ja: "向きを変える効果や攻撃には、新しい対象のカードが必要です",
  },
  wholeZones: {
    en: "only hand, deck and discard pile are exchanged as a whole",
    ja: "丸ごと入れ替えられるのは、手札、デッキ、捨て札だけです",
  },
  zonesOfTwo: {
    en: "cards go to their owner's zones (ttcg-3.4), so zones of two players are not exchanged",
    ja: "カードは持ち主の領域に行くので（ttcg-3.4）、2人の領域は入れ替えられません",
  },
  noneSpokenOf: {
    en: "there are no cards that were spoken of",
    ja: "それより前に出たカードがありません",
  },
  fromHand: {
    en: "cards are discarded from the hand",
    ja: "捨てるのは手札のカードです",
  },
  nextTurn: {
    en: "only an effect that waits can speak of the next turn",
    ja: "次のターンについて書けるのは、待つ効果だけです",
  },
  spared: {
    en: "only its own player is spared points by a text",
    ja: "文によってポイントを失わずに済むのは、自分だけです",
  },
  battlePhase: {
    en: "only the battle phase can be ended by a text",
    ja: "文で終了できるのは、バトルフェイズだけです",
  },
  standing: {
    en: "a standing change holds for cards on the field only",
    ja: "常に働く変化は、場のカードにだけ及びます",
  },
  replacing: {
    en: "replacing this is understood but not played yet",
    ja: "これを置き換えることは、読めますがまだ実行できません",
  },
  noDestroyer: {
    en: "the card that destroyed it: the text does not wait for a card that is destroyed (ttcg-13.9)",
    ja: "破壊したカード：この文は、カードが破壊されることを待っていません（ttcg-13.9）",
  },
  noPlayer: {
    en: "“that player”: no player was spoken of before (ttcg-14.7)",
    ja: "「そのプレイヤー」の指すプレイヤーが、それより前に出ていません（ttcg-14.7）",
  },
  noRule: (parts: readonly string[]): Words => ({
    en: `no rule gives a meaning to ${parts.map((part) => `"${part}"`).join(", ") || "what it says"}`,
    ja: `${parts.length > 0 ? parts.map((part) => `「${part}」`).join("、") : "この文"}に意味を与えるルールがありません`,
  }),
  allAlong: (equip: boolean): Words => ({
    en: `${equip ? "an Equip effect" : "a Continuous effect"} holds from its activation on; what its player may do, or does once per turn, is no such thing (ttcg-7.2)`,
    ja: `${equip ? "Equip" : "Continuous"}の効果は、発動してから働き続けます。プレイヤーがしてもよいことや、1ターンに1回することは書けません（ttcg-7.2）`,
  }),
  notYet: (what: Words): Words => ({
    en: `${what.en} is understood but not played yet`,
    ja: `${what.ja}は、読めますがまだ実行できません`,
  }),
  textsOfOthers: { en: "having the texts of other cards", ja: "ほかのカードの文を持つこと" },
  noMeaning: (part: keyof typeof PARTS, said: string): Words => ({
    en: `${part} that has no meaning yet: ${said}`,
    ja: `まだ意味のない${PARTS[part]}です：${said}`,
  }),
} satisfies Messages;
