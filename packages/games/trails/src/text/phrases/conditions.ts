/** Conditions: of an action ("if"), of what holds ("while"), and what a ban ends with ("unless"). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { being } from "@tefuda/language/phrases/asking";
import { bare, deAru, iru, ofIt, polar } from "@tefuda/language/phrases/inflect";
import { YOU } from "@tefuda/language/phrases/players";

/** The steps of the preparation phase; the deployment step if none is named. */
const steps = [
  [undefined, "deployment", "配備ステップ"],
  ["draw", "draw", "ドローステップ"],
  ["homebase", "homebase", "拠点ステップ"],
] as const;

export const conditions: Production[] = [
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
          read("TimeAt", node, [], [`${self}の${stepJa}`, `${self}の${stepJa}の間`, `${self}の${stepJa}中`]),
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
    read("TimeAt", { if: "phase", is }, [], [`${ja}フェイズ`, `${ja}フェイズの間`, `${ja}フェイズ中`]),
    read("Time", { if: "not", what: { if: "phase", is } }, [], `${ja}フェイズ(以外で|以外の間|以外に)`),
    say(
      "Time",
      { if: "phase", is },
      [`during the ${is} phase`, `(in|during) (the|each|every) ${is} phase`],
      [`${ja}フェイズの間`, `${ja}フェイズ[の](間|中)[は|に]`],
    ),
  ]),

  // What a card is.
  being(
    { supported: true },
    ["has support"],
    [`サポートを持って${iru}`, `サポートを得て${iru}`, `サポートを${polar("持つ", "持たない")}`],
  ),
];
