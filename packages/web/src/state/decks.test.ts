/** Decks that are kept: none is lost for another, whatever lies beside it or goes wrong. */
import { describe, expect, test } from "vitest";
import { OwnDecks, type Shelf } from "./decks.ts";

/** A browser's storage with room for so many letters. */
function storage(kept: Map<string, string>, room = Number.POSITIVE_INFINITY): () => Shelf {
  return () => ({
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new Error("no room");
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  });
}

describe("decks of somebody's own", () => {
  test("are found again, with every change", () => {
    const kept = new Map<string, string>();
    const decks = new OwnDecks(storage(kept));
    const { id } = decks.add("ttcg", "Mine", ["Kiln Imp"], "classic");
    const other = decks.add("dew", "Mine", []);
    decks.change(id, { cards: ["Kiln Imp", "Debt Crow"] });
    decks.remove(other.id);
    const again = new OwnDecks(storage(kept)).get();
    expect(again).toMatchObject([
      { id, game: "ttcg", name: "Mine", format: "classic", cards: ["Kiln Imp", "Debt Crow"] },
    ]);
  });

  test("have names of their own within a game", () => {
    const decks = new OwnDecks(storage(new Map()));
    const names = ["ttcg", "ttcg", "dew", "ttcg"].map((game) => decks.add(game, "Mine", []).name);
    expect(names).toEqual(["Mine", "Mine 2", "Mine", "Mine 3"]);
  });

  test("stay where they are when one beside them cannot be read, and so does that", () => {
    const kept = new Map<string, string>();
    const { id } = new OwnDecks(storage(kept)).add("ttcg", "Mine", ["Kiln Imp"]);
    kept.set("tefuda.deck.own-broken", "{");
    kept.set("tefuda.deck.own-other", JSON.stringify({ id: "own-else", cards: 3 }));
    kept.set("tefuda.settings", "{}");
    const decks = new OwnDecks(storage(kept));
    expect(decks.get().map((deck) => deck.id)).toEqual([id]);
    decks.change(id, { name: "Yours" });
    expect(kept.size).toBe(4);
  });

  test("hold for the visit where nothing can be kept", () => {
    const refuses = (): Shelf => {
      throw new Error("refused");
    };
    for (const shelf of [refuses, storage(new Map(), 10)]) {
      const decks = new OwnDecks(shelf);
      const { id } = decks.add("ttcg", "Mine", []);
      decks.change(id, { cards: ["Kiln Imp"] });
      decks.look(null);
      expect(decks.get()).toMatchObject([{ id, cards: ["Kiln Imp"] }]);
      expect([...decks.getUnkept()]).toEqual([id]);
      decks.remove(id);
      expect(decks.get()).toEqual([]);
    }
  });

  test("that another tab has built, changed or removed are seen", () => {
    const kept = new Map<string, string>();
    const [here, there] = [new OwnDecks(storage(kept)), new OwnDecks(storage(kept))];
    let told = 0;
    here.subscribe(() => told++);
    const { id } = there.add("ttcg", "Theirs", []);
    here.look(`tefuda.deck.${id}`);
    expect(here.get().map(({ name }) => name)).toEqual(["Theirs"]);
    there.remove(id);
    here.look(`tefuda.deck.${id}`);
    here.look("tefuda.settings");
    expect(here.get()).toEqual([]);
    expect(told).toBe(2);
  });
});
