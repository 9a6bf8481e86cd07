/** What cards are called: by the name, and what follows it in full, as decks, rulings and notes know them. */
import type { CardForm, Words } from "@tefuda/kernel";
import { cardOf, type Entry, withField } from "./draft.ts";

/** The name of an entry's card, in full and in both languages; undefined as long as it has none. */
export function calledIn(entry: Pick<Entry, "text">, form: CardForm): Words | undefined {
  const card = cardOf(entry);
  const parts = nameFields(form).map((field) => saidIn(card?.[field]));
  const [first] = parts;
  if (!first) return undefined;
  const whole = [...parts, ...flagsOf(card, form)].flatMap((part) => part ?? []);
  return { en: whole.map(({ en }) => en).join(", "), ja: whole.map(({ ja }) => ja).join(" ") };
}

/** What flags of a card add to its name. */
const flagsOf = (card: Readonly<Record<string, unknown>> | undefined, form: CardForm): Words[] =>
  Object.entries(form).flatMap(([field, holds]) =>
    holds.is === "flag" && holds.called && card?.[field] === true ? [holds.called] : [],
  );

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

/** What the card is called by alone, without what follows its name. */
export const titleIn = (entry: Pick<Entry, "text">): Words | undefined => saidIn(cardOf(entry)?.name);

/** Shorter names are also words that mean something else. */
const SHORTEST = { en: 3, ja: 2 } as const;

/** An entry whose texts call its card as it is called now, where they called it by the title that it had. */
export function withTitleInTexts(text: string, form: CardForm, from: Words, to: Words): string {
  let next = text;
  for (const [field, { is }] of Object.entries(form)) {
    if (is !== "text" && is !== "texts") continue;
    const value = cardOf({ text: next })?.[field];
    const renamed = renamedIn(value, from, to);
    if (JSON.stringify(renamed) !== JSON.stringify(value)) next = withField(next, [field], renamed);
  }
  return next;
}

function renamedIn(value: unknown, from: Words, to: Words): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => renamedIn(one, from, to));
  if (typeof value !== "string") return value;
  return (["en", "ja"] as const).reduce((said, language) => {
    const [was, now] = [from[language], to[language]];
    if (was === now || was.length < SHORTEST[language]) return said;
    const plain = was.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    const whole = /[ぁ-んァ-ヶ一-龠]/.test(was) ? plain : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`;
    return said.replaceAll(new RegExp(whole, "gu"), () => now);
  }, value);
}
