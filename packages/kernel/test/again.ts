/** What the tests of answers given again share: a game of actions that ask, made again after something before them. */
import { expect } from "vitest";
import {
  type AskSpec,
  act,
  actionArg,
  ask,
  assign,
  beginAction,
  bringBack,
  call,
  cardsIn,
  constant,
  endAction,
  type Frame,
  firstAction,
  type Game,
  type Group,
  ifElse,
  keepTable,
  loop,
  type Machine,
  move,
  NONE,
  nextAction,
  pack,
  program,
  putFirst,
  type Step,
  seq,
  type Var,
} from "../src/index.ts";
import { definition, HAND, members, started, tiny } from "./tiny.ts";

const DO = 1;
const BEFORE = 2;
/** Places of an action, of an answer that is one option, and of one that is cards, beside the cards. */
export const ACTION = 7;
export const ONE = 6;
export const SOME = 4;

export interface Parts {
  /** What an action asks; what is answered it hands to `hear`. */
  asks: (f: Frame, hear: (m: Machine, ...answer: number[]) => void) => Step;
  /** What takes place before it when the table was stepped back. */
  before?: (m: Machine) => void;
  script?: number;
}

/**
 * A game of three words: "do" makes an action, "do before" makes one before all that were made, and "before" lets
 * something else take place before them. What was answered, by the player or again, is written down.
 */
function game({ asks, before = () => {}, script = 200 }: Parts) {
  const heard: number[][] = [];
  const doing = program("do", (f) => asks(f, (_m, ...answer) => heard.push(answer)));
  const again = program("again", (f) => {
    const at = f.local();
    return seq(
      assign(at, firstAction),
      loop(
        (m) => at(m) !== NONE,
        seq(
          act((m) => beginAction(m, at(m))),
          ifElse((m) => actionArg(m, at(m), 0) === DO, call(doing), act(before)),
          act(endAction),
          assign(at, (m) => nextAction(m, at(m))),
        ),
      ),
    );
  });
  const makes = (verb: string, sort: number, back: boolean): Group => ({
    verb,
    form: "word",
    body: seq(
      act((m) => {
        (back ? bringBack : keepTable)(m);
        putFirst(m, sort);
      }),
      call(again),
    ),
  });
  const made = tiny({
    definitions: [definition("Oak"), definition("Yew")],
    shape: { rewind: { script, timeless: [] } },
    steps: () =>
      act((m) => {
        for (let c = 0; c < 4; c++) move(m, c, m.zoneOf(HAND, 0));
      }),
    asks: {
      shape: "one",
      who: constant(0),
      prompt: "on",
      rule: "tiny-1",
      groups: [makes("do", DO, false), makes("do before", DO, true), makes("before", BEFORE, true)],
    },
  });
  return { made, heard };
}
/** Cards 0, 1 and 3 are equal, and in the hand of seat 0 with 2; 4 and 5, equal too, lie where nobody sees them. */
const LISTS = [
  [0, 0, 1, 0],
  [0, 0],
];

export const word = (n: number): number => pack(n, NONE, NONE);
export const doIt = (m: Machine): void => m.choose(word(0));
export const doBefore = (m: Machine): void => m.choose(word(1));
export const stepBefore = (m: Machine): void => m.choose(word(2));
/** Whether an action is under way and asks something. */
export const waits = (m: Machine): boolean => m.asking()!.prompt === "bare";
export const offered = (m: Machine): number[] => [...m.options.subarray(0, m.list())];
export const put = (m: Machine, option: number): void => {
  expect(offered(m)).toContain(option);
  m.choose(option);
};

const asking = (more: Partial<AskSpec>): Step =>
  ask({ shape: "one", who: constant(0), prompt: "bare", rule: "tiny-1", ...more });
export const inHand = cardsIn(HAND, constant(0));
/** Moves the cards of the hand of seat 0 so that these lie first, in this order. */
export const reorder =
  (...cards: number[]) =>
  (m: Machine): void => {
    for (const card of cards.toReversed()) move(m, card, m.zoneOf(HAND, 0), false);
  };

/** An action of this one question; what is heard is the group and both numbers of the answer. */
export const one =
  (more: Partial<AskSpec>): Parts["asks"] =>
  (f, hear) => {
    const [a, b]: Var[] = [f.local(), f.local()];
    return seq(
      asking({ a, b, ...more }),
      act((m) => hear(m, m.answered, a!(m), b!(m))),
    );
  };
/** The same for cards that are picked. */
export const some =
  (more: Partial<AskSpec> = {}): Parts["asks"] =>
  (f, hear) => {
    const set = f.set();
    const groups: Group[] = [{ verb: "", form: "card", from: inHand }];
    return seq(
      asking({ shape: "some", min: constant(0), max: constant(3), set, groups, ...more }),
      act((m) => hear(m, ...members(m, m.setAt(set)))),
    );
  };

/** Two questions, one behind the other: which cards, and how many. */
export const several: Parts["asks"] = (f, hear) =>
  seq(some()(f, hear), one({ shape: "number", min: constant(0), max: constant(9) })(f, hear));
export const number = (n: number): number => pack(0, n, NONE);

/** A machine at the question of that game, run as `prepare` has it. */
export function begun(parts: Parts, prepare: (game: Game) => Game): { m: Machine; heard: number[][] } {
  const { made, heard } = game(parts);
  return { m: started(prepare(made), LISTS), heard };
}
