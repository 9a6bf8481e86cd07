/**
 * "Another": besides not being the card that bears the text, it is none of the cards that the text has named before
 * (ttcg-14.5). What is chosen first leaves what is named behind it another one.
 */
import { effectSet, type Machine } from "@tefuda/kernel";
import { type Claim, payable, type Requirement, together, whole } from "@tefuda/language";
import type { Builder } from "./builder.ts";
import { bySort, type Due } from "./dues.ts";
import { isAnother } from "./places.ts";
import type { Scope } from "./scope.ts";
import { candidatesOf, type TargetPhrase } from "./targets.ts";

/** What a phrase needs; nothing, where none at all will do. */
function claimOf(phrase: TargetPhrase, scope: Scope): Claim[] {
  const { count } = phrase.cards;
  if (phrase.free || typeof count === "string" || !("exactly" in count)) return [];
  if (phrase.levels && "onto" in phrase.levels) return [];
  const candidates = candidatesOf(phrase, scope);
  return [{ sort: "target", n: scope.amount(count.exactly), candidates, fits: () => true }];
}
const behind = (phrase: TargetPhrase, phrases: readonly TargetPhrase[]): TargetPhrase[] =>
  phrases.slice(phrases.indexOf(phrase) + 1).filter(({ cards }) => isAnother(cards));
const before = (phrase: TargetPhrase, phrases: readonly TargetPhrase[]): TargetPhrase[] =>
  phrases.slice(0, phrases.indexOf(phrase));

/** ttcg-14.2: the same card cannot be both. */
export function anotherRequirement(
  phrase: TargetPhrase,
  phrases: readonly TargetPhrase[],
  dues: readonly Due[],
  scope: Scope,
): Requirement[] {
  const own = isAnother(phrase.cards) ? claimOf(phrase, scope) : [];
  // targets lie in the open, so what is paid out of hiding is none of them
  const open = dues.filter(({ claim, openly }) => claim === openly);
  const groups = [before(phrase, phrases).flatMap((one) => claimOf(one, scope)), ...bySort(open)];
  if (own.length === 0) return [];
  return groups
    .filter((claims) => claims.length > 0)
    .map((claims) => ({
      rule: "ttcg-14.2",
      says: "there is another card for each",
      test: together([...claims, ...own]),
    }));
}

/** Which cards can be chosen for a phrase, as for what is chosen before and behind it. */
export function apart(
  phrase: TargetPhrase,
  phrases: readonly TargetPhrase[],
  b: Builder,
): (m: Machine, card: number) => boolean {
  const first = before(phrase, phrases);
  const { pays } = b;
  const another = isAnother(phrase.cards);
  if (another) pays?.keep((m, card) => m.hasIn(effectSet(m, b.effect(m), phrase.set), card));
  const claims = behind(phrase, phrases).flatMap((one) => claimOf(one, b.scope));
  const missing = whole(claims);
  const isChosen = (m: Machine, card: number): boolean =>
    first.some(({ set }) => m.hasIn(effectSet(m, b.effect(m), set), card));
  return (m, card) =>
    !(another && (isChosen(m, card) || pays?.spares(m, card, b) === false)) &&
    (claims.length === 0 ||
      payable(claims, m, b.self(m), b.seat(m), missing, (c) => c !== card && !isChosen(m, c)));
}
