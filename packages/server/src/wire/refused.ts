/** Something that is not done, with the reason that a page is told of. */
import type { RefusalCode } from "@tefuda/host/online/wire";

export class RefusedError<Why extends RefusalCode = RefusalCode> extends Error {
  readonly why: Why;
  constructor(why: Why, where = "here") {
    super(`not ${where}: ${why}`);
    this.why = why;
  }
}
