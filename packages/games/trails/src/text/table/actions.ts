/** Clauses, and actions in a row: sentences, "then", "you may", "if", "choose one". */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Condition, Duration, Statement } from "../tree.ts";
import { ichidan } from "./inflect.ts";
import { subjects } from "./players.ts";
import { doerOf, groupsOf, isTail, type Lasting, listed, sentencesOf, whole } from "./rows.ts";
import { type Predicate, tell, untell } from "./told.ts";
import { yours } from "./verbs.ts";

type List = readonly Action[];

function chained({ a, rest }: Slots): Action[] {
  return [...(a as Action[]), ...(rest as Action[])];
}

/** Statements for a time, as actions. */
function lasting({ s, t }: Slots): Action[] {
  return (s as Statement[]).map((what) => ({ do: "lasting", what, for: t as Duration }));
}

function unlasting(list: List): Slots | undefined {
  const it = list as readonly Lasting[];
  if (it.some((action) => action.do !== "lasting" || action.for !== it[0]!.for)) return undefined;
  return { s: it.map(({ what }) => what), t: it[0]!.for };
}

/** One action of a list, as the slots that `take` finds in it. */
function only<K extends Action["do"]>(
  kind: K,
  take: (action: Extract<Action, { do: K }>) => Slots | undefined,
) {
  return (list: List): Slots | undefined => {
    const [action] = list;
    return list.length === 1 && action!.do === kind ? take(action as Extract<Action, { do: K }>) : undefined;
  };
}

/** A condition behind what it is said of: "unless" belongs to a ban for as long as that lasts. */
function conditioned({ a, c }: Slots): Action[] {
  const list = a as Action[];
  const cond = c as Condition;
  const last = list.at(-1)!;
  if (cond.if === "not" && last.do === "lasting" && last.what.is === "cannot" && !last.what.unless) {
    return [...list.slice(0, -1), { ...last, what: { ...last.what, unless: cond.what } }];
  }
  return [{ do: "if", cond, then: whole(list) }];
}

/** A row that is said under one subject, by this player. */
const done = (by: string) => (list: List) =>
  groupsOf(list).length === 1 && list[0]!.do !== "lasting" && !isTail(list[0]!) && doerOf(list[0]!) === by
    ? { d: list }
    : undefined;

/** "You may ..., and if you do, ...". */
function paid({ d, a }: Slots): Action[] {
  return [
    { do: "may", who: "you", what: whole(d) },
    { do: "if", cond: { if: "did" }, then: whole(a) },
  ];
}

const then = ", then";
const also = "(,|and|, and|and then|, and then|then)";
/** After another player's "may" it is asked whether that player did. */
const asks = (first: List, next: List): "named" | "bare" => {
  const [a, b] = [first.at(-1)!, next[0]!];
  if (a.do !== "may" || a.who === "you" || b.do !== "if") return "bare";
  return b.cond.if === "did" || (b.cond.if === "not" && b.cond.what.if === "did") ? "named" : "bare";
};

/** What somebody gives a card: what becomes of it, said as a deed. */
const gifts: readonly (readonly [
  words: string,
  make: (g: never) => object,
  take: (it: Predicate) => unknown,
])[] = [
  [
    "{g:Bonus}",
    (g: object) => ({ is: "bonus", ...g }),
    (it) => (it.is === "bonus" ? { str: it.str, def: it.def } : undefined),
  ],
  ["{g:Icons}", (g: object) => ({ is: "has", icons: g }), (it) => (it.is === "has" ? it.icons : undefined)],
];

export const actions: Production[] = [
  // What one player does.
  both(
    "Deeds",
    ({ v }) => [v],
    (list: List) => (list.length === 1 ? { v: list[0] } : undefined),
    "{v:VP}",
    "{v:VP}",
  ),
  both(
    "Deeds",
    ({ v, rest }) => [v, ...(rest as Action[])],
    (list: List) => (list.length > 1 ? { v: list[0], rest: list.slice(1) } : undefined),
    [`{v:VP}${then} {rest:Deeds}`, `{v:VP} ${also} {rest:Deeds}`],
    ["{v:VP.con}、{rest:Deeds}", "{v:VP.te}[、]{rest:Deeds}"],
  ),

  // What becomes of cards.
  both(
    "Becoming",
    lasting,
    unlasting,
    ["{s:Told} {t:Dur}", "{t:Dur}, {s:Told}"],
    ["{t:Dur}、{s:Told}", "{t:Dur}{s:Told}"],
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Becoming",
      ({ c, t, p }: Slots) => lasting({ s: tell({ c, p }), t }),
      [],
      [
        `{c:Cards.${num}.subj}(は|が){t:Dur}[、]{p:Preds.${num}}`,
        `{c:Cards.${num}.subj}(は|が)、{t:Dur}[、]{p:Preds.${num}}`,
      ],
    ),
  ),
  ...gifts.map(([words, make, take]) =>
    both(
      "VP",
      ({ c, t, g }) => ({ do: "lasting", what: tell({ c, p: [make(g as never)] })[0], for: t }),
      (it: Action) => {
        const said = it.do === "lasting" ? untell([it.what]) : undefined;
        const g = said && take(said.p[0]!);
        return g === undefined ? undefined : { c: said!.c, g, t: (it as Lasting).for };
      },
      `give {c:Obj} ${words} {t:Dur}`,
      [`{t:Dur}、{c:Obj}に${words}を${ichidan("与え")}`, `{c:Obj}に{t:Dur}[、]${words}を${ichidan("与え")}`],
      yours,
    ),
  ),

  // One subject after another. After another's doings Japanese has to say "you" again.
  both(
    "Group",
    ({ d }) => d,
    (list: List) => {
      const [first] = list;
      return first!.do === "bond" && first!.how === "damage" ? done("you")(list) : undefined;
    },
    "you {d:Deeds.you.base}",
  ),
  both(
    "Group",
    ({ d }) => d,
    done("you"),
    ["{d:Deeds.you.base}", "you {d:Deeds.you.base}"],
    ["{d:Deeds.you.base}", "あなたは{d:Deeds.you.base}"],
    {
      said: ["bare"],
    },
  ),
  both(
    "Group",
    ({ d }) => d,
    done("you"),
    ["you {d:Deeds.you.base}", "{d:Deeds.you.base}"],
    "あなたは{d:Deeds.you.base}",
    {
      said: ["named"],
    },
  ),
  ...subjects.map(({ by, agr, en, ja }) =>
    both(
      "Naming",
      ({ d }) => d,
      done(by),
      [
        ...en.map((who) => `${who} {d:Deeds.${by}.${agr}}`),
        ...en.map((who) => `${who} must {d:Deeds.${by}.plural}`),
      ],
      ja?.flatMap((who) => [`${who}は{d:Deeds.${by}.${agr}}`, `${who}が{d:Deeds.${by}.${agr}}`]),
    ),
  ),
  // Who "they" are, what stands before has to tell.
  ...["opponent", "both"].map((by) =>
    read("Naming", ({ d }: Slots) => (d as Action[]).map((action) => ({ ...action, they: by })), [
      `they [then] {d:Deeds.${by}.plural}`,
    ]),
  ),
  say("Naming", "$b", "{b:Becoming}", "{b:Becoming}"),
  ...["Group", "Naming"].flatMap((part) => [
    both(
      "Row",
      ({ a }) => a,
      (list: List) => (groupsOf(list).length === 1 ? { a: list } : undefined),
      `{a:${part}}`,
      `{a:${part}}`,
    ),
    both(
      "Row",
      chained,
      (list: List) => {
        const [a, ...rest] = groupsOf(list);
        return rest.length > 0 ? { a, rest: rest.flat() } : undefined;
      },
      [
        `{a:${part}}${then} {rest:Row.${part === "Group" ? "bare" : "named"}}`,
        `{a:${part}} ${also} {rest:Row.${part === "Group" ? "bare" : "named"}}`,
      ],
      [
        `{a:${part}.con}、{rest:Row.${part === "Group" ? "bare" : "named"}}`,
        `{a:${part}.te}[、]{rest:Row.${part === "Group" ? "bare" : "named"}}`,
      ],
    ),
  ]),
  // "A, and then B": in Japanese what may be done ends before "then".
  both(
    "Later",
    ({ a }) => a,
    () => undefined,
    [],
    ["{a:Row}"],
  ),
  both(
    "Later",
    chained,
    () => undefined,
    [],
    ["{a:Row.con}、その後[、]{rest:Later}", "{a:Row.te}[、]その後[、]{rest:Later}"],
  ),

  // What takes in the rest of its sentence.
  both(
    "May",
    ({ d }) => [{ do: "may", who: "you", what: whole(d) }],
    only("may", ({ who, what }) => (who === "you" ? doable(listed(what), "you") : undefined)),
    ["you may {d:Deeds.you.base}", "(you can|you have the option to) {d:Deeds.you.base}"],
    [
      "{d:Deeds.you.base.te}もよい",
      "あなたは{d:Deeds.you.base.te}もよい",
      "[あなたは]{d:Deeds.you.base.te}もかまわない",
      "[あなたは]{d:Deeds.you.base.fin}ことができる",
      "[あなたは]{d:Deeds.you.base.pot}",
    ],
  ),
  ...subjects.map(({ by, en, ja }) =>
    both(
      "May",
      ({ d }) => [{ do: "may", who: by, what: whole(d) }],
      only("may", ({ who, what }) => (who === by ? doable(listed(what), by) : undefined)),
      en.flatMap((who) => [`${who} may {d:Deeds.${by}.may}`, `${who} can {d:Deeds.${by}.may}`]),
      ja?.flatMap((who) => [
        `${who}は{d:Deeds.${by}.may.te}もよい`,
        `${who}は{d:Deeds.${by}.may.fin}ことができる`,
        `${who}は{d:Deeds.${by}.may.pot}`,
      ]),
    ),
  ),
  // All else that may be: what becomes of cards, what others do.
  both(
    "May",
    ({ a }) => [{ do: "may", who: "you", what: whole(a) }],
    only("may", ({ who, what }) => (who === "you" ? { a: listed(what) } : undefined)),
    ["if you like, {a:Row.bare}", "if you (wish|want) [to] [,] {a:Row.bare}"],
    ["望むなら、{a:Row.bare}", "(望む場合|望むならば|よければ)[、]{a:Row.bare}"],
  ),
  read("May", ({ d, rest }: Slots) => [{ do: "may", who: "you", what: whole(chained({ a: d, rest })) }], [
    `you may {d:Deeds.you.base}${then} {rest:Other}`,
    `you may {d:Deeds.you.base} ${also} {rest:Other}`,
  ]),
  read("Other", "$a", "{a:Naming}"),
  read("Other", chained, [`{a:Naming}${then} {rest:Row.named}`]),
  read("Paid", paid, "you may {d:Deeds.you.base} to {a:Row.bare}", [
    "{d:Deeds.you.base.fin}ことで、[あなたは]{a:Deeds.you.base.te}もよい",
    "{d:Deeds.you.base.fin}ことで、[あなたは]{a:Deeds.you.base.fin}ことができる",
  ]),

  say("Then", "$a", "{a:Row}", ["{a:Row}", "{a:Later}"]),
  say("Then", "$a", "{a:May}", "{a:May}"),
  say("Then", "$a", "{a:Choice}", "{a:Choice}"),
  both(
    "IfThen",
    ({ c, a }) => [{ do: "if", cond: c, then: whole(a) }],
    only("if", ({ cond, then, otherwise }) => (otherwise ? undefined : { c: cond, a: listed(then) })),
    "{c:If}, {a:Then}",
    ["{c:If}、{a:Then}", "{c:If}{a:Then}"],
  ),
  both(
    "IfThen",
    ({ c, a, b }) => [{ do: "if", cond: c, then: whole(a), otherwise: whole(b) }],
    only("if", ({ cond, then, otherwise }) =>
      otherwise ? { c: cond, a: listed(then), b: listed(otherwise) } : undefined,
    ),
    [
      "{c:If}, {a:Then}. otherwise, {b:Then.bare}",
      "{c:If}, {a:Then}. (otherwise|if not|else)[,] {b:Then.bare}",
    ],
    [
      "{c:If}、{a:Then}。そうでない場合、{b:Then.bare}",
      "{c:If}、{a:Then}。(そうでないなら|そうでなければ|そうでない場合は)[、]{b:Then.bare}",
    ],
  ),
  read("IfBehind", conditioned, ["{a:Row} {c:If}", "{a:May} {c:If}"]),

  both(
    "Choice",
    ({ o }) => [{ do: "choose", who: "you", of: o }],
    only("choose", ({ who, of }) => (who === "you" ? { o: of } : undefined)),
    [
      "choose one: {o:Options}",
      "(do one of the following|choose one of the following): {o:Options}",
      "choose one - {o:Options}",
      "either {o:Options}",
    ],
    [
      "次から1つを選ぶ：{o:Options}",
      "[あなたは](次から|以下から|次のうち|次のうちから)1つ[を](選ぶ|選び|選んで行う|行う)(：|。|、){o:Options}",
    ],
  ),
  ...subjects.map(({ by, agr, en, ja }) =>
    both(
      "Choice",
      ({ o }) => [{ do: "choose", who: by, of: o }],
      only("choose", ({ who, of }) => (who === by ? { o: of } : undefined)),
      en.map((who) => `${who} ${agr === "third" ? "chooses" : "choose"} one: {o:Options}`),
      ja?.map((who) => `${who}は次から1つを選ぶ：{o:Options}`),
    ),
  ),
  say("Option", "$a", "{a:Row.bare}", "{a:Row.bare}"),
  say("Option", "$a", "{a:May}", "{a:May}"),
  both(
    "Options",
    ({ a, b }) => [whole(a), whole(b)],
    (of: List) => (of.length === 2 ? { a: listed(of[0]!), b: listed(of[1]!) } : undefined),
    [
      "{a:Option}; or {b:Option}",
      "{a:Option}, or {b:Option}",
      "{a:Option} or {b:Option}",
      "{a:Option}; {b:Option}",
    ],
    ["{a:Option}、または{b:Option}", "{a:Option}(；|；または|か、|か|、あるいは|。または、){b:Option}"],
  ),
  both(
    "Options",
    ({ a, rest }) => [whole(a), ...(rest as Action[])],
    (of: List) => (of.length > 2 ? { a: listed(of[0]!), rest: of.slice(1) } : undefined),
    "{a:Option}; {rest:Options}",
    ["{a:Option}、または{rest:Options}", "{a:Option}；{rest:Options}"],
  ),

  // Sentences.
  ...["Row", "May", "Choice", "IfThen", "IfBehind", "Paid"].map((part) =>
    say("Line", "$a", `{a:${part}}`, `{a:${part}}`),
  ),
  read("Line", "$a", [], "{a:Later}"),
  read(
    "Line",
    chained,
    ["{a:Row}, then {rest:Rest}", `{a:Row} ${also} {rest:Rest}`],
    ["{a:Row.con}、その後[、]{rest:Rest}", "{a:Row.te}[、]その後[、]{rest:Rest}"],
  ),
  ...["May", "Choice", "IfThen", "Paid"].map((part) => read("Rest", "$a", `{a:${part}}`, `{a:${part}}`)),
  both(
    "Act",
    ({ a }) => a,
    (list: List) => (sentencesOf(list).length === 1 ? { a: list } : undefined),
    ["{a:Line}.", "{a:Line}"],
    ["{a:Line}。", "{a:Line}"],
  ),
  ...["bare", "named"].map((said) =>
    both(
      "Act",
      chained,
      (list: List) => {
        const [a, ...rest] = sentencesOf(list);
        return rest.length > 0 && asks(a!, rest[0]!) === said ? { a, rest: rest.flat() } : undefined;
      },
      [`{a:Line}. {rest:Act.${said}}`, `{a:Line}. then[,] {rest:Act.${said}}`],
      [`{a:Line}。{rest:Act.${said}}`, `{a:Line}。(その後|次に|さらに|そして)[、]{rest:Act.${said}}`],
    ),
  ),
];

/** What another player may do: what is theirs, or what names no doer. */
function doable(list: List, by: string): Slots | undefined {
  const fits = (action: Action) => !isTail(action) && (!("who" in action) || action.who === by);
  return list.every(fits) ? { d: list } : undefined;
}
