/** Random trees of what is done, to which cards and when, out of the nodes of the language in the words of one game. */
import type { Dice } from "../../fuzz/dice.ts";
import type { Lexicon } from "../kit.ts";
import { every, further, reckoned, unlessPaid } from "./seldom.ts";
import { shaped } from "./shapes.ts";

export type Node = Readonly<Record<string, unknown>>;
const HOWS = ["exactly", "atLeast", "atMost", "moreThan", "lessThan"];

/** Makes trees; what it has spoken of already it may speak of again. */
export class TreeMaker {
  protected readonly dice: Dice;
  protected readonly words: Lexicon;
  /** Whether a card was brought up that "it" can mean; whether several. */
  protected it: "none" | "one" | "several" = "none";
  protected did = false;
  /** What else cards are called that a trigger brought up. */
  protected roles: readonly string[] = [];

  constructor(dice: Dice, words: Lexicon) {
    this.dice = dice;
    this.words = words;
  }

  action(depth: number): Node {
    const { dice } = this;
    if (depth > 0 && dice.once(3)) return this.compound(depth);
    const made = this.simple();
    this.did = true;
    return made;
  }

  private compound(depth: number): Node {
    const { dice } = this;
    switch (dice.below(11)) {
      case 0:
        return { do: "may", who: this.decider(), what: this.action(depth - 1) };
      case 1: {
        const before = this.it;
        const of = Array.from({ length: dice.from(2, 3) }, () => {
          this.it = before;
          return this.action(depth - 1);
        });
        this.it = "none";
        return { do: "choose", who: this.decider(), of };
      }
      case 2:
        return this.branch(depth);
      case 3:
        return unlessPaid({ ...this.verbed() }, dice, this.words);
      case 4: {
        const then = this.action(depth - 1);
        return dice.once(2) ? { do: "flip", then } : { do: "flip", then, otherwise: this.action(depth - 1) };
      }
      case 5:
        return this.later();
      case 6:
      case 7:
        return shaped({
          ...{ dice, words: this.words },
          ...{ action: () => this.action(0), verbed: () => this.verbed(), who: () => this.who() },
        });
      default: {
        const of: Node[] = [];
        for (let n = dice.from(2, 3); n > 0; n--)
          of.push(this.did && dice.once(4) ? this.branch(depth) : this.action(depth - 1));
        return { do: "seq", of };
      }
    }
  }

  /** What happens at a moment to come, or when something happens. */
  private later(): Node {
    const { dice, words } = this;
    const { it } = this;
    if (words.moments.length === 0) return this.action(0);
    const moment: Node = dice.once(2) ? dice.pick(words.moments) : this.awaited();
    const made = { do: "later", ...moment, what: this.action(0) };
    this.it = it;
    return made;
  }
  private awaited(): Node {
    const { dice, words } = this;
    const on = dice.pick(words.triggers)(dice, () => this.waited());
    if ("what" in on) this.it = "one";
    const once = dice.once(2);
    const term = dice.once(2) ? "thisTurn" : dice.pick(words.durations);
    return { on, ...(once ? { once } : {}), ...(once && dice.once(3) ? {} : { for: term }) };
  }

  private branch(depth: number): Node {
    const { dice } = this;
    const cond = this.did && !dice.once(3) ? { if: "did" } : this.condition(1);
    const then = this.action(depth - 1);
    return dice.once(3)
      ? { do: "if", cond, then, otherwise: this.action(depth - 1) }
      : { do: "if", cond, then };
  }

  private simple(): Node {
    const { dice, words } = this;
    switch (dice.below(12)) {
      case 0:
        return { do: "draw", who: this.who(), n: this.amount() };
      case 1:
        return this.discard();
      case 2:
        return { do: "mill", who: this.who(), n: this.amount() };
      case 3:
        return this.moved();
      case 4:
        return { ...dice.pick(words.points), who: this.who(), n: this.amount() };
      case 5:
        return this.finding();
      case 6:
        return dice.pick(words.plain)(dice, () => this.amount());
      case 7:
      case 8:
        return this.lasting(dice.pick(words.durations));
      default:
        return this.verbed();
    }
  }

  protected lasting(term: string): Node {
    return { do: "lasting", what: this.statement(false), for: term };
  }

  /** Something done to cards. */
  private verbed(): Node {
    const { dice, words } = this;
    const verb = dice.pick(words.verbs);
    const place = dice.pick(verb.places);
    const nouns = (words.places[place] ?? []).filter((noun) => verb.nouns.includes(noun) || noun === "card");
    const { amount } = verb;
    const n = amount ? { n: amount === 1 ? this.amount() : amount * dice.from(1, 3) } : {};
    return { ...verb.node, what: this.cards(place, false, nouns), ...n };
  }

  /** By you, or by your opponent, who chooses it. */
  private moved(): Node {
    const { dice, words } = this;
    const what = this.cards(this.place());
    // of a hand they do not see nobody would have others choose
    const zone = "count" in what ? (what.what as { zone?: { whose: string } }).zone : { whose: "you" };
    const movers = zone ? words.movers?.filter((one) => one !== "both") : words.movers;
    const who = movers && zone?.whose !== "you" && dice.once(4) ? { who: dice.pick(movers) } : {};
    const made = { do: "move", ...who, what, to: dice.pick(words.moves) };
    if (!("who" in who) || who.who !== "both" || !("count" in what)) return made;
    // each of their own, so that whose they are need not be said
    const { side: _, ...described } = what.what as Node;
    return { ...made, what: { ...what, what: described } };
  }

  /** Mostly out of the hand of whoever discards. */
  private discard(): Node {
    const { dice, words } = this;
    const who = this.who();
    const what = this.cards("hand", false, words.places.hand);
    const described = what.what as Record<string, unknown> | undefined;
    if (described && !dice.once(4)) described.zone = { in: "hand", whose: words.theirs?.[who] ?? who };
    return { do: "discard", who, what };
  }

  private finding(): Node {
    const { dice, words } = this;
    switch (dice.below(5)) {
      case 0: {
        const what = this.picked("deck", words.nouns, true);
        this.it = "one";
        return { do: "search", what, to: dice.pick(words.goals) };
      }
      case 1: {
        const n = dice.from(2, 4);
        const take = this.picked("deck", words.nouns, true);
        this.it = "one";
        return { do: "dig", n, take, to: dice.pick(words.goals), rest: dice.pick(words.rests) };
      }
      case 2:
        return { do: "look", who: "you", what: { hand: "opponent" } };
      case 3: {
        this.it = "one";
        const zone = { in: "deck", whose: dice.once(3) ? "opponent" : "you", top: 1 };
        return { do: "reveal", what: { count: { exactly: 1 }, what: { noun: "card", zone } } };
      }
      default:
        return dice.once(3)
          ? { do: "shuffle", who: this.who(), pileToo: true }
          : { do: "shuffle", who: this.who() };
    }
  }

  /** One card that a trigger waits for. */
  protected waited(): Node {
    const nouns = this.words.places[""]!;
    const what = this.dice.once(2) ? this.plain(nouns) : this.description("", nouns, true);
    return this.dice.once(3) ? { ref: "this" } : { count: { exactly: 1 }, what };
  }

  /** No more than what sort of card it is and whose, so that there is mostly one. */
  private plain(nouns: readonly string[]): Node {
    const { dice } = this;
    const noun = nouns.length > 0 ? dice.pick(nouns) : "card";
    return dice.once(3) ? { noun } : { noun, side: dice.once(2) ? "yours" : "opponents" };
  }
  private place(): string {
    return this.dice.pick(Object.keys(this.words.places).filter((place) => place !== "deck"));
  }

  /** Cards at a place: such as were spoken of, all of a kind, or some that are chosen. */
  cards(place: string, holding = false, nouns = this.words.places[place] ?? ["card"]): Node {
    const { dice } = this;
    if (holding && dice.once(3)) return { ref: "this" };
    if (this.roles.length > 0 && place === "" && dice.once(4)) return { ref: dice.pick(this.roles) };
    if (this.words.refs && place === "" && dice.once(16)) return { ref: dice.pick(this.words.refs) };
    if (!holding && this.it !== "none" && dice.once(3)) return { ref: this.it === "one" ? "it" : "them" };
    if (!holding && place === "" && dice.once(14))
      return { both: [this.picked(place, nouns), this.picked(place, nouns)] };
    const every = (): Node => {
      const what = dice.once(3) ? this.plain(nouns) : this.description(place, nouns, true);
      return { count: "all", what };
    };
    if (holding) return dice.once(10) ? { both: [every(), every()] } : every();
    return this.picked(place, nouns);
  }

  private picked(place: string, nouns: readonly string[], bare = false): Node {
    const { dice } = this;
    const sort = dice.below(10);
    const n = dice.once(4) ? 2 : 1;
    const count =
      sort < 6 ? { exactly: n } : sort < 8 ? { upTo: dice.from(1, 3) } : bare || sort === 8 ? "all" : "any";
    const chosenBy = !bare && place === "" && dice.once(8) ? { chosenBy: "opponent" } : {};
    const made = { count, what: this.description(place, nouns, false, bare), ...chosenBy };
    this.it = typeof count === "object" && "exactly" in count && count.exactly === 1 ? "one" : "several";
    return made;
  }

  description(place: string, nouns: readonly string[], open = false, bare = false): Node {
    const { dice, words } = this;
    const what: Record<string, unknown> = { noun: nouns.length > 0 ? dice.pick(nouns) : "card" };
    if (place === "") {
      if (!dice.once(3)) what.side = dice.once(2) ? "yours" : "opponents";
    } else if (!bare)
      what.zone = {
        in: place,
        whose: place === "hand" && words.whose ? dice.pick(words.whose) : dice.once(4) ? "opponent" : "you",
      };
    if (open && dice.once(4)) what.other = true;
    if (dice.once(5)) {
      const sort = dice.pick(Object.keys(words.traits));
      what.traits = { [sort]: [dice.pick(words.traits[sort]!)] };
    }
    if (dice.once(6)) {
      const of = dice.pick(words.figures.filter((one) => place === "" || !words.onTable?.includes(one)));
      const other = { value: of, of: this.it === "one" && dice.once(2) ? "it" : "this" };
      const n = dice.once(5) ? other : dice.from(1, 4) * (words.steps?.[of] ?? 1);
      what.bounds = [{ of, how: dice.pick(n === other ? HOWS : ["atLeast", "atMost"]), n }];
    }
    if (place === "" && !words.noKeywords && dice.once(8)) what.keywords = [dice.pick(words.keywords)];
    if (place === "" && !words.noKeywords && dice.once(12)) what.lacks = dice.pick(words.keywords);
    if (!bare && (place === "" || place === "homebase") && dice.once(6)) {
      const group = dice.pick(Object.keys(words.states));
      what.is = { [group]: dice.pick(words.states[group]!) };
    }
    if (place === "" && words.did.length > 0 && dice.once(12)) what.did = { on: dice.pick(words.did) };
    if (dice.once(10) && words.more.length > 0) Object.assign(what, dice.pick(words.more));
    return further(what, place === "", nouns, dice, words);
  }

  who(): string {
    if (this.words.whos) return this.dice.pick(this.words.whos);
    const n = this.dice.below(10);
    if (n < 5) return "you";
    if (n < 7) return "opponent";
    if (n < 9 || this.it !== "one") return "both";
    return this.dice.once(2) ? "owner" : "its";
  }

  private decider(): string {
    const n = this.dice.below(8);
    return n < 5 ? "you" : n < 7 ? "opponent" : "both";
  }

  amount(): unknown {
    const { dice, words } = this;
    const n = dice.below(10);
    if (n < 6) return dice.from(1, 3);
    if (n === 6) return { each: this.description("", words.places[""]!), times: dice.from(1, 2) };
    if (n === 7 && this.it === "one") return { value: dice.pick(words.figures), of: "it" };
    if (n === 7 && words.refs) return { value: dice.pick(words.figures), of: dice.pick(words.refs) };
    if (n === 8 && this.did) return dice.once(3) ? { done: true, times: 2 } : { done: true };
    if (n === 9 && words.happenings.length > 0 && dice.once(2))
      return { happened: this.happening(), times: dice.from(1, 2) };
    if (n === 9) return reckoned(this.description("", words.places[""]!), this.decider(), dice, words);
    return 1;
  }

  /** What a text asks of the turn so far. */
  private happening(): Node {
    const { dice, words } = this;
    const described = (): Node => ({ count: { exactly: 1 }, what: this.description("", words.places[""]!) });
    return dice.pick(words.happenings)(dice, described);
  }

  condition(depth: number): Node {
    const { dice, words } = this;
    const n = dice.from(0, 3);
    const how = dice.pick(HOWS);
    if (dice.once(12)) return every(dice, words);
    switch (dice.below(depth > 0 ? 9 : 7)) {
      case 0:
      case 1:
        return { if: "count", what: this.description("", words.places[""]!), how: dice.pick(HOWS), n };
      case 2:
        return { if: "hand", who: dice.pick(["you", "you", "opponent", "both"]), how, n };
      case 3:
        return {
          if: "outnumber",
          what: this.description("", words.places[""]!),
          who: dice.once(2) ? "you" : "opponent",
        };
      case 4:
      case 5:
        if (this.it === "one" && dice.once(2)) return this.isIt();
        return dice.pick(words.conditions)(dice);
      case 6:
        if (words.happenings.length === 0) return this.condition(depth);
        return { if: "happened", happened: this.happening(), how: "atLeast", n: dice.from(1, 2) };
      case 7:
        return { if: "not", what: this.condition(0) };
      default:
        return { if: dice.once(2) ? "and" : "or", of: [this.condition(0), this.condition(0)] };
    }
  }

  /** What a card that was spoken of is; sometimes it is called something besides. */
  private isIt(): Node {
    const { dice, words } = this;
    const fits = dice.once(3) ? this.description("", words.nouns) : { noun: dice.pick(words.nouns) };
    const called = words.calls && dice.once(2) ? { noun: dice.pick(words.nouns) } : undefined;
    return { if: "is", what: called ? { ref: "it", fits: called } : "it", fits };
  }

  protected statement(open: boolean): Node {
    const { dice } = this;
    return dice.pick(this.words.statements)(
      dice,
      () => this.cards("", open),
      () => this.amount(),
    );
  }
}
