/** Sentences: conditions, alternatives, "if you do", "instead", "at the end of this turn" (ttcg-6.17). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Description, Who } from "../tree.ts";
import { allDuring, concat, cuts, only, type Row, single, whole } from "./flow.ts";

const sep = "(.|;|,|, and)";

const laterTake = (term: string | undefined) =>
  only("later", ({ once, for: own, when, act }) =>
    once && own === term ? { t: when, c: single(act) } : undefined,
  );
const unlessTake = (of: Who) =>
  only("unless", ({ who, act, pay }) => (who === of ? { c: single(act), d: single(pay) } : undefined));

/** "If you do", of what was done before it; another player's "may" asks whether they did. */
const ifDo = (makes: string, sentence: string): Production[] =>
  [false, true].map((theirs) => {
    const asks = theirs ? "if they do" : "if you do";
    const also = theirs ? asks : "(if you do|if your opponent does|if it does)";
    return both(
      makes,
      ({ a, b }) => single({ do: "ifDo", first: whole(a as Row), then: whole(b as Row) }),
      only("ifDo", ({ first, then, otherwise }) =>
        !otherwise && byOpponent(first) === theirs ? { a: single(first), b: single(then) } : undefined,
      ),
      [`{a:${sentence}}. ${asks}, {b:Chain.bare}`, `{a:${sentence}}${sep} ${also}, {b:Chain.bare}`],
      theirs ? undefined : `{a:${sentence}}。そうした場合、{b:Chain.bare}`,
    );
  });

const ifTake = only("if", ({ cond, then, otherwise }) =>
  otherwise ? undefined : { p: cond, c: single(then) },
);
const otherwiseTake = only(
  "if",
  ({ cond, then, otherwise }) => otherwise && { p: cond, c: single(then), o: single(otherwise) },
);
const insteadTake = only("instead", ({ act, ...would }) => ({ p: would, c: single(act) }));

export const sentences: Production[] = [
  // Sentences. The first of a text leaves conditions and costs to the effect itself.
  say("Plain_", "$c", "{c:Chain}", "{c:Chain}"),
  both(
    "Plain_",
    ({ c, t }) => allDuring(c as Row, t),
    () => undefined,
    ["{t:Dur.during}, {c:Chain.bare}"],
  ),
  both(
    "Plain_",
    ({ t, c }) =>
      single({ do: "later", when: t as never, once: true, act: whole(c as Row), for: "thisTurn" }),
    laterTake("thisTurn"),
    ["{t:LaterLead}, {c:Chain.bare}", "{c:Chain.bare} {t:LaterTurn}"],
    "{t:LaterLead}、{c:Chain.bare}",
  ),
  both(
    "Plain_",
    ({ t, c }) => single({ do: "later", when: t as never, once: true, act: whole(c as Row) }),
    laterTake(undefined),
    ["{t:LaterNext}, {c:Chain.bare}", "{c:Chain.bare} {t:LaterNext}"],
  ),
  both(
    "Plain_",
    ({ e, c }) =>
      single({ do: "later", when: e as never, once: false, act: whole(c as Row), for: "thisTurn" }),
    only("later", ({ once, for: term, when, act }) =>
      !once && term === "thisTurn" ? { e: when, c: single(act) } : undefined,
    ),
    [
      "whenever {e:Events} this turn, {c:Chain.bare}",
      "this turn, (when|whenever) {e:Events}, {c:Chain.bare}",
      "(when|each time) {e:Events} this turn, {c:Chain.bare}",
    ],
  ),
  both(
    "Plain_",
    ({ each, c }) => single({ do: "forEach", each: each as Description, act: whole(c as Row) }),
    only("forEach", ({ each, act }) => ({ each, c: single(act) })),
    "for each {each:Each}, {c:Chain.bare}",
  ),
  both("Plain_", ({ c, p }) => single({ do: "if", cond: p as never, then: whole(c as Row) }), ifTake, [
    "{c:Chain.bare} {p:CondPrefix.if}",
    "{c:Chain.bare}, {p:CondPrefix.if}",
  ]),
  both(
    "Plain_",
    ({ p, c }) => single({ ...(p as object), act: whole(c as Row) } as Action),
    insteadTake,
    ["{p:Would}, {c:Chain.bare} instead", "{p:Would}, instead {c:Chain.bare}"],
    "{p:Would}、代わりに{c:Chain.bare}",
  ),
  both(
    "Plain_",
    ({ a, b }) => single({ do: "choose", who: "you", of: [whole(a as Row), whole(b as Row)] }),
    only("choose", ({ who, of }) =>
      who === "you" && of.length === 2 ? { a: single(of[0]!), b: single(of[1]!) } : undefined,
    ),
    [
      "choose one: {a:Chain.bare}; or {b:Chain.bare}",
      "choose one: {a:Chain.bare}[,] or {b:Chain.bare}",
      "choose one: {a:Chain.bare}; {b:Chain.bare}",
      "{a:Chain.bare}[,] or {b:Chain.bare}",
    ],
    "次から1つを選ぶ：{a:Chain.bare}、または{b:Chain.bare}",
  ),

  both(
    "Plain_",
    ({ w }) => single({ do: "chooseWord", what: w as "type" }),
    only("chooseWord", ({ what }) => ({ w: what })),
    ["choose one {w:WordKind}", "choose a {w:WordKind}"],
  ),
  say(
    "LaterTurn",
    { on: "turnEnd", whose: "both" },
    ["at the end of this turn", "at the end of the turn", "at end of turn", "when the turn ends"],
    "ターン終了時",
  ),
  say("LaterLead", { on: "turnEnd", whose: "both" }, "at the end of this turn", "ターン終了時"),
  say("LaterNext", { on: "turnStart", whose: "you", next: true }, [
    "at the (start|beginning) of your next turn",
  ]),
  say("LaterNext", { on: "turnStart", whose: "opponent", next: true }, [
    "at the (start|beginning) of your opponent's next turn",
  ]),
  say("LaterNext", { on: "turnEnd", whose: "you", next: true }, ["at the end of your next turn"]),
  say("LaterNext", { on: "turnEnd", whose: "opponent", next: true }, [
    "at the end of your opponent's next turn",
  ]),

  both(
    "Plain_",
    ({ c, d }) => single({ do: "unless", who: "you", pay: whole(d as Row), act: whole(c as Row) }),
    unlessTake("you"),
    "{c:Chain.bare} unless you {d:Deeds.you}",
  ),
  both(
    "Plain_",
    ({ c, d }) => single({ do: "unless", who: "opponent", pay: whole(d as Row), act: whole(c as Row) }),
    unlessTake("opponent"),
    [
      "{c:Chain.bare} unless your opponent {d:Deeds.opponent.third}",
      "{c:Chain.bare} unless they {d:Deeds.opponent.they}",
    ],
  ),
  read(
    "Plain_",
    ({ e, c }: Record<string, unknown>) =>
      single({ do: "later", when: e as never, once: false, act: whole(c as Row), for: "thisTurn" }),
    "{c:Chain.bare} (when|whenever|each time) {e:Events} this turn",
  ),

  // A later sentence may bring its own condition or cost.
  both(
    "Later_",
    ({ p, c }) => single({ do: "if", cond: p as never, then: whole(c as Row) }),
    ifTake,
    "{p:CondPrefix.if}, {c:Chain.bare}",
    "{p:CondPrefix.if}、{c:Chain.bare}",
  ),
  say("Later_", "$s", "{s:Plain_}", "{s:Plain_}"),
  both(
    "Later_",
    ({ p, c, o }) =>
      single({ do: "if", cond: p as never, then: whole(c as Row), otherwise: whole(o as Row) }),
    otherwiseTake,
    [
      "{p:CondPrefix.if}, {c:Chain.bare}. otherwise, {o:Chain.bare}",
      "{p:CondPrefix.if}, {c:Chain.bare}(;|,|.) (otherwise[,]|if not,|if it is not,) {o:Chain.bare}",
    ],
  ),
  both(
    "Later_",
    ({ c }) =>
      single({
        do: "later",
        when: { on: "turnEnd", whose: "both" },
        once: true,
        act: whole(c as Row),
        for: "thisTurn",
      }),
    () => undefined,
    "at (the end of the turn|end of turn), {c:Chain.bare}",
  ),
  both(
    "Later_",
    ({ a, c }) =>
      single({ do: "ifDo", first: { do: "may", who: "you", what: whole(a as Row) }, then: whole(c as Row) }),
    () => undefined,
    ["[you may] {a:CostRow} to {c:Chain.bare}"],
  ),

  // "If you do" belongs to the sentence before it.
  say("Unit1", "$s", "{s:Plain_}", "{s:Plain_}"),
  ...ifDo("Unit1", "Plain_"),
  say("Unit2", "$s", "{s:Later_}", "{s:Later_}"),
  ...ifDo("Unit2", "Later_"),
  say("Stop", "sentence", [".", ";", ". then", ". then,", "; then", ". also,", ", but"], "。"),
  read(
    "IfUnit",
    ({ p, c }: Record<string, unknown>) => single({ do: "if", cond: p as never, then: whole(c as Row) }),
    "{p:CondPrefix.if}, {c:Chain.bare}",
  ),
  read(
    "Text",
    ({ a, rest }: Record<string, unknown>) => concat(a as Row, "sentence", rest as Row),
    "{a:Unit1}[,] and {rest:IfUnit}",
  ),
  say("More", "$s", "{s:Unit2}", "{s:Unit2}"),
  both(
    "More",
    ({ a, rest }) => concat(a as Row, "sentence", rest as Row),
    (row: Row) => cuts(row).filter((cut) => cut.j === "sentence"),
    "{a:Unit2} {j:Stop} {rest:More}",
    "{a:Unit2}{j:Stop}{rest:More}",
  ),
  say("Text", "$s", "{s:Unit1}", "{s:Unit1}"),
  both(
    "Text",
    ({ a, rest }) => concat(a as Row, "sentence", rest as Row),
    (row: Row) => cuts(row).filter((cut) => cut.j === "sentence"),
    "{a:Unit1} {j:Stop} {rest:More}",
    "{a:Unit1}{j:Stop}{rest:More}",
  ),
  both(
    "FirstIf",
    ({ p, c, o }) =>
      single({ do: "if", cond: p as never, then: whole(c as Row), otherwise: whole(o as Row) }),
    otherwiseTake,
    [
      "{p:CondPrefix.if}, {c:Chain.bare}. otherwise, {o:Chain.bare}",
      "{p:CondPrefix.if}, {c:Chain.bare}(;|,|.) (otherwise[,]|if not,) {o:Chain.bare}",
    ],
  ),

  // Instead (law 9: proposed, replaced, then committed).
  say(
    "Would",
    { do: "instead", of: { would: "beDestroyed", what: "$c" } },
    ["if {c:Happens} would be destroyed", "when {c:Happens} would be destroyed"],
    "{c:Happens}が破壊される場合",
  ),
  say("Would", { do: "instead", of: { would: "beDestroyed", what: "$c", by: "battle" } }, [
    "if {c:Happens} would be destroyed in battle",
    "(if|when) {c:Happens} would be destroyed (in|by) battle",
  ]),
  say("Would", { do: "instead", of: { would: "beDestroyed", what: "$c", by: "effect" } }, [
    "if {c:Happens} would be destroyed by an effect",
    "(if|when) {c:Happens} would be destroyed by (an effect|effects|a card effect)",
  ]),
  say("Would", { do: "instead", of: { would: "beDestroyed", what: "$c", bySource: "$d" } }, [
    "if {c:Happens} would be destroyed by a {d:Desc.sg}",
  ]),
  say("Would", { do: "instead", of: { would: "beReturned", what: "$c" } }, [
    "(if|when) {c:Happens} would be returned to its owner's hand",
    "(if|when) {c:Happens} would be returned to (your|the|a) hand",
  ]),
  say("Would", { do: "instead", of: { would: "beSent", what: "$c" } }, [
    "(if|when) {c:Happens} would be sent to the discard pile",
  ]),
  ...(["you", "opponent"] as const).flatMap((who) => {
    const name = who === "you" ? "you" : "your opponent";
    return [
      say("Would", { do: "instead", of: { would: "losePoints", who } }, [
        `(if|when) ${name} would lose (points|a point|one or more points)`,
      ]),
      say("Would", { do: "instead", of: { would: "draw", who } }, [
        `(if|when) ${name} would draw (a card|one card)`,
      ]),
      say("Would", { do: "instead", of: { would: "discard", who } }, [
        `(if|when) ${name} would discard (a card|one card)`,
      ]),
    ];
  }),
];

function byOpponent(act: Action): boolean {
  return act.do === "may" && act.who === "opponent";
}
