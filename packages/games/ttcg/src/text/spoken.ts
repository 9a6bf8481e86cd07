/**
 * Whether every word of a text that points back at a card can mean one card only (law 4): "it" with nothing spoken of,
 * or with two cards that it could be, is no text, nor is one that does to a card what cannot be done to it where it
 * lies. Asked of a text that has been read; what such a word then means is for `effects/` to know, which takes the card
 * that was spoken of last.
 */
import {
  ANY_CARD,
  aboutThis,
  describes,
  hasLeft,
  isMany,
  isOne,
  ofReplaced,
  oneOf,
  type Spoken,
  saysThis,
  speaksOf,
  thatOf,
  twoCards,
} from "./about.ts";
import { isHeld } from "./described.ts";
import { ABSENT, type Fault, Found, MANY, MISCALLED, NOTHING, UNCLEAR } from "./faults.ts";
import { type Deed, deedOf, misplaced, needsField, SAID_OF_IT, TAKING_AWAY } from "./fitting.ts";
import { measuredBy } from "./measuring.ts";
import { isCalled, type Nouns } from "./nouns.ts";
import { onlyOnField } from "./sense.ts";
import { isChange, subjectOf } from "./statements.ts";
import type { Action, ActionOf, Cards, Condition, Description, Effect, Trigger } from "./tree.ts";

/** What is wrong with the words of a text that point at cards; undefined where nothing is. */
export function unclear(effect: Effect, nouns: Nouns): Fault | undefined {
  try {
    new Walk(effect, nouns).all();
    return undefined;
  } catch (error) {
    if (error instanceof Found) return error.fault;
    throw error;
  }
}

/** A text with the phrase itself wherever a word that points back means no card that was chosen. */
export function saidAgain(effect: Effect): Effect {
  const walk = new Walk(effect, new Map());
  walk.all();
  const { meant } = walk;
  const said = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (meant.has(node)) return meant.get(node);
    if (Array.isArray(node)) return node.map(said);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, said(value)]));
  };
  return meant.size === 0 ? effect : (said(effect) as Effect);
}

class Walk {
  /** Words that point back, with the phrase that they stand for. */
  readonly meant = new Map<object, Cards>();
  private readonly effect: Effect;
  private readonly nouns: Nouns;
  /** Whether the text only holds, so that what it says of all such cards goes on to be said of all such cards. */
  private readonly standing: boolean;
  /** The cards of the sentence that spoke of cards last, and which sentence that was. */
  private known: Spoken[] = [];
  private knownIn = -1;
  private sentence = 0;
  /** What sets off the part that is looked at. */
  private trigger: Trigger | undefined;
  /** What "it" means before any card was spoken of. */
  private first: Spoken | undefined;
  /** What set the text off speaks of two cards: which of them "it" is, is clear only of what goes on to be said of it. */
  private two = false;
  /** The card that a cost spoke of last. */
  private paid: Spoken | undefined;

  constructor(effect: Effect, nouns: Nouns) {
    this.effect = effect;
    this.nouns = nouns;
    const { kind, trigger } = effect;
    this.standing = kind === "continuous" || kind === "equip" || (kind === "passive" && !trigger);
  }

  all(): void {
    const { trigger, kind, condition, cost, offer, act, worksIn } = this.effect;
    const here = { many: false, field: worksIn === undefined };
    if (trigger) this.begin(trigger);
    else if (kind === "equip" || kind === "counter" || worksIn !== undefined || aboutThis(condition))
      this.first = here;
    // "this card cannot be destroyed while it is tapped": the condition may stand behind what it is of
    else if (condition?.if === "is" && condition.what === "it" && saysThis(act)) this.first = here;
    if (condition) this.condition(condition);
    for (const part of cost ?? []) this.action(part);
    this.paid = cost && this.known.at(-1);
    if (cost) this.sentence++;
    if (offer) this.action(offer);
    if (offer) this.sentence++;
    this.action(act);
  }

  /** A trigger speaks of a card, of two, or of none. */
  private begin(trigger: Trigger): void {
    this.trigger = trigger;
    this.first = speaksOf(trigger);
    this.two = twoCards(trigger);
  }

  private up(spoken: Spoken): void {
    if (this.knownIn !== this.sentence) this.known = [];
    this.knownIn = this.sentence;
    this.known.push(spoken);
  }

  /**
   * Behind a cost "it" is the card paid, or the one that the trigger spoke of: only where the card paid cannot be meant,
   * as it is not on the field any more, is it the other one for sure.
   */
  private overCost(spoken: Spoken, action: Deed): boolean {
    if (this.paid !== spoken || !this.first || !describes(this.effect.trigger)) return false;
    if (!spoken.field && this.first.field && needsField(action)) return true;
    throw new Found(UNCLEAR);
  }

  /** Whether a word may call its card what it does. */
  private calls(node: object, what: Description | undefined): void {
    const noun = this.nouns.get(node);
    if (noun !== undefined && !isCalled(noun, what)) throw new Found(MISCALLED);
  }

  /** A word inside of a phrase that points back: it needs a card that is there by then. */
  private points(word: "it" | "them", node: object): void {
    const spoken = this.back(word);
    this.calls(node, spoken.what);
    if (spoken.any) throw new Found(NOTHING);
    this.overCost(spoken, "named");
  }

  /** A word that points back; gives what it means. */
  private back(word: "it" | "them", inAction?: string): Spoken {
    const many = word === "them";
    const { first } = this;
    // "it gains attack equal to that of one unit and cannot be destroyed": what is said of it goes on
    const done = SAID_OF_IT.has(inAction ?? "") ? this.known.filter((spoken) => !spoken.aside) : [];
    const known = done.length > 0 ? done : this.known;
    if (known.length === 0) {
      if (!first || many) throw new Found(NOTHING);
      if (this.two && !SAID_OF_IT.has(inAction ?? "")) throw new Found(UNCLEAR);
      return first;
    }
    const fitting = known.filter((spoken) => spoken.many === many);
    if (fitting.length === 0) throw new Found(MANY);
    // of several in one sentence only the last is taken up, and nothing says that it is the one
    if (fitting.length > 1 || fitting[0] !== known.at(-1)) throw new Found(UNCLEAR);
    return fitting[0]!;
  }

  /** The object of an action; `field`: whether it lies on the field when that has been done. */
  private object(cards: Cards, action: Deed, field = !TAKING_AWAY.has(action)): void {
    const fault = misplaced(cards, action);
    if (fault) throw new Found(fault);
    if ("ref" in cards && (cards.ref === "it" || cards.ref === "them")) {
      const spoken = this.back(cards.ref, action);
      this.calls(cards, spoken.what);
      if (this.overCost(spoken, action)) {
        this.meant.set(cards, { ref: "trigger" });
        this.up({ many: false, field });
        return;
      }
      if (!spoken.field && !cards.from && needsField(action)) throw new Found(ABSENT);
      const phrase = spoken.again ?? spoken.any;
      if (phrase) this.meant.set(cards, phrase);
      delete spoken.any;
      spoken.field = field;
      return;
    }
    if ("ref" in cards) this.named(cards, action);
    if ("both" in cards) this.both(cards.both);
    else if ("count" in cards) this.parts(cards.what);
    const lasts = this.standing && ("ref" in cards || ("count" in cards && cards.count === "all"));
    const what = "count" in cards ? { what: cards.what } : {};
    this.up({ many: isMany(cards), field, ...what, ...(lasts && { again: cards }) });
  }

  /** "This card", "that unit": it has to be what it is called, and there by then. */
  private named(cards: Extract<Cards, { ref: unknown }>, action: Deed): void {
    const { trigger } = this;
    if (cards.ref === "trigger" && !trigger && !this.first) throw new Found(NOTHING);
    if (cards.ref === "trigger" && trigger) this.calls(cards, thatOf(trigger));
    if (!cards.from && hasLeft(cards.ref, trigger) && needsField(action)) throw new Found(ABSENT);
  }

  /** Two together: what is said of the second may point at the first, as in "one unit and all spells equipped to it". */
  private both(parts: readonly Cards[]): void {
    const { known, knownIn } = this;
    for (const part of parts) {
      if ("ref" in part && (part.ref === "it" || part.ref === "them")) this.back(part.ref);
      if ("count" in part) {
        this.parts(part.what);
        this.known = [{ many: isMany(part), field: true, what: part.what }];
        this.knownIn = this.sentence;
      }
    }
    this.known = known;
    this.knownIn = knownIn;
  }

  /** Words inside of a phrase or a number that point: "its owner", "the same type as it", "equal to its rank". */
  private parts(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (value === "owner" || value === "its") {
        if (WHOSE.has(key)) this.points("it", node);
      } else if ((value === "it" || value === "them") && POINTING.has(key)) this.points(value, node);
      else if (value === "trigger" && this.trigger) this.calls(node, thatOf(this.trigger));
      else this.parts(value);
    }
  }

  private condition(c: Condition): void {
    if (c.if === "is") {
      if (c.what === "it" || c.what === "them") {
        const spoken = this.back(c.what, "lasting");
        this.calls(c, spoken.what);
        spoken.what = { ...spoken.what, ...c.fits }; // "if it is a spell, discard that spell"
      }
      // "if this card is tapped, it gains ...": there "it" is this card
      else if (this.known.length === 0) this.first ??= { many: false, field: true };
      this.parts(c.fits);
      return;
    }
    this.parts(c);
    // "as long as you control exactly one unit, that unit ...": whichever it is
    if (
      this.standing &&
      c.if === "count" &&
      !c.have &&
      c.how === "exactly" &&
      c.n > 0 &&
      !isHeld(c.what.zone)
    )
      this.up({ many: c.n > 1, field: true, what: c.what, again: { count: "all", what: c.what } });
    const phrase = oneOf(c);
    if (!phrase || aboutThis(c)) return;
    // with a card spoken of before, "it" is that card or one such as the condition asks for
    if (this.known.length === 0 && this.first) this.two = true;
    else if (!this.standing) this.up({ many: false, field: true, what: phrase.what, any: phrase });
  }

  private action(a: Action): void {
    const named = "who" in a && (a.who === "owner" || a.who === "its");
    if (named && a.do !== "unless") this.points("it", a);
    switch (a.do) {
      case "seq":
        a.of.forEach((part, i) => {
          if (i > 0 && a.joined[i - 1] === "sentence") this.sentence++;
          this.action(part);
        });
        return;
      case "may":
        this.action(a.what);
        return;
      case "ifDo":
        this.action(a.first);
        this.sentence++;
        this.branches(a.then, a.otherwise);
        return;
      case "if":
        this.condition(a.cond);
        this.branches(a.then, a.otherwise);
        return;
      case "unless":
        this.action(a.act);
        if (named) this.points("it", a);
        this.action(a.pay);
        return;
      case "choose":
        this.choice(a.of);
        return;
      case "flip":
        this.choice([a.then, ...(a.otherwise ? [a.otherwise] : [])]);
        return;
      case "roll":
        this.choice([...a.of.map(({ then }) => then), ...(a.otherwise ? [a.otherwise] : [])]);
        return;
      case "forEach":
        this.object({ count: "all", what: a.each }, "named");
        this.known = [{ many: false, field: true }];
        this.action(a.act);
        return;
      case "pick":
        this.object(a.what, "named", liesOnField(a.what));
        this.sentence++;
        this.action(a.act);
        return;
      case "later":
        if (isIt(a.when)) this.object(a.when.what, "named");
        this.inside(speaksOf(a.when), a.when, a.act);
        return;
      case "instead":
        this.inside(ofReplaced(a.of), undefined, a.act);
        return;
      default:
        this.deed(a);
        this.measures(a);
    }
  }

  /** The card that a number was taken from is spoken of too, though what is done by that number is so last. */
  private measures(a: Action): void {
    for (const { what } of measuredBy(a)) {
      this.up({ many: false, field: true, what, aside: true });
      this.known.unshift(this.known.pop()!);
    }
  }

  /** What is done at another time: a card that is spoken of there comes before those of the text around it. */
  private inside(first: Spoken | undefined, trigger: Trigger | undefined, act: Action): void {
    if (!first) {
      this.action(act);
      return;
    }
    const { known, knownIn, first: outer, two, trigger: outerTrigger } = this;
    this.known = [];
    this.first = first;
    this.two = trigger !== undefined && twoCards(trigger);
    this.trigger = trigger;
    this.action(act);
    Object.assign(this, { known, knownIn, first: outer, two, trigger: outerTrigger });
  }

  /** The one or the other: what is said otherwise does not speak of what the first part would have. */
  private branches(then: Action, otherwise: Action | undefined): void {
    const { known, knownIn } = this;
    const before = known.map((spoken) => ({ ...spoken }));
    this.action(then);
    if (!otherwise) return;
    Object.assign(this, { known: before, knownIn });
    this.action(otherwise);
  }

  /** One of several parts is done: behind them no card of a part is the one spoken of. */
  private choice(parts: readonly Action[]): void {
    const { known, knownIn } = this;
    let spoke = false;
    for (const part of parts) {
      this.known = known;
      this.knownIn = knownIn;
      this.sentence++;
      this.action(part);
      spoke ||= this.known !== known;
    }
    if (!spoke) return;
    this.known = [
      { many: false, field: true },
      { many: false, field: true },
    ];
  }

  private deed(a: Exclude<Action, { do: "seq" | "may" }>): void {
    switch (a.do) {
      case "draw":
      case "mill":
        this.parts(a.n);
        this.up({ many: a.n !== 1, field: false, what: ANY_CARD });
        return;
      case "look":
        if ("what" in a) this.object(a.what, a.do);
        else this.up({ many: !isOne(a.zone), field: false, what: ANY_CARD });
        return;
      case "reveal":
        if ("zone" in a.what) this.up({ many: !isOne(a.what.zone), field: false, what: ANY_CARD });
        else this.object(a.what, a.do);
        return;
      case "lasting":
        this.statement(a);
        return;
      case "move":
      case "recover":
        this.object(a.what, a.do, false);
        return;
      case "play":
      case "enter":
        this.object(a.what, a.do, true);
        return;
      case "search":
        this.object(a.what, a.do, a.to === "played");
        if (a.to === "under") this.parts(a.under);
        return;
      case "place":
        this.object(a.what, a.do, false);
        this.parts(a.under);
        return;
      case "equip":
        this.object(a.to, a.do);
        return;
      case "levelUp":
        this.object(a.what, a.do);
        this.parts(a.with);
        return;
      case "copy":
      case "activate":
        this.object(a.of, a.do);
        return;
      case "counter":
      case "redirect":
        this.parts(a.of);
        if (a.do === "redirect" && typeof a.to === "object") this.object(a.to, a.do);
        return;
      case "swapControl":
        this.object(a.a, a.do);
        this.object(a.b, a.do);
        // "those units": both
        if ("count" in a.a && "count" in a.b) this.known = [{ many: true, field: true }];
        return;
      case "exchangeStat":
      case "swapCards":
        this.object(a.a, a.do);
        if (a.do !== "exchangeStat" || !("ref" in a.b && a.b.ref === "them")) this.object(a.b, a.do);
        return;
      case "attach":
        this.object(a.what, a.do);
        this.object(a.to, a.do);
        return;
      default:
        if ("zone" in a) this.parts(a.zone);
        if ("what" in a && typeof a.what === "object") this.object(a.what, a.do);
        if ("n" in a) this.parts(a.n);
    }
  }

  private statement({ what: said, for: term }: ActionOf<"lasting">): void {
    const cards = subjectOf(said);
    // "it gains attack equal to its defense": of the card that changes, unless another was spoken of before
    const value = said.is === "bonus" ? said.by : said.is === "set" ? [said.to] : undefined;
    if (value && cards && "ref" in cards && this.known.length > 0) this.parts(value);
    if (cards) this.object(cards, deedOf(said));
    if (isChange(said)) return;
    // a ban on all such cards for a time holds for those that come later too, and so does what is said of them next
    if (cards && "count" in cards && cards.count === "all" && term !== undefined)
      this.known.at(-1)!.again = cards;
    for (const [key, value] of Object.entries(said))
      if (value !== cards && typeof value === "object") this.parts({ [key]: value as unknown });
  }
}

/** Where a tree has a word that points at a card. */
const POINTING: ReadonlySet<string> = new Set(["ref", "of", "as", "from", "equippedTo", "what"]);
const WHOSE: ReadonlySet<string> = new Set(["who", "whose", "chosenBy"]);

/** Whether a trigger waits for what happens to a card that was spoken of before: "whenever it attacks this turn". */
const isIt = (t: Trigger): t is Extract<Trigger, { what: Cards }> & { what: { ref: "it" } } =>
  "what" in t && t.what !== undefined && "ref" in t.what && t.what.ref === "it";
/** Whether all cards of a phrase lie on the field. */
const liesOnField = (cards: Cards): boolean =>
  "both" in cards ? cards.both.every(liesOnField) : !("count" in cards) || onlyOnField(cards);
