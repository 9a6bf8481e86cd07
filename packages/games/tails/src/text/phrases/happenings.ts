/** What happens to cards, as texts wait for it (tails-7.14). */
import type { Happening } from "@tefuda/language/phrases/happenings";

/** What an attack does; each in full, as it is also said of what would be done. */
const byAttack = (...verbs: readonly string[]): string[] =>
  verbs.flatMap((verb) => ["攻撃によって", "攻撃により", "攻撃で"].map((by) => `${by}${verb}`));

/** The subject is a card. In Japanese what stands after "が". */
export const happenings: readonly Happening[] = [
  [
    { on: "deployed" },
    [
      "is deployed",
      "(enters|comes into) (play|the battlefield)",
      "enters",
      "is (deployed|put|placed) (onto|on|to) the battlefield",
    ],
    [
      "配備された",
      "登場した",
      "戦場に出た",
      "戦場に配備された",
      "戦場に出された",
      "を配備した",
      "を戦場に出した",
    ],
    ".from",
  ],
  [
    { on: "dies" },
    ["dies", "(is destroyed|is killed)"],
    [
      "死亡した",
      "破壊された",
      "倒された",
      "死んだ",
      "倒れた",
      "の耐久力が0になった",
      "の耐久力が0になって捨てられた",
      "破壊されて捨て札(に置かれた|になった|に送られた)",
    ],
  ],
  [
    { on: "dies", by: "attack" },
    [
      "dies by an attack",
      "(dies|is destroyed|is killed) (by|in|from|through|due to|because of|as the result of) (a attack|attacks)",
    ],
    byAttack("死亡した", "破壊された", "倒された", "死んだ", "倒れた", "耐久力が0になった"),
  ],
  [
    { on: "damaged", by: "attack" },
    [
      "loses health by an attack",
      "(loses health|takes damage|is damaged|is hurt) (by|in|from|through|due to|because of) (a attack|attacks)",
    ],
    byAttack("耐久力を失った", "ダメージを受けた", "傷ついた", "負傷した"),
  ],
  // tails-4.3
  [
    { on: "given" },
    [
      "is discarded as a requirement",
      "is (discarded|used|given) (to (meet|pay|satisfy|fulfil|fulfill)|for|as [part of]) (a|the|another card's|the requirements of a|another) [deployment] (requirement|requirements|cost|card|unit)",
      "is (discarded|used|given) (to (meet|pay|satisfy|fulfil|fulfill)|for) [deployment] requirements",
      "is discarded to deploy (a|another) (card|unit)",
    ],
    [
      "配備条件として捨てられた",
      "配備条件(のために|を満たすために|を満たすため|のため)[に](捨てられた|捨て札になった|捨て札に(置かれた|された))",
      "を配備条件(として|のために|を満たすために|を満たすため)捨てた",
    ],
  ],
  [{ on: "leaves" }, ["leaves the battlefield", "leaves play"], ["戦場を離れた", "戦場から離れた"], ".from"],
  [
    { on: "attacks" },
    ["attacks", "makes an attack"],
    ["攻撃した", "攻撃を行った", "で攻撃した", "攻撃を宣言した"],
  ],
  [
    { on: "attackedBy" },
    ["is attacked", "becomes the target of an attack"],
    ["攻撃された", "攻撃対象になった", "攻撃の対象になった", "攻撃の対象にされた"],
  ],
  [{ on: "dodges" }, ["dodges", "dodges an attack"], ["回避した", "攻撃を回避した"]],
  [
    { on: "damaged" },
    ["is damaged", "(takes|receives) damage", "loses health"],
    ["ダメージを受けた", "傷ついた", "負傷した", "耐久力を失った", "の耐久力が減った"],
  ],
  [
    { on: "isHit" },
    ["is hit", "is hit by an attack"],
    ["攻撃を受けた", "に攻撃が命中した", "に攻撃が当たった"],
  ],
  [{ on: "hits" }, ["hits"], ["攻撃を命中させた", "攻撃を当てた", "の攻撃が命中した", "の攻撃が当たった"]],
];
