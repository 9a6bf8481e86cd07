/** Random trees out of the nodes of the language, in the words of one game. */
import type { Dice } from "../../fuzz/dice.ts";
import type { Lexicon } from "../kit.ts";
import { every, further, paidWith, reckoned, unlessPaid } from "./seldom.ts";

type Node = Readonly<Record<string, unknown>>;
const HOWS = ["exactly", "atLeast", "atMost", "moreThan", "lessThan"];

/** Makes trees; what it has spoken of already it may speak of again. */
export class TreeMaker {
  private readonly dice: Dice;
  private readonly words: Lexicon;
  /** Whether a card was brought up that "it" can mean; whether several. */
  private it: "none" | "one" | "several" = "none";
  private did = false;
  /** What else cards are called that a trigger brought up. */
  private roles: readonly string[] = [];

  constructor(dice: Dice, words: Lexicon) {
    this.dice = dice;
    this.words = words;
  }

  effect(): Node {
    this.it = "none";
    this.did = false;
    const text: Record<string, unknown> = { kind: "effect", do: this.action(2) };
    if (this.dice.once(12)) text.if = this.condition(1);
    return text;
  }
  always(): Node {
    this.it = "none";
    const text: Record<string, unknown> = {
      kind: "always",
      ...this.words.always,
      what: [this.statement(true)],
    };
    if (this.dice.once(3)) text.if = this.condition(1);
    return text;
  }
  use(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const costs = words.costs!;
    const one = (): Node => dice.pick(costs)(dice, (place) => this.cost(place));
    const cost = [one()];
    if (dice.once(2)) cost.push(one());
    this.it = "none";
    const text: Record<string, unknown> = { kind: "use", cost, do: this.action(1) };
    if (dice.once(8)) text.if = this.condition(1);
    if (dice.once(6)) text.times = "turn";
    return text;
  }
  private cost(place: string): Node {
    const nouns = this.words.places[place]!;
    return paidWith(() => this.description(place, nouns, place === ""), place, this.dice);
  }
  when(): Node {
    const { dice } = this;
    this.it = "none";
    this.did = false;
    const on = dice.pick(this.words.triggers)(dice, () => this.waited());
    if ("what" in on) this.it = "one";
    this.roles = this.words.roles?.[on.on as string] ?? [];
    const mode = this.words.modes && dice.pick(this.words.modes);
    const text: Record<string, unknown> = { kind: "when", ...(mode ? { mode } : {}), on, do: this.action(1) };
    this.roles = [];
    if (dice.once(6)) text.if = this.condition(1);
    if (dice.once(10)) text.times = "turn";
    return text;
  }

  /** It waits for what happens to its own card, by an icon. */
  icon(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const text = { kind: "icon", icon: dice.pick(words.icons!), do: this.action(1) };
    return dice.once(6) ? { ...text, if: this.condition(1) } : text;
  }

  instead(): Node {
    const { dice, words } = this;
    this.it = "none";
    this.did = false;
    const on = dice.pick(words.insteads!)(dice, () => this.waited());
    if ("what" in on) this.it = "one";
    const act = this.action(0);
    const text = { kind: "instead", on, do: dice.once(3) ? { do: "may", who: "you", what: act } : act };
    return dice.once(6) ? { ...text, if: this.condition(1) } : text;
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
    switch (dice.below(9)) {
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
    return { on, ...(once ? { once } : {}), ...(once && dice.once(3) ? {} : { for: "thisTurn" }) };
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
        return { do: "lasting", what: this.statement(false), for: dice.pick(words.durations) };
      default:
        return this.verbed();
    }
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
    const open = "count" in what && (what.what as { zone?: { whose: string } }).zone?.whose !== "you";
    const who = words.movers && open && dice.once(5) ? { who: dice.pick(words.movers) } : {};
    return { do: "move", ...who, what, to: dice.pick(words.moves) };
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
  private waited(): Node {
    const what = this.description("", this.words.places[""]!, true);
    return this.dice.once(3) ? { ref: "this" } : { count: { exactly: 1 }, what };
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
    if (holding) return { count: "all", what: this.description(place, nouns, true) };
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
      const n = dice.from(1, 4) * (words.steps?.[of] ?? 1);
      what.bounds = [{ of, how: dice.pick(["atLeast", "atMost"]), n }];
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
        return { if: "hand", who: dice.once(3) ? "opponent" : "you", how, n };
      case 3:
        return {
          if: "outnumber",
          what: this.description("", words.places[""]!),
          who: dice.once(2) ? "you" : "opponent",
        };
      case 4:
      case 5:
        if (this.it === "one" && dice.once(2))
          return { if: "is", what: "it", fits: { noun: dice.pick(words.nouns) } };
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

  private statement(open: boolean): Node {
    const { dice } = this;
    return dice.pick(this.words.statements)(
      dice,
      () => this.cards("", open),
      () => this.amount(),
    );
  }
}
