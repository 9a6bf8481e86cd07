/** The two players: as the subject of a sentence and as those whose something is. */
import type { Who } from "@tefuda/language/phrases/bones";
import type { PlayerWords, Possessives, Subject } from "@tefuda/language/phrases/players";

/** Whom forms speak of. */
export const whos = ["you", "opponent", "both", "owner", "its", "that", "turnPlayer"] as const;

/** Players that only this game speaks of are players all the same to the phrases of every game. */
const as = (who: "that" | "turnPlayer"): Exclude<Who, "you"> => who as unknown as Exclude<Who, "you">;

const subjects: readonly Subject[] = [
  {
    by: "opponent",
    agr: "third",
    en: ["your opponent", "([(the|a)] opponent|(the|your) (enemy|other) player)"],
    ja: ["相手", "相手プレイヤー"],
  },
  {
    by: "both",
    agr: "third",
    en: ["each player", "(every player|everybody|everyone|each)"],
    ja: ["各プレイヤー", "お互い", "(両方|すべて|双方)のプレイヤー", "両プレイヤー"],
  },
  {
    by: "both",
    agr: "plural",
    en: ["players", "(both|all) players", "you and your opponent [each]"],
  },
  { by: "owner", agr: "third", en: ["its owner", "(the|their) owner"], ja: ["持ち主", "その持ち主"] },
  {
    by: "its",
    agr: "third",
    en: ["its controller", "(the|their) controller"],
    ja: ["コントローラー", "(そのコントローラー|それをコントロールするプレイヤー)"],
  },
  { by: as("that"), agr: "third", en: ["that player"], ja: ["そのプレイヤー"] },
  {
    by: as("turnPlayer"),
    agr: "third",
    en: ["the turn player", "(the active player|the player whose turn it is)"],
    ja: ["ターンプレイヤー", "(そのターンのプレイヤー|ターンを(進めている|行っている|行う)プレイヤー)"],
  },
];

const whose: Possessives = {
  you: [["your", "your own"], ["あなたの"]],
  opponent: [["your opponent's", "[(the|a|their)] opponent's"], ["相手の"]],
  both: [
    ["each player's", "(every player's|both players'|all players'|players'|either player's|any player's)"],
    ["各プレイヤーの", "お互いの"],
  ],
  owner: [
    ["its owner's", "(their|the) owner's", "their owners'"],
    ["持ち主の", "その持ち主の"],
  ],
  its: [
    ["its controller's", "(their|the) controller's", "their controllers'"],
    ["コントローラーの", "そのコントローラーの"],
  ],
  ...({
    that: [["that player's"], ["そのプレイヤーの"]],
    turnPlayer: [["the turn player's"], ["ターンプレイヤーの"]],
  } as Possessives),
};

export const playerWords: PlayerWords = { subjects, whose };
