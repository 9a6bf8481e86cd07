/**
 * What an observer may know of a match, worked out apart from the kernel: from what the game declares of its zones and
 * from what its programs show. What the kernel itself says is known is what is being proved, so it is not asked here.
 */
import { EVERYBODY, type Machine, NONE, SAYS, SHUFFLE, SPECTATOR, seatName } from "@tefuda/kernel";
import { OF_CARDS } from "@tefuda/referee/steering/chosen";
import { type AccountFile, seersOf } from "./account.ts";
import type { Arena } from "./arena.ts";
import { Reasons } from "./reasons.ts";

/** Observers who compare notes: people at one screen, or one alone. */
export type Eyes = readonly number[];

/** Whether everybody in an observer's place sees the face of what lies there, by the declaration of the zone. */
export function liesOpen(m: Machine, observer: number, card: number): boolean {
  const zone = m.zone(card);
  const { per, sees, faceDown } = m.zoneShape(zone);
  const own = per === "seat" && m.seatOf(zone) === observer;
  if (sees === "all") return !m.faceDown(card) || (faceDown === "owner" && own);
  return sees === "owner" && own;
}

/** Whether whatever lies in a zone is seen by an observer, no card of it being able to lie face down. */
export function alwaysOpen(m: Machine, observer: number, zone: number): boolean {
  const { per, sees, faceDown } = m.zoneShape(zone);
  if (sees === "all") return faceDown === undefined;
  return sees === "owner" && per === "seat" && m.seatOf(zone) === observer;
}

/** Whether the places in a zone are known to its seat alone. */
export function placesHidden(m: Machine, observer: number, zone: number): boolean {
  const { per, sees } = m.zoneShape(zone);
  return sees === "owner" && !(per === "seat" && m.seatOf(zone) === observer);
}

export const observersOf = (m: Machine): number[] => [
  ...Array.from({ length: m.layout.seats }, (_, seat) => seat),
  SPECTATOR,
];

/**
 * Keeps account, answer by answer, of which hidden cards are lawfully known to whom where they lie. Where the game gives
 * an account of its own, what the program shows without a reason in it is a leak by itself.
 */
export class Ledger {
  /** What somebody came to know without a reason, in words. */
  private readonly unlawful: string[] = [];
  private readonly m: Machine;
  private readonly shown: Arena["shown"];
  private readonly account: AccountFile | undefined;
  private readonly lawful: Int16Array;
  private readonly zones: Int16Array;
  private readonly seen: Int16Array;
  /** Who saw each card where it lay after the answer before, by the account. */
  private readonly saw: Int16Array;
  private journal = 0;

  constructor(m: Machine, { shown, account }: Pick<Arena, "shown" | "account">) {
    const { cards } = m.layout;
    this.m = m;
    this.shown = shown;
    this.account = account;
    this.lawful = new Int16Array(cards);
    this.zones = new Int16Array(cards);
    this.seen = new Int16Array(cards);
    this.saw = new Int16Array(cards);
    this.follow();
  }

  /** Takes note of what the answer just given did; `chosen` are the cards that it chose. */
  follow(chosen: readonly number[] = []): void {
    if (this.shown) return;
    const { m, account, lawful, zones, seen, saw } = this;
    const reasons = account && new Reasons(account, m, this.journal);
    if (reasons) this.checkNames(reasons);
    const shuffled = reasons?.shuffled ?? shuffledSince(m, this.journal);
    const chooser = this.choosers();
    for (let card = 0; card < m.layout.cards; card++) {
      const zone = m.zone(card);
      const now = m.s[m.layout.seen + card]! & m.observers;
      // Whoever is newly marked as knowing a card was shown it; whoever was so before it moved no longer knows it.
      const fresh = shuffled.has(zone) ? now : now & ~seen[card]!;
      const before = zone === zones[card] && !shuffled.has(zone) ? lawful[card]! : 0;
      const may = reasons
        ? before | this.mayKnow(reasons, card, chosen.includes(card), chooser(zone))
        : before | fresh;
      // what is found unlawful is told once
      lawful[card] = now;
      if (reasons && (now & ~may) !== 0)
        this.accuse(now & ~may, m.definition(card), `it lies in ${m.zoneShape(zone).id}`);
      if (account) saw[card] = seersOf(account, m, zone, m.faceDown(card));
      zones[card] = zone;
      seen[card] = now;
    }
    this.journal = m.journal.length;
  }

  /** Who may know a card by the answer just given, which chose it or not; `asked` chooses from its zone just now. */
  private mayKnow(reasons: Reasons, card: number, chosen: boolean, asked: number): number {
    const { m, account } = this;
    const definition = m.definition(card);
    const zone = m.zone(card);
    if (chosen && reasons.shows(zone, "chosen")) return EVERYBODY;
    return (
      seersOf(account!, m, zone, m.faceDown(card)) |
      reasons.toldOf(definition) |
      reasons.openIn(zone, definition) |
      (reasons.shows(zone, "before") ? this.lawful[card]! | this.saw[card]! : 0) |
      // whoever looked before it was shuffled knows nothing of how it lies now
      (reasons.shuffled.has(zone) && asked < 0 ? 0 : reasons.mayLook(zone, asked))
    );
  }

  /** By zone, who chooses from among its cards just now, or from anywhere if nothing fits; NONE if nobody does. */
  private choosers(): (zone: number) => number {
    const { m } = this;
    const spec = m.asking();
    const groups = spec?.groups?.filter(({ form }) => OF_CARDS.includes(form)) ?? [];
    if (!spec || groups.length === 0) return () => NONE;
    const who = spec.who(m);
    if (m.list() === 0) return () => who;
    const zones = new Set<number>();
    const found = m.scratch[m.borrow()]!;
    // those that a need rules out are looked through, too
    for (const { from } of groups)
      for (const card of found.subarray(0, from!(m, found))) zones.add(m.zone(card));
    m.giveBack();
    return (zone) => (zones.has(zone) ? who : NONE);
  }

  /** Every card that the journal names has to be one that those who read its name may know. */
  private checkNames(reasons: Reasons): void {
    const { m, lawful, saw, account } = this;
    for (const { what, kind: definition, known, seen } of reasons.named) {
      let may = seen | reasons.toldOf(definition) | reasons.openOf(definition);
      if ((known & m.observers & ~may) === 0) continue;
      for (let card = 0; card < m.layout.cards; card++)
        if (m.definition(card) === definition)
          may |=
            lawful[card]! |
            saw[card]! |
            seersOf(account!, m, m.zone(card), m.faceDown(card)) |
            reasons.mayLook(m.zone(card), NONE);
      if ((known & m.observers & ~may) !== 0) this.accuse(known & m.observers & ~may, definition, what);
    }
  }

  /** Whether a line of the journal lawfully names hidden cards to an observer. */
  tells(observer: number, line: Int32Array): boolean {
    const { name, args } = this.m.game.messages[line[1]! - SAYS]!;
    const to = this.account?.told.find((told) => told.line === name)?.to;
    const first =
      2 + args.slice(0, args.indexOf("seat")).reduce((n, form) => n + (form === "card" ? 2 : 1), 0);
    return to === "everybody" || (to === "seat" && args.includes("seat") && line[first] === observer);
  }

  private accuse(observers: number, definition: number, where: string): void {
    const { m } = this;
    const names = observersOf(m)
      .filter((observer) => (observers >> observer) & 1)
      .map((observer) => (observer === SPECTATOR ? "the spectator" : seatName(observer)));
    this.unlawful.push(`${m.game.definitions[definition]!.name} is known to ${names.join(", ")}: ${where}`);
  }

  knows(observer: number, card: number): boolean {
    const shown = this.shown?.(this.m, card) ?? this.lawful[card]!;
    return (shown & (1 << observer)) !== 0 || liesOpen(this.m, observer, card);
  }

  /** Whether any of several knows a card. */
  known(eyes: Eyes, card: number): boolean {
    return eyes.some((eye) => this.knows(eye, card));
  }

  /**
   * All cards as an observer can place them: zone by zone and place by place, and where it does not know the places those
   * it knows first, by what they are.
   */
  cardsFor(observer: number): number[] {
    const { m } = this;
    const kindOr = (card: number): number =>
      this.knows(observer, card) ? m.definition(card) : Number.MAX_SAFE_INTEGER;
    return Array.from({ length: m.layout.zones }, (_, zone) => {
      const cards = cardsIn(m, zone);
      return placesHidden(m, observer, zone) ? cards.sort((a, b) => kindOr(a) - kindOr(b)) : cards;
    }).flat();
  }

  /** The cards lie in one another's places: each in that of the card whose new number it bears. */
  rename(name: readonly number[]): void {
    for (const column of [this.lawful, this.zones, this.seen, this.saw]) {
      const before = column.slice();
      for (let card = 0; card < name.length; card++) column[name[card]!] = before[card]!;
    }
  }

  /** What was found unlawful since this was asked last. */
  takeUnlawful(): string | undefined {
    return this.unlawful.splice(0)[0];
  }

  /** Takes over the account of another machine of the same match. */
  copy(from: Ledger): void {
    this.lawful.set(from.lawful);
    this.zones.set(from.zones);
    this.seen.set(from.seen);
    this.saw.set(from.saw);
    this.journal = from.journal;
  }
}

/** The cards of a zone, each before those underneath. */
function cardsIn(m: Machine, zone: number): number[] {
  const found: number[] = [];
  for (let top = m.first(zone); top >= 0; top = m.next(top))
    for (let card = top; card >= 0; card = m.below(card)) found.push(card);
  return found;
}

function shuffledSince(m: Machine, from: number): Set<number> {
  const { data, length } = m.journal;
  const found = new Set<number>();
  for (let at = from; at < length; at += data[at]!) if (data[at + 1] === SHUFFLE) found.add(data[at + 2]!);
  return found;
}
