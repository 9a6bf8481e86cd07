/** Texts, and cards, that can never do anything that matters. */
import type { CardInfo, Words } from "@tefuda/kernel";
import type { Loaded } from "../loaded.ts";
import type { Finding } from "./finding.ts";
import { Fitting } from "./fitting.ts";
import type { Ranges } from "./ranges.ts";
import { type Bag, isBag } from "./trees.ts";
import { NOTHING, WHY } from "./words.ts";

/** Why something comes to nothing; undefined where it may come to something. */
type Dead = Words | undefined;

export function useless(loaded: Loaded, ranges: Ranges, asked: (name: string) => boolean): Finding[] {
  const { game, book, pack } = loaded;
  const { reading } = game;
  if (!reading) return [];
  const fitting = new Fitting(game, reading, pack.simulation);
  const dead = new Dying(fitting, ranges);
  return book.cards.flatMap((info): Finding[] => {
    if (!asked(info.name)) return [];
    const definition = game.byName.get(info.name)!;
    const bare = isBare(info, loaded) ? [findingOf(info, NOTHING.bare)] : [];
    const texts = reading.trees(definition).flatMap(({ tree, index }) => {
      if (index === undefined) return [];
      const why = dead.text(tree as Bag);
      return why ? [findingOf(info, why, index)] : [];
    });
    return [...bare, ...texts];
  });
}

const findingOf = ({ name }: CardInfo, why: Words, index?: number): Finding => ({
  kind: "useless",
  cards: [name],
  ...(index !== undefined && { text: index + 1 }),
  why: WHY.useless(why),
  certain: true,
});

/** Nothing stands on it, and no number of which more is better is any. */
function isBare({ texts, values, details = [] }: CardInfo, { pack: { worth } }: Loaded): boolean {
  if (!worth || texts.some(({ number }) => number !== undefined)) return false;
  const numbers = values.length > 0 ? values : details;
  return [...numbers, ...details].every(
    ({ id, value }) =>
      worth[id] !== "more" ||
      id === "copies" ||
      (String(value).match(/\d+/g) ?? []).every((n) => Number(n) === 0),
  );
}

/** Goes down a tree for what is bound to come to nothing. */
class Dying {
  private readonly fitting: Fitting;
  private readonly ranges: Ranges;

  constructor(fitting: Fitting, ranges: Ranges) {
    this.fitting = fitting;
    this.ranges = ranges;
  }

  text(tree: Bag): Dead {
    const on = tree.on ?? tree.trigger;
    const waits = isBag(on) ? on : typeof tree.on === "string" ? tree : undefined;
    const condition = tree.if ?? tree.condition;
    return (
      (waits && this.trigger(waits)) ??
      (tree.otherwise === undefined ? this.condition(condition) : undefined) ??
      this.costs(tree.cost) ??
      this.action(tree.do) ??
      this.action(tree.act) ??
      (Array.isArray(tree.what) && tree.what.length > 0
        ? all(tree.what, (one) => this.statement(one))
        : undefined)
    );
  }

  private trigger(on: Bag): Dead {
    for (const key of ["what", "whom", "target", "victim", "by", "card"])
      if (isBag(on[key]) && this.cards(on[key])) return NOTHING.trigger;
    return undefined;
  }

  private costs(cost: unknown): Dead {
    if (!Array.isArray(cost)) return undefined;
    return cost.some((part) => isBag(part) && isBag(part.what) && this.cards(part.what))
      ? NOTHING.cost
      : undefined;
  }

  private condition(cond: unknown): Dead {
    if (!isBag(cond)) return undefined;
    const { if: sort, n, how, of } = cond;
    switch (sort) {
      case "and":
        return Array.isArray(of)
          ? (of.map((one) => this.condition(one)).find((one) => one) ??
              (disagree(of.filter(isBag)) ? NOTHING.condition : undefined))
          : undefined;
      case "or":
        return Array.isArray(of) ? all(of, (one) => this.condition(one)) : undefined;
      case "is":
        return isBag(cond.fits) && this.description(cond.fits) ? NOTHING.condition : undefined;
      case "count":
        return isBag(cond.what) && typeof n === "number" && !this.canBe(cond.what, how, n)
          ? NOTHING.condition
          : undefined;
      case "points":
        return typeof n === "number" && !this.ranges.canBe(String(of), how, n)
          ? NOTHING.condition
          : undefined;
      case "hand":
        return typeof n === "number" && !this.ranges.canHold(how, n) ? NOTHING.condition : undefined;
      default:
        return undefined;
    }
  }

  /** Whether there can be so many cards of a description: where they are one's own, no more than a deck holds. */
  private canBe(what: Bag, how: unknown, n: number): boolean {
    const least = how === "moreThan" ? n + 1 : how === "atLeast" || how === "exactly" ? n : 0;
    if (least <= 0) return !(how === "atMost" && n < 0) && !(how === "lessThan" && n <= 0);
    const kinds = this.fitting.kinds(what);
    if (!kinds) return true;
    const copies = kinds.reduce((sum, { copies = Number.POSITIVE_INFINITY }) => sum + copies, 0);
    return (what.side === "yours" ? copies : 2 * copies) >= least && this.ranges.canLie(least);
  }

  private action(node: unknown): Dead {
    if (!isBag(node)) return undefined;
    const { do: act } = node;
    switch (act) {
      case "seq":
        return Array.isArray(node.of) ? all(node.of, (one, i) => this.inRow(one, i)) : undefined;
      case "choose":
        return Array.isArray(node.of) ? all(node.of, (one) => this.action(one)) : undefined;
      case "if": {
        const then = this.condition(node.cond) ?? this.action(node.then);
        return then && (node.otherwise === undefined || this.action(node.otherwise)) ? then : undefined;
      }
      case "ifDo":
        return node.otherwise === undefined ? this.action(node.first) : undefined;
      case "may":
        return this.action(node.what);
      case "lasting":
        return this.statement(node.what);
      case "later":
        return this.trigger((node.on ?? node.when ?? {}) as Bag) ?? this.action(node.what ?? node.act);
      case "dig":
        return this.cards(node.take) ?? this.amount(node.n);
      default:
        return this.amount(node.n) ?? this.cards(lyingIn(node.what, node.zone));
    }
  }
  /** Of several in a row one that hangs on an earlier one counts as that does. */
  private inRow(one: unknown, i: number): Dead {
    if (
      isBag(one) &&
      i > 0 &&
      one.do === "if" &&
      isBag(one.cond) &&
      one.cond.if === "did" &&
      one.otherwise === undefined
    )
      return NOTHING.fits;
    return this.action(one);
  }

  private statement(node: unknown): Dead {
    if (!isBag(node)) return undefined;
    const said = isBag(node.of) ? node.of : node.card;
    const subject =
      this.cards(node.who) ??
      (isBag(said) ? this.description(said) : undefined) ??
      (isBag(node.what) ? this.cards(node.what) : undefined);
    if (subject) return subject;
    if (node.is === "bonus" || typeof node.by === "number") return this.change(node.by);
    return node.is === "has" ? this.given(node) : undefined;
  }

  /** Keywords for cards all of which have them already. */
  private given({ who, keywords }: Bag): Dead {
    if (!isBag(who) || who.count !== "all" || !isBag(who.what) || !Array.isArray(keywords)) return undefined;
    const { what } = who;
    const lacking = keywords.filter((word) => typeof word === "string" && what.lacks === undefined);
    if (lacking.length !== keywords.length || keywords.length === 0) return undefined;
    return keywords.every((word) => this.fitting.kinds({ ...what, lacks: word })?.length === 0)
      ? NOTHING.given
      : undefined;
  }

  private change(by: unknown): Dead {
    if (typeof by === "number") return by === 0 ? NOTHING.amount : undefined;
    const parts = Array.isArray(by)
      ? by.map((one) => (isBag(one) ? one.by : one))
      : isBag(by) && !("times" in by)
        ? Object.values(by)
        : [by];
    return parts.length > 0 ? all(parts, (one) => this.amount(one)) : undefined;
  }

  private amount(n: unknown): Dead {
    if (n === 0) return NOTHING.amount;
    if (!isBag(n)) return undefined;
    if (n.times === 0) return NOTHING.amount;
    return isBag(n.each) ? this.description(n.each) : undefined;
  }

  private cards(cards: unknown): Dead {
    if (!isBag(cards)) return undefined;
    if (Array.isArray(cards.both)) return all(cards.both, (one) => this.cards(one));
    if (isBag(cards.count) && (cards.count.exactly === 0 || cards.count.upTo === 0)) return NOTHING.amount;
    if (isBag(cards.what)) return this.description(cards.what);
    return "noun" in cards
      ? this.description(cards)
      : isBag(cards.fits)
        ? this.description(cards.fits)
        : undefined;
  }

  private description(what: Bag): Dead {
    return this.fitting.kinds(what)?.length === 0 ? NOTHING.fits : undefined;
  }
}

/** Cards whose place the action names that finds them. */
const lyingIn = (cards: unknown, zone: unknown): unknown =>
  isBag(cards) && isBag(cards.what) && isBag(zone) && cards.what.zone === undefined
    ? { ...cards, what: { ...cards.what, zone } }
    : cards;

/** The reason of the first, where all come to nothing. */
function all(parts: readonly unknown[], why: (part: unknown, i: number) => Dead): Dead {
  const found = parts.map(why);
  return found.every((one) => one) ? found[0] : undefined;
}

/** Two conditions on one number that no number meets. */
function disagree(conditions: readonly Bag[]): boolean {
  return conditions.some((a, i) =>
    conditions.slice(i + 1).some((b) => {
      const { how: _a, n: _n, ...one } = a;
      const { how: _b, n: _m, ...other } = b;
      if (JSON.stringify(one) !== JSON.stringify(other)) return false;
      const [low, high] = [a, b].map(rangeOf).reduce(([x, y], [z, w]) => [Math.max(x, z), Math.min(y, w)]);
      return low > high;
    }),
  );
}
function rangeOf({ how, n }: Bag): [number, number] {
  const at = Number(n);
  if (how === "atLeast") return [at, Number.POSITIVE_INFINITY];
  if (how === "moreThan") return [at + 1, Number.POSITIVE_INFINITY];
  if (how === "atMost") return [Number.NEGATIVE_INFINITY, at];
  return how === "lessThan" ? [Number.NEGATIVE_INFINITY, at - 1] : [at, at];
}
