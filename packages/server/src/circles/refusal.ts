/** Why something is not done in a circle. */
import type { RefusalCode } from "@tefuda/host/online/wire";
import { RefusedError } from "../wire/refused.ts";

export class CircleError extends RefusedError {
  constructor(why: RefusalCode) {
    super(why, "in this circle");
  }
}
