/** Limits (tails-4.11), which have sentences of their own. */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import type { Limit } from "../tree.ts";
import { counts, more } from "./amounts.ts";
import { subjects } from "./players.ts";

type Change = "more" | "less";

/** How a limit is set, and how it is raised or lowered by so many. */
interface Wording {
  set: { en: readonly string[]; ja: readonly string[] };
  by: (modifier: Change) => { en: readonly string[]; ja: readonly string[] };
}

function limit(makes: string, whose: string, of: Limit, { set, by }: Wording): Production[] {
  const node = { is: "limit", whose, of };
  return [
    counts(makes, { ...node, set: "$n" }, set.en, set.ja),
    ...([1, -1] as const).map((sign) => {
      const { en, ja } = by(sign === 1 ? "more" : "less");
      return counts(makes, { ...node, by: "$n" }, en, ja, undefined, sign);
    }),
  ];
}

const aTurn = "(a turn|each turn|per turn|every turn|(in|during) (a|each|any|one|a single) turn)";
const starting = "at the (start|beginning) of (a|each|every|their) (turn|turns)";

const atYours = "at the (start|beginning) of your turn";

const raised = (modifier: Change) =>
  modifier === "more" ? "(raised|increased)" : "(lowered|reduced|decreased)";
const rise = (modifier: Change) => (modifier === "more" ? ichidan("増え") : godan("減", "る"));
const much = (modifier: Change) => (modifier === "more" ? "多く" : "少なく");

const ofPlayers: readonly [Limit, Wording][] = [
  [
    "draw",
    {
      set: {
        en: [
          "~draw {n:CardsNo} at the start of a turn",
          `~draw {n:CardsNo} [(instead of|rather than) (two|2) [cards]] ${starting} [rather than (two|2)]`,
          `~draw {n:CardsNo} instead of (two|2) [cards] ${atYours}`,
          `~draw {n:CardsNo} (${starting}|${atYours}) instead of (two|2) [cards]`,
        ],
        ja: [
          `ターンの開始時に{n:CardsNo}${godan("引", "く")}`,
          `[自分の|各自の](ターン|各ターン)の開始時に[、][カードを2枚引く代わりに、|2枚ではなく]{n:CardsNo}${godan("引", "く")}`,
          `[自分の|各自の](ターン|各ターン)の開始時に引くカード(は|が|の枚数は|の枚数が){n:#0}枚(${godan("にな", "る")}|である|とする|に変わる)`,
        ],
      },
      by: (modifier) => ({
        en: [
          `~draw {n:CardsNo} ${modifier} at the start of a turn`,
          `~draw {n:CardsNo} ${modifier} ${starting}`,
          `~draw {n:CardsNo} ${modifier} at the (start|beginning) of your turn`,
          ...(modifier === "more"
            ? [`~draw {n:Extra} (${starting}|at the (start|beginning) of your turn)`]
            : []),
        ],
        ja: [
          `ターンの開始時に{n:CardsNo}${much(modifier)}${godan("引", "く")}`,
          ...(modifier === "more"
            ? [`[自分の](ターン|各ターン)の開始時に(さらに|追加で|余分に){n:CardsNo}${godan("引", "く")}`]
            : []),
          `[自分の](ターン|各ターン)の開始時に引くカード(は|が|の枚数は){n:#d}枚${rise(modifier)}`,
        ],
      }),
    },
  ],
  [
    "deployments",
    {
      set: {
        en: [
          `may deploy at most {n:CardsNo} a turn`,
          `(may|can) [only] deploy [(only|up to|at most)] {n:CardsNo} ${aTurn}`,
          `cannot deploy more than {n:CardsNo} ${aTurn}`,
        ],
        ja: [
          `1ターンに{n:CardsNo}までしか${negative("配備でき")}`,
          `1ターンに{n:#}枚[まで]しか[カードを]${negative("配備でき")}`,
          `カードを1ターンに{n:#}枚[まで]しか${negative("配備でき")}`,
          `1ターンに配備できるカードは{n:#}枚まで(である|だ|)`,
        ],
      },
      by: (modifier) => ({
        en: [
          `may deploy {n:CardsNo} ${modifier} a turn`,
          `(may|can) deploy {n:CardsNo} ${modifier} ${aTurn}`,
        ],
        ja: [`1ターンに配備できる枚数が{n:#d}枚${rise(modifier)}`],
      }),
    },
  ],
  [
    "attacks",
    {
      set: {
        en: [
          `may attack at most {n:Times} a turn`,
          `(may|can) [only] attack [(only|up to|at most)] {n:Times} ${aTurn}`,
          `cannot attack more than {n:Times} ${aTurn}`,
          `(may|can) make at most {n:#} (attack|attacks) ${aTurn}`,
        ],
        ja: [
          `1ターンに{n:Times}までしか${negative("攻撃でき")}`,
          `1ターンに{n:Times}しか${negative("攻撃でき")}`,
        ],
      },
      by: (modifier) => ({
        en: [`may attack {n:Times} ${modifier} a turn`, `(may|can) attack {n:Times} ${modifier} ${aTurn}`],
        ja: [`1ターンに攻撃できる回数が{n:Times}${rise(modifier)}`],
      }),
    },
  ],
];

/** What is said of whose cards or base; of everybody's without saying whose. */
const others: readonly [
  Limit,
  both: readonly [en: string, ja: string],
  whose: readonly [en: string, ja: string],
  (en: string, ja: string) => Wording,
][] = [
  [
    "baseDamage",
    ["a base", "拠点"],
    ["{w:Whose} base", "{w:Whose}拠点"],
    (base, ja) => ({
      set: {
        en: [
          `each attack that hits ${base} takes {n:#0} base health`,
          `(each|every|an) attack (that hits|on) ${base} (takes|costs|removes|deals) {n:#0} (base health|damage)`,
          `attacks (that hit|on) ${base} (take|cost|remove|deal) {n:#0} (base health|damage)`,
          ...(base === "a base" ? ["attacks on bases (take|deal) {n:#0} (base health|damage)"] : []),
        ],
        ja: [`攻撃が当たると、${ja}は耐久力を{n:#0}${godan("失", "う")}`],
      },
      by: (modifier) => ({
        en: [
          `each attack that hits ${base} takes {n:#d} base health ${modifier}`,
          `(each|every|an) attack (that hits|on) ${base} (takes|costs|deals) {n:#d} ${modifier} (base health|damage)`,
        ],
        ja: [`攻撃が当たると、${ja}は耐久力を{n:#d}${much(modifier)}${godan("失", "う")}`],
      }),
    }),
  ],
  [
    "hitDamage",
    ["a unit", "ユニット"],
    ["{w:Whose} units", "{w:Whose}ユニット"],
    (units, ja) => {
      const on = units === "a unit" ? "a hit" : `a hit on ${units}`;
      return {
        set: {
          en: [
            `${on} takes {n:#0} health`,
            `(each|every|a) hit on ${units} (takes|costs|deals) {n:#0} (health|damage)`,
            ...(units === "a unit"
              ? [
                  "(each|every|a) hit (takes|costs|deals) {n:#0} (health|damage)",
                  "hits (take|deal) {n:#0} (health|damage)",
                ]
              : []),
          ],
          ja: [`命中1回で、${ja}は耐久力を{n:#0}${godan("失", "う")}`],
        },
        by: (modifier) => ({
          en: [
            `${on} takes {n:#d} health ${modifier}`,
            `(each|every|a) hit on ${units} (takes|costs|deals) {n:#d} ${modifier} (health|damage)`,
          ],
          ja: [`命中1回で、${ja}は耐久力を{n:#d}${much(modifier)}${godan("失", "う")}`],
        }),
      };
    },
  ],
];

/** 「各プレイヤーが自分のターンの開始時に引くカード」, which are those of everybody where nobody is named. */
const drawLimits: Production[] = (
  [
    ["both", "[(各|すべての)プレイヤーが(自分の|)|各](ターン|各ターン)の開始時に引くカード"],
    ["you", "((あなた|自分)が(自分の|)|自分の|あなたの)(ターン|各ターン)の開始時に引くカード"],
    ["opponents", "[各]相手が(自分の|)(ターン|各ターン)の開始時に引くカード"],
  ] as const
).flatMap(([whose, ja]) => {
  const node = { is: "limit", whose, of: "draw" };
  const said = `${ja}(は|が|の枚数は|の枚数が)[、]`;
  return [
    read("Fixed", { ...node, set: "$n" }, [], `${said}[2枚ではなく]{n:#0}枚(になる|である|とする|に変わる)`),
    read("Fixed", { ...node, by: "$n" }, [], `${said}{n:#d}枚[だけ](${rise("more")}|多くなる|多い)`),
    counts(
      "Fixed",
      { ...node, by: "$n" },
      [],
      `${said}{n:#d}枚[だけ](${rise("less")}|少なくなる|少ない)`,
      undefined,
      -1,
    ),
  ];
});

export const limits: Production[] = [
  say("CardsNo", 0, "no cards", "カードを0枚"),
  say("CardsNo", 1, ["one card", "(a|1) card"], ["カードを1枚", "カード1枚"]),
  more("CardsNo", "{n:#+} cards", ["カードを{n:#+}枚", "カード{n:#+}枚"], 1),
  say("Extra", 1, "(one|1|a) (additional|extra|more) card"),
  more("Extra", "{n:#+} (additional|extra|more) cards", [], 1),
  say("Times", 0, ["0 times", "no times"], "0回"),
  say("Times", 1, ["once", "(one|1) time"], "1回"),
  say("Times", 2, ["twice", "(two|2) times"], "2回"),
  more("Times", "{n:#+} times", "{n:#+}回", 2),

  read(
    "Fixed",
    { is: "limit", whose: "you", of: "draw", set: "$n" },
    `${atYours} [,] you draw {n:CardsNo} instead of (two|2) [cards]`,
  ),
  ...(
    [
      ["both", "a base"],
      ["both", "bases"],
      ["$w", "{w:Whose} base"],
    ] as const
  ).map(([whose, base]) =>
    read("Fixed", { is: "limit", whose, of: "baseDamage", set: 0 }, [
      `(attacks|hits) (that hit|on|against) ${base} (take|cost|do|deal|remove) no (base health|damage|health)`,
      `${base} (loses|lose) no (base health|health) [(through|from|by|to) attacks]`,
    ]),
  ),
  ...["pl", "sg"].map((num) =>
    say(
      "Fixed",
      { is: "dodgeCost", who: "$c", set: "$n" },
      [
        `attacks dodged by {c:Cards.${num}.subj} take {n:#0} base health`,
        `(a|each|every) attack dodged by {c:Cards.${num}.subj} (takes|costs|deals) {n:#0} (base health|damage) [instead of 1]`,
        `[the] attacks dodged by {c:Cards.${num}.subj} (take|cost|deal) {n:#0} (base health|damage) [instead of 1]`,
      ],
      [
        `{c:Cards.${num}.subj}が回避した攻撃は拠点の耐久力を{n:#0}${godan("減ら", "す")}`,
        `{c:Cards.${num}.subj}が(回避した|回避する)攻撃(は|で)[自分の|あなたの|その]拠点の耐久力(は|が|を)[1ではなく]{n:#0}(${godan("減", "る")}|${godan("減ら", "す")}|${godan("失", "う")})`,
      ],
    ),
  ),
  // What a hit takes, by whose it is.
  ...["pl", "sg"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    const deals = "(take|takes|deal|deals|do|does)";
    const instead = "[(instead of|rather than) 1]";
    return [
      say(
        "Fixed",
        { is: "strikes", who: "$c", of: "base", set: "$n" },
        [
          `hits of ${c} on bases take {n:#0} base health`,
          `[the] (hits|attacks) (of|by|made by) ${c} (on|against) (bases|a base) ${deals} {n:#0} (base health|damage) ${instead}`,
          `${c} ${deals} {n:#0} damage to bases ${instead}`,
          `(when|whenever) a attack (of|by) ${c} hits a base, (that base|it|that player) loses {n:#0} base health ${instead}`,
        ],
        [
          `${c}の攻撃が命中した拠点は耐久力を{n:#0}${godan("失", "う")}`,
          `${c}の[拠点への]攻撃は[敵の]拠点に[1ではなく]{n:#0}[点][の]ダメージを${ichidan("与え")}`,
        ],
      ),
      ...(
        [
          [{ whom: "$w" }, " (on|against) {w:Whom}", "[の]{w:Whom}への"],
          [{}, " on cards", "のカードへの"],
        ] as const
      ).map(([whom, on, onJa]) =>
        say(
          "Fixed",
          { is: "strikes", who: "$c", of: "units", ...whom, set: "$n" },
          [
            `hits of ${c}${on.replace("(on|against)", "on")} take {n:#0} health`,
            `[the] (hits|attacks) (of|by|made by) ${c}${on} ${deals} {n:#0} (health|damage) ${instead}`,
          ],
          [
            `${c}${onJa.replace("[の]", "の")}命中は耐久力を{n:#0}${godan("減ら", "す")}`,
            `${c}${onJa}攻撃は[1ではなく]{n:#0}[点][の]ダメージを${ichidan("与え")}`,
            ...(onJa.includes("{w")
              ? [`${c}(は|が)[、]{w:Whom}を攻撃するとき[、]{n:#0}[点|倍][の]ダメージを${ichidan("与え")}`]
              : []),
          ],
        ),
      ),
    ];
  }),
  // Whoever dodges; and what takes nothing at all.
  read(
    "Fixed",
    { is: "dodgeCost", who: { count: "all", what: { noun: "unit" } }, set: "$n" },
    [
      "(a|each|every) dodged attack (takes|costs|deals) [(the defending|the dodging|that|the dodger's|its) player] {n:#0} (base health|damage) [instead of 1]",
      "dodged attacks (take|cost|deal) {n:#0} (base health|damage) [instead of 1]",
      "whenever a player [chooses to] (dodge|dodges) a attack, that player loses {n:#0} base health [for it] instead of 1",
    ],
    ["回避された攻撃は拠点の耐久力を[1ではなく]{n:#0}減らす"],
  ),
  ...["pl", "sg"].map((num) =>
    read(
      "Fixed",
      { is: "dodgeCost", who: "$c", set: 0 },
      [
        `attacks dodged by {c:Cards.${num}.subj} (take|cost|deal) no (base health|damage)`,
        `{c:Cards.${num}.subj} (loses|lose) no base health (by|through|when|from) dodging`,
      ],
      [
        `{c:Cards.${num}.subj}が[攻撃を](回避しても|回避した場合も|回避した攻撃では|回避した攻撃によっては)[、][自分の|あなたの]拠点の耐久力(は|が)${negative("減ら")}`,
        `{c:Cards.${num}.subj}が[攻撃を](回避しても|回避した場合も|回避した攻撃では|回避した攻撃によっては)[、][自分の|あなたの]拠点(は|が)耐久力を${negative("失わ")}`,
      ],
    ),
  ),
  // Of everybody, without saying so; and of whoever's turn it is.
  ...drawLimits,
  ...limit("Fixed", "$w", "hand", {
    set: {
      en: [
        "{w:Whose} hand limit is {n:#0}",
        "{w:Whose} (hand limit|maximum hand size|hand size|hand size limit) (is|becomes|is set to|changes to) {n:#0} [cards]",
      ],
      ja: [
        `{w:Whose}手札の上限は{n:#0}枚${godan("にな", "る")}`,
        `{w:Whose}手札の上限(は|が){n:#0}[枚](${godan("にな", "る")}|である|とする|に変わる)`,
        `{w:Whose}手札の上限を{n:#0}[枚](にする|とする)`,
      ],
    },
    by: (modifier) => ({
      en: [
        `{w:Whose} hand limit is ${raised(modifier)} by {n:#d}`,
        modifier === "more"
          ? "{w:Whose} hand limit is {n:#d} (higher|more)"
          : "{w:Whose} hand limit is {n:#d} (lower|less)",
      ],
      ja: [
        `{w:Whose}手札の上限が{n:#d}枚${rise(modifier)}`,
        `{w:Whose}手札の上限(は|が){n:#d}[枚](${rise(modifier)}|${modifier === "more" ? godan("上が", "る") : godan("下が", "る")})`,
        `{w:Whose}手札の上限(は|が|を)${modifier === "more" ? "+" : "-"}{n:#d}[枚](${ichidan("され")}|${suru("")}|${godan("にな", "る")})`,
        `{w:Whose}手札の上限を{n:#d}[枚](${modifier === "more" ? `${godan("増や", "す")}|${ichidan("上げ")}` : `${godan("減ら", "す")}|${ichidan("下げ")}`})`,
      ],
    }),
  }),
  read(
    "Fixed",
    { is: "limit", whose: "both", of: "hand", set: "$n" },
    [
      "the (hand limit|maximum hand size) (is|becomes) {n:#0} [cards]",
      "the (hand limit|maximum hand size) of (each|every|both|all) (player|players) (is|becomes) {n:#0} [cards]",
    ],
    ["手札の上限(は|が){n:#0}[枚](になる|である|とする|に変わる)", "手札の上限を{n:#0}[枚](にする|とする)"],
  ),
  ...others.flatMap(([of, both, whose, wording]) => [
    ...limit("Fixed", "both", of, wording(...both)),
    ...limit("Fixed", "$w", of, wording(...whose)),
  ]),
  // The time before those who draw.
  ...subjects
    .filter(({ by }) => by === "both")
    .map(({ by, en, agr }) =>
      read(
        "Fixed",
        { is: "limit", whose: by, of: "draw", set: "$n" },
        en.map(
          (who) =>
            `${starting} [,] ${who} (${agr === "third" ? "draws" : "draw"}) {n:CardsNo} [(instead of|rather than) (two|2) [cards]]`,
        ),
      ),
    ),
  ...subjects
    .filter(({ by }) => by === "both")
    .map(({ by, en, agr }) =>
      read(
        "Fixed",
        { is: "limit", whose: by, of: "draw", by: "$n" },
        en.map((who) => `${starting} [,] ${who} (${agr === "third" ? "draws" : "draw"}) {n:Extra}`),
      ),
    ),
  // What nobody may do oftener.
  read(
    "Fixed",
    { is: "limit", whose: "both", of: "deployments", set: "$n" },
    `(no player|nobody) (may|can) deploy more than {n:CardsNo} ${aTurn}`,
  ),
  read(
    "Fixed",
    { is: "limit", whose: "both", of: "attacks", set: "$n" },
    `(no player|nobody) (may|can) attack more than {n:Times} ${aTurn}`,
  ),
  ...ofPlayers.flatMap(([of, wording]) => limit("Allowed", "@by", of, wording)),
  say("Fixed", "$l", "you {l:Allowed.you.base}", "あなたは{l:Allowed.you.base}"),
  ...subjects.map(({ by, agr, en, ja = [] }) =>
    say(
      "Fixed",
      "$l",
      en.map((who) => `${who} {l:Allowed.${by}.${agr}}`),
      ja.map((who) => `${who}は{l:Allowed.${by}.${agr}}`),
    ),
  ),
];
