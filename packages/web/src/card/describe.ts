/** A card in one sentence, for those who hear the table. */
import type { CardInfo, CardView } from "@tefuda/kernel";
import type { Look } from "../data/look.ts";
import { called, typeLook, valueLook } from "../data/looks/index.ts";
import type { Words } from "../words/en.ts";
import { fallenBy, shownPairs, shownValues } from "./values.ts";

type Say = (said: Readonly<Record<string, string>> | undefined, otherwise?: string) => string;

/** Its name, what it is, its values as they stand, and how it lies. */
export function describeCard(
  info: CardInfo,
  view: CardView | null,
  look: Look,
  words: Words,
  say: Say,
): string {
  const values = shownValues(info, view, look)
    .filter(({ id }) => valueLook(look, id).form !== "none")
    .map(({ id, now, printed }) => {
      const stands = now === printed ? String(now) : words.printed(now, printed);
      return `${say(valueLook(look, id).says)} ${stands}`;
    });
  const pairs = shownPairs(info, view, look).map(
    ({ pair, values: two }) => `${say(pair.says)} ${two.map(({ now }) => now).join("/")}`,
  );
  const parts = [say(info.names, info.name), say(typeLook(look, info.type).says), ...values, ...pairs];
  if (view?.turned) parts.push(say(look.turned));
  const fallen = fallenBy(look, view);
  if (fallen) parts.push(say(called(look, fallen)));
  if (view) parts.push(...view.marks.map((mark) => say(called(look, mark))));
  return parts.join(", ");
}
