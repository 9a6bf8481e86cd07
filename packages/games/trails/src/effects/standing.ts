/** What holds while a text holds: statements as modifiers of the kernel. */

import { WordsError } from "@tefuda/kernel";
import {
  type CardOn,
  type Has,
  type Held,
  type Holding,
  type Made,
  making,
  partsOf,
  spaced,
} from "@tefuda/language";
import { JUST_NOW } from "../events.ts";
import {
  CP_COST,
  DEF,
  EP_COST,
  HAND,
  HOMEBASE,
  LEVEL,
  type Mark,
  mark,
  orgsOf,
  STR,
  STUNNED,
  works,
} from "../schema.ts";
import type { Amount, Cards, Deed, Description, PlayerDeed, Statement } from "../text/tree.ts";
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
  beStunnedByText: "cannotBeStunnedByText",
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
const told = (name: Mark): { mark: number; says: string } => ({ mark: mark(name), says: spaced(name) });

const HELD: Held<Cards, Where, Amount, Scope> = { works, meant, amount, isWho };

/** The modifiers that a statement makes. */
export function modifiersOf(s: Statement, scope: Scope, how: Holding): Made<Amount>[] {
  const { cards, seats, make, asked, playable, against } = making(HELD, scope, how, isEntangled(s));
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
        make(
          { ...told(DEEDS[s.what]), ...(s.whom && against(meant(s.whom, scope, "any"))) },
          cards(s.who, where),
          {
            ...(unless ? { further: (m, self, seat) => !unless(m, self, seat) } : {}),
          },
        ),
      ];
    }
    case "must":
      return [make(told("mustAttack"), cards(s.who))];
    case "may":
      return [make(told("mayAttackPlayer"), cards(s.who))];
    case "cost":
      return [make({ stat: COSTS[s.what] }, playable(has(s.of, scope, "any"), HAND, HOMEBASE), { by: s.by })];
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
      return [
        make(
          { mark: mark(PLAYER_DEEDS[s.what]), ...(s.card && against(barred(s.what, s.card, scope))) },
          seats(s.who),
        ),
      ];
  }
}

export const worksOrFalls: CardOn = (m, card) => works(m, card) || m.column(card, STUNNED) === JUST_NOW;

const bitsOf = (orgs: readonly string[], scope: Scope): number =>
  orgs.reduce((all, word) => all | scope.org(word), 0);

/** Which cards a player cannot play, use or cure. */
function barred(what: PlayerDeed, card: Description, scope: Scope): Has {
  if (what === "draw" || what === "gainBond" || what === "gainEp") throw new WordsError(MEANING.noneSeen);
  return has(card, scope, "any");
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
