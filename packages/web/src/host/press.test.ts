/** Cards drawn for paper as a page draws them: the same as in a terminal, with no more fonts than they need. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawCard, type Studio } from "@tefuda/print/card";
import { LANGUAGES } from "@tefuda/print/card-words";
import { cardImage } from "@tefuda/print/images";
import { lookOf } from "@tefuda/print/looks";
import { lettersAtHand } from "@tefuda/print/node/fonts";
import { drawnBox } from "@tefuda/print/node/icons";
import { sharedGame } from "@tefuda/referee/games";
import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { createServer } from "vite";
import { beforeAll, expect, test } from "vitest";
import { FetchedType } from "./fetched-type.ts";
import { Press } from "./press.ts";

const root = join(import.meta.dirname, "../..");

/** The addresses that the page has, which are paths here. */
let addresses: ReadonlyMap<string, string>;
beforeAll(async () => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const made = await server.ssrLoadModule("/src/host/font-files.ts");
  addresses = made.fontFiles as typeof addresses;
  await server.close();
});

/** A press, and the fonts that it has fetched. */
function pressed(): { press: Press; fetched: string[] } {
  const fetched: string[] = [];
  const type = new FetchedType(addresses, async (address) => {
    fetched.push(/([^/]+)\.woff$/.exec(address)![1]!);
    return readFileSync(address.startsWith("/@fs/") ? address.slice("/@fs".length) : join(root, address));
  });
  return { press: new Press(type), fetched };
}

async function studio(language: Studio["language"]) {
  const { pack, book } = await sharedGame("dew");
  const look = lookOf("dew", pack.layout);
  const cards = book.cards.slice(0, 12);
  return { cards, drawn: { look, language, icons: drawnBox(cards.map((card) => ({ card, look }))) } };
}

test.each(LANGUAGES)("a card is the same image on the page and in the terminal, in %s", async (language) => {
  const { press, fetched } = pressed();
  const { cards, drawn } = await studio(language);
  const letters = lettersAtHand(language);
  for (const card of cards) {
    const options = { title: card.name, bleed: 0 } as const;
    const { svg, overflows } = await press.image(card, drawn, options);
    const there = drawCard(card, { ...drawn, letters });
    expect(svg).toBe(cardImage(there.shapes, letters, options));
    expect(overflows).toEqual(there.overflows);
  }
  // English needs the whole of the Japanese type for no sign, and no file is fetched twice
  expect(fetched.some((font) => font.includes("japanese"))).toBe(language === "ja");
  expect(new Set(fetched).size).toBe(fetched.length);
});

test("a document from the page holds its fonts", async () => {
  const { press, fetched } = pressed();
  const { cards, drawn } = await studio("en");
  const options = { paper: "a4", bleed: 3, backs: "long", title: "test", language: "en" } as const;
  const made = await press.document(cards, 2, drawn, options);
  expect(made).toMatchObject({ cards: 24, pages: 6, overflows: [], missing: [] });
  const doc = await PDFDocument.load(made.bytes);
  const fonts = doc.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of("Type")) === PDFName.of("FontDescriptor"));
  expect(fonts.length).toBe(fetched.length);
  expect(fonts.every((dict) => dict.has(PDFName.of("FontFile2")))).toBe(true);
});

test("letters that no font has, and words that have no room, are told", async () => {
  const { press } = pressed();
  const { cards, drawn } = await studio("en");
  const text = { en: "Draw three cards, then discard two of them \u{13000}.", ja: "" };
  const texts = Array.from({ length: 14 }, (_, i) => ({ kind: "effect", words: text, number: i + 1 }));
  const { overflows, missing } = await press.image({ ...cards[0]!, texts }, drawn, { title: "", bleed: 3 });
  expect(overflows).toEqual([{ card: cards[0]!.name, part: "text", over: expect.any(Number) }]);
  expect(missing).toEqual(["\u{13000}"]);
});
