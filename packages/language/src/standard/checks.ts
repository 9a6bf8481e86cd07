/** What can be said and can mean nothing here: a WordsError says so before anything is compiled. */
import { WordsError } from "@tefuda/kernel";
import { checkPossible } from "../lowering/impossible.ts";
import { MEANING } from "../lowering/says.ts";
import { partsOf } from "../lowering/walk.ts";
import { subjectOf } from "./statements.ts";
import type { Action, Cards, Description, Paid, Statement, Text, Trigger } from "./tree.ts";
import type { World } from "./world.ts";

const FIELD = "field";

/** Where the cards have to lie to which something is done, and what they may be. */
interface Fits {
  from?: readonly string[];
  to?: readonly string[] | undefined;
}

const described = (cards: Cards): Description[] =>
  "both" in cards ? cards.both.flatMap(described) : "ref" in cards ? [] : [cards.what];

/** A text may be on a card that stays, or happen once on one that does not. */
export function checkText(text: Text, once: boolean, world: World): void {
  checkPossible(text);
  if ((text.kind === "effect") !== once) throw new WordsError(once ? MEANING.once : MEANING.onlyOnce);
  for (const part of partsOf(text)) {
    if ("do" in part && typeof part.do === "string") checkAction(part as Action, world);
    if ("pay" in part && typeof part.pay === "string" && part.pay !== "points")
      checkCost(part as Paid, world);
    if ("on" in part && typeof part.on === "string") checkTrigger(part as Trigger, world);
    if ("is" in part && typeof part.is === "string") checkStatement(part as Statement, world);
    if ("noun" in part) checkPlace(part as Description, world);
    checkCounted(part, world);
  }
}

/** What has no place on the field is not there to be counted, and what lies elsewhere is in no state. */
function checkPlace(d: Description, world: World): void {
  if (d.side !== undefined) checkField(d, world);
  if (d.zone && d.is) throw new WordsError(MEANING.noState);
}
function checkField({ noun, zone }: Description, { stays }: World): void {
  if (!zone && noun !== "card" && !stays.includes(noun)) throw new WordsError(MEANING.notThere);
}
function checkCounted(part: object, world: World): void {
  const it = part as { if?: string; what?: Description; each?: Description };
  if (it.if === "count" || it.if === "outnumber") checkField(it.what!, world);
  if (it.each && typeof it.each === "object") checkField(it.each, world);
}
/** Of a card that is not in play as yet, or not any more, neither a side nor a state can be said. */
function checkUnplaced({ side, is }: Description): void {
  if (side !== undefined || is !== undefined) throw new WordsError(MEANING.noState);
}

function check(cards: Cards, { from = [FIELD], to }: Fits, world: World): void {
  for (const d of described(cards)) {
    const { noun, zone } = d;
    if (!from.includes(zone?.in ?? FIELD)) throw new WordsError(MEANING.notThere);
    checkField(d, world);
    if (to && noun !== "card" && !to.includes(noun)) throw new WordsError(MEANING.notThese);
  }
}

function checkAction(a: Action, world: World): void {
  const { verbs, zones, stays } = world;
  if (a.do in verbs) check((a as { what: Cards }).what, { to: verbs[a.do]!.to }, world);
  if (a.do === "discard") check(a.what, { from: ["hand"] }, world);
  if (a.do === "enter") check(a.what, { from: Object.keys(zones), to: stays }, world);
  if (a.do === "move" && described(a.what).some(({ zone }) => zone?.in === a.to))
    throw new WordsError(MEANING.alreadyThere);
  if ((a.do === "search" || a.do === "dig") && a.to === FIELD) {
    const cards = a.do === "dig" ? a.take : a.what;
    for (const { noun } of described(cards))
      if (!stays.includes(noun)) throw new WordsError(MEANING.notThese);
  }
}

function checkCost({ pay, what }: Paid, world: World): void {
  const verb = world.verbs[pay];
  if (verb && !verb.pays) throw new WordsError(MEANING.notPaid);
  check(what, pay === "discard" ? { from: ["hand"] } : { to: verb?.to }, world);
}

function checkTrigger(on: Trigger, world: World): void {
  if (on.on === "played" || on.on === "discards") checkUnplaced((on as { what: Description }).what);
  const happening = world.happenings[on.on as string];
  if (happening) check((on as { what: Cards }).what, { to: happening.to }, world);
}

function checkStatement(s: Statement, world: World): void {
  if (s.is === "bonus" && Object.values(s.by).every((by) => by === 0)) throw new WordsError(MEANING.noBonus);
  if (s.is === "cost") checkUnplaced(s.of);
  if (s.is === "playersCannot" && s.card) checkUnplaced(s.card);
  const subject = subjectOf(s);
  if (subject) check(subject, {}, world);
}
