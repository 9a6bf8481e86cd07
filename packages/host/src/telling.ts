/** What is told of a match beside its views, whether it is played or watched. */
import {
  type Choice,
  type FormatInfo,
  type Game,
  MachineFault,
  type Match,
  type QuestionView,
  type View,
  type Words,
  wordsOf,
} from "@tefuda/kernel";
import { AWAY } from "@tefuda/referee/words";
import type { Act } from "./host.ts";

/** The pair of cards that an answer to a question names, if everybody sees where both lie. */
export function actOf({ shape }: Game, question: QuestionView | null, { seat, say }: Choice): Act | null {
  if (typeof say !== "string") return null;
  const option = question?.options.find((o) => o.notation === say);
  const [from, to] = option?.cards ?? [];
  if (!from || (!to && !say.includes(" > "))) return null;
  const open = (zone: string) => shape.zones.some((z) => z.id === zone && z.sees === "all");
  return open(from.zone) && (!to || open(to.zone)) ? { seat, from, to: to ?? null } : null;
}

/** Whether a match began as the position of a ruling, which lays aside what it does not need. */
export const isRuling = ({ setup }: Match): boolean => setup.opening?.position.shared?.[AWAY] !== undefined;

/** What is seen at a table: of what a ruling lays aside nothing. */
export function atTable(view: View): View {
  const { [AWAY]: _, ...shared } = view.shared;
  return { ...view, shared };
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

/** What went wrong, in the language of the table as far as it is said in several. */
export function faultIn(error: unknown, language: string): string {
  const known = language === "ja" ? "ja" : "en";
  const said = wordsOf(error)[known];
  return error instanceof MachineFault ? FAULT[known] + said : said;
}

const FAULT: Words = { en: "The rules ran into a fault: ", ja: "ルールの処理中に異常が起きました：" };
