/**
 * "Back" closes what lies over the page, and does not leave the page under it. When something opens, the history gets one
 * entry more, of the same address. It stays there when that is closed otherwise, for what opens next; whoever then goes
 * back is taken one step further, to where they meant to go.
 */
import { useEffect, useRef } from "react";

/** In the state of that entry. */
const MARK = "tefuda-over";

type Close = () => void;
const open: Close[] = [];
/** The address of the marked entry that one stands on; null on any other. */
let standing: string | null = null;

const isMarked = (): boolean => history.state?.[MARK] === true;
const note = (): void => {
  standing = isMarked() ? location.href : null;
};

/** Once all that opens and closes together has: one sheet may take the place of another. */
function settle(): void {
  setTimeout(() => {
    if (open.length > 0 && !isMarked()) history.pushState({ [MARK]: true }, "");
    note();
  });
}

if (typeof window !== "undefined") {
  note();
  addEventListener("popstate", () => {
    const left = !isMarked() && standing === location.href;
    note();
    if (!left) return;
    const close = open.at(-1);
    if (!close) return history.back();
    close();
    settle();
  });
}

/** Closes with `close` when somebody goes back. */
export function useBackCloses(close: Close): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const one: Close = () => latest.current();
    open.push(one);
    settle();
    return () => {
      open.splice(open.indexOf(one), 1);
    };
  }, []);
}
