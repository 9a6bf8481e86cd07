/** What players do, but for moving cards: draw, discard, retire, deal damage, tap, turn resources, and the rest. */
import { equal, type Form, type Production, type Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { discardOf, undiscard } from "@tefuda/language/actions/discard";
import { counted, measure } from "@tefuda/language/amounts/measure";
import { isCounted, numberOf, plainly } from "@tefuda/language/phrases/counted";
import { acting, vp, yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import { eachOwn, ofEach } from "@tefuda/language/phrases/rows";
import type { Action, Cards, Who } from "../tree.ts";
import { ownDeeds, ownOf, rows } from "./game.ts";

/** So many cards of somebody's hand. */
export const ofHand = (n: unknown, whose: Who): object => ({
  count: { exactly: n },
  what: { noun: "card", zone: { in: "hand", whose } },
});

export function numberOfHand(cards: Cards, whose: Who): { n: number } | undefined {
  const n = isCounted(cards) ? numberOf(cards.count, "exactly") : undefined;
  return typeof n === "number" && equal(cards, ofHand(n, whose)) ? { n } : undefined;
}

const deal = ichidan("与え");

/** What is done to one's own: as a verb of the player, in English in the third person. */
const deedWords: Readonly<Record<string, readonly [en: string, ja: readonly string[]]>> = {
  retire: ["~retire WHAT", [ichidan("撤退させ")]],
  tap: ["~tap WHAT", [ichidan("疲弊させ"), suru("疲弊状態に")]],
  stand: ["~stand WHAT", [ichidan("待機させ"), suru("待機状態に")]],
  turnUp: ["~turn WHAT face-up", [suru("表向きに")]],
  turnDown: ["~turn WHAT face-down", [suru("裏向きに")]],
};

/** Of each player their own. */
function byEach(act: string, what: Cards): object | undefined {
  if (!isCounted(what) || (what.what.side as string) !== "each") return undefined;
  // All of each are all.
  return {
    do: act,
    what: what.count === "all" ? { ...what, what: without(what.what, "side") } : ofEach(what),
  };
}

/** Of the opponent's own, as the opponent chooses. */
function byOpponent(act: string, what: Cards): object | undefined {
  if (!plainly(what) || !ownOf(what, "opponent")) return undefined;
  return { do: act, what: { ...what, chosenBy: "opponent" } };
}

/** A number that is read off a card, and off one that was spoken of before. */
const isValue = (n: unknown): boolean => typeof n === "object" && n !== null && "value" in n;
const ofIt = (n: unknown): boolean => isValue(n) && ["it", "them"].includes((n as { of: string }).of);

export const verbs: Production[] = [
  both("VP", discardOf, undiscard, "~discard {c:Objs}"),
  read(
    "VP",
    ({ n }: Slots, form: Form) => ({ do: "discard", who: whoOf(form), what: ofHand(n, whoOf(form)) }),
    "~discard {n:#}",
  ),
  // In Japanese "手札" is the cards in it.
  both(
    "VP",
    ({ n }, form) => ({ do: "discard", who: whoOf(form), what: ofHand(n, whoOf(form)) }),
    (it: Action, form) =>
      it.do === "discard" && it.who === whoOf(form) ? numberOfHand(it.what, it.who) : undefined,
    [],
    [`手札を{n:#}枚${ichidan("捨て")}`],
  ),
  both(
    "VP",
    ({ n }, form) => ({
      do: "discard",
      who: whoOf(form),
      what: { ...ofHand(n, whoOf(form)), random: true },
    }),
    (it: Action, form) => {
      if (it.do !== "discard" || it.who !== whoOf(form) || !("random" in it.what)) return undefined;
      const { random: _, ...what } = it.what;
      return numberOfHand(what as Cards, it.who);
    },
    [],
    [`手札を無作為に{n:#}枚${ichidan("捨て")}`, `手札を(無作為に|ランダムに){n:#}枚${ichidan("捨て")}`],
  ),
  both(
    "VP",
    discardOf,
    (it: Action, form) => (it.do === "discard" && it.who === whoOf(form) ? { c: it.what } : undefined),
    [],
    [`{c:Objs}${ichidan("捨て")}`],
  ),

  acting("retire", ["retire WHAT", "(choose and retire|force to retire) WHAT"], [ichidan("撤退させ")]),
  acting("tap", ["tap WHAT", "choose and tap WHAT"], [ichidan("疲弊させ"), suru("疲弊状態に")]),
  acting("stand", ["stand WHAT", "choose and stand WHAT"], [ichidan("待機させ"), suru("待機状態に")]),
  acting(
    "turnUp",
    ["turn WHAT face-up", "(turn|flip) up WHAT", "flip WHAT face-up"],
    [suru("表向きに"), suru("表に")],
  ),
  acting(
    "turnDown",
    ["turn WHAT face-down", "(turn|flip) down WHAT", "flip WHAT face-down"],
    [suru("裏向きに"), suru("裏に")],
  ),
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
  both(
    "VP",
    ({ n, c }) => (ofIt(n) ? undefined : { do: "damage", n, what: c }),
    (it: Action) => (it.do === "damage" && !isValue(it.n) ? { n: it.n, c: it.what } : undefined),
    [],
    [`{c:Obj}に{n:DamageN}${deal}`, `{c:Obj}に{n:DamageN}${godan("負わ", "す")}`],
    yours,
  ),
  vp({ do: "damage", n: "$n", what: "$c" }, [], `{n:DamageN}{c:Obj}に${deal}`, yours),
  vp(
    { do: "heal", what: "$c" },
    ["remove all damage from {c:Obj}", "(remove all damage on|heal all damage (from|on|of)|heal) {c:Obj}"],
    [
      `{c:Obj}のダメージをすべて${godan("取り除", "く")}`,
      `{c:Obj}[が受けている](の|)[すべての]ダメージを[すべて](${godan("取り除", "く")}|${suru("回復")}|${godan("なく", "す")})`,
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
  read(
    "VP",
    { do: "points", of: "forts", who: "opponent", n: 1, how: "damage" },
    "destroy one of your opponent's forts",
    [],
    {
      by: ["you"],
    },
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
  vp(
    { do: "equip", what: "$c", to: "$d" },
    ["equip {c:Objs.from} to {d:Obj}", "(equip|attach|put) {c:Objs.from} (to|onto|on) {d:Obj}"],
    [
      `{c:Objs.from}{d:Obj}に装備<end:させる/させて/させ/させられる>`,
      `{d:Obj}に{c:Objs.from}装備<end:させる/させて/させ/させられる>`,
    ],
    yours,
  ),
  vp(
    { do: "lose", who: "@by" },
    ["~lose the game"],
    [`ゲームに${suru("敗北")}`, `ゲームに${ichidan("負け")}`],
  ),

  // What players do to what is their own, of their own choice.
  ...ownDeeds.flatMap((act) => {
    const [en, ja] = deedWords[act]!;
    const words = [en.replace("WHAT", "{c:Objs}"), ja.map((verb) => `{c:Objs}${verb}`)] as const;
    return [
      both(
        "VP",
        ({ c }) => byEach(act, c as Cards),
        (it: Action) => (it.do === act ? { c: eachOwn(it) } : undefined),
        ...words,
        { by: ["both"], agr: ["third", "plural"] },
      ),
      read(
        "VP",
        ({ c }: Slots) => byOpponent(act, c as Cards),
        `(chooses|choose) {c:Objs} and ${en.replace("WHAT", "(it|them)")}`,
        ja.map((verb) => `{c:Objs}(選び、|選んで)${verb}`),
        { by: ["opponent"], agr: ["third", "plural"] },
      ),
      both(
        "VP",
        ({ c }) => byOpponent(act, c as Cards),
        (it: Action) => {
          if (it.do !== act || rows.doerOf(it) !== "opponent") return undefined;
          const { chosenBy: _, ...c } = (it as { what: Cards }).what as Cards & { chosenBy: Who };
          return { c };
        },
        ...words,
        { by: ["opponent"], agr: ["third", "plural"] },
      ),
    ];
  }),
];
