/** What only the texts of the Three Kingdoms game say: what holds, and what is asked and looked for, of its own. */
import { type Machine, NONE } from "@tefuda/kernel";
import { compare, once, spaced } from "@tefuda/language";
import { type Description as Any, amount, has, meant, type OwnNodes } from "@tefuda/language/standard/index";
import { isDancing } from "../rules/09-dance.ts";
import {
  BY_AMBUSH,
  emblemBit,
  FORT_DAMAGE,
  isBattle,
  type Mark,
  mark,
  PLAYER,
  POWER,
  TARGET,
  works,
} from "../schema.ts";
import { isOfItself } from "../text/itself.ts";
import type { Cards, Condition, Statement, Text } from "../text/tree.ts";
import { ACTIONS } from "./actions.ts";
import { FURTHER, TEXTS, TRIGGERS } from "./triggers.ts";

type Is<S extends Statement["is"]> = Extract<Statement, { is: S }>;
type Always = Extract<Text, { kind: "always" }>;

/** A mark that whoever sees the card is told of, in plain words: "must attack". */
const told = (name: Mark): { mark: number; says: string } => ({ mark: mark(name), says: spaced(name) });

/** sangoku-9.3, 9.18, 9.20 */
const MODES: Record<Always["mode"], (m: Machine, card: number) => boolean> = {
  passive: (m, card) => isOn(m, works(m, card), "sangoku-9.3"),
  dance: (m, card) => isOn(m, works(m, card) && isDancing(m, card), "sangoku-9.18"),
  awaken: (m, card) => isOn(m, works(m, card) && m.below(card) >= 0, "sangoku-9.20"),
};
function isOn(m: Machine, on: boolean, rule: string): boolean {
  if (on) m.cite(rule);
  return on;
}

const ALL = 0x7fff_ffff;
const NO_DAMAGE = { battle: "noBattleDamage", special: "noSpecialDamage" } as const;
const LESS_DAMAGE = { battle: "lessBattleDamage", special: "lessSpecialDamage" } as const;

const STATEMENTS: NonNullable<OwnNodes["statements"]> = {
  fortDamage: ({ who, by }: Is<"fortDamage">, { make, cards }) => [
    make({ stat: FORT_DAMAGE }, cards(who), { by }),
  ],
  // whatever it was before, and what is added later is added to that
  becomes: ({ who, of, n }: Is<"becomes">, { make, cards }) => [
    make({ stat: of === "power" ? POWER : FORT_DAMAGE }, cards(who), { by: n, sets: true }),
  ],
  scales: ({ who, of, by }: Is<"scales">, { make, cards }) => [
    make(
      {
        stat: of === "power" ? POWER : FORT_DAMAGE,
        fold: by === "double" ? (_m, v) => 2 * v : (_m, v) => v >> 1,
      },
      cards(who),
    ),
  ],
  // asked where it is not in play
  equipsOnly: ({ to }: Is<"equipsOnly">, { make, against, cards }, scope) => {
    const fits = has(to as Any, scope, "any");
    return [
      make(
        { mark: mark("cannotEquipTo"), ...against((m, card, self, seat) => !fits(m, card, self, seat)) },
        cards({ ref: "this" }),
      ),
    ];
  },
  loses: ({ who, keywords }: Is<"loses">, { asked, cards }) =>
    keywords === "all"
      ? [asked({ mark: mark("lost"), bits: ALL, says: "no emblems" }, cards(who))]
      : keywords.map((e) =>
          asked({ mark: mark("lost"), bits: emblemBit(e), says: `no ${spaced(e)}` }, cards(who)),
        ),
  // whether a text is on is asked of all that silence, and so of itself
  silent: ({ who }: Is<"silent">, { make, cards }) => [once(make(told("silent"), cards(who)))],
  attacks: ({ who, more }: Is<"attacks">, { make, cards }) => [
    make({ mark: mark("attacks") }, cards(who), { by: more }),
  ],
  attacksUpTo: ({ who, times }: Is<"attacksUpTo">, { make, cards }) => [
    make({ mark: mark("attacksUpTo") }, cards(who), { by: times }),
  ],
  attacksStanding: ({ who }: Is<"attacksStanding">, { make, cards }) => [
    make(told("attacksStanding"), cards(who)),
  ],
  comesTapped: ({ who }: Is<"comesTapped">, { make, cards }) => [make(told("comesTapped"), cards(who))],
  // being unaffected is not itself asked whether it touches what is unaffected; it is its own side's
  unaffected: ({ who }: Is<"unaffected">, { asked, plainly }, scope) => [
    asked(told("unaffected"), plainly(meant(who, scope))),
  ],
  noDamage: ({ who, kind }: Is<"noDamage">, { make, cards }) => [make(told(NO_DAMAGE[kind]), cards(who))],
  lessDamage: ({ who, kind, by }: Is<"lessDamage">, { make, cards }) => [
    make({ mark: mark(LESS_DAMAGE[kind]) }, cards(who), { by }),
  ],
  handLimit: ({ whose, by }: Is<"handLimit">, { make, seats }) => [
    make({ mark: mark("handLimit") }, seats(whose), { by }),
  ],
  handLimitIs: ({ whose, n }: Is<"handLimitIs">, { make, seats }) => [
    make({ mark: mark("handLimitIs") }, seats(whose), { by: n }),
  ],
  drawsPerTurn: ({ whose, by }: Is<"drawsPerTurn">, { make, seats }) => [
    make({ mark: mark("drawsPerTurn") }, seats(whose), { by }),
  ],
  resourcesPerTurn: ({ whose, by }: Is<"resourcesPerTurn">, { make, seats }) => [
    make({ mark: mark("resourcesPerTurn") }, seats(whose), { by }),
  ],
};

/** A general may retire, with what lies on it. */
const RETIREMENT = { to: ["pile"], texts: true } as const;
/** What a general is that has no damage, or none any more; no text calls it so. */
const UNHARMED = "unharmed";

export const OWN: OwnNodes = {
  actions: ACTIONS,
  numberless: ["lose", "endBattle"],
  targets: { equip: ({ what, to }: { what: Cards; to: Cards }) => [what, to] },
  brings: {
    points: { to: ["pile"] },
    retire: RETIREMENT,
    damage: { ...RETIREMENT, becomes: { harm: "damaged" } },
    heal: { becomes: { harm: UNHARMED }, texts: true },
    turnUp: { becomes: { face: "up" }, texts: true },
    move: { ...RETIREMENT, to: ["pile", "out"] },
    toResources: { ...RETIREMENT, to: ["resources", "pile"] },
    equip: { to: ["field"], becomes: { gear: "equipped" }, texts: true },
    peel: { to: ["pile"], texts: true },
    shuffle: {},
    pay: { state: "tapped", texts: true },
    toForts: { to: ["forts"], texts: true },
    fortToHand: { to: ["hand"] },
    endBattle: {},
    lose: {},
  },
  // how much damage it has is asked of how it is harmed
  looksFor({ is, bounds }: Any) {
    const bound = bounds?.find(({ of }) => of === "damage");
    if (!bound) return {};
    const some = typeof bound.n !== "number" || !compare(bound.how, 0, bound.n);
    return { is: { ...is, harm: some ? "damaged" : UNHARMED } };
  },
  always: (text: Always) =>
    isOfItself(text) ? { on: () => true } : { on: MODES[text.mode], entangled: text.mode === "dance" },
  texts: TEXTS,
  triggers: TRIGGERS,
  further: FURTHER,
  conditions: {
    turn:
      ({ whose }: Extract<Condition, { if: "turn" }>) =>
      (m, _self, seat) =>
        (m.number(PLAYER) === seat) === (whose === "you"),
    // sangoku-7.3
    attacksForts: () => (m) => isBattle(m) && m.number(TARGET) === NONE,
    // sangoku-10.11
    ambushed: () => (m, self) => m.column(self, BY_AMBUSH) !== 0,
    beside: ({ a, how, b }: Extract<Condition, { if: "beside" }>, scope) => {
      const [one, other] = [amount(a, scope), amount(b, scope)];
      return (m, self, seat) => compare(how, one(m, self, seat), other(m, self, seat));
    },
  },
  statements: STATEMENTS,
  regards: {
    // of effects, their player
    beRetired: ({ whom }: Is<"cannot">, { byEffects }) =>
      byEffects(whom !== undefined && "count" in whom && whom.what.side === "opponents"),
  },
};
