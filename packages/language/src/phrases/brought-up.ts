/** Which cards a text has brought up so far, and whether "it", "that card" and "they" can mean but one of them. */
import { equal } from "@tefuda/cardtext/template";
import type { Described } from "./bones.ts";

type Bag = Record<string, unknown>;

/** Cards that one phrase brought up. */
interface Brought {
  phrase: unknown;
  nouns: readonly string[];
  many: boolean;
  /** Whether they lie where only one player sees them: those are not spoken of like what lies open. */
  hidden: boolean;
  /** Whether they were spoken of again since, or paid with: what comes up after that is what is meant. */
  old: boolean;
}

/** What any card is called. */
const ANY = "card";
/** Whether what is called so can be called something else. */
export const sameSort = (one: string, other: string): boolean =>
  one === other || one === ANY || other === ANY;

/** Whether a node is a phrase that means cards. */
export const isPhrase = (bag: Bag): boolean => "ref" in bag || "count" in bag || "both" in bag;

const hidden = ["hand", "deck"];

export class BroughtUp {
  private cards: readonly Brought[];
  constructor(cards: readonly Brought[] = []) {
    this.cards = cards;
  }
  copy(): BroughtUp {
    return new BroughtUp(this.cards);
  }

  /** Takes in what a node brings up, or speaks of again. */
  add({ bringUp }: { bringUp: readonly string[] }, bag: Bag): void {
    if (bag.ref === "it" || bag.ref === "them") this.again();
    else if (isPhrase(bag)) this.push(broughtBy(bag));
    else if (bringUp.includes(bag.do as string) && !("take" in bag))
      this.push({
        phrase: bag,
        nouns: [ANY],
        many: bag.n !== 1 || bag.who === "both",
        hidden: true,
        old: false,
      });
  }
  /** What has come up till now is no longer what is spoken of once something else is. */
  growOld(): void {
    this.cards = this.cards.map((one) => ({ ...one, old: true }));
  }

  /** Whether what came up last is one of these, by words of its own. */
  isOnly(refs: readonly string[]): boolean {
    return refs.some((ref) => equal(this.cards.at(-1)?.phrase, { ref }));
  }
  /** Whether all that came up last is called so. */
  areAll(noun: string): boolean {
    return this.cards.at(-1)?.nouns.every((own) => own === noun) === true;
  }
  /** Whether all that came up is several, so that "it" is none of it. */
  areMany(): boolean {
    return this.cards.length > 0 && this.cards.every(({ many }) => many);
  }
  /** Whether what came up last can be called so. */
  fits(noun: string): boolean {
    return this.cards.at(-1)?.nouns.some((own) => sameSort(own, noun)) === true;
  }
  /** Whether one, or several, can only be what came up last. */
  isClear(number: "one" | "many", noun?: string): boolean {
    const last = this.cards.at(-1);
    if (!last) return true;
    if (noun !== undefined && !this.fits(noun)) return false;
    if (number === "one" && last.many) return false;
    return !this.cards.some((one) => one !== last && this.rivals(one, last, number, noun));
  }
  private rivals(one: Brought, last: Brought, number: "one" | "many", noun: string | undefined): boolean {
    if (one.old || last.old || one.hidden !== last.hidden) return false;
    if (number !== "many" && one.many && !last.many) return false;
    return noun === undefined || noun === ANY || one.nouns.includes(noun);
  }

  private push(brought: Brought): void {
    const isAgain = ({ phrase }: Brought): boolean => isSame(phrase as Bag) && equal(phrase, brought.phrase);
    this.cards = [...this.cards.filter((one) => !isAgain(one)), brought];
  }
  private again(): void {
    const last = this.cards.at(-1);
    if (last) this.cards = [{ ...last, old: true }];
  }
}

/** Whether the same words mean the same cards again, as those of a choice do not. */
const isSame = (phrase: Bag): boolean => !("count" in phrase) || phrase.count === "all";

function broughtBy(bag: Bag): Brought {
  if ("both" in bag) return { phrase: bag, nouns: [ANY], many: true, hidden: false, old: false };
  if ("ref" in bag) return { phrase: bag, nouns: [ANY], many: false, hidden: false, old: false };
  const what = bag.what as Described & { also?: string };
  return {
    phrase: bag,
    nouns: [what.noun, ...(what.also === undefined ? [] : [what.also])],
    many: !isOne(bag.count, what),
    hidden: hidden.includes(what.zone?.in ?? ""),
    old: false,
  };
}
function isOne(count: unknown, { zone }: Described): boolean {
  if (count === "all") return zone?.in === "deck" && zone.top === 1;
  if (typeof count !== "object" || count === null) return false;
  return Object.values(count)[0] === 1;
}
