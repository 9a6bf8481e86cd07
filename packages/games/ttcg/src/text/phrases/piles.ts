/** Drawing and discarding to a number; the top of a deck put in order (ttcg-11.1, 15.6). */
import type { Production } from "@tefuda/cardtext";
import { both } from "@tefuda/cardtext/write";
import type { Cards } from "@tefuda/language/phrases/bones";
import { vp } from "@tefuda/language/phrases/doing";
import { godan, ichidan } from "@tefuda/language/phrases/inflect";
import { modosu, oku, wholeTop } from "@tefuda/language/phrases/moving";
import { whoOf } from "@tefuda/language/phrases/players";

const orders = "(in any order|in any order you like|in any order you want)";

/** Drawing and discarding to a number; the top of a deck put in order. */
export const piles: Production[] = [
  vp(
    { do: "drawUntil", who: "@by", n: "$n" },
    [
      "~draw until <own:you/they> have {n:#} cards in hand",
      "~draw [cards] until (you|they) (have|hold) {n:#} cards [in [(your|their)] (hand|hands)]",
      "~draw [cards] until (your|their) hand (has|contains) {n:#} cards",
      "~draw up to {n:#} cards in hand",
    ],
    [
      `手札が{n:#}枚になるまでカードを${godan("引", "く")}`,
      `[(自分の|あなたの)]手札が{n:#}枚になる(まで|ように)[、][カードを]${godan("引", "く")}`,
    ],
  ),
  vp(
    { do: "discardDownTo", who: "@by", n: "$n" },
    [
      "~discard until <own:you/they> have {n:#} cards in hand",
      "~discard [cards] until (you|they) have {n:#} cards [in [(your|their)] (hand|hands)]",
      "~discard down to {n:#} cards",
    ],
    [
      `手札が{n:#}枚になるまでカードを${ichidan("捨て")}`,
      `[(自分の|あなたの)]手札が{n:#}枚になる(まで|ように)[、][(カード|手札)を]${ichidan("捨て")}`,
    ],
  ),
  ...(["top", "bottom"] as const).map((back) =>
    both(
      "VP",
      ({ c }, form) =>
        wholeTop(c as Cards) ? { do: "arrange", who: whoOf(form), what: c, back } : undefined,
      (it: { do: string; who?: string; back?: string; what?: unknown }, form) =>
        it.do === "arrange" && it.who === whoOf(form) && it.back === back ? { c: it.what } : undefined,
      [
        `~look at {c:Obj} and ~put them back ${back === "bottom" ? "on the bottom " : ""}in any order`,
        `~look at {c:Obj}[,|.] [(and|then|and then)] (~put|~place|~return) (them|it) [back] ${
          back === "bottom"
            ? "(on|to) the bottom [of (your|their|that) deck]"
            : "[(on|to) [the] top [of (your|their|that) deck]]"
        } ${orders}`,
        ...(back === "top" ? [`~rearrange {c:Obj} [${orders}]`] : []),
      ],
      [
        `{c:Obj}を見て、好きな順番で${back === "top" ? modosu : `一番下に${oku}`}`,
        `{c:Obj}を見(て|る。)[、]好きな(順番|順)で[デッキの](${back === "top" ? "上" : "下"})に(${modosu}|${oku})`,
      ],
    ),
  ),
  vp({ do: "draw", who: "@by", n: "$n" }, ["~draw {n:CardsN} each"], [], { agr: ["plural"] }),
  both(
    "VP",
    ({ d }, form) => ({
      do: "look",
      who: whoOf(form),
      what: { count: "all", what: { noun: "card", zone: { in: "deck", whose: d } } },
    }),
    () => undefined,
    ["~look at {d:Whose} deck"],
    [`{d:Whose}デッキを${ichidan("見")}`],
  ),
];
