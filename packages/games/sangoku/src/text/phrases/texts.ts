/** Texts of this game alone: emblems with numbers and nations, icons, secret plans (sangoku-9, 10, 11.9). */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { gameOf } from "@tefuda/language/core";
import { explained } from "@tefuda/language/phrases/antecedent";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { type Trigger as Awaited, awaited, takingOf, textOf } from "@tefuda/language/phrases/texts";
import { tell } from "@tefuda/language/phrases/told";
import { behind, behindJa, oftenBehind, oftenBehindJa } from "@tefuda/language/texts/heads";
import { inBoth } from "@tefuda/language/texts/kinds";
import { lent } from "@tefuda/language/texts/waits";
import type { Icon, Text } from "../tree.ts";
import { vocabulary } from "./words.ts";

/** sangoku-9: what is printed in brackets before a text, and what is read as that. */
const icons: Readonly<Record<Icon, readonly [en: string, ja: string, more?: string, moreJa?: string]>> = {
  enter: ["Enter Field", "登場", "Enters Field"],
  declareAttack: ["Declare Attack", "攻撃宣言", "Declaration of Attack"],
  declareInterception: ["Declare Interception", "迎撃宣言", "Declaration of Interception"],
  battleOccurs: ["Battle Occurs", "戦闘発生"],
  retire: ["Retire", "撤退"],
  battleRetire: ["Battle Retire", "戦闘撤退"],
  attackerRetire: ["Attacker Retire", "攻撃側撤退"],
  defenderRetire: ["Defender Retire", "防御側撤退"],
  fortSuccess: ["Attack Fort Success", "攻城成功"],
  battleSuccess: ["Battle Success", "戦闘成功"],
  attackSuccess: ["Attack Success", "攻撃成功"],
  interceptionSuccess: ["Interception Success", "迎撃成功"],
  triggerAwaken: ["Trigger Awaken", "覚醒誘発", "Awaken Trigger"],
  musou: ["Musou", "無双", "Musou Trigger", "無双連撃"],
};

const taking = takingOf<Text>();
const game = gameOf(vocabulary);
const texting = { game, cards: vocabulary.cards };
const { passive } = vocabulary.texts!.always!;
const onCard = { on: [...vocabulary.texts!.onCard] };
/** On a reinforcement the icons of a general are of that which bears it. */
const iconOn = (icon: Icon) => ({
  on: onCard.on.filter((on) => on !== "onReinforcement" || !(icon in ofHost)),
});

/** Behind these the card lies in its discard pile (sangoku-7.15). */
const retiring: readonly Icon[] = ["retire", "battleRetire", "attackerRetire", "defenderRetire"];

/** What happens to the card itself. */
function onIcon(icon: Icon): Production[] {
  const [en, ja, more, moreJa] = icons[icon];
  const make = ({ n, c, a }: Slots): unknown =>
    explained(game, textOf("icon", { icon, times: n, if: c, do: whole(a) }), "this", false, {
      left: retiring.includes(icon),
    });
  // "Declare Attack: +500 power this turn", of the card itself
  const short = ["{p:Preds.sg.lent}", "{g:Bonus}"].flatMap((said) =>
    ["", "."].map((stop) =>
      read(
        "Text",
        ({ p, g, u, ...slots }: Slots) => make({ ...slots, a: lent(p ?? [{ is: "bonus", by: g }], u) }),
        oftenBehind([en, ja], `[{c:Asked},] ${said} {u:Dur}${stop}`),
        [],
        iconOn(icon),
      ),
    ),
  );
  return [
    ...short,
    ...inBoth(
      texting,
      make,
      (mark) =>
        taking("icon", ({ icon: of, times: n, if: c, do: act }) =>
          of === icon ? { a: listed(mark(act)), n, c } : undefined,
        ),
      [en, ...(more ? [more] : [])].flatMap((name) => oftenBehind([name, ja], "[{c:Asked},] {a:Act}")),
      [ja, ...(moreJa ? [moreJa] : [])].flatMap((name) => oftenBehindJa([en, name], "[{c:Asked}、]{a:Act}")),
      iconOn(icon),
    ),
  ];
}

/** What the icons of a general say of it, as a reinforcement says it of the general that bears it. */
const ofHost: Readonly<Partial<Record<Icon, object>>> = {
  declareAttack: { on: "attacks" },
  declareInterception: { on: "intercepts" },
  battleOccurs: { on: "fights" },
  retire: { on: "retires" },
  battleRetire: { on: "retires", battle: true },
  fortSuccess: { on: "hitsForts" },
  battleSuccess: { on: "wins" },
  attackSuccess: { on: "wins", as: "attacker" },
  interceptionSuccess: { on: "wins", as: "interceptor" },
};
const onReinforcements: Production[] = Object.entries(ofHost).flatMap(([icon, on]) => {
  const [en, ja, more, moreJa] = icons[icon as Icon];
  return read(
    "Text",
    ({ n, c, a }: Slots) => {
      const said = awaited(game, { ...on, what: { ref: "host" } } as Awaited, c, a);
      return said && textOf("when", { times: n, ...said });
    },
    [en, ...(more ? [more] : [])].flatMap((name) => oftenBehind([name, ja], "[{c:Asked},] {a:Act.when}")),
    [ja, ...(moreJa ? [moreJa] : [])].flatMap((name) =>
      oftenBehindJa([en, name], "[{c:Asked}、]{a:Act.when}"),
    ),
    { on: ["onReinforcement"] },
  );
});

/** What is set off while its general dances, or is awakened (sangoku-9.18, 9.20). */
const modes = { dance: { dance: "dancing" }, awaken: { wits: "awakened" } } as const;
const inModes: Production[] = Object.entries(modes).flatMap(([mode, is]) => {
  const mark = vocabulary.texts!.always![mode]!;
  return ["Lead", "Moment"].map((lead) =>
    read(
      "Text",
      ({ n, t, a }: Slots) => {
        const said = awaited(game, t as Awaited, { if: "is", what: "this", fits: { noun: "card", is } }, a);
        return said && textOf("when", { times: n, ...said });
      },
      oftenBehind(mark, `{t:${lead}}, {a:Act${lead === "Lead" ? ".when" : ""}}`),
      oftenBehindJa(mark, `{t:${lead}}[、]{a:Act${lead === "Lead" ? ".when" : ""}}`),
      { on: ["anywhere", "onGeneral"] },
    ),
  );
});

/** What a general does to the one that it fights. */
const facings = [
  ["fighting", "(fighting|battling)", "と戦闘(している|中の)間"],
  ["attacking", "attacking", "を攻撃(している|中の)間"],
  ["intercepting", "intercepting", "を迎撃(している|中の)間"],
] as const;
/**
 * "While attacking a cavalry general, this general has +1000." It fights that from the confirmation of the battle (sangoku-7.9), so
 * this says nothing of what is asked before it: whether it can be intercepted, whether it strikes first.
 */
const facing: Production[] = [
  { on: ["anywhere", "onGeneral"], me: "this", en: "(this general|it)", ja: "この武将" },
  { on: ["onReinforcement"], me: "host", en: "(the equipped general|it)", ja: "装備した武将" },
].flatMap(({ on, me, en, ja }) =>
  facings.map(([battle, doing, doingJa]) =>
    read(
      "Text",
      ({ d, p }: Slots) => {
        if ((p as { is: string }[]).some(({ is }) => is === "has" || is === "cannot")) return undefined;
        const cond = {
          if: "and",
          of: [
            { if: "is", what: me, fits: { noun: "card", is: { battle } } },
            { if: "is", what: "foe", fits: d },
          ],
        };
        const what = tell({ c: { ref: me }, p });
        return explained(game, textOf("always", { mode: "passive", what, if: cond }), me, true);
      },
      [
        `while [${en} is] ${doing} a {d:Desc.sg}, ${en} {p:Preds.sg}`,
        `${en} {p:Preds.sg} while [${en} is] ${doing} a {d:Desc.sg}`,
      ].flatMap((line) => behind(passive, line).flatMap((text) => [`${text}.`, text])),
      [`[${ja}が]{d:Desc.sg}${doingJa}[は]、[${ja}は]{p:Preds.sg}`].flatMap((line) =>
        behindJa(passive, line).flatMap((text) => [`${text}。`, text]),
      ),
      { on },
    ),
  ),
);

/** What a tactic costs, beside what it does: all that holds of it. */
const ofTactic: Production[] = ["", "."].flatMap((stop) =>
  both(
    "Text",
    ({ s, c }) =>
      (s as { self?: true }).self ? textOf("always", { mode: "passive", what: [s], if: c }) : undefined,
    taking("always", ({ what, if: c }) =>
      what.length === 1 && "self" in what[0]! ? { s: what[0], ...(c && { c }) } : undefined,
    ),
    [`{s:Priced} [{c:While}]${stop || "."}`, `{c:While}, {s:Priced}${stop}`],
    [`[{c:While}、]{s:Priced}${stop ? "" : "。"}`],
    { on: ["onTactic"] },
  ),
);

/** What a card is, said before its text as it is printed above it. */
const kinds = [
  ["onTactic", "((main|battle) [phase]|) (tactic|tactics) [card]", "(メイン|戦闘)計略"],
  ["onReinforcement", "reinforcement [card]", "増援"],
  ["onScenario", "scenario [card]", "シナリオ"],
] as const;
const ofKind: Production[] = kinds.map(([on, en, ja]) =>
  read("Text", "$t", `${en} (.|:) {t:Text}`, `[【]${ja}[】](。|：){t:Text}`, { on: [on] }),
);

/** What a text is called that a card says when it goes down as a fort (sangoku-8.5). */
export const ofFort = [
  ["Fort Trigger", "城壁トリガー"],
  ["Fort", "城壁誘発"],
  ["Fort Text", "城壁"],
  ["Fort Effect", "城壁効果"],
  ["Red Text", "反撃計略"],
] as const;

export const texts: Production[] = [
  ...ofTactic,
  ...onReinforcements,
  ...inModes,
  ...facing,
  ...ofKind,
  ...ofFort.map((name) =>
    read("Text", "$t", behind(name, "{t:Text}"), behindJa(name, "{t:Text}"), { on: ["onFort"] }),
  ),
  say(
    "Mark",
    { emblem: "ambush", nation: "$n", n: "$m" },
    [
      "【Ambush: {n:Realm} {m:#d}】",
      "Ambush [:] {n:Realm} {m:#d}",
      "{n:Realm} {m:#d} Ambush",
      "Ambush \\({n:Realm} {m:#d}\\)",
    ],
    [
      "【伏兵：{n:Realm}{m:#d}】",
      "伏兵[：]{n:Realm}{m:#d}",
      "【伏兵】[：]{n:Realm}{m:#d}",
      "[【]伏兵[】]（{n:Realm}{m:#d}）",
      "【伏兵{n:Realm}{m:#d}】",
    ],
  ),
  say(
    "Mark",
    { emblem: "outsource", nation: "$n" },
    [
      "【Outsource: {n:Realm}】",
      "Outsource [:] {n:Realm}",
      "Outsource : in your resources, this card can be tapped to produce (1|one) {n:Realm}",
      "Outsource \\({n:Realm}\\)",
    ],
    [
      "【出向：{n:Realm}】",
      "出向[：]{n:Realm}",
      "【出向】[：]{n:Realm}",
      "[【]出向[】]（{n:Realm}）",
      "【出向{n:Realm}】",
    ],
  ),
  say(
    "Mark",
    { emblem: "diplomacy", nations: "$n" },
    [
      "【Diplomacy: {n:Realms}】",
      "Diplomacy [:] [this card (counts|is treated) as [both]] {n:Realms}",
      "Diplomacy \\({n:Realms}\\)",
    ],
    [
      "【外交：{n:Realms}】",
      "外交[：]{n:Realms}",
      "【外交】[：]{n:Realms}",
      "[【]外交[】]（{n:Realms}）",
      "【外交{n:Realms}】",
    ],
  ),
  say(
    "Mark",
    { emblem: "alliance", price: "$p" },
    ["【Alliance: {p:Price}】", "Alliance [:] {p:Price}", "Alliance \\({p:Price}\\)"],
    [
      "【同盟：{p:Price}】",
      "同盟[：]{p:Price}",
      "【同盟】[：]{p:Price}",
      "[【]同盟[】]（{p:Price}）",
      "【同盟{p:Price}】",
    ],
  ),
  ...(Object.keys(icons) as Icon[]).flatMap(onIcon),
  ...inBoth(
    texting,
    ({ a }) => explained(game, textOf("forsaken", { do: whole(a) }), undefined),
    (mark) => taking("forsaken", ({ do: act }) => ({ a: listed(mark(act)) })),
    behind(["Forsaken Tactics", "秘計"], "{a:Act}"),
    behindJa(["Forsaken Tactics", "秘計"], "{a:Act}"),
    onCard,
  ),
];
