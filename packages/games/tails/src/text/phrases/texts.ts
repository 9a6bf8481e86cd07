/** One text of a card's body: what it always says, what it can be used for, what it waits for, what it does. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Condition, Statement, Text, Trigger } from "../tree.ts";
import { listed, whole } from "./actions.ts";
import { resolved } from "./antecedent.ts";
import { series } from "./lists.ts";
import { bans, stands, takesUnless } from "./statements.ts";

type Of<K extends Text["kind"]> = Extract<Text, { kind: K }>;

/** Slots that were left out are no fields. */
function text(kind: Text["kind"], fields: Slots): Slots {
  return { kind, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) };
}

function taking<K extends Text["kind"]>(kind: K, take: (it: Of<K>) => Slots | undefined) {
  return (it: Text) => (it.kind === kind ? take(it as Of<K>) : undefined);
}

const always = taking("always", ({ what, if: c }) => (c ? undefined : { s: what }));
const alwaysIf = (behind: boolean) =>
  taking("always", ({ what, if: c }) =>
    c && (bans(what) && !takesUnless(what, c)) === behind ? { s: what, c } : undefined,
  );

function standing({ s, c }: Slots): unknown {
  const list = s as Statement[];
  return stands(list) ? resolved(text("always", { what: s, if: c }) as unknown as Text) : undefined;
}

function use({ n, c, p, a }: Slots): unknown {
  return resolved(text("use", { times: n, cost: p, if: c, do: whole(a) }) as unknown as Text);
}

const unuse = taking("use", ({ times: n, cost: p, do: act, if: c }) => ({ a: listed(act), n, c, p }));

function when({ n, t, c, a }: Slots): unknown {
  return resolved(text("when", { on: t, times: n, if: c, do: whole(a) }) as unknown as Text);
}

/** The trigger said last. "Each player draws three cards at the start of their turn" is a limit and no trigger. */
function whenBehind(slots: Slots): unknown {
  const on = slots.t as Trigger;
  const draws = (slots.a as Action[]).some((action) => action.do === "draw");
  return draws && on.on === "turnStart" && on.whose !== "you" ? undefined : when(slots);
}

/** What an Event or Trap does; its condition is asked before. */
function effect({ o, c, a }: Slots): unknown {
  return resolved(text("effect", { only: o, if: c, do: whole(a) }) as unknown as Text);
}

const onCard = { on: ["onCard", "onEquipment"] };

export const texts: Production[] = [
  say("Text", { kind: "direct" }, ["Direct.", "Direct", "Direct attacks.", "Direct attack."]),

  both("Text", standing, always, ["{s:Says}.", "{s:Says}"], undefined, onCard),
  both("Text", standing, alwaysIf(false), ["{c:While}, {s:Says}.", "{c:While}, {s:Says}"], undefined, onCard),
  both(
    "Text",
    ({ s, c }) => (takesUnless(s as Statement[], c as Condition) ? undefined : standing({ s, c })),
    alwaysIf(true),
    ["{s:Says} {c:While}.", "{s:Says} {c:While}"],
    undefined,
    onCard,
  ),

  // Abilities that are used (tails-4.12).
  say("Often", "turn", ["once a turn", "once (per|each|every) turn"]),
  say("Often", "game", ["once a game", "once (per|each) game"]),
  ...series("Costs", "VP.you.paying", [" and", ",", ", and"]),
  read("Text", ({ n, a, b = [] }: Slots) => use({ n, a: [...(a as Action[]), ...(b as Action[])] }), [
    "{n:Often}, you may {a:Acts}",
    "{n:Often}, you may {a:Acts}.",
    "{n:Often}, you may {a:Acts}. {b:Act}",
  ]),
  both("Text", use, unuse, [
    "{n:Often}[, {c:While}][, {p:Costs}]: {a:Act}",
    "{n:Often} [{c:While}] [{p:Costs}]: {a:Act}",
  ]),
  both("Text", use, unuse, ["[{c:While},] {p:Costs}: {a:Act}"]),
  both("Text", use, unuse, ["{c:While}: {a:Act}"]),
  both(
    "Text",
    use,
    (it: Text) => (it.kind === "use" && !it.times && !it.cost && !it.if ? unuse(it) : undefined),
    ["at any time: {a:Act}", "(use|any number of times|ability): {a:Act}"],
  ),

  // What happens by itself (tails-7.14).
  both(
    "Text",
    (slots) => (slots.n === "game" ? undefined : when(slots)),
    taking("when", ({ on: t, do: act, if: c, times: n }) => ({ t, a: listed(act), c, n })),
    ["[{n:Often},] {t:Lead} [{c:While}], {a:Act}"],
  ),
  read("Text", whenBehind, ["{a:Line} {t:Lead}.", "{a:Line} {t:Lead}"]),

  // What an Event or Trap does.
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only, if: c }) => (only || c ? undefined : { a: listed(act) })),
    "{a:Act}",
  ),
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only, if: c }) => (only || !c ? undefined : { a: listed(act), c })),
    [
      "play only {c:While}. {a:Act}",
      "(play this card|this card can be played|can be played) only {c:While}. {a:Act}",
    ],
  ),
  both(
    "Text",
    effect,
    taking("effect", ({ do: act, only: o, if: c }) => (o ? { o, a: listed(act), c } : undefined)),
    [
      "play only when {o:Answers} [{c:While}]. {a:Act}",
      "(play|play this card|use|use this card|can be played|can only be played) [only] (when|if|after|in answer to) {o:Answers} [{c:While}]. {a:Act}",
    ],
  ),
];
