/** What becomes of cards, where only this game says it or says it so. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";

/** What becomes of cards is read as what is done to them. */
const becoming = (node: object, en: string): Production =>
  read("Becoming", (slots: Slots) => [fill(node, slots)], en);
const fill = (node: object, slots: Slots): object =>
  Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === "string" && value.startsWith("$") ? slots[value.slice(1)] : value,
    ]),
  );

const lasting = (what: unknown) => ({ do: "lasting", what, for: "thisTurn" });

export const actions: Production[] = [
  // An Event's effects end with the turn, said or not (tails-7.1).
  read("Becoming", ({ s }: Slots) => (s as unknown[]).map(lasting), "{s:Told}", "{s:Told}", {
    on: ["onEvent"],
  }),
  ...["sg", "pl"].flatMap((num) => {
    const c = `{c:Cards.${num}.subj}`;
    return [
      ...[
        "{n:#+} (more|additional) times",
        "(again|once more|one more time|1 more time|one additional time)",
      ].map((times) =>
        read(
          "Becoming",
          ({ c: on, n = 1 }: Slots) => [lasting({ is: "bonus", who: on, by: [{ stat: "attacks", by: n }] })],
          `${c} (may|can) attack ${times} [this turn]`,
        ),
      ),
      becoming({ do: "damage", what: "$c", n: "$n" }, `${c} (takes|take|receives|receive) {n:#d} damage`),
      becoming({ do: "damage", what: "$c", n: "$n" }, `${c} (loses|lose) {n:#d} health`),
      becoming(
        { do: "heal", what: "$c", n: "$n" },
        `${c} (heals|heal|recovers|recover|regains|regain) {n:#d} [(health|damage)]`,
      ),
      becoming({ do: "destroy", what: "$c" }, `${c} (is|are) destroyed`),
    ];
  }),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "lose" },
    "{w:Whose} base (loses|takes) {n:#d} (health|damage|base health)",
  ),
  becoming(
    { do: "points", of: "base", who: "$w", n: "$n", how: "gain" },
    "{w:Whose} base (gains|recovers|heals) {n:#d} [health]",
  ),
  becoming({ do: "counter", what: "$d" }, "that {d:Playable.sg} (is countered|has no effect)"),
];
