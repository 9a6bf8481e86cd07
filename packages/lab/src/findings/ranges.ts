/** How far numbers went in games that were played: what lies far beyond is taken not to come about. */
import type { GamePackage, Machine } from "@tefuda/kernel";
import { handsOf } from "../hands.ts";

/** So many times as much as was ever seen counts as what cannot be. */
const FAR = 4;

export class Ranges {
  private readonly most: number[] = [];
  private readonly least: number[] = [];
  private readonly ids: readonly string[];
  private readonly hands: ReadonlySet<number>;
  private hand = 0;
  private lying = 0;

  constructor(pack: GamePackage, m: Machine["game"]) {
    this.ids = m.shape.seatNumbers;
    this.hands = handsOf(pack, m);
  }

  /** Looks at the table while a question waits. */
  look(m: Machine): void {
    for (let seat = 0; seat < m.layout.seats; seat++) {
      this.ids.forEach((_, id) => {
        const n = m.seatNumber(seat, id);
        this.most[id] = Math.max(this.most[id] ?? n, n);
        this.least[id] = Math.min(this.least[id] ?? n, n);
      });
      m.game.shape.zones.forEach((shape, zone) => {
        if (shape.per !== "seat") return;
        const cards = m.count(m.zoneOf(zone, seat));
        if (this.hands.has(zone)) this.hand = Math.max(this.hand, cards);
        else if (shape.inPlay) this.lying = Math.max(this.lying, cards);
      });
    }
  }

  /** Gives a player as much of everything as was seen, or as little. */
  fill(m: Machine, seat: number, most: boolean): void {
    for (const [id, n] of (most ? this.most : this.least).entries()) m.setSeatNumber(seat, id, n);
  }

  /** Whether a number of a player can be so much, or so little. */
  canBe(id: string, how: unknown, n: number): boolean {
    const at = this.ids.indexOf(id);
    const [most, least] = [this.most[at], this.least[at]];
    if (most === undefined || least === undefined) return true;
    const far = FAR * Math.max(most, 5);
    if (how === "atMost") return n >= Math.min(0, least) && !(n < least && n <= 0);
    if (how === "lessThan") return this.canBe(id, "atMost", n - 1);
    if (how === "exactly") return n <= far && this.canBe(id, "atMost", n);
    return n <= far;
  }
  canHold(how: unknown, n: number): boolean {
    if (how === "atMost") return n >= 0;
    return how === "lessThan" ? n > 0 : n <= FAR * this.hand;
  }
  /** Whether so many cards can lie in play. */
  canLie(n: number): boolean {
    return n <= FAR * Math.max(1, this.lying);
  }
}
