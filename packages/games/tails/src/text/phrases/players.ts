/** The players of a game for two to four: as the subject of a sentence and as those whose something is. */
import type { Production } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import type { Who } from "@tefuda/language/phrases/bones";
import type { PlayerWords, Possessives, Subject } from "@tefuda/language/phrases/players";

/** Whom forms speak of. */
export const whos: readonly Who[] = [
  "you",
  "opponent",
  "opponents",
  "both",
  "others",
  "owner",
  "its",
  "they",
  "active",
  "defending",
];

/** What somebody may do is done by whom was spoken of: one opponent is not chosen once more. */
const within = "they";

export const subjects: readonly Subject[] = [
  {
    by: "opponent",
    agr: "third",
    en: [
      "a opponent",
      "(your|the|one|any|target) opponent",
      "(a|one) opponent (of your choice|you choose|chosen by you)",
      "(a|the) enemy [player]",
      "the other player",
    ],
    ja: ["対戦相手1人", "(対戦相手|相手)", "(相手|対戦相手)[プレイヤー]1人", "相手プレイヤー"],
    within,
    chosen: within,
  },
  {
    by: "opponents",
    agr: "third",
    en: ["each opponent", "every opponent", "each of your opponents", "each enemy [player]"],
    ja: ["各対戦相手", "(すべての|各)(対戦相手|相手)", "(対戦相手|相手)(全員|それぞれ)"],
    within,
  },
  {
    by: "opponents",
    agr: "plural",
    en: [
      "your opponents",
      "your opponents each",
      "[all] opponents",
      "all your opponents",
      "all of your opponents",
      "all other players",
    ],
    within,
  },
  {
    by: "both",
    agr: "third",
    en: ["each player", "every player", "everybody", "everyone"],
    ja: [
      "各プレイヤー",
      "[(すべての|全|両方の|両|どの|お互いの|おたがいの|双方の)]プレイヤー",
      "全員",
      "(お互い|おたがい|双方|お互いのプレイヤー全員)",
      "プレイヤー(全員|それぞれ)",
      "各自",
    ],
    within,
  },
  { by: "both", agr: "plural", en: ["players", "all players", "both players"], within },
  {
    by: "others",
    agr: "third",
    en: ["each other player", "every other player"],
    ja: ["他の各プレイヤー", "他のすべてのプレイヤー", "自分以外の[各|すべての]プレイヤー"],
    within,
  },
  {
    by: "owner",
    agr: "third",
    en: ["its owner", "(the|their) owner"],
    ja: [
      "持ち主",
      "その持ち主",
      "(それ|その(カード|ユニット|兵士|陣地|車両|装備|縄張り|イベント|罠))の持ち主",
    ],
    within,
  },
  {
    by: "its",
    agr: "third",
    en: [
      "its player",
      "(its|the|their) controller",
      "(that|the) (card|unit|Troop|Position|Vehicle)'s (player|controller)",
      "the player (who|that) (controls|controlled|has|had|played|deployed) (it|that (card|unit|Troop|Position|Vehicle|Event|Trap))",
      "the player on whose side (it|that (card|unit|Troop|Position|Vehicle)) (is|was|lies|lay)",
    ],
    ja: [
      "そのカードのプレイヤー",
      "それをコントロール(する|している)プレイヤー",
      "その(ユニット|兵士|車両|陣地|カード)(のプレイヤー|をコントロール(する|している)プレイヤー|のコントローラー)",
      "[その]コントローラー",
    ],
    within,
  },
  { by: "they", agr: "plural", en: ["they"], within },
  {
    by: "they",
    agr: "third",
    en: ["that player", "that opponent", "the chosen (opponent|player)", "he or she"],
    ja: ["そのプレイヤー", "その(対戦相手|相手)[プレイヤー]"],
    within,
  },
  {
    by: "active",
    agr: "third",
    en: [
      "the turn player",
      "the player whose turn it is",
      "the (active|current|attacking) player",
      "the player who is (attacking|taking (their|the|this) turn)",
      "the attacker's (player|controller)",
    ],
    ja: ["ターンプレイヤー", "(手番のプレイヤー|攻撃側のプレイヤー|攻撃プレイヤー)"],
    within,
  },
  {
    by: "defending",
    agr: "third",
    en: ["the defending player", "the (defender's player|player (who is|being) attacked|attacked player)"],
    ja: ["防御側のプレイヤー", "(防御プレイヤー|攻撃されたプレイヤー|回避したプレイヤー)"],
    within,
  },
];

const whose: Possessives = {
  you: [["your", "your own"], ["あなたの"]],
  opponent: [
    ["a opponent's", "(your|the|one|any|target) opponent's", "(a|the) enemy's"],
    ["対戦相手1人の", "(対戦相手|相手)[プレイヤー][1人]の", "敵の"],
  ],
  opponents: [
    ["each opponent's", "(your|all|all your|all of your) opponents'", "every opponent's", "opponents'"],
    ["各対戦相手の", "(すべての|各)(対戦相手|相手)の", "(対戦相手|相手)(全員|それぞれ)の"],
  ],
  both: [
    ["each player's", "(every|any) player's", "(all|both) players'", "players'"],
    [
      "各プレイヤーの",
      "(すべての|全|両方の|両|いずれかの)プレイヤーの",
      "全員の",
      "お互いの",
      "プレイヤー(全員|それぞれ)の",
    ],
  ],
  others: [
    ["each other player's", "every other player's"],
    ["自分以外の各プレイヤーの", "(他の各|他のすべての|あなた以外の[各])プレイヤーの"],
  ],
  owner: [
    ["its owner's", "their (owner's|owners')"],
    [
      "持ち主の",
      "その持ち主の",
      "(それ|その(カード|ユニット|兵士|陣地|車両|装備|縄張り|イベント|罠))の持ち主の",
    ],
  ],
  its: [
    ["its player's", "(its|their) controller's"],
    [
      "そのカードのプレイヤーの",
      "その(ユニット|兵士|車両|陣地)のプレイヤーの",
      "その(カード|ユニット|兵士|車両|陣地)をコントロール(する|している)プレイヤーの",
      "[その]コントローラーの",
    ],
  ],
  they: [
    ["that player's", "(that|the chosen) opponent's", "the chosen player's"],
    ["そのプレイヤーの", "その(対戦相手|相手)[プレイヤー]の"],
  ],
  active: [
    ["the turn player's", "the (active|current|attacking) player's"],
    ["ターンプレイヤーの", "(手番のプレイヤーの|攻撃側のプレイヤーの)"],
  ],
  defending: [
    ["the defending player's"],
    ["防御側のプレイヤーの", "(防御プレイヤー|攻撃されたプレイヤー|回避したプレイヤー)の"],
  ],
};

export const playerWords: PlayerWords = { subjects, whose };

/** Of you it would be "your": it is theirs who were spoken of. */
export const theirs: Production = read("Whose", "they", "their", [], { by: ["you"] });
