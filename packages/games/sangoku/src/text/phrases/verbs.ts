/** What players do, but for moving cards: draw, discard, retire, deal damage, tap, turn resources, and the rest. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { counted, measure } from "@tefuda/language/amounts/measure";
import { happeningTo, vp, yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { tell } from "@tefuda/language/phrases/told";
import type { Action, Cards, Description } from "../tree.ts";
import { emblems } from "./names.ts";

const deal = ichidan("与え");
const free = "[コストを(支払わずに|払わずに)][、]";

/** A number that is read off a card, and off one that was spoken of before. */
const isValue = (n: unknown): boolean => typeof n === "object" && n !== null && "value" in n;
const ofIt = (n: unknown): boolean => isValue(n) && ["it", "them"].includes((n as { of: string }).of);

const onGeneral =
  "((equipped|attached) to (a general|any general)|on (a general|the battlefield)|from (a general|the battlefield))";

/** Cards that lie in a zone of yours. */
const isOwnCards = (cards: Cards): boolean => "count" in cards && cards.what.zone?.whose === "you";

/** Cards that are put into the discard pile from the battlefield, where no general is meant. */
const laidDown = ({ d }: Slots): object | undefined => {
  const what = d as Description;
  return (what.noun === "reinforcement" || what.noun === "scenario") && !what.zone
    ? { do: "move", what: { count: { exactly: 1 }, what }, to: "pile" }
    : undefined;
};

/** Generals on the battlefield, or cards that were spoken of. */
const isOfGenerals = (cards: Cards): boolean =>
  "ref" in cards || ("count" in cards && cards.what.noun === "general" && cards.what.zone === undefined);

/** The text's own card, or the one that it speaks for. */
const isOwn = (ref: unknown): boolean => ref === "this" || ref === "host";

export const verbs: Production[] = [
  // sangoku-7.13. What it is counted by stands behind the cards.
  both(
    "VP",
    ({ n, c, f }) => {
      const amount = counted({ n, f });
      return amount === undefined ? undefined : { do: "damage", n: amount, what: c };
    },
    (it: Action) => {
      const said = it.do === "damage" && typeof it.n !== "number" ? measure.apart(it.n) : undefined;
      return said && said.n > 0 ? { n: said.n, c: (it as { what: Cards }).what, f: said.f } : undefined;
    },
    ["deal {n:#d} special damage to {c:Obj} {f:ForEach}", "deal {n:#d} damage to {c:Obj} {f:ForEach}"],
    [`{f:ForEach}{c:Obj}に{n:#d}の特殊ダメージを${deal}`],
    yours,
  ),
  // How much is said before the cards: "its" is of what was spoken of before them.
  vp(
    { do: "damage", n: "$n", what: "$c" },
    ["deal {n:DamageN} to {c:Obj}", "(inflict|do) {n:DamageN} (to|on) {c:Obj}"],
    [],
    yours,
  ),
  read(
    "VP",
    { do: "damage", n: "$v", what: "$c" },
    "(deal|inflict|do) [special] damage to {c:Obj} equal to {v:Value}",
    [],
    yours,
  ),
  both(
    "VP",
    ({ n, c }) => (ofIt(n) ? undefined : { do: "damage", n, what: c }),
    (it: Action) => (it.do === "damage" && !isValue(it.n) ? { n: it.n, c: it.what } : undefined),
    [],
    [
      `{c:Obj}に{n:DamageN}${deal}`,
      `{c:Objs}(選び|選んで|選択し)[、][それ(に|ら[それぞれ]に)]{n:DamageN}${deal}`,
      `{c:Obj}に[、][同時に]{n:DamageN}(${deal}|${godan("負わ", "す")})`,
    ],
    yours,
  ),
  read(
    "Elided",
    ({ n }: Slots) => (ofIt(n) ? undefined : { do: "damage", n, what: { ref: "it" } }),
    [],
    [`[それに]{n:DamageN}${deal}`],
  ),
  vp(
    { do: "damage", n: "$n", what: "$c" },
    [],
    [`{n:DamageN}{c:Obj}に${deal}`, `{n:DamageN}{c:Obj}に(まとめて|同時に|それぞれ)${deal}`],
    yours,
  ),
  vp(
    { do: "heal", what: "$c" },
    ["remove all damage from {c:Obj}", "(remove all damage on|heal all damage (from|on|of)|heal) {c:Obj}"],
    [
      `{c:Obj}のダメージをすべて${godan("取り除", "く")}`,
      `{c:Obj}[(が受けている|に与えられている|に置かれている|に乗っている)](の|)[すべての]ダメージを[すべて](${godan("取り除", "く")}|${suru("回復")}|${godan("なく", "す")})`,
    ],
    yours,
  ),
  read(
    "VP",
    ({ d }: Slots) => ({ do: "heal", what: { count: "all", what: d } }),
    [],
    `{d:Desc}のダメージをすべて(${godan("取り除", "く")}|${suru("回復")})`,
    yours,
  ),
  read(
    "VP",
    { do: "points", of: "forts", who: "$w", n: "$n", how: "damage" },
    [],
    `{w:Whose}城壁に{n:#d}[の|点の]ダメージを${deal}`,
    { by: ["you"] },
  ),
  ...happeningTo(
    (c, { n }) => (ofIt(n) ? undefined : { do: "damage", n, what: c }),
    ["(<num:takes/take>|<num:receives/receive>|<num:suffers/suffer>|<num:is/are> dealt) {n:DamageN}"],
  ),
  // What deals it says nothing: effects are their player's (sangoku-7.13).
  ...[
    read(
      "Naming",
      ({ r, n, c }: Slots) => (isOwn(r) ? [{ do: "damage", n, what: c }] : undefined),
      "{r:Ref.sg.subj} (deals|inflicts|does) {n:DamageN} (to|on) {c:Obj}",
      `{r:Ref.sg.subj}(は|が)[、]{c:Obj}に{n:DamageN}(${deal}|${godan("負わ", "す")})`,
    ),
    read(
      "VP",
      ({ r, n, c }: Slots) => (isOwn(r) ? { do: "damage", n, what: c } : undefined),
      "(have|let) {r:Ref.sg.obj} deal {n:DamageN} (to|on) {c:Obj}",
      [],
      yours,
    ),
  ],
  // "It stands and may attack once more this turn."
  ...["sg", "pl"].flatMap((num) =>
    [
      ["stand", `(${num === "sg" ? "stands|is stood" : "stand|are stood"}) [up]`],
      ["tap", num === "sg" ? "(is|becomes) tapped" : "(are|become) tapped"],
    ].map(([act, words]) =>
      read(
        "Naming",
        ({ c, p, t }: Slots) => {
          const subject = c as Cards;
          const again =
            "count" in subject && subject.count !== "all" ? { ref: num === "pl" ? "them" : "it" } : subject;
          return [
            { do: act, what: c },
            ...tell({ c: again, p }).map((what) => ({ do: "lasting", what, for: t })),
          ];
        },
        `{c:Cards.${num}.subj} ${words} and {p:Preds.${num}.lent} {t:Dur}`,
      ),
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read("Naming", ({ c }: Slots) => [{ do: "heal", what: c }], [
      `all damage [on (it|them)] is removed from {c:Cards.${num}.obj}`,
      `all damage (on|of) {c:Cards.${num}.obj} is removed`,
    ]),
  ),
  read(
    "VP",
    { do: "points", of: "forts", who: "opponent", n: "$n", how: "damage", they: "opponent" },
    "(deal|inflict) {n:FortsN} (to|on) (them|that player)",
    [],
    { by: ["you"] },
  ),
  read(
    "VP",
    { do: "points", of: "forts", who: "opponent", n: 1, how: "damage" },
    "destroy one of your opponent's forts",
    [],
    {
      by: ["you"],
    },
  ),
  ...["", "s"].map((many) =>
    read(
      "VP",
      ({ n = 1 }: Slots, form: Form) => ({ do: "points", of: "forts", who: whoOf(form), n, how: "damage" }),
      many ? "~lose {n:#d} [of (your|their)] forts" : "~lose (a fort|one of (your|their) forts)",
      many ? `[自分の]城壁を{n:#d}[(つ|枚)]${godan("失", "う")}` : [],
    ),
  ),
  // Whoever knows other games calls it so, and no general is destroyed otherwise.
  read(
    "VP",
    ({ c }: Slots) => (isOfGenerals(c as Cards) ? { do: "retire", what: c } : undefined),
    "(destroy|kill) {c:Obj}",
    [`{c:Obj}を${suru("破壊")}`, `{c:Objs}${suru("破壊")}`],
    yours,
  ),
  // Said of the fort that it becomes.
  read(
    "VP",
    ({ c }: Slots) => (isOwnCards(c as Cards) ? { do: "toForts", what: c } : undefined),
    [
      "(put|add|place|lay) {c:Objs.from} [face-down] as (a|your last|your new|a new|your rearmost|the last|another) fort",
      "(put|add|place|lay) {c:Objs.from} [face-down] (behind|after) (your|the) (last fort|forts) [(as|to become) (a|your last) fort]",
    ],
    [],
    yours,
  ),
  // sangoku-2.9: which one, nobody knows but by where it lies
  ...(["last", undefined] as const).flatMap((which) => {
    const node = { do: "fortToHand", who: "@by", ...(which && { which }) };
    const en = which ? "<own:your/their> last fort" : "one of <own:your/their> forts";
    const enMore = which
      ? "(your|their) (last|rearmost|bottom) fort"
      : "((one|1|any one) of (your|their) forts|a fort [of (yours|theirs)]|a fort from (your|their) forts)";
    const ja = which ? "城壁の一番後ろの1枚" : "城壁1つ";
    const jaMore = which
      ? "[(あなたの|自分の)]城壁[の列]の(一番後ろ|最後|最後尾|末尾|一番下)の(カード|1枚|1つ)[を]"
      : "[(あなたの|自分の)]城壁[の(カード|1枚|1つ)](1(つ|枚)を|を1(つ|枚)|を)[(選び、|選んで[、])]";
    return say(
      "VP",
      node,
      [
        `~return ${en} to <own:your/their> hand`,
        `(~return|~put|~take|~add|~move) ${enMore} [back] (to|into|in) (your|their) hand`,
      ],
      [
        `${ja}を手札に${godan("戻", "す")}`,
        `${jaMore}[(あなたの|自分の)]手札に(${godan("戻", "す")}|${ichidan("加え")})`,
      ],
    );
  }),
  vp(
    { do: "endBattle" },
    [
      "end this battle",
      "((end|stop|cancel|break off|call off) (this battle|the battle|the attack|this attack|the current battle|the current attack)|(negate|cancel) (this|the|that) attack) [immediately] [(without|with no) [battle] damage]",
    ],
    [
      `この戦闘を${suru("終了")}`,
      `(この戦闘|戦闘|この攻撃|攻撃|その攻撃|現在の戦闘)を[ただちに](${suru("終了")}|${suru("中止")}|${ichidan("終わらせ")}|${suru("無効に")}|${suru("無効化")})`,
    ],
    yours,
  ),
  // What follows from the end of a battle anyway.
  read(
    "Line",
    () => [{ do: "endBattle" }],
    "(end|negate|cancel) (this|the) (attack|battle). (the attacking general|the attacker) (stays|remains) tapped",
    "(この戦闘|戦闘|この攻撃)を終了する。[戦闘]ダメージは(発生しない|与えられない)",
  ),
  // sangoku-10.8, 10.9
  ...(
    [
      ["turnUp", "uprising", "down"],
      ["turnDown", "patriotism", "up"],
    ] as const
  ).map(([act, emblem, face]) =>
    read(
      "VP",
      {
        do: act,
        what: {
          count: { exactly: 1 },
          what: { noun: "card", is: { face }, zone: { in: "resources", whose: "you" } },
        },
      },
      `(use|perform|apply) [【] ${emblems[emblem][0]} [】]`,
      `[【]${emblems[emblem][1]}[】]を(${godan("使", "う")}|${godan("行", "う")}|${suru("発動")})`,
      yours,
    ),
  ),
  // sangoku-10.19
  vp(
    { do: "peel", what: "$c" },
    [
      "discard the top awakening card of {c:Obj}",
      "(discard|remove) the (top|uppermost) (awakening|awaken) card (of|from|on) {c:Obj}",
      "put the (top|uppermost) awakening card of {c:Obj} into (its owner's|your opponent's|your) discard pile",
    ],
    [
      `{c:Obj}の一番上の覚醒カードを${ichidan("捨て")}`,
      `{c:Obj}の(一番上の|)覚醒カード(1枚|)を${ichidan("捨て")}`,
    ],
    yours,
  ),
  // What is a target, or on a general, lies on the battlefield; what is only discarded comes out of a hand.
  read("VP", laidDown, "drop {d:Desc.sg}", [], yours),
  read(
    "VP",
    laidDown,
    [
      `(discard|destroy|remove|drop) [(a|one|target|any)] [(equipped|attached)] {d:Desc.sg} ${onGeneral}`,
      "(destroy|drop) (a|one|target|any) [(equipped|attached)] {d:Desc.sg}",
      "(discard|drop) (a|one|any) (equipped|attached) {d:Desc.sg}",
    ],
    [
      `[武将(に|が)](装備されている|装備された|付いている|付けられている|装備している){d:Desc}(1枚を|を1枚)[(選び、|選んで)](捨て札に${godan("置", "く")}|${ichidan("捨て")})`,
    ],
    yours,
  ),
  read(
    "VP",
    ({ d }: Slots) => ((d as Description).side === undefined ? undefined : laidDown({ d })),
    "discard (a|one|any) {d:Desc.sg}",
    [],
    yours,
  ),
  vp(
    { do: "equip", what: "$c", to: "$d" },
    [
      "equip {c:Objs.from} to {d:Obj}",
      "(equip|attach|put) {c:Objs.from} (to|onto|on) {d:Obj} [(without paying (its|the) cost|for free)]",
    ],
    [
      `{c:Objs.from}{d:Obj}に装備<end:させる/させて/させ/させられる>`,
      `{c:Objs.from}${free}{d:Obj}に(装備<end:させる/させて/させ/させられる>|${suru("装備")})`,
      `{d:Obj}に{c:Objs.from}${free}(装備<end:させる/させて/させ/させられる>|${suru("装備")})`,
    ],
    yours,
  ),
  say(
    "VP",
    { do: "pay", who: "@by", price: "$p" },
    ["~pay {p:Price}", "~pay {p:Price} [resources]"],
    [`{p:Price}を${godan("払", "う")}`, `{p:Price}を${godan("支払", "う")}`],
  ),
  read(
    "VP",
    ({ n }: Slots, form: Form) => ({ do: "pay", who: whoOf(form), price: { any: n } }),
    [],
    `無[のコスト]を{n:#d}[つ](${godan("払", "う")}|${godan("支払", "う")})`,
  ),
  vp(
    { do: "lose", who: "@by" },
    ["~lose the game"],
    [`ゲームに${suru("敗北")}`, `ゲームに${ichidan("負け")}`],
  ),
];
