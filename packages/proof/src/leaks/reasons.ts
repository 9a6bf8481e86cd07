/** The reasons that the journal gives, by a game's account, for hidden cards to have become known in an answer. */
import { EVERYBODY, type Machine, MOVE, NONE, SAYS, SHUFFLE } from "@tefuda/kernel";
import { type AccountFile, seersOf } from "./account.ts";

/** A card, by its kind, that the journal names or moves, and the observers, as bits, that it is known to by this. */
interface Named {
  what: string;
  kind: number;
  known: number;
  /** Those that see the place it is moved from or to. */
  seen: number;
}

export class Reasons {
  readonly named: Named[] = [];
  /** Zones that were shuffled. */
  readonly shuffled = new Set<number>();
  private readonly account: AccountFile;
  private readonly m: Machine;
  /** By kind: the observers that may know such a card from a line. */
  private readonly told = new Map<number, number>();
  /** By kind: the observers that saw such a card in the open on its way, and the zones that it came to. */
  private readonly open = new Map<number, number>();
  private readonly cameTo = new Map<number, Set<number>>();
  /** By line: who looks, and at whose cards. */
  private readonly lookers = new Map<string, { seat: number; whose: number }[]>();

  constructor(account: AccountFile, m: Machine, from: number) {
    this.account = account;
    this.m = m;
    const { data, length } = m.journal;
    for (let at = from; at < length; at += data[at]!) {
      const type = data[at + 1]!;
      if (type === SHUFFLE) this.shuffled.add(data[at + 2]!);
      else if (type === MOVE) this.move(at);
      else if (type >= SAYS) this.line(at);
    }
  }

  /** The observers that may know a card of a kind by a line, or, of those in a zone, because it came there by the open. */
  toldOf = (definition: number): number => this.told.get(definition) ?? 0;
  openOf = (definition: number): number => this.open.get(definition) ?? 0;
  openIn = (zone: number, definition: number): number =>
    this.cameTo.get(definition)?.has(zone) ? this.openOf(definition) : 0;

  /** Whether everybody may know the card of a zone that was chosen, or those may who knew it before. */
  shows(zone: number, by: "chosen" | "before"): boolean {
    return this.looksAt(zone).some((look) => look.by === by && (!look.line || this.lookers.has(look.line)));
  }

  /** The observers that may look at the cards of a zone, of which `asked` chooses one just now. */
  mayLook(zone: number, asked: number): number {
    const { m, lookers } = this;
    return this.looksAt(zone).reduce((all, look) => {
      if (look.by === "asked") return asked < 0 ? all : all | (1 << asked);
      if (look.by !== "seat") return all;
      return (lookers.get(look.line) ?? [])
        .filter(({ whose }) => whose === m.seatOf(zone))
        .reduce((bits, { seat }) => bits | (1 << seat), all);
    }, 0);
  }

  private looksAt(zone: number): AccountFile["looks"] {
    const { id } = this.m.zoneShape(zone);
    return this.account.looks.filter((look) => look.zone === id);
  }

  private move(at: number): void {
    const { m, account } = this;
    const { data } = m.journal;
    const definition = data[at + 2]!;
    [4, 8].forEach((place) => {
      const zone = data[at + place]!;
      const seen = seersOf(account, m, zone, this.hides(zone, definition, place === 8));
      add(this.open, definition, seen);
      const what = `a move ${place === 4 ? "from" : "to"} ${m.zoneShape(zone).id}`;
      this.named.push({
        what,
        kind: definition,
        known: data[at + place - 1]!,
        seen: seen | this.mayLook(zone, NONE),
      });
      if (place === 8) this.cameTo.set(definition, (this.cameTo.get(definition) ?? new Set()).add(zone));
    });
  }

  /** Whether a card that came to a zone, or left it, lay face down there, as far as that can be seen by now. */
  private hides(zone: number, definition: number, came: boolean): boolean {
    const { m, account } = this;
    if (account.zones[m.zoneShape(zone).id]?.down === undefined) return false;
    if (!came) return true;
    const there: number[] = [];
    for (let card = m.first(zone); card >= 0; card = m.next(card))
      if (m.definition(card) === definition) there.push(card);
    return there.length > 0 && there.every((card) => m.faceDown(card));
  }

  private line(at: number): void {
    const { m, account, named } = this;
    const { data } = m.journal;
    const { name, args } = m.game.messages[data[at + 1]! - SAYS]!;
    const tells = account.told.find(({ line }) => line === name)?.to;
    let place = at + 2;
    const seats: number[] = [];
    for (const form of args) {
      if (form === "seat") seats.push(data[place]!);
      if (form === "card") {
        const definition = data[place]!;
        const to =
          tells === "everybody" ? EVERYBODY : tells === "seat" && seats[0] !== undefined ? 1 << seats[0] : 0;
        add(this.told, definition, to);
        named.push({ what: `the line "${name}"`, kind: definition, known: data[place + 1]!, seen: to });
      }
      place += form === "card" ? 2 : 1;
    }
    const [seat = NONE, whose = seat] = seats;
    this.lookers.set(name, [...(this.lookers.get(name) ?? []), { seat, whose }]);
  }
}

const add = <Key>(map: Map<Key, number>, key: Key, bits: number): void => {
  map.set(key, (map.get(key) ?? 0) | bits);
};
