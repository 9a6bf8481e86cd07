/** What holds: predicates said of cards, and sentences of their own about limits and players. */
import { equal, type Production, type Slots } from "@tefuda/cardtext";
import { both, type Phrases, read, say } from "@tefuda/cardtext/write";
import type { Bonus, Cards, Condition, Deed, Permission, Statement, Who } from "../tree.ts";
import { isCounted } from "./cards.ts";
import { cuts, series } from "./lists.ts";

/** A statement whose subject is left open. */
type Open<S> = S extends { on: Cards } ? Omit<S, "on"> : S extends { who: Cards } ? Omit<S, "who"> : never;
type Said = Open<Statement>;

function about(predicate: Said, subject: Cards): Statement {
  const key = predicate.is === "bonus" ? "on" : "who";
  return { ...predicate, [key]: subject } as Statement;
}

/** What a statement is said of, and what is said. */
function apart(statement: Statement): { subject: Cards; predicate: Said } | undefined {
  if (statement.is === "bonus") {
    const { on: subject, ...predicate } = statement;
    return { subject, predicate };
  }
  if (!("who" in statement) || statement.is === "playersCannot" || statement.is === "unprevented")
    return undefined;
  const { who: subject, ...predicate } = statement;
  return { subject, predicate: predicate as Said };
}

/** What a subject is called when it is spoken of again: cards that were chosen are not chosen once more. */
function again(subject: Cards): Cards {
  if (!isCounted(subject) || subject.count === "all") return subject;
  const one = typeof subject.count === "object" && Object.values(subject.count)[0] === 1;
  return { ref: one ? "it" : "them" };
}

function tell({ c, p }: Slots): Statement[] {
  return (p as Said[]).map((predicate, i) => about(predicate, i === 0 ? (c as Cards) : again(c as Cards)));
}

function untell(list: readonly Statement[]): Slots | undefined {
  const said = list.map(apart);
  const c = said[0]?.subject;
  if (!c) return undefined;
  const p: Said[] = [];
  for (const [i, it] of said.entries()) {
    if (!it || !equal(it.subject, i === 0 ? c : again(c))) return undefined;
    p.push(it.predicate);
  }
  return { c, p };
}

const deeds: Readonly<Record<Exclude<Deed, "defend">, Phrases>> = {
  attack: ["attack", "make attacks"],
  attackBase: ["attack bases", "attack (a|the|any) base"],
  dodge: ["dodge", "dodge attacks"],
  beAttacked: "be attacked",
  useAbilities: [
    "use abilities",
    "use (its|their|any) (ability|abilities)",
    "activate [its|their] abilities",
  ],
  beDestroyed: "be destroyed",
  beDamaged: ["be damaged", "take damage", "lose health"],
};

const permissions: Readonly<Record<Permission, Phrases>> = {
  dodge: ["dodge", "dodge attacks"],
  attackBase: [
    "attack <num:a base past its units/bases past their units>",
    "attack (a base|bases|the base) (past|despite|over) (its|their|any|defending) units",
    "attack (a base|bases|the base) (directly|even if it is defended|even if they are defended)",
  ],
};

/** Whose base, where that is said. */
const bases: readonly [whose: Who, en: readonly string[]][] = [
  ["you", ["your base"]],
  ["opponents", ["a opponent's base", "(your opponent's|opponents'|an enemy|the enemy) (base|bases)"]],
];

function pred(node: unknown, en: Phrases): Production {
  return say("Pred", node, en);
}

export const statements: Production[] = [
  pred({ is: "bonus", bonus: "$b" }, [
    "<num:gets/get> {b:Bonuses}",
    "(gain|gains|have|has|get|gets|receive|receives) {b:Bonuses}",
  ]),
  read(
    "Pred",
    ({ n, s, t }: Slots) => lost(s as Bonus["stat"], n as number, t),
    "(lose|loses) {n:#d} {s:Stat} [against {t:UnitTypes.all}]",
  ),
  read(
    "Pred",
    ({ n, s, t }: Slots) => lost(s as Bonus["stat"], -(n as number), t),
    "(gain|gains) {n:#d} {s:Stat} [against {t:UnitTypes.all}]",
  ),
  ...Object.entries(deeds).map(([deed, en]) => say("Deed", deed, en)),
  ...Object.entries(permissions).map(([permission, en]) => say("Permission", permission, en)),
  say("Deed", "defend", [
    "defend",
    "protect (your|its|their|the) base",
    "protect their bases",
    "protect bases",
  ]),
  ...[
    { unless: "", node: {} },
    { unless: " unless {u:Cond}", node: { unless: "$u" } },
  ].flatMap(({ unless, node }) => [
    pred({ is: "cannot", what: "defend", ...node }, [
      `<num:does not protect your base/do not protect their base>${unless}`,
      `(do|does) not (protect (your|its|their|the) base|defend)${unless}`,
    ]),
    pred({ is: "cannot", what: "$d", ...node }, [
      `cannot {d:Deed}${unless}`,
      `(may not|must not|can never|can no longer) {d:Deed}${unless}`,
    ]),
    ...bases.map(([whose, en]) =>
      pred({ is: "cannot", what: "attackBase", whose, ...node }, [
        `cannot attack ${en[0]}${unless}`,
        ...en.map((base) => `(cannot|may not|must not|can never|can no longer) attack ${base}${unless}`),
      ]),
    ),
  ]),
  pred({ is: "may", what: "$p" }, ["may {p:Permission}", "can {p:Permission}"]),
  ...bases.map(([whose, en]) =>
    pred({ is: "may", what: "attackBase", whose }, [
      `may attack ${en[0]} past its units`,
      ...en.flatMap((base) => [
        `(may|can) attack ${base} (past|despite|over) (its|their|your|any|defending) units`,
        `(may|can) attack ${base} (directly|even if it is defended|even if they are defended)`,
      ]),
    ]),
  ),
  pred({ is: "must", what: "dodge" }, ["must dodge", "(have|has) to dodge"]),
  pred({ is: "must", what: "takeHits" }, [
    "must take hits",
    "must take (each|every|all) (attack|attacks|hit|hits)",
    "(have|has) to take hits",
  ]),
  pred({ is: "has", what: "direct" }, [
    "<num:has/have> Direct",
    "(gain|gains|get|gets|has|have) Direct",
    "(has|have|makes|make) Direct attacks",
  ]),
  pred({ is: "has", what: "explosive" }, [
    "<num:has/have> Explosive",
    "(gain|gains|get|gets|has|have|is|are) Explosive",
    "(has|have|makes|make) Explosive attacks",
  ]),

  ...series("Preds", "Pred", [" and", ",", ", and"]),
  // "Cannot attack or dodge": one "cannot" for two.
  read("Preds", ({ a, b }: Slots) => [a, b].map((what) => ({ is: "cannot", what })), [
    "(cannot|may not) {a:Deed} (or|and) {b:Deed}",
  ]),
  ...["pl", "sg"].map((num) => both("Told", tell, untell, `{c:Cards.${num}.subj} {p:Preds.${num}}`)),
  read("Told", tell, "{c:Cards.pl.subj} each {p:Preds.pl}"),
  read(
    "Told",
    ({ d }: Slots) => [{ is: "cannot", who: { count: "all", what: { noun: "unit" } }, what: d }],
    "(nobody|no unit|no units|no one) (may|can) {d:Deed}",
  ),
  both(
    "Told",
    ({ s }) => [s],
    (list: readonly Statement[]) => (list.length === 1 ? { s: list[0] } : undefined),
    "{s:Fixed}",
  ),

  say("Says", "$s", "{s:Told}"),
  both(
    "Says",
    ({ s, rest }) => [...(s as Statement[]), ...(rest as Statement[])],
    (list: readonly Statement[]) => cuts(list).map(({ a, rest }) => ({ s: a, rest })),
    ["{s:Told} and {rest:Says}", "{s:Told}. {rest:Says}", "{s:Told}, and {rest:Says}"],
  ),
];

/** Only the fight values: who loses health is damaged. */
function lost(stat: Bonus["stat"], n: number, t: unknown): Said | undefined {
  if (stat === "health") return undefined;
  if (t !== undefined && stat === "attacks") return undefined;
  return {
    is: "bonus",
    bonus: [{ stat, by: -n, ...(t !== undefined && { against: t as NonNullable<Bonus["against"]> }) }],
  };
}

/** Whether statements are all about what is not allowed: then their condition is said behind them. */
export function bans(list: readonly Statement[]): boolean {
  return list.every(({ is }) => is === "cannot" || is === "playersCannot");
}

/** Whether what is said stands for as long as the text does: then nothing is chosen. */
export function stands(list: readonly Statement[]): boolean {
  const settled = (cards: Cards): boolean =>
    "both" in cards ? cards.both.every(settled) : !isCounted(cards) || cards.count === "all";
  return list.flatMap((it) => subjectOf(it) ?? []).every(settled);
}

function subjectOf(statement: Statement): Cards | undefined {
  return statement.is === "unprevented" ? statement.who : apart(statement)?.subject;
}

/** The last statement's own "unless", where it may have one. */
export function takesUnless(list: readonly Statement[], condition: Condition): boolean {
  return condition.if === "not" && list.at(-1)?.is === "cannot";
}
