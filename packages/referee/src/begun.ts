/** Which texts begin while something runs: seen on programs that run one by one, as those of sets do. */
import { type Ability, type Game, type Machine, MachineFault, type Match } from "@tefuda/kernel";
import { Watching } from "./watching.ts";

/** Told of each text whose program begins, and of what was set off since the one before began. */
export type Onlooker = (m: Machine, ability: number) => void;

/** Looks on at the programs of texts; the game's programs must run one by one. */
export class Begun {
  told: Onlooker = () => {};
  private readonly watching = new Watching();

  constructor({ abilities, programNumbers, code }: Game) {
    for (const ability of abilities)
      for (const program of programNumbers[ability.id] ?? [])
        this.watching.over(code.runs, code.entries[program]!, (run) => (m, at) => {
          this.told(m, ability.id);
          return run(m, at);
        });
  }
  end(): void {
    this.watching.end();
  }
}

/** A text that began so often behind one answer goes round. */
const ROUNDS = 100;

/** The texts that go on behind an answer until the machine gives up, if it is they that go on; the match stays where it stands. */
export function goingRound(match: Match, seat: number, say: string | readonly string[]): Ability[] {
  const begun = new Begun(match.game);
  const times = new Map<number, number>();
  begun.told = (_, ability) => times.set(ability, (times.get(ability) ?? 0) + 1);
  try {
    match.answer(seat, say);
  } catch (error) {
    if (!(error instanceof MachineFault)) throw error;
  } finally {
    begun.end();
  }
  return match.game.abilities.filter(({ id }) => (times.get(id) ?? 0) >= ROUNDS);
}
