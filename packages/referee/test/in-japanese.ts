/** What is told in English is told in Japanese as well, in its own letters. */
import type { Words } from "@tefuda/kernel";
import { expect } from "vitest";

/** The English of what is told, once the Japanese has been looked at. */
export function englishOf({ en, ja }: Words): string {
  expect(ja.replace(/^\S*:\d+: /, "")).toMatch(/[ぁ-んァ-ヶ一-龠]/);
  expect(ja).not.toBe(en);
  return en;
}
