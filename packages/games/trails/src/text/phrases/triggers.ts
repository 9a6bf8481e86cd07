/** What only this game waits for: that a UNIT stuns another, that a card is rebuilt. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Cards, Trigger } from "../tree.ts";

const foreign: Cards = { count: { exactly: 1 }, what: { noun: "unit", side: "opponents" } };

export const triggers: Production[] = [
  ...[true, false].map((fought) =>
    both(
      "Event",
      ({ c, d }) => ({ on: "stuns", what: c, whom: d, ...(fought && { inCombat: true }) }),
      (it: Trigger) =>
        it.on === "stuns" && fought === (it.inCombat === true) ? { c: it.what, d: it.whom } : undefined,
      `{c:Cards.sg.event} stuns {d:Cards.sg.event}${fought ? " in combat" : ""}`,
      [
        `{c:Cards.sg.event}が${fought ? "戦闘で" : ""}{d:Cards.sg.event}をスタンさせた`,
        `{c:Cards.sg.event}が${fought ? "戦闘で[、]" : ""}{d:Cards.sg.event}を(スタンさせた|スタン状態にした)`,
      ],
    ),
  ),
  ...["", " in combat"].map((fought) =>
    read(
      "Event",
      ({ c }: Slots) => ({ on: "stuns", what: c, whom: foreign, ...(fought && { inCombat: true }) }),
      `{c:Cards.sg.event} stuns (an|your) opponent's UNIT${fought}`,
    ),
  ),
  // Whom it attacks, a UNIT or a player; said of what is attacked as well.
  both(
    "Event",
    ({ c, d }) => ({ on: "attacks", what: c, whom: d }),
    (it: Trigger) => (it.on === "attacks" && it.whom && !it.group ? { c: it.what, d: it.whom } : undefined),
    [
      "{c:Cards.sg.event} attacks {d:Cards.sg.event}",
      "{c:Cards.sg.event} (attacks|declares an attack on|makes an attack on|begins attacking) {d:Cards.sg.event}",
    ],
    [
      "{c:Cards.sg.event}が{d:Cards.sg.event}を攻撃した",
      "{c:Cards.sg.event}が{d:Cards.sg.event}(を|に)(攻撃した|攻撃する|攻撃を行った)",
    ],
  ),
  read(
    "Event",
    { on: "attacks", what: "$c", whom: "$d" },
    "{d:Cards.sg.event} (is|becomes) attacked by {c:Cards.sg.event}",
    ["{d:Cards.sg.event}が{c:Cards.sg.event}に攻撃された"],
  ),
  both(
    "Event",
    ({ c }) => ({ on: "attacks", what: c, player: true }),
    (it: Trigger) => (it.on === "attacks" && it.player ? { c: it.what } : undefined),
    [
      "{c:Cards.sg.event} attacks a player",
      "{c:Cards.sg.event} (attacks|declares an attack on|makes an attack on) (your opponent|the opponent|an opponent|the opposing player|a player|the player|you) [directly]",
      "{c:Cards.sg.event} attacks directly",
    ],
    [
      "{c:Cards.sg.event}がプレイヤーを攻撃した",
      "{c:Cards.sg.event}が(プレイヤー|相手|相手プレイヤー)を[直接]攻撃(した|する)",
    ],
  ),
  both(
    "Event",
    ({ c, d }) => ({ on: "supports", what: c, whom: d }),
    (it: Trigger) => (it.on === "supports" && it.whom ? { c: it.what, d: it.whom } : undefined),
    [
      "{c:Cards.sg.event} gives SCLM support to {d:Cards.sg.event}",
      "{c:Cards.sg.event} (gives|provides) [SCLM] support to {d:Cards.sg.event}",
      "{c:Cards.sg.event} (supports|SCLM supports) {d:Cards.sg.event}",
    ],
    [
      "{c:Cards.sg.event}が{d:Cards.sg.event}にスクラムサポートを行った",
      "{c:Cards.sg.event}が{d:Cards.sg.event}に[スクラム]サポート(を行った|をした|した|を与えた)",
    ],
  ),
  // The card that is discarded; of others it is said who discards them.
  both(
    "Event",
    ({ r }) => (r === "this" ? { on: "discarded", what: { ref: r } } : undefined),
    (it: Trigger) => (it.on === "discarded" && "ref" in it.what ? { r: it.what.ref } : undefined),
    [
      "{r:Ref.sg.event} is discarded",
      "{r:Ref.sg.event} is discarded from (your|a|its owner's) hand",
      "you discard {r:Ref.sg.event}",
    ],
    ["{r:Ref.sg.event}が捨てられた", "{r:Ref.sg.event}が手札から捨てられた"],
  ),
  say(
    "Happens",
    { on: "rebuilt", who: "@by" },
    ["~rebuild a card", "~rebuild a card in (your|their) homebase"],
    ["カードを再建した", "[カードを]再建(した|を行った)"],
  ),
];
