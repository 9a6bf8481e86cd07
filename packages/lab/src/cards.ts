/** What became of the cards in a run of games: drawn, played, their texts carried out. */
import { type Game, type GamePackage, type Machine, textNumber } from "@tefuda/kernel";
import { CardWatch, type Onlooker, textParts, verbsOf } from "@tefuda/referee/card-watch";
import { Watching } from "@tefuda/referee/watching";
import { handsOf } from "./hands.ts";
import { type Share, wilson } from "./share.ts";

export interface CardFigures {
  name: string;
  /** Games in which it was in somebody's list, in somebody's hand, and asked for by who held it there. */
  games: number;
  drawn: number;
  played: number;
  /** How often it was asked for out of a hand, by the first words of the answer. */
  by: Record<string, number>;
  /** How often a player won who had it in hand, and one who asked for it out of there: by game and player. */
  wonDrawn: Share;
  wonPlayed: Share;
  texts: number;
  carriedOut: number;
}

export interface CardsReport {
  drawn: number;
  played: number;
  texts: number;
  carriedOut: number;
  neverDrawn: string[];
  neverPlayed: string[];
  /** "Bear, text 1" */
  neverCarriedOut: string[];
  /** Texts that are only a word for the rules to read. */
  nothingToCarryOut: string[];
  /** All kinds of cards in the lists. */
  cards: CardFigures[];
}

/** The counts as one row of numbers, so that those of several workers can be added. */
function rowOf(game: Game, counts: Uint32Array) {
  const kinds = game.definitions.length;
  let at = 0;
  const next = (length: number): Uint32Array => {
    at += length;
    return counts.subarray(at - length, at);
  };
  return {
    games: next(kinds),
    drawn: next(kinds),
    played: next(kinds),
    heldBy: next(kinds),
    heldByWinner: next(kinds),
    playedBy: next(kinds),
    playedByWinner: next(kinds),
    by: next(kinds * verbsOf(game).length),
    parts: counts.subarray(at),
  };
}

/** So many counts of every kind, besides those by verb. */
const OF_KIND = 7;

export class CardTally implements Onlooker {
  readonly counts: Uint32Array;
  private readonly row: ReturnType<typeof rowOf>;
  private readonly verbs: string[];
  private readonly hands: ReadonlySet<number>;
  private readonly plays: ReadonlySet<string>;
  private readonly watching = new Watching();
  private readonly watch: CardWatch;
  /** By seat and kind: the last game in which that seat had it in hand, and asked for it there. */
  private readonly lastHeld: Int32Array;
  private readonly lastPlayed: Int32Array;
  private readonly kinds: number;
  private game = 0;

  constructor(pack: GamePackage, game: Game) {
    const kinds = game.definitions.length;
    this.verbs = verbsOf(game);
    this.kinds = kinds;
    this.counts = new Uint32Array(kinds * (OF_KIND + this.verbs.length) + textParts(game).length);
    this.row = rowOf(game, this.counts);
    this.lastHeld = new Int32Array(kinds * game.seats.max);
    this.lastPlayed = new Int32Array(kinds * game.seats.max);
    this.hands = handsOf(pack, game);
    this.plays = new Set(pack.plays ?? ["play"]);
    this.watch = new CardWatch(game, this.watching, this);
  }

  /** Looks on at a machine from now on. */
  follow(m: Machine): void {
    this.watching.wrap(m, "choose", (choose) => (option) => {
      this.watch.answered(m, option);
      choose.call(m, option);
    });
  }

  begin(m: Machine, lists: readonly (readonly number[])[]): void {
    this.game++;
    this.watch.only = m;
    for (const definition of new Set(lists.flat())) this.row.games[definition]!++;
  }
  look(m: Machine): void {
    this.watch.look(m);
  }

  lies(m: Machine, card: number, zone: number): void {
    if (this.hands.has(m.zoneId(zone)))
      this.lastHeld[m.seatOf(zone) * this.kinds + m.definition(card)] = this.game;
  }
  named(m: Machine, card: number, verb: string): void {
    const who = m.asking()!.who(m);
    const held = this.hands.has(m.zoneId(m.zone(card)));
    const definition = m.definition(card);
    // a card that was in hand and laid on its face is played when it is turned up
    const laid =
      this.plays.has(verb) &&
      m.faceDown(card) &&
      m.seatOf(m.zone(card)) === who &&
      this.lastHeld[who * this.kinds + definition] === this.game;
    if (!held && !laid) return;
    this.lastPlayed[who * this.kinds + definition] = this.game;
    this.row.by[definition * this.verbs.length + this.verbs.indexOf(verb)]!++;
  }
  carriedOut(part: number): void {
    this.row.parts[part]!++;
  }

  /** Writes which kinds each of so many seats had in hand in the game that is over, a bit a kind: from a place on. */
  heldIn(out: Uint32Array, at: number, seats: number): void {
    const words = Math.ceil(this.kinds / 32);
    for (let seat = 0; seat < seats; seat++)
      for (let kind = 0; kind < this.kinds; kind++)
        if (this.lastHeld[seat * this.kinds + kind] === this.game)
          out[at + seat * words + (kind >> 5)]! |= 1 << (kind & 31);
  }

  /** Counts from nothing. */
  clear(): void {
    this.counts.fill(0);
    this.watch.seen.fill(0);
  }
  end(): void {
    this.watching.end();
  }

  /** Adds what was seen in a game that is over; nobody won it where `winner` is no seat. */
  over(winner: number): void {
    const { heldBy, heldByWinner, playedBy, playedByWinner } = this.row;
    this.sum(this.lastHeld, winner, this.row.drawn, heldBy, heldByWinner);
    this.sum(this.lastPlayed, winner, this.row.played, playedBy, playedByWinner);
  }
  private sum(last: Int32Array, winner: number, games: Counts, by: Counts, byWinner: Counts): void {
    for (let definition = 0; definition < this.kinds; definition++) {
      let players = 0;
      for (let seat = 0; seat * this.kinds < last.length; seat++) {
        if (last[seat * this.kinds + definition] !== this.game) continue;
        players++;
        if (seat === winner) byWinner[definition]!++;
      }
      by[definition]! += players;
      if (players > 0) games[definition]!++;
    }
  }
}
type Counts = Uint32Array;

/** What the counts of a run come to for the cards of these lists. */
export function cardsReport(
  game: Game,
  lists: readonly { cards: readonly string[] }[],
  counts: Uint32Array,
): CardsReport {
  const row = rowOf(game, counts);
  const verbs = verbsOf(game);
  const parts = textParts(game);
  const used = new Set(lists.flatMap((list) => list.cards));
  const definitions = game.definitions.filter(({ name }) => used.has(name));
  const neverCarriedOut: string[] = [];
  const nothingToCarryOut: string[] = [];
  const cards = definitions.map(({ id, name, abilities }): CardFigures => {
    let texts = 0;
    let carriedOut = 0;
    for (const ability of abilities) {
      const text = textName(name, ability.index);
      const own = parts.flatMap((part, n) => (part.ability === ability ? [row.parts[n]!] : []));
      if (own.length === 0) {
        nothingToCarryOut.push(text);
        continue;
      }
      texts++;
      if (own.every((times) => times > 0)) carriedOut++;
      else neverCarriedOut.push(text);
    }
    const times = row.by.subarray(id * verbs.length, (id + 1) * verbs.length);
    return {
      name,
      games: row.games[id]!,
      drawn: row.drawn[id]!,
      played: row.played[id]!,
      by: Object.fromEntries(verbs.map((verb, i) => [verb, times[i]!] as const).filter(([, n]) => n > 0)),
      wonDrawn: wilson(row.heldByWinner[id]!, row.heldBy[id]!),
      wonPlayed: wilson(row.playedByWinner[id]!, row.playedBy[id]!),
      texts,
      carriedOut,
    };
  });
  const neverDrawn = cards.filter((card) => card.drawn === 0).map(({ name }) => name);
  const neverPlayed = cards.filter((card) => card.played === 0).map(({ name }) => name);
  const carriedOut = cards.reduce((n, card) => n + card.carriedOut, 0);
  return {
    drawn: cards.length - neverDrawn.length,
    played: cards.length - neverPlayed.length,
    texts: carriedOut + neverCarriedOut.length,
    carriedOut,
    neverDrawn,
    neverPlayed,
    neverCarriedOut,
    nothingToCarryOut,
    cards,
  };
}

/** A text as the report names it, whatever the language. */
const textName = (name: string, index: number): string => `${name}, text ${textNumber(index)}`;
