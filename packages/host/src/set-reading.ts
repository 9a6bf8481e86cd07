/** What a set of somebody's own is read with: loaded when there is one. */
export { nameOfDropped, readDropped, toldProblems } from "@tefuda/referee/dropped-set";
export { countRulings } from "@tefuda/referee/own-set";
export { ProblemsError, problemAt } from "@tefuda/referee/problems";
export { triedIn } from "@tefuda/referee/records/trial";
export { SET } from "@tefuda/referee/says";
export { shelfWith } from "./shelf.ts";
