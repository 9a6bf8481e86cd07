/** What the rules and texts of a game say would have to be so: wherever a rule stands with a sentence. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "@tefuda/kernel";

const PACKAGES = join(import.meta.dirname, "../..");

/** Those of what a player may do, of the game's questions, and of its cards. */
export function declaredNeeds({ actions, code, definitions }: Game): string[] {
  const found = new Set<string>();
  const seen = new Set<object>();
  const look = (thing: unknown): void => {
    if (typeof thing !== "object" || thing === null || seen.has(thing)) return;
    seen.add(thing);
    const { rule, says } = thing as { rule?: unknown; says?: unknown };
    if (typeof rule === "string" && typeof says === "string") found.add(says);
    for (const part of Object.values(thing)) look(part);
  };
  look([actions, code.asks, definitions.map(({ abilities }) => abilities)]);
  return [...found].sort();
}

/** Those that are only found out when somebody asks: as they stand in the rules of the game. */
export const explainedNeeds = (game: string): string[] =>
  [...sourceOf(`games/${game}/src/rules`).matchAll(/\bneeds: "([^"]* [^"]*)"/g)].map(([, needs]) => needs!);

/** All that is written in a folder of the packages. */
export const sourceOf = (folder: string): string =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".ja.ts") && !file.includes("node_modules"))
    .map((file) => readFileSync(join(PACKAGES, folder, file), "utf8"))
    .join("\n");
