/** What is said of a card behind its noun: its effects, what lies beneath it, where it lies, what it did (ttcg-14.1 to 14.9). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { being } from "@tefuda/language/phrases/asking";
import { aru, bare, deAru, iru, polar } from "@tefuda/language/phrases/inflect";
import { entries, rel } from "./shorthand.ts";
import { subTypes, types } from "./words.ts";

const ZONES = { hand: ["hand", "手札"], pile: ["discard pile", "捨て札"], deck: ["deck", "デッキ"] } as const;

export const relations: Production[] = [
  // Behind it.
  read("Rel", { not: { subtype: ["$t"] } }, "(except|other than) {t:SubNoun.pl}", "{t:SubNoun}以外の"),
  read("Rel", { not: { type: ["$t"] } }, "(except|other than) {t:Type} units"),
  rel(
    { not: { subtype: "$t" } },
    ["<num:that is not a/that are not> {t:SubNouns}", "that (is not a|are not) {t:SubTypes} [(unit|units)]"],
    ["{t:SubTypes}でない", "{t:SubTypes}(でない|ではない)"],
  ),
  // ttcg-3.6
  rel({ owner: "you" }, ["you own", "(that|which) you own", "owned by you"], ["あなたが持ち主の"]),
  rel(
    { owner: "opponent" },
    ["your opponent owns", "(that|which) your opponent owns", "owned by your opponent"],
    ["相手が持ち主の"],
  ),
  // What was controlled before it was destroyed, and what is now.
  read("Rel", { own: "you" }, "(you controlled|that you controlled|you control now)"),
  read("Rel", { own: "opponent" }, "[that] your opponent (controlled|controls now)"),
  // "The unit with the lowest defense among those your opponent controls"
  ...(["you", "opponent"] as const).flatMap((own) => {
    const has = own === "you" ? "you control" : "(your opponent controls|they control)";
    const whose = own === "you" ? "your" : "(your opponent's|their)";
    return read("Rel", { own }, [
      `among (those|the units|the cards|the spells|units|cards|spells|all units) ${has}`,
      `among ${whose} (units|cards|spells)`,
    ]);
  }),
  rel(
    { among: "it" },
    ["among them", "[from] among (them|those cards)", "of them", "from it"],
    ["その中の", "(その中にある|それらの中の)"],
  ),
  rel(
    { effectKind: "$k" },
    ["with a {k:Kind} effect", "that <num:has/have> a {k:Kind} effect"],
    ["{k:Kind}効果を持つ", "{k:Kind}(効果の|の効果を持つ|効果がある)"],
  ),
  // Behind whose they are, where a text cannot begin.
  read("Rel", { effectKind: "$k", own: "$w" }, [], "{w:Whose}[場の]【{k:Kind}】[(の|を持つ)]"),
  rel(
    { equippedTo: "$r" },
    ["equipped to {r:Ref.sg}", "attached to {r:Ref.sg}"],
    ["{r:Ref.sg}に装備された", "{r:Ref.sg}に(装備されている|付いている)"],
  ),
  rel(
    { attached: true },
    [
      "equipped to a card",
      "(equipped|attached) to (a unit|another card|another unit|any unit|any card|one unit|one card)",
    ],
    ["カードに装備された", "(カード|ユニット)に装備され(た|ている)"],
  ),
  both(
    "Rel",
    ({ c }) => (isPlainOne(c) ? undefined : { attachedTo: c }),
    (part: { attachedTo?: unknown }) => (part.attachedTo ? { c: part.attachedTo } : undefined),
    ["equipped to {c:Cards.sg.obj}", "attached to {c:Cards.sg.obj}"],
    ["装備先が{c:Cards.sg.obj}の"],
  ),
  read(
    "Objs",
    ({ c }: Slots) => (isPlainOne(c) ? undefined : { count: "all", what: { noun: "spell", attachedTo: c } }),
    [],
    "{c:Cards.sg.obj}に(装備されている|装備された|付いている)[すべての](スペル|装備カード)(をすべて|すべてを|を)",
  ),
  rel(
    { chosenWord: "type" },
    ["of that type", "of the (chosen|declared|named) type"],
    ["選ばれたタイプの", "(その|選んだ|宣言した|指定した)タイプの"],
  ),
  rel(
    { chosenWord: "subtype" },
    ["of that sub-type", "of the (chosen|declared|named) sub-type"],
    ["選ばれた種族の", "(その|選んだ|宣言した|指定した)種族の"],
  ),
  read("Rel", { is: { fight: "attacking" } }, "that <num:attacks/attack>", "攻撃中の"),
  read(
    "Rel",
    { is: { equip: "equipped" } },
    ["with (a card|a spell|an equip card) (equipped|attached) [to it]", "with an equip card"],
    "装備カードの付いた",
  ),
  rel(
    { covering: true },
    [
      "with a card underneath <num:it/them>",
      "(with|that (has|have)) (a card|cards|one or more cards) (underneath|under|beneath) (it|them)",
    ],
    ["下にカードがある", "下にカード(のある|を持つ)"],
  ),
  rel(
    { covering: false },
    [
      "with no cards underneath <num:it/them>",
      "(with|that (has|have)) no cards (underneath|under|beneath) (it|them)",
      "without (a card|cards|any cards) (underneath|under|beneath) (it|them)",
    ],
    ["下にカードがない", "下にカードのない"],
  ),
  rel(
    { zone: { in: "under", what: "$c" } },
    ["underneath {c:Cards.sg.obj}", "[from] (underneath|under|beneath|below) {c:Cards.sg.obj}"],
    [],
  ),
  ...["sg", "pl"].map((num) =>
    both(
      "Rel",
      ({ r }) => ({ zone: { in: "under", what: { ref: r } } }),
      (it: { zone?: { in: string; what?: { ref?: string } } }) =>
        it.zone?.in === "under" && it.zone.what?.ref ? { r: it.zone.what.ref } : undefined,
      [],
      [`{r:Ref.${num}}の下の`, `{r:Ref.${num}}の下に(ある|重ねられている|重ねられた|重なっている)`],
    ),
  ),
  rel({ zone: { in: "under", what: "$c" } }, [], ["上に{c:Cards.sg.obj}が重なっている"]),
  read(
    "Objs",
    ({ c }: Slots) => ({ count: "all", what: { noun: "card", zone: { in: "under", what: c } } }),
    [],
    "{c:Cards.sg.obj}の下(の|に(ある|重ねられている|重ねられた|重なっている))カード(をすべて|すべてを|を)",
  ),
  read("Rel", { zone: { in: "under", what: "$c" } }, "[from] (underneath|under|beneath) {c:Cards.pl.obj}"),
  read(
    "Objs",
    ({ w, n }: Slots) => ({ count: "all", what: { noun: "card", zone: { in: "deck", whose: w, top: n } } }),
    [],
    "{w:Whose}デッキの[一番]上からカードを{n:#+}枚[、]",
  ),
  // A card with all that lie beneath it.
  read(
    "Objs",
    ({ c }: Slots) => ({
      both: [c, { count: "all", what: { noun: "card", zone: { in: "under", what: { ref: "it" } } } }],
    }),
    "{c:Cards.sg.obj} (and|with|together with|along with) (all|the|all the) cards (underneath|under|beneath) it",
    "{c:Cards.sg.obj}を[、](その下|下)(の|にある|に重なっている|に重ねられた)(すべての|)カード(ごと|とともに|と一緒に|も一緒に)[、]",
  ),
  rel(
    { attackedThisTurn: true },
    ["that attacked this turn", "(that|which) (has|have) attacked this turn"],
    ["このターンに攻撃した", "このターン攻撃した"],
  ),
  rel(
    { attackedThisTurn: false },
    ["that <num:has/have> not attacked this turn", "(that|which) did not attack this turn"],
    ["このターンに攻撃していない", "このターン攻撃していない"],
  ),
  rel(
    { playedThisTurn: true },
    ["that <num:was/were> played this turn", "played this turn"],
    ["このターンにプレイされた", "このターン(プレイされた|プレイした|場に出た)"],
  ),
  ...(
    [
      ["that", "that player"],
      ["turnPlayer", "the turn player"],
      ["its", "its controller"],
      ["owner", "its owner"],
    ] as const
  ).map(([own, en]) => rel({ own }, [`${en} controls`], [])),
  read("Rel", { own: "opponent" }, "they control", [], { by: ["you"] }),
  read("Whose", "opponent", "their", [], { by: ["you"] }),
  // All of some, where that is all that is said.
  read("Counted", { count: "all", what: "$d" }, "{d:Desc}", [], { num: ["pl"], role: ["obj"] }),
  read("Rel", { own: "both" }, "(each player controls|both players control)", [], { by: ["both"] }),
  // A place of either sort.
  ...(
    [
      ["hand", "deck"],
      ["hand", "pile"],
      ["deck", "pile"],
      ["deck", "hand"],
      ["pile", "hand"],
      ["pile", "deck"],
    ] as const
  ).map(([a, b]) =>
    rel(
      { zone: { in: "either", whose: "$w", of: [a, b] } },
      [
        `from {w:Whose} ${ZONES[a][0]} or ${ZONES[b][0]}`,
        `(in|from) {w:Whose} ${ZONES[a][0]} or [your|their] ${ZONES[b][0]}`,
      ],
      `{w:Whose}${ZONES[a][1]}または${ZONES[b][1]}の`,
    ),
  ),
  read("Rel", { zone: { in: "pile", whose: "both" } }, "(in|from) (the|a|any|either) discard pile", [
    "(どちらかの|いずれかの)捨て札の",
  ]),
  // 「場のユニットのうち、攻撃力が最も低い…」
  read("Rel", { inPlay: true }, [], "[お互いの]場(の|にいる|にある)(ユニット|カード)(のうち|の中で)[、]"),
  read("Rel", { own: "$w" }, [], "{w:Whose}[場の|場にいる](ユニット|カード)(のうち|の中で)[、]"),
  // What is discarded is looked for in a hand if nothing is said (ttcg-15.3), so there the field is named.
  both(
    "Rel",
    () => undefined,
    ({ zone }: { zone?: { in: string; whose?: unknown } }) =>
      zone?.in === "field" && zone.whose === undefined ? {} : undefined,
    ["on the field"],
    ["場の"],
  ),
  // Where nothing else is said cards lie on the field; what is had there is controlled.
  read(
    "Rel",
    { inPlay: true },
    ["(on|from) (the field|either side of the field)", "in play"],
    [
      "場の",
      "場にある",
      "(各プレイヤーの|両方の|双方の|すべての)場(の|にある|にいる|に出ている)",
      "場(にいる|に出ている)",
    ],
  ),

  // Of a card that was spoken of.
  ...(["type", "subtype"] as const).map((chosenWord) => {
    const [en, ja] = chosenWord === "type" ? ["type", "タイプ"] : ["sub-type", "種族"];
    return being(
      { chosenWord },
      [
        `is of that ${en}`,
        `is (of the (chosen|declared|named) ${en}|of that ${en})`,
        `has (that|the chosen|the declared|the named) ${en}`,
      ],
      [`選ばれた${ja}${deAru}`, `(選んだ|宣言した|指定した)${ja}(${deAru}|${bare})`],
    );
  }),
  being(
    { covering: true },
    [
      "has a card underneath it",
      "has (cards|one or more cards|at least one card|a card) (underneath|under|beneath) it",
    ],
    [`下にカードが${aru}`],
  ),
  being({ playedThisTurn: true }, ["was played this turn"], [`このターンにプレイされて${iru}`]),
  being(
    { attackedThisTurn: true },
    ["attacked this turn", "has attacked this turn"],
    [`このターンに攻撃して${iru}`],
  ),
  being(
    { attackedThisTurn: false },
    ["has not attacked this turn", "did not attack [this turn]"],
    [
      `このターンにまだ攻撃して${polar("いない", "いる")}`,
      `このターン[に]まだ攻撃して${polar("いない", "いる")}`,
    ],
  ),
  ...entries(ZONES).map(([zone, [en, ja]]) =>
    being(
      { zone: { in: zone, whose: "you" } },
      [`is in your ${en}`, `lies in your ${en}`],
      [`あなたの${ja}に${aru}`],
    ),
  ),
  ...entries(types).map(([type, ja]) =>
    being({ traits: { type: [type] } }, [`is ${type}`], [`${ja}タイプ${deAru}`]),
  ),
  ...entries(subTypes).map(([type, [plural, ja]]) =>
    being(
      { traits: { subtype: [type] } },
      plural === undefined
        ? [`is ${type}`, `is a ${type}`]
        : [`is of sub-type ${type}`, `has the sub-type ${type}`],
      [`種族が${ja}${deAru}`],
    ),
  ),
];

/** "A unit", "a card", or a card spoken of: said in other phrases. */
function isPlainOne(cards: unknown): boolean {
  const it = cards as { count?: unknown; what?: object };
  return (
    it.count === undefined ||
    (Object.keys(it.what!).every((key) => key === "noun" || key === "other") && it.count !== "all")
  );
}
