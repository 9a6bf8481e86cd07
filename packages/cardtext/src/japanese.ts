/** Japanese: no spaces, so every character is a token; figures and quotations are one each. */
import type { Language, Token } from "./types.ts";

const piece = /\s+|「([^」]*)」|[0-9０-９]+|[^\s]/gu;

/** Full-width figures, letters and signs are the same as the narrow ones, and capitals as small letters. */
function narrow(text: string): string {
  return text
    .replace(/[０-９Ａ-Ｚａ-ｚ＋－／−]/g, (c) =>
      c === "−" ? "-" : String.fromCharCode(c.charCodeAt(0) - 0xfee0),
    )
    .toLowerCase();
}

const alike: Readonly<Record<string, string>> = {
  ":": "：",
  ",": "、",
  ".": "。",
  "，": "、",
  "．": "。",
  "(": "（",
  ")": "）",
  "[": "【",
  "]": "】",
  "［": "【",
  "］": "】",
  ...Object.fromEntries([..."●■◆○◇•･▪"].map((bullet) => [bullet, "・"])),
};

/** A spelling as a pattern that finds it. */
const plain = (spelling: string): string => spelling.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** What stands before a text as one of several, and says nothing: "▪", "①：". */
const bullet = /^\s*(?:[▪▫■□◆◇●○•]|[①-⑨][:：])\s*/u;

/** Numbers are also written with one character; before what counts, that is the figure. */
const numerals = "〇一二三四五六七八九十";
const counters = "枚体つ人点回個度";

/**
 * Japanese as a language of the grammar.
 * @param same spellings that are read as another: kana for kanji, a word for another
 */
export function japanese(same: Readonly<Record<string, string>> = {}): Language {
  const spellings = Object.keys(same).sort((a, b) => b.length - a.length);
  const spelt =
    spellings.length > 0 ? new RegExp(`${spellings.map(plain).join("|")}|${piece.source}`, "gu") : piece;

  /** Whole sentences in quotation marks are no name: each stands for itself, one under the other. */
  const inside = (text: string, from: number): Token[] =>
    tokenize(text).map((token) => ({ ...token, start: token.start + from, end: token.end + from }));

  function tokenize(text: string): Token[] {
    const tokens: Token[] = [];
    const from = bullet.exec(text)?.[0].length ?? 0;
    for (const found of text.matchAll(spelt)) {
      const word = found[0];
      const start = found.index;
      if (start < from) continue;
      const end = start + word.length;
      if (/^[\s〈〉《》]/.test(word)) continue;
      const meant = same[word];
      if (found[1]?.includes("。"))
        tokens.push({ key: "・", text: "「", start, end: start + 1 }, ...inside(found[1], start + 1));
      else if (found[1] !== undefined) tokens.push({ key: "「", text: word, start, end, quoted: found[1] });
      else if (meant !== undefined) {
        // The whole spelling stands with the first character of what it means.
        [...meant].forEach((c, i) => {
          const key = narrow(c);
          const num = /^\d$/.test(key) ? { num: Number(key) } : {};
          tokens.push({ key, ...(i === 0 ? { text: word, start } : { text: "", start: end }), end, ...num });
        });
      } else {
        const key = narrow(word);
        const token: Token = { key: alike[key] ?? key, text: word, start, end };
        // so many times
        if (key === "度" && tokens.at(-1)?.num !== undefined && tokens.at(-1)!.end === start)
          token.key = "回";
        if (/^\d+$/.test(key)) token.num = Number(key);
        else if (numerals.includes(key)) {
          token.num = numerals.indexOf(key);
          if (counters.includes(text[end] ?? " ")) token.key = String(token.num);
        }
        tokens.push(token);
      }
    }
    return tokens;
  }
  return {
    name: "ja",
    tokenize,
    join: (words) => words.join(""),
    number: (n) => String(n),
    quote: (text) => `「${text}」`,
    free: "、",
    apart: (before, after) => script(before) !== script(after) || script(before) === "sign",
    small: [..."をがはのにでとも、。："].concat("から", "まで", "につき"),
    breaks: /^([はがをび].|か[^ら]|[にでとてりしばみれけき][^ぁ-ん]|[りしみれけき][そこあ])/u,
  };
}

/** What letters a character is of. */
export function script(c: string): string {
  if (/\p{Script=Katakana}|ー/u.test(c)) return "katakana";
  if (/\p{Script=Hiragana}/u.test(c)) return "hiragana";
  if (/\p{Script=Han}/u.test(c)) return "kanji";
  if (/[a-z]/i.test(c)) return "latin";
  return "sign";
}
