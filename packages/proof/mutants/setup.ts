/** A mutant that is noticed is noticed: nobody reads the smallest example of it, and nobody needs the hundredth one. */
import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true, numRuns: 40 });
