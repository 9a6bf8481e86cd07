/** Conditions: of an action ("if"), of what holds ("while"), and what a ban ends with ("unless"). */
import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { being, bounds } from "@tefuda/language/phrases/asking";
import { aru, bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import { YOU } from "@tefuda/language/phrases/players";
import type { Description } from "../tree.ts";

/** The steps of the preparation phase; the deployment step if none is named. */
const steps = [
  [undefined, "deployment", "配備ステップ"],
  ["draw", "draw", "ドローステップ"],
  ["homebase", "homebase", "拠点ステップ"],
] as const;

/** What this UNIT fights, by what is said of that: whatever fights for the opponent meanwhile. */
export const fights =
  (own: "combating" | "attacking" | "defending", others: "combating" | "attacking" | "defending") =>
  ({ r, d }: Slots): object | undefined => {
    const { side, zone, is, bounds, ...what } = d as Description;
    if (r !== "this" || side === "yours" || zone || is?.combat) return undefined;
    const beside = bounds?.map((one) =>
      typeof one.n !== "number" && (one.n.of as string) === "it"
        ? { ...one, n: { ...one.n, of: "this" } }
        : one,
    );
    const foe = {
      ...what,
      ...(beside && { bounds: beside }),
      side: "opponents",
      is: { ...is, combat: others },
    };
    return {
      if: "and",
      of: [
        { if: "is", what: "this", fits: { noun: "card", is: { combat: own } } },
        { if: "count", what: foe, how: "atLeast", n: 1 },
      ],
    };
  };

const fighting: Production[] = [
  read(
    "Cond",
    fights("combating", "combating"),
    "{r:Ref.sg.subj} is (combating|in combat with|fighting|battling) (a {d:Desc.sg}|{d:Desc.pl})",
    `{r:Ref.sg.subj}が{d:Desc}と戦闘(して${iru}|中${deAru}|中(${ofIt}|${bare}))`,
  ),
  read(
    "Cond",
    fights("attacking", "defending"),
    "{r:Ref.sg.subj} is attacking (a {d:Desc.sg}|{d:Desc.pl})",
    `{r:Ref.sg.subj}が{d:Desc}を攻撃(して${iru}|中${deAru}|中(${ofIt}|${bare}))`,
  ),
  read(
    "Cond",
    fights("defending", "attacking"),
    "{r:Ref.sg.subj} is [being] attacked by (a {d:Desc.sg}|{d:Desc.pl})",
    [
      `{r:Ref.sg.subj}が{d:Desc}(に|によって)攻撃されて${iru}`,
      `{r:Ref.sg.subj}が{d:Desc}の攻撃を受けて${iru}`,
    ],
  ),
];

export const conditions: Production[] = [
  ...fighting,
  ...(["you", "opponent"] as const).flatMap((who) => {
    const [en, their, ja] =
      who === "you" ? ["you", "your", "あなた"] : ["your opponent", "your opponent's", "相手"];
    const self = who === "you" ? YOU : ja;
    const has = who === "you" ? "have" : "has";
    const is = who === "you" ? "are" : "is";
    return [
      say(
        "Cond",
        { if: "initiative", who },
        [`${en} ${is} the initiative player`, `${en} ${has} [the] initiative`],
        [
          `${ja}がイニシアチブプレイヤー${deAru}`,
          `${self}(が|は)イニシアチブ(プレイヤー(${deAru}|${ofIt}|${bare})|を持って${iru}|を${polar("持つ", "持たない")})`,
          `イニシアチブプレイヤー(が|は)${self}(${deAru}|${bare})`,
        ],
      ),
      read("Cond", { if: "not", what: { if: "initiative", who } }, [
        `${en} ${is} not the initiative player`,
        `${en} (do|does) not have [the] initiative`,
      ]),
      ...steps.flatMap(([is, step, stepJa]) => {
        const node = { if: "step", whose: who, ...(is && { is }) };
        const during = [`during ${their} ${step} step`, `in ${their} ${step} step`];
        return [
          say("Cond", node, `it is ${their} ${step} step`, [
            `${ja}の${stepJa}${deAru}`,
            `${ja}の${stepJa}中${deAru}`,
          ]),
          // "Draw one more card in your draw step" says something else
          ...(is === "draw"
            ? []
            : [say("Time", node, during, [`${ja}の${stepJa}の間`, `${self}の${stepJa}[の](間|中)[は|に]`])]),
          read(
            "TimeAt",
            node,
            [],
            [
              `${self}の${stepJa}`,
              `${self}の${stepJa}の間`,
              `${self}の${stepJa}中`,
              ...(who === "you" ? [`${stepJa}[(の間|中)]`] : []),
            ],
          ),
          read(
            "Time",
            { if: "not", what: node },
            `(outside|outside of|except (in|during)) ${their} ${step} step`,
            [`${self}の${stepJa}(以外で|以外の間|の間以外|以外に)`],
          ),
        ];
      }),
    ];
  }),
  ...(
    [
      ["preparation", "準備"],
      ["combat", "戦闘"],
      ["cure", "回復"],
    ] as const
  ).flatMap(([is, ja]) => [
    say("Cond", { if: "phase", is }, `it is the ${is} phase`, [
      `${ja}フェイズ${deAru}`,
      `${ja}フェイズ中${deAru}`,
    ]),
    read(
      "Time",
      { if: "not", what: { if: "phase", is } },
      `(outside|outside of|except (in|during)) the ${is} phase`,
    ),
    read(
      "TimeAt",
      { if: "phase", is },
      [],
      [`${ja}フェイズ`, `${ja}フェイズの間`, `${ja}フェイズ中`, ...(is === "combat" ? ["戦闘中"] : [])],
    ),
    ...(is === "combat" ? [read("Only", { if: "phase", is }, "(during|in) combat")] : []),
    read("Time", { if: "not", what: { if: "phase", is } }, [], `${ja}フェイズ(以外で|以外の間|以外に)`),
    say(
      "Time",
      { if: "phase", is },
      [`during the ${is} phase`, `(in|during) (the|each|every) ${is} phase`],
      [`${ja}フェイズの間`, `${ja}フェイズ([の](間|中)[は|に]|に[は]|では)`],
    ),
  ]),

  // How many different organizations some UNITs have between them.
  ...Object.entries(bounds).map(([how, [en, ja]]) => {
    const node = { if: "distinct", of: "org", among: "$d", how, n: "$n" };
    const fill = (phrase: string) => phrase.replace("N", "{n:#+}");
    const some = fill(how === "exactly" ? "exactly N" : en[0]!);
    const others = en.slice(how === "exactly" ? 2 : 1).map(fill);
    const word = "[different] organizations";
    return say(
      "Cond",
      node,
      [
        `there are ${some} different organizations among {d:Desc.pl}`,
        ...[some, ...others].flatMap((n) => [
          `there are ${n} ${word} among [the] {d:Desc.pl}`,
          `{d:Desc.pl} (have|belong to) [a total of] ${n} ${word} [(in total|among them|between them)]`,
        ]),
      ],
      [
        `{d:Desc}の組織が合わせて{n:#+}種類${ja}${aru}`,
        `{d:Desc}(の|が持つ|の持つ)[異なる]組織(が|は)[合わせて|全部で][、][ちょうど]{n:#+}(種類|つ)${ja}(${aru}|${deAru}|${bare})`,
        `{d:Desc}が(合わせて|全部で)[、][ちょうど]{n:#+}(種類|つ)${ja}の[異なる]組織を(持って${iru}|${polar("持つ", "持たない")})`,
      ],
    );
  }),
  read(
    "Cond",
    ({ n }: Slots) => ({
      if: "distinct",
      of: "org",
      among: { noun: "unit", side: "yours" },
      how: "atLeast",
      n,
    }),
    [],
    `${YOU}の場に[異なる]組織が{n:#+}(種類|つ)以上(${aru}|${bare})`,
  ),

  // "This UNIT is the only UNIT you control": there are no others.
  read(
    "Cond",
    ({ r, d }: Slots) =>
      r === "this" && (d as Description).side === "yours" && !(d as Description).other
        ? { if: "count", what: { ...(d as Description), other: true }, how: "exactly", n: 0 }
        : undefined,
    "{r:Ref.sg.subj} is (the|your) only {d:Desc.sg}",
    ["{d:Desc}が{r:Ref.sg.subj}(だけ|のみ|1体だけ|1体のみ)である", "{d:Desc}が{r:Ref.sg.subj}(だけ|のみ)"],
    { pol: ["aff"] },
  ),
  // What a card is.
  being(
    { supported: true },
    ["has support"],
    [`サポートを持って${iru}`, `サポートを得て${iru}`, `サポートを${polar("持つ", "持たない")}`],
  ),
];
