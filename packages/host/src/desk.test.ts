/** What a desk keeps of the matches at it, and what it tells of that. */
import { Chance, isAsTold, type SecretSeed, type Verdict } from "@tefuda/kernel";
import { expect, test, vi } from "vitest";
import { planFor, table } from "../test/at-desk.ts";
import { oneTable } from "./claims.ts";
import type { Dealt, SavedMatch, Update } from "./host.ts";
import { Keeper, MOST_OVER, memoryKeeper } from "./keeper.ts";
import { memoryRows } from "./rows.ts";

test("a match goes out as a record only when it is asked for, and is kept with every answer", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  const step = await page.answer();
  const [game] = await page.kept();
  expect(game).toMatchObject({ open: "here", match: { game: "tails", answers: step } });
  expect(page.updates().at(-1)!.kept).toEqual({ state: "kept", id: game!.id });
  const saved = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(saved.record.choices.length).toBe(step);
  expect(JSON.parse((await page.ask({ ask: "keptText", id: game!.id })) as string)).toEqual(saved);
  // neither the record nor any part that would tell what lies hidden
  const told = JSON.stringify(page.updates());
  for (const secret of ["record", "lists", "choices", "fingerprint"])
    expect(told).not.toContain(`"${secret}":`);
});

test("one game after another: both are kept, and either is gone on with where it stood", async () => {
  const keeper = memoryKeeper();
  const page = table(keeper);
  await page.start("person", "random");
  const first = await page.answer();
  await page.start("person", "random");
  await page.answer();
  const second = await page.answer();
  const games = await page.kept();
  expect(games.map(({ match }) => match?.answers).sort()).toEqual([first, second].sort());
  const other = games.find(({ match }) => match?.answers === first)!;
  await page.ask({ ask: "leave" });
  const later = table(keeper);
  expect(await later.ask({ ask: "goOn", id: other.id, takeOver: false })).toBe("match");
  expect((await later.asked()).step).toBe(first);
  await later.ask({ ask: "forget", id: other.id });
  expect((await later.kept()).map(({ match }) => match?.answers)).toEqual([second]);
});

test("a game in which nobody has decided anything is not kept when the next begins", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  await page.asked();
  await page.start("person", "random");
  expect((await page.kept()).length).toBe(1);
});

test("a game that is over is kept for another look, and makes way for later ones", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  await page.asked();
  await page.ask({ ask: "answer", seat: 0, say: "give up" });
  const last = await page.until(({ sights }) => sights[0]!.view.over !== null);
  expect(last.kept.state).toBe("kept");
  const [over] = await page.kept();
  expect(over!.match).toMatchObject({ over: true });
  const keeps = page.updates().length;
  // as after a reload, before anybody has seen how it ended
  await page.ask({ ask: "leave" });
  expect(await page.ask({ ask: "goOn", id: over!.id, takeOver: false })).toBe("match");
  const again = await page.until(
    ({ sights }) => page.updates().length > keeps && sights[0]!.view.over !== null,
  );
  expect(again.sights[0]!.view.over).toEqual(last.sights[0]!.view.over);
  for (let n = 0; n < MOST_OVER; n++) {
    await page.start("person", "random");
    await page.asked();
    await page.ask({ ask: "answer", seat: 0, say: "give up" });
    await page.until(({ sights, kept }) => sights[0]!.view.over !== null && kept.id !== over!.id);
  }
  const kept = await page.kept();
  expect(kept.map(({ match }) => match?.over)).toEqual(Array.from({ length: MOST_OVER }, () => true));
  expect(kept.map(({ id }) => id)).not.toContain(over!.id);
});

test("between two people each takes back only what they gave themselves", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "person");
  const given = async (seat: number): Promise<Update> => {
    const { step, sights } = page.updates().at(-1)!;
    const { shape, options } = sights.find((sight) => sight.seat === seat)!.view.question!;
    const words = options.map(({ notation }) => notation);
    await page.ask({ ask: "answer", seat, say: shape === "some" ? words.slice(0, 1) : words[0]! });
    return page.until((update) => update.step > step);
  };
  const askedSeat = ({ sights }: Update): number => sights[0]!.view.asked!;
  let last = await page.asked();
  let told = 0;
  for (let n = 0; n < 12; n++) {
    const before = askedSeat(last);
    last = await given(before);
    if (askedSeat(last) === before) continue;
    told++;
    expect(last.canUndo).toBe(false);
    await page.ask({ ask: "undo" });
    expect(page.updates().at(-1)!.step).toBe(last.step);
  }
  expect(told).toBeGreaterThan(2);
});

test("a store that fails is told of, the game goes on, and once it works the whole game is kept", async () => {
  const rows = memoryRows();
  let full = false;
  const keeper = new Keeper(
    {
      change: (work) =>
        full ? Promise.reject(new DOMException("no room", "QuotaExceededError")) : rows.change(work),
    },
    oneTable,
    "me",
  );
  const page = table(keeper);
  await page.start("person", "random");
  const before = await page.answer();
  full = true;
  await page.answer();
  expect(page.updates().at(-1)!.kept).toMatchObject({ state: "failed", why: "full" });
  full = false;
  expect((await page.kept())[0]!.match!.answers).toBe(before);
  const after = await page.answer();
  expect(page.updates().at(-1)!.kept.state).toBe("kept");
  expect((await page.kept())[0]!.match!.answers).toBe(after);
});

test("a table whose game was taken over stands still and answers nothing, and can have it back", async () => {
  const rows = memoryRows();
  const [first, second] = ["first", "second"].map((me) => table(new Keeper(rows, oneTable, me)));
  await first!.start("person", "random");
  const step = await first!.answer();
  const { id } = (await first!.kept())[0]!;
  expect(await second!.ask({ ask: "goOn", id, takeOver: true })).toBe("match");
  const next = await second!.answer();
  const { options } = first!.updates().at(-1)!.sights[0]!.view.question!;
  await first!.ask({ ask: "answer", seat: 0, say: options[0]!.notation });
  await first!.until(({ kept }) => kept.state === "elsewhere");
  await expect(first!.ask({ ask: "answer", seat: 0, say: "give up" })).rejects.toThrow(/another table/);
  expect((await second!.kept())[0]!.match!.answers).toBe(next);
  expect(next).toBeGreaterThan(step);
  expect(await first!.ask({ ask: "goOn", id, takeOver: true })).toBe("match");
  expect((await first!.asked()).step).toBe(next);
});

test("a kept game among programs only goes on, is seen from every seat, and puts nothing to anybody", async () => {
  const keeper = memoryKeeper();
  const page = table(keeper);
  await page.start("random", "random");
  const update = await page.until(({ step }) => step >= 3);
  await page.ask({ ask: "leave" });
  expect(update).toMatchObject({ people: [], watched: false });
  const [game] = await page.kept();
  const later = table(keeper);
  await later.ask({ ask: "goOn", id: game!.id, takeOver: false });
  await later.until(({ sights }) => sights[0]!.view.over !== null);
  for (const { sights } of later.updates()) {
    expect(sights.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(sights.every(({ view }) => view.question === null)).toBe(true);
  }
});

test("what cannot be read is listed as it is, and is neither opened nor thrown away", async () => {
  const keeper = memoryKeeper();
  await keeper.add("broken", "{ not a match");
  const page = table(keeper);
  expect(await page.kept()).toMatchObject([{ id: "broken", match: null }]);
  await expect(page.ask({ ask: "goOn", id: "broken", takeOver: false })).rejects.toThrow(
    /cannot? be read|not a match/,
  );
  expect(await page.ask({ ask: "keptText", id: "broken" })).toBe("{ not a match");
});

test("a store that hangs does not keep a game from going on, and is told of", async () => {
  vi.useFakeTimers();
  try {
    const page = table(new Keeper({ change: () => new Promise(() => {}) }, oneTable, "me"));
    const starting = page.start("person", "random");
    await vi.advanceTimersByTimeAsync(10_000);
    await starting;
    const { kept, sights, step } = page.updates().at(-1)!;
    expect(kept).toMatchObject({ state: "failed", why: "refused" });
    expect(sights[0]!.view.question).not.toBeNull();
    const { options } = sights[0]!.view.question!;
    const answering = page.ask({ ask: "answer", seat: 0, say: options[0]!.notation });
    // it is waited for once, and not with every answer
    await vi.advanceTimersByTimeAsync(100);
    await answering;
    expect(page.updates().at(-1)!.step).toBeGreaterThan(step);
    await expect(
      Promise.all([page.ask({ ask: "kept" }), vi.advanceTimersByTimeAsync(5000)]),
    ).rejects.toThrow();
  } finally {
    vi.useRealTimers();
  }
});

const NUMBER = "00112233445566778899aabbccddeeff";

test("chance is secret: its hash is told before anybody adds to it, and it is opened when the game is over", async () => {
  const page = table(memoryKeeper());
  const hash = await page.ask({ ask: "prepare", plan: planFor(["person", "random"]) });
  await expect(page.ask({ ask: "settle", numbers: [null, null] })).rejects.toThrow(/Each person adds/);
  await expect(page.ask({ ask: "settle", numbers: [NUMBER, NUMBER] })).rejects.toThrow(/Each person adds/);
  await page.ask({ ask: "settle", numbers: [NUMBER, null] });
  // what has been settled is settled
  await expect(page.ask({ ask: "settle", numbers: [NUMBER, null] })).rejects.toThrow(
    /No match has been planned/,
  );
  await page.ask({ ask: "start" });
  await page.answer();
  for (const { chance } of page.updates())
    expect(chance).toEqual({ hash, numbers: [NUMBER, expect.stringMatching(/^[0-9a-f]{32}$/)] });
  const { seed } = ((await page.ask({ ask: "save" })) as SavedMatch).record;
  await page.ask({ ask: "answer", seat: 0, say: "give up" });
  const { chance } = await page.until(({ sights }) => sights[0]!.view.over !== null);
  expect(chance).toEqual(seed);
  expect(chance).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), hash });
  expect(isAsTold(chance as SecretSeed)).toBe(true);
});

test("no two secrets are the same, and an open seed is told", async () => {
  const page = table(memoryKeeper());
  const hashes: unknown[] = [];
  for (let n = 0; n < 3; n++)
    hashes.push(await page.ask({ ask: "prepare", plan: planFor(["person", "random"]) }));
  expect(new Set(hashes).size).toBe(3);
  expect(await page.ask({ ask: "prepare", plan: planFor(["person", "random"], { seed: 7 }) })).toBeNull();
  await page.ask({ ask: "settle", numbers: [null, null] });
  await page.ask({ ask: "start" });
  expect((await page.asked()).chance).toEqual({ open: 7 });
});

test("between two people nothing is taken back once the secret is open", async () => {
  const page = table(memoryKeeper());
  await page.ask({ ask: "prepare", plan: planFor(["person", "person"]) });
  await page.ask({ ask: "settle", numbers: [NUMBER, NUMBER] });
  await page.ask({ ask: "start" });
  await page.ask({ ask: "answer", seat: 0, say: "give up" });
  expect((await page.until(({ sights }) => sights[0]!.view.over !== null)).canUndo).toBe(false);
  await page.start("person", "person");
  await page.ask({ ask: "answer", seat: 0, say: "give up" });
  const open = await page.until(({ chance, sights }) => "open" in chance && sights[0]!.view.over !== null);
  expect(open.canUndo).toBe(true);
});

test("packs half opened are found again as they were, by whoever comes back to them, and played with", async () => {
  const keeper = memoryKeeper();
  const page = table(keeper);
  await page.ask({ ask: "prepare", plan: planFor(["person", "random"], { game: "trails", sealed: true }) });
  await page.ask({ ask: "settle", numbers: [NUMBER, null] });
  await page.ask({ ask: "see", seen: 3 });
  const before = (await page.ask({ ask: "packs" })) as Dealt;
  expect(before).toMatchObject({ seen: 3, kept: true });
  expect(JSON.stringify(before)).not.toContain("secret");
  expect(before.opened.map(({ seat }) => seat)).toEqual([0]);

  const later = table(keeper);
  expect(await later.kept()).toMatchObject([{ id: before.id, match: { packs: true, answers: 0 } }]);
  expect(await later.ask({ ask: "goOn", id: before.id, takeOver: false })).toBe("packs");
  expect(await later.ask({ ask: "packs" })).toEqual(before);
  await later.ask({ ask: "start" });
  await later.asked();
  expect(await later.ask({ ask: "packs" })).toBeNull();
  const { record } = (await later.ask({ ask: "save" })) as SavedMatch;
  expect(record.packs![0]).toEqual(before.opened[0]!.packs);
  expect(await later.kept()).toMatchObject([{ id: before.id, match: { packs: false } }]);
});

test("why a record cannot be watched is told in the language of the table", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  await page.answer();
  const { record } = (await page.ask({ ask: "save" })) as SavedMatch;
  const other = { ...record, cards: [{ ...record.cards![0], nonsense: 1 }] };
  const told = async (language: "en" | "ja"): Promise<string> => {
    await page.ask({ ask: "configure", settings: { autoPass: true, language } });
    return page.ask({ ask: "watch", record: other }).then(
      () => "",
      (error: Error) => error.message,
    );
  };
  expect(await told("en")).toMatch(/^this card cannot be read: /);
  expect(await told("ja")).toMatch(/^このカードは読めません：/);
});

test("why something cannot be done is told in the language of the table, and so is what is refused", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "random");
  await page.asked();
  const pass = { seat: 0, say: "end turn" };
  const needs = async (language: "en" | "ja"): Promise<string[]> => {
    await page.ask({ ask: "configure", settings: { autoPass: true, language } });
    const why = (await page.ask({ ask: "why", ...pass })) as Verdict;
    expect(await page.ask({ ask: "answer", ...pass })).toEqual({ done: false, verdict: why });
    return why.verdict === "forbidden" ? why.reasons.map((reason) => reason.needs) : [];
  };
  expect((await needs("en"))[0]).toMatch(/^it is asked: Your turn/);
  expect((await needs("ja"))[0]).toMatch(/^「あなたのターン：.*」の選択を求められている$/);
});

test("between two people nobody who holds cards is passed for: the other would learn what those cannot do", async () => {
  const page = table(memoryKeeper());
  await page.start("person", "person");
  const chance = new Chance();
  chance.seed(7, 0);
  const given = 100;
  for (let n = 0; n < given; n++) {
    const { sights } = page.updates().at(-1)!;
    const { seat, view } = sights.find((sight) => sight.view.question) ?? sights[0]!;
    const { shape, min, options } = view.question!;
    const words = options.map(({ notation }) => notation);
    const say = shape === "some" ? words.slice(0, min) : words[chance.below(words.length)]!;
    expect(await page.ask({ ask: "answer", seat, say })).toEqual({ done: true });
    // whatever would be passed for now has been
    for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const { held } = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(held).toEqual(Array(given).fill(true));
});
