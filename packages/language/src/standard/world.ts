/**
 * What stands behind the words of a vocabulary, so that the texts of a game can be run: zones and numbers, events and marks
 * under the names that its trees use. A game that brings this and has no words but the language's writes no lowering; what
 * only its texts say, it brings in `own`.
 */
import type {
  ColumnId,
  FactId,
  GameEvent,
  Machine,
  MarkId,
  Message,
  Num,
  NumberId,
  Program,
  SetVar,
  StatId,
  Step,
  Test,
  ZoneId,
} from "@tefuda/kernel";
import type { Piles } from "../actions/piles.ts";
import type { Brings } from "../lowering/brings.ts";
import type { Claim } from "../lowering/claims.ts";
import type { Guard } from "../lowering/guards.ts";
import type { Given, Sight } from "../lowering/meaning.ts";
import { spaced } from "../lowering/modifiers.ts";
import type { CardNum, Has, Requirement, Who } from "../lowering/phrases.ts";
import type { CardOn, Tells } from "../lowering/trigger-conditions.ts";
import type { SeatTest } from "../lowering/who.ts";
import type { Change } from "../points.ts";
import type { Builder } from "./builder.ts";
import type { Scope, Where } from "./describe.ts";
import type { Memory } from "./memory.ts";
import type { OwnNodes } from "./own.ts";
import type { Amount, Description } from "./tree.ts";

export type Named<T> = Readonly<Record<string, T>>;

/** Words that a card can have, and be given by texts. */
export interface Listed {
  /** The mark by which texts give them, as bits, or that of each; left out where texts do not. */
  mark?: MarkId | ((word: string) => MarkId);
  /** In the order of their bits; or the bit of each. */
  words: readonly string[] | ((word: string) => number);
  /** Whether a card has one of some words, where these are no bits. */
  among?(words: readonly string[]): CardOn;
  /** Whether they are bits of what sort of card it is, as nouns are. */
  sort?: true;
}
/** Those that a card has as bits: printed ones in a fact of its kind, those that texts give in a mark. */
export interface Bits extends Listed {
  fact: FactId;
  mark: MarkId;
  words: readonly string[];
}

/** What a card is, by the words of texts. */
export interface CardWords {
  /** The fact of a kind that says what sort of card it is, as bits, and the bits of each noun. */
  kind: FactId;
  nouns: Named<number>;
  /** The stat of each figure; of one that is `fixed`, as printed. */
  figures: Named<{ stat?: StatId; fixed?: true }>;
  keywords: Listed;
  traits: Named<Listed>;
  /** The zone in play. */
  field: ZoneId;
}

/** What can be seen of a card. */
export interface CardWorld extends CardWords {
  figures: Named<{ stat: StatId; fixed?: true }>;
  keywords: Bits;
  traits: Named<Bits>;
  states: Named<Named<CardOn>>;
  /**
   * The number that counts what leaves together, the first of the columns for what is last known, see `pastColumns`, and
   * columns that a card keeps as they were when it left: how often its texts were used.
   */
  past: { counts: NumberId; column: ColumnId; kept?: readonly ColumnId[] };
}

/** What a verb does to a card. */
export interface VerbWorld {
  event: GameEvent;
  /** Further arguments behind the card; else whose text it is, if there is a second. */
  args?(b: Builder): Num[];
  brings?: Brings;
  /** Which cards a cost may be paid with by it, and the rule and words of a refusal. */
  pays?: { rule: string; says: string };
  /** Nouns to which it can be done, if not to all on the field. */
  to?: readonly string[];
}

/** What triggers see. */
export interface HappeningWorld {
  /** First argument: the card. */
  event: GameEvent;
  /** Whether the card goes away by it. */
  goes?: true;
  to?: readonly string[];
  /** How the card is looked at, if not as it lies now; and when texts see it, if not where they work. */
  where?: Where;
  on?: CardOn;
  tells?: Tells;
}

/** How a part of a cost is paid with cards. */
export interface CostWorld {
  /** Parts of one sort cannot have the same card. */
  sort: string;
  rule: string;
  says: string;
  fits: CardOn;
  /** Said of the text's own card, where that is printed as an icon. */
  icon?: { rule: string; says: string };
  /** Paid before what is not paid with cards. */
  early?: true;
  pay(set: SetVar, b: Builder): Step;
}

/** What a cost is paid with beside cards: what it needs, which cards it wants for that, and how it is paid. */
export interface Dues {
  needs: Requirement[];
  claims: Claim[];
  pay(b: Builder): Step[];
}

/** What is done to points: an event of a seat and a number, or steps that note how much was done. */
export type PointsChange = GameEvent | { does(seat: Num, n: Num, b: Builder): Step };

export interface World {
  /** The group of states that end with a fight. */
  fight?: string;
  /** The rules by which a text chooses, needs targets and is paid for; and by which a card is kept from being chosen. */
  rule: string;
  /** By which a condition of a text that is used holds, and by which no card pays for two parts, if by another. */
  rules?: { use?: string; cost?: string };
  guards: readonly Guard[];
  cards: CardWords;
  /** The zones of the field, if it has several: all, and those in which cards of a description are looked for. */
  fields?: { all: readonly number[]; of(d: Description): readonly number[] };
  /** Whom words for players mean, where there may be more than two. */
  players?(who: never, scope: Scope): SeatTest;
  memory: Memory;
  /** Where cards lie that are not in play; `pile` is where used ones go. */
  zones: Named<{
    id: number;
    /** Whether not everybody sees them there, or not those that lie face down. */
    hidden?: true | "faceDown";
    /** Told of what comes there. */
    told?: Message;
    /** How a card comes there that is found in a deck; whether it did. */
    comes?(m: Machine, card: number, seat: number): boolean;
  }>;
  pile: string;
  /** Which nouns have a place on the field, and the zone of those that are meant somewhere else. */
  stays: readonly string[];
  homes?: Named<string>;
  points: Named<{
    number(m: Machine, seat: number): number;
    changes: Partial<Record<Change, PointsChange>>;
    /** Seen when some are lost. Argument: seat. */
    lost?: GameEvent;
    /** Where costs are paid in them; arguments of the event: seat, how many. */
    pays?: { rule: string; says: string; spends: GameEvent };
  }>;
  verbs: Named<VerbWorld>;
  /** Parts of costs, where they are not paid by verbs and points alone. */
  costs?: Named<CostWorld>;
  dues?(cost: readonly never[]): Dues;
  /** Whether what is chosen as a target is not paid with, as long as there is something else. */
  sparesTargets?: true;
  /** Marks of what cards and players are forbidden, and of what has to attack. */
  deeds: Named<Deed>;
  playerDeeds: Named<number>;
  mustAttack?: number;
  /** Stats of what cards are played for, and the zones they are played from. */
  prices: Named<number>;
  playedFrom: readonly number[];
  /** Until when something lasts by an effect of a player's; NONE where there is nothing it could last for. */
  terms: Named<(m: Machine, seat: number) => number>;
  /** Players on whom a statement is put for a time, who are named then, and not whoever they are at any moment. */
  named?(statement: never): Who | undefined;
  /** Whether it is counted before cards are chosen by how much these change for a time. */
  countsFirst?: true;
  /** What cards are asked for with that are put onto a deck or below it in an order, where that is always asked. */
  orders?: { top: string; bottom: string };
  happenings: Named<HappeningWorld>;
  /** Arguments: card, seat. */
  played: GameEvent;
  /** Events of a seat, which is the argument `at`. */
  moments: Named<GameEvent | { event: GameEvent; at: number }>;
  /** Arguments: seat, how many; and what is seen of it, for each card and for all. */
  draws: GameEvent;
  drawn: { each: GameEvent; all: GameEvent };
  /** Arguments: card, seat. */
  discarded: GameEvent;
  /** Cards that stand in a relation of their own to a text, such as the one it fights; and where there may be several of them. */
  refs: Named<CardNum>;
  /** Those of which only a text can speak that does something, such as the one that is answered. */
  doingRefs?: Named<CardNum>;
  several?: Named<(m: Machine, card: number, self: number) => boolean>;
  /** What a text begins with, or one that was put off, if that is not only the card it speaks of. */
  begins?(b: Builder, tells: Tells, text?: never): Step;
  /** The same action, where the game puts some together before they are lowered. */
  joined?(action: never): object;
  /** What builds the programs of texts, if it knows more than those of all games. */
  builder?: typeof Builder;
  /** Whose turn comes first in what each player does. */
  first(m: Machine): number;
  /** Whose turn it is, where texts speak of that player. */
  active?(m: Machine): number;
  /** Whether the texts of a card are on, and were till it left, if that is not where it is in play. */
  works?: CardOn;
  workedBefore?: CardOn;
  /** Whether the effects of a player pass a card by. */
  shielded?(m: Machine, card: number, seat: number): boolean;
  /** Which cards that lie in play are there for a description that names no place, if not all. */
  counts?(d: Description, where: Where): CardOn | undefined;
  /** Whether a card is what a noun says, if more has to be asked than its kind. */
  isA?(noun: string, where: Where): Has;
  /** How much of a card has to be known for a description, if not as all games have it. */
  sight?(d: Description): Sight;
  /** What a text cannot be known without: names of further parts of descriptions that ask for a card's face. */
  faces?: readonly string[];
  /** Whether a description asks about what other texts may change, if in another way than all do. */
  changeable?(d: Description): boolean;
  /** Whether a text is used though what it would do first finds no card in a hidden place. */
  needsTargetsOnly?: true;
  /** What a text cannot do without, if that is not asked of all that it does. */
  wants?(action: never, scope: Scope): Requirement[];
  /** The top card of a deck, if that may have to be made good first; NONE if there is none. */
  top?(m: Machine, seat: number): number;
  /** How a card falls from a deck to where used ones go, and is told of, if not as cards leave. */
  falls?(m: Machine, card: number): void;
  /** A card goes to a zone of its owner's. */
  leaveTo(m: Machine, card: number, zone: number, atEnd?: boolean): void;
  /** A card comes into play; whether it did. */
  enter(m: Machine, card: number, seat: number, turned: boolean | undefined): boolean;
  /** The rest of a deck's top cards goes to its bottom, if not as they lay. Arguments: seat, how many. */
  sendDown?: Program;
  /** What a card does that happens once: how it is paid for, before that is done, and what comes after. */
  once: {
    pays(args: Given): Step;
    after?(args: Given): Step;
    /** Whether what it costs besides has to be paid, if not always. */
    owes?(args: Given): Test;
    /** Whether it lies by then where used cards go. */
    gone: boolean;
  };
  /** Whether what happens once a turn still may, where that is not asked of what was set off when its turn comes. */
  mayAgain?(m: Machine, card: number, index: number): boolean;
  /** What is done around every single action, by its name. */
  each?(step: Step, b: Builder, name: string): Step;
  /** What is looked at behind every action, where `each` does no more than that: behind several that replace something, once. */
  looksAfter?: Step;
  /** Of what happens later: its number behind the texts of a card, of which terms it still waits for the beginning, and for which moments of a turn. */
  putOff?: { index: number; waits?(until: number): boolean; moments?: readonly string[] };
  /** Terms that say "during your next turn", and so nothing of this one: what lasts so long waits as what is put off does. */
  toCome?: readonly string[];
  /** The mark and term of what is remembered of a turn, where texts ask for it. */
  remembers?: { mark: MarkId; until: number };
  lines: Piles<Description, Amount>["lines"] & {
    finds: Message;
    toHand: Message;
    toDeck: Message;
    toPile: Message;
    heads?: Message;
    under?: Message;
    rolls?: Message;
  };
  /** An action as a text of its own, where it is one of several that are offered. */
  says(action: object, language: string): string;
  /** Refuses texts that can mean nothing, if in another way than all do. */
  check?(text: never): void;
  own?: OwnNodes;
}

/** What is needed besides where the rules of playing and using cards come with the language, see `rules.ts`. */
export interface PlayedWorld extends World {
  cards: CardWorld;
  /** A card that is played is paid for. */
  pay(card: Num, seat: Num): Step;
  /** The first of the columns that count how often each text of a card was used this turn. */
  used: number;
  lines: World["lines"] & { uses: Message; plays: Message };
}

/** What a card does or suffers that is forbidden, and how the cards are looked at that it is forbidden. */
export interface Deed {
  mark: MarkId;
  /** For whoever sees the card, where that is told. */
  says?: string;
  where?: Where;
  /** Whether it is suffered by texts, and forbidden to those of the opponent of whoever says so. */
  byTexts?: true;
}

export const inZone = (m: Machine, card: number, zone: ZoneId): boolean => m.zoneId(m.zone(card)) === zone;

export const worksIn = ({ works, cards: { field } }: World): CardOn =>
  works ?? ((m, card) => inZone(m, card, field));

/** The marks of what texts forbid, which are called by it: "attack" is forbidden by "cannotAttack". */
export const bansOf = <Name extends string>(deeds: object, mark: (name: Name) => number): Named<number> =>
  Object.fromEntries(
    Object.keys(deeds).map((deed) => [
      deed,
      mark(`cannot${deed.charAt(0).toUpperCase()}${deed.slice(1)}` as Name),
    ]),
  );
/** The same, for whoever sees the card: "cannot attack"; and which of them are suffered by texts. */
export const deedsOf = (bans: Named<number>, byTexts: readonly string[] = []): Named<Deed> =>
  Object.fromEntries(
    Object.entries(bans).map(([deed, mark]) => [
      deed,
      { mark, says: `cannot ${spaced(deed)}`, ...(byTexts.includes(deed) && { byTexts: true }) },
    ]),
  );
