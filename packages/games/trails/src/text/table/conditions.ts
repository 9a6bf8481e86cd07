/** Conditions: of an action ("if"), of what holds ("while"), and what a ban ends with ("unless"). */
import { equal, type Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Condition, Description } from "../tree.ts";
import { type Part, says } from "./describe.ts";
import { bare, deAru, iru, ofIt, polar } from "./inflect.ts";
import { bounds, combats } from "./words.ts";

/** What a card that was spoken of is: adjectives and the like said of it as predicates. */
function being(part: Part, en: readonly string[], ja: readonly string[]): Production {
  const [key] = Object.keys(part) as (keyof Description)[];
  return both(
    "IsIt",
    (slots) => ({ noun: "card", [key!]: slots.v ?? part[key!] }),
    (it: Description) => {
      if (it.noun !== "card" || !says(it, key!) || it[key!] === undefined) return undefined;
      if (part[key!] !== undefined) return equal(it[key!], part[key!]) ? {} : undefined;
      return { v: it[key!] };
    },
    en,
    ja,
  );
}

/** "Unless" something is so; unless it is not, is if it is. */
function negated(makes: string, en: readonly string[], ja: readonly string[]): Production {
  return both(
    makes,
    ({ c }) => {
      const it = c as Condition;
      return it.if === "not" ? it.what : { if: "not", what: it };
    },
    (it: Condition) => (it.if === "not" ? { c: it.what } : undefined),
    en,
    ja,
  );
}

/** Whoever it was that might have done it. */
const did = "(you do|they do|that player does|it does|you did|so)";
const didNot = "(you do not|they do not|that player does not)";

export const conditions: Production[] = [
  ...(["you", "opponent"] as const).flatMap((who) => {
    const [en, their, ja] =
      who === "you" ? ["you", "your", "あなた"] : ["your opponent", "your opponent's", "相手"];
    const has = who === "you" ? "have" : "has";
    const is = who === "you" ? "are" : "is";
    const other = who === "you" ? "your opponent" : "you";
    const rival = who === "you" ? "相手" : "あなた";
    return [
      say(
        "Cond",
        { if: "bondLead", who },
        [
          `${en} ${has} more bond than ${other}`,
          `${their} bond is (higher|more|greater) than ${who === "you" ? "your opponent's" : "yours"}`,
        ],
        [
          `${ja}の絆が${rival}より${polar("多い", "多くない")}`,
          `${ja}の絆が${rival}[の絆](より|よりも)(${polar("多い", "多くない")}|${polar("高い", "高くない")}|${polar("大きい", "大きくない")})`,
        ],
      ),
      say(
        "Cond",
        { if: "initiative", who },
        [`${en} ${is} the initiative player`, `${en} ${has} [the] initiative`],
        [`${ja}がイニシアチブプレイヤー${deAru}`, `${ja}がイニシアチブを持って${iru}`],
      ),
      say("Cond", { if: "step", whose: who }, `it is ${their} deployment step`, [
        `${ja}の配備ステップ${deAru}`,
        `${ja}の配備ステップ中${deAru}`,
      ]),
      say(
        "Time",
        { if: "step", whose: who },
        [`during ${their} deployment step`, `in ${their} deployment step`],
        [`${ja}の配備ステップの間`, `${ja}の配備ステップ[の](間|中)[は]`],
      ),
    ];
  }),
  ...(
    [
      ["preparation", "準備"],
      ["combat", "戦闘"],
    ] as const
  ).flatMap(([is, ja]) => [
    say("Cond", { if: "phase", is }, `it is the ${is} phase`, [
      `${ja}フェイズ${deAru}`,
      `${ja}フェイズ中${deAru}`,
    ]),
    say(
      "Time",
      { if: "phase", is },
      [`during the ${is} phase`, `in the ${is} phase`],
      [`${ja}フェイズの間`, `${ja}フェイズ[の](間|中)[は]`],
    ),
  ]),

  // What a card is.
  ...Object.entries(combats).map(([combat, ja]) =>
    being(
      { combat: combat as "attacking" },
      [`is ${combat}`],
      [`${ja}${deAru}`, `${ja}(${ofIt}|${bare}|${deAru})`],
    ),
  ),
  ...(
    [
      ["ready", "レディ"],
      ["actioned", "アクション"],
      ["stunned", "スタン"],
    ] as const
  ).map(([state, ja]) =>
    being(
      { state },
      [`is ${state}`],
      [`${ja}状態${deAru}`, `${ja}状態(${ofIt}|${bare}|${deAru})`, `${ja}して${iru}`],
    ),
  ),
  being({ face: "down" }, ["is face-down"], [`裏向き${deAru}`]),
  being({ face: "up" }, ["is face-up"], [`表向き${deAru}`]),
  being(
    { supported: true },
    ["has support"],
    [`サポートを持って${iru}`, `サポートを${polar("持つ", "持たない")}`],
  ),
  being(
    { icons: undefined as never },
    ["has {v:Icons}"],
    [`{v:Icons}を持って${iru}`, `{v:Icons}を${polar("持つ", "持たない")}`],
  ),
  being(
    { orgs: undefined as never },
    ["is {v:Orgs}", "(belongs to|is of) {v:Orgs}"],
    [`{v:Orgs}に属して${iru}`, `{v:Orgs}(に所属して${iru}|に${polar("属する", "属さない")})`],
  ),
  ...Object.entries(bounds).map(([how, [en, ja]]) =>
    both(
      "IsIt",
      ({ n, s }) => ({ noun: "card", bound: { of: s, how, n } }),
      (it: Description) =>
        it.noun === "card" && says(it, "bound") && it.bound?.how === how
          ? { n: it.bound.n, s: it.bound.of }
          : undefined,
      en.flatMap((phrase) => [
        `has {s:BoundStat} ${phrase.replace("N", "{n:#0}")}`,
        `has ${phrase.replace("N", "{n:#0}")} {s:BoundStat}`,
      ]),
      [`{s:BoundStat}が{n:#0}${ja}${deAru}`, `{s:BoundStat}{n:#0}${ja}${deAru}`],
    ),
  ),
  both(
    "IsIt",
    ({ d }) => d,
    (d: Description) => ({ d }),
    ["is a {d:Desc.sg}"],
    [`{d:Desc.sg}${deAru}`, `{d:Desc.sg}(${ofIt}|${bare})`],
  ),
  say("Cond", { if: "is", what: "$r", fits: "$d" }, "{r:Ref.sg.subj} {d:IsIt}", [
    "{r:Ref.sg.subj}が{d:IsIt}",
    "{r:Ref.sg.subj}は{d:IsIt}",
  ]),
  read(
    "Cond",
    { if: "not", what: { if: "is", what: "$r", fits: "$d" } },
    "{r:Ref.sg.subj} is not a {d:Desc.sg}",
  ),

  ...[
    ["bare", "you"],
    ["named", "they"],
  ].flatMap(([said, who]) => [
    say(
      "If",
      { if: "did" },
      [`if ${who} do`, `if ${did}`],
      ["そうした場合", "そう(したなら|したならば|すれば|しているなら|した場合には)", "そうしたとき"],
      {
        said: [said!],
      },
    ),
    say(
      "If",
      { if: "not", what: { if: "did" } },
      [`if ${who} do not`, `if ${didNot}`],
      ["そうしなかった場合", "そうしない(場合|なら|とき)", "そうしなければ"],
      {
        said: [said!],
      },
    ),
  ]),
  say("If", "$c", ["if {c:Cond}"], ["{c:Cond}場合", "{c:Cond}(なら|ならば|とき|場合には|場合は)"]),
  negated(
    "If",
    ["unless {c:Cond}"],
    ["{c:Cond.neg}場合", "{c:Cond.neg}(なら|ならば|とき|限り|場合には|場合は)"],
  ),
  say("While", "$t", "{t:Time}", "{t:Time}"),
  ...["If", "Only"].map((makes) => read(makes, "$t", "{t:Time}", "{t:Time}")),
  say(
    "While",
    "$c",
    ["while {c:Cond}", "(as long as|if) {c:Cond}"],
    ["{c:Cond}間", "{c:Cond}(限り|なら|ならば|場合|とき|あいだ|間は)"],
  ),
  negated(
    "While",
    ["unless {c:Cond}"],
    ["{c:Cond.neg}間", "{c:Cond.neg}(限り|なら|ならば|場合|とき|あいだ|間は)"],
  ),
  // Where a card may be played at all.
  say("Only", "$c", ["if {c:Cond}", "while {c:Cond}"], ["{c:Cond}場合", "{c:Cond}(とき|間)"]),
  negated("Only", ["unless {c:Cond}"], ["{c:Cond.neg}場合", "{c:Cond.neg}(とき|間)"]),
];
