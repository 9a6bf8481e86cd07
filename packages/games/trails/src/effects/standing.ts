/** What holds while a text holds: statements as modifiers of the kernel. */

import {
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modAmount,
  modSeat,
  modSource,
  NONE,
  subjectSeat,
  WordsError,
} from "@tefuda/kernel";
import { askedOnce, type CardTest, type Made, partsOf } from "@tefuda/language";
import { JUST_NOW } from "../events.ts";
import {
  CP_COST,
  DEF,
  EP_COST,
  HAND,
  HOMEBASE,
  inZone,
  LEVEL,
  type Mark,
  mark,
  orgsOf,
  playerOf,
  STR,
  STUNNED,
  works,
} from "../schema.ts";
import type { Amount, Cards, Deed, Description, PlayerDeed, Statement, Who } from "../text/tree.ts";
import { condition } from "./conditions.ts";
import { has, isWho, meant, type Scope, type Where } from "./describe.ts";
import { amount } from "./numbers.ts";
import { MEANING } from "./says.ts";

const DEEDS: Record<Deed, Mark> = {
  attack: "cannotAttack",
  attackPlayer: "cannotAttackPlayer",
  beAttacked: "cannotBeAttacked",
  joinGroups: "cannotJoin",
  giveSupport: "cannotSupport",
  beStunned: "cannotBeStunned",
  beDestroyed: "cannotBeDestroyed",
  ready: "cannotReady",
  beCured: "cannotBeCured",
  beChosen: "cannotBeChosen",
  fightBack: "cannotFightBack",
};
const PLAYER_DEEDS: Record<PlayerDeed, Mark> = {
  play: "cannotPlay",
  draw: "cannotDraw",
  gainBond: "cannotGainBond",
  gainEp: "cannotGainEp",
  useCrafts: "cannotUseCrafts",
  cure: "cannotCure",
};
const COSTS = { cp: CP_COST, ep: EP_COST, level: LEVEL } as const;

/** A mark that whoever sees the card is told of, in plain words: "cannot attack". */
const told = (name: Mark): { mark: number; says: string } => ({
  mark: mark(name),
  says: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
});

/** The player that a modifier acts for: of a card in play whose side it is on, else who made it. */
const seatOfMod = (m: Machine, mod: number): number =>
  modSeat(m, mod) === NONE ? playerOf(m, modSource(m, mod)) : modSeat(m, mod);

/** How statements hold: while a card's text works, or for a time by an effect. */
export type Holding = { by: "text"; cond?: CardTest; entangled?: boolean } | { by: "effect" };

type Touches = NonNullable<Modifier["touches"]>;

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const cards = (on: Cards, where: Where = "now"): Touches => {
    const test = meant(on, scope, where);
    return (m, mod, subject) => subject >= 0 && test(m, subject, modSource(m, mod), seatOfMod(m, mod));
  };
  const seats =
    (who: Who): Touches =>
    (m, mod, subject) =>
      subject < NONE && isWho(m, who, subjectSeat(subject), modSource(m, mod), seatOfMod(m, mod));
  const make = (
    what: ModifierParts,
    touches: Touches,
    more: { by?: Amount; further?: CardTest; on?: CardOn } = {},
  ): Made<Amount> => {
    const during = duringOf(how, more.on ?? works, more.further);
    const fold = more.by === undefined ? undefined : foldOf(more.by, scope, how);
    const modifier = makeModifier({ touches, fold, during, ...what });
    return more.by === undefined ? { modifier } : { modifier, by: more.by };
  };
  /** What other descriptions may ask about: a text that itself asks about such things could come to ask itself. */
  const asked = (what: ModifierParts, touches: Touches): Made<Amount> => {
    const made = make(what, touches);
    const entangled = isEntangled(s) || (how.by === "text" && how.entangled === true);
    return entangled ? { modifier: askedOnce(made.modifier) } : made;
  };
  /** trails-10.10: it is for whoever has one of them, of either player. */
  const linked = (orgs: number): Made<Amount> =>
    asked(
      { mark: mark("linked"), bits: orgs },
      (m, _mod, card) => card >= 0 && (orgsOf(m, card) & orgs) !== 0,
    );
  switch (s.is) {
    case "bonus":
      return [
        ...(s.by.str === 0 ? [] : [make({ stat: STR }, cards(s.who), { by: s.by.str })]),
        ...(s.by.def === 0 ? [] : [make({ stat: DEF }, cards(s.who), { by: s.by.def })]),
      ];
    case "has":
      return s.keywords.map((icon) => asked(told(icon), cards(s.who)));
    case "joins":
      return [asked({ mark: mark("orgs"), bits: bitsOf(s.traits.org, scope) }, cards(s.who))];
    case "linked":
      return [linked(bitsOf(s.orgs, scope))];
    case "support":
      return [asked(told("support"), cards(s.who))];
    case "cannot": {
      const unless = s.unless ? condition(s.unless, scope) : undefined;
      // trails-3.4: what is cured is stunned
      const where = s.what === "beCured" ? "fallen" : "now";
      return [
        make(told(DEEDS[s.what]), cards(s.who, where), {
          ...(unless ? { further: (m, self, seat) => !unless(m, self, seat) } : {}),
        }),
      ];
    }
    case "must":
      return [make(told("mustAttack"), cards(s.who))];
    case "may":
      return [make(told("mayAttackPlayer"), cards(s.who))];
    case "cost":
      return [make({ stat: COSTS[s.what] }, playable(s.of, scope), { by: s.by })];
    case "overkill":
      return [make({ mark: mark("overkill") }, cards(s.who), { by: s.by })];
    case "noStunDamage":
      // trails-6.9: asked while it falls, and a text that falls with it has been on till then
      return [make({ mark: mark("noStunDamage") }, cards(s.who, "fallen"), { on: worksOrFalls })];
    case "damageLess":
      return [make({ mark: mark("damageLess") }, seats(s.whose), { by: s.by })];
    case "income":
      return [make({ mark: mark("income") }, seats(s.whose), { by: s.by })];
    case "draws":
      return [make({ mark: mark("drawsMore") }, seats(s.whose), { by: s.by })];
    case "playersCannot":
      return [make({ mark: mark(PLAYER_DEEDS[s.what]), ...against(s.what, s.card, scope) }, seats(s.who))];
  }
}

type CardOn = (m: Machine, card: number) => boolean;
export const worksOrFalls: CardOn = (m, card) => works(m, card) || m.column(card, STUNNED) === JUST_NOW;

function duringOf(how: Holding, on: CardOn, further: CardTest | undefined): Modifier["during"] {
  const cond = how.by === "text" ? how.cond : undefined;
  if (how.by === "effect" && !further) return undefined;
  return (m, mod) => {
    const self = modSource(m, mod);
    if (how.by === "text" && !on(m, self)) return false;
    if (!cond && !further) return true;
    const seat = seatOfMod(m, mod);
    return (!cond || cond(m, self, seat)) && (!further || further(m, self, seat));
  };
}
function foldOf(by: Amount, scope: Scope, how: Holding): NonNullable<Modifier["fold"]> {
  if (typeof by === "number") return (_m, v) => v + by;
  if (how.by === "effect") return (m, v, mod) => v + modAmount(m, mod);
  const n = amount(by, scope);
  return (m, v, mod) => v + n(m, modSource(m, mod), seatOfMod(m, mod));
}
const bitsOf = (orgs: readonly string[], scope: Scope): number =>
  orgs.reduce((all, word) => all | scope.org(word), 0);

/** Cards that a player could play, from their hand or homebase. */
function playable(of: Description, scope: Scope): Touches {
  const test = has(of, scope, "any");
  return (m, mod, card) =>
    card >= 0 &&
    playerOf(m, card) === seatOfMod(m, mod) &&
    (inZone(m, card, HAND) || inZone(m, card, HOMEBASE)) &&
    test(m, card, modSource(m, mod), seatOfMod(m, mod));
}
/** Which cards a player cannot play, use or cure. */
function against(what: PlayerDeed, card: Description | undefined, scope: Scope): Pick<ModifierParts, "by"> {
  if (!card) return {};
  if (what === "draw" || what === "gainBond" || what === "gainEp") throw new WordsError(MEANING.noneSeen);
  const test = has(card, scope, "any");
  return {
    by: (m, mod, other) => other >= 0 && test(m, other, modSource(m, mod), seatOfMod(m, mod)),
  };
}

/** Whether a tree asks about icons, organizations, support or values, which other texts may change. */
export const isEntangled = (tree: object): boolean =>
  partsOf(tree).some((part) => {
    const d = part as Partial<Description>;
    const asks =
      "noun" in part &&
      [d.traits, d.sharesOrg, d.keywords, d.lacks, d.supported].some((x) => x !== undefined);
    return asks || (d.bounds ?? []).some(({ of }) => of === "str" || of === "def");
  });
