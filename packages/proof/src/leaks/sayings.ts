/** What a player might say, rightly or wrongly: all that may be asked for, cards it cannot see, and plain nonsense. */
import { type Chance, type Game, type Match, seatName } from "@tefuda/kernel";
import { chosenBy } from "./answers.ts";

const NONSENSE = [
  "",
  " ",
  "?",
  "#",
  ">",
  "? > ?",
  "no such thing",
  "yes",
  "no",
  "-1",
  "0",
  "3",
  "99",
  "a",
  "b",
];

/** Some things to say in either of two matches. */
export function sayingsFor(real: Match, twin: Match, n: number, chance: Chance): string[] {
  return Array.from({ length: n }, () => saying(chance.below(2) === 0 ? real : twin, chance));
}

/** Where cards are chosen from of which one is not seen: any of these, and one by the name that is hidden. */
export function hiddenNames(match: Match): string[] {
  const { options = [] } = match.view(match.asked!).question ?? {};
  const unseen = options.find(({ notation }) => notation.includes("?"));
  if (!unseen) return [];
  const [card] = chosenBy(match.machine, unseen.notation);
  return card === undefined ? [] : ["?", match.machine.definitionOf(card).name];
}

function saying(match: Match, chance: Chance): string {
  const { game, machine } = match;
  const any = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  // what it could answer, or another who is asked instead
  const options = (match.asked === null ? undefined : match.view(match.asked).question?.options) ?? [];
  if (options.length > 0 && chance.below(4) === 0) return any(options).notation;
  // a choice by as little as may be said of it
  if (options.length > 0 && chance.below(6) === 0) return any(options).notation.split("@")[0]!;
  if (chance.below(6) === 0) return any(NONSENSE);
  const card = (): string => {
    // now and then one of those that are chosen from just now, by the name that may be hidden
    const near =
      options.length > 0 && chance.below(3) === 0 ? chosenBy(machine, any(options).notation)[0] : undefined;
    const number = near ?? chance.below(machine.layout.cards);
    const name = any([machine.definitionOf(number).name, any(game.definitions).name, "?"]);
    const zone = machine.zone(number);
    const shape = machine.zoneShape(zone);
    const side = shape.per === "seat" ? seatName(machine.seatOf(zone)) : "";
    const place = 1 + chance.below(5);
    const at = side === "" ? shape.id : `${side}.${shape.id}`;
    return any([name, name, `${name}@${side}`, `${name}@${at}`, `${name}@${at}.${place}`, `${name}#2`]);
  };
  const { verb, form } = any(actionsOf(game));
  const head = verb === "" ? "" : `${verb} `;
  if (form === "cards") return `${head}${card()} > ${card()}`;
  if (form === "effect") return `${head}${card()} ${1 + chance.below(3)}`;
  return `${head}${card()}`;
}

const actionsOf = (game: Game): { verb: string; form: string }[] => [
  ...game.actions.map(({ verb, form }) => ({ verb, form })),
  { verb: "", form: "card" },
];
