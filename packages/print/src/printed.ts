/** What is printed on a card besides its plain values: pairs of them, and costs in several colours. */
import type { CardInfo, Look, PairLook, PriceLook } from "@tefuda/kernel";

export interface PrintedPair {
  pair: PairLook;
  /** Those of its two values that the card has, each with its place in the pair. */
  values: readonly { nth: number; printed: number }[];
}

/** The pairs that are printed on a card; one value alone is the second. */
export function printedPairs(info: CardInfo, look: Look): PrintedPair[] {
  return (look.pairs ?? []).flatMap((pair) => {
    const detail = info.details?.find(({ id }) => id === pair.detail);
    if (!detail) return [];
    const parts = String(detail.value).split("/").map(Number);
    const first = pair.values.length - parts.length;
    return [{ pair, values: parts.map((printed, i) => ({ nth: first + i, printed })) }];
  });
}

/** The units of a printed cost by their letters: "2R1C" is R, R, C. */
export function unitsOf(info: CardInfo, { detail }: PriceLook): string[] {
  const printed = String(info.details?.find(({ id }) => id === detail)?.value ?? "");
  return [...printed.matchAll(/(\d+)([A-Z])/g)].flatMap(([, n, letter]) =>
    Array.from({ length: Number(n) }, () => letter!),
  );
}

/** The word before the colon that says what sort of text one is, the colon, and what follows it. */
export function splitHead(words: string): { head: string; colon: string; rest: string } {
  const [whole = "", head = "", colon = ""] = /^([^:：.]{2,24})([:：]\s*)/.exec(words) ?? [];
  // a colon within brackets heads nothing
  const open = head.replace(/【[^】]*】|〔[^〕]*〕/g, "").search(/[【〔]/) >= 0;
  return open ? { head: "", colon: "", rest: words } : { head, colon, rest: words.slice(whole.length) };
}
