/** One text of a card: what it always says, what it can be used for, what it waits for, what it does. */
import type { Production, Slots } from "@tefuda/cardtext";
import { equal } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { called, explained, marked, spokenAgain } from "@tefuda/language/phrases/antecedent";
import { listed, whole } from "@tefuda/language/phrases/rows";
import { awaited, nounOf, spokenBy, takingOf, textOf } from "@tefuda/language/phrases/texts";
import { firstSpoken, stands, takesUnless, tell, untell } from "@tefuda/language/phrases/told";
import type { Condition, Statement, Text, Trigger } from "../tree.ts";
import { game } from "./game.ts";

const taking = takingOf<Text>();

/** "Cannot ... unless" is a ban's own, wherever its condition stands behind it. */
function behind({ s, c }: Slots): unknown {
  return takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c });
}

function standing({ s, c }: Slots): unknown {
  const list = s as Statement[];
  return stands(list)
    ? explained(game, textOf("always", { what: s, if: c }), firstSpoken(list, c as Condition), true)
    : undefined;
}

/** "This UNIT gets +1/+1 while combating": a condition of this card. */
function whileFighting({ s, k }: Slots): unknown {
  const first = firstSpoken(s as Statement[]);
  return first && standing({ s, c: { if: "is", what: first, fits: { noun: "card", ...(k as object) } } });
}

function when({ n, t, c, a }: Slots): unknown {
  const said = n === "game" ? undefined : awaited(game, t as Trigger, c, a);
  return said && textOf("when", { times: n, ...said });
}

/** trails-4.14: the icon "when this card is put onto the field". */
const entry: Trigger = { on: "enters", what: { ref: "this" } };

const unwhen = taking("when", ({ on: t, do: act, if: c, times: n }) => ({
  t,
  a: listed(called(game, marked(game, act), nounOf(game, t))),
  c,
  n,
}));

/** In English this card is "it" after a trigger that spoke of it. */
const unwhenIt = taking("when", ({ on: t, do: act, if: c, times: n }) => {
  const short = spokenBy(t) === "this" ? spokenAgain(game, act, "this") : act;
  return equal(short, act) ? undefined : { t, a: listed(marked(game, short)), c, n };
});

const craft = ({ n, c, p, a }: Slots): unknown =>
  explained(game, textOf("craft", { cost: p, times: n, if: c, do: whole(a) }), undefined);

const uncraft = taking("craft", ({ cost: p, times: n, if: c, do: act }) => {
  const it = marked(game, { cost: p, do: act });
  return { p, a: listed(it.do), n, c };
});

function effect({ c, a }: Slots): unknown {
  return explained(game, textOf("effect", { if: c, do: whole(a) }), undefined);
}

const onCard = { on: ["anywhere", "onUnit", "onItem", "onBase"] };
const onEvent = { on: ["anywhere", "onEvent"] };
const says = (en: string, ja: string): [string[], string[]] => [
  [`${en}.`, en],
  [`${ja}。`, ja],
];

export const texts: Production[] = [
  say(
    "Text",
    { kind: "icon", icons: "$i" },
    ["{i:Keywords}", "{i:Keywords}."],
    ["{i:Keywords}", "{i:Keywords}。"],
    onCard,
  ),

  both(
    "Text",
    standing,
    taking("always", ({ what, if: c }) => (c ? undefined : { s: what })),
    ...says("{s:Says}", "{s:Says}"),
    onCard,
  ),
  both(
    "Text",
    ({ c, p }) => standing({ c, s: tell({ c: { ref: "it" }, p }) }),
    taking("always", ({ what, if: c }) => {
      const said = untell(what);
      return c?.if === "is" && said && equal(said.c, { ref: c.what }) ? { c, p: said.p } : undefined;
    }),
    ["{c:While}, it {p:Preds.sg}.", "{c:While}, it {p:Preds.sg}"],
    [],
    onCard,
  ),
  both(
    "Text",
    standing,
    taking("always", ({ what, if: c }) => (c ? { s: what, c } : undefined)),
    ...says("{c:While}, {s:Says}", "{c:While}、{s:Says}"),
    onCard,
  ),
  read("Text", behind, ...says("{s:Says} {c:While}", "{c:While}{s:Says}"), onCard),
  read("Text", whileFighting, ["{s:Says} while {k:Combat}.", "{s:Says} while {k:Combat}"], [], onCard),
  read(
    "Text",
    ({ r, k, p }: Slots) => whileFighting({ k, s: tell({ c: { ref: r }, p }) }),
    [],
    ["", "。"].map(
      (stop) =>
        `{r:Ref.sg.subj}(は|が)[、]{k:Combat}[(の間|である間|は|の間は|である間は)][、]{p:Preds.sg}${stop}`,
    ),
    onCard,
  ),

  // Crafts with a cost (trails-4.12).
  say(
    "Often",
    "turn",
    ["once a turn", "once (per|each|every) turn"],
    ["1ターンに1回", "(1ターン|各ターン|ターン)に(1回|1度)[だけ|まで]"],
  ),
  say(
    "Often",
    "game",
    ["once a game", "once (per|each) game"],
    ["1ゲームに1回", "(1ゲーム|ゲーム)(に|中)(1回|1度)[だけ|まで]"],
  ),
  both(
    "Text",
    craft,
    uncraft,
    "[{n:Often},] [{c:While},] \\({p:Costs}\\): {a:Act}",
    "[{n:Often}、][{c:While}、]（{p:Costs}）：{a:Act}",
    onCard,
  ),
  read(
    "Text",
    craft,
    ["", "."].map(
      (stop) => `[{c:While},] \\({p:Costs}\\): {a:Act} [you may] use this [craft] [only] {n:Often}${stop}`,
    ),
    ["", "。"].map(
      (stop) =>
        `[{c:While}、]（{p:Costs}）：{a:Act}この(クラフト|テキスト)は{n:Often}(使える|使用できる|しか使えない|しか使用できない)${stop}`,
    ),
    onCard,
  ),

  // What happens by itself (trails-9.4).
  both(
    "Text",
    ({ a }) => when({ t: entry, a }),
    taking("when", ({ on, do: act, if: c, times }) =>
      equal(on, entry) && !c && !times ? { a: listed(marked(game, act)) } : undefined,
    ),
    ["〔Entry〕 {a:Act.when}", "(〔|【)Entry(〕|】) [:] {a:Act.when}"],
    ["〔登場〕{a:Act.when}", "(〔|【)登場(〕|】)(：|、|){a:Act.when}"],
    onCard,
  ),
  ...["Lead", "Moment"].flatMap((lead) => {
    const act = lead === "Lead" ? "{a:Act.when}" : "{a:Act}";
    const en = `[{n:Often},] [{c:While},] {t:${lead}}, ${act}`;
    return [
      both("Text", when, unwhenIt, en, [], onCard),
      both(
        "Text",
        when,
        unwhen,
        en,
        [`[{n:Often}、][{c:While}、]{t:${lead}}、${act}`, `[{n:Often}、][{c:While}、]{t:${lead}}${act}`],
        onCard,
      ),
    ];
  }),
  ...["Lead", "Moment"].map((lead) =>
    read(
      "Text",
      when,
      [
        `{a:Row.${lead === "Lead" ? "when" : "free"}} {t:${lead}}.`,
        `{a:Row.${lead === "Lead" ? "when" : "free"}} {t:${lead}}`,
      ],
      [],
      onCard,
    ),
  ),

  // What an EVENT or an art does (trails-4.8, 4.10).
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, if: c }) => (c ? undefined : { a: listed(marked(game, act)) })),
    "{a:Act}",
    "{a:Act}",
    onEvent,
  ),
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, if: c }) => (c ? { c, a: listed(marked(game, act)) } : undefined)),
    [
      "play only {c:Only}. {a:Act}",
      "(play this card|play this EVENT|this card can be played|this EVENT can be played|this card may be played|can be played) only {c:Only}. {a:Act}",
    ],
    [
      "{c:Only}にのみプレイできる。{a:Act}",
      "[(このカード|このEVENT)は][、]{c:Only}(のみ|だけ|にのみ|にだけ)[、](プレイできる|使用できる)。{a:Act}",
      "[(このカード|このEVENT)は][、]{c:Only}にしか[、](プレイできない|使用できない)。{a:Act}",
    ],
    onEvent,
  ),
];
