/** Sets in links: what comes back is what was sent, and whatever else stands there is refused. */

import { WordsError } from "@tefuda/kernel";
import { readDropped } from "@tefuda/referee/dropped-set";
import { describe, expect, test } from "vitest";
import { folded } from "../src/folded.ts";
import { identityOf } from "../src/identity.ts";
import { LONGEST_SET_LINK, linkOf, MOST_LINKED_CARDS, setInLink } from "../src/link.ts";
import { changesBetween } from "../src/versions.ts";
import { ids, packOf, starterOf } from "./sets.ts";

const refused = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(WordsError);
  const { words } = error as WordsError;
  expect(words.ja).not.toBe(words.en);
  return words.en;
};

test.each(ids)("%s: a set comes back as it was, and says who it is before it is loaded", async (id) => {
  const files = starterOf(id, "author: Ada\nnotes: [{ card: Moth, note: hush }]\n");
  const link = await linkOf(files, ids);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(3000);
  const { about, files: back } = await setInLink(link, ids);
  expect(about).toEqual(identityOf(files, ids));
  expect(about).toMatchObject({ author: "Ada", game: id });
  expect(back[0]!.text).not.toContain("hush");
  expect(readDropped(back, ids).set).toMatchObject({ id: "mine", author: "Ada" });
  const changes = changesBetween(files, back, packOf(id));
  expect(Object.values(changes).flat()).toEqual([]);
});

describe("what is too large is refused, with what to do instead", () => {
  const cards = (n: number, flavour = (i: number) => `x${i}`) =>
    Array.from(
      { length: n },
      (_, i) => `- { name: Card ${i}, kind: Event, flavour: "${flavour(i)}" }
`,
    ).join("");
  const set = (text: string) => [
    { path: "my-set/set.yaml", text: "name: Mine\ngame: tails\n" },
    { path: "my-set/cards/a.yaml", text },
  ];
  const noise = (from: number) =>
    Array.from({ length: 120 }, (_, i) =>
      (Math.imul(from * 120 + i + 1, 0x9e3779b1) >>> 0).toString(36),
    ).join("");
  test("by the number of cards, and by letters", async () => {
    expect(await linkOf(set(cards(MOST_LINKED_CARDS)), ids)).toMatch(/./);
    expect(await refused(linkOf(set(cards(MOST_LINKED_CARDS + 1)), ids))).toContain(
      "at most 30 cards, and this one has 31",
    );
    expect(await refused(linkOf(set(cards(30, noise)), ids))).toMatch(
      /this set would have \d+ letters.*one file/,
    );
    // what folds small may be large all the same
    expect(await refused(linkOf(set(cards(3, () => "y".repeat(30_000))), ids))).toContain(
      "a text of some thousand letters",
    );
    expect(await refused(linkOf([set("")[0]!], ids))).toContain("no cards in this set yet");
  });
});

test("what is damaged, cut off, changed or something else holds no set", async () => {
  const link = await linkOf(starterOf("dew"), ids);
  for (let cut = 0; cut < link.length; cut += 97)
    expect(await refused(setInLink(link.slice(0, cut), ids))).toContain("holds no set");
  for (const bad of ["", "%", "a b", "ああ", "AAAA", `${link}!`])
    expect(await refused(setInLink(bad, ids))).toContain("holds no set");
  expect(await refused(setInLink("A".repeat(LONGEST_SET_LINK + 1), ids))).toContain(
    "longer than one of a set",
  );
  const good = { name: "Mine", game: "dew", cards: [{ name: "Moth" }] };
  const sent = async (value: unknown) =>
    refused(setInLink(await folded(typeof value === "string" ? value : JSON.stringify(value)), ids));
  expect((await setInLink(await folded(JSON.stringify(good)), ids)).about.name.en).toBe("Mine");
  expect(await sent({ ...good, game: "chess" })).toContain('a set for "chess", which is no game here');
  for (const odd of [
    ...["", "null", "[]", "{}", "{", "3", "[".repeat(50_000)],
    { ...good, cards: [] },
    { ...good, cards: Array(31).fill({ name: "x" }) },
    { ...good, cards: ["x"] },
    { ...good, evil: 1 },
    { ...good, notes: [] },
    { ...good, name: "x".repeat(101) },
    { ...good, name: { en: 3 } },
    { ...good, name: {} },
    { ...good, author: "a\u202eb" },
    { ...good, words: [{ de: "x" }] },
    { ...good, cards: [{ name: "\ud800" }] },
    { ...good, cards: [{ text: "x".repeat(5001) }] },
    { ...good, cards: [{ texts: Array(30_000).fill(0) }] },
    `{"name":"x","game":"dew","cards":[{"__proto__":{"a":1}}]}`,
    `{"name":"x","game":"dew","cards":[{"a":${"[".repeat(3000)}${"]".repeat(3000)}}]}`,
  ])
    expect(await sent(odd), JSON.stringify(odd).slice(0, 80)).toContain("holds no set");
  expect(await sent("0".repeat(5_000_000))).toContain("holds no set");
});
