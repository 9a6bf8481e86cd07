/** Refusals as the library answers them. */
import { APIError } from "better-auth/api";
import { Refused } from "./accounts.ts";

/** Runs it; what is refused is answered with its code and words. */
export async function refusal<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new APIError(error.status, { code: error.code, message: error.message, words: error.words });
  }
}
