/** What changed among the texts in one field of a card. */

export interface TextChange {
  /** Where they stand: `texts`, `art.texts`. */
  field: string;
  /** `wording`: they say the same in other words. `order`: the same texts stand in another order. */
  sort: "added" | "removed" | "meaning" | "wording" | "order";
  /** Their numbers in the field, from 1. */
  at: { from?: number; to?: number };
  from?: string;
  to?: string;
  /** One of both is not understood, so that they were compared as they stand. */
  unread?: true;
}

/** The texts of a field in one version, and what one of them means; undefined for one that is not understood. */
export interface TextSide {
  texts: readonly string[];
  meaning: (text: string) => string | undefined;
}

/** @param alike whether the same words mean the same in both: keywords and words of the set may not */
export function compareTexts(field: string, from: TextSide, to: TextSide, alike: boolean): TextChange[] {
  if (alike && JSON.stringify(from.texts) === JSON.stringify(to.texts)) return [];
  const mean = ({ texts, meaning }: TextSide): string[] =>
    texts.map((text) => meaning(text) ?? `? ${text.trim()}`);
  const [old, now] = [mean(from), mean(to)];
  const partner = matched(old, now);
  const changes: TextChange[] = [];
  const change = (sort: TextChange["sort"], i: number | undefined, j: number | undefined): void => {
    const unread = [i === undefined ? "" : old[i]!, j === undefined ? "" : now[j]!].some((one) =>
      one.startsWith("? "),
    );
    changes.push({
      ...{ field, sort },
      at: { ...(i === undefined ? {} : { from: i + 1 }), ...(j === undefined ? {} : { to: j + 1 }) },
      ...(i === undefined ? {} : { from: from.texts[i]! }),
      ...(j === undefined ? {} : { to: to.texts[j]! }),
      ...(unread && sort !== "order" && sort !== "wording" ? { unread: true } : {}),
    });
  };
  // what stands in one place in one version may be several texts in the other
  const whole = (texts: readonly string[]): string => texts.join(" ");
  if (old.length !== now.length && whole(old) === whole(now)) {
    return [{ field, sort: "wording", at: {}, from: whole(from.texts), to: whole(to.texts) }];
  }
  const left = old.flatMap((_, i) => (partner.has(i) ? [] : [i]));
  const taken = new Set(partner.values());
  const fresh = now.flatMap((_, j) => (taken.has(j) ? [] : [j]));
  for (const [i, j] of partner) if (from.texts[i] !== to.texts[j]) change("wording", i, j);
  for (const [n, i] of left.entries()) change(fresh[n] === undefined ? "removed" : "meaning", i, fresh[n]);
  for (const j of fresh.slice(left.length)) change("added", undefined, j);
  const order = [...partner].toSorted(([a], [b]) => a - b).map(([, j]) => j);
  const moved = order.findIndex((j, n) => n > 0 && j < order[n - 1]!);
  if (moved > 0) changes.push({ field, sort: "order", at: {}, from: whole(from.texts), to: whole(to.texts) });
  return changes;
}

/** Which texts mean the same as which, each with one partner at most; those in the same place first. */
function matched(old: readonly string[], now: readonly string[]): Map<number, number> {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (i: number, j: number): void => {
    partner.set(i, j);
    taken.add(j);
  };
  old.forEach((one, i) => {
    if (one === now[i]) pair(i, i);
  });
  old.forEach((one, i) => {
    const j = partner.has(i) ? -1 : now.findIndex((other, k) => !taken.has(k) && other === one);
    if (j >= 0) pair(i, j);
  });
  return partner;
}
