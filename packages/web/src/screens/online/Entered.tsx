/** Stands before every screen of playing with others: shown is the screen once somebody is here and the wire is open. */
import type { ReactNode } from "react";
import type { Person } from "../../online/people.ts";
import { BROKEN_FOR, useLasting } from "../../online/useLasting.ts";
import { useOnlineWords } from "../../online/useOnline.ts";
import { useConnection, useRoom } from "../../online/useRoom.ts";
import { useTalkWords } from "../../online/useTalk.ts";
import { useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { NameForm } from "./NameForm.tsx";
import { Warnings } from "./talk/Warnings.tsx";

import "../../styles/online.css";

interface EnteredProps {
  title: string;
  /** Somebody has just given a name. */
  onEntered?: () => void;
  children: (person: Person) => ReactNode;
}

export function Entered({ title, onEntered, children }: EnteredProps) {
  const standing = useRoom();
  const common = useWords();
  const words = useOnlineWords();
  switch (standing.at) {
    case "in":
      return (
        <>
          {children(standing.person)}
          <Warnings />
        </>
      );
    case "none":
      return (
        <Nowhere title={words.none}>
          <p>{words.noneText}</p>
        </Nowhere>
      );
    case "nobody":
      return (
        <main className="page page--text online" id="main">
          <h1>{title}</h1>
          {standing.out && <SignedOut />}
          <NameForm {...(onEntered ? { onEntered } : {})} />
        </main>
      );
    case "silent":
    case "looking":
      return (
        <main className="wait" id="main">
          <p role="status">{standing.at === "silent" ? words.unreachable : common.loading}</p>
        </main>
      );
  }
}

/** Whether a moderator has closed an account, and until when, is told to whoever has its password. */
function SignedOut() {
  const words = useTalkWords();
  return <p role="alert">{words.signedOut}</p>;
}

/** Tells quietly that the wire is broken, and that it is being mended. */
export function Lost() {
  const connection = useConnection();
  const words = useOnlineWords();
  const lost = useLasting(connection !== "open", BROKEN_FOR);
  return (
    <p className={lost ? "online-lost" : "unseen"} role="status">
      {lost ? words.lost : ""}
    </p>
  );
}
