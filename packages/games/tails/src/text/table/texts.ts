/** One text of a card's body: what it always says, what it can be used for, what it waits for, what it does. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Action, Condition, Statement, Text } from "../tree.ts";
import { listed, whole } from "./actions.ts";
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
  return stands(s as Statement[]) ? text("always", { what: s, if: c }) : undefined;
}

/** Which actions each way of saying "that unit" goes with. */
const answers = ["onAttacked", "onAttacker", "onCardPlayed", "free"];

const use = ({ n, c, p, a }: Slots) => text("use", { times: n, cost: p, do: whole(a), if: c });
const unuse = taking("use", ({ times: n, cost: p, do: act, if: c }) => ({ a: listed(act), n, c, p }));

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
  both(
    "Costs",
    ({ a }) => [a],
    (list: readonly Action[]) => (list.length === 1 ? { a: list[0] } : undefined),
    "{a:VP.you.paying}",
  ),
  both(
    "Costs",
    ({ a, rest }) => [a, ...(rest as Action[])],
    (list: readonly Action[]) => (list.length > 1 ? { a: list[0], rest: list.slice(1) } : undefined),
    ["{a:VP.you.paying} and {rest:Costs}", "{a:VP.you.paying}, {rest:Costs}"],
  ),
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
    ({ n, t, c, a }) => (n === "game" ? undefined : text("when", { on: t, do: whole(a), if: c, times: n })),
    taking("when", ({ on: t, do: act, if: c, times: n }) => ({ t, a: listed(act), c, n })),
    ["[{n:Often},] {t:Lead} [{c:While}], {a:Act.when}"],
  ),
  read("Text", ({ t, a }: Slots) => text("when", { on: t, do: whole(a) }), [
    "{a:Line.when} {t:LeadWhen}.",
    "{a:Line.when} {t:LeadWhen}",
  ]),

  // What an Event or Trap does.
  both(
    "Text",
    ({ a }) => text("effect", { do: whole(a) }),
    taking("effect", ({ do: act, only, if: c }) => (only || c ? undefined : { a: listed(act) })),
    "{a:Act}",
  ),
  both(
    "Text",
    ({ c, a }) => text("effect", { do: whole(a), if: c }),
    taking("effect", ({ do: act, only, if: c }) => (only || !c ? undefined : { a: listed(act), c })),
    [
      "play only {c:While}. {a:Act}",
      "(play this card|this card can be played|can be played) only {c:While}. {a:Act}",
    ],
  ),
  ...answers.map((ctx) =>
    both(
      "Text",
      ({ o, c, a }) => text("effect", { do: whole(a), only: o, if: c }),
      taking("effect", ({ do: act, only: o, if: c }) => (o ? { o, a: listed(act), c } : undefined)),
      [
        `play only when {o:Answers.${ctx}} [{c:While}]. {a:Act.${ctx}}`,
        `(play|play this card|use|use this card|can be played|can only be played) [only] (when|if|after|in answer to) {o:Answers.${ctx}} [{c:While}]. {a:Act.${ctx}}`,
      ],
    ),
  ),
];
