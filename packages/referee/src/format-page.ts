/** The page on the files of a game: made of the same data that these files are checked by, and of its starter. */
import { inTables } from "@tefuda/cardtext/card-table";
import { isUnread } from "@tefuda/cardtext/problem";
import {
  type CardForm,
  type FieldForm,
  type GamePackage,
  inLanguage,
  type Problem,
  type SourceFile,
  type Words,
} from "@tefuda/kernel";
import { FORMAT_PAGE as W } from "./format-words.ts";
import { SET_KEYS } from "./own-set.ts";

type Language = keyof Words;
const code = (word: string): string => `\`${word}\``;
const listed = (words: readonly string[]): string => words.map(code).join(", ");
const yaml = (text: string): string => `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``;

/** `examples` are the files of the starter of the game, by their paths in it, and a pack file of the game. */
export function formatPage(
  { id, title, forms }: GamePackage,
  examples: readonly SourceFile[],
  language: Language,
): string {
  if (!forms) throw new Error(`${id} does not say what its files are made of`);
  const say = (words: Words): string => inLanguage(words, language);
  const within = (folder: string): string[] =>
    examples.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ text }) => yaml(plain(text)));
  const { card, deck, packs, cannot } = forms;
  const { size, copies } = deck;
  return `${[
    `# ${say(W.title(title))}`,
    say(W.made(id)),
    `## ${say(W.cards)}`,
    say(W.cardFile),
    table(card, say),
    `### ${say(W.examples)}`,
    ...within("cards"),
    say(W.readText(id)),
    `## ${say(W.decks)}`,
    say(W.deckFile(deck.example)),
    say(W.deckSize(size.min, size.max, size.rule)),
    say(W.deckOften(copies.often, copies.rule)),
    ...within("decks"),
    `## ${say(W.packs)}`,
    say(packs ? W.packFile(packs.cards, packs.sorts.join(", "), packs.rule) : W.noPacks(title)),
    ...within("packs"),
    `## ${say(W.sets)}`,
    say(W.setFile(listed(SET_KEYS))),
    yaml(`name: { en: My Set, ja: 私のセット }\ngame: ${id}\nwords:\n  - { en: Snail Post, ja: 蝸牛便 }`),
    `## ${say(W.rulings)}`,
    say(W.rulingFile),
    ...within("scenarios"),
    `## ${say(W.cannot)}`,
    say(W.cannotIs),
    cannot.map(({ words, says }) => `- ${listed(words)} - ${say(says)}`).join("\n"),
  ].join("\n\n")}\n`;
}

/** Without what is said to whoever makes one. */
const plain = (text: string): string => text.replace(/^#.*\n/gm, "");

function table(form: CardForm, say: (words: Words) => string): string {
  const rows = rowsOf(form, "", say).map((cells) => `| ${cells.join(" | ")} |`);
  const heads = [W.field, W.holds, W.about, W.where].map(say);
  return [`| ${heads.join(" | ")} |`, "|---|---|---|---|", ...rows].join("\n");
}

function rowsOf(form: CardForm, before: string, say: (words: Words) => string): string[][] {
  return Object.entries(form).flatMap(([key, field]) => [
    [code(before + key), say(holds(field)), say(field.about), where(field, say)],
    ...(field.is === "group" ? rowsOf(field.fields, `${before}${key}.`, say) : []),
  ]);
}

const where = ({ on, needs }: FieldForm, say: (words: Words) => string): string => {
  if (on && String(on) === String(needs)) return say(W.onNeeded(on.join(", ")));
  return [
    ...(on ? [say(W.only(on.join(", ")))] : []),
    ...(needs === "all" ? [say(W.needed)] : needs ? [say(W.neededOn(needs.join(", ")))] : []),
  ].join("; ");
};

/** What a field holds, in words. */
export function holds(field: FieldForm): Words {
  switch (field.is) {
    case "name":
      return field.both ? W.inBoth(W.name) : W.name;
    case "phrase":
      return field.both ? W.inBoth(W.phrase(field.longest)) : W.phrase(field.longest);
    case "flag":
      return W.flag;
    case "whole":
      return W.whole(field.min, field.max);
    case "oneOf":
      return W.oneOf(listed(field.of));
    case "list":
      return field.of ? W.listOf(listed(field.of)) : W.list;
    case "text":
      return W.text;
    case "texts":
      return field.most > 9 ? W.someTexts : W.texts(field.most);
    case "written":
      return W.such(listed(field.such));
    case "group":
      return W.group;
  }
}

/** What is wrong with card files, as people are told of it. */
export const toldOf = (
  pack: GamePackage,
  problems: readonly Problem[],
  files: readonly SourceFile[],
): Problem[] => inTables(withReasons(pack, problems, files), files);

/** Whether a line has a word: in Japanese there is nothing between words. */
const speaksOf = (line: string, word: string): boolean =>
  /[a-z]/.test(word)
    ? new RegExp(`\\b${word.replaceAll(/[^a-z ]/g, "")}\\b`).test(line)
    : line.includes(word);

/** Texts that are refused for what no card of the game can do say so, and where to read of it. */
export const withReasons = (
  { id, forms }: GamePackage,
  problems: readonly Problem[],
  files: readonly SourceFile[],
): Problem[] =>
  problems.map((problem) => {
    const source = isUnread(problem) && files.find(({ path }) => path === problem.file)?.text;
    const line = (source || "").split("\n")[problem.line - 1]?.toLowerCase() ?? "";
    const reason = forms?.cannot.find(({ words }) => words.some((word) => speaksOf(line, word)));
    if (!reason) return problem;
    const { en, ja } = W.see(reason.says, id);
    return { ...problem, message: { en: problem.message.en + en, ja: problem.message.ja + ja } };
  });
