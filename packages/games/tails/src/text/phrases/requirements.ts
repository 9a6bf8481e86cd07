/** The block of deployment requirements (tails-4.3, 4.5). */
import type { Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import { series } from "@tefuda/language/phrases/lists";
import { perCounter } from "@tefuda/language/phrases/spoken";
import type { Description } from "../tree.ts";
import { vocabulary } from "./words.ts";

interface Needed {
  n: number;
  what: Description;
}

const { counters } = vocabulary.cards;

/** So many of a description; in Japanese by their counter. */
const need = (fits: (n: number) => boolean, en: readonly string[], ja: readonly string[]): Production[] => {
  const take = (it: Needed) => (fits(it.n) ? { d: it.what, ...(it.n > 1 && { n: it.n }) } : undefined);
  const make = ({ n = 1, d }: Record<string, unknown>) => ({ n, what: d });
  return [
    both("Need", make, take, en, []),
    ...perCounter(counters, ja, (of, words) =>
      both("Need", make, (it: Needed) => (of(it.what) ? take(it) : undefined), [], words),
    ),
  ];
};

export const requirements: Production[] = [
  say(
    "Requirement",
    { needs: "nothing" },
    ["No Deployment Requirements.", "No Deployment Requirements", "(No Requirements|None) [.]"],
    ["配備条件なし。", "(配備条件なし|なし)[。]"],
  ),
  ...need(
    (n) => n === 1,
    ["a {d:Desc.sg}", "(one|1) {d:Desc.sg}"],
    ["{d:Desc}1COUNTER", "{d:Desc}1(枚|体|つ)"],
  ),
  ...need((n) => n > 1, ["{n:#+} {d:Desc.pl}"], ["{d:Desc}{n:#+}COUNTER", "{d:Desc}{n:#+}(枚|体|つ)"]),
  ...series("Needs", "Need", { en: [" and", ", and"], more: [","], ja: ["と", "、"] }),
  say(
    "Requirement",
    { needs: "discard", what: "$what" },
    ["discard {what:Needs}.", "discard {what:Needs}", "(Requires|Needs) {what:Needs} [.]"],
    ["{what:Needs}を捨てる。", "{what:Needs}を捨てる"],
  ),
  say(
    "Requirement",
    { needs: "attach", to: "$d" },
    ["Equips a {d:Desc.sg}.", "(Equips|Equip|Attach to|Attaches to) [(a|any)] {d:Desc.sg} [.]"],
    ["{d:Desc}に装備する。", "{d:Desc}に装備する"],
  ),
  say(
    "Requirement",
    { needs: "attach", to: "$d", discard: "$what" },
    [
      "Equips a {d:Desc.sg}. discard {what:Needs}.",
      "(Equips|Equip|Attach to|Attaches to) [(a|any)] {d:Desc.sg} [(.|,|and)] discard {what:Needs} [.]",
    ],
    ["{d:Desc}に装備する。{what:Needs}を捨てる。", "{d:Desc}に装備[する|し][。|、]{what:Needs}を捨てる[。]"],
  ),
];
