/** Statements with sentences of their own: costs, the hand, resources, and what players cannot do. */
import type { Form, Production } from "@tefuda/cardtext";
import { changed } from "@tefuda/language/amounts/measure";
import { says } from "@tefuda/language/cards/describing";
import { playerBans } from "@tefuda/language/phrases/bans";
import { godan, ichidan } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Description, PlayerDeed, Statement } from "../tree.ts";
import { subjects } from "./game.ts";

interface DeedWords {
  en: readonly string[];
  ja: readonly string[];
  /** What it is done with; only of such a card more may be said. */
  card?: Description["noun"];
  of?: { en: string; ja: string };
}

const playing = (card: Description["noun"], en: string, ja: string): DeedWords => ({
  en: [`play ${en}s`, `play (any|a) (${en}s|${en})`],
  ja: [`${ja}をプレイでき`, `${ja}を(使え|使用でき)`],
  card,
  of: { en: "play {d:Desc.pl}", ja: "{d:Desc}をプレイでき" },
});

const playerDeeds: Readonly<Record<PlayerDeed, DeedWords>> = {
  summon: {
    en: ["summon generals", "summon (any generals|a general)"],
    ja: ["武将を召集でき", "召集でき"],
    card: "general",
    of: { en: "summon {d:Desc.pl}", ja: "{d:Desc}を召集でき" },
  },
  equip: {
    en: ["equip reinforcements", "equip (any reinforcements|a reinforcement)"],
    ja: ["増援を装備でき", "増援を装備させられ"],
    card: "reinforcement",
    of: { en: "equip {d:Desc.pl}", ja: "{d:Desc}を装備でき" },
  },
  playMainTactics: playing("mainTactic", "main tactic", "メイン計略"),
  playBattleTactics: playing("battleTactic", "battle tactic", "戦闘計略"),
  playScenarios: playing("scenario", "scenario", "シナリオ"),
  intercept: { en: ["intercept"], ja: ["迎撃でき"] },
  ambush: {
    en: ["ambush", "use [【]ambush[】]"],
    ja: ["伏兵を使え", "(【伏兵】|伏兵)を(使え|使用でき|行え)"],
  },
  musou: {
    en: ["use Musou", "use [【]musou[】]"],
    ja: ["無双を使え", "(【無双】|無双)を(使え|使用でき|行え)"],
  },
  draw: {
    // the draw phase has one draw whatever is said of effects (sangoku-4.2)
    en: ["draw cards by effects", "draw (cards|any cards|a card) by (effects|a effect)"],
    ja: ["効果でカードを引け"],
  },
};

/** Whether cards are some of those that a deed is done with, and not all. */
const isPart = (deed: PlayerDeed, card: Description): boolean =>
  card.noun === playerDeeds[deed].card && !says(card);

/** Statements of a sort about the player of a form. */
const ofPlayer = (is: Statement["is"]) => (it: Statement, form: Form) =>
  it.is === is && "whose" in it && it.whose === whoOf(form) ? {} : undefined;

export const limits: Production[] = [
  ...changed(
    "Fixed",
    ({ d }) => ({ is: "costLess", of: d }),
    (it: { is: string; of: Description }) => (it.is === "costLess" ? { d: it.of } : undefined),
    (lessened) => {
      const en = lessened ? "less" : "more";
      return {
        en: [
          `{d:Desc.pl} you play cost {n:#d} ${en}`,
          `{d:Desc.pl} [that] you (play|summon|equip) cost {n:#d}[C] ${en} [to (play|summon|equip)]`,
          `your {d:Desc.pl} cost {n:#d} ${en} [to (play|summon|equip)]`,
          `{d:Desc.pl} cost you {n:#d} ${en} [to (play|summon|equip)]`,
          `the cost of {d:Desc.pl} [that] you play is ${lessened ? "(reduced|lowered) by {n:#d}" : "(raised|increased) by {n:#d}"}`,
          `the cost of {d:Desc.pl} [that] you play is {n:#d} ${en}`,
        ],
        ja: [
          `あなたがプレイする{d:Desc}のコストは{n:#d}${lessened ? godan("減", "る") : ichidan("増え")}`,
          `あなた(が|の)(プレイする|召集する|使う){d:Desc}のコスト(は|が){n:#d}(${lessened ? "少なく" : "多く"}${godan("な", "る")}|${lessened ? godan("下が", "る") : godan("上が", "る")})`,
          `あなたの{d:Desc}のコスト(は|が){n:#d}(${lessened ? godan("減", "る") : ichidan("増え")}|${lessened ? "少なく" : "多く"}${godan("な", "る")})`,
          `[あなたが]{d:Desc}をプレイする(コスト|ためのコスト)(は|が){n:#d}(${lessened ? godan("減", "る") : ichidan("増え")}|${lessened ? "少なく" : "多く"}${godan("な", "る")})`,
        ],
      };
    },
  ),
  // sangoku-4.9
  ...changed(
    "Fixed",
    ({ w }) => ({ is: "handLimit", whose: w }),
    (it: Statement) => (it.is === "handLimit" ? { w: it.whose } : undefined),
    (more) => ({
      en: [
        `{w:Whose} hand limit is {n:#d} ${more ? "more" : "less"}`,
        `{w:Whose} (hand limit|maximum hand size|hand size limit) is ${more ? "(increased|raised) by {n:#d}" : "(reduced|lowered|decreased) by {n:#d}"}`,
        `{w:Whose} hand limit (is|gets|has) ${more ? "+" : "-"}{n:#d}`,
      ],
      ja: [
        `{w:Whose}手札の上限は{n:#d}枚${more ? ichidan("増え") : godan("減", "る")}`,
        `{w:Whose}手札[の]上限を{n:#d}枚${more ? godan("増や", "す") : godan("減ら", "す")}`,
        `{w:Whose}手札[の]上限(は|が)(${more ? "+" : "-"}{n:#d}される|${more ? "+" : "-"}{n:#d}[枚]|{n:#d}[枚]${more ? "多く" : "少なく"}なる)`,
      ],
    }),
  ),

  // What is said of players (sangoku-4.4).
  ...[true, false].flatMap((single) =>
    [
      { hold: "held", each: " each turn", ja: "各ターン" },
      { hold: "lent", each: "", ja: "" },
    ].flatMap(({ hold, each, ja }) =>
      changed(
        "Rule",
        (_, form) => ({ is: "resourcesPerTurn", whose: whoOf(form) }),
        ofPlayer("resourcesPerTurn"),
        (more) => {
          const en = more ? "more" : "fewer";
          const resources = single ? `one ${en} resource` : `{n:#+} ${en} resources`;
          const n = single ? "1" : "{n:#+}";
          const adverb = more ? "多く" : "少なく";
          return {
            en: [
              `may place ${resources}${each}`,
              `(may|can) (place|put|play) ${resources} [(each turn|every turn|per turn|a turn)]`,
              ...(single && more
                ? [
                    "(may|can) (place|put|play) (1 more|a additional|one additional|a extra) resource [(each turn|every turn|per turn)]",
                  ]
                : []),
            ],
            ja: [
              `${ja}国力を${n}枚${adverb}置<end:ける/けて/け/ける>`,
              `[(各ターン|毎ターン|1ターンに)][、]国力を${n}枚${adverb}置(<end:ける/けて/け/ける>|くことができる|いてもよい)`,
              ...(more
                ? [`[(各ターン|毎ターン)][、]国力を(もう|さらに)${n}枚置(ける|くことができる|いてもよい)`]
                : []),
            ],
          };
        },
        single,
      ).map((production) => ({ ...production, only: { hold: [hold] } })),
    ),
  ),
  ...playerBans(subjects, playerDeeds, (deed, card) => isPart(deed as PlayerDeed, card as Description)),
];
