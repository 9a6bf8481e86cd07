/** What happens later: at a moment to come, or each time that something happens for a while. */
import {
  act,
  addModifier,
  argumentGone,
  firstLying,
  forEachLying,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  modExtra,
  modSeat,
  modUntil,
  NONE,
  type Step,
  seatSubject,
  seq,
  type TriggerCondition,
} from "@tefuda/kernel";
import { compiled, given, type Lasting } from "@tefuda/language";
import { TEXTS, THROUGH_TURN_OF } from "../schema.ts";
import type { Action } from "../text/tree.ts";
import { type Builder, builder } from "./builder.ts";
import { untilOf } from "./lasting.ts";
import type { TextAbility } from "./text.ts";
import { triggerOf } from "./triggers.ts";

type Later = Extract<Action, { do: "later" }>;
/** Where the card that was spoken of before lies among the arguments of what happens later. */
const KEPT = 2;
/** Behind the texts of a card and the emblems. */
const INDEX = TEXTS + 64;

/**
 * @param lower what is then done, in a program of its own
 * @param words what it is called where its turn among others is chosen
 */
export function later(
  a: Later,
  b: Builder,
  lasting: Lasting,
  lower: (action: Action, inner: Builder, lasting: Lasting) => Step,
  words: (language: string) => string,
): Step {
  const { subtype } = b.meaning.standing;
  const { triggers, tellsCard } = triggerOf(a.on, b.meaning.standing);
  const body = compiled("later", (f, made) => {
    const args = given(f, (tellsCard ? 1 : 0) | (1 << KEPT));
    const inner = builder(f, args, subtype, (ref) => (ref === "trigger" && tellsCard ? 0 : undefined));
    const kept = tellsCard ? 0 : KEPT;
    return seq(
      act((m: Machine) => {
        if ((args.gone(m) & argumentGone(kept)) === 0) inner.speakOf(m, args.args[kept]!(m));
      }),
      lower(a.what, inner, made),
    );
  });
  const watches = triggers.map(
    (watch): TriggerCondition => ({
      ...watch,
      self: false,
      while: "top",
      test: (m, mod) => {
        if (modUntil(m, mod) >= THROUGH_TURN_OF || !watch.test(m, seatSubject(modSeat(m, mod)))) return false;
        if (!tellsCard) m.e[KEPT] = modExtra(m, mod);
        return true;
      },
    }),
  );
  const ability: TextAbility = {
    id: -1,
    index: INDEX,
    words: { en: words("en"), ja: words("ja") },
    text: { kind: "when", on: a.on, do: a.what },
    triggers: watches,
    statics: [],
    requires: [],
    price: 0,
    ...body,
  };
  const modifiers = [...new Set(watches.map(({ event }) => event))].map(
    (triggerEvent): Modifier => makeModifier({ triggerEvent, delayedTrigger: ability, cards: ["extra"] }),
  );
  lasting.push(...modifiers);
  const until = untilOf(a.for, b.seat);
  const pointsBack = !tellsCard && /"ref":"(it|them)"|"of":"(it|them)"/.test(JSON.stringify(a.what));
  const wait = (m: Machine, extra: number): void => {
    for (const modifier of modifiers)
      addModifier(m, {
        modifier,
        source: b.self(m),
        subject: GROUP,
        seat: b.seat(m),
        extra,
        until: until(m),
      });
  };
  return act((m) => {
    const spoken = m.setAt(b.it);
    // "retire them at the end of the turn": once for each of the cards spoken of
    if (pointsBack && firstLying(m, spoken) !== NONE) forEachLying(m, spoken, (card) => wait(m, card));
    else if (!pointsBack) wait(m, NONE);
    b.done.set(m, 1);
  });
}
