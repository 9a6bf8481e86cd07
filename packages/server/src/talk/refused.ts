/** Why something of talking is not done. */
import type { RefusalCode } from "@tefuda/host/online/wire";

export class TalkError extends Error {
  readonly why: RefusalCode;
  constructor(why: RefusalCode) {
    super(`not in talk: ${why}`);
    this.why = why;
  }
}
