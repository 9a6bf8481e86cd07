/** The block of deployment requirements (tails-4.3, 4.5). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { series } from "@tefuda/language/phrases/lists";
import { perCounter } from "@tefuda/language/phrases/spoken";
import type { Description, Who } from "../tree.ts";
import { describe } from "./describe.ts";
import { vocabulary } from "./words.ts";

interface Needed {
  n: number;
  what: Description;
}

const { counters } = vocabulary.cards;

/** So many of a description; in Japanese by their counter. */
const need = (fits: (n: number) => boolean, en: readonly string[], ja: readonly string[]): Production[] => {
  const take = (it: Needed) => (fits(it.n) ? { d: it.what, ...(it.n > 1 && { n: it.n }) } : undefined);
  // what is required is one's own, said or not; of other cards it is told by the rule that it cannot be
  const make = ({ n = 1, d }: Record<string, unknown>) => {
    const { side, ...what } = d as Description;
    return { n, what: side === "yours" ? what : d };
  };
  return [
    both("Need", make, take, en, []),
    ...perCounter(counters, ja, (of, words) =>
      both("Need", make, (it: Needed) => (of(it.what) ? take(it) : undefined), [], words),
    ),
  ];
};

/** What is required, behind a word for it; only those who know the rules say that it is discarded. */
const requires =
  "(Requires|Needs|[deployment] (Requirement|Requirements) (:|-) [discard]|[to (deploy|play) this (card|unit|Equipment|Event|Trap|Troop|Position|Vehicle) [,]] you must discard|Requires discarding)";
const attached =
  "(Equips|(Equip|Attach|Attaches) [(this|this card|this Equipment)] [only] to|Equip|Equip only|[this [(card|Equipment)]] (can|may|must) [only] be attached [only] to|can only equip|Attachable [only] to)";
/** Whose unit it is attached to: "a unit of an opponent's", "one of your Troops". */
const toOwned = (it: Slots, form: Form): object | undefined => {
  const to = describe.owned(it.d, it.w as Who, form);
  return to && { needs: "attach", to };
};

export const requirements: Production[] = [
  // Among the texts of a card it says what it is: there "discard a Troop" is done.
  say(
    "InBox",
    { needs: "discard", what: "$what" },
    ["requirements: {what:Needs}.", `${requires} {what:Needs} [.]`],
    [
      "配備条件：{what:Needs}。",
      "(配備条件|必要カード|条件|必要|配備に必要|配備に必要なカード|配備に必要なもの)(：|は){what:Needs}[[を]捨てる[こと]|が必要][。]",
      "[配備[する]に(は|)[、]]{what:Needs}(が必要|を捨てる必要がある|を捨てなければならない)[。]",
      "[このカードを|これを]配備(するには|する(ため|とき|際)に|するとき|する際)[、]{what:Needs}を(捨てる|捨てなければならない|捨てる必要がある)[。]",
    ],
  ),
  say(
    "InBox",
    { needs: "attach", to: "$d" },
    ["attach only to a {d:Desc.sg}.", `${attached} [(a|any|one)] {d:Desc.sg} [.]`],
    [
      "{d:Desc}にのみ装備できる。",
      "{d:Desc}専用[装備][。]",
      "[このカードは|これは|この装備は]{d:Desc}(1体|1枚|)に(のみ|だけ|しか|)(装備する|装備できる|付ける|つける|付けられる|つけられる|付けることができる|装備させる|装着する|装備できない|付けられない)[。]",
    ],
  ),
  say(
    "InBox",
    { needs: "attach", to: "$d", discard: "$what" },
    [
      "attach only to a {d:Desc.sg}. requirements: {what:Needs}.",
      `${attached} [(a|any|one)] {d:Desc.sg} [(.|,|and)] ${requires} {what:Needs} [.]`,
    ],
    ["{d:Desc}にのみ装備できる。配備条件：{what:Needs}。"],
  ),
  // In brackets, before what it does: 【装備：車両】.
  read("InBox", { needs: "attach", to: "$d" }, [], "【(装備|装備先|装備対象|装備条件)：{d:Desc}】"),
  read("InBox", { needs: "discard", what: "$what" }, [], "【(配備条件|条件|必要カード)：{what:Needs}】"),
  read("InBox", { needs: "nothing" }, [], "【配備条件：なし】"),
  read("InBox", { needs: "nothing" }, "[deployment] requirements: none [.]", "配備条件：なし[。]"),
  read("Requirement", "$r", "{r:InBox}", "{r:InBox}"),
  // What it cannot be attached to: what already bears some.
  read(
    "InBox",
    ({ u = { noun: "unit" }, g }: Slots) =>
      (u as Description).bearsNo ? undefined : { needs: "attach", to: { ...(u as object), bearsNo: g } },
    [],
    [
      "[この装備は|このカードは|これは](すでに|既に|)[他の]{g:Gear}(が付いている|が付いた|を付けている|を装備している|を装備した){u:Desc}には(付けられない|装備できない|付けることができない)[。]",
    ],
  ),
  read("InBox", toOwned, [
    `${attached} (a|any|one) {d:Desc.sg} of {w:Theirs} [.]`,
    `${attached} [(one|any) of] {w:Whose} {d:Desc.pl} [.]`,
    `${attached} [(a|any)] {w:Whose} {d:Desc.sg} [.]`,
  ]),
  say(
    "Requirement",
    { needs: "nothing" },
    ["No Deployment Requirements.", "No Deployment Requirements", "(No Requirements|None) [.]"],
    ["配備条件なし。", "(配備条件なし|なし)[。]"],
  ),
  ...need(
    (n) => n === 1,
    ["a {d:Desc.sg}", "(one|1) {d:Desc.sg}"],
    ["{d:Desc}1COUNTER", "{d:Desc}[を]1(枚|体|つ)", "1(枚|体|つ)の{d:Desc}"],
  ),
  ...need(
    (n) => n > 1,
    ["{n:#+} {d:Desc.pl}"],
    ["{d:Desc}{n:#+}COUNTER", "{d:Desc}[を]{n:#+}(枚|体|つ)", "{n:#+}(枚|体|つ)の{d:Desc}"],
  ),
  ...series("Needs", "Need", { en: [" and", ", and"], more: [","], ja: ["と", "、"] }),
  say(
    "Requirement",
    { needs: "discard", what: "$what" },
    ["discard {what:Needs}.", "discard {what:Needs}"],
    ["{what:Needs}を捨てる。", "{what:Needs}を捨てる"],
  ),
  say(
    "Requirement",
    { needs: "attach", to: "$d" },
    ["Equips a {d:Desc.sg}.", "(Equips|Equip) [(a|any)] {d:Desc.sg} [.]"],
    ["{d:Desc}に装備する。", "{d:Desc}に装備する"],
  ),
  say(
    "Requirement",
    { needs: "attach", to: "$d", discard: "$what" },
    [
      "Equips a {d:Desc.sg}. discard {what:Needs}.",
      "(Equips|Equip|Attach to|Attaches to) [(a|any)] {d:Desc.sg} [(.|,|and)] discard {what:Needs} [.]",
    ],
    ["{d:Desc}に装備する。{what:Needs}を捨てる。", "{d:Desc}に装備[する|し][。|、]{what:Needs}を捨てる[。]"],
  ),
];
