/** What is told of a match beside its views, whether it is played or watched. */
import type { Choice, FormatInfo, Game, View } from "@tefuda/kernel";
import type { Act } from "./host.ts";

/** The pair of cards that an answer names, if everybody sees where both lie; the view is of whoever gives it. */
export function actOf({ shape }: Game, { question }: View, { seat, say }: Choice): Act | null {
  if (typeof say !== "string") return null;
  const option = question?.options.find((o) => o.notation === say);
  const [from, to] = option?.cards ?? [];
  if (!from || (!to && !say.includes(" > "))) return null;
  const open = (zone: string) => shape.zones.some((z) => z.id === zone && z.sees === "all");
  return open(from.zone) && (!to || open(to.zone)) ? { seat, from, to: to ?? null } : null;
}

/** The format whose settings are those of the match. */
export function formatOf(
  formats: readonly FormatInfo[],
  settings: Readonly<Record<string, number>> = {},
): FormatInfo | undefined {
  const has = Object.entries(settings);
  return formats.find(
    ({ settings: its }) =>
      Object.keys(its).length === has.length && has.every(([name, value]) => its[name] === value),
  );
}
