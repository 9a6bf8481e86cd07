/** Sentences: "you may", "if", "choose one", and one sentence after another. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { measure } from "../amounts/measure.ts";
import { those } from "../conditions/every.ts";
import type { Action, Condition, Counted, Lasting, Statement } from "./bones.ts";
import { choices } from "./choices.ts";
import { also, byName, type Clauses, chained, type List, scaled, then } from "./clauses.ts";
import { numberOf, severally } from "./counted.ts";
import { rather } from "./rather.ts";
import { isTail, listed, only, sentencesOf, whole } from "./rows.ts";

type May = Action & { what: Action };
type If = Action & { cond: Condition; then: Action; otherwise?: Action };

/** A condition behind what it is said of: "unless" belongs to a ban for as long as that lasts. */
function conditioned({ a, c }: Slots): object[] {
  const list = a as Action[];
  const narrower = narrowed(list, c as Condition);
  if (narrower) return narrower;
  const cond = asked(c as Condition, list[0]!);
  const last = list.at(-1) as Lasting<Statement & { unless?: unknown }>;
  if (cond.if === "not" && last.do === "lasting" && last.what.is === "cannot" && !last.what.unless) {
    return [...list.slice(0, -1), { ...last, what: { ...last.what, unless: cond.what } }];
  }
  return [{ do: "if", cond, then: whole(list) }];
}

/** "Retire the attacking general if its cost is 3 or less": of one that is described, it is a part of that. */
function narrowed([action, ...more]: readonly Action[], cond: Condition): object[] | undefined {
  const { what } = action as Action & { what?: Counted };
  const { what: asked, fits } = cond as Condition & { fits?: Counted["what"] };
  if (more.length > 0 || cond.if !== "is" || asked !== "it" || !fits || typeof what !== "object")
    return undefined;
  if (!("count" in what) || severally(what) === "many") return undefined;
  const both = those(what.what, fits);
  return both && [{ ...action, what: { ...what, what: both } }];
}

/** "Destroy the attacker if it is damaged": what is asked of "it" before anything is done, is asked of what that is done to. */
function asked(cond: Condition, first: Action): Condition {
  const bag = cond as Condition & { of?: readonly Condition[] };
  if (Array.isArray(bag.of)) return { ...bag, of: bag.of.map((one) => asked(one, first)) } as Condition;
  if (cond.if === "not") return { ...cond, what: asked(cond.what as Condition, first) };
  const holder =
    first.do === "lasting" ? (first as Lasting & { what: { who?: unknown } }).what.who : first.what;
  const { ref, fits } = (holder ?? {}) as { ref?: string; fits?: unknown };
  if (cond.if !== "is" || cond.what !== "it" || ref === undefined || ref === "it" || ref === "them")
    return cond;
  return { ...cond, what: fits ? { ref, fits } : ref } as Condition;
}

/** "You may ..., and if you do, ...". */
function paid({ d, a }: Slots): object[] {
  return [
    { do: "may", who: "you", what: whole(d) },
    { do: "if", cond: { if: "did" }, then: whole(a) },
  ];
}

/** After what another player did, or may do, it is asked whether that player did. */
const asks = (first: List, next: List): "named" | "bare" => {
  const [a, b] = [first.at(-1)!, next[0] as If];
  if (a.who === undefined || a.who === "you" || b.do !== "if") return "bare";
  const asked = b.cond.if === "not" ? (b.cond.what as Condition) : b.cond;
  return asked.if === "did" ? "named" : "bare";
};

/** Whether it is asked of whoever did it whether that was done: "if you do" asks nobody else, and "if they do" not you. */
const asksWhom = ({ a, rest }: Slots, said: string): boolean => {
  const { do: act, cond } = (rest as If[])[0]!;
  const asked = act === "if" && cond.if === "not" ? (cond.what as Condition) : cond;
  return act !== "if" || asked.if !== "did" || asks(a as List, rest as List) === said;
};

/** The actions that a sentence does last, those that may be done among them. */
const lastDone = (action: Action): string[] => {
  const { what, of } = action as { what?: Action; of?: readonly Action[] };
  if (action.do === "may") return lastDone(what!);
  if (action.do === "if") return lastDone((action as If).then);
  return action.do === "seq" ? of!.flatMap(lastDone) : [action.do];
};

/** One sentence behind another. 「捨てた場合」 asks whether the first was done, so its verb has to be that of the first. */
export function following(slots: Slots): Action[] | undefined {
  const [first, next] = [slots.a as Action[], slots.rest as Action[]];
  const asked = next[0] as If & {
    cond?: { acts?: readonly string[]; fits?: object; what?: { acts?: readonly string[] } };
  };
  const acts = asked.do === "if" ? (asked.cond.acts ?? asked.cond.what?.acts) : undefined;
  if (!acts) return chained(slots);
  if (!lastDone(first.at(-1)!).some((act) => acts.includes(act))) return undefined;
  const { fits } = asked.cond;
  const did = fits ? { if: "is", what: "it", fits } : { if: "did" };
  const cond = (asked.cond.if === "not" ? { if: "not", what: did } : did) as Condition;
  return chained({ ...slots, rest: [{ ...asked, cond }, ...next.slice(1)] });
}

/** Whose deeds Japanese goes on from without leaving open who does what comes next: the card's own player does. */
const GOES_ON: ReadonlySet<unknown> = new Set([undefined, "you", "opponent", "opponents"]);
/** Whether Japanese leaves open who it is that does something once "that player" has done what that player may. */
function goesOnUnsaid({ a, rest }: Slots): boolean {
  const [first, next] = [(a as Action[]).at(-1)!, (rest as Action[])[0]!];
  if (first.do !== "may" || GOES_ON.has(first.who) || asks([first], [next]) === "bare") return false;
  return listed((next as If).then).some((action) => action.who === "you" && !byName.has(action));
}

/** Whether an action ends with what can be chosen. */
const endsInChoice = (action: Action): boolean => {
  const { then, otherwise = then } = action as Partial<If>;
  return action.do === "choose" || (otherwise !== undefined && listed(otherwise).some(endsInChoice));
};

/** What another player may do: what is theirs, or what names no doer. */
function doable(list: List, by: string): Slots | undefined {
  const fits = (action: Action) => !isTail(action) && (!("who" in action) || action.who === by);
  return list.every(fits) ? { d: list } : undefined;
}

/** So many for each of something, where the number is of what is done: "for each UNIT you control, gain 1 bond". */
function forEach({ f, a }: Slots): object[] | undefined {
  const [action, ...rest] = a as (Action & { n?: unknown; what?: unknown })[];
  const times = (n: unknown) => (typeof n === "number" ? measure.amountOf(n, f) : undefined);
  if (rest.length > 0 || !action) return undefined;
  if (action.do === "lasting") {
    const by = scaled([action.what as Statement], f);
    return by && [{ ...action, what: by[0] }];
  }
  const n = times(action.n);
  if (n !== undefined) return [{ ...action, n }];
  const cards = action.what as Counted | undefined;
  const exactly =
    cards && typeof cards === "object" && "count" in cards
      ? times(numberOf(cards.count, "exactly"))
      : undefined;
  return exactly === undefined ? undefined : [{ ...action, what: { ...cards, count: { exactly } } }];
}

export const forEachFirst: Production = read(
  "Row",
  forEach,
  "{f:ForEach}, {a:Row.bare}",
  "{f:ForEach}{a:Row}",
);

/** What your opponent does, as what you do; undefined where it is counted or asked of what either has. */
function asYours(list: readonly Action[]): Action[] | undefined {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === "opponent") return "you";
    if (value === "opponents") return "yours";
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        key === "chosenBy" && inner === "opponent" ? [] : [[key, walk(inner)]],
      ),
    );
  };
  const plain =
    list.every((action) => action.who === "opponent") &&
    !/"(each|happened|if|do":"may)/.test(JSON.stringify(list));
  return plain ? (walk(list) as Action[]) : undefined;
}

/** "Target player draws two cards": which of two, you choose. */
const anyPlayer: Production = read(
  "Choice",
  ({ d }: Slots) => {
    const mine = asYours(d as Action[]);
    return mine && [{ do: "choose", who: "you", of: [whole(mine), whole(d)] }];
  },
  [
    "(target player|a player of your choice|any one player) {d:Deeds.opponent.third}",
    "(choose|pick|select|target) a player(.|,| and|, and|;) (that player|they|he or she) {d:Deeds.opponent.third}",
  ],
  [
    "(プレイヤー1人|プレイヤーを1人|いずれかのプレイヤー[1人])を?(選ぶ。|選び、|選んで、|対象とし、)そのプレイヤーは{d:Deeds.opponent.third}".replace(
      "を?",
      "[を]",
    ),
    "(対象の|好きな)プレイヤー[1人]は[、]{d:Deeds.opponent.third}",
  ],
);

/** "Otherwise". */
const otherwise =
  "(そうでない場合|そうでないなら|そうでなければ|そうでない場合は|それ以外なら|それ以外の場合|それ以外の場合は|それ以外のカードなら|違うなら)";
const ofIt = (cond: unknown): boolean => {
  const { if: sort, what } = cond as { if: string; what?: unknown };
  return sort === "is" && what === "it";
};

/** "You can discard a card; draw two cards": what may be done is the price of what stands behind the semicolon. */
function priced({ a, rest }: Slots): unknown {
  const { do: last, who } = (a as List).at(-1) as Action;
  const [first] = rest as (Action & { cond?: Condition })[];
  const isPrice = last === "may" && who === "you" && first?.cond?.if !== "did";
  return chained({ a, rest: isPrice ? [{ do: "if", cond: { if: "did" }, then: whole(rest) }] : rest });
}

export function lines({ subjects, rows: { doerOf, goesWith } }: Clauses): Production[] {
  return [
    // What takes in the rest of its sentence.
    both(
      "May",
      ({ d }) => [{ do: "may", who: "you", what: whole(d) }],
      only("may", ({ who, what }: May) => (who === "you" ? doable(listed(what), "you") : undefined)),
      [
        "you may {d:Deeds.you.base}",
        "(you can|you may then|then you may|you have the option to) {d:Deeds.you.base}",
      ],
      [
        "{d:Deeds.you.base.te}もよい",
        "(あなた|自分)は{d:Deeds.you.base.te}もよい",
        "[(あなた|自分)は]{d:Deeds.you.base.te}(も(かまわない|構わない|良い|いい)|よい|良い|いい)",
        "[(あなた|自分)は]{d:Deeds.you.base.fin}ことができる",
        "[(あなた|自分)は]{d:Deeds.you.base.pot}",
      ],
    ),
    ...subjects.map(({ by, en, ja, within = by }) =>
      both(
        "May",
        ({ d }) => [{ do: "may", who: by, what: whole(d) }],
        only("may", ({ who, what }: May) => (who === by ? doable(listed(what), within) : undefined)),
        en.flatMap((who) => [
          `${who} may {d:Deeds.${within}.may}`,
          `${who} (may then|can) {d:Deeds.${within}.may}`,
        ]),
        ja?.flatMap((who) => [
          `${who}は{d:Deeds.${within}.may.te}もよい`,
          `${who}は{d:Deeds.${within}.may.te}(も(かまわない|構わない|良い|いい)|よい|良い|いい)`,
          `${who}は{d:Deeds.${within}.may.fin}ことができる`,
          `${who}は{d:Deeds.${within}.may.pot}`,
        ]),
      ),
    ),
    // All else that may be: what becomes of cards, what others do.
    both(
      "May",
      ({ a }) => [{ do: "may", who: "you", what: whole(a) }],
      only("may", ({ who, what }: May) => (who === "you" ? { a: listed(what) } : undefined)),
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
      "{d:Deeds.you.base.fin}ことで、[あなたは]{a:Deeds.you.base.pot}",
    ]),

    ...(subjects.some(({ by, agr, within }) => by === "opponent" && agr === "third" && !within)
      ? [anyPlayer]
      : []),
    say("Then", "$a", "{a:Row}", ["{a:Row}", "{a:Later}"]),
    say("Then", "$a", "{a:May}", "{a:May}"),
    say("Then", "$a", "{a:Choice}", "{a:Choice}"),
    both(
      "IfThen",
      ({ c, a }) => [{ do: "if", cond: c, then: whole(a) }],
      only("if", ({ cond, then, otherwise }: If) => (otherwise ? undefined : { c: cond, a: listed(then) })),
      "{c:If}, {a:Then}",
      ["{c:If}、{a:Then}", "{c:If}[、][(さらに|追加で)[、]]{a:Then}"],
    ),
    both(
      "IfThen",
      ({ c, a, b }) => [{ do: "if", cond: c, then: whole(a), otherwise: whole(b) }],
      only("if", ({ cond, then, otherwise }: If) =>
        otherwise ? { c: cond, a: listed(then), b: listed(otherwise) } : undefined,
      ),
      [
        "{c:If}, {a:Then}. otherwise, {b:Then.bare}",
        "{c:If}, {a:Then}(.|;|,) (otherwise|if not|else|if it is not)[,] {b:Then.bare}",
      ],
      [
        "{c:If}、{a:Then}。そうでない場合、{b:Then.bare}",
        "{c:If}、{a:Then}。(そうでないなら|そうでなければ|そうでない場合は)[、]{b:Then.bare}",
      ],
    ),
    // "If it is a UNIT, into the hand, else into the discard pile": of what was spoken of, said of nobody.
    read(
      "IfThen",
      ({ c, a }: Slots) => (ofIt(c) ? [{ do: "if", cond: c, then: a }] : undefined),
      [],
      ["{c:If}[、]{a:Elided}"],
    ),
    read(
      "IfThen",
      ({ c, a }: Slots) =>
        ofIt(c) ? [{ do: "if", cond: c, then: { do: "may", who: "you", what: a } }] : undefined,
      [],
      ["{c:If}[、]{a:Elided.te}もよい"],
    ),
    read(
      "IfThen",
      ({ c, a, b }: Slots) => (ofIt(c) ? [{ do: "if", cond: c, then: a, otherwise: b }] : undefined),
      [],
      [
        `{c:If}[、]{a:Elided}。${otherwise}[、]{b:Elided}`,
        `{c:If}[、]{a:Elided.con}、${otherwise}[、]{b:Elided}`,
      ],
    ),
    // "If it is a UNIT, into the hand, if it is an ITEM, into the discard pile."
    read(
      "IfThen",
      ({ c, a, d, b }: Slots) =>
        ofIt(c)
          ? [
              { do: "if", cond: c, then: a },
              { do: "if", cond: { ...(c as object), fits: d }, then: b },
            ]
          : undefined,
      [],
      [
        "{c:If}[、]{a:Elided.con}、{d:Desc.sg}(なら|ならば|の場合|の場合は|であれば)[、]{b:Elided}",
        "{c:If}[、]{a:Elided}。{d:Desc.sg}(なら|ならば|の場合|の場合は|であれば)[、]{b:Elided}",
      ],
    ),
    read(
      "IfThen",
      ({ c, a, b }: Slots) => [{ do: "if", cond: c, then: whole(a), otherwise: whole(b) }],
      [],
      [`{c:If}、{a:Row.con}、${otherwise}[、]{b:Then.bare}`],
    ),
    read("IfBehind", conditioned, ["{a:Row} {c:If}", "{a:May} {c:If}"]),
    read(
      "IfBehind",
      ({ b, ...slots }: Slots) => {
        const [it, ...more] = conditioned(slots) as If[];
        return it?.do === "if" && more.length === 0 ? [{ ...it, otherwise: whole(b) }] : undefined;
      },
      "{a:Row} {c:If} (.|;|,) (otherwise|if not|else)[,] {b:Then.bare}",
    ),

    ...choices(subjects, doerOf),

    // Sentences.
    ...["Row", "May", "Choice", "IfThen", "IfBehind", "Paid"].map((part) =>
      say("Line", "$a", `{a:${part}}`, `{a:${part}}`),
    ),
    read("Line", "$a", [], "{a:Later}"),
    read("Line", following, [], ["{a:Row.con}、{rest:IfThen}", "{a:Row.te}[、]{rest:IfThen}"]),
    read(
      "Line",
      chained,
      ["{a:Row}, then {rest:Rest}", `{a:Row} ${also} {rest:Rest}`],
      ["{a:Row.con}、その後[、]{rest:Rest}", "{a:Row.te}[、]その後[、]{rest:Rest}"],
    ),
    // "Each player may discard a card. Each player who does draws two cards."
    read(
      "Line",
      ({ d, e }: Slots) => [
        { do: "may", who: "both", what: whole([...(d as Action[]), ...(e as Action[])]) },
      ],
      [
        "(each|any) player may {d:Deeds.both.may}. (each|any) player who (does|did) [so] {e:Deeds.both.third}",
      ],
    ),
    ...["May", "Choice", "IfThen", "Paid"].map((part) => read("Rest", "$a", `{a:${part}}`, `{a:${part}}`)),
    both(
      "Act",
      ({ a }) => a,
      (list: List) => (sentencesOf(list, goesWith).length === 1 ? { a: list } : undefined),
      ["{a:Line}.", "{a:Line}", "{a:Line}[,] (too|as well|afterwards|in addition)[.]"],
      ["{a:Line}。", "{a:Line}"],
    ),
    ...["bare", "named"].map((said) =>
      both(
        "Act",
        (slots: Slots) => (asksWhom(slots, said) ? following(slots) : undefined),
        (list: List) => {
          const [a, ...rest] = sentencesOf(list, goesWith);
          return rest.length > 0 && asks(a!, rest[0]!) === said ? { a, rest: rest.flat() } : undefined;
        },
        [
          `{a:Line}. {rest:Act.${said}}`,
          `{a:Line}. (then[,]|after that,|afterwards,|after (resolving it|it resolves|it has resolved),) {rest:Act.${said}}`,
        ],
        [],
      ),
    ),
    ...["bare", "named"].map((said) =>
      both(
        "Act",
        (slots: Slots) => (goesOnUnsaid(slots) || !asksWhom(slots, said) ? undefined : following(slots)),
        (list: List) => {
          const [a, ...rest] = sentencesOf(list, goesWith);
          return rest.length > 0 && asks(a!, rest[0]!) === said ? { a, rest: rest.flat() } : undefined;
        },
        [],
        [
          `{a:Line}。{rest:Act.${said}}`,
          `{a:Line}。(その後|次に|さらに|そして|その代わり|また|しかし)[、]{rest:Act.${said}}`,
        ],
      ),
    ),
    ...rather,
    // A semicolon ends a sentence as well, where it does not go on with what can be chosen.
    ...["bare", "named"].map((said) =>
      read(
        "Act",
        (slots: Slots) => (endsInChoice((slots.a as List).at(-1)!) ? undefined : priced(slots)),
        `{a:Line}; [then[,]] {rest:Act.${said}}`,
      ),
    ),
  ];
}
