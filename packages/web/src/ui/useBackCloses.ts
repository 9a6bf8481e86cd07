/**
 * "Back" closes what lies over the page, and does not leave the page under it. While anything is open the history has one
 * entry more, of the same address; it goes when nothing is.
 */
import { useEffect, useRef } from "react";

/** In the state of that entry. */
const MARK = "tefuda-over";

type Close = () => void;
const open: Close[] = [];
/** Our own way back, which nobody has asked for. */
let ours = 0;

const isMarked = (): boolean => history.state?.[MARK] === true;
const mark = (): void => {
  if (!isMarked()) history.pushState({ [MARK]: true }, "");
};

/** Looks at what is open once all that changed with it has. */
function settle(): void {
  setTimeout(() => {
    if (open.length > 0) return mark();
    // whoever has gone on to another page is not taken back from it
    if (!isMarked()) return;
    ours++;
    history.back();
  });
}

if (typeof window !== "undefined")
  addEventListener("popstate", () => {
    if (ours > 0) {
      ours--;
      return;
    }
    if (isMarked()) return;
    open.at(-1)?.();
    settle();
  });

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
      settle();
    };
  }, []);
}
