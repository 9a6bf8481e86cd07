/**
 * What "it", "that unit", "they" and "its owner" mean: the card, or the player, that the text spoke of before. Where
 * there is none, or where two are as near, the text is unclear, and that is told in `unclear`.
 */
import type { Words } from "@tefuda/kernel";
import { type AskedFor, askedFor, didsOf } from "@tefuda/language/phrases/asked-for";
import type { Condition, Description, Doing, Reference, Spoken, Text, Trigger, Who } from "../tree.ts";
import { couldBe, either, nameOf, nothing, PLAYERS } from "./called.ts";
import { leadOf, type Named, named, triggerLead } from "./lead.ts";
import { asCalled, type Bag, counted, goesOn, isBag, isOfTheField, nounOf, valued } from "./pieces.ts";
import { UNCLEAR } from "./says.ts";
import { vocabulary } from "./words.ts";

/** A word of a text that could mean several things, or nothing. */
export interface Unclear {
  word: "it" | "that" | "them" | "they" | "others" | "its" | "way" | "do";
  says: Words;
}

/** Actions whose cards do not lie on the battlefield afterwards. */
const taking = ["discard", "mill", "draw", "drawUntil", "destroy", "move", "search", "lay"];
const leaves = (act: string | undefined): boolean => taking.includes(act ?? "");
/** Actions that do something only to what lies there. */
const onField = ["lasting", "damage", "heal", "destroy"];

const DIDS = didsOf(vocabulary.triggers.past!);

/** What each way of doing something is an action of. */
const DOINGS: Readonly<Record<Doing, readonly string[]>> = {
  discarded: ["discard", "mill"],
  destroyed: ["destroy"],
  drawn: ["draw", "drawUntil"],
  healed: ["heal"],
  revealed: ["reveal", "look", "search", "turnUp"],
  moved: ["move"],
  deployed: ["deploy", "search"],
  lost: ["points"],
};

/** A text with each "it" and "that unit" put as the card that is meant. */
/** @param gear whether it stands on Equipment: there "that unit" is its bearer, where no other was spoken of */
export const resolved = (text: Text, gear = false): Text => read(text, gear).tree;

/** What in a text is unclear, if anything is. */
export const unclearIn = (text: Text): Unclear | undefined => read(text).unclear;

function read(text: Text, gear = false): { tree: Text; unclear?: Unclear } {
  const reading = new Reading(text, gear);
  const tree = reading.whole();
  return { tree, ...(reading.unclear && { unclear: reading.unclear }) };
}

class Reading {
  unclear: Unclear | undefined;
  private readonly text: Text;
  /** What the beginning and conditions spoke of. */
  private lead: Named[] = [];
  /** What was spoken of since, the last at the end. */
  private named: Named[] = [];
  private players: Who[] = [];
  /** The cards that a condition asked for. */
  private asked: AskedFor | undefined;
  /** The action that was done last. */
  private last: string | undefined;
  /** The player of the card that the beginning speaks of, where it speaks of no player itself. */
  private implied: Who[] = [];

  private readonly gear: boolean;

  constructor(text: Text, gear: boolean) {
    this.text = text;
    this.gear = gear;
  }

  private begin(): void {
    const { cards, players } = leadOf(this.text);
    this.lead = cards;
    const others = players.filter((who) => who !== "you");
    this.players = others.filter((who) => who !== "its");
    this.implied = others.filter((who) => who === "its");
  }

  whole(): Text {
    const { text } = this;
    if (text.kind !== "when" && text.kind !== "instead") this.begin();
    switch (text.kind) {
      case "direct":
        return text;
      case "always":
        return { ...text, ...(text.if && { if: this.condition(text.if) }), what: this.walk(text.what) };
      case "deploying":
        return {
          ...text,
          ...(text.only && { only: this.condition(text.only) }),
          ...(typeof text.free === "object" && { free: this.condition(text.free) }),
        };
      case "instead":
      case "when": {
        const on = this.walk(text.on, { inside: true });
        this.begin();
        const cond = text.if && this.condition(text.if);
        return { ...text, on, ...(cond && { if: cond }), do: this.walk(text.do) };
      }
      case "use": {
        const cond = text.if && this.condition(text.if);
        const cost = text.cost && this.walk(text.cost);
        for (const card of this.named) card.weak = true;
        return { ...text, ...(cost && { cost }), ...(cond && { if: cond }), do: this.walk(text.do) };
      }
      case "effect": {
        const cond = text.if && this.condition(text.if);
        return { ...text, ...(cond && { if: cond }), do: this.walk(text.do) };
      }
    }
  }

  /** Of the players that a condition of the whole text speaks of nobody keeps in mind for whom it was so. */
  private condition(cond: Condition): Condition {
    const { players } = this;
    const walked = this.walk(cond);
    this.players = players;
    return walked;
  }

  private tell(word: Unclear["word"], says: Words): void {
    this.unclear ??= { word, says };
  }

  /**
   * A part of the text.
   * @param act the action that it is part of
   * @param who the player of whom that is said, whom "they" means there
   * @param inside whether it only describes cards
   */
  private walk<T>(value: T, at: { act?: string; who?: Who; inside?: boolean } = {}): T {
    if (Array.isArray(value)) return this.row(value, at) as T;
    if (!isBag(value)) return value;
    // whose cards go where they go is asked of the cards themselves
    const { mine: _, ...said } = value;
    const bag = this.others(said);
    if (typeof bag.ref === "string") {
      const one = this.oneAskedFor(bag as unknown as Spoken);
      if (one) {
        // what is said of it speaks of no card that is asked for, as it would of itself
        const { asked } = this;
        this.asked = undefined;
        const walked = this.walk(one, at);
        this.asked = asked;
        return walked as T;
      }
      const called = asCalled(bag as unknown as Spoken);
      const meant = this.refer(called, at);
      // what is unclear stays as it was said
      return (meant === called ? bag : meant) as T;
    }
    if (bag.if === "is" && typeof bag.what === "string") {
      const walked = this.walk<Bag>({ ...bag, what: { ref: bag.what } }, at);
      const what = walked.what as Spoken;
      return { ...walked, what: what.fits ? what : what.ref } as T;
    }
    if ("value" in bag && typeof bag.of === "string")
      return { ...bag, of: this.refer({ ref: valued(bag.of) }, { ...at, inside: true }).ref } as T;
    if (bag.do === "choose") {
      this.player(bag, at.who);
      return { ...bag, of: this.ways(bag.of as unknown[], { ...at, who: bag.who as Who }) } as T;
    }
    if (typeof bag.dealer === "object") {
      // only what the text's own card deals is dealt by its text
      const { dealer, ...dealt } = bag;
      return this.walk(
        this.refer(dealer as Spoken, { inside: true }).ref === "this" ? dealt : { ...dealt, dealer: true },
        at,
      ) as T;
    }
    if (bag.do === "attach") {
      const [what, to] = this.ways([bag.what, bag.to], { ...at, act: "attach" });
      return { ...bag, what, to } as T;
    }
    if (bag.do === "flip") {
      const [then, otherwise] = this.ways([bag.then, bag.otherwise], at);
      return { ...bag, then, ...(otherwise !== undefined && { otherwise }) } as T;
    }
    if (bag.do === "roll") {
      const faces = bag.of as { then: unknown }[];
      const ways = this.ways([...faces.map(({ then }) => then), bag.otherwise], at);
      const otherwise = ways.pop();
      const of = faces.map((one, i) => ({ ...one, then: ways[i] }));
      return { ...bag, of, ...(otherwise !== undefined && { otherwise }) } as T;
    }
    if (bag.do === "later") {
      const on = this.walk(bag.on as Trigger, { inside: true });
      const { cards, players } = triggerLead(on);
      for (const card of cards) if (card.ref === "trigger") this.named.push(card);
      this.players = [...this.players, ...players.filter((who) => who !== "you" && who !== "its")];
      return { ...bag, on, what: this.walk(bag.what, at) } as T;
    }
    if (bag.do === "if") {
      const cond = this.walk(bag.cond, at);
      const [then, otherwise] = this.ways([bag.then, bag.otherwise], at);
      return { ...bag, cond, then, ...(otherwise !== undefined && { otherwise }) } as T;
    }
    this.asked = askedFor(bag, DIDS) ?? this.asked;
    // what has happened names no card
    if (bag.if === "happened")
      return { ...bag, happened: this.walk(bag.happened, { ...at, inside: true }) } as T;
    this.player(bag, at.who);
    const act = bag.do === "search" && bag.to === "field" ? "deploy" : bag.do;
    const within = {
      ...at,
      ...(typeof act === "string" && { act }),
      ...(typeof bag.who === "string" && { who: bag.who as Who }),
      // of a card that has gone it is not known how it lay there
      ...(bag.if === "is" && isOfTheField(bag.fits as Description) && { act: "lasting" }),
    };
    if (bag.if === "did" && this.last === undefined) this.tell("do", UNCLEAR.nothingDone);
    if ("done" in bag) this.way(bag.done as true | Doing);
    const walked: Bag = {};
    const before = this.named.length;
    for (const [key, inner] of Object.entries(bag))
      walked[key] = this.walk(inner, "noun" in bag || bag.if === "is" ? { ...within, inside: true } : within);
    if (bag.if === "is") {
      const card = named(walked.what as Spoken);
      if (card.ref !== "it") this.lead.push(card);
    }
    if (at.inside) return walked as T;
    if (typeof bag.do === "string" && bag.do !== "seq" && bag.do !== "may") this.last = bag.do;
    if ("count" in bag) this.bring(counted(bag), within.act);
    if ("both" in bag)
      this.named.splice(before, Number.POSITIVE_INFINITY, { several: true, away: leaves(within.act) });
    if (bag.do === "draw" || bag.do === "mill" || bag.do === "drawUntil")
      this.bring({ what: { noun: "card" }, several: bag.n !== 1 }, bag.do);
    if (bag.do === "counter") this.bring({ ref: "played", what: bag.what as Description }, "move");
    return walked as T;
  }

  /** One after the other. What is said of chosen cards in one breath is said of the same. */
  private row(list: readonly unknown[], at: { act?: string; who?: Who; inside?: boolean }): unknown[] {
    return list.map((item, i) => (isBag(item) && goesOn(list[i - 1], item) ? item : this.walk(item, at)));
  }

  /** Of several ways one is taken: each begins from the same, and what any has spoken of may be meant behind. */
  private ways(ways: readonly unknown[], at: { act?: string; who?: Who }): unknown[] {
    const { named: cards, players } = this;
    const after: Named[] = [];
    const named: Who[] = [];
    const walked = ways.map((way) => {
      const before = cards.map((card) => ({ ...card }));
      // what another way spoke of, and lies there where that is not taken
      const others = after.filter(({ ref }) => ref === "this" || ref === "bearer");
      this.named = [
        ...before,
        ...others.map((card) => ({ ...card, away: false, weak: true, elsewhere: true })),
      ];
      this.players = [...players];
      const one = this.walk(way, at);
      after.push(...this.named.slice(cards.length));
      named.push(...this.players.slice(players.length));
      // it lies on the battlefield if any way leaves it there
      for (const [i, card] of cards.entries()) card.away &&= before[i]!.away;
      return one;
    });
    this.named = [...cards, ...after];
    this.players = [...players, ...named];
    return walked;
  }

  private bring(card: Named, act: string | undefined): void {
    const elsewhere = card.what?.zone !== undefined && card.what.zone.in !== "field";
    this.named.push({ ...card, away: leaves(act) || (elsewhere && act !== "deploy" && act !== "attach") });
  }

  /** What may be meant: where there is anything else, neither the text's own card nor what was paid. */
  private candidates(several: boolean, fits: (card: Named) => boolean): Named[] {
    const there = [...this.lead, ...this.named].filter(
      (card) => (card.several ?? false) === several && fits(card),
    );
    const strong = there.filter((card) => !card.weak);
    const found = strong.length > 0 ? strong : there;
    return found.filter((card, i) => !card.ref || found.findIndex((other) => other.ref === card.ref) === i);
  }

  /** "If an enemy Vehicle attacked this turn, damage it": where no card was spoken of, one of those that were asked for. */
  private oneAskedFor(spoken: Spoken): Bag | undefined {
    const { ref, fits } = asCalled(spoken) as { ref: string; fits?: Description };
    if ((ref !== "it" && ref !== "that") || this.asked?.n !== 1) return undefined;
    const what = this.asked.what as Description;
    const isFree = this.lead.length + this.named.length === 0;
    return isFree && couldBe(what, fits) ? { count: { exactly: 1 }, what } : undefined;
  }

  private refer(spoken: Spoken, at: { act?: string; inside?: boolean }): Spoken {
    const { fits } = spoken;
    const ref = spoken.ref as Reference | "that";
    if (ref !== "it" && ref !== "them" && ref !== "that") {
      if (!at.inside) this.bring(named(spoken), at.act);
      return spoken;
    }
    const several = ref === "them";
    const word = fits && ref !== "them" ? "that" : ref;
    const lies = onField.includes(at.act ?? "");
    const found = this.candidates(
      several,
      (card) =>
        !(lies && card.away) &&
        !(ref === "that" && (card.ref === "this" || card.ref === "bearer")) &&
        couldBe(card.what, fits),
    );
    if (found.length === 0 && ref === "that" && this.gear) {
      const bearer: Spoken = { ref: "bearer", ...(fits?.traits && { fits }) };
      if (!at.inside) this.bring(named(bearer), at.act);
      return bearer;
    }
    if (found.length !== 1) {
      this.tell(word, found.length === 0 ? nothing(word, fits, lies) : either(word, found));
      return spoken;
    }
    const [card] = found as [Named];
    const last = this.named.at(-1);
    const isLast =
      last && !card.elsewhere && (card === last || (card.ref !== undefined && card.ref === last.ref));
    // what only holds chooses nothing, so there the card itself is meant
    if (isLast && this.text.kind !== "always") {
      if (!at.inside) last.away = leaves(at.act);
      return { ref: several ? "them" : "it", ...(fits && { fits }) };
    }
    if (!card.ref || several) {
      this.tell(word, either(word, last && !isLast ? [card, last] : [card]));
      return spoken;
    }
    const said = ref === "that" ? fits : (fits ?? nounOf(card));
    // whatever bears Equipment is a unit
    const called = card.ref === "bearer" && said && !said.traits ? undefined : said;
    if (!at.inside) this.bring(card, at.act);
    return { ref: card.ref, ...(called && { fits: called }) };
  }

  /** What was done this way is what was done last. */
  private way(done: true | Doing): void {
    const { last } = this;
    if (last === undefined || (done !== true && !DOINGS[done].includes(last)))
      this.tell("way", UNCLEAR.notDone(done));
  }

  /** Players that a node speaks of, and those that it means by a card or a player spoken of before. */
  private player(bag: Bag, whose: Who | undefined): void {
    for (const key of ["who", "whose", "chosenBy", "hand"]) {
      const who = bag[key] as Who;
      if (typeof who !== "string" || who === "you") continue;
      if (who === "owner" || who === "its") this.owner(who);
      if (who !== "they") this.players = [...this.players, who];
      else if (whose === undefined || whose === "you") this.they();
    }
  }
  /** "Each other player": than the one spoken of before; than you, where nobody was. */
  private others(bag: Bag): Bag {
    const [key] = ["who", "whose", "chosenBy", "hand"].filter((one) => bag[one] === "others");
    if (key === undefined) return bag;
    const found = this.spokenOf();
    if (found.length === 0) return { ...bag, [key]: "opponents" };
    if (found.length > 1) this.tell("others", UNCLEAR.others(found.map((who) => PLAYERS[who])));
    return bag;
  }
  /** The players who may be meant by "they". */
  private spokenOf(): Who[] {
    return [...new Set(this.players.length > 0 ? this.players : this.implied)];
  }
  private they(): void {
    const found = this.spokenOf();
    if (found.length === 0) this.tell("they", UNCLEAR.noPlayer);
    if (found.length > 1) this.tell("they", UNCLEAR.players(found.map((who) => PLAYERS[who])));
  }
  private owner(who: "owner" | "its"): void {
    const found = this.candidates(false, () => true);
    const of = who === "owner" ? "owner" : "player";
    if (found.length === 0) this.tell("its", UNCLEAR.noOwner(of));
    if (found.length > 1) this.tell("its", UNCLEAR.owners(of, found.map(nameOf)));
  }
}
