/**
 * Glances: every ruling of a game is gone through answer by answer, and at each a twin is made for one observer anew. What
 * it is given then, and after the next answer if nothing has lawfully told them apart, has to be the same in both. Rulings
 * are where everything rare happens, and a twin that lasts for one answer comes to all of it.
 */
import { join } from "node:path";
import { Chance, Match, SPECTATOR } from "@tefuda/kernel";
import { gameFolder, games } from "@tefuda/referee/games";
import { runScenario } from "@tefuda/referee/scenario";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { Chosen } from "../everything/chosen.ts";
import { asked, looksAlike } from "./answers.ts";
import type { Arena, Start } from "./arena.ts";
import { copyMatch } from "./client.ts";
import { DIFFERENCES, disguise, type Sides } from "./disguise.ts";
import type { Leak } from "./lockstep.ts";
import { before, countDraws, revelation } from "./revelation.ts";
import { sayingsFor } from "./sayings.ts";
import { Ledger, observersOf } from "./sight.ts";
import { firstDifference, type Side, sideOf } from "./stream.ts";

/** Things that are asked for at each glance. */
const SAYINGS = 2;
/** Steps taken back that are looked at. */
const BACK = 4;

export interface Glanced {
  rulings: number;
  glances: number;
  leak: Leak | undefined;
}

/**
 * Goes through one ruling in `every`, from the first on, `rounds` times with other twins, and stops at a leak. A game
 * without rulings has none.
 */
export async function glanceAt(arena: Arena, every: number, rounds: number): Promise<Glanced> {
  const done: Glanced = { rulings: 0, glances: 0, leak: undefined };
  if (!games.some(({ id }) => id === arena.id)) return done;
  const files = scenarioFiles([join(gameFolder(arena.id), "scenarios")]);
  let number = 0;
  const { bound } = await loadScenarios(files, arena.id, () => number++ % every === 0);
  for (let round = 0; round < rounds; round++)
    for (const [n, ruling] of bound.entries()) {
      const { match } = runScenario(ruling, 1);
      if (!match) continue;
      const own = { ...arena, book: { ...arena.book, game: ruling.game } };
      const glances = new Glances({ arena: own, match }, round * bound.length + n);
      done.leak = glances.all();
      done.rulings++;
      done.glances += glances.count;
      if (done.leak) return done;
    }
  return done;
}

/** One ruling as it was played. */
class Glances {
  count = 0;
  private readonly played: Match;
  private readonly real: Side;
  private readonly twin: Side;
  private readonly sides: Sides;
  private readonly number: number;
  private readonly chance = new Chance();
  private readonly chosen = new Chosen();
  private eye = 0;
  private difference: (typeof DIFFERENCES)[number] = "order";

  constructor({ arena, match }: Start, number: number) {
    this.played = match;
    this.number = number;
    this.chance.seed(number + 1, 3);
    this.real = sideOf(arena, new Match(match.game, { ...match.setup }));
    this.twin = sideOf(arena, new Match(match.game, { ...match.setup }));
    const [real, twin] = [this.real.match.machine, this.twin.match.machine];
    for (const m of [real, twin]) countDraws(m);
    this.sides = {
      real,
      twin,
      ledger: new Ledger(real, arena),
      twinLedger: new Ledger(twin, arena),
      believed: false,
    };
  }

  /** The first leak on the way. */
  all(): Leak | undefined {
    const observers = observersOf(this.sides.real);
    const look = (number: number): Leak | undefined => {
      for (const eye of observers) {
        this.eye = eye;
        const leak = this.glance();
        if (leak) return leak;
      }
      this.eye = observers[number % observers.length]!;
      return undefined;
    };
    const { choices, setup } = this.played;
    const begins = setup.opening?.after ?? 0;
    for (const [n, { seat, say }] of choices.entries()) {
      // what comes before the position of a ruling is like any beginning
      if (n < begins) {
        if (!taken(this.real.match, seat, say)) throw new Error(`no beginning for "${String(say)}"`);
        this.sides.ledger.follow();
        continue;
      }
      const leak = look(n + this.number) ?? this.at(seat, say);
      if (leak) return leak;
    }
    return look(0);
  }

  /** What shows by itself, where everything that the observer may not know is otherwise. */
  private glance(): Leak | undefined {
    const { real, twin, sides, eye, chance } = this;
    this.difference = "everything";
    copyMatch(real.match, twin.match);
    return disguise(sides, [eye], this.difference, chance, true) > 0 ? this.compare(false) : undefined;
  }

  /** What shows before an answer, and after it. */
  private at(seat: number, say: string | string[]): Leak | undefined {
    const { real, twin, sides, eye, chance } = this;
    this.difference = DIFFERENCES[chance.below(DIFFERENCES.length)]!;
    copyMatch(real.match, twin.match);
    const twins = disguise(sides, [eye], this.difference, chance) > 0;
    const there = twins ? this.compare(true) : undefined;
    if (there) return there;
    const was = twins ? before(sides, eye) : undefined;
    const alike = twins && this.answersAlike(seat, say) && taken(twin.match, seat, say);
    const knew = this.knownNow();
    const { drawn } = sides.real;
    if (!taken(real.match, seat, say))
      throw new Error(`the answer "${String(say)}" of a ruling was not taken`);
    sides.ledger.follow();
    const learnt = this.knownNow().find((one) => !knew.includes(one));
    if ((learnt || sides.real.drawn > drawn) && real.match.undoIsInnocent(1))
      return this.leak("what may be taken back though it came to light", learnt ?? "chance", "");
    if (!alike || !was) return undefined;
    sides.twinLedger.follow();
    if (revelation(sides, eye, was)) return undefined;
    return this.compare(true);
  }

  /** Which cards the observer knows where they lie. */
  private knownNow(): string[] {
    const { sides, eye } = this;
    const cards = Array.from({ length: sides.real.layout.cards }, (_, card) => card);
    return cards.filter((card) => sides.ledger.knows(eye, card)).map(String);
  }

  /** Whether an answer is there in both games, and looks the same to the observer. */
  private answersAlike(seat: number, say: string | string[]): boolean {
    const { real, twin, sides, eye } = this;
    const [one, two] = [real.match, twin.match].map((match) => match.view(seat).question);
    if (!one || !two || real.match.asked !== seat) return false;
    const left = asked(sides.real, one, sides.ledger, [eye], true, this.chosen);
    const right = asked(sides.twin, two, sides.twinLedger, [eye], true, this.chosen);
    return looksAlike(left, right, [say, say])?.sure === true;
  }

  /** With `all` in every language, and with what is said to somebody who asks. */
  private compare(all: boolean): Leak | undefined {
    this.count++;
    const { real, twin, eye } = this;
    const sayings =
      eye === SPECTATOR || !all ? [] : sayingsFor(real.match, twin.match, eye, SAYINGS, this.chance);
    const [one, two] = [real, twin].map((side) => this.given(side, all ? ["en", "ja"] : ["en"], sayings));
    for (const [i, [part, text]] of one!.entries())
      if (text !== two![i]![1]) return this.leak(part, text, two![i]![1]);
    return undefined;
  }

  /** All that an observer is given where the match stands. */
  private given(
    { match, programs }: Side,
    languages: readonly string[],
    sayings: readonly string[],
  ): [part: string, text: string][] {
    const { eye } = this;
    const parts: [string, string][] = [];
    for (const language of languages)
      parts.push(
        [`view (${language})`, JSON.stringify(match.view(eye, language))],
        [`log (${language})`, JSON.stringify(match.log(eye, language))],
      );
    const back = Array.from({ length: Math.min(BACK, match.length) }, (_, n) => match.undoIsInnocent(n + 1));
    parts.push(["taking back", JSON.stringify([back, match.over])]);
    for (const saying of sayings) {
      const verdict = match.why(eye, saying);
      parts.push([`why ("${saying}")`, JSON.stringify(verdict)]);
      if (verdict.verdict !== "allowed" && saying.trim() !== "")
        parts.push([`refusal ("${saying}")`, JSON.stringify(match.answer(eye, saying))]);
    }
    if (match.asked === eye) parts.push(["what a program gets", programs.given(match, eye, 1)]);
    return parts;
  }

  private leak(part: string, real: string, twin: string): Leak {
    const { match } = this.real;
    return {
      match: this.number,
      eyes: [this.eye],
      difference: this.difference,
      table: "others",
      at: match.length,
      after: 0,
      part: `${part}, in a ruling`,
      ...firstDifference(real, twin),
    };
  }
}

/** Whether an answer is taken; a fault is an answer that cannot be carried out. */
function taken(match: Match, seat: number, say: string | string[]): boolean {
  try {
    return match.answer(seat, say).done;
  } catch {
    return false;
  }
}
