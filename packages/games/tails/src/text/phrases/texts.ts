/** One text of a card's body: what it always says, what it can be used for, what it waits for, what it does. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { asksInVain, partsOf } from "@tefuda/language/lowering/walk";
import { series } from "@tefuda/language/phrases/lists";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { takingOf, textOf } from "@tefuda/language/phrases/texts";
import { stands, takesUnless, tell } from "@tefuda/language/phrases/told";
import { changedOf } from "@tefuda/language/statements/figured";
import { conditionBetween } from "@tefuda/language/texts/between";
import { ownInTurnOf } from "@tefuda/language/texts/turn-of";
import type { Action, Cards, Condition, Spoken, Statement, Text, Times, Trigger } from "../tree.ts";
import { resolved } from "./antecedent.ts";
import { timesEach } from "./bonuses.ts";
import { areBans } from "./statements.ts";
import { vocabulary } from "./words.ts";

const taking = takingOf<Text>();
function text(kind: Text["kind"], fields: Slots, { on }: Form): Text | undefined {
  const said = textOf(kind, fields) as unknown as Text;
  return asksInVain(said) ? undefined : resolved(said, on === "onEquipment");
}

const always = taking("always", ({ what, if: c }) => (c ? undefined : { s: what }));
const alwaysIf = (behind: boolean) =>
  taking("always", ({ what, if: c }) =>
    c && (areBans(what) && !takesUnless(what, c)) === behind ? { s: what, c } : undefined,
  );

function standing({ s, c }: Slots, form: Form): unknown {
  return stands(s as Statement[]) ? text("always", { what: s, if: c }, form) : undefined;
}

/** The card of which a condition asks what it is; this card, if it asks that of none. */
const askedOf = (cond: Condition): Spoken =>
  cond.if !== "is" ? { ref: "this" } : typeof cond.what === "string" ? { ref: cond.what } : cond.what;

/** What is asked of the card that statements speak of first, called as they call it. */
function whileIt({ d, s }: Slots, form: Form): unknown {
  const [first] = s as readonly { who?: Cards }[];
  // of a statement about players it is no card
  if (typeof first?.who !== "object" || !("ref" in first.who)) return undefined;
  const { ref, fits } = first.who;
  return standing({ s, c: { if: "is", what: fits ? { ref, fits } : ref, fits: d } }, form);
}

function use({ n, c, p, a }: Slots, form: Form): unknown {
  return text("use", { times: n, cost: p, if: c, do: whole(a) }, form);
}

const unuse = taking("use", ({ times: n, cost: p, do: act, if: c }) => ({ a: listed(act), n, c, p }));

const drawsFirst = (row: unknown): boolean => (row as Action[])[0]!.do === "draw";

function when({ n, t, c, a }: Slots, form: Form): unknown {
  // "At the start of their turn, each player draws an additional card" is a limit
  const on = t as Trigger;
  if (on.on === "turnStart" && on.whose === "they" && drawsFirst(a)) return undefined;
  return n === "game" ? undefined : text("when", { on: t, times: n, if: c, do: whole(a) }, form);
}

/** The trigger said last. "Each player draws three cards at the start of their turn" is a limit and no trigger. */
function whenBehind(slots: Slots, form: Form): unknown {
  const on = slots.t as Trigger;
  const draws = partsOf(slots.a as object).some((part) => "do" in part && part.do === "draw");
  return draws && on.on === "turnStart" && on.whose !== "you" ? undefined : when(slots, form);
}

const isOwnDeployment = (part: object): boolean => {
  const { do: act, what, free } = part as { do?: string; what?: { ref?: string }; free?: boolean };
  return act === "deploy" && free === true && what?.ref === "it";
};

/** What an Event or Trap does; its condition is asked before. */
function effect({ o, c, a }: Slots, form: Form): unknown {
  const [first] = a as Action[];
  // What holds while a card lies there, that card always says.
  if (form.on !== "onEvent" && first?.do === "lasting" && first.for === "whileThis") return undefined;
  // "If ..., you may deploy it without its requirements" is how such a card itself is deployed.
  if (form.on !== "onEvent" && first?.do === "if" && partsOf(first).some(isOwnDeployment)) return undefined;
  return text("effect", { only: o, if: c, do: whole(a) }, form);
}

const mayUse = "{n:Often} [,] [(during|in|on) your turn [,]] you (may|can)";
const usable =
  "(you (may|can) (use|activate|do) (this ability|it|this)|(use|activate) (this ability|it|this)|this ability (can|may) [only] be (used|activated))";
const atAnyTime =
  "(at any time [(during|in|on) your turn]|any number of times [(per|each|during your) turn]|as often as you (like|want))";

const playable =
  "プレイできる|使える|使用できる|発動できる|表にできる|表向きにできる|プレイする|使う|使用する|発動する|表にする|表向きにする";
const unplayable = "プレイできない|使えない|使用できない|発動できない|表にできない|表向きにできない";
const plays = "(play|use|activate|spring|turn up|reveal) [(this|this card|this Trap|this Event)]";
const thisCard = "[(このカード|この罠|このイベント|これ)は[、]]";
/** A text as it speaks of itself. */
const thisText = "(この(能力|効果|テキスト)|これ)";

const onCard = { on: ["onCard", "onEquipment"] };
const says = (en: string, ja: string): [string[], string[]] => [
  [`${en}.`, en],
  [`${ja}。`, ja],
];

export const texts: Production[] = [
  say(
    "Text",
    { kind: "direct" },
    ["Direct.", "Direct", "Direct attacks.", "Direct attack."],
    ["直撃。", "(【|〔|『)直撃(】|〕|』)[。]", "直撃"],
  ),
  read(
    "Text",
    { kind: "always", what: [{ is: "has", who: { ref: "this" }, keywords: ["explosive"] }] },
    ["Explosive [.]", "Explosive attacks [.]"],
    ["爆発[。]", "(【|〔|『)爆発(】|〕|』)[。]"],
    onCard,
  ),

  both("Text", standing, always, ...says("{s:Says}", "{s:Says}"), onCard),
  both("Text", standing, alwaysIf(false), ...says("{c:While}, {s:Clause}", "{c:While}、{s:Says}"), onCard),
  both(
    "Text",
    ({ s, c }, form) =>
      takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c }, form),
    alwaysIf(true),
    ...says("{s:Clause} {c:While}", "{c:While}、{s:Says}"),
    onCard,
  ),

  ownInTurnOf(
    standing,
    (words) => [`${words} [.]`],
    (words) => [`${words}[。]`],
    onCard,
  ),
  ...conditionBetween(standing, changedOf(vocabulary.bonus.changing!), onCard),
  // What its own card is, said without naming it again.
  read("Text", whileIt, [], ["{d:IsIt}(間|限り|なら|場合|とき)[は][、]{s:Says}[。]"], { on: ["onCard"] }),
  ...["sg", "pl"].map((num) =>
    read(
      "Text",
      ({ d, c, p }: Slots, form: Form) => whileIt({ d, s: tell({ c, p }) }, form),
      [],
      `{c:Cards.${num}.subj}(は|が)[、]{d:IsIt}(間|限り|なら|場合)[は][、]{p:Preds.${num}}[。]`,
      onCard,
    ),
  ),

  // Abilities that are used (tails-4.12).
  say(
    "Often",
    "turn",
    [
      "once a turn",
      "once (per|each|every|in each|during each|in every|during every) turn [of yours]",
      "(only once|no more than once|at most once|one time) (a|per|each|every|during each|in each) turn",
      "once (during|in|on) [(each|any|every one) of] your (turn|turns)",
      "once (during|in|on) (each|every|your|the|this|a) turn [of yours]",
      "the first time each turn",
    ],
    [
      "1ターンに1回",
      "(1ターン|各ターン|ターン|自分のターン|あなたのターン|自分の各ターン)に(1回|1度)[(だけ|まで)]",
      "毎ターン[に]1回[(だけ|まで)]",
    ],
  ),
  both(
    "Often",
    ({ n }) => ((n as number) > 1 ? { turn: n } : undefined),
    (it: Times) => (typeof it === "object" ? { n: it.turn } : undefined),
    [
      "{n:Times} a turn",
      "[(up to|at most|no more than)] {n:Times} (a|per|each|every|in each|during each) turn",
      "[(up to|at most|no more than)] {n:Times} (during|in|on) [each of] your (turn|turns)",
    ],
    [
      "1ターンに{n:Times}まで",
      "(1ターン|各ターン|ターン|自分のターン|あなたのターン|毎ターン)[に]{n:Times}[(だけ|まで)]",
    ],
  ),
  say(
    "Often",
    "game",
    ["once a game", "once (per|each) game"],
    ["1ゲームに1回", "(1ゲーム|ゲーム)(に|中)(1回|1度)[(だけ|まで)]"],
  ),
  // In Japanese how often also stands in brackets, before what can be used or happens: 【1ターンに1回】, 【ターン1】.
  read("Capped", "$n", [], "(【|〔){n:Often}(】|〕)[：]"),
  read("Capped", { turn: "$n" }, [], "(【|〔)ターン{n:#+}[回](】|〕)[：]"),
  read("Capped", "turn", [], "(【|〔)ターン1[回](】|〕)[：]"),
  ...series("Paid", "VP.you.paying", {
    en: [" and", ",", ", and"],
    ja: ["、"],
    before: ".con",
  }),
  read(
    "Text",
    ({ n, a, b = [] }: Slots, form: Form) => use({ n, a: [...(a as Action[]), ...(b as Action[])] }, form),
    [
      `${mayUse} {a:Deeds.you.base} [.]`,
      `${mayUse} {a:Deeds.you.base} (.|:|;) {b:Act}`,
      "you may {a:Deeds.you.base} {n:Often} [.]",
      "you may, {n:Often}, {a:Deeds.you.base} [.]",
      `${atAnyTime} [,] you may {a:Deeds.you.base} [.]`,
      `${atAnyTime} [,] you may {a:Deeds.you.base}. {b:Act}`,
      `you may {a:Deeds.you.base} ${atAnyTime} [.]`,
    ],
    [
      "{n:Often}、{a:Deeds.you.base.te}もよい[。]",
      "{n:Often}、{a:Deeds.you.base.te}もよい。{b:Act}",
      "{n:Often}、{a:Deeds.you.base.fin}ことができる[。]",
      "{n:Often}、{a:Deeds.you.base.pot}[。]",
      "{n:Often}、{a:Deeds.you.base.pot}。{b:Act}",
    ],
  ),
  // What one then may do is asked for with what it is paid with.
  read(
    "Text",
    (slots: Slots, form: Form) => ((slots.a as Action[])[0]!.do === "may" ? undefined : use(slots, form)),
    [],
    "[{c:While}、][{n:Often}、]{p:Paid}ことで、{a:Act}",
  ),
  read(
    "Text",
    use,
    [],
    [
      `[{c:While}、]{p:Paid}：{a:Act}[${thisText}は]{n:Often}[のみ](使える|使用できる|しか使えない|しか使用できない|起動できる|しか起動できない|発動できる|しか発動できない)[。]`,
      "[{c:While}、]{p:Paid}：{a:Act}（{n:Often}[。]）",
    ],
  ),
  read("Text", use, "{n:Often} [,] you may {p:Paid} to {a:Row.bare} [.]"),
  // How often, said behind what is done.
  read("Text", use, [
    `[{c:While},] {p:Paid}: {a:Act} ${usable} [only] {n:Often} [.]`,
    "[{c:While},] {p:Paid}: {a:Act} [only] {n:Often} [.]",
    "[{c:While},] {p:Paid}: {a:Act} \\([only] {n:Often} [.]\\) [.]",
  ]),
  both(
    "Text",
    use,
    unuse,
    ["{n:Often}[, {c:While}][, {p:Paid}]: {a:Act}", "{n:Often} [{c:While}] [{p:Paid}]: {a:Act}"],
    "{n:Often}[、{c:While}][、{p:Paid}]：{a:Act}",
  ),
  both("Text", use, unuse, "[{c:While},] {p:Paid}: {a:Act}", "[{c:While}、]{p:Paid}：{a:Act}"),
  both("Text", use, unuse, "{c:While}: {a:Act}", "{c:While}：{a:Act}"),
  both(
    "Text",
    use,
    (it: Text) => (it.kind === "use" && !it.times && !it.cost && !it.if ? unuse(it) : undefined),
    ["at any time: {a:Act}", "(use|any number of times|ability|action|activate): {a:Act}"],
    ["いつでも：{a:Act}", "(能力|行動|アクション|起動)：{a:Act}"],
  ),

  read(
    "Text",
    ({ a, ...slots }: Slots, form: Form) => {
      const [first, ...more] = a as Action[];
      // what one then may do is asked for by being used
      const mine = first!.do === "may" && first.who === "you" && more.length === 0 ? [first.what] : a;
      return use({ ...slots, a: mine }, form);
    },
    [],
    ["{n:Capped}[{c:While}、]{a:Act}", "{n:Capped}[{c:While}、]{p:Paid}：{a:Act}"],
    onCard,
  ),
  read(
    "Text",
    (slots: Slots, form: Form) => {
      const [first] = slots.a as Action[];
      // when it may be used, is said of the use
      const isUse = first!.do === "may" || (first!.do === "if" && first.cond.if === "turn");
      return isUse ? undefined : use(slots, form);
    },
    "{n:Often}, {a:Act}",
    [],
    onCard,
  ),
  read("Text", when, [], "{n:Capped}[{c:While}、]{t:Lead}[、]{a:Act}", onCard),
  // What happens by itself (tails-7.14).
  both(
    "Text",
    when,
    taking("when", ({ on: t, do: act, if: c, times: n }) => ({ t, a: listed(act), c, n })),
    "[{n:Often},] {t:Lead} [{c:While}], {a:Act}",
    ["[{n:Often}、][{c:While}、]{t:Lead}、{a:Act}", "[{n:Often}、][{c:While}、]{t:Lead}{a:Act}"],
  ),
  read("Text", ({ e, ...slots }: Slots, form: Form) => when({ ...slots, t: e, n: "turn" }, form), [
    "the first time {e:Event} (each|in each|during each|in a|per|every|in) turn [{c:While}], {a:Act}",
    "the first time each turn [that] {e:Event} [{c:While}], {a:Act}",
  ]),
  read(
    "Text",
    when,
    [
      "{t:Lead} [{c:While}], {a:Act} {n:Often} [.]",
      "{t:Lead} [{c:While}], {a:Row}[,] but only {n:Often} [.]",
      "{t:Lead} [{c:While}] [,] {a:May}[,] but only {n:Often} [.]",
      "{t:Lead} [{c:While}], {a:Act} \\({n:Often} [.]\\) [.]",
    ],
    `[{c:While}、]{t:Lead}、{a:Act}(${thisText}は{n:Often}(使える|使用できる|しか使えない|しか使用できない|誘発する|しか誘発しない|働く|しか働かない|発動する|しか発動しない|発動できる|しか発動できない|起こる|しか起こらない)[。]|（{n:Often}[。]）)`,
  ),
  // Of this card it need not be said in Japanese that what always holds, holds for it.
  read(
    "Text",
    ({ f, p }: Slots, form: Form) => {
      const s = f === undefined ? tell({ c: { ref: "this" }, p }) : timesEach({ c: { ref: "this" }, f, p });
      return s && standing({ s }, form);
    },
    [],
    ["{p:Preds.sg}[。]", "{f:ForEach}{p:Figureds}[。]"],
    { on: ["onCard"] },
  ),
  // English may leave it out as well: "Cannot dodge.", "May attack twice each turn while damaged."
  ...["{p:Preds.sg} [.]", "{c:While}, {p:Preds.sg} [.]"].map((words) =>
    read(
      "Text",
      ({ c, p }: Slots, form: Form) =>
        standing({ c, s: tell({ c: c ? askedOf(c as Condition) : { ref: "this" }, p }) }, form),
      words,
      [],
      { on: ["onCard"] },
    ),
  ),
  read("Text", when, "[{n:Often},] {t:Lead} (:|-) {a:Act}", [], onCard),
  // 「…とき発動できる。…」: what is done then is up to you.
  ...(
    [
      [[], "(発動|使用|プレイ)する"],
      [["may"], "((発動|使用|プレイ)できる|使える|使ってもよい)"],
    ] as const
  ).flatMap(([[may], ja]) => {
    const up = (a: unknown) => (may ? [{ do: "may", who: "you", what: whole(a) }] : a);
    return [
      read(
        "Text",
        ({ a, ...slots }: Slots, form: Form) => when({ ...slots, a: up(a) }, form),
        [],
        `[{n:Often}、][{c:While}、]{t:Lead}[に][、]${ja}。{a:Act}`,
        onCard,
      ),
    ];
  }),
  read(
    "Text",
    use,
    [],
    "[{n:Often}、][{c:While}、][自分のターンに[、]]{p:Paid.te}[、]((発動|使用)できる|使える)。{a:Act}",
    onCard,
  ),
  // What is left unsaid in Japanese is the card of which something is asked, else this card.
  read(
    "Text",
    ({ c, p }: Slots, form: Form) => standing({ c, s: tell({ c: askedOf(c as Condition), p }) }, form),
    [],
    "{c:While}、{p:Preds.sg}[。]",
    { on: ["onCard"] },
  ),
  // Without a comma, where what is done begins with no condition.
  ...["Row", "May"].map((part) =>
    read(
      "Text",
      ({ b = [], a, ...slots }: Slots, form: Form) =>
        when({ ...slots, a: [...(a as Action[]), ...(b as Action[])] }, form),
      [`[{n:Often} [,]] {t:Lead} {a:${part}} [.]`, `[{n:Often} [,]] {t:Lead} {a:${part}}. {b:Act}`],
    ),
  ),
  read("Text", whenBehind, ["{a:Line} {t:Lead}.", "{a:Line} {t:Lead}"]),

  // What an Event or Trap does.
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only, if: c }) => (only || c ? undefined : { a: listed(act) })),
    "{a:Act}",
    "{a:Act}",
  ),
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only, if: c }) => (only || !c ? undefined : { a: listed(act), c })),
    [
      "play only {c:While}. {a:Act}",
      `(${plays}|this card can be played|can be played) only {c:While}(.|:|,) {a:Act}`,
    ],
    [
      "{c:While}にのみプレイできる。{a:Act}",
      `${thisCard}{c:While}[に](のみ|だけ|限り)[、](${playable})。{a:Act}`,
      `${thisCard}{c:While}[に]しか(${unplayable})。{a:Act}`,
    ],
  ),
  // 「相手のターンにのみ使える」: whose turn it has to be.
  read(
    "Text",
    ({ w, a }: Slots, form: Form) => effect({ a, c: { if: "turn", whose: w } }, form),
    [],
    [
      `${thisCard}{w:Whose}ターン(のみ|だけ|にのみ|にだけ)[、](${playable})。{a:Act}`,
      `${thisCard}{w:Whose}ターンにしか(${unplayable})。{a:Act}`,
    ],
  ),
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only: o, if: c }) => (o ? { o, a: listed(act), c } : undefined)),
    [
      "play only when {o:Answers} [{c:While}]. {a:Act}",
      `(${plays}|can be played|can only be played) [only] (when|if|after|in answer to|in response to) {o:Answers} [{c:While}](.|:|,) {a:Act}`,
    ],
    [
      "[{c:While}、]{o:Answers}ときにのみプレイできる。{a:Act}",
      `${thisCard}[{c:While}、]{o:Answers}とき[に](のみ|だけ|)[、](${playable})。{a:Act}`,
      `${thisCard}[{c:While}、]{o:Answers}とき[に]しか(${unplayable})。{a:Act}`,
    ],
  ),
  // Against an attack, whosever it is.
  read(
    "Text",
    ({ a }: Slots, form: Form) => effect({ o: { to: "attack" }, a }, form),
    `${plays} [only] (against|in (response|answer) to) (a attack|attacks)(.|:|,) {a:Act}`,
    `${thisCard}攻撃(に対して|に応じて|への対応として)(のみ|だけ|)(${playable})。{a:Act}`,
  ),
];
