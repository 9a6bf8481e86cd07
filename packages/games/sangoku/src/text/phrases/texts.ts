/** Texts of this game alone: emblems with numbers and nations, icons, secret plans (sangoku-9, 10, 11.9). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { gameOf } from "@tefuda/language/core";
import { explained } from "@tefuda/language/phrases/antecedent";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { takingOf, textOf } from "@tefuda/language/phrases/texts";
import { behind, behindJa, oftenBehind, oftenBehindJa } from "@tefuda/language/texts/heads";
import { inBoth } from "@tefuda/language/texts/kinds";
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
const onCard = { on: [...vocabulary.texts!.onCard] };

/** What happens to the card itself. */
function onIcon(icon: Icon): Production[] {
  const [en, ja, more, moreJa] = icons[icon];
  return inBoth(
    texting,
    ({ n, c, a }) => explained(game, textOf("icon", { icon, times: n, if: c, do: whole(a) }), "this"),
    (mark) =>
      taking("icon", ({ icon: of, times: n, if: c, do: act }) =>
        of === icon ? { a: listed(mark(act)), n, c } : undefined,
      ),
    [en, ...(more ? [more] : [])].flatMap((name) => oftenBehind([name, ja], "[{c:Asked},] {a:Act}")),
    [ja, ...(moreJa ? [moreJa] : [])].flatMap((name) => oftenBehindJa([en, name], "[{c:Asked}、]{a:Act}")),
    onCard,
  );
}

/** A text that a card says when it goes down as a fort, with the name of such texts before it. */
const ofFort = ["Fort Trigger", "城壁トリガー"] as const;

export const texts: Production[] = [
  read("Text", "$t", behind(ofFort, "{t:Text}"), behindJa(ofFort, "{t:Text}"), { on: ["onFort"] }),
  say(
    "Mark",
    { emblem: "ambush", nation: "$n", n: "$m" },
    ["【Ambush: {n:Realm} {m:#d}】", "Ambush [:] {n:Realm} {m:#d}", "Ambush \\({n:Realm} {m:#d}\\)"],
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
    ["【Outsource: {n:Realm}】", "Outsource [:] {n:Realm}", "Outsource \\({n:Realm}\\)"],
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
    ["【Diplomacy: {n:Realms}】", "Diplomacy [:] {n:Realms}", "Diplomacy \\({n:Realms}\\)"],
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
