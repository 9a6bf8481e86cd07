/** What sets a text off that only this game has: icons, red texts, and what the Activate icon waits for (sangoku-9.2 to 9.22). */
import { act, type GameEvent, type Machine, seq, when } from "@tefuda/kernel";
import type { CardOn, SetOff } from "@tefuda/language";
import { means, meant, type OwnNodes } from "@tefuda/language/standard/index";
import { DAMAGED, FORT_DOWN, HURT, RETIRES, STANDS, TURNS_UP } from "../events.ts";
import { workedBefore } from "../last.ts";
import { BY_EFFECT, SUMMONED } from "../places.ts";
import { AS_ATTACKER, AS_INTERCEPTOR } from "../rules/07-damage.ts";
import { IS_ATTACKER, IS_DEFENDER, isBattle, isGeneral, PREPARED, playerOf, works } from "../schema.ts";
import { ATTACKS, AWAKENED, ENTERS, HITS_FORTS, INTERCEPTS, MUSOU, OCCURS, WINS } from "../seen.ts";
import type { Icon, Text, Trigger } from "../text/tree.ts";

type On<T extends Trigger["on"]> = Extract<Trigger, { on: T }>;
type Test = (m: Machine) => boolean;
const always: Test = () => true;

/** What happens to the card itself, while its texts are on or till they were. */
const own = (event: GameEvent, further: Test = always, on: CardOn = works): SetOff => ({
  triggers: [{ event, self: true, while: "top", test: (m, card) => on(m, card) && further(m) }],
  tellsCard: false,
});
/** sangoku-9.10 to 9.12 */
const ownRetiring = (further?: Test): SetOff => own(RETIRES, further, workedBefore);
const wasA =
  (role: number): Test =>
  (m) =>
    (m.e[1]! & role) !== 0;

/** sangoku-9.4 to 9.22 */
const ICONS: Readonly<Record<Icon, SetOff>> = {
  enter: own(ENTERS),
  declareAttack: own(ATTACKS),
  declareInterception: own(INTERCEPTS),
  battleOccurs: own(OCCURS),
  retire: ownRetiring(),
  battleRetire: ownRetiring(isBattle),
  attackerRetire: ownRetiring(wasA(IS_ATTACKER)),
  defenderRetire: ownRetiring(wasA(IS_DEFENDER)),
  fortSuccess: own(HITS_FORTS),
  battleSuccess: own(WINS),
  attackSuccess: own(WINS, (m) => m.e[1] === AS_ATTACKER),
  interceptionSuccess: own(WINS, (m) => m.e[1] === AS_INTERCEPTOR),
  triggerAwaken: own(AWAKENED),
  musou: own(MUSOU),
};

export const TEXTS: NonNullable<OwnNodes["texts"]> = {
  icon: ({ icon }: Extract<Text, { kind: "icon" }>) => ICONS[icon],
  /** sangoku-11.9: when the general stands, the use that waits on it. */
  forsaken: (_: Extract<Text, { kind: "forsaken" }>, index) => ({
    triggers: [
      {
        event: STANDS,
        self: true,
        while: "top",
        test: (m, card) => m.column(card, PREPARED) === 1 + index,
      },
    ],
    tellsCard: false,
    // one use happens once, though its general has stood twice by now, and also if that is gone (sangoku-1.12)
    around: (does, { self }) =>
      when(
        (m) => m.column(self(m), PREPARED) !== 0 || !isGeneral(m, self(m)),
        seq(
          act((m) => m.setColumn(self(m), PREPARED, 0)),
          does,
        ),
      ),
  }),
  /** sangoku-8.5: in red, of a card that goes down as a fort. */
  effect: (_: Extract<Text, { kind: "effect" }>, _index, on) =>
    on === "fort"
      ? {
          triggers: [{ event: FORT_DOWN, self: true, while: "elsewhere", test: always }],
          tellsCard: false,
        }
      : undefined,
};

export const FURTHER: NonNullable<OwnNodes["further"]> = {
  retires: ({ battle }: On<"retires">) => (battle === undefined ? undefined : (m) => isBattle(m) === battle),
  wins: ({ as }: On<"wins">) => as && ((m) => m.e[1] === (as === "attacker" ? AS_ATTACKER : AS_INTERCEPTOR)),
  summoned: (_: On<"summoned">) => (m) => m.e[2] === SUMMONED,
  played: (_: On<"played">) => (m, card) => m.e[0] !== card,
  draws: ({ byEffect }: On<"draws">) => (byEffect ? (m) => m.e[1] === BY_EFFECT : undefined),
};

export const TRIGGERS: NonNullable<OwnNodes["triggers"]> = {
  attacks({ what, target, whom }: On<"attacks">, scope, { happensTo }) {
    const attacked = whom && meant(whom, scope, "isFought");
    return happensTo(
      ATTACKS,
      what,
      { where: "fights", ...(target && { further: (m) => m.e[1]! < 0 }) },
      attacked && ((m, card, self, seat) => card >= 0 && attacked(m, card, self, seat)),
    );
  },
  damaged({ what, kind }: On<"damaged">, _scope, { happensTo }) {
    const events = [...(kind === "battle" ? [] : [DAMAGED]), ...(kind === "special" ? [] : [HURT])];
    const seen = events.map((event) => happensTo(event, what, { where: "damaged" }));
    return { triggers: seen.flatMap(({ triggers }) => triggers), tellsCard: true };
  },
  turnedUp: ({ who }: On<"turnedUp">, scope) => ({
    triggers: [
      {
        event: TURNS_UP,
        self: false,
        while: "top",
        test: (m, card) =>
          works(m, card) && means(who, scope)(m, playerOf(m, m.e[0]!), card, playerOf(m, card)),
      },
    ],
    tellsCard: true,
  }),
};
