/** What is said at a table before a match. */
import { useTalkAt } from "../../../online/useTalk.ts";
import { TalkAnnouncer } from "./Spoken.tsx";
import { TalkFold } from "./TalkFold.tsx";

export function TableTalk({ table }: { table: string }) {
  useTalkAt("table", table);
  return (
    <>
      <TalkFold />
      <TalkAnnouncer />
    </>
  );
}
