/** Records of matches: their answers cut, joined, exchanged, and positions laid out in them; one that fits is used. */
import { type Choice, Match, MatchError, type MatchRecord, type Position } from "@tefuda/kernel";
import { record as shape } from "@tefuda/referee/record";
import { KEYWORDS, noise } from "../../fuzz/strings.ts";
import { spoilTree } from "../../fuzz/trees.ts";
import { checkWords } from "../../fuzz/words.ts";
import type { Dice } from "../dice.ts";
import { accepted, type Door, refused } from "../door.ts";
import { positionOf, use } from "../matches.ts";

export const replays: Door = {
  name: "replays",
  about: "records with other answers, other lists, other positions; one that fits is played again, and on",
  share: 60,
  open({ loaded, records }) {
    const { game, pack } = loaded;
    const few = records.slice(0, -1);
    const positions = few.map((record) => positionOf(Match.replay(game, record)));
    return {
      make: (dice) => makeRecord(few, positions, dice),
      show: (input) => JSON.stringify(input, null, 1) ?? "",
      put(input, dice) {
        const read = shape.safeParse(input);
        const text = JSON.stringify(input) ?? "";
        if (!read.success) return refused("this is no record");
        try {
          const match = Match.replay(game, read.data);
          return accepted(...use(match, pack, dice, text));
        } catch (error) {
          if (!(error instanceof MatchError)) throw error;
          checkWords(error.message, text);
          return refused(error.message);
        }
      },
    };
  },
};

/** Changes of the answers of a record. */
const CHANGES: readonly ((choices: Choice[], dice: Dice, others: readonly MatchRecord[]) => void)[] = [
  (choices, dice) => void choices.splice(dice.below(choices.length + 1), dice.few(5)),
  (choices, dice) => {
    const at = dice.below(choices.length + 1);
    choices.splice(at, 0, ...structuredClone(choices.slice(at, at + dice.few(5))));
  },
  (choices, dice, others) => {
    const other = structuredClone(dice.pick(others).choices);
    choices.splice(
      dice.below(choices.length + 1),
      dice.below(3),
      ...other.slice(dice.below(other.length + 1)),
    );
  },
  (choices, dice) => {
    const choice = choices[dice.below(choices.length || 1)];
    if (choice) choice.seat = dice.pick([0, 1, 2, 3, 1 - choice.seat]);
  },
  (choices, dice) => {
    const choice = choices[dice.below(choices.length || 1)];
    if (choice)
      choice.say = dice.pick([
        "give up",
        "pass",
        "yes",
        "0",
        [],
        ["x", "x"],
        noise(dice, 5),
        dice.pick(KEYWORDS),
      ]);
  },
  (choices, dice) =>
    void choices.splice(dice.below(choices.length + 1), 0, { seat: dice.below(4), say: "give up" }),
];

function makeRecord(records: readonly MatchRecord[], positions: readonly Position[], dice: Dice): unknown {
  const record = structuredClone(dice.pick(records));
  for (let n = dice.below(3); n > 0; n--) dice.pick(CHANGES)(record.choices, dice, records);
  switch (dice.below(8)) {
    case 0:
      record.seed = dice.pick([0, 1, -1, 2 ** 31, -(2 ** 31), 2 ** 32 - 1, 77]);
      break;
    case 1:
      record.lists = Array.from({ length: dice.pick([2, 2, 2, 1, 3, 4]) }, () =>
        someList(record.lists, dice),
      );
      break;
    case 2:
      record.settings = dice.pick([
        {},
        ...Object.keys(record.settings).map((name) => ({ [name]: dice.pick([0, 1, -1, 32_767, -32_768]) })),
      ]);
      break;
    case 3:
    case 4:
      record.opening = {
        after: dice.below(record.choices.length + 2),
        position: spoilTree(dice.pick(positions), dice, positions) as Position,
      };
      if (dice.once(2)) record.choices.length = Math.min(record.choices.length, record.opening.after);
      break;
    case 5:
      return spoilTree(record, dice, records);
  }
  return record;
}

function someList(lists: readonly string[][], dice: Dice): string[] {
  const list = dice.pick(lists);
  const length = dice.pick([0, 1, 2, 5, 7, 20, list.length, 600]);
  return Array.from({ length }, () => dice.pick(list));
}
