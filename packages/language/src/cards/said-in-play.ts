/**
 * Descriptions of which a text said that they lie in play. That is so where nothing is said, and no part of the tree; but
 * what is discarded lies in a hand where nothing is said, so there it makes a difference.
 */
const said = new WeakSet<object>();

export function noteInPlay<D extends object>(description: D): D {
  said.add(description);
  return description;
}

export const isSaidInPlay = (description: object): boolean => said.has(description);
