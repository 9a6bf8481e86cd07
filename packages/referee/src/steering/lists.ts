/** Which lists of cards meet: those that come with a game, and such as are made of cards that still have to do something. */
import type { Chance, Game } from "@tefuda/kernel";

/** How often a card that is wanted stands in a list made for it. */
const COPIES = 6;

export class Lists {
  private readonly game: Game;
  private readonly given: readonly (readonly number[])[];
  private readonly chance: Chance;

  constructor(game: Game, given: readonly (readonly number[])[], chance: Chance) {
    this.game = game;
    this.given = given;
    this.chance = chance;
  }

  /** One for each seat. `wanted` are cards that have not done everything. */
  meet(seats: number, wanted: readonly number[]): number[][] {
    return Array.from({ length: seats }, () =>
      wanted.length > 0 && this.chance.below(4) > 0 ? this.around(wanted) : [...this.any(this.given)],
    );
  }

  /** A list that comes with the game, if there is one with a wanted card in it, and a third of it other cards. */
  private around(wanted: readonly number[]): number[] {
    const card = this.any(wanted);
    const with_ = this.given.filter((list) => list.includes(card));
    const list = [...this.any(with_.length > 0 && this.chance.below(3) > 0 ? with_ : this.given)];
    const changed = Math.ceil(list.length / 3);
    this.chance.pick(list, list.length, changed);
    for (let i = 0; i < changed; i++) {
      if (i < COPIES) list[i] = card;
      else if (this.chance.below(2) === 0)
        list[i] =
          this.chance.below(2) === 0 ? this.any(wanted) : this.chance.below(this.game.definitions.length);
    }
    return list;
  }

  private any<Thing>(among: readonly Thing[]): Thing {
    return among[this.chance.below(among.length)]!;
  }
}
