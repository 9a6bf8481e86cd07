/**
 * What can never be: a text that asks for an Event on the battlefield, for the health of Equipment, for "this Vehicle"
 * on a Troop. Such a text could be read and would do nothing, so it is refused, with the rule that makes it impossible.
 */
import { cited, type Words, WordsError, wordsOf } from "@tefuda/kernel";
import { checkPossible } from "@tefuda/language";
import type { CardData } from "../rules/01-cards.ts";
import { couldBe, nounFor } from "../text/phrases/called.ts";
import type {
  Action,
  Answers,
  Cards,
  Description,
  Requirement,
  Spoken,
  Statement,
  Text,
  Trigger,
  Who,
} from "../text/tree.ts";
import { answerIn, partsOf } from "./compile.ts";
import { isSingle } from "./counted.ts";
import { MEANING, ofCards, THEY } from "./says.ts";

type Noun = Description["noun"];
const ALL: readonly Noun[] = ["card", "unit", "equipment", "event", "trap", "turf", "newRule"];
const but = (...nouns: readonly Noun[]): readonly Noun[] => ALL.filter((noun) => !nouns.includes(noun));

/** Kinds of cards that have something; "card" may be any. */
const ON_FIELD = but("event");
const DEPLOYED = but("event", "trap");
const FIGHTING: readonly Noun[] = ["card", "unit", "equipment"];
const WITH_HEALTH: readonly Noun[] = ["card", "unit", "turf"];
const EQUIPMENT: readonly Noun[] = ["card", "equipment"];
const UNITS: readonly Noun[] = ["card", "unit"];
const TRAPS: readonly Noun[] = ["card", "trap"];
const PLAYED: readonly Noun[] = ["card", "event", "trap"];

function refuse({ en, ja }: Words, rule: string): never {
  const by = cited(rule);
  throw new WordsError({ en: en + by.en, ja: ja + by.ja });
}
function plural(what: Description): Words {
  const { en, ja } = nounFor(what);
  return { en: what.noun === "equipment" ? en : `${en}s`, ja };
}

/** Refuses a description of cards of no kind that could be it. */
function among(nouns: readonly Noun[], what: Description, says: Words, rule: string): void {
  if (!nouns.includes(what.noun) && !(what.also && nouns.includes(what.also)))
    refuse(ofCards(plural(what), says), rule);
}
/** The same of cards that are counted, or of several together. */
function amongCards(nouns: readonly Noun[], cards: Cards, says: Words, rule: string): void {
  if ("both" in cards) for (const part of cards.both) amongCards(nouns, part, says, rule);
  else if ("count" in cards) among(nouns, cards.what, says, rule);
  else if (cards.fits) among(nouns, cards.fits, says, rule);
}

const isFaceDown = ({ is }: Description): boolean => is?.face === "down";

// --- descriptions ---------------------------------------------------------------------------------------------------
/** What a description asks for has to go together, wherever such cards lie. */
function checkDescription(d: Description): void {
  if (d.bears || d.bearsNo) among(UNITS, d, THEY.bearNothing, "tails-4.5");
  for (const gear of [d.bears, d.bearsNo])
    if (gear) among(EQUIPMENT, gear, THEY.attachedToNothing, "tails-4.5");
  if (d.attachedTo) among(EQUIPMENT, d, THEY.attachedToNothing, "tails-4.5");
  if (d.is?.wounds !== undefined || d.bounds?.some(({ of }) => of === "health"))
    among(WITH_HEALTH, d, THEY.noHealth, "tails-1.9");
  if (d.attacked !== undefined || d.bounds?.some(({ of }) => of === "attacks") || d.keywords || d.lacks)
    among(FIGHTING, d, THEY.noAttack, "tails-1.9");
  const types = d.traits?.unit ?? ["troop", "position", "vehicle"];
  if (d.noun === "unit" && types.every((type) => d.not?.unit?.includes(type)))
    refuse(MEANING.noUnitLeft, "tails-1.5");
  const { zone } = d;
  if (zone && zone.in !== "field") {
    if (d.is?.wounds === "damaged" || d.attacked || d.bears || d.attachedTo || isFaceDown(d))
      refuse(MEANING.onlyOnField, "tails-3.3");
    return;
  }
  if (isFaceDown(d)) among(TRAPS, d, THEY.neverFaceDown, "tails-4.13");
}

/** What is looked for on the battlefield has to be able to lie there, and to be seen to be what is asked for. */
function checkOnField(d: Description): void {
  if (d.zone && d.zone.in !== "field") return;
  among(ON_FIELD, d, THEY.neverOnField, "tails-7.1");
  if (d.noun !== "trap" && !isFaceDown(d)) return;
  if (d.noun === "trap" && d.is?.face === "up") refuse(MEANING.trapFaceDown, "tails-4.13");
  const face = d.traits?.type ?? d.not?.type ?? d.named ?? d.unnamed ?? d.ofFaction ?? d.without;
  if (face !== undefined && d.side !== "yours") refuse(MEANING.faceUnknown, "tails-4.13");
}

/** The descriptions in a phrase, and where their cards lie. */
const describedIn = (cards: Cards): Description[] =>
  "both" in cards ? cards.both.flatMap(describedIn) : "count" in cards ? [cards.what] : [];
const placesOf = (cards: Cards): string[] => describedIn(cards).map(({ zone }) => zone?.in ?? "field");

/** Actions that are done only to what lies on the battlefield. */
const LYING: readonly Action["do"][] = ["destroy", "damage", "heal", "leave", "lasting"];

// --- what is done, held, waited for ---------------------------------------------------------------------------------
function checkAction(a: Action, card: CardData): void {
  const ends = "for" in a ? a.for : undefined;
  if ((card.kind === "event" || card.kind === "trap") && ends === "whileThis")
    refuse(MEANING.neverLies, "tails-7.1");
  if ((card.kind === "event" || card.kind === "trap") && "what" in a && LYING.includes(a.do)) {
    const what = a.do === "lasting" ? ("who" in a.what ? a.what.who : undefined) : a.what;
    if (typeof what === "object" && "ref" in what && what.ref === "this")
      refuse(MEANING.neverLies, "tails-7.1");
  }
  if (LYING.includes(a.do) && "what" in a && a.do !== "lasting") {
    const places = placesOf(a.what as Cards);
    if (places.some((place) => place !== "field")) refuse(MEANING.notLying, "tails-3.3");
  }
  switch (a.do) {
    case "heal":
      if (describedIn(a.what).some(({ is }) => is?.wounds === "undamaged"))
        refuse(MEANING.nothingToHeal, "tails-1.9");
      amongCards(WITH_HEALTH, a.what, THEY.noHealth, "tails-1.9");
      return;
    case "damage":
    case "leave":
      amongCards(WITH_HEALTH, a.what, THEY.noHealth, "tails-1.9");
      return;
    case "deploy":
      if (describedIn(a.what).some(({ zone }) => zone?.in === "field"))
        refuse(MEANING.deployedAlready, "tails-4.1");
      amongCards(DEPLOYED, a.what, THEY.notDeployed, "tails-1.6");
      return;
    case "search":
      if (a.to === "field") amongCards(DEPLOYED, a.what, THEY.notDeployed, "tails-1.6");
      return;
    case "dig":
      if (a.to === "field") amongCards(DEPLOYED, a.take, THEY.notDeployed, "tails-1.6");
      return;
    case "attach":
      amongCards(EQUIPMENT, a.what, THEY.attachedToNothing, "tails-4.5");
      amongCards(UNITS, a.to, THEY.bearNothing, "tails-4.5");
      return;
    case "look":
      if ("hand" in a.what && a.who === "you" && a.what.hand === "you") refuse(MEANING.ownHand, "tails-9.2");
      return;
    case "turnUp":
      amongCards(TRAPS, a.what, THEY.neverFaceDown, "tails-4.13");
      return;
    default:
  }
}

/** What only cards of some kinds do, or is done to them. */
const DOERS: Readonly<Record<string, readonly [nouns: readonly Noun[], says: Words]>> = {
  attack: [FIGHTING, THEY.noAttack],
  attackBase: [FIGHTING, THEY.noAttack],
  beAttacked: [WITH_HEALTH, THEY.noHealth],
  beDamaged: [WITH_HEALTH, THEY.noHealth],
  takeHits: [WITH_HEALTH, THEY.noHealth],
  dodge: [WITH_HEALTH, THEY.noHealth],
  defend: [UNITS, THEY.noProtection],
};
function checkStatement(s: Statement): void {
  if (s.is === "bonus") {
    for (const { stat } of s.by) {
      if (stat === "health") amongCards(WITH_HEALTH, s.who, THEY.noHealth, "tails-1.9");
      else if (stat === "defense") amongCards([...FIGHTING, "turf"], s.who, THEY.noFight, "tails-1.9");
      else amongCards(FIGHTING, s.who, THEY.noAttack, "tails-1.9");
    }
  }
  if (s.is === "cannot" || s.is === "may" || s.is === "must") {
    const [who, says] = DOERS[s.what] ?? [];
    if (who && says) amongCards(who, s.who, says, "tails-1.9");
    if (s.is === "cannot" && s.whom && s.what === "attack")
      amongCards(WITH_HEALTH, s.whom, THEY.noHealth, "tails-1.9");
    if (s.is === "cannot" && s.whom && (s.what === "beAttacked" || s.what === "dodge"))
      amongCards(FIGHTING, s.whom, THEY.noAttack, "tails-1.9");
  }
  // tails-5.6: what that type does, its keyword does
  if (s.is === "joins" && s.traits.type.includes("explosive")) refuse(MEANING.isKeyword, "tails-5.6");
  if (s.is === "strikes") amongCards(FIGHTING, s.who, THEY.noAttack, "tails-1.9");
  if (s.is === "dodgeCost") amongCards(WITH_HEALTH, s.who, THEY.noHealth, "tails-1.9");
  if (s.is === "unprevented" || s.is === "has") amongCards(FIGHTING, s.who, THEY.noAttack, "tails-1.9");
  if (s.is !== "playersCannot" || !s.card) return;
  if (s.what === "deploy") among(DEPLOYED, s.card, THEY.notDeployed, "tails-1.6");
  if (s.what === "play") among(PLAYED, s.card, THEY.notPlayed, "tails-1.6");
  if (s.what === "turnUp") among(TRAPS, s.card, THEY.neverFaceDown, "tails-4.13");
}

function checkTrigger(on: Trigger): void {
  switch (on.on) {
    case "deployed":
      amongCards(DEPLOYED, on.what, THEY.notDeployed, "tails-1.6");
      return;
    case "hits":
      if (on.target) among(WITH_HEALTH, on.target, THEY.noHealth, "tails-1.9");
      amongCards(FIGHTING, on.what, THEY.noAttack, "tails-1.9");
      return;
    case "attacks":
      if (on.target) among(WITH_HEALTH, on.target, THEY.noHealth, "tails-1.9");
      amongCards(FIGHTING, on.what, THEY.noAttack, "tails-1.9");
      return;
    case "dodgedBy":
    case "hitsBase":
    case "attacksBase":
      amongCards(FIGHTING, on.what, THEY.noAttack, "tails-1.9");
      return;
    case "kills":
      amongCards(FIGHTING, on.what, THEY.noAttack, "tails-1.9");
      return;
    case "attackedBy":
      if (on.by) among(FIGHTING, on.by, THEY.noAttack, "tails-1.9");
      amongCards(WITH_HEALTH, on.what, THEY.noHealth, "tails-1.9");
      return;
    case "withstands":
    case "isHit":
    case "damaged":
    case "dodges":
      amongCards(WITH_HEALTH, on.what, THEY.noHealth, "tails-1.9");
      return;
    default:
  }
}

function checkAnswers(only: Answers): void {
  if (only.to === "deploy") among(DEPLOYED, only.what, THEY.notDeployed, "tails-1.6");
  if (only.to !== "attack") return;
  if (only.by) among(FIGHTING, only.by, THEY.noAttack, "tails-1.9");
  if (only.on && only.on !== "base") among(WITH_HEALTH, only.on, THEY.noHealth, "tails-1.9");
}

/** tails-7.10: what a text says that it answers, and what else it says of the action, have to be one action. */
function checkSpeaksOf(only: Answers, part: object): void {
  const said = answerIn(part);
  if (said && !goesWith(only, said)) refuse(MEANING.anotherAction, "tails-7.10");
}
function goesWith(only: Answers, said: Answers): boolean {
  if (said.to !== "attack")
    return only.to === said.to && (!("what" in only) || !("what" in said) || couldBe(only.what, said.what));
  // a dodge stands for the attack it dodges
  if (only.to === "dodge") return true;
  if (only.to === "baseHit") return !said.on;
  if (only.to !== "attack" || !couldBe(only.by, said.by)) return false;
  if (!said.on || said.on === "base") return true;
  return only.on !== "base" && couldBe(only.on, said.on);
}

/** What only holds chooses no units: it can speak of any that bears Equipment, or of all, and of no number of them. */
function checkBearers(cards: Cards): void {
  if ("count" in cards && cards.count !== "all" && !isSingle(cards.count))
    refuse(MEANING.holdsForAll, "tails-4.5");
}

// --- the card it stands on --------------------------------------------------------------------------------------------
const described = (card: CardData): Description => ({
  noun: card.kind,
  ...(card.kind === "unit" && card.type && { traits: { unit: [card.type] } }),
});

function checkReference({ ref, fits }: Spoken, card: CardData, text: Text): void {
  if (ref === "this" && !couldBe(described(card), fits))
    refuse(MEANING.isNot(card.name, nounFor(fits!)), "tails-1.6");
  if (ref === "bearer") {
    if (card.kind !== "equipment") refuse(MEANING.onlyEquipment, "tails-4.5");
    const { requirement } = card;
    if (requirement.needs === "attach" && !couldBe(requirement.to, fits))
      refuse(MEANING.neverAttachedTo(nounFor(fits!)), "tails-4.5");
  }
  const answers = ref === "deployed" || ref === "played";
  if (
    text.kind !== "effect" &&
    (answers || (text.kind !== "when" && (ref === "attacker" || ref === "attacked")))
  )
    refuse(MEANING.onlyAnswers, "tails-7.10");
}

const SEVERAL: readonly Who[] = ["opponents", "both", "others"];

/** Fields whose descriptions are not of cards on the battlefield. */
const ELSEWHERE = ["fits", "of", "card", "whom", "take"];

/** Refuses a text of a card that can never do what it says. */
export function checkText(card: CardData, text: Text): void {
  checkPossible(text);
  if (text.kind === "when" || text.kind === "instead") checkTrigger(text.on);
  if (text.kind === "effect" && text.only) {
    checkAnswers(text.only);
    for (const part of [text.do, ...(text.if ? [text.if] : [])].flatMap(partsOf))
      checkSpeaksOf(text.only, part);
  }
  walk(text, true);

  function walk(tree: object, onField: boolean): void {
    if ("noun" in tree) {
      checkDescription(tree as Description);
      if (onField) checkOnField(tree as Description);
    }
    if ("chosenBy" in tree && SEVERAL.includes(tree.chosenBy as Who))
      refuse(MEANING.oneChooses, "tails-7.13");
    if ("attachedTo" in tree && text.kind === "always") checkBearers(tree.attachedTo as Cards);
    if ("ref" in tree) checkReference(tree as Spoken, card, text);
    if ("is" in tree) checkStatement(tree as Statement);
    if ("do" in tree && typeof tree.do === "string") {
      checkAction(tree as Action, card);
      if ((tree.do === "counter" || tree.do === "negate") && text.kind !== "effect")
        refuse(MEANING.onlyBefore, "tails-7.11");
    }
    for (const [key, part] of Object.entries(tree))
      if (typeof part === "object" && part !== null)
        walk(part, onField && !ELSEWHERE.includes(key) && !isElsewhere(tree, key));
  }
}

/** Whether a node's field describes cards in a hand, in a pile, or being played. */
function isElsewhere(node: object, key: string): boolean {
  if (key !== "what") return false;
  if ("do" in node) return node.do === "counter" || node.do === "search";
  if ("to" in node) return node.to === "play";
  if ("on" in node) return node.on === "played" || node.on === "discards";
  return "is" in node && (node.is === "cheaper" || node.is === "free");
}

/** tails-4.3, 4.5: what is wrong with requirements that nothing can meet. */
export function impossible(requirement: Requirement): Words | undefined {
  try {
    if (requirement.needs === "nothing") return undefined;
    if (requirement.needs === "attach") {
      among(UNITS, requirement.to, THEY.bearNothing, "tails-4.5");
      checkDescription(requirement.to);
      if (requirement.to.zone && requirement.to.zone.in !== "field")
        refuse(MEANING.equipOnField, "tails-4.5");
    }
    for (const { what } of requirement.needs === "discard" ? requirement.what : (requirement.discard ?? [])) {
      if (what.zone && what.zone.in !== "field") refuse(MEANING.discardedFromField, "tails-4.3");
      if (what.side === "opponents") refuse(MEANING.discardedOwn, "tails-4.3");
      checkDescription(what);
      checkOnField({ ...what, side: "yours" });
    }
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}
