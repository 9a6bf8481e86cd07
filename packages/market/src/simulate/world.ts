/**
 * People who open packs and trade, month after month. Everything hangs on the plan and its seed; what lies in packs hangs on the
 * seed, the person and the set alone, so that it is the same however people trade (the rule in `printing.ts`).
 */
import type { Chance, PackInfo } from "@tefuda/kernel";
import { EVEN, leanOf, surely, together } from "../guide/lean.ts";
import { type PriceGuide, priceGuide } from "../guide.ts";
import { openPack, packChance } from "../open.ts";
import { regional } from "../printing.ts";
import type { RoundRule } from "../round/market.ts";
import { packsDue, type SeasonPlan } from "./allotment.ts";
import { bring } from "./brought.ts";
import {
  Fields,
  type Filled,
  filledOf,
  lacks,
  type Person,
  personOf,
  players,
  sortOf,
  spare,
  wishesFor,
} from "./people.ts";
import type { TradeSet } from "./set.ts";
import { heldFor, meet, move, type Trades } from "./swaps.ts";
import type { Taste } from "./taste.ts";

export type TradeWay = "none" | "pairs" | "rounds" | "both";
export const TRADE_WAYS: readonly TradeWay[] = ["none", "pairs", "rounds", "both"];

export interface WorldPlan extends SeasonPlan {
  set: TradeSet;
  people: number;
  seasons: number;
  trade: TradeWay;
  rule: RoundRule;
  taste: Taste;
  /** How many others somebody meets in a month. */
  meetings: number;
  /** Of the people, how many join in each season after the first. */
  newcomers: number;
  /** Shares of people who open packs for another. */
  feeders: number;
  /** Copies that somebody may get as gifts in a season, less those that they give; and whether feeders swap worth for nothing. */
  gifts: number;
  crooked: boolean;
  /** Whether what swaps with feeders are surely worth is limited as gifts are. */
  guided: boolean;
  /** Above 1: packs are printed by region, and people meet those of their own. */
  regions: number;
  seed: number;
}

/** The plan that all others differ from. */
export const PLAIN = {
  ...{ people: 300, seasons: 1, months: 3, packs: 12, trade: "both", rule: "one for one", taste: "mixed" },
  ...{ meetings: 20, newcomers: 0, feeders: 0, gifts: 4, crooked: false, guided: false, regions: 1, seed: 1 },
} as const satisfies Omit<WorldPlan, "set">;

export interface Season extends Trades {
  season: number;
  people: readonly Person[];
  /** By kind, copies that lay in this season's packs. */
  printed: Float64Array;
  /** By kind, copies that people wished for to play with. */
  wished: Float64Array;
}

export interface Life {
  people: readonly Person[];
  seasons: Season[];
  /** A month after they came, and at these times those who were there before. */
  newcomers: Filled[];
  others: Filled[];
}

/** Seats of chance beside those of people. */
const TASTES = 10_000_001;
const TRADES = 10_000_002;

export class World {
  readonly people: Person[] = [];
  readonly plan: WorldPlan;
  readonly newcomers: Filled[] = [];
  readonly others: Filled[] = [];
  private readonly fields: Fields;
  private readonly packs: readonly PackInfo[];
  private readonly tastes: Chance;
  private readonly trades: Chance;
  private readonly at: ReadonlyMap<string, number>;
  private held: Float64Array;

  constructor(plan: WorldPlan) {
    this.plan = plan;
    this.fields = new Fields(plan.set);
    this.packs = plan.regions > 1 ? regional(plan.set.packs, plan.regions) : [plan.set.packs];
    this.tastes = packChance(plan.seed, TASTES);
    this.trades = packChance(plan.seed, TRADES);
    this.at = new Map(plan.set.kinds.map((name, kind) => [name, kind]));
    this.held = new Float64Array(plan.set.kinds.length).fill(1);
    for (let i = 0; i < plan.people; i++) this.join(0, 0);
  }

  season(season: number): Season {
    const { set, months, newcomers, people } = this.plan;
    const kinds = () => new Float64Array(set.kinds.length);
    const trades: Trades = { exchanges: [], moved: kinds() };
    const found: Season = { season, people: this.people, printed: kinds(), wished: kinds(), ...trades };
    for (const person of this.people) {
      person.gifts = 0;
      person.given = 0;
      person.lean = EVEN;
      this.fields.wish(person, this.plan.taste, this.tastes);
    }
    const coming = season === 0 ? 0 : Math.round(newcomers * people);
    for (let month = 0; month < months; month++) {
      for (let i = 0; i < coming; i++) if (i % months === month) this.join(season, month);
      for (const person of this.people) this.open(person, month, found.printed);
      for (const person of this.people) this.feedWish(person);
      this.trade(found);
      const guide = this.plan.guided ? priceGuide(set.kinds.length, found.exchanges) : null;
      for (const person of this.people) this.feed(person, guide);
      this.held = heldFor(this.people, this.held);
      this.look(season * months + month);
    }
    this.fields.played(this.people);
    found.wished = wishesFor(players(this.people), set.kinds.length);
    return found;
  }

  private join(season: number, month: number): void {
    const { set, taste, seed, regions, people, feeders } = this.plan;
    const number = this.people.length;
    const isFeeder = number < people && number >= people - Math.round(feeders * people);
    // the last ones of the first day feed the first ones
    const feeds = isFeeder ? people - 1 - number : -1;
    const sort = isFeeder ? "feeder" : sortOf(taste, this.tastes);
    const of = { sort, feeds, region: number % regions, joined: { season, month } } as const;
    const person = personOf(set, of, seed, number);
    this.people.push(person);
    // on the first day the season gives everybody their wish
    if (season > 0) this.fields.wish(person, taste, this.tastes);
  }

  private open(person: Person, month: number, printed: Float64Array): void {
    const due = packsDue(this.plan, month);
    for (; person.given < due; person.given++)
      for (const name of openPack(this.packs[person.region]!, person.packs)) {
        const kind = this.at.get(name)!;
        person.own[kind]! += 1;
        person.opened[kind]! += 1;
        printed[kind]! += 1;
      }
  }

  private trade(found: Trades): void {
    const { trade, meetings, rule } = this.plan;
    const apart = (a: Person, b: Person): boolean =>
      a.region === b.region && this.people[a.feeds] !== b && this.people[b.feeds] !== a;
    if (trade === "pairs" || trade === "both")
      meet(this.people, meetings, this.held, this.trades, apart, found);
    if (trade === "rounds" || trade === "both") bring(this.people, rule, this.held, this.trades, found);
  }

  /** A feeder wishes for what is lacked by the one whom everything goes to. */
  private feedWish(person: Person): void {
    const main = this.people[person.feeds];
    if (main) person.wish = main.wish.map((_, kind) => lacks(main, kind));
  }

  /** What a feeder gives: as many copies as the circle lets somebody get, and where it is crooked more, each for one of no use. */
  private feed(person: Person, guide: PriceGuide | null): void {
    const main = this.people[person.feeds];
    if (!main) return;
    const { gifts, crooked } = this.plan;
    for (let kind = 0; kind < person.own.length; kind++)
      while (person.own[kind]! > 0 && lacks(main, kind) > 0) {
        const useless = crooked ? dearest(main, guide) : -1;
        if (main.gifts < gifts) main.gifts++;
        else if (useless >= 0 && this.mayHave(main, kind, useless, guide))
          move(main, person, [{ card: useless, copies: 1 }]);
        else break;
        move(person, main, [{ card: kind, copies: 1 }]);
      }
  }

  /** Whether a swap leaves them within the limit, and notes it then. */
  private mayHave(main: Person, got: number, gave: number, guide: PriceGuide | null): boolean {
    if (!guide) return true;
    const of = (kind: number) => [{ copies: 1, ...guide.worths[kind]! }];
    const after = together(main.lean, leanOf(of(got), of(gave)));
    if (surely(after) > Math.max(this.plan.gifts, surely(main.lean))) return false;
    main.lean = after;
    return true;
  }

  private look(month: number): void {
    const since = ({ joined }: Person): number => month - joined.season * this.plan.months - joined.month;
    const plays = players(this.people);
    const came = plays.filter((person) => person.joined.season > 0 && since(person) === 1);
    if (came.length === 0) return;
    this.newcomers.push(...came.map(filledOf));
    this.others.push(...plays.filter(({ joined }) => joined.season === 0).map(filledOf));
  }
}

/** What somebody can spare, of the greatest worth where that is counted; -1 for nothing. */
function dearest(person: Person, guide: PriceGuide | null): number {
  let found = -1;
  for (let kind = 0; kind < person.own.length; kind++) {
    if (spare(person, kind) === 0) continue;
    if (!guide) return kind;
    if (found < 0 || guide.worths[kind]!.worth > guide.worths[found]!.worth) found = kind;
  }
  return found;
}

/** All seasons of a plan; `told` hears of each as it ends. */
export function live(plan: WorldPlan, told: (season: Season) => void = () => {}): Life {
  const world = new World(plan);
  const seasons = Array.from({ length: plan.seasons }, (_, season) => {
    const found = world.season(season);
    told(found);
    return found;
  });
  const { people, newcomers, others } = world;
  return { people, seasons, newcomers, others };
}
