/** One text of a card made into an ability of the kernel. */
import { act, type Change, program, seq } from "@tefuda/kernel";
import type { Action, Answers, Bonus, Description, Reference, Text } from "../text/tree.ts";
import { lower } from "./actions.ts";
import { answersTest } from "./answers.ts";
import { Builder } from "./builder.ts";
import { countOf, type Scope, standingOne } from "./describe.ts";
import { changesOf, condition } from "./standing.ts";
import type { CardTest, Requirement, TextAbility } from "./text.ts";
import { NOWHERE, type Told, triggerOf } from "./triggers.ts";

type Word = Scope["word"];

export function compileText(text: Text, words: string, index: number, word: Word): TextAbility {
  const scope: Scope = { word, one: standingOne };
  const blank: TextAbility = {
    id: -1,
    index,
    words: { en: words },
    text,
    watches: [],
    statics: [],
    requires: [],
    countersOnly: false,
    programs: [],
  };
  switch (text.kind) {
    case "direct":
      return blank; // a fact of its kind; see DIRECT
    case "always": {
      const cond = text.if ? condition(text.if, scope) : undefined;
      return { ...blank, statics: text.what.flatMap((statement) => changesOf(statement, scope, cond)) };
    }
    case "when": {
      const { watches, told } = triggerOf(text.on, scope);
      checkTold(text, told);
      const cond = text.if ? condition(text.if, scope) : undefined;
      return {
        ...blank,
        watches: cond
          ? watches.map((w) => ({
              ...w,
              test: (m, card) => w.test(m, card) && cond(m, card, m.actsFor(card)),
            }))
          : watches,
        ...body(text.do, words, word, undefined, (ref) => (told as unknown as Record<string, number>)[ref]),
      };
    }
    case "use":
      return {
        ...blank,
        requires: [...conditions(text, scope), ...wants(costs(text), scope), ...wants(text.do, scope)],
        ...body(text.do, words, word, costs(text)),
      };
    case "effect": {
      const only = text.only ? [text.only] : answersOf(text.do);
      const tests = only.map((one) => answersTest(one, scope));
      return {
        ...blank,
        requires: [...conditions(text, scope), ...wants(text.do, scope)],
        countersOnly: text.do.do === "counter",
        ...(tests.length > 0 ? { answers: anyOf(tests) } : {}),
        ...body(text.do, words, word),
      };
    }
  }
}

/** Whether one of several tests holds. */
const anyOf =
  (tests: readonly CardTest[]): CardTest =>
  (m, self, seat) => {
    for (let i = 0; i < tests.length; i++) if (tests[i]!(m, self, seat)) return true;
    return false;
  };

/** A text that is set off speaks only of cards that what sets it off tells of. */
function checkTold({ do: action, if: cond }: Extract<Text, { kind: "when" }>, told: Told): void {
  for (const part of [action, ...(cond ? [cond] : [])].flatMap(partsOf)) {
    if (!("ref" in part) || told[part.ref as keyof Told] !== NOWHERE) continue;
    const what = { trigger: "the card", attacker: "the attacking unit", attacked: "the attacked unit" };
    throw new Error(`it speaks of ${what[part.ref as keyof Told]}, and what sets it off has none`);
  }
}

/** tails-7.10: what speaks of the action that it answers answers only such actions, also if it does not say so. */
function answersOf(action: Action): Answers[] {
  const parts = partsOf(action);
  const speaksOf = (ref: Reference): boolean => parts.some((part) => "ref" in part && part.ref === ref);
  const counter = parts.find((part) => "do" in part && part.do === "counter") as
    | Extract<Action, { do: "counter" }>
    | undefined;
  const what: Description = { noun: "card" };
  if (counter) return [{ to: "play", what: counter.what }];
  if (speaksOf("attacked")) return [{ to: "attack", on: what }];
  if (speaksOf("attacker")) return [{ to: "attack" }];
  if (!speaksOf("answered")) return [];
  return [
    { to: "deploy", what },
    { to: "play", what },
  ];
}
/** Everything that a tree is made of, itself among it. */
const partsOf = (tree: object): object[] => [
  tree,
  ...Object.values(tree).flatMap((part) => (typeof part === "object" && part !== null ? partsOf(part) : [])),
];

const costs = (text: Extract<Text, { kind: "use" }>): Action | undefined =>
  text.cost && text.cost.length > 0 ? { do: "seq", of: text.cost } : undefined;

function conditions(text: Extract<Text, { kind: "use" | "effect" }>, scope: Scope): Requirement[] {
  return text.if
    ? [{ rule: "tails-7.13", says: "its condition holds", test: condition(text.if, scope) }]
    : [];
}

/** Its program: arguments the card, its player, and what the event says that set it off. */
function body(
  action: Action,
  words: string,
  word: Word,
  cost?: Action,
  told?: ConstructorParameters<typeof Builder>[2],
): Pick<TextAbility, "programs" | "lasting"> {
  const lasting: Change[] = [];
  return {
    lasting,
    programs: [
      program(words, (f) => {
        const b = new Builder(f, word, told);
        return seq(
          act((m) => {
            b.they.set(m, b.seat(m));
            // "its owner" in a text that was set off: of the card that set it off
            const about = told?.("trigger");
            const card = about === undefined ? undefined : b.args[about]?.(m);
            if (card !== undefined && card >= 0) m.addTo(m.setAt(b.it), card);
          }),
          ...(cost ? [lower(cost, b, lasting)] : []),
          lower(action, b, lasting),
        );
      }),
    ],
  };
}

/** tails-7.13: what must have a target needs one. Only the first thing that a text does is asked. */
function wants(action: Action | undefined, scope: Scope): Requirement[] {
  if (!action) return [];
  if (action.do === "seq") return wants(action.of[0], scope);
  if (!("what" in action)) return [];
  const { what } = action as { what: unknown };
  if (typeof what !== "object" || what === null || !("count" in what)) return [];
  const { count, what: d } = what as Extract<import("../text/tree.ts").Cards, { count: unknown }>;
  if (typeof count !== "object" || !("exactly" in count)) return [];
  if (d.zone?.in === "deck" || action.do === "search") return [];
  const there = countOf(d, scope);
  return [
    {
      rule: "tails-7.13",
      says: "there is a card for it to do something to",
      test: (m, self, seat) => there(m, self, seat) > 0,
    },
  ];
}

/** tails-4.7: the special stat effects of Equipment change the unit that bears it, those of another card itself. */
export function compileBonus(bonus: readonly Bonus[], equipment: boolean, word: Word): TextAbility {
  const scope: Scope = { word, one: standingOne };
  return {
    id: -1,
    index: 9,
    words: {},
    text: { kind: "always", what: [] },
    watches: [],
    statics: changesOf({ is: "bonus", on: { ref: equipment ? "bearer" : "this" }, bonus: [...bonus] }, scope),
    requires: [],
    countersOnly: false,
    programs: [],
  };
}
