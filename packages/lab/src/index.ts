/** The public face of this package; what needs Node (`run.ts`) is asked for by its name. */

export { packed } from "./answer.ts";
export { type Beside, lapsingPlans, variedPlan } from "./beside.ts";
export { brokenBounds, type HealthBound, healthBounds } from "./bounds.ts";
export { type CardFigures, type CardsReport, CardTally, cardsReport } from "./cards.ts";
export { type NumberPlace, numberAt, numberFields, type Version, withNumber, withNumbers } from "./change.ts";
export { MEASURES } from "./measures/index.ts";
export { isMeasured, type Measure, type Measured } from "./measures/measure.ts";
export { meetings, swapped } from "./meetings.ts";
export { type At, type Curve, type CurvePoint, curveOf, type Even } from "./number.ts";
export { meanOf, type PairedShare, pairedShare } from "./paired.ts";
export {
  BROKEN,
  DECISIONS,
  DRAWN,
  type Fault,
  FIELDS,
  FIRST,
  HABIT,
  HOW,
  heldWords,
  type Plan,
  Player,
  RULE,
  TURNS,
  UNFINISHED,
  WINNER,
  WON,
} from "./play.ts";
export { type Figure, type LabReport, reportOf, type Watched } from "./report.ts";
export { type Share, wilson } from "./share.ts";
export { Study } from "./study.ts";
export {
  type Change,
  changesBetween,
  EFFECT,
  gamesFor,
  POWER,
  questionsOf,
  RATE,
  type Side,
} from "./what-if.ts";
