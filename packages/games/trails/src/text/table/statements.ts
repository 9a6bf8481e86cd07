/** What holds of cards: predicates, and the sentences that they make. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Cards, Condition, Description, Statement } from "../tree.ts";
import { counted } from "./amounts.ts";
import { plainly } from "./cards.ts";
import { changed, degrees } from "./degrees.ts";
import { merge, without } from "./describe.ts";
import { eru, eruShort, godan, ichidan, negative, suru } from "./inflect.ts";
import { cuts, series } from "./lists.ts";
import { tell, untell } from "./told.ts";
import { deeds } from "./words.ts";

const pred = (node: unknown, en: Phrases, ja: Phrases): Production => say("Pred", node, en, ja);
const get = "<num:gets/get>";
const has = "<num:has/have>";
const having = "持って<end:いる/いて/おり/いられる>";
const anyGet = "(gets|get|gains|gain|has|have|receives|receive)";

/** Cards that fight, said behind what they do: "UNITs you control get +1/+0 while combating". */
function fighting({ c, k, p }: Slots): Statement[] | undefined {
  const it = plainly(c as Cards);
  const what = it?.count === "all" ? merge([it.what, { combat: k }]) : undefined;
  return what && tell({ c: { count: "all", what }, p });
}

function unfighting(list: readonly Statement[]): Slots | undefined {
  const said = untell(list);
  const it = said && plainly(said.c);
  if (it?.count !== "all" || !it.what.combat) return undefined;
  return { c: { ...it, what: without(it.what, "combat") }, k: it.what.combat, p: said!.p };
}

export const statements: Production[] = [
  both(
    "Pred",
    ({ b }) => ({ is: "bonus", ...(b as object) }),
    ({ is, ...b }: { is: string }) => (is === "bonus" ? { b } : undefined),
    [`${get} {b:Bonus}`, `${anyGet} {b:Bonus}`],
    [
      `{b:Bonus}を${eru}`,
      `{b:Bonus}(の修正|の修整|)を(${eru}|${eruShort}|${ichidan("受け")})`,
      `{b:Bonus}${godan("にな", "る")}`,
      `{b:Bonus}${suru("")}`,
    ],
  ),
  ...(["str", "def"] as const).flatMap((stat) =>
    [1, -1].map((sign) =>
      read(
        "Pred",
        ({ n, f }: Slots) => {
          const by = counted({ n: sign * (n as number), f });
          return by === undefined ? undefined : { is: "bonus", str: 0, def: 0, [stat]: by };
        },
        `${sign > 0 ? "(gains|gain)" : "(loses|lose)"} {n:#d} ${stat.toUpperCase()} [{f:ForEach}]`,
        `[{f:ForEach}]${stat.toUpperCase()}を{n:#d}${sign > 0 ? eru : godan("失", "う")}`,
      ),
    ),
  ),
  pred(
    { is: "has", icons: "$i" },
    [`${has} {i:Icons}`, `${anyGet} {i:Icons}`],
    [`{i:Icons}を${godan("持", "つ")}`, `{i:Icons}を(${eru}|${having})`],
  ),
  pred(
    { is: "gains", orgs: "$o" },
    [
      "<num:is/are> also {o:OrgsAnd}",
      "(gain|gains) [the] [(organization|organizations)] {o:OrgsAnd} [(organization|organizations)]",
      "(is|are) {o:OrgsAnd} as well",
    ],
    [
      `{o:OrgsAnd}にも${suru("属")}`,
      `(組織|組織に){o:OrgsAnd}を${eru}`,
      `{o:OrgsAnd}(の組織を${eru}|にも${suru("所属")}|でもある)`,
    ],
  ),
  pred(
    { is: "support" },
    [`${has} support`, `${anyGet} support`],
    [`サポートを${godan("持", "つ")}`, `サポートを(${eru}|${having})`],
  ),
  ...Object.entries(deeds).flatMap(([what, [en, ja]]) => {
    const deed = `(${en.join("|")})`;
    const stems = ja.map((stem) => negative(stem));
    return [
      both(
        "Pred",
        // Unless it is not so is if it is: a condition of the whole text.
        ({ u }) => ((u as Condition).if === "not" ? undefined : { is: "cannot", what, unless: u }),
        (it: Statement) =>
          it.is === "cannot" && it.what === what && it.unless ? { u: it.unless } : undefined,
        [
          `cannot ${en[0]} unless {u:Cond}`,
          `(cannot|may not|must not|can no longer) ${deed} unless {u:Cond}`,
        ],
        stems.flatMap((stem) => [
          `{u:Cond.neg}限り、${stem}`,
          `、{u:Cond.neg}限り[、]${stem}`,
          `{u:Cond.neg}限り${stem}`,
        ]),
      ),
      pred(
        { is: "cannot", what },
        [
          `cannot ${en[0]}`,
          `(cannot|may not|must not|can no longer|can never) ${deed}`,
          `(do|does) not ${deed}`,
        ],
        stems,
      ),
      read("Banned", what, deed),
    ];
  }),
  pred(
    { is: "must", what: "attack" },
    [
      "must attack if able",
      "must attack [if possible|each turn if able]",
      "<num:attacks/attack> if able",
      "(have|has) to attack [if able]",
    ],
    [
      `可能なら攻撃しなければ${negative("なら")}`,
      `可能(であれば|ならば|な限り)[、]攻撃しなければ${negative("なら")}`,
      `可能なら必ず${suru("攻撃")}`,
    ],
  ),
  pred(
    { is: "may", what: "attackPlayer" },
    [
      "may attack players directly",
      "(may|can) attack (your opponent|the opponent|opponents|a player|the player|players) (directly|even if they control UNITs|past UNITs|past their UNITs)",
      "(may|can) attack directly",
    ],
    [
      `プレイヤーを直接攻撃<end:できる/できて/でき/できる>`,
      `(相手|相手プレイヤー)を直接攻撃<end:できる/できて/でき/できる>`,
      `直接攻撃<end:できる/できて/でき/できる>`,
    ],
  ),
  ...changed(
    "Pred",
    () => ({ is: "overkill" }),
    ({ is }: { is: string }) => (is === "overkill" ? {} : undefined),
    (more) => {
      const { en, adverb } = degrees(more);
      return {
        en: [
          `<num:deals/deal> {n:#d} ${en} overkill damage`,
          `(deal|deals|cause|causes) {n:#d} ${more ? "(additional|extra)" : "fewer"} overkill damage`,
        ],
        ja: [
          `オーバーキルダメージを{n:#d}${adverb}${ichidan("与え")}`,
          `{n:#d}${adverb}オーバーキルダメージを${ichidan("与え")}`,
        ],
      };
    },
  ),
  pred(
    { is: "noStunDamage" },
    ["<num:causes/cause> no stun damage", "(do|does) not cause stun damage", "(deal|deals) no stun damage"],
    [
      `スタンダメージを${negative("起こさ")}`,
      `スタンダメージを(${negative("与え")}|${negative("発生させ")})`,
    ],
  ),

  ...series("Preds", "Pred", { en: [" and", ", and"], more: [","], ja: ["、"], before: ".con" }),
  both(
    "Preds",
    ({ a, rest }) => [a, ...(rest as unknown[])],
    () => undefined,
    [],
    "{a:Pred.te}[、]{rest:Preds}",
  ),
  // "Cannot attack or be attacked": one "cannot" for two.
  read(
    "Preds",
    ({ a, b }: Slots) => [a, b].map((what) => ({ is: "cannot", what })),
    "(cannot|may not) {a:Banned} (or|and) {b:Banned}",
  ),
  ...["pl", "sg"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    const p = `{p:Preds.${num}}`;
    return [
      both("Told", fighting, unfighting, `${c} ${p} while {k:Combat}`),
      read(
        "Told",
        fighting,
        [`${c}, while {k:Combat}, ${p}`, `while {k:Combat}, ${c} ${p}`],
        [`${c}は{k:Combat}[の間][、]${p}`],
      ),
      both("Told", tell, untell, `${c} ${p}`, [`${c}は${p}`, `${c}(が|は、)${p}`]),
    ];
  }),
  read("Told", tell, "{c:Cards.pl.subj} each {p:Preds.pl}"),
  read(
    "Told",
    ({ d, a }: Slots) =>
      tell({ c: { count: "all", what: d as Description }, p: [{ is: "cannot", what: a }] }),
    "no {d:Desc} (may|can) {a:Banned}",
  ),
  both(
    "Told",
    ({ s }) => [s],
    (list: readonly Statement[]) => (list.length === 1 ? { s: list[0] } : undefined),
    "{s:Fixed}",
    "{s:Fixed}",
  ),

  say("Says", "$s", "{s:Told}", "{s:Told}"),
  both(
    "Says",
    ({ s, rest }) => [...(s as Statement[]), ...(rest as Statement[])],
    (list: readonly Statement[]) => cuts(list).map(({ a, rest }) => ({ s: a, rest })),
    ["{s:Told} and {rest:Says}", "{s:Told}. {rest:Says}", "{s:Told}, and {rest:Says}"],
    ["{s:Told.con}、{rest:Says}", "{s:Told}。{rest:Says}", "{s:Told.te}[、]{rest:Says}"],
  ),
];
