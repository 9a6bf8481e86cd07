/** Whether there are cards that a description asks for, among all that a game and its sets have: its own tests are asked. */
import { type CardDefinition, type Game, Machine, type Reading } from "@tefuda/kernel";
import { type Bag, isBag, nodes } from "./trees.ts";

/** So often at once the largest change of a number is reckoned with. */
const AGAIN = 2;

export class Fitting {
  private readonly m: Machine;
  private readonly reading: Reading;
  /** Words and keywords that texts give to cards, and by how much they change which numbers at most. */
  private readonly given = new Set<string>();
  private readonly slack = new Map<string, number>();

  constructor(game: Game, reading: Reading, settings: Readonly<Record<string, number>>) {
    this.reading = reading;
    const all = game.definitions.map(({ id }) => id);
    const lists = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? all : all.slice(0, 60)));
    this.m = new Machine(game, game.seats.min, lists.flat().length);
    this.m.start(1, lists, settings);
    for (const definition of game.definitions)
      for (const { tree } of reading.trees(definition)) for (const node of nodes(tree)) this.note(node);
  }

  /** What a statement changes of cards: such a description may come to fit. */
  private note({ is, keywords, traits, by, to, stats }: Bag): void {
    if (typeof is !== "string") return;
    if (Array.isArray(keywords)) for (const word of keywords) this.given.add(String(word));
    if (isBag(traits))
      for (const words of Object.values(traits))
        for (const word of [words].flat()) this.given.add(String(word));
    for (const change of [by, to, stats]) this.noteChange(change);
  }
  private noteChange(change: unknown): void {
    if (Array.isArray(change)) {
      for (const one of change) if (isBag(one)) this.widen(String(one.stat ?? one.of), one.by ?? one.to);
    } else if (isBag(change)) for (const [figure, n] of Object.entries(change)) this.widen(figure, n);
  }
  private widen(figure: string, n: unknown): void {
    // what is counted may be much
    const far = typeof n === "number" ? AGAIN * Math.abs(n) : Number.POSITIVE_INFINITY;
    this.slack.set(figure, Math.max(this.slack.get(figure) ?? 0, far));
  }

  /** The kinds of cards that a description fits, or may come to; undefined where that cannot be said. */
  kinds(description: Bag): readonly CardDefinition[] | undefined {
    const { zone } = description;
    const lies = isBag(zone) && zone.in !== "field";
    const fits = this.reading.fits(lies ? description : this.widened(description));
    if (!fits) return undefined;
    const { m } = this;
    const found = new Set<CardDefinition>();
    for (let card = 0; card < m.layout.cards; card++) if (fits(m, card)) found.add(m.definitionOf(card));
    return [...found];
  }

  /** Without what texts may give to cards in play. */
  private widened(description: Bag): Bag {
    const { traits, keywords, bounds, ...rest } = description;
    const left = isBag(traits)
      ? Object.entries(traits).filter(
          ([, words]) => ![words].flat().some((word) => this.given.has(String(word))),
        )
      : [];
    const words = Array.isArray(keywords) ? keywords.filter((word) => !this.given.has(String(word))) : [];
    const numbers = Array.isArray(bounds) ? bounds.flatMap((bound: Bag) => this.widenedBound(bound)) : [];
    return {
      ...rest,
      ...(left.length > 0 && { traits: Object.fromEntries(left) }),
      ...(words.length > 0 && { keywords: words }),
      ...(numbers.length > 0 && { bounds: numbers }),
    };
  }
  private widenedBound(bound: Bag): Bag[] {
    const far = this.slack.get(String(bound.of)) ?? 0;
    if (far === 0 || typeof bound.n !== "number") return [bound];
    if (far === Number.POSITIVE_INFINITY) return [];
    const { how, n } = bound;
    const least = { ...bound, how: "atLeast", n: n - far };
    const most = { ...bound, how: "atMost", n: n + far };
    if (how === "atLeast" || how === "moreThan") return [least];
    return how === "atMost" || how === "lessThan" ? [most] : [least, most];
  }
}
