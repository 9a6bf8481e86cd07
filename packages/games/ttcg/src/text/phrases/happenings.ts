/** What can be said twice of one card: "when this card is played or attacks". */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import type { Trigger } from "../tree.ts";

const verbs: readonly [Trigger["on"], string | string[], object?][] = [
  ["played", "is played"],
  ["played", "is played from your hand", { from: "hand" }],
  ["attacks", "attacks"],
  ["attacked", "is attacked"],
  ["destroyed", "is destroyed"],
  ["sentToPile", "is sent to the discard pile"],
  ["leavesField", "leaves the field"],
  ["returned", "is returned to its owner's hand"],
  ["returned", "is returned to your hand", { whose: "you" }],
  ["levelledUp", ["is levelled up", "is ranked up"]],
  ["tapped", ["is tapped", "becomes tapped"]],
  ["untapped", ["is untapped", "becomes untapped"]],
  ["discarded", "is discarded"],
  ["discarded", "is discarded from your hand", { from: "hand" }],
  ["milled", "is milled"],
  ["milled", "is milled from your deck", { from: "deck" }],
];

export const happenings: Production[] = verbs.map(([on, en, more]) => say("Happening", { on, ...more }, en));
