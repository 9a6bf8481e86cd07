/** Texts that wait for something: "When this UNIT attacks, draw a card." */
import { equal } from "@tefuda/cardtext/template";
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import { called, marked, spokenAgain } from "../phrases/antecedent.ts";
import type { Action } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";
import { awaited, nounOf, spokenBy, type Trigger, textOf } from "../phrases/texts.ts";
import { tell } from "../phrases/told.ts";
import { behind, behindJa, oftenBehind, oftenBehindJa } from "./heads.ts";
import { type Texting, type TextWords, taking } from "./kinds.ts";

/** What is done to the equipped general, said of the card that the trigger spoke of: in Japanese 「その武将」. */
function hosted(act: Action): Action {
  return JSON.parse(JSON.stringify(act).replaceAll('{"ref":"host"}', '{"ref":"trigger"}')) as Action;
}

/** What holds of the card itself for a time, as what is done. */
export const lent = (p: unknown, term: unknown): object[] =>
  tell({ c: { ref: "this" }, p }).map((what) => ({ do: "lasting", what, for: term }));

const EACH_TURN = "(each|every|in each|in a|during each|this|per) turn";

/** What happens by itself. */
export function waits(
  { game }: Texting,
  { when: mark, unmarked: open, often }: TextWords,
  only: Production["only"],
): Production[] {
  const make = ({ n, t, c, a }: Slots): unknown => {
    const said = n === "game" ? undefined : awaited(game, t as Trigger, c, a);
    return said && textOf("when", { times: n, ...said });
  };
  const saidOf = (t: Trigger, act: Action) => listed(called(game, marked(game, act), nounOf(game, t)));
  /** In English the card that a trigger spoke of is "it" until another is brought up. */
  const again = taking("when", ({ on: t, do: act, if: c, times: n }) => {
    const first = spokenBy(t);
    const short = first === undefined ? act : spokenAgain(game, act, first);
    return equal(short, act) ? undefined : { t, a: saidOf(t, short), c, n };
  });
  const plain = taking("when", ({ on: t, do: act, if: c, times: n }) => ({ t, a: saidOf(t, act), c, n }));
  const inJapanese = taking("when", ({ on: t, do: act, if: c, times: n }) => ({
    t,
    a: saidOf(t, spokenBy(t) === "host" ? hosted(act) : act),
    c,
    n,
  }));
  return ["Lead", "ShortLead", "Moment", ...(mark ? ["MarkedLead"] : [])].flatMap((lead) => {
    const ctx = lead === "Moment" ? "free" : "when";
    const act = lead === "Moment" ? "{a:Act}" : "{a:Act.when}";
    const en = oftenBehind(mark, `[{c:While},] {t:${lead}} (,|:) ${act}`, open && lead !== "MarkedLead");
    return [
      both("Text", make, again, en, [], only),
      both("Text", make, plain, en, [], only),
      both(
        "Text",
        make,
        inJapanese,
        [],
        ["、", ""].flatMap((comma) =>
          oftenBehindJa(mark, `[{c:While}、]{t:${lead}}${comma}${act}`, open && lead !== "MarkedLead"),
        ),
        only,
      ),
      // "When this UNIT attacks, +1/+1 this turn": of the card itself, which is not named
      ...(lead === "Moment"
        ? []
        : ["{p:Preds.sg.lent}", "{g:Bonus}"].map((said) =>
            read(
              "Text",
              ({ p, g, u, ...slots }: Slots) => make({ ...slots, a: lent(p ?? [{ is: "bonus", by: g }], u) }),
              ["", "."].flatMap((stop) =>
                oftenBehind(
                  mark,
                  `[{c:While},] {t:${lead}}(,|:) ${said} {u:Dur}${stop}`,
                  open && lead !== "MarkedLead",
                ),
              ),
              [],
              only,
            ),
          )),
      ...(lead === "Lead" && often.turn
        ? [
            read(
              "Text",
              ({ e, ...slots }: Slots) => make({ ...slots, t: e, n: "turn" }),
              [
                `the first time {e:Event} ${EACH_TURN}, ${act}`,
                `the first time ${EACH_TURN} [that|when] {e:Event}, ${act}`,
                `when {e:Event} for the first time ${EACH_TURN}, ${act}`,
              ].flatMap((text) => behind(mark, text, open)),
              [`(各ターン|毎ターン|ターン)[に|で][、](最初|初めて){e:Event}(とき|時|際)[、]${act}`].flatMap(
                (text) => behindJa(mark, text, open),
              ),
              only,
            ),
            ...[
              ["you", "base", "(あなた|自分)"],
              ["opponent", "third", "相手"],
            ].map(([by, agr, who]) =>
              read(
                "Text",
                ({ e, ...slots }: Slots) => make({ ...slots, t: e, n: "turn" }),
                [],
                [
                  `(各ターン|毎ターン|ターン)[に|で][、]${who}が[、](最初に|初めて){e:Happens.${by}.${agr}}(とき|時|際)[、]${act}`,
                ].flatMap((text) => behindJa(mark, text, open)),
                only,
              ),
            ),
          ]
        : []),
      read(
        "Text",
        make,
        behind(mark, `[{n:Often}] {t:${lead}} {c:Time}, ${act}`, open && lead !== "MarkedLead"),
        [],
        only,
      ),
      // Of its own card, which is not named: 「このUNITがスタンしたとき、手札に戻す。」
      ...(lead === "Moment"
        ? []
        : [
            read(
              "Text",
              ({ a, ...slots }: Slots) => {
                const { what } = slots.t as Trigger;
                const own = typeof what === "object" && what !== null && "ref" in what;
                return own ? make({ ...slots, a: [a] }) : undefined;
              },
              [],
              behindJa(mark, `[{n:Often}]{t:${lead}}[、]{a:Elided}[。]`, open && lead !== "MarkedLead"),
              only,
            ),
          ]),
      // The same with a time and what then holds of it: 「攻撃した時、ターン終了時まで+2/+0。」
      ...(lead === "Moment"
        ? []
        : [
            read(
              "Text",
              ({ p, u, ...slots }: Slots) => {
                const { what } = slots.t as Trigger;
                const own = typeof what === "object" && what !== null && "ref" in what;
                return own ? make({ ...slots, a: lent(p, u) }) : undefined;
              },
              [],
              behindJa(
                mark,
                `[{n:Often}][{c:While}、]{t:${lead}}[、]{u:Dur}[、]{p:Preds.sg.lent}[。]`,
                open && lead !== "MarkedLead",
              ),
              only,
            ),
          ]),
      // What one then may do.
      read(
        "Text",
        ({ a, ...slots }: Slots) => make({ ...slots, a: [{ do: "may", who: "you", what: whole(a) }] }),
        [],
        behindJa(
          mark,
          `[{n:Often}][{c:While}、]{t:${lead}}[に][、](発動できる|発動してもよい)。${act}`,
          open && lead !== "MarkedLead",
        ),
        only,
      ),
      read(
        "Text",
        make,
        (lead === "ShortLead" ? [] : ["", "."]).flatMap((stop) =>
          oftenBehind(mark, `{a:Row.${ctx}} {t:${lead}}${stop}`, open && lead !== "MarkedLead"),
        ),
        [],
        only,
      ),
    ];
  });
}
