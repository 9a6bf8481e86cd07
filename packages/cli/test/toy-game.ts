/** Puts the kernel's toy game into the list of games, with files of its own in a folder that is deleted at the end. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIST, toyPackage } from "@tefuda/kernel/test/toy";
import { type GameEntry, games } from "@tefuda/referee/games";
import { afterAll, beforeAll } from "vitest";

/** The folder of the toy's files, and one to write into. */
export interface Folders {
  game: string;
  work: string;
}

export function withToy(): Folders {
  const folders: Folders = { game: "", work: "" };
  beforeAll(() => {
    folders.game = mkdtempSync(join(tmpdir(), "tefuda-toy-"));
    folders.work = mkdtempSync(join(tmpdir(), "tefuda-work-"));
    for (const name of ["decks", "rulebook", "scenarios", "src"]) mkdirSync(join(folders.game, name));
    writeFileSync(join(folders.game, "decks/big.yaml"), `${LIST.join("\n")}\n`);
    writeFileSync(join(folders.game, "decks/small.yaml"), `${LIST.slice(0, 12).join("\n")}\n`);
    writeFileSync(join(folders.game, "decks/third.yaml"), `${LIST.slice(4).join("\n")}\n`);
    writeFileSync(join(folders.game, "rulebook/rules.yaml"), "");
    writeFileSync(
      join(folders.game, "rulebook/unapplied.yaml"),
      "toy-4: It is a word.\ntoy-5: So is this.\n",
    );
    writeFileSync(
      join(folders.game, "src/rules.ts"),
      'cite("toy-1");\nconst not = "// a comment"; cite("toy-2");\ncite("toy-3"); // toy-6\n/* toy-7 */',
    );
    writeFileSync(
      join(folders.game, "scenarios/all.yaml"),
      [1, 2, 3, 4].map((n) => `- {title: Shows ${n}, rules: [toy-${n}], expect: [{over: false}]}\n`).join(""),
    );
    const entry: GameEntry = {
      id: "toy",
      title: "Toy",
      load: async () => toyPackage,
      words: {},
      folder: folders.game,
    };
    (games as GameEntry[]).push(entry);
  });
  afterAll(() => {
    rmSync(folders.game, { recursive: true });
    rmSync(folders.work, { recursive: true });
    (games as GameEntry[]).splice(
      games.findIndex((g) => g.id === "toy"),
      1,
    );
  });
  return folders;
}
