/** What is asked only in this game: of time, of what happened this turn, of what lies beneath a card (ttcg-13.3, 13.13). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import { isSaidInPlay } from "@tefuda/language/cards/said-in-play";
import type { Described } from "@tefuda/language/phrases/bones";
import { aru, bare, deAru, iru } from "@tefuda/language/phrases/inflect";
import { merge, without } from "@tefuda/language/phrases/parts";
import { pastJa } from "@tefuda/language/phrases/past";

const cond = (node: unknown, en: Phrases, ja: Phrases): Production => say("Cond", node, en, ja);

const done: readonly (readonly [event: string, en: string, ja: string])[] = [
  ["destroyed", "destroyed", "破壊されて"],
  ["played", "played", "プレイされて"],
  ["discarded", "discarded", "捨てられて"],
];

export const conditions: Production[] = [
  cond({ if: "turn", whose: "$w" }, "it is {w:Whose} turn", [
    `{w:Whose}ターン${deAru}`,
    `{w:Whose}ターン中${deAru}`,
  ]),
  say(
    "Time",
    { if: "turn", whose: "$w" },
    ["during {w:Whose} turn", "(on|in) {w:Whose} turn", "during each of {w:Whose} turns"],
    ["{w:Whose}ターンの間", "{w:Whose}ターン([の](間|中)[は]|に)"],
  ),
  say(
    "Time",
    { if: "phase", whose: "$w", phase: "$p" },
    ["during {w:Whose} {p:Phase}", "in {w:Whose} {p:Phase}"],
    ["{w:Whose}{p:Phase}の間", "{w:Whose}{p:Phase}([の](間|中)[は]|に)"],
  ),
  say(
    "Time",
    { if: "phase", phase: "$p" },
    ["during the {p:Phase}", "during each {p:Phase}"],
    ["{p:Phase}の間", "{p:Phase}[の](間|中)[は]"],
  ),
  ...done.map(([event, en, ja]) =>
    cond(
      { if: "event", event, what: "$d" },
      [`a {d:Desc.sg} was ${en} this turn`, `(a|one|any) {d:Desc.sg} (was|has been) ${en} this turn`],
      [
        `このターンに{d:Desc}が${ja}${iru}`,
        ...pastJa([`${ja.slice(0, -1)}た`]).map(
          (verb) => `このターン[に|中に|の間に|中][、]{d:Desc}が[1(枚|体)でも]${verb}`,
        ),
      ],
    ),
  ),
  ...(["you", "opponent"] as const).flatMap((who) => {
    const [name, ja] = who === "you" ? ["you", "あなた"] : ["your opponent", "相手"];
    const they = who === "you" ? name : "(your opponent|they)";
    return [
      cond(
        { if: "happened", what: "attackedThisTurn", who },
        [`${name} attacked this turn`, `${they} (attacked|(have|has) attacked) this turn`],
        [`このターンに${ja}が攻撃して${iru}`, `${ja}がこのターン[に]攻撃して${iru}`],
      ),
      read("Cond", { if: "not", what: { if: "happened", what: "attackedThisTurn", who } }, [
        `${they} (did not attack|(have|has) not attacked) [this turn]`,
      ]),
      cond(
        { if: "happened", what: "playedThisTurn", who },
        [`${name} played a card this turn`, `${they} (played|(have|has) played) a card this turn`],
        [`このターンに${ja}がカードをプレイして${iru}`, `${ja}がこのターン[に]カードをプレイして${iru}`],
      ),
      read(
        "Cond",
        { if: "not", what: { if: "happened", what: "playedThisTurn", who } },
        [
          `${they} (played|(have|has) played) no cards this turn`,
          `${they} (did not play|(have|has) not played) (a|any) (card|cards) this turn`,
        ],
        `このターン[に][まだ][、]${who === "you" ? "[(あなた|自分)が]" : "相手が"}カードを[1枚も]プレイして(いない|いなかった)`,
      ),
      read(
        "Cond",
        { if: "happened", what: "attackedThisTurn", who },
        [],
        pastJa(["攻撃した"]).map(
          (verb) => `このターン[に|中に|の間に][、]${who === "you" ? "[(あなた|自分)が]" : "相手が"}${verb}`,
        ),
      ),
      cond(
        { if: "happened", what: "lostUnitThisTurn", who },
        [`${name} lost a unit this turn`, `${they} (lost|(have|has) lost) a unit this turn`],
        [`このターンに${ja}がユニットを失って${iru}`],
      ),
    ];
  }),
  ...["sg", "pl"].map((num) =>
    both(
      "Cond",
      ({ r, b }) => under(r, b as { what: Described }),
      (it: { if: string; what?: Described; how?: string; n?: number }) => {
        const zone = it.if === "count" ? (it.what?.zone as unknown as Under | undefined) : undefined;
        if (zone?.in !== "under" || !zone.what.ref || isAnyCard(it as Bound)) return undefined;
        const what = { ...it.what, zone: { in: "under", what: { ref: "it" } } };
        return { r: zone.what.ref, b: { how: it.how, n: it.n, what } };
      },
      `{r:Ref.sg.subj} has {b:Bounded.${num}}`,
      num === "sg" ? `{r:Ref.sg.subj}には{b:Bounded.${num}}` : `{r:Ref.sg.subj}には{b:Bounded.${num}}`,
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Cond",
      ({ r, b }: Slots) => {
        const { what, ...bound } = b as Bound & { what: Described };
        if (what.zone || what.side) return undefined;
        const zone = { in: "under", what: { ref: r } };
        return isAnyCard({ ...bound, what: { ...what, zone } })
          ? { if: "is", what: r, fits: { noun: "card", covering: true } }
          : { if: "count", what: { ...what, zone }, ...bound };
      },
      [],
      `{r:Ref.sg.subj}の下(に|には){b:Bounded.${num}}`,
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Cond",
      ({ b }: Slots) =>
        (b as { what: Described }).what.zone ? undefined : { if: "count", ...(b as object) },
      `{b:Bounded.${num}} (is|are) (on the field|in play)`,
    ),
  ),
  // What other players than you and your opponent control; what is had, in play or in hand.
  ...["sg", "pl"].flatMap((num) => [
    ...(
      [
        ["that", "that player controls", "そのプレイヤーの場に"],
        ["turnPlayer", "the turn player controls", "ターンプレイヤーの場に"],
        ["its", "its controller controls", "コントローラーの場に"],
        ["owner", "its owner controls", "持ち主の場に"],
      ] as const
    ).map(([side, en, ja]) =>
      both(
        "Cond",
        ({ b }) => held(b, side),
        (it: Count) =>
          it.if === "count" && it.what.side === side
            ? { b: { how: it.how, n: it.n, what: without(it.what, "side") } }
            : undefined,
        `${en} {b:Bounded.${num}}`,
        `${ja}{b:Bounded.${num}}`,
      ),
    ),
    ...(["you", "opponent"] as const).map((who) =>
      both(
        "Cond",
        ({ b }) => {
          const it = held(b, who === "you" ? "yours" : "opponents");
          if (!it || it.what.noun === "card") return undefined;
          return isSaidInPlay((b as Count).what) ? it : { ...it, have: true };
        },
        (it: Count) =>
          it.if === "count" && it.have && it.what.side === (who === "you" ? "yours" : "opponents")
            ? { b: { how: it.how, n: it.n, what: without(it.what, "side") } }
            : undefined,
        `${who === "you" ? "you have" : "your opponent has"} {b:Bounded.${num}}`,
        `${who === "you" ? "あなた" : "相手"}の場か手札に{b:Bounded.${num}}`,
      ),
    ),
  ]),
  read(
    "Cond",
    ({ d }: Slots) => {
      const what = d as Described & { side?: string };
      if (what.side !== "yours" || what.zone) return undefined;
      return { if: "count", what: { ...what, other: true }, how: "exactly", n: 0 };
    },
    "this [card] is the only {d:Desc.sg}",
    [
      "このカードが唯一の{d:Desc}である",
      `{d:Desc}が(このカード|この(ユニット|スペル))だけ(${deAru}|${bare})`,
    ],
  ),
  // 「その3枚の中に…」
  ...["sg", "pl"].map((num) =>
    read(
      "Cond",
      ({ b }: Slots) => {
        const { what, ...bound } = b as Bound & { what: object };
        const among = merge([what, { among: "it" }]);
        return among && { if: "count", what: among, ...bound };
      },
      [],
      `(その|それらの)[{n:#}(枚|体)の][カードの]中に{b:Bounded.${num}}`,
    ),
  ),
  ...(
    [
      ["exactly", "{n:#d}"],
      ["atLeast", "({n:#d} or (higher|more)|at least {n:#d})"],
      ["atMost", "({n:#d} or (lower|less)|at most {n:#d})"],
    ] as const
  ).map(([how, en]) =>
    read(
      "Cond",
      { if: "is", what: "$r", fits: { noun: "card", bounds: [{ of: "rank", how, n: "$n" }] } },
      `{r:Ref.sg.subj} was (rank|level) ${en}`,
    ),
  ),
  read(
    "Cond",
    { if: "is", what: "$r", fits: "$d" },
    "{r:Ref.sg.subj} was a {d:Desc.sg}",
    "{r:Ref.sg.subj}が{d:Desc}だった",
  ),
  both(
    "Cond",
    ({ r, d }) => ({ if: "is", what: r, fits: d }),
    (it: { if: string; what?: string; fits?: unknown }) =>
      it.if === "is" && it.what === "them" ? { r: it.what, d: it.fits } : undefined,
    ["{r:Ref.pl.subj} are {d:Desc.pl}", "{r:Ref.pl.subj} are (both|all) {d:Desc.pl}"],
    `{r:Ref.pl.subj}が{d:Desc}${deAru}`,
  ),
  // Whose a card is that was spoken of.
  ...(
    [
      ["yours", "you control", "あなたの"],
      ["opponents", "your opponent controls", "相手の"],
    ] as const
  ).map(([side, controls, ja]) =>
    read(
      "Cond",
      // of a card that was called by what it is: "it" may be this card
      ({ r }: Slots) =>
        (r as string).startsWith("that") ? { if: "is", what: r, fits: { noun: "card", side } } : undefined,
      `${controls} {r:Ref.sg.obj}`,
      `{r:Ref.sg.subj}(が|は)${ja}(カード|ユニット|スペル)(${deAru}|${bare})`,
    ),
  ),
  read("Cond", { if: "is", what: "them", fits: "$d" }, "both are {d:Desc.pl}"),
  read("Cond", { if: "is", what: "$r", fits: { noun: "card", covering: true } }, [
    "(a card is|cards are|one or more cards are) (underneath|under|beneath) {r:Ref.sg.obj}",
  ]),
  ...["exactly", "atLeast", "atMost"].map((how) =>
    read(
      "Cond",
      ({ s, n }: Slots) => ({ if: "is", what: "it", fits: { noun: "card", bounds: [{ of: s, how, n }] } }),
      [
        `its {s:Stat} is ${{ exactly: "[exactly] {n:#0}", atLeast: "({n:#0} or (more|higher)|at least {n:#0})", atMost: "({n:#0} or (less|lower)|at most {n:#0})" }[how]}`,
      ],
    ),
  ),
  ...["sg", "pl"].map((num) =>
    read("Cond", ({ b }: Slots) => held(b, "opponents"), `they (control|have) {b:Bounded.${num}}`),
  ),
  ...["If", "While"].map((makes) =>
    read(makes, ({ d }: Slots) => ({ if: "is", what: "this", fits: d }), "(while|if|as long as) {d:Being}"),
  ),
  // "This card cannot attack the turn it is played."
  read(
    "While",
    { if: "is", what: "this", fits: { noun: "card", playedThisTurn: true } },
    "[(on|in|during)] the turn (it|this card|this unit) (is|was|comes|came) (played|deployed|into play)",
  ),
  // 「レベル4以上のユニットが場にいる」
  read(
    "Cond",
    ({ d }: Slots) => {
      const what = d as Described & { side?: string };
      return what.side || what.zone ? undefined : { if: "count", what, how: "atLeast", n: 1 };
    },
    [],
    `{d:Desc}が[お互いの]場に(${aru}|${iru})`,
  ),
  // "If your points are 5 or less"
  ...(
    [
      ["exactly", "[exactly] {n:#0}"],
      ["atMost", "(at most {n:#0}|{n:#0} or (less|fewer|lower))"],
      ["atLeast", "(at least {n:#0}|{n:#0} or (more|higher|greater))"],
      ["lessThan", "(less|fewer|lower) than {n:#}"],
      ["moreThan", "(more|higher|greater) than {n:#}"],
    ] as const
  ).flatMap(([how, en]) =>
    (["you", "opponent"] as const).map((who) =>
      read("Cond", { if: "points", of: "points", who, how, n: "$n" }, [
        `${who === "you" ? "your" : "your opponent's"} (points|point total|score) (are|is) ${en}`,
      ]),
    ),
  ),
  // "The unit with the lowest defense" is one that is there.
  read(
    "Bounded",
    ({ d }: Slots) => ((d as { extreme?: unknown }).extreme ? { how: "atLeast", n: 1, what: d } : undefined),
    "the {d:Desc.sg}",
    [],
    { num: ["sg"] },
  ),
  // "While there are cards underneath this unit"
  read("Cond", { if: "count", how: "atLeast", n: 1, what: "$d" }, "there are [any] {d:Desc.pl}"),
];

type Count = { if: string; have?: true; how?: string; n?: number; what: Described & { side?: string } };

function held(b: unknown, side: string): Count | undefined {
  const { what, how, n } = b as { how: string; n: number; what: Described };
  return what.side || what.zone ? undefined : { if: "count", what: { ...what, side }, how, n };
}

interface Under {
  in: string;
  what: { ref?: string };
}

interface Bound {
  how?: string;
  n?: number;
  what: object;
}
/** Whether it is asked whether a card has any beneath it. */
const isAnyCard = ({ how, n, what }: Bound): boolean =>
  how === "atLeast" && n === 1 && (what as Described).noun === "card" && Object.keys(what).length === 2;

/** "It has two cards underneath it": of the card itself. That it has any is said of what it is. */
function under(r: unknown, { what, ...bound }: Bound & { what: Described }): object | undefined {
  const zone = what.zone as unknown as Under | undefined;
  if (zone?.in !== "under" || zone.what.ref !== "it") return undefined;
  if (isAnyCard({ ...bound, what })) return undefined;
  return { if: "count", what: { ...what, zone: { in: "under", what: { ref: r } } }, ...bound };
}
