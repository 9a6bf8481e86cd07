/** What a program sees before it where it has played on: how the game stands there, in the mean over the worlds it was tried in. */
import { type Machine, NONE, OUTCOME } from "@tefuda/kernel";

export class Outlook {
  tried = 0;
  won = 0;
  lost = 0;
  /** Sums by seat, of each of its numbers and of the cards in each of its zones. */
  private readonly numbers: Float64Array;
  private readonly cards: Float64Array;
  readonly seats: number;

  constructor({ layout: { seats }, game: { shape } }: Machine) {
    this.seats = seats;
    this.numbers = new Float64Array(seats * shape.seatNumbers.length);
    this.cards = new Float64Array(seats * shape.zones.length);
  }

  /** Takes note of a position in which playing on came to an end. */
  note(m: Machine, seat: number): void {
    const { seatNumbers, zones } = m.game.shape;
    this.tried++;
    if (m.over && m.s[OUTCOME] !== NONE) {
      if (m.s[OUTCOME] === seat) this.won++;
      else this.lost++;
    }
    for (let of = 0; of < this.seats; of++) {
      for (let id = 0; id < seatNumbers.length; id++)
        this.numbers[of * seatNumbers.length + id]! += m.seatNumber(of, id);
      for (let id = 0; id < zones.length; id++)
        if (zones[id]!.per === "seat") this.cards[of * zones.length + id]! += m.count(m.zoneOf(id, of));
    }
  }

  /** The mean of a number of a seat, by its place among the game's. */
  number(seat: number, id: number): number {
    return this.numbers[seat * (this.numbers.length / this.seats) + id]! / this.tried;
  }
  /** How many cards lie in a zone of a seat, in the mean. */
  count(seat: number, zone: number): number {
    return this.cards[seat * (this.cards.length / this.seats) + zone]! / this.tried;
  }
}
