/** A card in one sentence, for those who hear the table. */
import type { CardInfo, CardView, Look } from "@tefuda/kernel";
import { called, typeLook, valueLook } from "@tefuda/print/look";
import type { Words } from "../words/en.ts";
import { fallenBy, shownPairs, shownValues, statesOf } from "./values.ts";

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
  const cost = look.price && info.details?.find(({ id }) => id === look.price?.detail);
  if (cost) parts.push(`${say(cost.name)} ${cost.value}`);
  if (view?.turned) parts.push(say(look.turned));
  parts.push(
    ...suffered(view, look, say),
    ...statesOf(view, look).map(({ count }) => say(called(look, count))),
  );
  const fallen = fallenBy(look, view);
  if (fallen) parts.push(say(called(look, fallen)));
  if (view) parts.push(...view.marks.map((mark) => say(called(look, mark))));
  return parts.join(", ");
}

function suffered(view: CardView | null, look: Look, say: Say): string[] {
  const count = look.wounds?.count ?? "";
  const n = view?.counts[count] ?? 0;
  return n > 0 ? [`${say(called(look, count))} ${n}`] : [];
}
