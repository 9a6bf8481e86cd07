/** What a card has to be, asked part by part. */
import { Unread } from "./asking.ts";
import type { Reading, Said } from "./reading.ts";
import type { Description } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { everything, found, type Thing } from "./world.ts";

const KNOWN = [
  "noun",
  "also",
  "side",
  "other",
  "traits",
  "not",
  "extreme",
  "sharesOrg",
  "keywords",
  "lacks",
  "is",
  "supported",
  "arts",
  "bounds",
  "named",
  "unnamed",
  "unlike",
  "did",
  "attacked",
  "bears",
  "bearsNo",
  "attachedTo",
  "zone",
];

/** Whether a card is what is described, where it is described to be. */
export function fits(r: Reading, thing: Thing, what: Description, said: Said): boolean {
  for (const key of Object.keys(what)) if (!KNOWN.includes(key)) throw new Unread(`description.${key}`);
  return (
    liesThere(r, thing, what, said) &&
    r.rules.counts(r, thing, what) &&
    isOne(r, thing, what) &&
    (what.side === undefined || (thing.seat === said.you) === (what.side === "yours")) &&
    (!what.other || thing !== said.self.thing || thing.life !== said.self.life) &&
    hasAll(r, thing, what, said)
  );
}

/** The same of a card that was spoken of already, wherever it lies: what it is, not where. */
export function isStill(r: Reading, thing: Thing, what: Description, said: Said): boolean {
  return (
    isOne(r, thing, what) &&
    (what.side === undefined || (thing.seat === said.you) === (what.side === "yours")) &&
    (!what.other || thing !== said.self.thing) &&
    hasAll(r, thing, what, said) &&
    (what.zone === undefined || liesThere(r, thing, what, said))
  );
}

function isOne(r: Reading, { print }: Thing, { noun, also }: Description): boolean {
  return r.rules.isA(print, noun) || (also !== undefined && r.rules.isA(print, also));
}

function liesThere(r: Reading, thing: Thing, { zone }: Description, said: Said): boolean {
  if (!zone) return r.rules.rows?.includes(thing.zone) ?? thing.zone === r.rules.field;
  const place = r.rules.zones[zone.in];
  if (place === undefined) throw new Unread(`zone.${zone.in}`);
  if (thing.zone !== place) return false;
  if (zone.whose !== undefined && !seatsOf(r, zone.whose, said).includes(thing.seat)) return false;
  if (zone.top === undefined) return true;
  const pile = r.world.sides[thing.seat]!.zones[place]!;
  return pile.indexOf(thing) < r.sense.numberOf(r, zone.top, said);
}

function hasAll(r: Reading, thing: Thing, what: Description, said: Said): boolean {
  for (const [sort, words] of Object.entries(what.traits ?? {})) {
    const own = r.sense.traitsOf(r, thing, sort);
    if (words && !words.some((word) => own.includes(word))) return false;
  }
  for (const [sort, words] of Object.entries(what.not ?? {}))
    if (words?.some((word) => r.sense.traitsOf(r, thing, sort).includes(word))) return false;
  if (what.extreme && !isMost(r, thing, what, said)) return false;
  if (what.sharesOrg) {
    const own = r.sense.traitsOf(r, thing, "org");
    // cards say "other" where a card that is named is not to count as sharing with itself
    const isNamed = "ref" in what.sharesOrg;
    const others = r.sense.named(r, what.sharesOrg, said).filter((other) => isNamed || other !== thing);
    if (!others.some((other) => r.sense.traitsOf(r, other, "org").some((org) => own.includes(org))))
      return false;
  }
  if (what.keywords?.some((word) => !r.sense.hasKeyword(r, thing, word))) return false;
  if (what.lacks !== undefined && r.sense.hasKeyword(r, thing, what.lacks)) return false;
  for (const [group, state] of Object.entries(what.is ?? {}))
    if (state !== undefined && !r.rules.isIn(r, thing, group, state)) return false;
  if (what.supported !== undefined && r.sense.isSupported(r, thing) !== what.supported) return false;
  if (what.arts !== undefined && (thing.print.art !== undefined) !== what.arts) return false;
  if (what.attacked !== undefined && (thing.counts.attacks ?? 0) > 0 !== what.attacked) return false;
  if (what.bears && !isBorne(r, thing, what.bears, said)) return false;
  if (what.bearsNo && isBorne(r, thing, what.bearsNo, said)) return false;
  if (what.attachedTo) {
    const { host } = thing;
    if (!host || !r.sense.named(r, what.attachedTo, said).includes(host)) return false;
  }
  if (what.did !== undefined && !r.past.did(found(thing), what.did.on)) return false;
  if (what.named !== undefined && thing.name !== what.named) return false;
  if (what.unnamed !== undefined && thing.name === what.unnamed) return false;
  if (what.unlike !== undefined && r.rules.isA(thing.print, what.unlike)) return false;
  return (what.bounds ?? []).every(({ of, how, n }) => {
    const has = of in thing.print.figures || r.rules.countOf?.(r, thing, of) !== undefined;
    if (!has) return false;
    if (typeof n === "number") return compares(r.sense.figure(r, thing, of), how, n);
    const [other] = r.sense.named(r, { ref: n.of }, said);
    return (
      other !== undefined && compares(r.sense.figure(r, thing, of), how, r.sense.figure(r, other, n.value))
    );
  });
}

/** Whether such a card is attached to one. */
const isBorne = (r: Reading, thing: Thing, what: Description, said: Said): boolean =>
  allSuch(r, what, said).some(({ host }) => host === thing);

/** Whether none of those that are else described has more, or less. */
function isMost(r: Reading, thing: Thing, { extreme, ...alike }: Description, said: Said): boolean {
  const { of, which } = extreme!;
  const own = r.sense.figure(r, thing, of);
  const others = allSuch(r, alike, said).map((other) => r.sense.figure(r, other, of));
  return others.every((one) => (which === "highest" ? one <= own : one >= own));
}

export function compares(now: number, how: string, n: number): boolean {
  switch (how) {
    case "exactly":
      return now === n;
    case "atLeast":
      return now >= n;
    case "atMost":
      return now <= n;
    case "moreThan":
      return now > n;
    case "lessThan":
      return now < n;
    default:
      throw new Unread(`comparison.${how}`);
  }
}

/** All cards of a description, those of the text's player first. */
export const allSuch = (r: Reading, what: Description, said: Said): Thing[] =>
  everything(r.world).filter((thing) => fits(r, thing, what, said));
