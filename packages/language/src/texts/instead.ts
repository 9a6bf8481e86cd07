/**
 * Replacement effects: what happens instead of something that would happen to a card.
 *
 * Example: `{ kind: "instead", on: { on: "destroyed", what: { ref: "this" } }, do: ... }` - "If this UNIT would be destroyed,
 * return it to its owner's hand instead.", 「このUNITが破壊される場合、代わりにそれを持ち主の手札に戻す。」
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { called, type Game, marked, named, spokenAgain } from "../phrases/antecedent.ts";
import type { Action, Cards } from "../phrases/bones.ts";
import type { Happening } from "../phrases/happenings.ts";
import { presentJa } from "../phrases/inflect.ts";
import { following } from "../phrases/lines.ts";
import { past } from "../phrases/past.ts";
import { listed } from "../phrases/rows.ts";
import { awaited, nounOf, spokenBy, type Trigger, takingOf, textOf } from "../phrases/texts.ts";
import type { TriggerWords } from "../triggers/triggers.ts";

interface Instead {
  kind: "instead";
  on: Trigger;
  do: Action;
  if?: unknown;
}

/** What would happen to a card. */
const would = ([part, en, ja]: Happening): Production =>
  say(
    "Would",
    { ...part, what: "$c" },
    en.flatMap(past).map(({ base }) => `{c:Cards.sg.event} would ${base}`),
    ja.flatMap(presentJa).map((phrase) => `{c:Cards.sg.event}が${phrase}`),
  );

const taking = takingOf<Instead>();

type Asking = Action & { cond?: { if: string; what?: { if?: string } } };
const asksDone = (action: Asking | undefined): boolean =>
  action?.do === "if" && [action.cond?.if, action.cond?.what?.if].includes("did");

/** What may be done instead, and what follows where it is. */
function mayAndThen(list: readonly Action[]): { a: readonly Action[]; b: readonly Action[] } | undefined {
  const [first, next, ...more] = list;
  return first?.do === "may" && asksDone(next as Asking) && more.length === 0
    ? { a: [first], b: [next!] }
    : undefined;
}

export function insteadPhrases(
  game: Game,
  { happenings, instead = [], rather: rathers }: TriggerWords,
  before: readonly string[],
  beforeJa: readonly string[],
  only: Production["only"],
): Production[] {
  if (instead.length === 0) return [];
  const make = ({ t, a }: Slots): unknown => {
    // nothing was done before that "if you do" could ask of
    if (asksDone((a as readonly Asking[])[0])) return undefined;
    const said = awaited(game, t as Trigger, undefined, a);
    return said && textOf("instead", said);
  };
  const saidOf = (t: Trigger, act: Action) => listed(called(game, marked(game, act), nounOf(game, t)));
  const take = (as: (t: Trigger, act: Action) => Action) =>
    taking("instead", ({ on: t, do: act }) =>
      mayAndThen(listed(act)) ? undefined : { t, a: saidOf(t, as(t, act)) },
    );
  /** The same in two sentences, of which the second asks whether the first was done. */
  const inTwo = ({ t, a, b }: Slots): unknown => {
    const list = following({ a, rest: b });
    return list && mayAndThen(list) ? make({ t, a: list }) : undefined;
  };
  const takeTwo = (as: (t: Trigger, act: Action) => Action) =>
    taking("instead", ({ on: t, do: act }) => {
      const two = mayAndThen(saidOf(t, as(t, act)));
      return two && { t, ...two };
    });
  const spoken = (t: Trigger, act: Action): Action => {
    const first = spokenBy(t);
    return first === undefined ? act : spokenAgain(game, act, first);
  };
  const { en: rather, ja: ratherJa } = rathers ?? { en: [], ja: "" };
  return [
    read(
      "Text",
      ({ t, a, m }: Slots) => {
        const { what } = t as Trigger;
        const does = a ?? { do: "may", who: "you", what: m };
        return "ref" in (what as Cards) ? make({ t, a: [does] }) : undefined;
      },
      [],
      beforeJa.map(
        (mark) =>
          `${mark}{t:Would}(場合[、]|とき[、]|なら[、]|)${ratherJa}(代わりに|かわりに)[、]({a:Elided}|{m:Elided.te}もよい)[。]`,
      ),
      only,
    ),
    ...happenings.filter(([part]) => instead.includes((part as { on: string }).on)).map(would),
    both(
      "Text",
      make,
      take(spoken),
      before.flatMap((mark) => [
        `${mark}if {t:Would}, {a:Line.when} instead.`,
        `${mark}if {t:Would}, {a:Line.when} instead`,
        `${mark}(when|whenever) {t:Would}, {a:Line.when} instead[.]`,
        `${mark}(if|when|whenever) {t:Would}, instead [,] {a:Line.when}.`,
        ...rather.map((words) => `${mark}(if|when|whenever) {t:Would}, {a:Line.when} ${words} [.]`),
      ]),
      [],
      only,
    ),
    both(
      "Text",
      inTwo,
      takeTwo(spoken),
      before.flatMap((mark) => [
        `${mark}if {t:Would}, {a:Line.when} instead. {b:Line.when}.`,
        `${mark}(if|when|whenever) {t:Would}, {a:Line.when} instead. {b:Line.when}[.]`,
      ]),
      [],
      only,
    ),
    // "Discard this card instead and remove all damage from that general."
    read(
      "Text",
      ({ t, a, b }: Slots) => make({ t, a: [...(a as Action[]), ...(b as Action[])] }),
      before.map(
        (mark) => `${mark}if {t:Would}, {a:Line.when} instead [(,|.)] (and|then|and then) {b:Line.when} [.]`,
      ),
      [],
      only,
    ),
    both(
      "Text",
      make,
      take((t, act) => named(game, act, () => nounOf(game, t))),
      [],
      beforeJa.flatMap((mark) => [
        `${mark}{t:Would}場合、代わりに{a:Line.when}。`,
        `${mark}{t:Would}(場合|とき|時|なら)[に][、](その|)${ratherJa}(代わりに|かわりに)[、]{a:Line.when}[。]`,
        `${mark}{t:Would}(代わりに|かわりに)[、]{a:Line.when}[。]`,
      ]),
      only,
    ),
    both(
      "Text",
      inTwo,
      takeTwo((t, act) => named(game, act, () => nounOf(game, t))),
      [],
      beforeJa.flatMap((mark) => [
        `${mark}{t:Would}場合、代わりに{a:Line.when}。{b:Line.when}。`,
        `${mark}{t:Would}(場合|とき|時|なら)[に][、](その|)${ratherJa}(代わりに|かわりに)[、]{a:Line.when}。{b:Line.when}[。]`,
      ]),
      only,
    ),
  ];
}
