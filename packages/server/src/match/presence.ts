/** Who is at which seat of a match, on whichever machine: told from machine to machine, and forgotten with a machine. */

/** What a machine tells the others: one has come or gone, or who is there? */
export type Told =
  | { match: string; machine: string; seats: readonly number[] }
  | { match: string; machine: string; asks: true };

type Tell = (seats: ReadonlySet<number>) => void;

interface Room {
  /** How many pages of this machine are at each seat. */
  own: Map<number, number>;
  others: Map<string, readonly number[]>;
  listeners: Set<Tell>;
}

export class Presence {
  private readonly machine: string;
  private readonly send: (told: Told) => void;
  private readonly rooms = new Map<string, Room>();

  constructor(machine: string, send: (told: Told) => void) {
    this.machine = machine;
    this.send = send;
  }

  /** Somebody comes to a seat, and hears who is there. What comes back is their going. */
  enter(match: string, seat: number, tell: Tell): () => void {
    const room = this.rooms.get(match) ?? { own: new Map(), others: new Map(), listeners: new Set() };
    const fresh = !this.rooms.has(match);
    this.rooms.set(match, room);
    room.own.set(seat, (room.own.get(seat) ?? 0) + 1);
    room.listeners.add(tell);
    if (fresh) this.send({ match, machine: this.machine, asks: true });
    this.tellOthers(match, room);
    this.tellHere(room);
    return () => {
      const left = (room.own.get(seat) ?? 1) - 1;
      if (left === 0) room.own.delete(seat);
      else room.own.set(seat, left);
      room.listeners.delete(tell);
      this.tellOthers(match, room);
      if (room.listeners.size === 0) this.rooms.delete(match);
      else this.tellHere(room);
    };
  }

  /** What another machine tells. */
  heard(told: Told): void {
    const room = this.rooms.get(told.match);
    if (!room || told.machine === this.machine) return;
    if ("asks" in told) this.tellOthers(told.match, room);
    else {
      if (told.seats.length === 0) room.others.delete(told.machine);
      else room.others.set(told.machine, told.seats);
      this.tellHere(room);
    }
  }

  /** These machines are the ones that are there: what others told is true no more. */
  onlyFrom(machines: ReadonlySet<string>): void {
    for (const room of this.rooms.values()) {
      const gone = [...room.others.keys()].filter((machine) => !machines.has(machine));
      for (const machine of gone) room.others.delete(machine);
      if (gone.length > 0) this.tellHere(room);
    }
  }

  private tellOthers(match: string, { own }: Room): void {
    this.send({ match, machine: this.machine, seats: [...own.keys()] });
  }

  private tellHere({ own, others, listeners }: Room): void {
    const seats = new Set([...own.keys(), ...[...others.values()].flat()]);
    for (const tell of listeners) tell(seats);
  }
}
