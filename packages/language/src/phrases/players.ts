/** Players as the subject of a sentence and as those whose something is. */
import type { Form, Production } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import type { CardWords } from "../cards/words.ts";
import type { Who, WhoOfTwo } from "./bones.ts";

/** One player as the subject: the form of the verb, and what is said. */
export interface Subject {
  by: Exclude<Who, "you">;
  agr: "third" | "plural";
  en: readonly string[];
  ja?: readonly string[];
  /** Who does what that player may do, and whose is what is their own, where that is kept as somebody spoken of. */
  within?: Who;
  /** Where it is one of several who is chosen: who that is for what is said of them further on. */
  chosen?: Who;
}

/** You, as Japanese calls you where nobody else is spoken of. */
export const YOU = "(あなた|自分)";

/** Who a sentence speaks of, but for "you". */
export function subjectsOf({ nouns, usual }: CardWords): readonly Subject[] {
  const { [usual]: first, ...others } = nouns;
  const called = [first!, { en: "card", ja: "カード" }, ...Object.values(others)];
  const cards = called.map(({ en }) => en).join("|");
  const those = ["それ", ...called.map(({ ja }) => `その${ja}`)].join("|");
  return [
    {
      by: "opponent",
      agr: "third",
      en: ["your opponent", "[(the|a|each)] opponent", "the other player"],
      ja: ["相手", "相手プレイヤー"],
    },
    {
      by: "both",
      agr: "third",
      en: ["each player", "every player", "everybody"],
      ja: ["各プレイヤー", "お互い", "(両方|すべて)のプレイヤー", "両プレイヤー"],
    },
    {
      by: "both",
      agr: "plural",
      en: ["players", "both players", "all players", "you and your opponent [each]"],
    },
    {
      by: "owner",
      agr: "third",
      en: ["its owner", "(the|their) owner", `that (${cards})'s owner`],
      ja: ["その持ち主", "持ち主", `(${those})の持ち主`],
    },
    {
      by: "its",
      agr: "third",
      en: [
        "its controller",
        "(the|their) controller",
        `that (${cards.split("|").slice(0, 2).join("|")})'s controller`,
        "the player who (controls it|controlled it|played it|summoned it|used it|owns it)",
        "its player",
      ],
      ja: [
        "そのコントローラー",
        "コントローラー",
        `(${those.split("|").slice(0, 3).join("|")})のコントローラー`,
        "それをコントロールするプレイヤー",
      ],
    },
    { by: "that", agr: "third", en: ["that player"], ja: ["そのプレイヤー"] },
  ];
}

/** The player that a form speaks of. */
export function whoOf<W extends Who = WhoOfTwo>(form: Form): W {
  return (form.by ?? "you") as W;
}

/** Whose something is, in words. */
export type Possessives = Readonly<
  Partial<Record<Who, readonly [en: readonly string[], ja: readonly string[]]>>
>;

/** Whose turn it is, for games of two whose texts speak of that player. */
export const turnPlayer: Subject = {
  by: "active",
  agr: "third",
  en: ["the turn player", "(the (active|current) player|the player whose turn it is)"],
  ja: ["ターンプレイヤー", "(手番|ターン中)[の]プレイヤー", "ターンを行うプレイヤー"],
};
export const turnPlayers: Possessives[Who] = [
  ["the turn player's"],
  ["ターンプレイヤーの", "手番プレイヤーの"],
];

/** Whom the texts of a game speak of. */
export interface PlayerWords {
  subjects: readonly Subject[];
  whose: Possessives;
}

/** Of two players. */
export const possessives: Possessives = {
  you: [["your", "your own"], ["あなたの"]],
  opponent: [["your opponent's", "(the|a) opponent's"], ["相手の"]],
  both: [
    ["each player's", "(every player's|both players'|all players'|players')"],
    ["各プレイヤーの", "お互いの"],
  ],
  owner: [
    ["its owner's", "(their|the) owner's", "their owners'"],
    ["持ち主の", "その持ち主の"],
  ],
  its: [
    ["its controller's", "(their|the) controller's", "its player's"],
    ["そのコントローラーの", "コントローラーの"],
  ],
  that: [["that player's"], ["そのプレイヤーの"]],
};

/** Phrases of players: whose something is, and who chooses. */
export function players(subjects: readonly Subject[], whose = possessives): Production[] {
  const others = subjects.filter(({ agr }) => agr === "third");
  return [
    // What somebody does with what is their own.
    ...others.map(({ by, within = by }) =>
      say("Whose", within, ["their", "their own"], "自分の", { by: [by] }),
    ),
    ...Object.entries(whose).map(([who, [en, ja]]) => say("Whose", who, en, ja)),
    read("Whose", "you", [], "自分の", { by: ["you"] }),
    // Who chooses.
    say("Chooser", "you", [], "あなた"),
    ...others.map(({ by, ja }) => say("Chooser", by, [], ja)),
  ];
}
