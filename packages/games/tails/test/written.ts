/** Cards as they are written in files, and a reader of them in which a stub stands for the grammar. */
import { NO_WORDS } from "@tefuda/cardtext/open-words";
import { alike, type Problem, type SourceFile } from "@tefuda/kernel";
import { expect } from "vitest";
import { type CardData, type CardReaders, readCards } from "../src/rules/01-cards.ts";

/** In place of the grammar: what begins with a known word reads, anything else is wrong from its second word on. */
const STUB: CardReaders = {
  readTexts: (words) =>
    words.startsWith("Draw")
      ? { texts: [{ words, text: { kind: "effect", do: { do: "draw", who: "you", n: 1 } } }] }
      : {
          error: {
            column: words.indexOf(" ") + 2,
            length: 3,
            message: alike(`"${words.split(" ")[1]}" cannot be read`),
            expected: ["card"],
            didYouMean: "draw",
          },
        },
  readRequirement: (words) => {
    const troop = [{ n: 1, what: { noun: "unit" as const, traits: { unit: ["troop" as const] } } }];
    if (words === "No Deployment Requirements.") return { tree: { needs: "nothing" } };
    if (words === "Discard a Troop.") return { tree: { needs: "discard", what: troop } };
    if (words === "Equips a Vehicle.")
      return { tree: { needs: "attach", to: { noun: "unit", traits: { unit: ["vehicle"] } } } };
    return { error: { column: 1, message: alike("this is no requirement") } };
  },
  readBonus: (words) =>
    words === "+1 attacks"
      ? { tree: [{ stat: "attacks", by: 1 }] }
      : { error: { column: 4, length: words.length - 3, message: alike("this is no value") } },
};

export const UNIT = `- name: Test Moles
  kind: Unit
  faction: Burrow Guard
  type: Troop
  types: [Infantry, Sidearm]
  terrain: Mud
  health: 2
  attacks: 3 on 1
  stats: { troop: 2/1, position: 1/0, vehicle: 0/3 }
  texts:
    - "Draw a card."
  copies: 3
  artist: "B. Wicker"
  number: 01-01-017-3
  flavour: "They dig."
`;
export const REST = `  copies: 2
  artist: "B. Wicker"
  number: 01-01-018-IV
`;
export const GEAR = `- name: Test Spade
  kind: Equipment
  type: Troop
  attacks: 1
  stats: { troop: 1/0, position: 1/0, vehicle: 1/0 }
  bonus: ["+1 attacks"]
${REST}`;
export const EVENT = `- name: Test Parade
  kind: Event
  texts: ["Draw a card."]
${REST}`;
export const TURF = `- name: Test Ditch
  kind: Turf
  health: 3
  stats: { troop: 2 }
  texts: ["Draw a card."]
${REST}`;
export const NEW_RULE = `- name: Test Statute
  kind: Rule Changer
  texts: ["Draw a card."]
${REST}`;

export const file = (text: string, path = "a.yaml"): SourceFile => ({ path, text });
export const read = (text: string, path?: string) => readCards(file(text, path), STUB, NO_WORDS);
export const one = (text: string): CardData => {
  const { cards, problems } = read(text);
  expect(problems).toEqual([]);
  return cards[0]!;
};
export const said = ({ line, column, message }: Problem): string => `${line}:${column} ${message.en}`;
