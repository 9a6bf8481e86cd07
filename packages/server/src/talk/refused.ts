/** Why something of talking is not done. */
import type { RefusalCode } from "@tefuda/host/online/wire";
import { RefusedError } from "../wire/refused.ts";

export class TalkError extends RefusedError {
  constructor(why: RefusalCode) {
    super(why, "in talk");
  }
}
