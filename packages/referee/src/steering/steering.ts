/** Playing towards what has not happened yet: of all options rather those that were chosen least. */
import { type Chance, firstOf, groupOf, type Machine, secondOf } from "@tefuda/kernel";
import { Chosen, OF_CARDS } from "./chosen.ts";

/** Of so many answers one is given at random whatever was chosen before, so that no path is shut. */
const ASIDE = 6;
/** Of so many games one is played at random throughout. */
export const AT_RANDOM = 4;

export class Steering {
  private readonly chance: Chance;
  /** Kinds of cards that something is looked for of: what can be done with them is done rather than anything else. */
  wanted: ReadonlySet<number> = new Set();
  private readonly chosen = new Chosen();
  private readonly cards = new Int16Array(4096);

  private readonly textSeen: (definition: number, text: number) => boolean;

  constructor(chance: Chance, textSeen: (definition: number, text: number) => boolean) {
    this.chance = chance;
    this.textSeen = textSeen;
  }

  /** Answers the waiting question; tells of the option before it is taken. */
  answer(m: Machine, steered: boolean, told: (option: number) => void): void {
    const spec = m.asking()!;
    const count = m.list();
    const free = !steered || this.chance.below(ASIDE) === 0;
    if (spec.shape !== "some") {
      if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
      const option = free ? m.options[this.chance.below(count)]! : this.least(m, count);
      this.chosen.note(this.chosen.keyOf(m, option));
      told(option);
      m.choose(option);
      return;
    }
    const min = spec.min!(m);
    const most = Math.min(spec.max!(m), count);
    let n = min + (most > min ? this.chance.below(most - min + 1) : 0);
    if (!free)
      for (let other = min; other <= most; other++)
        if (this.chosen.times(howMany(m, other)) < this.chosen.times(howMany(m, n))) n = other;
    this.chosen.note(howMany(m, n));
    this.chance.pick(m.options, count, count);
    if (!free)
      m.options
        .subarray(0, count)
        .sort(
          (a, b) => this.chosen.times(this.chosen.keyOf(m, a)) - this.chosen.times(this.chosen.keyOf(m, b)),
        );
    for (let i = 0; i < n; i++) {
      this.chosen.note(this.chosen.keyOf(m, m.options[i]!));
      this.cards[i] = firstOf(m.options[i]!);
    }
    m.chooseSome(this.cards, n);
  }

  private least(m: Machine, count: number): number {
    const wanted = this.wanted.size > 0 && this.chance.below(2) === 0;
    let best = m.options[0]!;
    let fewest = Number.POSITIVE_INFINITY;
    let ties = 0;
    for (let i = 0; i < count; i++) {
      const option = m.options[i]!;
      const times =
        wanted && this.isWanted(m, option)
          ? this.urgency(m, option)
          : this.chosen.times(this.chosen.keyOf(m, option));
      if (times > fewest) continue;
      if (times < fewest) ties = 0;
      fewest = times;
      if (this.chance.below(++ties) === 0) best = option;
    }
    return best;
  }

  private isWanted(m: Machine, option: number): boolean {
    const form = m.asking()!.groups?.[groupOf(option)]?.form;
    return OF_CARDS.includes(form) && this.wanted.has(m.definition(firstOf(option)));
  }

  /** Before all others what was not seen yet; after all others a text that was, which would only use up its card. */
  private urgency(m: Machine, option: number): number {
    const form = m.asking()!.groups?.[groupOf(option)]?.form;
    return form === "effect" && this.textSeen(m.definition(firstOf(option)), secondOf(option))
      ? Number.MAX_SAFE_INTEGER
      : -1;
  }
}

/** Apart from all keys of single options. */
const howMany = (m: Machine, n: number): number => -(m.pc * 4096 + n) - 1;
