/** Which programs and questions become functions of their own, and when. What these do is tested on both back ends. */
import { describe, expect, test } from "vitest";
import {
  type AskSpec,
  act,
  ask,
  call,
  callAny,
  constant,
  type Game,
  type Group,
  generateCode,
  ifElse,
  loop,
  type Program,
  program,
  type Step,
  seq,
} from "../src/index.ts";
import { GO_ON, LIMIT, started, tiny } from "./tiny.ts";

const question = (more: Partial<AskSpec> = {}): Step =>
  ask({ shape: "one", who: constant(0), prompt: "on", rule: "tiny-1", groups: [GO_ON], ...more });
const yesOrNo = question({ shape: "yes", groups: undefined });
const quiet = (): Step => act((m) => m.setNumber(LIMIT, m.number(LIMIT) + 1));
const never = (): boolean => false;

/** Asks nothing, nor does what it calls. */
const silent = program("silent", () => seq(call(program("more", quiet)), quiet()));
const asks = program("asks", () => seq(quiet(), question()));
/** Asks by what it calls. */
const hands = program("hands", () => seq(quiet(), call(asks), quiet()));
/** May ask, for all that is known of it. */
const names = program("names", () => callAny((m) => m.game.code.add(far)));
const far = program("far", () => seq(call(silent), call(another)));
const another: Program = program("another", () => seq(quiet(), yesOrNo));

const body: Group = { ...GO_ON, body: seq(quiet(), yesOrNo, quiet()) };
const game = (): Game =>
  tiny({
    further: [far],
    steps: () =>
      seq(
        call(silent),
        call(hands),
        ifElse(never, question(), seq(question({ groups: [GO_ON, body] }), quiet())),
        loop(never, seq(quiet(), yesOrNo)),
        call(names),
        callAny(constant(-1)),
      ),
  });

/** Which places run other functions than before. */
function changed(made: Game, doIt: () => void): (at: number) => boolean {
  const before = made.code.runs.slice();
  doIt();
  return (at) => made.code.runs[at] !== before[at];
}
const entry = ({ code }: Game, one: Program): number => code.entries[code.add(one)]!;
/** The places of a program behind each of its questions and of its calls that these hold for. */
function behind({ code }: Game, one: Program, calls: (program: unknown) => boolean): number[] {
  const number = code.add(one);
  const places: number[] = [];
  for (let at = code.entries[number]!; at < code.ends[number]!; at++) {
    const i = code.instructions[at]!;
    if (i.op === "ask" || (i.op === "call" && calls(i.program))) places.push(at + 1);
  }
  return places;
}

describe("made into functions", () => {
  test("are a game's programs where they begin, and wherever they can be taken up again", () => {
    const made = game();
    const { code } = made;
    const other = changed(made, () => generateCode(made));
    const waiting = (called: unknown): boolean =>
      typeof called !== "number" || [asks, hands, names].some((one) => code.add(one) === called);
    const table: [Program, number][] = [
      [made.main, 5 + 3], // its questions and the calls that may wait
      [hands, 1],
      [asks, 1],
      [names, 1],
    ];
    for (const [one, expected] of table) {
      const places = behind(made, one, waiting);
      expect([one.name, places.length]).toEqual([one.name, expected]);
      expect([one.name, [entry(made, one), ...places].filter((at) => !other(at))]).toEqual([one.name, []]);
    }
  });

  test("is what is called by its number alone when it is called first", () => {
    const made = game();
    generateCode(made);
    const m = started(made, [[0], [0]]);
    const late = [far, another].map((one) => entry(made, one));
    const goOn = (): void => {
      m.list();
      m.choose(m.options[0]!);
    };
    expect(late.map(changed(made, goOn))).toEqual([false, false]);
    expect(late.map(changed(made, goOn))).toEqual([true, true]);
    expect(m.asking()!.shape).toBe("yes");
  });

  test("are the lists of questions that have groups", () => {
    const made = game();
    generateCode(made);
    const { code } = made;
    const reached = [made.main, hands, asks].flatMap((one) => behind(made, one, never).map((at) => at - 1));
    for (const at of reached)
      expect([at, code.lists[at] !== undefined]).toEqual([at, code.asks[at]!.groups !== undefined]);
  });

  test("is everything once", () => {
    const made = game();
    generateCode(made);
    const other = changed(made, () => generateCode(made));
    expect(made.code.runs.some((_, at) => other(at))).toBe(false);
  });
});
