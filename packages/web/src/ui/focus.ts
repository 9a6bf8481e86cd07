/** Who has the focus. */

/** Whether the focus is nowhere, so that it may be put somewhere without taking it from anybody. */
export function focusIsFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body;
}

/**
 * Of a page in a frame: nothing in it is given the focus while the frame has not got it, as around it somebody may be
 * writing. A window that is open would else fetch back what was taken from it by a click beside the frame.
 */
export function leaveFocusAround(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
