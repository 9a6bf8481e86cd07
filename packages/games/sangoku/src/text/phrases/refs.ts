/** Cards that stand in a relation to the text that only this game knows: a host, what one fights (sangoku-6.6, 7.9). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

const one = { num: ["sg"] };

/** Whose fight is meant by "the general fighting ...": this one's, or that of the general which wears this card. */
const fights = [
  {
    on: ["anywhere", "onGeneral"],
    me: "this general",
    any: "(this general|this card|it|this)",
    ja: "この武将",
  },
  {
    on: ["onReinforcement"],
    me: "the equipped general",
    any: "(the equipped general|it)",
    ja: "装備した武将",
  },
];

export const refs: Production[] = [
  say(
    "Ref",
    "host",
    [
      "the equipped general",
      "equipped general",
      "the general [that is] (equipped with|carrying|bearing|wearing|holding|with|using) this (card|reinforcement)",
      "the general (that (carries|bears|wears|has|holds|uses)|who (carries|bears|wears|has|holds|uses)) this (card|reinforcement)",
      "the general [that] this (card|reinforcement) is (on|equipped to|attached to)",
      "(this card|this reinforcement|its)'s (general|bearer|wearer|carrier)",
      "the (bearer|wearer|carrier|host) [of this (card|reinforcement)]",
    ],
    [
      "装備した武将",
      "装備している武将",
      "この(カード|増援)を装備(した|している)武将",
      "この(カード|増援)が(付いた|付いている|装備された|装備されている|付けられた|付けられている)武将",
    ],
    { ...one, on: ["anywhere", "onReinforcement"] },
  ),
  ...fights.map(({ on, me, any, ja }) =>
    say(
      "Ref",
      "foe",
      [
        `the general fighting ${me}`,
        `the (enemy|opposing) general fighting ${any}`,
        `the general fighting ${any}`,
        `the general [that] (${any} is fighting|is fighting ${any}|${any} fights|fights ${any})`,
        `the (general|opposing general) in battle with ${any}`,
        `the general [that] (was fighting ${any}|${any} was fighting|fought ${any}|${any} fought|${any} battled|battled ${any}|is battling ${any})`,
        `the general ${any} (was|is) in [a] battle with`,
        `${any}'s (opponent in battle|opposing general|battle opponent|opponent)`,
        `the opposing general fighting ${any}`,
      ],
      [`${ja}と戦闘中の武将`, `${ja}と戦闘(している|していた|する|した)武将`, `${ja}の戦闘相手[の武将]`],
      { ...one, on },
    ),
  ),
  // Where a text speaks of its own fight, there is but one on the other side.
  ...fights.map(({ on }) => read("Ref", "foe", "the opposing general", [], { ...one, on, ctx: ["free"] })),
  // Of two that a trigger spoke of each has a name.
  ...(
    [
      ["doer", "attacking", "攻撃した"],
      ["whom", "attacked", "攻撃された"],
    ] as const
  ).map(([ref, en, ja]) => say("Ref", ref, `the ${en} general`, `${ja}武将`, { ...one, ctx: ["when"] })),
];
