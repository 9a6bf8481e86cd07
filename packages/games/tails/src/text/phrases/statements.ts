/** What holds of cards: predicates, and the sentences that they make. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Condition } from "@tefuda/language/phrases/bones";
import { ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import type { Bonus, Permission, Spoken, Statement, Who } from "../tree.ts";

const pred = (node: unknown, en: Phrases, ja: Phrases): Production => say("Pred", node, en, ja);

const able = "<end:できる/できて/でき/できる>";

const permissions: Readonly<Record<Permission, readonly [en: readonly string[], ja: readonly string[]]>> = {
  dodge: [
    [
      "may dodge",
      "can dodge",
      "(may|can) dodge attacks",
      "(may|can) dodge [attacks] even (if|though) it is a Position",
    ],
    [
      `回避${able}`,
      `回避を${able}`,
      `[陣地(でありながら|であっても|だが|でも|であるが)[、]]攻撃を回避${able}`,
      `陣地(でありながら|であっても|だが|でも|であるが)[、]回避${able}`,
    ],
  ],
  attack: [["may attack", "can attack", "(may|can) make attacks"], [`攻撃${able}`]],
  attackBase: [
    [
      "may attack <num:a base past its units/bases past their units>",
      "can attack <num:a base past its units/bases past their units>",
      "(may|can) attack (a base|bases|the base) (past|despite|over) (its|their|any|defending) units",
      "(may|can) attack (a base|bases|the base) (directly|even if it is defended|even if they are defended)",
    ],
    [
      `守るユニットがいても拠点を攻撃${able}`,
      `拠点を直接攻撃${able}`,
      `(守る|相手の|敵の|防御する|他の)ユニットがいても[、][相手の|敵の]拠点を[直接]攻撃${able}`,
      `[相手の|敵の]ユニットを無視して[、][相手の|敵の]拠点を[直接]攻撃${able}`,
    ],
  ],
};

/** Whose base, where that is said. */
const bases: readonly [whose: Who, en: readonly string[], ja: string][] = [
  ["you", ["your base"], "あなたの拠点"],
  [
    "opponents",
    [
      "a opponent's base",
      "(your opponent's|opponents'|an enemy|the enemy|the opposing|an opposing) (base|bases)",
    ],
    "敵の拠点",
  ],
];

/** "Does not protect your base": what a card does by itself is not said to be forbidden. */
const defend = {
  en: "<num:does not protect your base/do not protect their base>",
  read: [
    "(do|does) not (protect (your|its|their|the) base|defend)",
    "(cannot|may not) (defend|protect (your|its|their|the) base|protect their bases|protect bases)",
  ],
  ja: `(${negative("拠点を守ら")}|${negative("拠点を守れ")}|${negative("拠点を守ることができ")})`,
};

/** A ban of its own words, for good or unless something is so. */
const ban = (node: object, first: string, also: readonly string[], ja: string): Production[] => [
  both(
    "Pred",
    ({ u }) => ((u as Condition).if === "not" ? undefined : { is: "cannot", ...node, unless: u }),
    (it: Extract<Statement, { is: "cannot" }>) =>
      it.is === "cannot" &&
      it.unless &&
      Object.entries(node).every(([key, value]) => it[key as "what"] === value)
        ? { u: it.unless }
        : undefined,
    [first, ...also].map((words) => `${words} unless {u:Conds}`),
    [`{u:Conds.neg}限り、${ja}`, `、{u:Conds.neg}限り[、]${ja}`],
  ),
  pred({ is: "cannot", ...node }, [first, ...also], ja),
];

/** 「相手は…攻撃できない」: what players attack with are their cards. */
const attackers: readonly (readonly [ja: string, side?: string])[] = [
  ["相手[1人]|各相手|すべての相手|どの相手", "opponents"],
  ["あなた|自分", "yours"],
  ["各プレイヤー|すべてのプレイヤー|どのプレイヤー|誰"],
];
const attackersEn: Readonly<Record<string, string>> = {
  opponents: "(opponents|your opponents|[(a|your|the|each)] opponent|no opponent|enemies)",
  yours: "you",
};
const never = "(cannot|may not|must not|can no longer)";
/** What is forbidden: of nobody who might, "may" is what is said. */
const bansEn = (who: { count: string; what: object }, names: string): Production[] => {
  const units = { ...who, what: { ...who.what, noun: "unit" } };
  return [
    [`${names} ${never}`, names],
    ["(nobody|no one|no player|neither player) (may|can)", undefined],
  ]
    .filter(([, named]) => (named === undefined) === (names === ""))
    .flatMap(([by]) => [
      // of nobody it is said elsewhere
      ...(names === ""
        ? []
        : [
            read("Told", () => [{ is: "cannot", who, what: "attack" }], `${by} attack`),
            read("Told", () => [{ is: "cannot", who: units, what: "dodge" }], `${by} dodge [attacks]`),
          ]),
      read(
        "Told",
        ({ w }: Slots) => [{ is: "cannot", who, what: "attack", whom: w }],
        `${by} attack {w:Whom}`,
      ),
      read("Told", ({ w }: Slots) => [{ is: "cannot", who: units, what: "dodge", whom: w }], [
        `${by} dodge attacks (of|by|made by|from) {w:Whom}`,
        `${by} dodge {w:Whom}'s attacks`,
      ]),
      ...bases.map(([whose, en]) =>
        read(
          "Told",
          [{ is: "cannot", who, what: "attackBase", whose }],
          en.map((base) => `${by} attack ${base}`),
        ),
      ),
    ]);
};
const everything = { count: "all", what: { noun: "card" } };
const playersAttackEn: Production[] = [
  ...Object.entries(attackersEn).flatMap(([side, names]) =>
    bansEn({ count: "all", what: { noun: "card", side } }, names.replace("|no opponent", "")),
  ),
  ...bansEn(everything, ""),
  ...bases.map(([whose, en, ja]) =>
    read(
      "Told",
      [{ is: "cannot", who: everything, what: "attackBase", whose }],
      en.map((base) => `${base} ${never} be attacked`),
      `${ja}(は|が)${negative("攻撃され")}`,
    ),
  ),
];
const playersAttack: Production[] = attackers.flatMap(([ja, side]) => {
  const who = { count: "all", what: { noun: "card", ...(side && { side }) } };
  const by = `(${ja})(は|も|が)[、]`;
  const ban = (node: (slots: Slots) => object, words: string) =>
    read("Told", (slots: Slots) => [{ is: "cannot", who, ...node(slots) }], [], `${by}${words}`);
  const never = `[(もう|これ以上)]${negative("攻撃でき")}`;
  return [
    ban(() => ({ what: "attack" }), never),
    ban(({ w }) => ({ what: "attack", whom: w }), `{w:Whom}を${never}`),
    ban(() => ({ what: "attackBase" }), `拠点を${never}`),
    ...bases.map(([whose, , base]) => ban(() => ({ what: "attackBase", whose }), `${base}を${never}`)),
    ...(side === undefined ? [] : [ban(() => ({ what: "useAbilities" }), `能力を${negative("使え")}`)]),
  ];
});

export const statements: Production[] = [
  // "Units cannot attack this Troop": of one card nothing more has to be said.
  both(
    "Whom",
    ({ r }) => (["this", "bearer"].includes((r as Spoken).ref) ? r : undefined),
    (it: Partial<Spoken>) => (it.ref && it.fits ? { r: it } : undefined),
    "{r:Called.sg.obj}",
    "{r:Called.sg.obj}",
  ),
  ...playersAttack,
  ...playersAttackEn,
  // 「どの拠点の耐久力も減らない」
  ...(
    [
      ["both", "(どの|すべての|いずれの|あらゆる)拠点"],
      ["$w", "{w:Whose}拠点"],
    ] as const
  ).map(([who, ja]) =>
    read(
      "Fixed",
      { is: "playersCannot", who, what: "loseBase" },
      [],
      [
        `${ja}の耐久力(は|も|が)(${negative("減ら")}|${negative("失われ")})`,
        `${ja}(は|も)ダメージを${negative("受け")}`,
      ],
    ),
  ),
  read(
    "Pred",
    ({ n, s, t }: Slots) => {
      const by = changed(s as Bonus["stat"], -(n as number), t);
      return by && { is: "bonus", by };
    },
    "(lose|loses) {n:#d} {s:BonusStat} [against {t:UnitNouns.all}]",
  ),
  read(
    "Gain",
    ({ n, s, t }: Slots) => changed(s as Bonus["stat"], n as number, t),
    "{n:#d} {s:BonusStat} [against {t:UnitNouns.all}]",
  ),
  read("Pred", { is: "cannot", what: "beDamaged" }, "(loses|lose|takes|take) no (health|damage)"),
  read(
    "Pred",
    { is: "cannot", what: "beDamaged", whom: "$w" },
    "(loses|lose|takes|take) no (health|damage) (through|by|from) {w:Whom}",
  ),
  // Whatever else can be attacked.
  read(
    "Preds",
    () =>
      ["unit", "turf"].map((noun) => ({
        is: "cannot",
        what: "attack",
        whom: { count: "all", what: { noun } },
      })),
    "(can|may) (attack nothing (except|but|other than)|only attack|attack only) (bases|a base)",
    `拠点(しか|以外を|以外は)${negative("攻撃でき")}`,
  ),
  ...["attack", "beAttacked"].map((what) =>
    read(
      "Preds",
      ({ t }: Slots) => [
        { is: "cannot", what, whom: { count: "all", what: { noun: "card", not: { unit: t } } } },
        ...(what === "attack" ? [{ is: "cannot", what: "attackBase" }] : []),
      ],
      what === "attack"
        ? [
            "(can|may) (only attack|attack only) {t:UnitNouns.all}",
            "(can|may) attack nothing (except|but) {t:UnitNouns.all}",
          ]
        : ["(can|may) (only be attacked|be attacked only) by {t:UnitNouns.all}"],
      what === "attack"
        ? [`{t:UnitTypes}しか${negative("攻撃でき")}`]
        : [`{t:UnitTypes}(から|によって|に)しか${negative("攻撃され")}`],
    ),
  ),
  read(
    "Pred",
    ({ n }: Slots) => ({ is: "bonus", by: [{ stat: "attacks", by: n }] }),
    [
      "(may|can) make {n:#} (more|additional|extra|further) (attack|attacks) [(each|per|a|every|in each) turn]",
      "(may|can) make {n:#} (attack|attacks) more [(each|per|a|every|in each) turn]",
    ],
    [],
    { hold: ["held"] },
  ),
  ...ban({ what: "defend" }, defend.en, defend.read, defend.ja),
  ...bases.flatMap(([whose, en, ja]) =>
    ban(
      { what: "attackBase", whose },
      `cannot attack ${en[0]}`,
      en.map((base) => `(cannot|may not|must not|can never|can no longer) attack ${base}`),
      negative(`${ja}を攻撃でき`),
    ),
  ),
  ...(
    [
      ["gainBase", "(得られ|得ることができ|回復でき|回復し)"],
      ["loseBase", "(失わ|失え)"],
    ] as const
  ).map(([what, ja]) =>
    read(
      "Fixed",
      { is: "playersCannot", who: "$w", what },
      [],
      `{w:Whose}拠点(は|の)耐久力を${negative(ja)}`,
    ),
  ),
  ...Object.entries(permissions).map(([what, [en, ja]]) => pred({ is: "may", what }, en, ja)),
  ...bases.map(([whose, en, ja]) =>
    pred(
      { is: "may", what: "attackBase", whose },
      [
        `may attack ${en[0]} past its units`,
        ...en.flatMap((base) => [
          `(may|can) attack ${base} (past|despite|over) (its|their|your|any|defending) units`,
          `(may|can) attack ${base} (directly|even if it is defended|even if they are defended)`,
        ]),
      ],
      `守るユニットがいても${ja}を攻撃${able}`,
    ),
  ),
  pred(
    { is: "must", what: "dodge" },
    [
      "must dodge",
      "(must|(have|has) to) dodge [(if able|if possible|whenever (it|they) can|if (it|they) can)]",
    ],
    [`回避しなければ${negative("なら")}`, `必ず${suru("回避")}`],
  ),
  pred(
    { is: "must", what: "takeHits" },
    ["must take hits", "must take (each|every|all) (attack|attacks|hit|hits)", "(have|has) to take hits"],
    [`攻撃を受けなければ${negative("なら")}`, `必ず攻撃を${ichidan("受け")}`],
  ),
  read(
    "Told",
    ({ a }: Slots) => tell({ c: { count: "all", what: { noun: "unit" } }, p: [{ is: "cannot", what: a }] }),
    "(nobody|no one) (may|can) {a:Banned}",
  ),
  ...["pl", "sg"].map((num) =>
    say(
      "Fixed",
      { is: "unprevented", who: "$c", first: true },
      [
        `the first attack of {c:Cards.${num}.subj} each turn cannot be dodged`,
        `the first attack (of|by|[that] {c:Cards.${num}.subj} (makes|make)) (each|in each|every|in every|in a|of each|per) turn (cannot|may not) be dodged`
          .replace("(of|by|[that]", "[that]")
          .replace(" (makes|make))", " (makes|make)"),
        `the first attack (of|by|made by) {c:Cards.${num}.subj} (each|in each|every|in every|in a|of each|per) turn (cannot|may not) be dodged`,
      ],
      [
        `{c:Cards.${num}.subj}の各ターン最初の攻撃は${negative("回避され")}`,
        `{c:Cards.${num}.subj}の(各|毎)ターン[の]最初の攻撃は(${negative("回避でき")}|${negative("回避され")})`,
        `[(各|毎)ターン、]{c:Cards.${num}.subj}が[(各|毎)ターン][に]最初に(行う|する)攻撃は(${negative("回避され")}|${negative("回避でき")})`,
        `{c:Cards.${num}.subj}が(1ターン|各ターン|毎ターン)に最初に(行う|する)攻撃は(${negative("回避され")}|${negative("回避でき")})`,
      ],
    ),
  ),
  ...["pl", "sg"].flatMap((num) => [
    read(
      "Becoming",
      ({ c, t }: Slots) => [{ do: "lasting", what: { is: "unprevented", who: c }, for: t }],
      `(attacks (of|by|from) {c:Cards.${num}.subj}|{c:Cards.${num}.subj}'s attacks) (cannot|may not) be dodged {t:Dur}`,
    ),
    read(
      "Becoming",
      ({ t }: Slots) => [
        { do: "lasting", what: { is: "unprevented", who: { ref: num === "sg" ? "it" : "them" } }, for: t },
      ],
      `${num === "sg" ? "its" : "their"} attacks (cannot|may not) be dodged {t:Dur}`,
    ),
  ]),
  ...["pl", "sg"].map((num) =>
    say(
      "Fixed",
      { is: "unprevented", who: "$c" },
      [
        `attacks of {c:Cards.${num}.subj} cannot be dodged`,
        `[the] attacks (of|by|from) {c:Cards.${num}.subj} (cannot|may not) be dodged`,
        `{c:Cards.${num}.subj}'s attacks (cannot|may not) be dodged`,
      ],
      [
        `{c:Cards.${num}.subj}の攻撃は${negative("回避され")}`,
        `{c:Cards.${num}.subj}の攻撃は${negative("回避でき")}`,
      ],
    ),
  ),
];

/** Only the fight values: who loses health is damaged. */
function changed(stat: Bonus["stat"], n: number, t: unknown): object[] | undefined {
  if (stat === "health" || (t !== undefined && stat === "attacks")) return undefined;
  return [{ stat, by: n, ...(t !== undefined && { against: t }) }];
}

/** Whether statements are all about what is not allowed: then their condition is said behind them. */
export const areBans = (list: readonly Statement[]): boolean =>
  list.every(({ is }) => is === "cannot" || is === "playersCannot");
