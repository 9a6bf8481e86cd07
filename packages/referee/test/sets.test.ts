/** What the cards of a set are together, in every game: names that can be told apart, and no more words than there are bits. */
import type { SourceFile } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { games } from "../src/registry.ts";

/** A plain card of a game, by the one that lies wherever a ruling does not say what lies there. */
const plainly = ({ text }: SourceFile, name: string, n: number, more = ""): string =>
  text
    .trim()
    .replace(/name: (\{en: )?[^,}]+(, ja: [^}]+\})?/, (_, both?: string) =>
      both ? `name: {en: ${name}, ja: 白紙${n}}` : `name: ${name}`,
    )
    .replace(
      /(number|code): ([^,}]+)/,
      (_, field: string, number: string) =>
        `${field}: ${number.replace(/\d{3}|\d+$/, String(n).padStart(3, "0"))}`,
    )
    .replace(/\}$/, `${more}}`);

describe.each(games.map(({ id, load }) => ({ id, load })))("$id", ({ load }) => {
  const make = async (name: string, n: number): Promise<string> => plainly((await load()).filler!, name, n);
  const told = async (...cards: string[]): Promise<string[]> => {
    const files: SourceFile[] = cards.map((text, i) => ({ path: `${i + 1}.yaml`, text, draft: true }));
    const { problems } = (await load()).assemble(files);
    return problems.map(({ file, line, message }) => `${file}:${line} ${message.en}`);
  };

  test("takes names that differ to the eye", async () => {
    expect(await told(await make("Cafe", 1), await make("Caf\u00e9", 2), await make("Сара", 3))).toEqual([]);
  });

  test("refuses two spellings of one name, with the place of both", async () => {
    const [first] = await told(await make("Caf\u00e9", 1), await make("Cafe\u0301", 2));
    expect(first).toMatch(
      /^2\.yaml:1 "Cafe\u0301.*" looks like "Caf\u00e9.*", in 1\.yaml:1, and is another name: its "e\u0301" \(U\+0065 U\+0301\) is not the "\u00e9" \(U\+00E9\)$/,
    );
  });

  test("refuses a letter of another script and one that nobody sees in a name", async () => {
    expect(await told(await make("D\u0430gger", 1))).toEqual([
      expect.stringContaining('its "\u0430" (U+0430) is no "a" (U+0061)'),
    ]);
    expect(await told(await make("Dag\u034fger", 1))).toEqual([
      expect.stringContaining("here is one (U+034F)"),
    ]);
  });
});

describe("a set with more words than there are bits is refused at the card with one too many", () => {
  test.each([
    ["tails", "types", 31, "further card types"],
    ["trails", "orgs", 15, "organizations"],
    ["sangoku", "subtypes", 31, "subtypes"],
  ])("%s: %s", async (id, field, most, called) => {
    const pack = await games.find((game) => game.id === id)!.load();
    const name = (n: number): string => `Card ${"ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÊÑ"[n]}`;
    const text = (n: number): string =>
      Array.from({ length: n }, (_, i) =>
        plainly(pack.filler!, name(i), i + 1, `, ${field}: [Sort${name(i).at(-1)}]`),
      ).join("\n");
    const problems = (n: number) => pack.assemble([{ path: "a.yaml", text: text(n), draft: true }]).problems;
    expect(problems(most)).toEqual([]);
    const [problem] = problems(most + 1);
    expect([problem!.file, problem!.line]).toEqual(["a.yaml", most + 1]);
    expect(problem!.message.en).toMatch(
      new RegExp(`^there is no room for "sort." of "${name(most)}.*": a set has at most ${most} ${called}$`),
    );
  });
});
