/** What happens later: at a moment to come, or each time that something happens for a while. */
import {
  act,
  addModifier,
  argumentGone,
  cardsGiven,
  firstLying,
  forEachLying,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  modAmount,
  modExtra,
  modSeat,
  modSource,
  modUntil,
  NONE,
  nothing,
  type Step,
  seatSubject,
  seq,
  setModAmount,
  type TriggerCondition,
} from "@tefuda/kernel";
import type { Lasting } from "../lowering/lasting.ts";
import { given } from "../lowering/meaning.ts";
import { compiled } from "../lowering/programs.ts";
import { partsOf } from "../lowering/walk.ts";
import { type Builder, builder } from "./builder.ts";
import type { TextAbility } from "./compile.ts";
import type { Action } from "./tree.ts";
import { triggerOf } from "./triggers.ts";

type Later = Extract<Action, { do: "later" }>;
/** Where the card that was spoken of before lies among the arguments of what happens later. */
const KEPT = 2;
/** Of a modifier that waited for the next time, when that has been. */
export const SPENT = 1;

/** @param lower what is then done, in a program of its own */
export function later(
  a: Later,
  b: Builder,
  lasting: Lasting,
  lower: (action: Action, inner: Builder, lasting: Lasting) => Step,
): Step {
  const { world, standing } = b.meaning;
  const once = a.once === true || a.for === undefined;
  const { index = 0, waits, moments } = world.putOff ?? {};
  // "until the end of your next turn, whenever ..." begins at once; "at the end of your next turn" is not the end of this one
  const isToCome = moments?.includes(a.on.on) || world.toCome?.includes(a.for ?? "");
  const { triggers, tellsCard, tells } = triggerOf(a.on, standing);
  const cards = tells
    ? cardsGiven(triggers) | (tellsCard ? 0 : 1 << KEPT)
    : (tellsCard ? 1 : 0) | (1 << KEPT);
  const body = compiled("later", (f, made) => {
    const args = given(f, cards);
    const told = (ref: string) => (ref === "trigger" && tellsCard ? 0 : undefined);
    const inner = builder(f, args, world, tells ? { tells } : { told });
    const kept = tellsCard ? (tells?.trigger ?? 0) : KEPT;
    return seq(
      act((m: Machine) => {
        if ((args.gone(m) & argumentGone(kept)) === 0) inner.speakOf(m, args.args[kept]!(m));
      }),
      world.begins?.(inner, tells ?? {}) ?? nothing,
      lower(a.what, inner, made),
    );
  });
  // a text that speaks of its own card is asked for that, any other for its player
  const ownCard = partsOf(a.on).some((part) => "other" in part || "ref" in part);
  const watches = triggers.map(
    (watch): TriggerCondition => ({
      ...watch,
      self: false,
      while: "top",
      test: (m, mod) => {
        if ((isToCome && waits?.(modUntil(m, mod))) || (once && modAmount(m, mod) === SPENT)) return false;
        const source = modSource(m, mod);
        if (watch.self && m.e[0] !== source) return false;
        if (!watch.test(m, ownCard && source >= 0 ? source : seatSubject(modSeat(m, mod)))) return false;
        if (once) setModAmount(m, mod, SPENT);
        if (!tellsCard) m.e[KEPT] = modExtra(m, mod);
        return true;
      },
    }),
  );
  const ability: TextAbility = {
    id: -1,
    index,
    words: world.putOff ? { en: world.says(a.what, "en"), ja: world.says(a.what, "ja") } : {},
    text: { kind: "when", on: a.on, do: a.what },
    triggers: watches,
    statics: [],
    requires: [],
    ...body,
  };
  const modifiers = [...new Set(watches.map(({ event }) => event))].map(
    (triggerEvent): Modifier => makeModifier({ triggerEvent, delayedTrigger: ability, cards: ["extra"] }),
  );
  lasting.push(...modifiers);
  const pointsBack = !tellsCard && /"ref":"(it|them)"|"of":"(it|them)"/.test(JSON.stringify(a.what));
  const wait = (m: Machine, extra: number): void => {
    for (const modifier of modifiers)
      addModifier(m, {
        modifier,
        source: b.self(m),
        subject: GROUP,
        seat: b.seat(m),
        extra,
        ...(a.for !== undefined && { until: world.terms[a.for]!(m, b.seat(m)) }),
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
