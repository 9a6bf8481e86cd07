/**
 * How Japanese says of an effect that it is activated (ttcg-7, 13): for what, when, if what, and how often. "Discard a card to
 * ..." is there 「手札を1枚捨てて発動する。…」, a sentence of its own before what is then done, or behind it.
 */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { tell } from "@tefuda/language/phrases/told";
import { kindOf, make } from "./texts.ts";

const head = "[{k:Kinds}][{n:Often}][{u:Place}、]";
const activates = "(発動する|発動できる|発動することができる|使用できる|使える)";
const effect = "[この効果は]";

/** What is paid, before what is activated for it. */
const paying = [
  `{d:Deeds.you.base.te}[、]${activates}。`,
  `{d:Deeds.you.base.fin}ことで[、][この効果を]${activates}。`,
  "コスト(として|：){d:Deeds.you.base.te}[、]",
  "コスト(として|：){d:Deeds.you.base}。",
];

const paid =
  (lead: boolean) =>
  ({ d, ...slots }: Slots) =>
    optional(make({ cost: true })({ ...slots, p: d }), lead);

/** What can be activated where something happens need not be, unless it answers that anyway. */
function optional(it: ReturnType<ReturnType<typeof make>>, lead: boolean): unknown {
  return it && lead && kindOf(it) !== "counter" && it.kind !== "counter" ? { ...it, may: true } : it;
}

const leads = [
  ["", "", false],
  ["{t:Lead}、", ".when", true],
  ["{t:Moment}、", "", true],
] as const;

/** When or if what it can be activated, in a sentence of its own. */
const timely: readonly Production[] = [
  ...(["Lead", "Moment"] as const).map((lead) =>
    read(
      "Text",
      (slots: Slots) => optional(make({})(slots), true),
      [],
      `${head}{t:${lead}}[に][のみ|だけ]${activates}。{a:Act${lead === "Lead" ? ".when" : ""}}`,
    ),
  ),
  read(
    "Text",
    make({}),
    [],
    [
      `${head}${effect}{c:If}[に][のみ|だけ][、][この効果(を|は)]${activates}。{a:Act}`,
      `${head}${effect}{c:If}しか[、][この効果(を|は)](発動できない|使えない|使用できない)。{a:Act}`,
      `${head}${effect}{c:Time}(に|でも|も|にも|に(のみ|だけ)|のみ|だけ|)[、]${activates}。{a:Act}`,
      `${head}{a:Act}${effect}{c:If}[に](のみ|だけ)${activates}。`,
      `${head}{a:Act}${effect}{c:If}しか(発動できない|使えない|使用できない)。`,
      `${head}{a:Act}${effect}{c:Time}(に|でも|も|にも|に(のみ|だけ)|のみ|だけ)${activates}。`,
    ],
  ),
];

/** How often, said last. */
const often: readonly Production[] = [
  ["", ""],
  ["{t:Lead}、", ".when"],
  ["{t:Moment}、", ""],
].flatMap(([lead, ctx]) =>
  read(
    "Text",
    (slots: Slots) => make({})({ ...slots, n: "turn" }),
    [],
    `[{k:Kinds}][{u:Place}、]${lead}[{c:While}、]{a:Act${ctx}}${effect}[(1ターン|各ターン|毎ターン|ターン)に](1回|1度|一度)([だけ|まで|のみ](発動できる|使える|使用できる)|しか(使えない|発動できない|使用できない))[。]`,
  ),
);

/** The same in a sentence of its own before the rest. */
const oftenFirst: readonly Production[] = ["", "{t:Lead}、", "{t:Moment}、"].map((lead) =>
  read(
    "Text",
    (slots: Slots) => make({})({ ...slots, n: "turn" }),
    [],
    `[{k:Kinds}][{u:Place}、]この効果は[、][(1ターン|各ターン|毎ターン|ターン)に](1回|1度|一度)([だけ|まで|のみ](発動できる|使える|使用できる)|しか(使えない|発動できない|使用できない))。${lead}[{c:While}、]{a:Act${lead.includes("Lead") ? ".when" : ""}}`,
  ),
);

/** 「ドラゴンにのみ装備できる。…」 */
const equipped: Production = read(
  "Text",
  ({ d, a, ...slots }: Slots) =>
    make({})({ ...slots, a: [{ do: "equip", to: { count: { exactly: 1 }, what: d } }, ...(a as unknown[])] }),
  [],
  "[{k:Kinds}][このカードは]{d:Desc}に(のみ|だけ|しか)装備(できる|する|できない)。{a:Act}",
);

/** 「このカードは出したターンには攻撃できない。」 */
const whenPlayed: readonly Production[] = ["", "。"].map((stop) =>
  read(
    "Text",
    ({ p, ...slots }: Slots) =>
      make({})({
        ...slots,
        c: { if: "is", what: "this", fits: { noun: "card", playedThisTurn: true } },
        a: tell({ c: { ref: "this" }, p }).map((what) => ({ do: "lasting", what })),
      }),
    [],
    `[{k:Kinds}][(このカード|このユニット)は][、][場に](出した|プレイした|プレイされた|出た)ターン(に|には|は|の間|中|中は)[、]{p:Preds.sg}${stop}`,
  ),
);

export const activations: Production[] = [
  ...whenPlayed,
  ...oftenFirst,
  equipped,
  ...leads.flatMap(([lead, ctx, happens]) =>
    ["If", "While"].map((asks) =>
      read(
        "Text",
        paid(happens),
        [],
        paying.map((pay) => `${head}${lead}[{c:${asks}}、]${pay}{a:Act${ctx}}`),
      ),
    ),
  ),
  ...timely,
  ...often,
];
