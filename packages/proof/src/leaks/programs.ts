/** What programs in an observer's place are given, and what they decide there, at the page's table and at the terminal's. */
import { type Bot, botNamed, Host, levelNames } from "@tefuda/bots";
import { letAnswer } from "@tefuda/cli/play/session";
import { type Adviser, adviserOf, type Player, playerOf } from "@tefuda/host/players";
import type { Chance, GamePackage, Machine, Match } from "@tefuda/kernel";

const KINDS = [...levelNames, "greedy", "random"] as const;

/** What a program is shown does not hang on how often it looks at it. */
const FEW = 60;
function withFewPlayouts(pack: GamePackage): GamePackage {
  const { ahead } = pack;
  return ahead ? { ...pack, ahead: { ...ahead, playouts: Math.min(ahead.playouts, FEW) } } : pack;
}

/** All programs for one side of a pair. */
export class Programs {
  /** A program that only notes what it is given. */
  readonly spy: Host;
  private got = "";
  private known: Machine | undefined;
  private readonly advises: Adviser;
  private readonly atThePage: readonly Player[];
  private readonly atTheTerminal: readonly Host[];

  constructor(pack: GamePackage) {
    const spy: Bot = {
      name: "spy",
      version: 1,
      remembers: true,
      answer: (seen) => {
        const world = seen.determinize();
        this.got = JSON.stringify([
          seen.seat,
          seen.view,
          Buffer.from(world.s.buffer).toString("hex"),
          world.journal.on ? "its journal is written" : world.journal.length,
          seen.chance(1000),
        ]);
        return "";
      },
    };
    this.spy = new Host(pack, spy);
    const quick = withFewPlayouts(pack);
    this.advises = adviserOf(quick);
    this.atThePage = KINDS.map((kind) => playerOf(kind, quick));
    this.atTheTerminal = KINDS.map((kind) => new Host(quick, botNamed(kind)!));
  }

  /** What a program gets whose observer is asked: what its seat knows and a world made of that, number by number. */
  given(match: Match, observer: number, seed: number): string {
    const lendChance = (seat: number, chance: Chance): void => chance.seed(seed, seat);
    this.spy.play(Object.create(match, { lendChance: { value: lendChance } }) as Match);
    this.known = match.sight(observer).known(this.known);
    return this.got + Buffer.from(this.known.s.buffer).toString("hex");
  }

  /** What one of the real programs answers: the page's, or the terminal's. */
  decision(match: Match, which: number): string {
    const definition = which % KINDS.length;
    if (which < KINDS.length) return String(this.atThePage[definition]!(match));
    if (which === DECISIONS - 1) return JSON.stringify(this.advises(match, "en"));
    let said = "";
    const listening = Object.create(match, {
      answer: {
        value: (seat: number, say: string | string[]) => {
          said = `${seat}: ${String(say)}`;
          return { done: true };
        },
      },
    }) as Match;
    letAnswer(listening, this.atTheTerminal[definition]!);
    return said;
  }
}
/** How many decisions there are to ask for, the hint that a person gets among them. */
export const DECISIONS = 2 * KINDS.length + 1;
