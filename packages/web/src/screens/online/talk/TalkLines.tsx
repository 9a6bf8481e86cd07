/** The lines of a place, and what was done about one. What is shown here counts as looked at. */
import { useEffect, useState } from "react";
import { useOnlineWords } from "../../../online/useOnline.ts";
import { useConnection } from "../../../online/useRoom.ts";
import { talk, useTalk } from "../../../online/useTalk.ts";
import { Lines } from "./Lines.tsx";

export function TalkLines() {
  const { said } = useTalk();
  const { lost } = useOnlineWords();
  const broken = useConnection() !== "open";
  const [done, setDone] = useState("");
  const told = broken ? lost : done;
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
      <Lines onDone={setDone} />
      <p className={told ? "talk-told" : "unseen"} role="status">
        {told}
      </p>
    </>
  );
}
