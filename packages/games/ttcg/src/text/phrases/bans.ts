/** What cards cannot do or suffer, and by what (ttcg-6.1, 11.2). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { yours } from "@tefuda/language/phrases/doing";
import { negative, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import { deeds } from "./deeds.ts";
import { lasting, pred } from "./shorthand.ts";

const NO_EFFECTS = { is: "cannot", what: "activate" };
const itsEffects = "ITS (effect|effects)";
const notUsed = "(cannot|may not) be (activated|used)";

const sources: Production[] = [
  say("Sources", { what: "$d" }, ["{d:Desc.pl}", "[the] effects of {d:Desc.pl}", "{d:Nouned} effects"]),
  // In Japanese whose the cards are comes first, and says whose the effects are.
  both(
    "Sources",
    ({ d }) => ((d as { side?: string }).side === "opponents" ? undefined : { what: d }),
    (it: { who?: string; what?: unknown }) => (it.who === undefined && it.what ? { d: it.what } : undefined),
    [],
    ["{d:Desc}の効果"],
  ),
  say(
    "Sources",
    { who: "opponent" },
    [
      "your opponent's effects",
      "your opponent's (card effects|cards)",
      "[the] effects of your (opponent|opponent's cards)",
      "your opponent",
    ],
    ["相手の効果", "相手[のカード]の効果"],
  ),
  say(
    "Sources",
    { who: "opponent", what: "$d" },
    [
      "your opponent's {d:Desc.pl}",
      "[the] effects of your opponent's {d:Desc.pl}",
      "your opponent's {d:Nouned} effects",
    ],
    ["相手の{d:Desc}の効果"],
  ),
  say("Nouned", { noun: "unit" }, "unit"),
  say("Nouned", { noun: "spell" }, "spell"),
];

export const bans: Production[] = [
  ...sources,
  ...["sg", "pl"].map((num) =>
    pred(
      { is: "cannot", what: "attackTarget", target: "$c" },
      [`cannot attack {c:Cards.${num}.subj}`, `(cannot|may not) attack {c:Cards.${num}.obj}`],
      [`{c:Cards.${num}.subj}を${negative("攻撃でき")}`],
    ),
  ),
  read("Pred", { is: "cannot", what: "beDestroyed" }, [
    "(is|are|becomes|become) (indestructible|immortal)",
    "(is|are) not destroyed",
  ]),
  read("Pred", { is: "cannot", what: "beDestroyedInBattle" }, "(is|are) not destroyed (in|by) battle"),
  pred(
    { is: "destructible" },
    [
      "<num:is/are> not indestructible",
      "(is|are) (not|no longer) (indestructible|immortal)",
      "(is|are) never (indestructible|immortal)",
      "(lose|loses) indestructible",
    ],
    [negative("破壊されない効果を持た")],
  ),
  read("Told", ({ d }: Slots) => tell({ c: { count: "all", what: d }, p: [{ is: "destructible" }] }), [
    "no {d:Desc} is (indestructible|immortal)",
    "no {d:Desc.pl} are (indestructible|immortal)",
  ]),
  pred(
    { is: "cannot", what: "beDestroyedInBattle", by: { what: "$d" } },
    [
      "cannot be destroyed in battle by {d:Desc.pl}",
      "cannot be destroyed in battle (by|with|against) ({d:Desc.pl}|(a|any) {d:Desc.sg})",
    ],
    [`{d:Desc}との戦闘では${negative("破壊され")}`],
  ),
  read("Pred", { is: "cannot", what: "beDestroyedByEffects" }, "(can|may) only be destroyed in battle", [
    `戦闘でしか${negative("破壊され")}`,
  ]),
  pred({ is: "cannot", what: "beDestroyedByEffects", by: "$b" }, "cannot be destroyed by {b:Sources}", [
    `{b:Sources}では${negative("破壊され")}`,
    `{b:Sources}(で|によって|によっては)${negative("破壊され")}`,
  ]),
  pred(
    { is: "cannot", what: "beTargeted", by: "$b" },
    [
      "cannot be targeted by {b:Sources}",
      "(cannot|may not) be (chosen|chosen as a target|chosen as targets|the target) (by|of|for) {b:Sources}",
    ],
    [`{b:Sources}の${negative("対象になら")}`, `{b:Sources}の対象に${negative("でき")}`],
  ),
  pred(
    { is: "immune", to: {} },
    [
      "<num:is/are> immune to effects",
      "(is|are) (immune to|unaffected by|not affected by) (effects|card effects|all effects|all card effects|other effects)",
      "cannot be affected by (effects|card effects|any effects)",
    ],
    [`効果を${negative("受け")}`, `(カードの|すべての|他のカードの)効果を${negative("受け")}`],
  ),
  pred(
    { is: "immune", to: "$b" },
    [
      "<num:is/are> immune to {b:Sources}",
      "(is|are) (unaffected|not affected) by {b:Sources}",
      "cannot be affected by {b:Sources}",
    ],
    [`{b:Sources}を${negative("受け")}`],
  ),
  read("Pred", { is: "cannot", what: "activate" }, [
    "(cannot|may not) activate [(its|their)] effects",
    "(cannot|may not) be (activated|used)",
  ]),
  // Said of its effects: "its effects cannot be activated".
  ...["sg", "pl"].flatMap((num) => [
    read(
      "Told",
      ({ c }: Slots) => tell({ c, p: [NO_EFFECTS] }),
      [
        `{c:Cards.${num}.subj}'s (effect|effects) ${notUsed}`,
        `the (effect|effects) of {c:Cards.${num}.obj} ${notUsed}`,
      ],
      [`{c:Cards.${num}.subj}の効果は[、](発動|使用)${negative("でき")}`],
    ),
    ...[`${itsEffects} ${notUsed} {t:Dur}`, `{t:Dur} [,] ${itsEffects} ${notUsed}`].map((en) =>
      read(
        "Becoming",
        ({ t }: Slots) => [lasting({ ...NO_EFFECTS, who: { ref: num === "sg" ? "it" : "them" } }, t)],
        en.replaceAll("ITS", num === "sg" ? "its" : "their"),
      ),
    ),
  ]),
  read(
    "Preds",
    ({ p }: Slots) => [p, NO_EFFECTS],
    `{p:Pred} (and|,|, and) ${itsEffects.replace("ITS", "(its|their)")} ${notUsed}`,
  ),
  read(
    "Pred",
    { is: "cannot", what: "activate" },
    [],
    `効果(も|を|は)[、](${negative("発動でき")}|${negative("使用でき")}|${negative("使え")})`,
  ),
  read(
    "VP",
    ({ t: term }: Slots) => lasting({ is: "cannot", who: { ref: "it" }, what: "untap" }, term),
    [],
    `{t:Dur}[、][それを]${suru("アンタップできなく")}`,
    yours,
  ),
  // What is tapped and cannot be untapped.
  read(
    "Pred",
    { is: "cannot", what: "untap" },
    "(stays|stay|remains|remain) tapped",
    "タップ状態のまま(になる|である)",
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Told",
      ({ c, d }: Slots) => [{ is: "cannot", who: d, what: "attackTarget", target: c }],
      [`{c:Cards.${num}.subj} cannot be attacked by {d:Cards.pl.obj}`],
      [
        `{c:Cards.${num}.subj}は[、]{d:Cards.pl.subj}(から|に|によって)${negative("攻撃され")}`,
        `{c:Cards.${num}.subj}は[、]{d:Cards.pl.subj}の${negative("攻撃対象になら")}`,
      ],
    ),
  ),
  read("Banned", "activate", "activate effects"),
  ...["", "[、]{t:Dur}[、]"].map((t) =>
    read(
      "VP",
      ({ c, t: term }: Slots) => lasting({ is: "cannot", who: c, what: "activate" }, term),
      [],
      `{c:Obj}の効果を${t}${suru("発動できなく")}`,
      yours,
    ),
  ),
  // What follows "cannot be", for two in a row.
  ...Object.entries(deeds).flatMap(([what, [en]]) =>
    en[0]!.startsWith("be ") ? [read("BannedBe", { is: "cannot", what }, en[0]!.slice(3))] : [],
  ),
  read("BannedBe", { is: "cannot", what: "beTargeted" }, "targeted by effects"),
  ...[
    ["beDestroyedByEffects", "destroyed"],
    ["beTargeted", "targeted"],
  ].map(([what, en]) => read("BannedBe", { is: "cannot", what, by: "$b" }, `${en} by {b:Sources}`)),
  read("Preds", ({ a, b }: Slots) => [{ is: "cannot", what: a }, b], "cannot {a:Banned} or be {b:BannedBe}"),
  read("Preds", ({ a, b }: Slots) => [a, b], "cannot be {a:BannedBe} or {b:BannedBe}"),
];
