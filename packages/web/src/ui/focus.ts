/** Who has the focus. */

/**
 * Whether the focus is nowhere, so that it may be put somewhere without taking it from anybody.
 * A table in a frame takes it only while the frame has it: around the frame somebody may be writing.
 */
export function focusIsFree(): boolean {
  const { activeElement, body } = document;
  return (activeElement === null || activeElement === body) && (window === parent || document.hasFocus());
}
