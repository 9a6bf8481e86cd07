/** A card in one sentence, for those who hear the table. */
import type { CardInfo, CardView } from "@tefuda/kernel";
import type { Look } from "../data/look.ts";
import { typeLook, valueLook } from "../data/looks/index.ts";
import type { Words } from "../words/en.ts";

type Say = (said: Readonly<Record<string, string>> | undefined, otherwise?: string) => string;

/** Its name, what it is, its values as they stand, and how it lies. */
export function describeCard(
  info: CardInfo,
  view: CardView | null,
  look: Look,
  words: Words,
  say: Say,
): string {
  const values = info.values
    .filter(({ id }) => valueLook(look, id).form !== "none")
    .map(({ id, value }) => {
      const seen = view?.values[id];
      const now =
        seen && seen.now !== seen.printed
          ? words.printed(seen.now, seen.printed)
          : String(seen?.now ?? value);
      return `${say(valueLook(look, id).says)} ${now}`;
    });
  const parts = [info.name, say(typeLook(look, info.type).says), ...values];
  if (view?.turned) parts.push(say(look.turned));
  if (view) parts.push(...view.marks);
  return parts.join(", ");
}
