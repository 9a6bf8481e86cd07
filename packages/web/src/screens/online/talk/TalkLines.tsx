/** The lines of a place, and what was done about one. What is shown here counts as looked at. */
import { useEffect, useState } from "react";
import { talk, useTalk } from "../../../online/useTalk.ts";
import { Lines } from "./Lines.tsx";

export function TalkLines() {
  const { said } = useTalk();
  const [told, setTold] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is looked at
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) talk.seen();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [said]);
  return (
    <>
      <Lines onDone={setTold} />
      <p className={told ? "talk-told" : "unseen"} role="status">
        {told}
      </p>
    </>
  );
}
