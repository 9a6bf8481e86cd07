/** What is answered for people who can do nothing but pass, by what they see themselves, so that nothing is given away. */
import { cardsFor, knows, type Match, type QuestionView, type TableLayout, type View } from "@tefuda/kernel";
import type { HostSettings } from "./host.ts";
import { Repeats } from "./repeats.ts";
import { askIn, windowOf } from "./windows.ts";

/** How somebody wants to be asked. */
export type Asking = Pick<HostSettings, "autoPass" | "asks">;

export class Passing {
  private readonly match: Match;
  private readonly layout: TableLayout;
  /** The seats of people. */
  private readonly people: readonly number[];
  private readonly repeats: Repeats;

  constructor(match: Match, layout: TableLayout, people: readonly number[]) {
    this.match = match;
    this.layout = layout;
    this.people = people;
    this.repeats = new Repeats(match, layout);
  }

  /**
   * The answer that is given for whoever is asked in a view; null where it is theirs to give. `always` says that every
   * question is put that leaves a choice.
   */
  forced(view: View, asking: Asking, always: boolean): string | null {
    const { question } = view;
    if (!asking.autoPass || question?.shape !== "one") return null;
    const { passes, idle = [] } = this.layout;
    const pass = question.options.find(({ notation }) => passes.includes(notation))?.notation ?? null;
    if (pass !== null && !always && this.isLeftOut(view, question, asking)) return pass;
    // Whoever sits beside them would see that they were not asked, and so what they do not hold.
    if (this.people.length > 1 && this.holdsUnseen(question.seat)) return null;
    const useful = question.options.filter(({ verb }) => !idle.includes(verb));
    if (pass === null || (useful.length === 1 && useful[0]!.notation === pass)) return pass;
    // between people it would tell what somebody holds
    return this.people.length === 1 && !always && this.repeats.again(question) ? pass : null;
  }

  /** Whether they are not asked there, by what is set or as the game has it: by what everybody sees alone. */
  private isLeftOut(view: View, question: QuestionView, { asks }: Asking): boolean {
    const { layout, match } = this;
    const ask = askIn(windowOf(view, question), asks?.[match.game.id] ?? {}, layout);
    if (ask !== "deeds") return ask === "never";
    const { passes } = layout;
    const last = match.choices.findLast(
      ({ seat, say }) => seat === question.seat || !passes.includes(String(say)),
    );
    return last?.seat === question.seat;
  }

  /** Whether a seat knows a card that somebody else at the table does not. */
  private holdsUnseen(seat: number): boolean {
    const { machine } = this.match;
    const others = this.people.filter((other) => other !== seat);
    return cardsFor(machine, seat).some(
      (card) => knows(machine, seat, card) && others.some((other) => !knows(machine, other, card)),
    );
  }
}
