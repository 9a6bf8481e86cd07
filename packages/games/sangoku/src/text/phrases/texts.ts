/** One text of a card: its emblems, what its icons say, what a tactic or a fort does. */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { called, explained, marked, named, spokenAgain } from "@tefuda/language/phrases/antecedent";
import { series } from "@tefuda/language/phrases/lists";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { awaited, nounOf, spokenBy, takingOf, textOf } from "@tefuda/language/phrases/texts";
import { firstSpoken, stands, takesUnless, tell, untell } from "@tefuda/language/phrases/told";
import type { Action, Condition, Icon, Statement, Text, Trigger } from "../tree.ts";
import { game } from "./game.ts";

type Of<K extends Text["kind"]> = Extract<Text, { kind: K }>;

/** sangoku-9: what is printed in brackets before a text, and what is read as that. */
const icons: Readonly<Record<Icon, readonly [en: string, ja: string, more?: string]>> = {
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
  musou: ["Musou", "無双"],
};

const modes: Readonly<Record<Of<"always">["mode"], readonly [en: string, ja: string]>> = {
  passive: ["Passive", "常時"],
  dance: ["Dance Mode", "舞状態"],
  awaken: ["Awaken Mode", "覚醒状態"],
};

/** A text behind its icon, which may have a colon. */
const behind = (en: string, text: string): string[] => [`【${en}】 ${text}`, `【${en}】: ${text}`];
const behindJa = (ja: string, text: string): string[] => [`【${ja}】${text}`, `【${ja}】(：|、)${text}`];

const taking = takingOf<Text>();

const once = (often: unknown) => (often === undefined ? undefined : true);
const often = (times: unknown) => (times === undefined ? undefined : "once");

/** A text that is always on, in one of its modes. */
function always(mode: Of<"always">["mode"]): Production[] {
  const [en, ja] = modes[mode];

  function standing({ s, c }: Slots): unknown {
    const list = s as Statement[];
    if (!stands(list)) return undefined;
    return explained(
      game,
      textOf("always", { mode, what: s, if: c }),
      firstSpoken(list, c as Condition),
      true,
    );
  }

  /** "Cannot ... unless" is a ban's own, wherever its condition stands behind it. */
  const unbanned = ({ s, c }: Slots): unknown =>
    takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c });

  /** "This general has +500 while attacking": a condition of this card. */
  function whileIt({ s, k, d }: Slots): unknown {
    const first = firstSpoken(s as Statement[]);
    const fits = d ?? { noun: "card", ...(k as object) };
    return first && standing({ s, c: { if: "is", what: first, fits } });
  }

  const of = (take: (it: Of<"always">) => Slots | undefined) =>
    taking("always", (it) => (it.mode === mode ? take(it) : undefined));
  const lines = (phrase: string) => [`${phrase}.`, phrase].flatMap((line) => behind(en, line));
  const linesJa = (phrase: string) => [`${phrase}。`, phrase].flatMap((line) => behindJa(ja, line));
  return [
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? undefined : { s: what })),
      lines("{s:Says}"),
      linesJa("{s:Says}"),
      onCard,
    ),
    both(
      "Text",
      ({ c, p }) => standing({ c, s: tell({ c: { ref: "it" }, p }) }),
      of(({ what, if: c }) => {
        const said = untell(what);
        return c?.if === "is" && said && equal(said.c, { ref: c.what }) ? { c, p: said.p } : undefined;
      }),
      lines("{c:While}, it {p:Preds.sg}"),
      linesJa("{c:While}、{p:Preds.sg}"),
      onCard,
    ),
    both(
      "Text",
      standing,
      of(({ what, if: c }) => (c ? { s: what, c } : undefined)),
      lines("{c:While}, {s:Says}"),
      linesJa("{c:While}、{s:Says}"),
      onCard,
    ),
    read("Text", unbanned, lines("{s:Says} {c:While}"), linesJa("{c:While}{s:Says}"), onCard),
    read(
      "Text",
      whileIt,
      ["{s:Says} while {k:Combat}", "{s:Says} while {d:Being}", "while {d:Being}, {s:Says}"].flatMap(lines),
      [],
      onCard,
    ),
    read(
      "Text",
      ({ r, k, d, p }: Slots) => whileIt({ k, d, s: tell({ c: { ref: r }, p }) }),
      [],
      [
        "{r:Ref.sg.subj}(は|が)[、]{d:IsIt}間[は][、]{p:Preds.sg}",
        "{r:Ref.sg.subj}(は|が)[、]{k:Combat}[(の間|である間|は|の間は|である間は)][、]{p:Preds.sg}",
      ].flatMap(linesJa),
      onCard,
    ),
  ];
}

/** A text with the Main icon. It may cost nothing. */
function main({ n, c, p = [], a }: Slots): unknown {
  return explained(game, textOf("main", { cost: p, once: once(n), if: c, do: whole(a) }), undefined);
}

const unmain = (free: boolean) => (mark: <T>(part: T) => T) =>
  taking("main", ({ cost, once: times, if: c, do: act }) => {
    if ((cost.length === 0) !== free) return undefined;
    const it = mark({ cost, do: act });
    return { ...(!free && { p: cost }), a: listed(it.do), n: often(times), c };
  });

/** What happens to the card itself. */
function onIcon(icon: Icon): Production[] {
  const [en, ja, more] = icons[icon];
  const phrase = "[{n:Often}] [{c:Asked},] {a:Act}";
  return inBoth(
    ({ n, c, a }) => explained(game, textOf("icon", { icon, once: once(n), if: c, do: whole(a) }), undefined),
    (mark) =>
      taking("icon", ({ icon: of, once: times, if: c, do: act }) =>
        of === icon ? { a: listed(mark(act)), n: often(times), c } : undefined,
      ),
    [en, ...(more ? [more] : [])].flatMap((name) => behind(name, phrase)),
    behindJa(ja, "[{n:Often}][{c:Asked}、]{a:Act}"),
    onCard,
  );
}

/** sangoku-9.2 */
function activate({ n, t, c, a }: Slots): unknown {
  const said = awaited(game, t as Trigger, c, a);
  return said && textOf("activate", { once: once(n), ...said });
}

const unactivate = taking("activate", ({ on: t, do: act, if: c, once: times }) => ({
  t,
  a: listed(called(game, marked(game, act), nounOf(game, t))),
  c,
  n: often(times),
}));

/** In English the card that a trigger spoke of is "it" until another is brought up. */
const unactivateIt = taking("activate", ({ on: t, do: act, if: c, once: times }) => {
  const first = spokenBy(t);
  const short = first === undefined ? act : spokenAgain(game, act, first);
  return equal(short, act)
    ? undefined
    : { t, a: listed(called(game, marked(game, short), nounOf(game, t))), c, n: often(times) };
});

/** In Japanese a host that was spoken of is called "その武将". */
const unactivateJa = taking("activate", ({ on: t, do: act, if: c, once: times }) => ({
  t,
  a: listed(called(game, marked(game, spokenBy(t) === "host" ? hosted(act) : act), nounOf(game, t))),
  c,
  n: often(times),
}));

/** What is done to the equipped general, said of the card that the trigger spoke of. */
function hosted(act: Action): Action {
  return JSON.parse(JSON.stringify(act).replaceAll('{"ref":"host"}', '{"ref":"trigger"}')) as Action;
}

/** A card as Japanese calls it where it speaks of it again. */
const nounIn = ({ noun, zone }: { noun: string; zone?: { in: string } }): string =>
  noun === "card" && zone?.in === "resources" ? "resource" : noun;

const markedJa = <T>(part: T): T => named(game, marked(game, part), nounIn);

/** A phrase whose "it" is called what it is in Japanese. */
function inBoth(
  make: (slots: Slots) => unknown,
  take: (mark: <T>(part: T) => T) => (it: Text) => Slots | undefined,
  en: readonly string[],
  ja: readonly string[],
  only: Production["only"],
): Production[] {
  return [
    both(
      "Text",
      make,
      take((part) => marked(game, part)),
      en,
      [],
      only,
    ),
    both("Text", make, take(markedJa), [], ja, only),
  ];
}

function effect({ c, a }: Slots): unknown {
  return explained(game, textOf("effect", { if: c, do: whole(a) }), undefined);
}

const onCard = { on: ["anywhere", "onGeneral", "onReinforcement", "onScenario"] };
const onEffect = { on: ["anywhere", "onTactic", "onFort"] };
const onTactic = { on: ["anywhere", "onTactic"] };

export const texts: Production[] = [
  // Emblems, one or more (sangoku-10).
  say("Mark", "$e", "{e:Keyword}", "{e:Keyword}"),
  say(
    "Mark",
    { emblem: "ambush", nation: "$n", n: "$m" },
    ["【Ambush: {n:Realm} {m:#d}】", "Ambush [:] {n:Realm} {m:#d}"],
    ["【伏兵：{n:Realm}{m:#d}】", "伏兵[：]{n:Realm}{m:#d}"],
  ),
  say(
    "Mark",
    { emblem: "outsource", nation: "$n" },
    ["【Outsource: {n:Realm}】", "Outsource [:] {n:Realm}"],
    ["【出向：{n:Realm}】", "出向[：]{n:Realm}"],
  ),
  say(
    "Mark",
    { emblem: "diplomacy", nations: "$n" },
    ["【Diplomacy: {n:Realms}】", "Diplomacy [:] {n:Realms}"],
    ["【外交：{n:Realms}】", "外交[：]{n:Realms}"],
  ),
  say(
    "Mark",
    { emblem: "alliance", price: "$p" },
    ["【Alliance: {p:Price}】", "Alliance [:] {p:Price}"],
    ["【同盟：{p:Price}】", "同盟[：]{p:Price}"],
  ),
  ...series("Marks", "Mark", { en: ["", ",", " and", ", and"], ja: ["", "、", "と", "および"] }),
  say(
    "Text",
    { kind: "emblems", emblems: "$e" },
    ["{e:Marks}", "{e:Marks}."],
    ["{e:Marks}", "{e:Marks}。"],
    onCard,
  ),

  ...(Object.keys(modes) as (keyof typeof modes)[]).flatMap(always),

  // sangoku-9.21
  say(
    "Often",
    "once",
    ["【Once per Turn】", "once (per|a|each) turn ,"],
    ["【ターン1回】", "1ターンに1(回|度)[だけ|まで]、"],
  ),
  ...inBoth(
    main,
    unmain(false),
    behind("Main", "[{n:Often}] [{c:While},] \\({p:Costs}\\): {a:Act}"),
    behindJa("メイン", "[{n:Often}][{c:While}、]（{p:Costs}）：{a:Act}"),
    onCard,
  ),
  read(
    "Text",
    main,
    behind("Main", "[{n:Often}] {p:Costs}: {a:Act}"),
    behindJa("メイン", "[{n:Often}]{p:Costs}：{a:Act}"),
    onCard,
  ),
  ...inBoth(
    main,
    unmain(true),
    behind("Main", "[{n:Often}] [{c:Asked},] {a:Act}"),
    behindJa("メイン", "[{n:Often}][{c:Asked}、]{a:Act}"),
    onCard,
  ),
  ...(Object.keys(icons) as Icon[]).flatMap(onIcon),
  ...["Lead", "Moment"].flatMap((lead) => {
    const act = lead === "Lead" ? "{a:Act.when}" : "{a:Act}";
    const en = behind("Activate", `[{n:Often}] [{c:While},] {t:${lead}}, ${act}`);
    return [
      both("Text", activate, unactivateIt, en, [], onCard),
      both("Text", activate, unactivate, en, [], onCard),
      both(
        "Text",
        activate,
        unactivateJa,
        [],
        [
          ...behindJa("誘発", `[{n:Often}][{c:While}、]{t:${lead}}、${act}`),
          `【誘発】[{n:Often}][{c:While}、]{t:${lead}}${act}`,
        ],
        onCard,
      ),
    ];
  }),
  ...["Lead", "Moment"].map((lead) =>
    read(
      "Text",
      activate,
      ["", "."].flatMap((stop) =>
        behind("Activate", `[{n:Often}] {a:Row.${lead === "Lead" ? "when" : "free"}} {t:${lead}}${stop}`),
      ),
      [],
      onCard,
    ),
  ),
  // sangoku-11.9
  ...inBoth(
    ({ a }) => explained(game, textOf("forsaken", { do: whole(a) }), undefined),
    (mark) => taking("forsaken", ({ do: act }) => ({ a: listed(mark(act)) })),
    behind("Forsaken Tactics", "{a:Act}"),
    behindJa("秘計", "{a:Act}"),
    onCard,
  ),

  // What a tactic or a fort does.
  ...inBoth(
    effect,
    (mark) => taking("effect", ({ do: act, if: c }) => (c ? undefined : { a: listed(mark(act)) })),
    ["{a:Act}"],
    ["{a:Act}"],
    onEffect,
  ),
  ...inBoth(
    effect,
    (mark) => taking("effect", ({ do: act, if: c }) => (c ? { c, a: listed(mark(act)) } : undefined)),
    [
      "play only {c:Only}. {a:Act}",
      "(play this card|play this tactic|this card can be played|this tactic can be played|this card may be played|can be played) only {c:Only}. {a:Act}",
    ],
    [
      "{c:Only}にのみプレイできる。{a:Act}",
      "[(このカード|この計略)は][、]{c:Only}(のみ|だけ|にのみ|にだけ)[、](プレイできる|使用できる)。{a:Act}",
      "[(このカード|この計略)は][、]{c:Only}にしか[、](プレイできない|使用できない)。{a:Act}",
    ],
    onTactic,
  ),
];
