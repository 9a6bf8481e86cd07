/** What programs in an observer's place are given, and what they decide there, at the page's table and at the terminal's. */
import { type Bot, botNamed, Host } from "@tefuda/bots";
import { letAnswer } from "@tefuda/cli/play/session";
import {
  cardsByPlace,
  endMod,
  firstMod,
  type GamePackage,
  linkAt,
  linkCount,
  linkSeat,
  linkSource,
  type Machine,
  type Match,
  MOD_SIZE,
  modAmount,
  modChange,
  modSource,
  modSubject,
  STATUS,
} from "@tefuda/kernel";
import { type Player, playerOf } from "@tefuda/web/host/players";

const KINDS = ["greedy", "random"] as const;

/** All programs for one side of a pair. */
export class Programs {
  /** A program that only notes what it is given. */
  readonly spy: Host;
  private got = "";
  private known: Machine | undefined;
  private byPlaces = false;
  private readonly atThePage: readonly Player[];
  private readonly atTheTerminal: readonly Host[];

  constructor(pack: GamePackage) {
    const spy: Bot = {
      name: "spy",
      answer: (seen) => {
        const world = seen.imagine();
        this.got = JSON.stringify([
          seen.seat,
          seen.view,
          this.byPlaces ? worldByPlaces(world) : Buffer.from(world.s.buffer).toString("hex"),
          world.journal.on ? "its journal is written" : world.journal.length,
          seen.chance(1000),
        ]);
        return "";
      },
    };
    this.spy = new Host(pack, spy);
    this.atThePage = KINDS.map((kind) => playerOf(kind, pack));
    this.atTheTerminal = KINDS.map((kind) => new Host(pack, botNamed(kind)!));
  }

  /** What a program gets; worlds are written place by place instead of number by number where numbers are not the same. */
  given(match: Match, observer: number, seed: number, byPlaces: boolean): string {
    this.spy.begin(seed, observer);
    this.byPlaces = byPlaces;
    const sight = match.sight(observer);
    this.known = sight.known(this.known);
    this.spy.answer(sight);
    return byPlaces ? this.got : this.got + Buffer.from(this.known.s.buffer).toString("hex");
  }

  /** What one of the real programs answers: the page's, or the terminal's. */
  decision(match: Match, which: number): string {
    const kind = which % KINDS.length;
    if (which < KINDS.length) return String(this.atThePage[kind]!(match));
    let said = "";
    const listening = Object.create(match, {
      answer: {
        value: (seat: number, say: string | string[]) => {
          said = `${seat}: ${String(say)}`;
          return { done: true };
        },
      },
    }) as Match;
    letAnswer(listening, this.atTheTerminal[kind]!);
    return said;
  }
}
/** How many decisions there are to ask for. */
export const DECISIONS = 2 * KINDS.length;

/** A world without the numbers of its cards: what lies at which place, what lasts on it, and what waits. */
function worldByPlaces(m: Machine): unknown {
  const { layout, s } = m;
  const cards = cardsByPlace(m);
  const place = (card: number): number => (card < 0 ? card : cards.indexOf(card));
  const columns = ["kind", "zone", "flags", "seen"] as const;
  const lasting: number[][] = [];
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    lasting.push([
      modChange(m, mod).id,
      place(modSource(m, mod)),
      place(modSubject(m, mod)),
      modAmount(m, mod),
    ]);
  return [
    Array.from(s.subarray(0, STATUS)),
    cards.map((card) => columns.map((column) => s[layout[column] + card])),
    Array.from({ length: layout.zones }, (_, zone) => m.count(zone)),
    m.game.shape.numbers.map((name, i) => (m.game.shape.unseen?.includes(name) ? null : m.number(i))),
    Array.from(s.subarray(layout.seat, layout.seat + layout.seats * layout.seatSize)),
    lasting,
    Array.from({ length: linkCount(m) }, (_, n) => [
      linkSeat(m, linkAt(m, n)),
      place(linkSource(m, linkAt(m, n))),
    ]),
  ];
}
