/** What is said, as a sheet over a table with little room. */
import { useTalkWords } from "../../../online/useTalk.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { Speak } from "./Speak.tsx";
import { TalkLines } from "./TalkLines.tsx";

import "../../../styles/online.css";
import "../../../styles/talk.css";

export function TalkSheet({ onClose }: { onClose: () => void }) {
  const words = useTalkWords();
  return (
    <Sheet title={words.title} onClose={onClose} footer={<Speak />}>
      <TalkLines />
    </Sheet>
  );
}
