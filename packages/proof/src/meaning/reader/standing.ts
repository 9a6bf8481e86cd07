/** What holds at a moment: by texts that are on and by what was said to last; and what follows for a card or a player. */

import { numberOf } from "./amounts.ts";
import { Unread } from "./asking.ts";
import { holds } from "./conditions.ts";
import { fits, isStill } from "./describing.ts";
import { type Reading, type Said, startOf } from "./reading.ts";
import type { Amount, Bag, Cards, Description, Statement, Text } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { everything, type Found, found, type Thing } from "./world.ts";

export interface Holding {
  says: Statement;
  said: Said;
  on?: Found[];
}

/** Statements that are being asked about: one that hangs on itself says nothing while it is asked. */
const asking = new Set<Statement>();

/** What stands of a text: all of it, or what its own card costs. */
const standingPart = (text: Text): Text | undefined =>
  text.kind === "always" ? text : text.price && { kind: "always", ...text.price };

export function holdings(r: Reading, is: string): Holding[] {
  const all: Holding[] = [];
  for (const thing of everything(r.world)) {
    for (const whole of thing.print.texts) {
      const text = standingPart(whole);
      if (!text) continue;
      if (!(r.rules.worksFrom?.(thing, text) ?? r.rules.works(thing))) continue;
      for (const says of text.what ?? []) {
        if (says.is !== is || asking.has(says)) continue;
        const said = startOf(thing.seat, found(thing));
        asking.add(says);
        try {
          if (text.if === undefined || holds(r, text.if, said)) all.push({ says, said });
        } finally {
          asking.delete(says);
        }
      }
    }
  }
  // what was said came behind what stands
  for (const lasting of r.world.lasting) {
    const { says, you, self, on } = lasting;
    if (says.is === is && !asking.has(says) && !r.rules.isToCome?.(r, lasting))
      all.push({ says, said: startOf(you, self), ...(on ? { on } : {}) });
  }
  return all;
}

/** Whether a statement is about a card. */
export function isAbout(r: Reading, { says, said, on }: Holding, thing: Thing, deed = ""): boolean {
  if (on?.some((one) => one.thing === thing && one.life === thing.life)) return true;
  // beside cards that were chosen it may be about all of some
  const { who } = says;
  if (on && !(typeof who === "object" && "both" in who && who.both.every(isAll))) return false;
  asking.add(says);
  try {
    return speaksOf(r, says.who as Cards, said, thing, r.rules.meant?.[deed]);
  } finally {
    asking.delete(says);
  }
}

const isAll = (cards: Cards): boolean => "count" in cards && cards.count === "all";

export function speaksOf(
  r: Reading,
  cards: Cards,
  said: Said,
  thing: Thing,
  meant: (what: Description) => Description = (what) => what,
): boolean {
  if ("both" in cards) return cards.both.some((part) => speaksOf(r, part, said, thing, meant));
  if ("ref" in cards) {
    const own = r.rules.refs?.[cards.ref];
    if (own) return own(r, said.self.thing).includes(thing);
    if (cards.ref !== "this") throw new Unread(`statement about ${cards.ref}`);
    return thing === said.self.thing && thing.life === said.self.life;
  }
  return fits(r, thing, meant(cards.what), said);
}

/** The number that a text asks a card for: one that is counted on it, or one of its own. */
export function measure(r: Reading, thing: Thing, of: string, life = thing.life): number {
  const counted = life === thing.life ? r.rules.countOf?.(r, thing, of) : undefined;
  return counted ?? figure(r, thing, of, life);
}

/** The number of a card now; of one that has left, as it was when it left. */
export function figure(r: Reading, thing: Thing, of: string, life = thing.life): number {
  const printed = thing.print.figures[of] ?? 0;
  const bounds = r.rules.stats[of];
  if (!bounds) return printed;
  if (life !== thing.life || !(r.rules.inPlay ?? [r.rules.field]).includes(thing.zone))
    return r.rules.lastFigure?.(thing, of) ?? printed;
  if ([...asking].some((says) => changesOf(r, says, of).length > 0) && isChangedForATime(r, of))
    throw new Unread("a change that hangs on the number it changes");
  let now = (setTo(r, thing, of) ?? printed) + (r.rules.adds?.(r, thing, of) ?? 0);
  for (const holding of holdings(r, "bonus")) {
    const changes = changesOf(r, holding.says, of);
    if (changes.length > 0 && isAbout(r, holding, thing))
      for (const change of changes) now += changeBy(r, holding, change);
  }
  return Math.max(bounds.min, Math.min(bounds.max, now));
}

/** The number that a text sets, the one said last if several do. */
function setTo(r: Reading, thing: Thing, of: string): number | undefined {
  const { sets } = r.rules;
  if (!sets) return undefined;
  const last = ["set", "becomes"]
    .flatMap((is) => holdings(r, is))
    .filter((holding) => sets(holding.says, of) !== undefined && isAbout(r, holding, thing))
    .at(-1);
  return last && changeBy(r, last, sets(last.says, of)!);
}

/** A number of the rules for a player: the one that was set last, and what texts add to it. */
export function limitOf(r: Reading, of: string, seat: number, standard: number): number {
  const about = holdings(r, "limit").filter(
    ({ says, said }) => says.of === of && seatsOf(r, says.whose!, said).includes(seat),
  );
  const set = about.filter(({ says }) => says.set !== undefined).at(-1);
  const more = about.filter(({ says }) => says.by !== undefined);
  return Math.max(
    0,
    (set ? numberOf(r, set.says.set!, set.said) : standard) +
      more.reduce((sum, { says, said }) => sum + numberOf(r, says.by as Amount, said), 0),
  );
}

/** How much that is; a number that hangs on itself is counted without the change. */
function changeBy(r: Reading, { says, said }: Holding, change: Amount): number {
  asking.add(says);
  try {
    return numberOf(r, change, said);
  } finally {
    asking.delete(says);
  }
}

/** By how much a statement changes a number. */
function changesOf(r: Reading, { is, by }: Statement, of: string): Amount[] {
  if (is !== "bonus") return [];
  return Array.isArray(by)
    ? by.filter((entry) => r.rules.changes?.(entry, of)).map((entry) => entry.by as Amount)
    : [(by as Bag<Amount>)[of]].filter((one) => one !== undefined);
}
const isChangedForATime = (r: Reading, of: string): boolean =>
  r.world.lasting.some(({ says }) => changesOf(r, says, of).length > 0);

export function hasKeyword(r: Reading, thing: Thing, word: string): boolean {
  const lost = holdings(r, "loses").some(
    ({ says, ...holding }) =>
      (says.keywords === "all" || (says.keywords as readonly string[]).includes(word)) &&
      isAbout(r, { says, ...holding }, thing),
  );
  if (lost) return false;
  if (thing.print.keywords.includes(word)) return true;
  return holdings(r, "has").some(
    (holding) => (holding.says.keywords as readonly string[]).includes(word) && isAbout(r, holding, thing),
  );
}

export function traitsOf(r: Reading, thing: Thing, sort: string): string[] {
  const all = [...(thing.print.traits[sort] ?? [])];
  for (const holding of holdings(r, "joins")) {
    const more = holding.says.traits?.[sort];
    if (more && isAbout(r, holding, thing)) all.push(...more);
  }
  if (sort !== "org" || all.length === 0) return all;
  const links = holdings(r, "linked").map(({ says }) => says.orgs ?? []);
  for (let before = -1; before !== all.length; ) {
    before = all.length;
    for (const link of links)
      if (link.some((org) => all.includes(org))) all.push(...link.filter((org) => !all.includes(org)));
  }
  return all;
}

export const isSupported = (r: Reading, thing: Thing): boolean =>
  holdings(r, "support").some((holding) => isAbout(r, holding, thing));

/** With regard to which card or player something is done. */
export interface Regarding {
  /** Whose text does it, where it is forbidden to texts of the opponent of whoever says so. */
  textOf?: number;
  card?: Thing;
  seat?: number;
}

/** Whether a text forbids that a card does or suffers something. */
export function forbidden(r: Reading, thing: Thing, deed: string, to?: Regarding): boolean {
  return holdings(r, "cannot").some(
    (holding) =>
      holding.says.what === deed &&
      holding.said.you !== to?.textOf &&
      isAbout(r, holding, thing, deed) &&
      regards(r, holding, to) &&
      !(holding.says.unless && holds(r, holding.says.unless, holding.said)),
  );
}

/** Whether what is said with regard to some cards or a player only reaches here. */
function regards(
  r: Reading,
  { says: { is, whom, whose }, said }: Holding,
  to: Regarding | undefined,
): boolean {
  if (whom === undefined && whose === undefined) return true;
  if (!to) throw new Unread(`statement.${is}.${whom ? "whom" : "whose"}`);
  const isWhom = whom === undefined || (to.card !== undefined && speaksOf(r, whom, said, to.card));
  return (
    isWhom && (whose === undefined || (to.seat !== undefined && seatsOf(r, whose, said).includes(to.seat)))
  );
}

/** Whether a text lets a card do something, or has it do it. */
export const allowed = (
  r: Reading,
  is: "may" | "must",
  thing: Thing,
  deed: string,
  to: Regarding = {},
): boolean =>
  holdings(r, is).some(
    (holding) => holding.says.what === deed && isAbout(r, holding, thing) && regards(r, holding, to),
  );

/** Whether a text forbids that a player does something, with this card if it says which. */
export function forbiddenTo(r: Reading, seat: number, deed: string, thing?: Thing): boolean {
  return holdings(r, "playersCannot").some(({ says, said }) => {
    if (says.what !== deed || !seatsOf(r, says.who as string, said).includes(seat)) return false;
    if (says.most !== undefined && r.past.often(says.happened!, seat) < says.most) return false;
    const card: Description | undefined = says.card;
    return card === undefined || (thing !== undefined && isStill(r, thing, card, said));
  });
}

/** The sum of what statements of a sort say of a player. */
export const sumFor = (r: Reading, is: string, seat: number): number =>
  holdings(r, is)
    .filter(({ says, said }) => seatsOf(r, says.whose ?? "you", said).includes(seat))
    .reduce((sum, { says, said }) => sum + numberOf(r, says.by as Amount, said), 0);
