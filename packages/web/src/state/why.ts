/** What could be done with a card, and why it cannot: every verb of the game is tried, and what lies nearest stands first. */
import type { Verdict } from "@tefuda/kernel";

/** What is asked about a card: which verbs could be done with it, and how these and other cards are called. */
export interface Asked {
  why: (notation: string) => Promise<Verdict>;
  verbs: readonly string[];
  does: (verb: string) => string;
  card: string;
  others: readonly string[];
  called: (name: string) => string;
}

export interface About {
  about: string;
  verdict: Verdict;
}

/** So many are told at once, if more than these can be thought of. */
const AT_ONCE = 3;

/** Tries a card with every verb of the game, alone, with the number of a text, and with a second card; the nearest first. */
export async function askAbout({ why, verbs, does, card, others, called }: Asked): Promise<About[]> {
  const found: About[] = [];
  for (const verb of verbs) {
    const direct = await why(`${verb} ${card} > player`);
    if (tells(direct)) {
      const seconds = others.filter((other) => other !== card);
      const all: About[] = [{ about: does(verb), verdict: direct }];
      for (const other of seconds)
        all.push({
          about: `${does(verb)} → ${called(other.replace(/@.*$/, ""))}`,
          verdict: await why(`${verb} ${card} > ${other}`),
        });
      found.push(byNearness(all)[0]!);
      continue;
    }
    const alone = await why(`${verb} ${card}`);
    const first = await why(`${verb} ${card} 1`);
    if (!tells(first)) {
      if (tells(alone)) found.push({ about: does(verb), verdict: alone });
      continue;
    }
    found.push({ about: `${does(verb)} 1`, verdict: first });
    const second = await why(`${verb} ${card} 2`);
    if (tells(second)) found.push({ about: `${does(verb)} 2`, verdict: second });
  }
  return byNearness(found);
}

/** What is told at once of what stands in this order, and what is folded away: whatever lies further off. */
export function atOnce(all: readonly About[]): [readonly About[], readonly About[]] {
  const near = all.filter(({ verdict }) => lacks(verdict)[0] === 0).length;
  const told = Math.min(Math.max(near, 1), AT_ONCE);
  return [all.slice(0, told), all.slice(told)];
}

/** Whether a verdict says something of what could be done with a card now or at another time of one's own. */
const tells = (verdict: Verdict): boolean =>
  verdict.verdict === "allowed" || (verdict.verdict === "forbidden" && !verdict.elsewhere);

/** How far from being allowed: first by what is never offered of such a card, there; then by all that is lacking. */
function lacks(verdict: Verdict): [number, number] {
  if (verdict.verdict === "allowed") return [0, 0];
  if (verdict.verdict === "not understood") return [Number.POSITIVE_INFINITY, 0];
  return [verdict.reasons.filter(({ given }) => given).length, verdict.reasons.length];
}

function byNearness(all: readonly About[]): About[] {
  return all.toSorted((one, other) => {
    const [a, b] = [lacks(one.verdict), lacks(other.verdict)];
    return a[0] - b[0] || a[1] - b[1];
  });
}
