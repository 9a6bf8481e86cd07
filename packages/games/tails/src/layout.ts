/** Where things lie on the table of Tails and Tactics, for whoever draws it. */
import type { TableLayout } from "@tefuda/kernel";

export const LAYOUT: TableLayout = {
  rows: [
    {
      zones: [
        { zone: "camp", name: { en: "Set-up" }, form: "row" },
        { zone: "units", name: { en: "Units" }, form: "row", slots: 5 },
        { zone: "played", name: { en: "Being played" }, form: "row" },
      ],
    },
    {
      zones: [
        { zone: "gear", name: { en: "Equipment" }, form: "row" },
        { zone: "grounds", name: { en: "Turfs and New Rules" }, form: "row" },
        { zone: "traps", name: { en: "Traps" }, form: "row" },
        { zone: "deck", name: { en: "Draw" }, form: "stack" },
        { zone: "pile", name: { en: "Discards" }, form: "stack", opens: true },
      ],
    },
    { zones: [{ zone: "hand", name: { en: "Hand" }, form: "fan" }] },
  ],
  seatNumbers: [{ id: "base", name: { en: "Base" } }],
  phases: [],
  verbs: {
    take: { en: "Take" },
    lay: { en: "Lay face down" },
    "lay for": { en: "Lay as a requirement for" },
    deploy: { en: "Deploy" },
    equip: { en: "Attach" },
    attack: { en: "Attack" },
    "attack base with": { en: "Attack the base" },
    "base of": { en: "The base of" },
    use: { en: "Use ability" },
    play: { en: "Play now" },
    "play before": { en: "Play before the last action" },
    "turn up": { en: "Turn up now" },
    "turn up before": { en: "Turn up before the last action" },
    waste: { en: "Throw away (its requirements are not there)" },
  },
  buttons: {
    pass: { en: "Pass" },
    "end turn": { en: "End the turn" },
    content: { en: "Ready" },
    "take none": { en: "No New Rule" },
    yes: { en: "Yes" },
    no: { en: "No" },
  },
  passes: ["pass", "end turn", "content", "take none", "no"],
};
