/** On the first page: the matches that wait for whoever is here. */
import { useOnlineWords } from "../../online/useOnline.ts";
import { useMine, useRoom } from "../../online/useRoom.ts";
import { MatchList } from "./MatchList.tsx";

import "../../styles/online.css";

export function DoorMatches({ me, onShown }: { me: string; onShown: () => void }) {
  useRoom();
  const { yourTurn } = useOnlineWords();
  const waits = useMine()?.filter(({ waitsForMe }) => waitsForMe) ?? [];
  if (waits.length === 0) return null;
  return (
    <div ref={onShown}>
      <h3 className="unseen">{yourTurn}</h3>
      <MatchList matches={waits} me={me} />
    </div>
  );
}
