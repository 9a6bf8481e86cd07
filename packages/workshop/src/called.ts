/** What cards are called: by the name, and what follows it in full, as decks, rulings and notes know them. */
import type { CardForm, Words } from "@tefuda/kernel";
import { cardOf, type Entry } from "./draft.ts";

/** The name of an entry's card, in full and in both languages; undefined as long as it has none. */
export function calledIn(entry: Pick<Entry, "text">, form: CardForm): Words | undefined {
  const card = cardOf(entry);
  const parts = nameFields(form).map((field) => saidIn(card?.[field]));
  const [first] = parts;
  if (!first) return undefined;
  const whole = parts.flatMap((part) => part ?? []);
  return { en: whole.map(({ en }) => en).join(", "), ja: whole.map(({ ja }) => ja).join(" ") };
}

/** The fields that a card is called by, the name first. */
export function nameFields(form: CardForm): string[] {
  const fields = Object.entries(form).flatMap(([field, { is }]) => (is === "name" ? [field] : []));
  return fields.length > 0 ? fields : ["name"];
}

/** What is said in one language is said so in the other. */
function saidIn(value: unknown): Words | undefined {
  const { en, ja } =
    typeof value === "object" && value !== null
      ? (value as { en?: unknown; ja?: unknown })
      : { en: value, ja: value };
  const [one, other] = [en, ja].map((text) => (typeof text === "string" && text !== "" ? text : undefined));
  if (one === undefined && other === undefined) return undefined;
  return { en: one ?? other!, ja: other ?? one! };
}
