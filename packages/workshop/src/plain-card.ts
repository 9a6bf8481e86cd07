/** A card as two versions of it are compared: by what its fields say, however a file writes them. */
import { flat } from "@tefuda/cardtext/card-table";
import type { CardForm, CardSource, FieldForm, SetWord, TableLayout, Words } from "@tefuda/kernel";

/** Where a text of a card stands, and the texts there. */
export interface PlainTexts {
  /** The field, as its path: `texts`, `art.texts`. */
  field: string;
  texts: readonly string[];
}

export interface PlainCard {
  /** In full: name and what is added to it. */
  name: Words;
  /** The parts of its name; its texts may call it by them. */
  names: readonly Words[];
  /** By path, what stands there and what that is called where it is compared. */
  fields: ReadonlyMap<string, { shown: string; means: string }>;
  texts: readonly PlainTexts[];
}

/** What words of fields mean the same: those of the game and of the set, by any of their names. */
export class SameWords {
  private readonly known = new Map<string, string>();

  constructor(layout: Pick<TableLayout, "words">, brought: readonly SetWord[]) {
    for (const { en, ja } of brought)
      for (const word of [en, ja]) this.known.set(word.toLowerCase(), en.toLowerCase());
    for (const [id, said] of Object.entries(layout.words ?? {}))
      for (const word of [id, ...Object.values(said)]) this.known.set(word.toLowerCase(), id.toLowerCase());
  }

  of(word: string): string {
    const plain = word.trim().toLowerCase();
    return this.known.get(plain) ?? plain;
  }
}

/** What a name or a phrase says in each language: one that has one language says it in both. */
export function inBoth(value: unknown): Words {
  if (typeof value !== "object" || value === null) return { en: said(value), ja: said(value) };
  const own = (key: string): string =>
    Object.hasOwn(value, key) ? said((value as Record<string, unknown>)[key]) : "";
  const [en, ja] = [own("en"), own("ja")];
  return { en: en || ja, ja: ja || en };
}
const said = (value: unknown): string => (value === undefined || value === null ? "" : String(value).trim());

export function plainCard(card: CardSource, form: CardForm, words: SameWords): PlainCard {
  const fields = new Map<string, { shown: string; means: string }>();
  const texts: PlainTexts[] = [];
  const put = (path: string, shown: string, means = shown): void => {
    if (shown !== "") fields.set(path, { shown, means });
  };
  const add = (path: string, value: unknown, field: FieldForm | undefined): void => {
    const list = [value].flat();
    switch (field?.is) {
      case "group":
        if (typeof value !== "object" || value === null) put(path, said(value));
        else
          for (const [key, one] of Object.entries(value))
            add(`${path}.${key}`, one, Object.hasOwn(field.fields, key) ? field.fields[key] : undefined);
        break;
      case "name":
      case "phrase":
        if (!field.both) put(path, said(value), words.of(said(value)));
        else for (const [language, one] of Object.entries(inBoth(value))) put(`${path}.${language}`, one);
        break;
      case "text":
      case "texts":
        texts.push({ field: path, texts: list.map(said).filter((text) => text !== "") });
        break;
      case "list":
      case "oneOf":
        put(path, list.map(said).join(", "), list.map((word) => words.of(said(word))).join(", "));
        break;
      case "flag":
        // what is not so need not be said
        if (value !== false) put(path, said(value));
        break;
      default:
        for (const [at, one] of flat(value, path)) put(at, one);
    }
  };
  for (const [key, value] of Object.entries(card))
    add(key, value, Object.hasOwn(form, key) ? form[key] : undefined);
  const names = Object.entries(form).flatMap(([key, { is }]) =>
    is === "name" && Object.hasOwn(card, key) ? [inBoth(card[key])] : [],
  );
  const joined = (language: keyof Words, between: string): string =>
    names
      .map((name) => name[language])
      .filter((name) => name !== "")
      .join(between);
  return { name: { en: joined("en", ", "), ja: joined("ja", " ") }, names, fields, texts };
}
