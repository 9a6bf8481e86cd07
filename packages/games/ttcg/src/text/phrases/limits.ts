/** How many cards players hold, play and draw in a turn (ttcg-3.3, 4.2, 4.3). */

import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { dekiru, may, naru, rule } from "./shorthand.ts";

const limit = "(hand limit|maximum hand size|hand size limit|hand size|maximum number of cards in hand)";

const degrees = [
  {
    sign: 1,
    words: "(increased|raised)",
    first: "higher",
    more: "(higher|larger|more)",
    ja: ichidan("増え"),
  },
  {
    sign: -1,
    words: "(reduced|decreased|lowered)",
    first: "lower",
    more: "(lower|smaller|less)",
    ja: godan("減", "る"),
  },
] as const;

type Limit = { is: string; whose: string; by?: number };

/** The limit of a hand is a number, is none, or is so many more or less. */
export const handLimits: Production[] = [
  rule(
    { is: "handLimit", whose: "@by", n: "$n" },
    [
      "<verb:have/has> a hand limit of {n:#}",
      `(have|has) (a|the) ${limit} of {n:#} [cards]`,
      "(may|can) (hold|have|keep) up to {n:#} cards in (hand|your hand|their hand)",
    ],
    [`手札の上限が{n:#}枚に${naru}`],
  ),
  rule(
    { is: "handLimit", whose: "@by", n: "none" },
    [
      "<verb:have/has> no hand limit",
      `(have|has) no (${limit}|limit (to|on) (the number of cards in (your|their) hand|(your|their) hand [size]))`,
      "~do not have a (hand limit|maximum hand size)",
      "(may|can) (hold|have|keep) any number of cards in (hand|your hand|their hand)",
    ],
    [`手札の上限が${godan("なくな", "る")}`],
  ),
  read(
    "Fixed",
    { is: "handLimit", whose: "$w", n: "$n" },
    [
      `{w:Whose} ${limit} (is|becomes) {n:#} [cards]`,
      `{w:Whose} ${limit} is {n:#} [cards] instead of (10|ten)`,
    ],
    [`{w:Whose}手札の上限(は|が){n:#}枚(に${naru}|である)`, `{w:Whose}手札の上限を{n:#}枚に${suru("")}`],
  ),
  read(
    "Fixed",
    { is: "handLimit", whose: "$w", n: "none" },
    [`{w:Whose} hand has no ${limit}`, `{w:Whose} hand has no limit`],
    [`{w:Whose}手札の上限(は|が)(${godan("なくな", "る")}|ない)`, `{w:Whose}手札(に|には)上限(は|が)ない`],
  ),
  read("Fixed", { is: "handLimit", whose: "you", n: "none" }, [], "手札の上限(は|が)(なくなる|ない)"),
  ...degrees.flatMap(({ sign, words, first, more, ja }) => [
    both(
      "Rule",
      ({ n }: Slots, form: Form) => ({ is: "handLimit", whose: whoOf(form), by: sign * (n as number) }),
      (it: Limit, form) =>
        it.is === "handLimit" && it.whose === whoOf(form) && it.by !== undefined && it.by * sign > 0
          ? { n: it.by * sign }
          : undefined,
      [
        `<verb:have/has> a hand limit that is {n:#} ${first}`,
        `(have|has) a ${limit} (that is {n:#} ${more}|${words} by {n:#})`,
      ],
      [`手札の上限が{n:#}枚${ja}`],
    ),
    read(
      "Fixed",
      ({ w, n }: Slots) => ({ is: "handLimit", whose: w, by: sign * (n as number) }),
      [`{w:Whose} ${limit} is (${words} by {n:#}|{n:#} ${more}) [cards]`],
      [`{w:Whose}手札の上限(は|が){n:#}[枚](${ja}|${sign > 0 ? godan("上が", "る") : godan("下が", "る")})`],
    ),
    read(
      "Fixed",
      ({ n }: Slots) => ({ is: "handLimit", whose: "you", by: sign * (n as number) }),
      [],
      `手札の上限(は|が|を){n:#}[枚](${ja}|${sign > 0 ? "増やす" : "減らす"})`,
    ),
  ]),
];

/** How often a number of plays is said to be meant. */
const OFTEN =
  "[((each|per|every) turn|in each of (your|their) (turns|main phases)|in (your|their) main phase)]";
/** The same in Japanese. */
const often =
  "(毎ターン[に]|(各|自分の|あなたの|1|)(ターン|メインフェイズ|ターンのメインフェイズ)に[つき]|それぞれのメインフェイズに)[、]";
const only = "(only play|play only|play no more than|play at most)";

/** More plays than two, or fewer. */
export const playLimits: Production[] = [
  rule(
    { is: "playersMay", who: "@by", what: "playsPerTurn", n: "$n" },
    [
      "may play {n:#+} cards each turn",
      `${may} play [up to] {n:#+} cards (each|per|in each|every) turn [instead of two]`,
      `${may} play [up to] {n:#+} cards in each of (your|their) (turns|main phases) [instead of two]`,
      `${may} play [up to] {n:#+} cards in (your|their) main phase instead of two`,
    ],
    [
      `毎ターンカードを{n:#+}枚までプレイ${dekiru}`,
      `${often}カードを{n:#+}枚(まで|)(プレイ${dekiru}|出せる)`,
      `${often}{n:#+}枚(まで|)[の]カードをプレイ${dekiru}`,
    ],
  ),
  rule(
    { is: "playersMay", who: "@by", what: "playsThisTurn", n: "$n" },
    [`may play up to {n:#+} cards`, `${may} play [up to] {n:#+} cards [instead of two]`],
    [`カードを{n:#+}枚までプレイ${dekiru}`, `カードを{n:#+}枚プレイ${dekiru}`],
  ),
  rule(
    { is: "plays", whose: "@by", atMost: 1 },
    [
      "may only play one card",
      `${may} ${only} (one|a|1) card ${OFTEN}`,
      `(cannot|may not) play more than (one|1) card ${OFTEN}`,
    ],
    [
      `カードを1枚しかプレイ${negative("でき")}`,
      `[${often}]カードを1枚(しか|までしか)プレイ${negative("でき")}`,
      `[${often}]1枚(しか|までしか)カードを(プレイ${negative("でき")}|場に${negative("出せ")})`,
    ],
  ),
  rule(
    { is: "plays", whose: "@by", atMost: "$n" },
    [
      "may only play {n:#+} cards",
      `${may} ${only} {n:#+} cards ${OFTEN}`,
      `(cannot|may not) play more than {n:#+} cards ${OFTEN}`,
    ],
    [
      `カードを{n:#+}枚しかプレイ${negative("でき")}`,
      `[${often}]カードを{n:#+}枚(しか|までしか)プレイ${negative("でき")}`,
      `[${often}]{n:#+}枚(しか|までしか)カードを(プレイ${negative("でき")}|場に${negative("出せ")})`,
    ],
  ),
];

type Draws = { is: string; whose: string; by: number };

const drawn = (sign: number, single: boolean, en: readonly string[], ja: string): Production =>
  both(
    "Rule",
    ({ n = 1 }: Slots, form: Form) => ({ is: "draws", whose: whoOf(form), by: sign * (n as number) }),
    (it: Draws, form) =>
      it.is === "draws" && it.whose === whoOf(form) && it.by * sign > 0 && (it.by === sign) === single
        ? { ...(!single && { n: it.by * sign }) }
        : undefined,
    en,
    [ja],
  );

const fewer = "(less|fewer)";

/** How many cards are drawn in the draw phase. */
export const drawLimits: Production[] = [
  read(
    "Fixed",
    ({ n }: Slots) => ({ is: "draws", whose: "you", by: (n as number) - 1 }),
    "draw {n:#+} cards instead of (one|1) [(in|during) (your|each of your) draw (phase|phases)]",
  ),
  drawn(
    -1,
    true,
    [
      "~draw one card less in <own:your/their> draw phase",
      `~draw (one card ${fewer}|one ${fewer} card) [in (your|their) draw phase]`,
    ],
    `ドローフェイズに引くカードが1枚${godan("減", "る")}`,
  ),
  drawn(
    -1,
    false,
    [
      "~draw {n:#+} cards less in <own:your/their> draw phase",
      `~draw {n:#+} [cards] ${fewer} [cards] [in (your|their) draw phase]`,
    ],
    `ドローフェイズに引くカードが{n:#+}枚${godan("減", "る")}`,
  ),
  both(
    "Rule",
    ({ n }: Slots, form: Form) => ({ is: "draws", whose: whoOf(form), by: (n as number) - 1 }),
    (it: Draws, form) =>
      it.is === "draws" && it.whose === whoOf(form) && it.by > 0 ? { n: it.by + 1 } : undefined,
    [
      "~draw {n:#+} cards instead of one in <own:your/their> draw phase",
      "~draw {n:#+} cards [instead of (one|1)] (in|during) (your|their|each of your|each of their) draw (phase|phases) [instead of (one|1)]",
    ],
    [
      `ドローフェイズに1枚の代わりに{n:#+}枚${godan("引", "く")}`,
      `ドローフェイズに[、]カードを[1枚(ではなく|の代わりに)]{n:#+}枚${godan("引", "く")}`,
    ],
  ),
  read(
    "Rule",
    ({ n }: Slots, form: Form) => ({ is: "draws", whose: whoOf(form), by: n }),
    [],
    [
      `ドローフェイズに[、](追加で|さらに|もう)(カードを|){n:#}枚[多く][カードを]${godan("引", "く")}`,
      `ドローフェイズに[、]カードを(追加で|さらに|もう|){n:#}枚(多く|余分に)${godan("引", "く")}`,
      `ドローフェイズに引くカード[の枚数](が|は){n:#}枚${ichidan("増え")}`,
    ],
  ),
];
