/** What players do that is no move of a card: discard, destroy, damage, heal, counter, and the top of other piles. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { drawUntilPhrase } from "@tefuda/language/actions/draw";
import { yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { kuwaeru, oku } from "@tefuda/language/phrases/moving";
import { without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import { thing } from "@tefuda/language/phrases/spoken";
import type { Action, Description } from "../tree.ts";
import { counts } from "./amounts.ts";
import { whos } from "./players.ts";

const notYou = { by: whos.filter((who) => who !== "you") };

const vp = (node: unknown, en: Phrases, ja: Phrases = []): Production => say("VP", node, en, ja, yours);

/** Which card is countered is the one played last, said or not. */
const lastAction =
  "[(直前の行動(で|として|である)|直前に|直前の)[、]][(使われた|プレイされた|使用された|発動された)]";
const countering = `(${godan("打ち消", "す")}|${suru("無効に")}|${suru("無効化")})`;
const discarding = `(${ichidan("捨て")}|捨て札に(${suru("")}|${oku}|${godan("送", "る")}))`;
const pile = "(draw pile|deck|draw piles|decks)";

export const verbs: Production[] = [
  // The top of whoever's draw pile.
  vp({ do: "mill", who: "$w", n: 1 }, `discard the top card of {w:Whose} ${pile}`, [
    `{w:Whose}山札の一番上のカードを${ichidan("捨て")}`,
    `{w:Whose}山札の[一番]上(のカードを|から1枚を|からカードを1枚|からカード1枚を|のカード1枚を)${discarding}`,
  ]),
  vp({ do: "mill", who: "$w", n: "$n" }, `discard the top {n:#+} cards of {w:Whose} ${pile}`, [
    `{w:Whose}山札の上からカード{n:#+}枚を${ichidan("捨て")}`,
    `{w:Whose}山札の[一番]上(から|のカード|の)({n:#+}枚を|{n:#+}枚|カードを{n:#+}枚|カード{n:#+}枚を|{n:#+}枚のカードを)${discarding}`,
  ]),
  counts(
    "VP",
    { do: "mill", who: "$w", n: "$n" },
    `discard {n:#d} cards from the top of {w:Whose} ${pile}`,
    `{w:Whose}山札の上からカードを{n:#d}枚${ichidan("捨て")}`,
    yours,
  ),
  // Cards of their own that others discard: off the field, of their choice.
  read(
    "VP",
    ({ d }: Slots, form: Form) => ({
      do: "discard",
      who: whoOf(form),
      what: { count: { exactly: 1 }, what: d },
    }),
    ["(~discard|~sacrifice) a {d:Desc.sg} they control", "(~discard|~sacrifice) one of their {d:Desc.pl}"],
    [
      `[戦場にある]自分の[戦場の|戦場にある]{d:Desc}(1${thing}を|を1${thing})[選び、|選んで][それを]${discarding}`,
    ],
    notYou,
  ),

  ...(
    [
      ["gain", "heal {w:Whose} base {n:#d}"],
      ["gain", "heal {w:Whose} base (by|for) {n:#d}"],
      ["lose", "deal {n:#d} damage to {w:Whose} base"],
    ] as const
  ).map(([how, en]) => read("VP", { do: "points", of: "base", who: "$w", n: "$n", how }, en, [], yours)),
  ...(
    [
      [
        "gain",
        `{w:Whose}拠点の耐久力(を|も)[さらに]{n:#d}[点|ポイント](${suru("回復")}|${ichidan("回復させ")}|${godan("増や", "す")}|${eru})`,
      ],
      ["gain", `{w:Whose}拠点を{n:#d}[点|ポイント](${suru("回復")}|${ichidan("回復させ")})`],
      [
        "lose",
        `{w:Whose}拠点の耐久力(を|も)[さらに]{n:#d}[点|ポイント](${godan("失", "う")}|${ichidan("失わせ")}|${godan("減ら", "す")}|${godan("支払", "う")}|${godan("払", "う")})`,
      ],
      [
        "lose",
        `{w:Whose}拠点[の耐久力]に[も][さらに|追加で]({n:#d}[点|ポイント][の]ダメージ[を]|ダメージを{n:#d}[点|ポイント])${ichidan("与え")}`,
      ],
    ] as const
  ).map(([how, ja]) => read("VP", { do: "points", of: "base", who: "$w", n: "$n", how }, [], ja, yours)),
  read(
    "VP",
    { do: "points", of: "base", who: "you", n: "$n", how: "gain" },
    "gain {n:#d} health for your base",
    [],
    yours,
  ),

  counts(
    "VP",
    { do: "damage", what: "$what", n: "$n" },
    ["deal {n:#d} damage to {what:Obj}", "(do|inflict) {n:#d} damage (to|on) {what:Obj}"],
    [
      `{what:Obj}に{n:#d}ダメージを${ichidan("与え")}`,
      `{what:Objs}(選び|選んで)[、]{n:#d}[点|ポイント][の]ダメージを${ichidan("与え")}`,
      `{what:Obj}の耐久力を[それぞれ][さらに]{n:#d}[点|ポイント](${godan("減ら", "す")}|${ichidan("失わせ")}|${suru("減少")}|${ichidan("減少させ")})`,
      `{what:Objs}(選び|選んで)[、]その耐久力を{n:#d}[点|ポイント](${godan("減ら", "す")}|${ichidan("失わせ")})`,
      `{what:Obj}(に|それぞれに|のそれぞれに)[も][、][追加で|さらに](ダメージを[さらに|追加で]{n:#d}[点|ポイント]|{n:#d}[点|ポイント][の]ダメージを|{n:#d}(点|ポイント)[の]ダメージ)${ichidan("与え")}`,
    ],
    yours,
  ),
  read("VP", { do: "damage", what: "$what", n: "$n" }, "(damage|hit) {what:Obj} for {n:#d}", [], yours),
  counts(
    "VP",
    { do: "heal", what: "$what", n: "$n" },
    [
      "heal {what:Obj} {n:#d}",
      "(heal|repair) {what:Obj} [(by|for)] {n:#d} [(damage|health)]",
      "(heal|repair) {n:#d} [[(points|point) of] (damage|health)] (from|on|of|to|for) {what:Obj}",
      "(restore|give) {n:#d} [(lost|points of|point of)] health (to|of) {what:Obj}",
      "remove {n:#d} [(points|point) of] damage (from|on) {what:Obj}",
    ],
    [
      `{what:Obj}を{n:#d}${ichidan("回復させ")}`,
      `{what:Objs}(選び|選んで)[、][その]耐久力を{n:#d}[点|ポイント][ずつ](${suru("回復")}|${ichidan("回復させ")})`,
      `{what:Obj}(の耐久力を|を|は耐久力を|が耐久力を)[それぞれ]{n:#d}[点|ポイント][ずつ](${suru("回復")}|${ichidan("回復させ")})`,
      `{what:Obj}(の|から|が受けている|が受けた|に乗っている)ダメージを{n:#d}[点|ポイント](${suru("回復")}|${godan("取り除", "く")}|${godan("減ら", "す")}|${ichidan("回復させ")})`,
    ],
    yours,
  ),
  vp(
    { do: "heal", what: "$what", n: "all" },
    [
      "heal all damage from {what:Obj}",
      "(heal|repair|remove) all [the] damage (of|on|from|to) {what:Obj}",
      "(fully|completely) (heal|repair|restore) {what:Obj}",
      "(heal|repair|restore) {what:Obj} (fully|completely|to full health)",
      "(restore|give) all [(its|their)] [lost] health (to|of) {what:Obj}",
      "(heal|restore|regain) all [lost] health (of|on|for) {what:Obj}",
      "(heal|repair) {what:Obj}",
    ],
    [
      `{what:Obj}を全快${ichidan("させ")}`,
      `{what:Obj}を(${suru("回復")}|${ichidan("回復させ")}|${suru("修理")})`,
      `{what:Obj}(の|から|が受けている|が受けた|に乗っている)ダメージをすべて(${ichidan("回復させ")}|${suru("回復")}|${godan("取り除", "く")})`,
      `{what:Obj}(の耐久力|)を[、](すべて|完全に|全|最大まで|元の値まで|受けたダメージがない状態まで)(${suru("回復")}|${ichidan("回復させ")})`,
    ],
  ),

  read(
    "VP",
    ({ d }: Slots) => {
      const what = d as Description;
      const lying = what.side || what.zone ? what : { ...what, zone: { in: "field", whose: "both" } };
      return { do: "discard", who: "you", what: { count: { exactly: 1 }, what: lying } };
    },
    "discard targeted {d:Desc.sg}",
    "対象の{d:Desc}[1(体|枚|つ)]を(捨て札にする|捨てる)",
    { ...yours, by: ["you"] },
  ),
  vp(
    { do: "leave", what: "$what", n: "$n" },
    [
      "leave {what:Obj} at {n:#d} health",
      "(leave|put) {what:Obj} (at|on|with) {n:#d} health [(left|remaining)]",
      "(set|reduce) (the [remaining] health of {what:Obj}|{what:Obj}'s [remaining] health) to {n:#d}",
    ],
    [
      `{what:Obj}の残り耐久力を{n:#d}${suru("に")}`,
      `{what:Obj}(の残り[の]耐久力を|の残っている耐久力を){n:#d}[点]${suru("に")}`,
      `{what:Obj}を耐久力{n:#d}で[戦場に]${godan("残", "す")}`,
      `{what:Objs}(選び|選んで)[、][その]残り[の]耐久力を{n:#d}[点]${suru("に")}`,
    ],
  ),
  vp(
    { do: "negate" },
    ["negate the attack", "(negate|cancel|counter|prevent|stop|undo) (the|that|this|a) attack"],
    [
      `その攻撃を${suru("無効に")}`,
      `[(その|この)]攻撃[(1回|1つ)]を(${suru("無効に")}|${suru("無効化")}|${godan("打ち消", "す")})`,
    ],
  ),
  read(
    "VP",
    ({ h }: Slots) => ({ do: "reveal", what: { hand: h } }),
    "(~reveal|~show) {h:OwnHand}",
    [],
    notYou,
  ),
  ...notYou.by.map((who) => read("OwnHand", who, "their (hand|hands)", [], { by: [who] })),
  vp(
    { do: "counter", what: "$d" },
    ["counter that {d:Playable.sg}", "(counter|cancel|negate) (that|the|a|target|one) {d:Playable.sg}"],
    [
      `その{d:Playable.sg}を${godan("打ち消", "す")}`,
      `${lastAction}{d:Playable.sg}(を[1枚]|1枚を|の効果を)${countering}`,
      `その{d:Playable.sg}の効果を${countering}`,
    ],
  ),
  both(
    "VP",
    ({ d }) => ({ do: "counter", what: { ...(d as object), side: "opponents" } }),
    (it: Extract<Action, { do: "counter" }>) =>
      it.do === "counter" && it.what.side === "opponents" ? { d: without(it.what, "side") } : undefined,
    [
      "counter a {d:Playable.sg} played by a opponent",
      "(counter|cancel|negate) (a|the) {d:Playable.sg} [that] (a|your|the) opponent ([has] [just] played|plays|is playing)",
      "(counter|cancel|negate) (a|the) {d:Playable.sg} played by (a|your|the) opponent",
      "(counter|cancel|negate) (a|your|the) opponent's {d:Playable.sg}",
    ],
    [
      `対戦相手がプレイした{d:Playable.sg}を${godan("打ち消", "す")}`,
      `${lastAction}相手[1人]が(プレイした|使った|使用した|発動した){d:Playable.sg}(を[1枚]|1枚を|の効果を)${countering}`,
      `${lastAction}相手の{d:Playable.sg}(を[1枚]|1枚を|の効果を)${countering}`,
    ],
    yours,
  ),
  read(
    "VP",
    { do: "counter", what: "$d" },
    "(counter|cancel|negate) (a|the|that) {d:Playable.sg} (that (has [just] been|was [just]|is being|is) played|just played|being played)",
    [],
    yours,
  ),
  read(
    "VP",
    { do: "counter", what: { noun: "card" } },
    "(counter|cancel|negate) it",
    `それを${godan("打ち消", "す")}`,
    yours,
  ),
  read(
    "VP",
    { do: "draw", who: "you", n: "$n" },
    "draw {n:CardsN} (in addition|in addition to (the usual (two|2|ones|cards)|your usual (draw|cards)|those)|additionally)",
    [],
    yours,
  ),
  // Cards of their own that others destroy, all at once.
  both(
    "VP",
    ({ d }, form) => {
      const { side, ...what } = d as Description;
      // what they control is their own, said or not
      const own = side === undefined || (side as string) === (whoOf(form) === "both" ? "each" : "opponents");
      return own ? { do: "destroy", who: whoOf(form), what: { count: { exactly: 1 }, what } } : undefined;
    },
    (it: Extract<Action, { do: "destroy" }>, form) =>
      it.do === "destroy" && it.who === whoOf(form) && "count" in it.what ? { d: it.what.what } : undefined,
    [
      "~destroy a {d:Desc.sg} they control",
      "~destroy (a|one) {d:Desc.sg} [(of their own|of theirs)]",
      "~destroy one of their [own] {d:Desc.pl}",
      "(choose|chooses) (one of their [own] {d:Desc.pl}|(a|one) {d:Desc.sg} [(they control|of their own)]) and (destroy|destroys) it",
    ],
    [`自分の側の{d:Desc}を1つ${suru("破壊")}`],
    notYou,
  ),
  read(
    "VP",
    ({ d }: Slots, form: Form) => ({
      do: "destroy",
      who: whoOf(form),
      what: { count: { exactly: 1 }, what: d },
    }),
    [],
    `自分の{d:Desc}(を1(枚|体|つ)|1(枚|体|つ)を)[選び、|選んで]${suru("破壊")}`,
    { ...notYou, agr: ["third"] },
  ),
  read(
    "VP",
    ({ d }: Slots, form: Form) => ({
      do: "discard",
      who: whoOf(form),
      what: { count: { exactly: 1 }, what: d },
    }),
    "(choose|chooses|picks|pick|selects|select) (one of their [own] {d:Desc.pl}|(a|one) {d:Desc.sg} (they control|of their own)) and (discard|discards) (it|that card)",
    [],
    notYou,
  ),
  // Cards of their own side that others put back, of their choice.
  ...(
    [
      [
        "hand",
        "(~return|~put) THEIRS (to|into) (its owner's|their|their owners') hand",
        `[持ち主の]手札に(${godan("戻", "す")}|${kuwaeru})`,
      ],
      [
        "deckTop",
        `(~put|~return) THEIRS (on|to) [the] top of (its owner's|their|their owners') ${pile}`,
        `[持ち主の|自分の]山札の[一番]上に(${godan("戻", "す")}|${oku})`,
      ],
      [
        "deckBottom",
        `(~put|~return) THEIRS (on|to) the bottom of (its owner's|their|their owners') ${pile}`,
        `[持ち主の|自分の]山札の[一番]下に(${godan("戻", "す")}|${oku})`,
      ],
    ] as const
  ).map(([to, en, ja]) =>
    read(
      "VP",
      ({ d, n = 1 }: Slots, form: Form) => {
        const { side, zone, ...what } = d as Description;
        if (zone || (side && side !== "opponents")) return undefined;
        const who = whoOf(form);
        const theirs = who === "both" ? what : { ...what, side: "opponents" };
        return { do: "move", who, what: { count: { exactly: n }, what: theirs }, to };
      },
      [
        "(one|1) of their [own] {d:Desc.pl}",
        "{n:#+} of their [own] {d:Desc.pl}",
        "a {d:Desc.sg} (they control|of theirs|of their own)",
        "{n:#+} {d:Desc.pl} (they control|of theirs|of their own)",
      ].map((theirs) => en.replace("THEIRS", theirs)),
      `自分の{d:Desc}[を](1${thing}[を]|{n:#+}${thing}[を])[選び|選んで][、][(それ|それら|そのユニット)を]${ja}`,
      { by: ["opponent", "opponents", "both"] },
    ),
  ),
  drawUntilPhrase,
  vp(
    { do: "lay", what: "$c" },
    [
      "lay {c:Objs.from} face-down onto the battlefield",
      "(lay|put|set|play|place|deploy) {c:Objs.from} face-down [(onto|on|to) (the (battlefield|field)|your side)]",
    ],
    [
      `{c:Objs.from}裏向きで戦場に${oku}`,
      `{c:Objs.from}[裏向き(に|で)][(戦場|場)に][裏向き(に|で)](${oku}|${suru("セット")}|${ichidan("伏せ")})`,
    ],
  ),
  say(
    "VP",
    { do: "control", who: "@by", what: "$c", for: "forGood" },
    [
      "~gain control of {c:Objs}",
      "(~take|~get|~gain|~seize) control of {c:Objs} [(for good|permanently|for the rest of the game)]",
    ],
    [
      `{c:Objs}自分の側に${godan("移", "す")}`,
      `{c:Obj}の(コントロール|支配権|制御)を(${eru}|${godan("奪", "う")})`,
    ],
  ),
  say(
    "VP",
    { do: "control", who: "@by", what: "$c", for: "$t" },
    ["~gain control of {c:Objs} {t:Dur}", "(~take|~get|~gain|~seize) control of {c:Objs} {t:Dur}"],
    [
      `{t:Dur}、{c:Objs}自分の側に${godan("移", "す")}`,
      `{t:Dur}[、]{c:Obj}の(コントロール|支配権|制御)を(${eru}|${godan("奪", "う")})`,
      `{c:Obj}の(コントロール|支配権|制御)を{t:Dur}[、](${eru}|${godan("奪", "う")})`,
      `{c:Objs}[、]{t:Dur}[、](自分の側に${godan("移", "す")}|自分のもの(として${godan("使", "う")}|として${godan("扱", "う")}|に${suru("")})|コントロール${suru("")})`,
    ],
  ),
  // 「そのコントロールを得る」: of the card spoken of.
  read(
    "VP",
    ({ t = "forGood" }: Slots, form: Form) => ({
      do: "control",
      who: whoOf(form),
      what: { ref: "it" },
      for: t,
    }),
    [],
    [
      `[{t:Dur}[、]](その|それの)(コントロール|支配権|制御)を(${eru}|${godan("奪", "う")})`,
      `(その|それの)(コントロール|支配権|制御)を{t:Dur}[、](${eru}|${godan("奪", "う")})`,
    ],
  ),
  vp(
    { do: "endTurn" },
    ["end the turn", "end (this|your) turn [(immediately|at once|now)]"],
    [
      `ターンを${suru("終了")}`,
      `[この|その|現在の](ターンを)[ただちに|直ちに|すぐに|即座に](${suru("終了")}|${ichidan("終え")}|${ichidan("終わらせ")})`,
    ],
  ),
];
