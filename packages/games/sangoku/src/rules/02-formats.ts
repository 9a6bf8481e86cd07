/** 2 Set-up: formats, which are named sets of parameters (sangoku-2.10). */
import { type ParameterForm, readFormatFile } from "@tefuda/cardtext/formatfile";
import type { FormatInfo, Problem, SourceFile } from "@tefuda/kernel";

const NUMBER: ParameterForm = {};
const OR_NONE: ParameterForm = { none: -1 };
const FORMS: Readonly<Record<string, ParameterForm>> = {
  deckMin: NUMBER,
  deckMax: OR_NONE,
  copyLimit: NUMBER,
  openingHand: NUMBER,
  forts: NUMBER,
  handLimit: NUMBER,
  firstPlayerMulligan: "flag",
  firstTurnDraw: "flag",
  firstTurnAttack: "flag",
  resourcesPerTurn: NUMBER,
  resourceCap: OR_NONE,
  faceDownDraw: "flag",
  musouHeals: "flag",
  summonTurnsResource: "flag",
  turnLimit: { none: 0 },
};

/** Reads a format: its name, and the parameters that are not the default ones. */
export const readFormat = (file: SourceFile): { format?: FormatInfo; problems: Problem[] } =>
  readFormatFile(file, { example: "resourceCap: 10", rule: "sangoku-2.10", parameters: FORMS });
