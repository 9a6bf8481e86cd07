/** A sheet over the page: from the side on a wide screen, from below on a phone. Keeps the focus while it is open. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../words/index.tsx";
import { focusIsFree } from "./focus.ts";
import { Glyph } from "./Glyph.tsx";
import { useBackCloses } from "./useBackCloses.ts";

const stay = (): void => {};

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** wide: for many cards; middle: a small dialog in the middle. */
  form?: "side" | "wide" | "middle";
  children: ReactNode;
  /** Stays until it is answered. */
  firm?: boolean;
  footer?: ReactNode;
}

export function Sheet({ title, onClose, form = "side", children, firm = false, footer }: SheetProps) {
  const words = useWords();
  const dialog = useRef<HTMLElement>(null);
  // one that has to be answered stays
  useBackCloses(firm ? stay : onClose);
  // What the sheet holds may change under the focus; then the sheet itself takes it, or Escape would not be heard.
  // At once, so that not even a key pressed in the same moment is lost; and again when what was closing has closed.
  useLayoutEffect(() => {
    const take = (): void => {
      if (focusIsFree()) dialog.current?.focus();
    };
    take();
    const timer = setTimeout(take, 50);
    return () => clearTimeout(timer);
  });
  // and where only a part of what it holds has changed (a button that works on something is not pressed twice), with the
  // next key; but not beneath another sheet
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent): void => {
      if (!focusIsFree() || dialog.current?.closest("[inert], [aria-hidden=true]")) return;
      dialog.current?.focus();
      if (key === "Escape" && !firm) close.current();
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [firm]);
  return (
    <ModalOverlay
      className={`scrim scrim--${form}`}
      isOpen
      isDismissable={!firm}
      isKeyboardDismissDisabled={firm}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={`sheet sheet--${form}`}>
        <Dialog className="sheet-inner" ref={dialog}>
          <header className="sheet-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!firm && (
              <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
                <Glyph name="close" />
              </button>
            )}
          </header>
          <section
            className="sheet-body"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
            tabIndex={0}
            aria-label={typeof title === "string" ? title : undefined}
          >
            {children}
          </section>
          {footer && <footer className="sheet-foot">{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
