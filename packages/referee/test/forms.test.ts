/** What is said of the files of a game is what they are checked by, and what its pages say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CardForm, FieldForm } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { formatExamples } from "../src/format-examples.ts";
import { formatPage, withReasons } from "../src/format-page.ts";
import { gameFolder, games } from "../src/games.ts";

type Fields = Record<string, unknown>;

/** A value that a field could hold. */
const some = (field: FieldForm): unknown => {
  switch (field.is) {
    case "whole":
      return field.min;
    case "oneOf":
      return field.of[0];
    case "list":
      return field.of ? [field.of[0]] : ["Word"];
    case "text":
      return "Draw a card.";
    case "texts":
      return ["Draw a card."];
    case "written":
      return field.such[0];
    case "group":
      return Object.fromEntries(Object.entries(field.fields).map(([key, one]) => [key, some(one)]));
    default:
      return "Word";
  }
};

describe.each(games)("$id", ({ id, load }) => {
  const cards = (): Fields[] => {
    const text = readFileSync(join(gameFolder(id), "starter/cards/cards.yaml"), "utf8");
    return parse(text) as Fields[];
  };
  const wrong = async (card: Fields): Promise<string[]> => {
    const { problems } = (await load()).assemble([{ path: "c.yaml", text: JSON.stringify([card]) }]);
    return problems.map(({ message }) => message.en);
  };

  test("a card has the fields that its kind has, and lacks none that it needs", async () => {
    const { forms } = await load();
    const form: CardForm = forms!.card;
    for (const card of cards()) {
      expect(await wrong(card)).toEqual([]);
      const kind = String(card[forms!.kind]);
      for (const [key, field] of Object.entries(form)) {
        const { [key]: _, ...without } = card;
        const isNeeded = field.needs === "all" || field.needs?.includes(kind);
        if (isNeeded) expect(await wrong(without), `${kind} without ${key}`).not.toEqual([]);
        if (field.on && !field.on.includes(kind))
          expect(await wrong({ ...card, [key]: some(field) }), `${kind} with ${key}`).not.toEqual([]);
        if (field.is === "whole" && key in card) {
          const told = async (n: number): Promise<string> => (await wrong({ ...card, [key]: n })).join();
          const bounds = new RegExp(`from ${field.min} to ${field.max}`);
          expect(await told(field.max + 1)).toMatch(bounds);
          for (const n of [field.min, field.max]) expect(await told(n), `${key}: ${n}`).not.toMatch(bounds);
        }
      }
      expect(await wrong({ ...card, colour: "red" })).toEqual(['a card has no field "colour"']);
    }
  });

  test("what its cards cannot do is refused, and the message leads to the page", async () => {
    const pack = await load();
    for (const { example, says, words } of pack.forms!.cannot) {
      const { problem } = pack.readText(example, "en");
      expect(problem, example).toBeDefined();
      expect(
        words.some((word) => example.toLowerCase().includes(word)),
        example,
      ).toBe(true);
      const [told] = withReasons(pack, [problem!], [{ path: problem!.file, text: example }]);
      expect(told!.message.en).toContain(`${says.en} (\`tefuda cards format --game ${id}\``);
    }
  });

  test.each(["en", "ja"] as const)(
    "its page in %s is up to date (tefuda cards format writes it)",
    async (language) => {
      const page = formatPage(await load(), formatExamples(id), language);
      const file = `docs/formats/${id}${language === "en" ? "" : `.${language}`}.md`;
      expect(readFileSync(file, "utf8")).toBe(page);
    },
  );
});
