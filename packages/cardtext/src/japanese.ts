/** Japanese: no spaces, so every character is a token; figures and quotations are one each. */
import type { Language, Token } from "./types.ts";

const piece = /\s+|「([^」]*)」|[0-9０-９]+|[^\s]/gu;

/** Full-width figures and signs are the same as the narrow ones. */
function narrow(text: string): string {
  return text.replace(/[０-９＋－−]/g, (c) =>
    c === "−" ? "-" : String.fromCharCode(c.charCodeAt(0) - 0xfee0),
  );
}

const alike: Readonly<Record<string, string>> = { ":": "：", ",": "、", ".": "。", "，": "、", "．": "。" };

/** Japanese as a language of the grammar. */
export function japanese(): Language {
  function tokenize(text: string): Token[] {
    const tokens: Token[] = [];
    for (const found of text.matchAll(piece)) {
      const word = found[0];
      const start = found.index;
      const end = start + word.length;
      if (/^\s/.test(word)) continue;
      if (found[1] !== undefined) tokens.push({ key: "「", text: word, start, end, quoted: found[1] });
      else {
        const key = narrow(word);
        const token: Token = { key: alike[key] ?? key, text: word, start, end };
        if (/^\d+$/.test(key)) token.num = Number(key);
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
  };
}
