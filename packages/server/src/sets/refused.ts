/** Why something of a set is not done, with the status that the web has for it. */
import { type Words, WordsError } from "@tefuda/kernel";

export class SetRefused extends WordsError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 503;
  constructor(status: SetRefused["status"], words: Words) {
    super(words);
    this.status = status;
  }
}
