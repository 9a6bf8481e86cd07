/** Whose programs and modifiers are whose: which of them belong to a card's text, and to which. */
import { type Ability, type Game, type Modifier, type Program, textNumber } from "@tefuda/kernel";

export interface Owner {
  card: string;
  /** "Bear, text 1", and further down what of it this is. */
  where: string;
}

export interface Owners {
  programs: ReadonlyMap<Program, Owner>;
  changes: ReadonlyMap<Modifier, Owner>;
}

/** What several texts share belongs to none. */
export function ownersOf(game: Game): Owners {
  const isOfRules = onlyOnce(game);
  const programs = new Map<Program, Owner | undefined>();
  const changes = new Map<Modifier, Owner | undefined>();
  const own = <Thing>(map: Map<Thing, Owner | undefined>, thing: Thing, owner: Owner): boolean => {
    const known = map.get(thing);
    if (map.has(thing)) {
      if (known?.where !== owner.where) map.set(thing, undefined);
      return false;
    }
    map.set(thing, owner);
    return true;
  };
  const ofAbility = (ability: Ability, owner: Owner): void => {
    for (const program of ability.programs ?? []) own(programs, program, owner);
    for (const modifier of [...ability.statics, ...(ability.lasting ?? [])]) {
      if (!own(changes, modifier, owner)) continue;
      if (modifier.replacement) own(programs, modifier.replacement, owner);
      if (modifier.delayedTrigger)
        ofAbility(modifier.delayedTrigger, { ...owner, where: `${owner.where}, later` });
    }
  };
  for (const definition of game.definitions)
    for (const ability of definition.abilities)
      ofAbility(ability, {
        card: definition.name,
        where: `${definition.name}, text ${textNumber(ability.index)}`,
      });
  // what only one text calls is its own as well
  const { code } = game;
  for (const [program, owner] of programs) {
    const number = owner ? code.programs.indexOf(program) : code.programs.length;
    for (let at = code.entries[number] ?? 0; at < (code.ends[number] ?? 0); at++) {
      const step = code.instructions[at]!;
      if (owner && step.op === "call" && typeof step.program === "number") {
        const called = code.programs[step.program]!;
        if (!isOfRules(called)) own(programs, called, owner);
      }
    }
  }
  return { programs: known(programs), changes: known(changes) };
}

const known = <Thing>(map: Map<Thing, Owner | undefined>): Map<Thing, Owner> =>
  new Map([...map].filter((entry): entry is [Thing, Owner] => entry[1] !== undefined));

/** Whether a program is the only one of its name, as those of rules are; texts bring one each. */
function onlyOnce({ code }: Game): (program: Program) => boolean {
  const times = new Map<string, number>();
  for (const { name } of code.programs) times.set(name, (times.get(name) ?? 0) + 1);
  return ({ name }) => times.get(name) === 1;
}
