/**
 * What stands behind the words of a vocabulary, so that the texts of a game can be run: zones and numbers, events and marks
 * under the names that its trees use. A game that brings this and has no words but the language's writes no lowering.
 */
import type { GameEvent, Machine, Message } from "@tefuda/kernel";
import type { Brings } from "../lowering/brings.ts";
import type { Guard } from "../lowering/guards.ts";
import type { CardNum } from "../lowering/phrases.ts";
import type { CardOn } from "../lowering/trigger-conditions.ts";
import type { Change } from "../points.ts";
import type { Memory } from "./memory.ts";

type Named<T> = Readonly<Record<string, T>>;

/** Words that a card has as bits: printed ones in a fact of its kind, those that texts give in a mark. */
export interface Bits {
  fact: number;
  mark: number;
  words: readonly string[];
}

/** What can be seen of a card. */
export interface CardWorld {
  /** The fact of a kind that says what sort of card it is, as bits, and the bits of each noun. */
  kind: number;
  nouns: Named<number>;
  /** The stat of each figure; of one that is `fixed`, as printed. */
  figures: Named<{ stat: number; fixed?: true }>;
  keywords: Bits;
  traits: Named<Bits>;
  states: Named<Named<CardOn>>;
  /** The zone in play. */
  field: number;
  /** The number that counts what leaves together, and the first of the columns for what is last known, see `pastColumns`. */
  past: { counts: number; column: number };
}

/** What a verb does to a card. */
export interface VerbWorld {
  /** Arguments: the card, and whose text it is if there is a second. */
  event: GameEvent;
  brings?: Brings;
  /** Which cards a cost may be paid with by it, and the rule and words of a refusal. */
  pays?: { rule: string; fits: CardOn; says: string };
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
}

export interface World {
  /** The rules by which a text chooses, needs targets and is paid for; and by which a card is kept from being chosen. */
  rule: string;
  guards: readonly Guard[];
  cards: CardWorld;
  memory: Memory;
  /** Where cards lie that are not in play, and whether not everybody sees them there; `pile` is where used ones go. */
  zones: Named<{ id: number; hidden?: true }>;
  pile: string;
  /** Which nouns have a place on the field. */
  stays: readonly string[];
  points: Named<{
    number(m: Machine, seat: number): number;
    changes: Partial<Record<Change, GameEvent>>;
    /** Seen when some are lost. Argument: seat. */
    lost?: GameEvent;
    /** Where costs are paid in them. */
    pays?: { rule: string; says: string; spend(m: Machine, seat: number, n: number): void };
  }>;
  verbs: Named<VerbWorld>;
  /** Marks of what cards and players are forbidden, and of what has to attack. */
  deeds: Named<number>;
  playerDeeds: Named<number>;
  mustAttack?: number;
  /** Stats of what cards are played for, and the zones they are played from. */
  prices: Named<number>;
  playedFrom: readonly number[];
  /** Until when something lasts; NONE where there is nothing it could last for. */
  terms: Named<(m: Machine) => number>;
  happenings: Named<HappeningWorld>;
  /** Arguments: card, seat. */
  played: GameEvent;
  moments: Named<GameEvent>;
  /** Arguments: seat, how many; and what is seen of it, for each card and for all. */
  draws: GameEvent;
  drawn: { each: GameEvent; all: GameEvent };
  /** Arguments: card, seat. */
  discarded: GameEvent;
  /** Cards that stand in a relation of their own to a text: the one it fights. */
  refs: Named<CardNum>;
  /** Whose turn comes first in what each player does. */
  first(m: Machine): number;
  /** A card goes to a zone of its owner's. */
  leaveTo(m: Machine, card: number, zone: number, atEnd?: boolean): void;
  /** A card comes into play; whether it did. */
  enter(m: Machine, card: number, seat: number, turned: boolean | undefined): boolean;
  /** A card that is played is paid for. */
  pay(m: Machine, card: number, seat: number): void;
  /** The first of the columns that count how often each text of a card was used this turn. */
  used: number;
  lines: {
    shuffles: Message;
    shows: Message;
    sees: Message;
    looks: Message;
    finds: Message;
    toHand: Message;
    toDeck: Message;
    toPile: Message;
    uses: Message;
    plays: Message;
  };
  /** An action as a text of its own, where it is one of several that are offered. */
  says(action: object, language: string): string;
}

export const inZone = (m: Machine, card: number, zone: number): boolean => m.zoneId(m.zone(card)) === zone;

/** The marks of what texts forbid, which are called by it: "attack" is forbidden by "cannotAttack". */
export const bansOf = <Name extends string>(deeds: object, mark: (name: Name) => number): Named<number> =>
  Object.fromEntries(
    Object.keys(deeds).map((deed) => [
      deed,
      mark(`cannot${deed.charAt(0).toUpperCase()}${deed.slice(1)}` as Name),
    ]),
  );
