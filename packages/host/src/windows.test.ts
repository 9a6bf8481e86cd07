/** In which windows somebody is asked is theirs to set, and hangs on what everybody sees. */
import { sharedGame } from "@tefuda/referee/games";
import { layOut } from "@tefuda/referee/laid";
import { describe, expect, test } from "vitest";
import type { HostSettings, News } from "./host.ts";
import { Room } from "./room.ts";
import { type Ask, askIn, windowIn, windowKey } from "./windows.ts";

const { pack, book } = await sharedGame("ttcg");

/** A table of two people at which A can respond to everything; A's answers, and the question that A was asked after each. */
async function askedAfter(
  asks: Record<string, Ask>,
  ...says: [number, string][]
): Promise<(string | null)[]> {
  const match = await layOut({
    ...{ game: "ttcg", turn: 3, phase: 2, player: 0, filler: "Kiln Imp" },
    sides: [
      { hand: ["Kiln Imp"], units: ["Wick Novice", "Wick Novice"] },
      { units: ["Wick Novice"], spells: ["Fair Trade"], hand: ["Kiln Imp"] },
    ],
  });
  let last: News | undefined;
  const settings: HostSettings = { autoPass: true, asks: { ttcg: asks }, language: "en" };
  const saved = { record: match.record(), players: ["person", "person"] as ["person", "person"], held: [] };
  const tell = (news: News): void => {
    last = news;
  };
  const room = Room.resume(pack, book, saved, { settings, tell });
  const asked: (string | null)[] = [];
  for (const [seat, say] of says) {
    expect(await room.answer(seat, say)).toEqual({ done: true });
    await room.playOn();
    asked.push(last!.sights.map(({ view }) => view.question?.prompt).find(Boolean) ?? null);
  }
  return asked;
}

describe("a window", () => {
  test("is one word, which tells which it is", () => {
    for (const window of [
      { prompt: "respond", phase: 2, own: true },
      { prompt: "dodge", phase: null, own: null },
      { prompt: "block", phase: 0, own: false },
    ])
      expect(windowIn(windowKey(window))).toEqual(window);
    expect(windowIn("respond/x/own")).toBeNull();
    expect(windowIn("")).toBeNull();
  });

  test("is asked in where nothing is set", async () => {
    expect(await askedAfter({}, [0, "play Kiln Imp"])).toEqual(["respond"]);
  });

  test("is passed in where that is set, whatever could be done there, until somebody sets it otherwise", async () => {
    const never = { "respond/2/own": "never", "respond/2/other": "never" } as const;
    expect(await askedAfter(never, [0, "play Kiln Imp"])).toEqual(["main"]);
  });

  test("is asked in only when somebody else has done something, where that is set", async () => {
    const deeds = { "respond/2/own": "deeds", "respond/2/other": "never" } as const;
    expect(await askedAfter(deeds, [0, "play Kiln Imp"])).toEqual(["main"]);
    const theirs = { "respond/2/own": "deeds" } as const;
    expect(await askedAfter(theirs, [0, "play Kiln Imp"], [1, "use Fair Trade 2"])).toEqual([
      "respond",
      "respond",
    ]);
  });
});

test("what a game leaves to itself is asked by whoever wants to be, everywhere or in one window", () => {
  const layout = { unasked: { pay: { en: "How to pay" } } };
  const here = { prompt: "pay", phase: 3, own: true };
  expect(askIn(here, {}, layout)).toBe("never");
  expect(askIn(here, { pay: "always" }, layout)).toBe("always");
  expect(askIn(here, { "pay/3/own": "always" }, layout)).toBe("always");
  expect(askIn(here, { pay: "always", "pay/3/own": "deeds" }, layout)).toBe("deeds");
  expect(askIn({ ...here, prompt: "main" }, {}, layout)).toBe("always");
});
