/** What the cards of rulings say: texts that were put down since they do something, in both languages or one. */
import { join } from "node:path";
import type { SourceFile } from "@tefuda/kernel";
import { Document } from "./document.ts";
import { gameFolder } from "./games.ts";
import { scenarioFiles } from "./suite.ts";

/** All that stands on the cards of a game's rulings, names as well: who asks reads what is a text. */
export const rulingTexts = (id: string): string[] => [
  ...new Set(scenarioFiles([join(gameFolder(id), "scenarios")]).flatMap(textsIn)),
];

/** The same of one file of rulings. */
export function textsIn(file: SourceFile): string[] {
  const said = new Set<string>();
  const gather = (part: unknown): void => {
    if (typeof part === "string") said.add(part);
    else if (typeof part === "object" && part !== null) Object.values(part).forEach(gather);
  };
  const { value } = new Document(file);
  if (Array.isArray(value)) for (const { cards } of value as readonly { cards?: unknown }[]) gather(cards);
  return [...said];
}
