/** What a scenario names exists, under the names that players read; whatever does not is refused in words. */
import { describe, expect, test } from "vitest";
import { GAMES, ruled, twoOf, wrongWith } from "./ruling.ts";

describe.each(GAMES)("$id", ({ id, ox, row, pile, number, value }) => {
  const cards = twoOf(ox);
  const lies = `${cards}\n  start: {A: {${row.id}: [Test Ox]}}`;
  const wrong = (rest: string): Promise<string[]> => wrongWith(id, `${lies}\n${rest}`);

  test("zones and numbers are called as players read them, in either language", async () => {
    for (const name of [row.id, ...row.read]) {
      const start = `  start: {A: {"${name}": [Test Ox]}}`;
      const expected = `  expect: [A.${name}: [Test Ox], "Test Ox is in A.${name}", {A sees A.${name}: [Test Ox]}, "Test Ox@A.${name}.1 is untapped"]`;
      expect(await wrongWith(id, `${cards}\n${start}\n${expected}`), name).toEqual([]);
    }
    for (const name of pile.read) expect(await wrong(`  expect: [{A.${name}: 0}]`), name).toEqual([]);
    for (const name of number.read) {
      expect(await wrong(`  expect: [{A.${name}: ${number.n}}]`), name).toEqual([]);
      expect(
        await wrongWith(id, `  start: {A: {${name}: 5}}\n  expect: [{A.${number.id}: 5}]`),
        name,
      ).toEqual([]);
    }
    for (const name of value.read)
      expect(await wrong(`  expect: ["Test Ox has ${name} ${value.n}"]`), name).toEqual([]);
  });

  test.each([
    ['"Test Cub is not in A.lake"', /there is no zone "lake"/],
    [`"Test Cub is not in A.${row.id}"`, /no card is Test Cub/],
    ['"Test Duchess is not in A.hand"', /there is no card "Test Duchess"/],
    ['"Test Ox has mud 0"', /there is no value or number of a card "mud"/],
    ['"Test Ox@E is not tapped"', /there is no seat in this match "E"|there is no zone "E"/],
    ['"Test Ox@A.lake is not tapped"', /there is no zone "lake"/],
    ['"Test Ox is not attached to Test Goose"', /there is no card "Test Goose"/],
    ['"Test Ox is not attached to Test Cub"', /no card is Test Cub/],
    ['"Test Cub is not under Test Ox"', /no card is Test Cub/],
    ["{A.lake: 0}", /there is no fact "A\.lake"/],
    ["{D.hand: 0}", /there is no seat in this match "D"/],
    ["{D sees A.hand: []}", /there is no seat in this match "D"/],
    ["{A sees A.lake: []}", /there is no zone "lake"/],
    ["{A sees under Test Cub: []}", /no card in play is Test Cub/],
    ["{A.hand: [Test Goose]}", /there is no card "Test Goose"/],
    [
      "{A.hand: [T\u0435st Ox]}",
      /there is no card "T\u0435st Ox"; it looks like "Test Ox", but its "\u0435" \(U\+0435\) is not the "e" \(U\+0065\)/,
    ],
    ["{A.deck.top: []}", /names at least one card/],
    ["{options exclude: fly Test Ox > Test Ox}", /there is no answer|there is no card/],
    ["{options exclude: Test Goose}", /there is no answer "Test Goose"/],
    ["{ended by: toy-1}", /there is no rule "toy-1"/],
    ["{winner: E}", /there is no answer to that "E"/],
    ["{phase: lunch}", /there is no phase "lunch"/],
    ["{question: lunch}", /there is no question "lunch"/],
  ])("what does not exist cannot be expected: %s", async (expectation, message) => {
    if (id === "tails" && expectation.includes("phase")) return;
    expect((await wrong(`  expect: [${expectation}]`)).join("\n")).toMatch(message);
  });

  test("what could stand there is told in full, or by the command that lists it", async () => {
    for (const text of [
      "  start: {A: {lake: [Test Ox]}}",
      "  start: {A: {hand: [{card: Test Ox, mud: 1}]}}",
    ]) {
      const [told = ""] = await wrongWith(id, `${cards}\n${text}\n  expect: [{over: false}]`);
      expect(told).not.toMatch(/or \d+ more/);
      expect(told).toMatch(/expected |tefuda scenario --words|did you mean/);
    }
  });
});

describe("because", () => {
  const ask = (because: string): Promise<string[]> =>
    wrongWith("ttcg", `  refuse: [{B: end phase, because: ${because}}]`);
  test("a list means all of its rules, and any one of them is enough where it says so", async () => {
    expect(await ask("ttcg-4.6")).toEqual([]);
    expect((await ask("[ttcg-4.6, ttcg-9.2]")).join()).toMatch(/not because of ttcg-9\.2/);
    expect(await ask("{any: [ttcg-4.6, ttcg-9.2]}")).toEqual([]);
    expect((await ask("{any: [ttcg-9.1, ttcg-9.2]}")).join()).toMatch(
      /not because of ttcg-9\.1 or ttcg-9\.2/,
    );
    expect((await ask("{one: [ttcg-4.6]}")).join()).toMatch(/says because of which rule; expected .*any/);
    expect((await ask("{any: []}")).join()).toMatch(/says because of which rule/);
    expect((await ask("{any: [ttcg-99.9]}")).join()).toMatch(/there is no rule "ttcg-99\.9"/);
  });
  test("so it does of files, where ttcg-1.1 is not ttcg-1.10", async () => {
    const deck = (because: string): Promise<string[]> =>
      wrongWith(
        "ttcg",
        `  refuse: [{deck: {name: Short, plan: "", cards: [2 Blank Page]}, because: ${because}}]`,
      );
    expect(await deck("ttcg-1.1")).toEqual([]);
    expect(await deck("{any: [ttcg-1.2, ttcg-1.1]}")).toEqual([]);
    expect((await deck("[ttcg-1.2, ttcg-1.1]")).join()).toMatch(/not because of ttcg-1\.2/);
  });
});

test.each(GAMES)(
  "an auto with words that answer nothing fails, and says who is asked ($id)",
  async ({ id }) => {
    const [told = ""] = await wrongWith(id, "  do: [{auto: dance a jig}]\n  expect: [{over: false}]");
    expect(told).toMatch(
      /auto: nobody is asked what "dance a jig" would answer; [AB] is asked ".*" and may: /,
    );
  },
);

describe.each(GAMES)("nothing happened, in $id", ({ id, ox, row, number }) => {
  const cards = twoOf(ox);
  const start = `${cards}\n  start: {A: {hand: [Test Ox], ${row.id}: [Test Cub]}}`;
  const expected = (rest: string): Promise<string[]> => wrongWith(id, `${start}\n  expect: [${rest}]`);
  test("needs something that was done", async () => {
    expect((await expected('"nothing happened"')).join()).toMatch(/nothing was done before/);
    expect((await expected('"nothing happened to Test Goose"')).join()).toMatch(/no card "Test Goose"/);
    expect((await expected('"nothing happened to D"')).join()).toMatch(/no seat in this match "D"/);
    expect(number.id).not.toBe("");
  });
});

test("nothing happened to whom an action does not touch, and something to whom it does", async () => {
  const { ox } = GAMES[0];
  const start = `${twoOf(ox)}\n  start: {A: {hand: [Test Ox], units: [Test Cub]}, B: {units: [Test Cub]}}`;
  const after = (done: string, expected: string): Promise<string[]> =>
    wrongWith("ttcg", `${start}\n  do: [${done}]\n  expect: [${expected}]`);
  expect(
    await after("{A: play Test Ox}, {auto: pass}", "nothing happened to B, nothing happened to Test Cub"),
  ).toEqual([]);
  const told = async (done: string, expected: string): Promise<string> =>
    (await after(done, expected)).join("\n");
  expect(await told("{A: play Test Ox}", "nothing happened")).toMatch(
    /Test Ox: place was A\.hand and is A\.units/,
  );
  expect(await told("{A: play Test Ox}", "nothing happened to A")).toMatch(
    /A\.hand was Test Ox and is nothing/,
  );
  expect(await told("{A: use Test Cub@A 2}", "nothing happened to A")).toMatch(/A\.points was 20 and is 21/);
  expect(await told("{A: use Test Cub@A 2}", "nothing happened to Test Cub@A")).toMatch(
    /tapped was false and is true/,
  );
  expect(await after("{A: end phase}", "nothing happened")).toEqual([]);
});

test("an auto that stands where it is not needed is noted, and fails nothing", async () => {
  const { wrong, notes } = await ruled("ttcg", "  do: [{auto: pass}]\n  expect: [{over: false}]");
  expect(wrong).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(
      /^r\.yaml:3: auto: nobody is asked what "pass" would answer; A is asked ".*" and may: /,
    ),
  ]);
});
