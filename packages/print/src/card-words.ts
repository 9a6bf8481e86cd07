/** What stands on a card, in a language: its name, what it is, its texts, and what is told at its foot. */
import type { CardInfo, Look } from "@tefuda/kernel";
import type { Paragraph } from "./fit.ts";
import type { Style } from "./letters.ts";
import { called, typeLook } from "./look.ts";
import { printedPairs, splitHead } from "./printed.ts";
import type { Span } from "./wrap.ts";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

type Said = Readonly<Record<string, string>> | undefined;

/** In the language, else in English. */
export const say = (said: Said, language: Language, otherwise = ""): string =>
  said?.[language] ?? said?.en ?? otherwise;

/** What a card is called, and what is added to tell it from others of that name. */
export function nameOf(info: CardInfo, language: Language): { name: string; epithet: string } {
  const whole = say(info.names, language, info.name);
  const short = info.short?.[language];
  if (short === undefined || short === whole || !whole.startsWith(short)) return { name: whole, epithet: "" };
  return { name: short, epithet: whole.slice(short.length).replace(/^[,、\s　]+/, "") };
}

const between = { en: ", ", ja: "・" } as const;

export function typeLine(info: CardInfo, look: Look, language: Language): string {
  const type = say(typeLook(look, info.type, info.subtypes).says, language);
  const kinds = info.subtypes.map((one) => say(called(look, one), language));
  return [type, kinds.join(between[language])].filter(Boolean).join(" — ");
}

interface Inks {
  text: string;
  /** Of what names a sort of text, and of words that are not rules. */
  head: string;
  flavour: string;
}

/** The texts of a card, those first that are headed by a word of their own; its flavour last. */
export function paragraphsOf(info: CardInfo, look: Look, language: Language, inks: Inks): Paragraph[] {
  const headed = info.texts.filter(({ kind }) => look.heads?.[kind]);
  const others = info.texts.filter(({ kind }) => !look.heads?.[kind]);
  // a space of Latin letters between Japanese signs is too small to part them
  const bold = (text: string): Span => ({
    text: `${text}${language === "ja" ? "　" : " "}`,
    style: "bold",
    fill: inks.head,
  });
  const texts = [...headed, ...others].map(({ kind, words }): Paragraph => {
    const text = say(words, language);
    const title = look.titles?.[kind];
    if (title)
      return { spans: [bold(say(title, language)), { text, style: "bold", fill: inks.text }], gap: 0.45 };
    const own = look.heads?.[kind];
    if (own) return { spans: [bold(say(own, language)), ...spansOf(text, look, language, inks)], gap: 0.45 };
    const { head, colon, rest } = splitHead(text);
    const first: Span[] = head ? [{ text: head + colon, style: "bold", fill: inks.head }] : [];
    return { spans: [...first, ...spansOf(rest, look, language, inks)], gap: 0.45 };
  });
  const flavour = say(info.flavour, language);
  if (flavour) {
    const span: Span = { text: flavour, style: "italic", fill: inks.flavour };
    texts.push({ spans: [span], gap: 1, rule: texts.length > 0 });
  }
  return texts;
}

/** Words that a rule explains stand out, and whatever stands in brackets of the rules. */
function spansOf(words: string, look: Look, language: Language, { text }: Inks): Span[] {
  const terms = (look.terms ?? []).map(({ word }) =>
    (word[language] ?? word.en).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const places = new RegExp(`(${["【[^】]*】", "〔[^〕]*〕", ...terms].join("|")})`);
  return words
    .split(places)
    .map((part, i): Span => ({ text: part, style: (i % 2 ? "bold" : "plain") satisfies Style, fill: text }))
    .filter((span) => span.text !== "");
}

/** What else is printed on a card and does not stand elsewhere on it. */
export function detailsOf(info: CardInfo, look: Look, language: Language): string {
  const elsewhere = new Set([
    ...printedPairs(info, look).map(({ pair }) => pair.detail),
    ...(look.price ? [look.price.detail] : []),
  ]);
  const onTypeLine = new Set(info.subtypes.map((one) => one.toLowerCase()));
  return (info.details ?? [])
    .filter(({ id, value }) => !elsewhere.has(id) && !onTypeLine.has(String(value).toLowerCase()))
    .map(({ name, value }) => `${say(name, language)} ${say(called(look, String(value)), language)}`)
    .join(" · ");
}
