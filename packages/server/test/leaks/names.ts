/** Which names of cards somebody may have read by when: those of their own deck, and of cards that they have known. */
import { type Choice, type Game, knows, Match, type Setup } from "@tefuda/kernel";

/** By the number of answers: the names in the decks of a match that none of the `eyes` can have come upon. */
export function hiddenNames(
  game: Game,
  setup: Setup,
  choices: readonly Choice[],
  eyes: readonly number[],
): ReadonlySet<string>[] {
  const match = new Match(game, setup);
  const own = setup.lists.flatMap((list, seat) => (eyes.includes(seat) ? list : []));
  const hidden = new Set(setup.lists.flat().filter((name) => !own.includes(name)));
  const look = (): ReadonlySet<string> => {
    const { machine } = match;
    for (let card = 0; card < machine.layout.cards; card++)
      if (eyes.some((eye) => knows(machine, eye, card))) hidden.delete(machine.definitionOf(card).name);
    return new Set(hidden);
  };
  const all = [look()];
  for (const { seat, say } of choices) {
    match.answer(seat, say);
    all.push(look());
  }
  return all;
}
