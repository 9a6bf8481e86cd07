/** What a text waits for (tails-7.14), and which actions a Trap answers (tails-7.10). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asOwn } from "@tefuda/language/actions/verbs";
import { inShort } from "@tefuda/language/phrases/happenings";
import { whenever } from "@tefuda/language/phrases/inflect";
import { merge, without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Answers, Cards, Description, Trigger, Who } from "../tree.ts";
import { describe } from "./describe.ts";
import { happenings } from "./happenings.ts";

/** Whose turns: of anybody, and of somebody. */
const turns: readonly (readonly [whose: string, en: readonly string[], ja: readonly string[]])[] = [
  ["both", ["each turn", "(every|a) turn", "each player's turn"], ["各ターン", "毎ターン"]],
  [
    "opponents",
    ["each opponent's turn", "each of your opponents' turns", "your opponents' turns"],
    ["各対戦相手のターン"],
  ],
  ["$w", ["{w:Whose} turn", "each of {w:Whose} turns"], ["{w:Whose}ターン"]],
];

/** On whose side a card lies that somebody deploys. */
const sides: Readonly<Partial<Record<Who, object>>> = {
  you: { side: "yours" },
  opponent: { side: "opponents" },
  opponents: { side: "opponents" },
  both: {},
};

/** Whose base: anybody's, yours, another's. */
const bases: readonly (readonly [whose: Who, en: readonly string[], ja: string])[] = [
  ["both", ["a base", "any base"], "(いずれかの|)拠点"],
  ["you", ["your base"], "(あなたの|自分の)拠点"],
  [
    "opponents",
    ["a opponent's base", "(your opponent's|an enemy|the enemy) base"],
    "(敵の|対戦相手の|相手の|相手プレイヤーの)拠点",
  ],
];

/** Out of whose hand. */
const hands: readonly (readonly [whose: Who, en: string, ja: string])[] = [
  ["both", "(a hand|any hand|a player's hand|any player's hand)", "[(いずれかの|)プレイヤーの]"],
  ["you", "your hand", "(あなたの|自分の)"],
  ["opponent", "(a|your|the) opponent's hand", "(対戦相手の|相手の|敵の)"],
];
/** Whether it is said where cards lie. */
const lies = (d: unknown): boolean => "zone" in (d as object) || "side" in (d as object);
/** What their own hand is called of those who discard. */
const handOf = (who: Who): Who => (who === "you" ? "you" : "they");
function outOfHand({ zone, ...what }: Description, who: Who): Description | undefined {
  if (lies(what)) return undefined;
  if (zone === undefined) return what.noun === "card" ? what : undefined;
  return zone.in === "hand" && [who, handOf(who)].includes(zone.whose) ? what : undefined;
}

const event = (node: unknown, en: string | readonly string[], ja: string | readonly string[] = []) =>
  say("Event", node, en, whenever(typeof ja === "string" ? [ja] : ja));
const card = "{c:Cards.sg.event}";
const strike = `(a attack (by|of|from|made by) ${card}|${card}'s attack)`;

/** What is answered, of somebody; nothing where that does not go together. */
function answered(
  to: object,
  key: "on" | "by" | "what",
  w: unknown,
  d: unknown,
  form: Form,
): object | undefined {
  const what = describe.owned(d, w as Who, form);
  return what && { ...to, [key]: what };
}

/** What you discard as a requirement is your own (tails-4.3). */
function ownGiven({ c }: Slots): object | undefined {
  const what = asOwn(c as Cards, "yours");
  return what && { on: "given", what };
}
const forRequirement = "配備条件(として|のために|を満たすために|を満たすため)";

export const triggers: Production[] = [
  // in short it is said of whatever brings it about
  ...inShort(
    happenings.filter(([part]) => !("by" in part)),
    { on: ["onCard"] },
  ),
  event(
    { on: "hits", what: "$c", target: "$d" },
    [`${card} damages a {d:Desc.sg}`, `${card} (damages|hits) a {d:Desc.sg}`],
    [
      `${card}が{d:Desc.sg}に攻撃を命中させた`,
      `${card}が{d:Desc.sg}に命中した`,
      `${card}が[攻撃で]{d:Desc.sg}に攻撃を当てた`,
      `${card}が[攻撃で]{d:Desc.sg}にダメージを与えた`,
      `${card}の攻撃が{d:Desc.sg}に命中した`,
      `${card}の攻撃が{d:Desc.sg}に当たった`,
      `${card}の攻撃(によって|で|により){d:Desc.sg}が耐久力を失った`,
      `${card}の攻撃(によって|で|により){d:Desc.sg}がダメージを受けた`,
    ],
  ),
  read("Event", { on: "hits", what: "$c", target: { noun: "unit" } }, `${card} (damages|hits) units`),
  // By what it attacks with: "an attack by this unit hits a Troop".
  read("Event", ({ c, d }: Slots) => ({ on: "hits", what: c, ...(d === undefined ? {} : { target: d }) }), [
    `${strike} (hits|damages) [a {d:Desc.sg}]`,
    `${card} hits a {d:Desc.sg} with a attack`,
  ]),
  ...bases.map(([whose, en]) =>
    read(
      "Event",
      { on: "hitsBase", what: "$c", whose },
      en.map((base) => `${strike} (hits|damages) ${base}`),
    ),
  ),
  read("Event", { on: "dodges", what: "$c" }, `a attack on ${card} is dodged`),
  event(
    { on: "dodgedBy", what: "$c" },
    [`a attack of ${card} is dodged`, `${strike} is dodged`, `${card}'s attack is dodged`],
    [`${card}の攻撃が回避された`],
  ),
  // "An enemy" alone is a unit of theirs.
  read(
    "Event",
    { on: "kills", what: "$c", target: { noun: "unit", side: "opponents" } },
    `${card} (kills|destroys) (a enemy|enemies)`,
    whenever([`${card}が敵を倒した`, `${card}が敵を破壊した`]),
  ),
  both(
    "Event",
    ({ c, d }) => ({ on: "kills", what: c, target: d }),
    (it: Extract<Trigger, { on: "kills" }>) =>
      it.on === "kills" && it.target ? { c: it.what, d: it.target } : undefined,
    [
      `${card} kills a {d:Desc.sg}`,
      `${card} (kills|destroys) a {d:Desc.sg} [(by|with|in|through) a attack]`,
      `${strike} (kills|destroys) a {d:Desc.sg}`,
      `a {d:Desc.sg} (dies|is destroyed|is killed) (through|by|from|because of|due to) (a attack (by|of|from)|an attack made by) ${card}`,
      `a {d:Desc.sg} is (destroyed|killed) by ${card}`,
    ],
    [
      `${card}が{d:Desc.sg}を倒した`,
      `${card}[の攻撃](が|で|によって){d:Desc.sg}(を(倒した|倒す|破壊した|破壊する)|が(死亡した|死亡する|死んだ|死ぬ|倒された|倒れた|破壊された|破壊される))`,
    ],
  ),
  // Who attacks whom: of two that are described the attacker is spoken of.
  event(
    { on: "attacks", what: "$c", target: "$d" },
    [`${card} attacks a {d:Desc.sg}`, `${card} makes a attack (on|against) a {d:Desc.sg}`],
    [`${card}が{d:Desc.sg}を攻撃した`, `${card}が{d:Desc.sg}に攻撃した`],
  ),
  read(
    "Event",
    ({ c, w, d }: Slots, form: Form) => {
      const target = describe.owned(d, w as Who, form);
      return target && { on: "attacks", what: c, target };
    },
    [`${card} attacks one of {w:Whose} {d:Desc.pl}`, `${card} attacks {w:Whose} {d:Desc.sg}`],
  ),
  event(
    { on: "attackedBy", what: "$c", by: "$d" },
    [`${card} is attacked by a {d:Desc.sg}`],
    [`${card}が{d:Desc.sg}に攻撃された`, `${card}が{d:Desc.sg}(から|によって)攻撃された`],
  ),
  ...["{r:Ref.sg}", "{r:Called.sg}"].map((attacked) =>
    read(
      "Event",
      ({ r, d }: Slots) => ({ on: "attackedBy", what: typeof r === "string" ? { ref: r } : r, by: d }),
      `a {d:Desc.sg} attacks ${attacked}`,
      whenever([`{d:Desc.sg}が${attacked}を攻撃した`]),
    ),
  ),
  event(
    { on: "withstands", what: "$c" },
    [
      `a attack on ${card} fails`,
      `a attack [made] (on|against) ${card} (fails|does no damage|does not hit|is repelled|misses|has no effect)`,
      `a attack [made] [(by|of|from) (a|an) (enemy unit|opponent's unit|unit of an opponent's|unit)] (does no damage to|does not damage|does not hit|fails against|is repelled by) ${card}`,
      `${card} (withstands|repels|survives) a attack [without (damage|losing health)]`,
      `${card} is attacked (without|and does not) (losing health|lose health|being damaged)`,
    ],
    [
      `${card}が攻撃に耐えた`,
      `${card}(が攻撃を(防いだ|防ぐ|耐えた)|への攻撃が(命中しなかった|命中しない|失敗した|失敗する))`,
    ],
  ),
  ...bases.map(([whose, en, ja]) =>
    event(
      { on: "attacksBase", what: "$c", whose },
      [
        `${card} attacks ${en[0]}`,
        ...en.map((base) => `${card} (attacks|makes a attack (on|against)) ${base}`),
      ],
      [`${card}が${ja}を攻撃した`, `${card}が${ja}に攻撃を行った`],
    ),
  ),
  ...bases.map(([whose, en, ja]) =>
    event(
      { on: "hitsBase", what: "$c", whose },
      [`${card} hits ${en[0]}`, ...en.map((base) => `${card} (hits|damages) ${base}`)],
      [
        `${card}が${ja}に攻撃を命中させた`,
        `${card}が${ja}に攻撃を当てた`,
        `${card}が${ja}に命中した`,
        `${card}が${ja}に[攻撃で]ダメージを与えた`,
        `${card}の攻撃が${ja}に命中した`,
        `${card}の攻撃が${ja}に当たった`,
      ],
    ),
  ),

  read(
    "Happens",
    ownGiven,
    "~discard {c:Cards.sg.event} (to (meet|pay|satisfy)|for|as) [(a|the|another card's)] [deployment] (requirement|requirements)",
    [],
    { by: ["you"] },
  ),

  read("Event", ownGiven, [], whenever([`${forRequirement}[、]${card}を捨てた`])),
  read("Event", { on: "given", what: "$c" }, [], whenever([`${forRequirement}[、]${card}が捨てられた`])),

  // What players do.
  say(
    "Happens",
    { on: "played", who: "@by", what: "$d" },
    ["~play a {d:Playable.sg}", "(~play|~use) [a] {d:Playable.sg}"],
    whenever(["{d:Playable.sg}をプレイした", "{d:Playable.sg}を使った", "{d:Playable.sg}を使用した"]),
  ),
  // A card is discarded out of one's own hand; of what is more than a card it has to be said.
  both(
    "Happens",
    ({ d }, form) => {
      const what = outOfHand(d as Description, whoOf<Who>(form));
      return what && { on: "discards", who: whoOf(form), what };
    },
    (it: Trigger, form) =>
      it.on === "discards" && it.who === whoOf(form)
        ? { d: { ...it.what, zone: { in: "hand", whose: handOf(it.who) } } }
        : undefined,
    ["~discard a {d:Desc.sg.from}", "~discard (one|any) {d:Desc.sg.from}"],
    whenever(["{d:Desc.sg}を捨てた", "{d:Desc.sg}を1枚捨てた"]),
  ),
  read(
    "Happens",
    (_: Slots, form: Form) => ({ on: "discards", who: whoOf(form), what: { noun: "card" } }),
    [],
    whenever(["[(自分の|その)]手札を[1枚]捨てた"]),
  ),
  ...hands.map(([who, en, ja]) =>
    read(
      "Event",
      ({ d }: Slots) => (lies(d) ? undefined : { on: "discards", who, what: d }),
      `a {d:Desc.sg} is discarded from ${en}`,
      whenever([
        `${ja}手札から{d:Desc.sg}が捨てられた`,
        `{d:Desc.sg}が${ja}手札から捨てられた`,
        `${ja}手札の{d:Desc.sg}が捨てられた`,
      ]),
    ),
  ),
  read(
    "Happens",
    ({ c }: Slots, form: Form) => {
      const { count, what: d } = c as Extract<Cards, { count: unknown }>;
      const what = merge([d, sides[whoOf<Who>(form)]]);
      return what && { on: "deployed", what: { count, what } };
    },
    ["~deploy {c:Counted.sg}"],
    whenever(["{c:Counted.sg.event}を配備した", "{c:Counted.sg.event}を戦場に出した"]),
    { by: Object.keys(sides) },
  ),
  read("Happens", ({ r }: Slots) => ({ on: "deployed", what: r }), "~deploy {r:Called.sg}", [], {
    by: ["you"],
  }),
  read("Happens", { on: "deployed", what: { ref: "this" } }, "~deploy (this card|this unit)", [], {
    by: ["you"],
  }),
  ...bases.map(([whose, en, ja]) =>
    event(
      { on: "baseHit", whose },
      [`${en[0]} is hit`, ...en.map((base) => `${base} is hit [by an attack]`)],
      [
        `${ja}に攻撃が命中した`,
        `${ja}が攻撃を受けた`,
        `${ja}に攻撃が当たった`,
        `攻撃が${ja}に命中した`,
        `攻撃が${ja}に当たった`,
      ],
    ),
  ),
  read(
    "Event",
    { on: "played", who: "both", what: "$d" },
    "a {d:Playable.sg} is played",
    whenever(["{d:Playable.sg}がプレイされた", "{d:Playable.sg}が使われた", "{d:Playable.sg}が使用された"]),
  ),
  read(
    "Event",
    { on: "points", of: "base", who: "$w", how: "lose" },
    "{w:Whose} base (loses health|loses base health|is damaged)",
    whenever([
      "{w:Whose}拠点が耐久力を失った",
      "{w:Whose}拠点の耐久力が減った",
      "{w:Whose}拠点が[耐久力に]ダメージを受けた",
    ]),
  ),
  ...(["turnStart", "turnEnd"] as const).flatMap((on) => {
    const [first, all, ja] =
      on === "turnStart" ? ["start", "(start|beginning)", "開始時"] : ["end", "end", "終了時"];
    return turns.map(([whose, en, turn]) =>
      say(
        "Lead",
        { on, whose },
        [
          `at the ${first} of ${en[0]}`,
          ...en.map((one) => `(at|on) the ${all} of ${one}`),
          ...en.map((one) => `when ${one} ${on === "turnStart" ? "(begins|starts)" : "ends"}`),
        ],
        [
          `${turn[0]}の${ja}`,
          ...turn.flatMap((one) => [
            `${one}(の|)${ja}[に]`,
            `${one}の(${on === "turnStart" ? "始め|はじめ|初め|最初" : "終わり|おわり|最後"})に`,
            `${one}が(${on === "turnStart" ? "始まる|始まった|開始する|開始した" : "終わる|終わった|終了する|終了した"})とき`,
          ]),
        ],
      ),
    );
  }),

  read("Answers", { to: "attack", on: "base" }, "(a|your|the) opponent attacks your base"),
  read(
    "Answers",
    { to: "attack", by: { noun: "card", side: "opponents" } },
    "(a|your|the) opponent (attacks|makes a attack)",
  ),
  // What is answered; "that unit" is then the one that was spoken of.
  say(
    "Answers",
    { to: "attack", on: "$d" },
    "a {d:Desc.sg} is attacked",
    whenever(["{d:Desc.sg}が攻撃された"]),
  ),
  ...(["on", "by"] as const).map((key) =>
    read(
      "Answers",
      ({ w, d }: Slots, form: Form) => answered({ to: "attack" }, key, w, d, form),
      ["one of {w:Whose} {d:Desc.pl}", "{w:Whose} {d:Desc.sg}"].map(
        (cards) => `${cards} ${key === "on" ? "is attacked" : "(attacks|makes a attack)"}`,
      ),
    ),
  ),
  say(
    "Answers",
    { to: "dodge" },
    ["a unit dodges", "(a unit dodges an attack|an attack is dodged)"],
    whenever(["ユニットが回避した", "攻撃が回避された", "ユニットが攻撃を回避した"]),
  ),
  say("Answers", { to: "attack", by: "$d" }, "a {d:Desc.sg} attacks", whenever(["{d:Desc.sg}が攻撃した"])),
  say(
    "Answers",
    { to: "attack", on: "base" },
    ["your base is attacked", "your base is the target of an attack"],
    whenever(["あなたの拠点が攻撃された", "自分の拠点が攻撃された", "自分の拠点が攻撃の対象になった"]),
  ),
  say(
    "Answers",
    { to: "baseHit" },
    "your base is hit",
    whenever(["あなたの拠点に攻撃が命中した", "自分の拠点に攻撃が命中した", "攻撃が自分の拠点に命中した"]),
  ),
  say(
    "Answers",
    { to: "attack", by: "$d", on: "base" },
    ["a {d:Desc.sg} attacks your base", "your base is attacked by a {d:Desc.sg}"],
    whenever(["{d:Desc.sg}があなたの拠点を攻撃した", "{d:Desc.sg}が自分の拠点を攻撃した"]),
  ),
  say(
    "Answers",
    { to: "attack" },
    ["an attack is made", "(there is an attack|anything attacks)"],
    whenever(["攻撃が行われた"]),
  ),
  say(
    "Answers",
    { to: "attack", by: "$d", on: "$e" },
    ["a {d:Desc.sg} attacks a {e:Desc.sg}", "a {e:Desc.sg} is attacked by a {d:Desc.sg}"],
    whenever(["{d:Desc.sg}が{e:Desc.sg}を攻撃した"]),
  ),
  say(
    "Answers",
    { to: "deploy", what: "$d" },
    "a {d:Desc.sg} is deployed",
    whenever(["{d:Desc.sg}が配備された", "{d:Desc.sg}が戦場に出た"]),
  ),
  read(
    "Answers",
    ({ d }: Slots, form: Form) => answered({ to: "deploy" }, "what", "opponent", d, form),
    "(a|your|the) opponent deploys a {d:Desc.sg}",
    whenever([
      "(対戦相手|敵|相手)[1人]が{d:Desc.sg}を配備した",
      "(対戦相手|敵|相手)[1人]が{d:Desc.sg}を戦場に出した",
    ]),
  ),
  say(
    "Answers",
    { to: "play", what: "$d" },
    "a {d:Playable.sg} is played",
    whenever(["{d:Playable.sg}がプレイされた", "{d:Playable.sg}が使われた"]),
  ),
  both(
    "Answers",
    ({ d }) => ({ to: "play", what: { ...(d as object), side: "opponents" } }),
    (it: Answers) =>
      it.to === "play" && it.what.side === "opponents" ? { d: without(it.what, "side") } : undefined,
    ["a opponent plays a {d:Playable.sg}", "(your|the) opponent plays a {d:Playable.sg}"],
    whenever([
      "対戦相手が{d:Playable.sg}をプレイした",
      "(敵|相手)[1人]が{d:Playable.sg}をプレイした",
      "(敵|対戦相手|相手)[1人]が{d:Playable.sg}を使った",
      "(敵|対戦相手|相手)[1人]が{d:Playable.sg}を使用した",
    ]),
  ),
  say(
    "Answers",
    { to: "use" },
    ["an ability is used", "an ability is activated"],
    whenever(["能力が使われた"]),
  ),
];
