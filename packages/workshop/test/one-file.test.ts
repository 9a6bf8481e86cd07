/** A set as one file and as a folder: exactly the same set, with its comments, and one hash for both. */
import { readDropped } from "@tefuda/referee/dropped-set";
import { loadScenarios, runSuite } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import { identityOf } from "../src/identity.ts";
import { asFolder, asOneFile, isOneFile } from "../src/one-file.ts";
import { changesBetween } from "../src/versions.ts";
import { changed, ids, packOf, starterOf } from "./sets.ts";

describe.each(ids)("%s", (id) => {
  const files = starterOf(
    id,
    "author: Ada # who else\n# what its maker thinks\nnotes: [{ card: Moth, state: idea }]\n",
  );
  const form = packOf(id).forms!.card;
  const one = asOneFile(files, ids, form);
  const back = asFolder(one.files, ids, form);

  test("goes into one file and comes back, with its comments", () => {
    expect(one.files.map(({ path }) => path)).toEqual(["my-set/set.yaml"]);
    expect(one.remarks).toEqual([]);
    expect([isOneFile(files), isOneFile(one.files)]).toEqual([false, true]);
    for (const comment of [
      "# who else",
      "# what its maker thinks",
      "# One card of each",
      "# カードの種類ごと",
    ])
      for (const { files } of [one, back])
        expect(
          files.some(({ text }) => text.includes(comment)),
          comment,
        ).toBe(true);
    expect(back.files.map(({ path }) => path)).toEqual([
      "my-set/set.yaml",
      "my-set/cards/cards.yaml",
      "my-set/decks/first-deck.yaml",
      "my-set/scenarios/rulings.yaml",
    ]);
    expect(back.remarks).toEqual([]);
    expect(asOneFile(back.files, ids, form).files).toEqual(one.files);
  });

  test("is one set by its hash, and nothing has changed", () => {
    const { hash, ...about } = identityOf(files, ids, form);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(about).toEqual({
      name: { en: "Mine", ja: "私の" },
      author: "Ada",
      game: id,
      cards: expect.any(Number),
    });
    for (const { files } of [one, back]) {
      expect(identityOf(files, ids, form).hash).toBe(hash);
      expect(changesBetween(starterOf(id, "author: Ada\n"), files, packOf(id)).cards).toEqual([]);
    }
    expect(identityOf(starterOf(id, "author: Bea\n"), ids, form).hash).not.toBe(hash);
    expect(identityOf(starterOf(id, "author: Ada\n"), ids, form).hash).toBe(hash);
  });
});

test("rulings in one file are played", async () => {
  const { files } = asOneFile(starterOf("tails"), ids);
  const { set } = readDropped(files, ids);
  const suite = await loadScenarios(set.scenarios, "tails", () => true, [set]);
  expect(suite.problems).toEqual([]);
  expect(runSuite(suite, [1]).map(({ failures }) => failures)).toEqual([[]]);
});

describe("what cannot be kept is said", () => {
  const tails = starterOf("tails");
  const said = (files: typeof tails) => asOneFile(files, ids, packOf("tails").forms!.card);
  test("tables, other names of decks, files that are none of a set", () => {
    const files = [
      ...tails.map((file) => ({ ...file, path: file.path.replace("first-deck", "other") })),
      {
        path: "my-set/cards/more.csv",
        text: "name,kind,texts.1,copies,artist,number\nMoth,Event,Draw a card.,2,nobody,90-01-020-3\n",
      },
      { path: "my-set/README.md", text: "x" },
    ];
    const { files: all, remarks } = said(files);
    expect(remarks.map(({ en }) => en)).toEqual([
      "my-set/README.md is no file of a set, and is left out",
      "the table my-set/cards/more.csv is written as cards are in YAML",
      'the deck or packs "other" are called "first-deck" now, where they are named by their file',
    ]);
    expect(all[0]!.text).toContain('  - name: Moth\n    kind: Event\n    texts:\n      - "Draw a card."\n');
  });

  test("names for what is written more than once", () => {
    const files = changed(tails, "cards.yaml", (text) =>
      text.replace("types: [Infantry]", "types: &all [Infantry]").replace("types: [Armor]", "types: *all"),
    );
    const { files: all, remarks } = said(files);
    expect(remarks.map(({ en }) => en)).toEqual([expect.stringContaining("has names (&, *)")]);
    expect(all[0]!.text).not.toContain("*all");
    // names in one part of a file for what stands in another
    const whole = `name: Mine\ngame: tails\ncards:\n  - { name: Moth, types: &all [Infantry] }\n  - { name: Bee, types: *all }\n`;
    const laid = asFolder([{ path: "mine.yaml", text: whole }], ids);
    expect(laid.files[1]).toEqual({
      path: "mine/cards/cards.yaml",
      text: "- name: Moth\n  types: [Infantry]\n- name: Bee\n  types: [Infantry]\n",
    });
  });
});

test("comments stay with what they stand at", () => {
  const text = `# the set
name: Mine # mine
game: tails
# all cards
cards:
  # the first
  - name: Moth # a moth
    kind: Event
  # the second
  - name: Bee
decks:
  # a deck
  - name: "../../Évil"
    cards: []
  - name: "../../Évil"
    cards: []
  - name: "///"
`;
  const { files } = asFolder([{ path: "little.yaml", text }], ids);
  expect(Object.fromEntries(files.map(({ path, text }) => [path, text]))).toEqual({
    "little/set.yaml": "# the set\nname: Mine # mine\ngame: tails\n",
    "little/cards/cards.yaml":
      "# all cards\n\n# the first\n- name: Moth # a moth\n  kind: Event\n# the second\n- name: Bee\n",
    "little/decks/évil.yaml": '# a deck\n\nname: "../../Évil"\ncards: []\n',
    "little/decks/évil-2.yaml": 'name: "../../Évil"\ncards: []\n',
    "little/decks/deck.yaml": 'name: "///"\n',
  });
});

test("a set that is too long for one file stays a folder, and one that cannot be read is refused", () => {
  const card = "- { name: Moth, kind: Event }\n".repeat(1500);
  const files = [1, 2, 3].map((n) => ({ path: `my-set/cards/${n}.yaml`, text: card }));
  expect(() => asOneFile([...starterOf("tails"), ...files], ids)).toThrow("it has to stay a folder");
  expect(() =>
    asOneFile(
      changed(starterOf("tails"), "cards.yaml", () => "- ["),
      ids,
    ),
  ).toThrow("cards.yaml");
  expect(() => asFolder([{ path: "a.yaml", text: "name: x\ngame: tails\ncards: 3\n" }], ids)).toThrow(
    '"cards" has to be a list',
  );
  expect(() => asFolder([{ path: "a.yaml", text: "name: x\ngame: tails\ncards: [3]\n" }], ids)).toThrow(
    "list of cards",
  );
});
