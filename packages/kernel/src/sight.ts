/** All that a seat may know of a match where it stands, for a program that plays it: no way leads from here to the rest. */
import { erase } from "./erase.ts";
import type { Game } from "./game.ts";
import { Machine } from "./machine.ts";
import { type Memory, remembered } from "./memory.ts";
import { type QuestionView, questionOf, type View, viewOf } from "./view.ts";

export class Sight {
  readonly seat: number;
  readonly game: Game;
  readonly #machine: Machine;
  #view: View | undefined;

  constructor(m: Machine, seat: number) {
    this.#machine = m;
    this.seat = seat;
    this.game = m.game;
  }

  get view(): View {
    this.#view ??= viewOf(this.#machine, this.seat);
    return this.#view;
  }

  /** The question of the view, without all the rest of that. */
  get question(): QuestionView | null {
    return this.#view ? this.#view.question : questionOf(this.#machine, this.seat);
  }

  /** The number of the turn; 0 in games that count none. */
  get turn(): number {
    const id = this.game.shape.numbers.indexOf("turn");
    return id < 0 ? 0 : this.#machine.number(id);
  }

  /** The card definitions of the list that the seat plays with, the same for every order of its cards. */
  get list(): number[] {
    const m = this.#machine;
    const found: number[] = [];
    for (let card = 0; card < m.layout.cards; card++)
      if (m.owner(card) === this.seat) found.push(m.definition(card));
    return found.sort((a, b) => a - b);
  }

  /** What the seat saw go into the hands of others, and not come out. It takes a journal. */
  get remembered(): Memory {
    if (!this.#machine.journal.on) throw new Error("nothing is remembered where no journal is kept");
    return remembered(this.#machine, this.seat);
  }

  /** What the seat knows, as a state to make worlds from; written into `used`, if that is a machine for such a match. */
  known(used?: Machine): Machine {
    const { seats, cards } = this.#machine.layout;
    const fits = used?.game === this.game && used.layout.seats === seats && used.layout.cards === cards;
    const into = fits ? used : new Machine(this.game, seats, cards);
    erase(this.#machine, into, this.seat);
    return into;
  }
}
