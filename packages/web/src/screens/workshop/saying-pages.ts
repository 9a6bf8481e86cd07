/** Where the pages of what cards can say lie; one is loaded when somebody opens it. */
import { type Saying, sayingsIn } from "./sayings.ts";

const pages = import.meta.glob<string>("../../../../../docs/language-*.md", {
  query: "?raw",
  import: "default",
});

/** Empty for a game without such a page. */
export async function sayingsOf(game: string, language: "en" | "ja"): Promise<readonly Saying[]> {
  const path = `../../../../../docs/language-${game}${language === "ja" ? ".ja" : ""}.md`;
  const page = await pages[path]?.();
  return page ? sayingsIn(page) : [];
}
