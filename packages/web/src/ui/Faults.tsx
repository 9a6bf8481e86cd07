/** What is told when something breaks: at the table, in the host of the match, or while a screen is drawn. */

import { HostError } from "@tefuda/host/host";
import { Component, type ErrorInfo, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { isUnfetched } from "../offline/unfetched.ts";
import { addressOf } from "../state/screen.ts";
import { type Trouble, useSession } from "../state/session.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { OFFLINE_WORDS } from "../words/offline.ts";
import { Glyph } from "./Glyph.tsx";
import { Sheet } from "./Sheet.tsx";

const START = addressOf({ at: "start" });

/** Over every screen: trouble that was told of, errors that nobody caught, and a host that has stopped. */
export function Faults() {
  const session = useSession();
  const words = useWords();
  const { missing } = OFFLINE_WORDS[useLanguage()];
  const trouble = useSyncExternalStore(session.subscribe, session.getTrouble);
  const stopped = useSyncExternalStore(session.subscribe, session.getStopped);
  useEffect(() => {
    const tell = (error: unknown): void => session.setTrouble(troubleOf(error));
    const onError = (event: ErrorEvent): void => {
      // A browser's way of saying that something is measured once more; nothing is wrong.
      if (!event.message.startsWith("ResizeObserver")) tell(event.error ?? event.message);
    };
    const onRejected = (event: PromiseRejectionEvent): void => {
      if (session.getStopped() === null) tell(event.reason);
    };
    addEventListener("error", onError);
    addEventListener("unhandledrejection", onRejected);
    return () => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejected);
    };
  }, [session]);

  if (stopped !== null) return <Stopped words={stopped} />;
  if (!trouble) return null;
  return (
    <Sheet
      title={isMissing(trouble) ? missing : isEndless(trouble) ? words.endless : words.brokenTable}
      onClose={() => session.setTrouble(null)}
      form="middle"
    >
      <Told trouble={trouble} />
    </Sheet>
  );
}

function Stopped({ words: heard }: { words: string }) {
  const session = useSession();
  const words = useWords();
  const kept = session.getKept();
  const [begins, setBegins] = useState(false);
  const goOn = async (): Promise<void> => {
    setBegins(true);
    // What was only watched is not there any more.
    if (!session.mayGoOn && location.hash === addressOf({ at: "table" })) location.replace(START);
    await session.beginAnew().catch((error: Error) => {
      session.failed(error);
      location.hash = START;
    });
    setBegins(false);
  };
  return (
    <Sheet title={words.stoppedTitle} onClose={() => {}} form="middle" firm>
      <p>{words.stoppedText}</p>
      {kept?.state === "failed" ? <p>{words.stoppedNotKept}</p> : <KeptSays />}
      <div className="row-buttons">
        <button type="button" className="button button--main" disabled={begins} onClick={() => void goOn()}>
          {begins ? words.loading : words.stoppedGoOn}
        </button>
        <Reload says={words.reload} />
      </div>
      <Report report={heard} />
    </Sheet>
  );
}

/** What was asked for would have no end: nothing has broken, and the table goes on as it was. */
const isEndless = ({ error }: Trouble): boolean => error instanceof HostError && error.code === "endless";

/** A trouble in words, what it means for the game, and what can be done. */
function Told({ trouble }: { trouble: Trouble }) {
  const session = useSession();
  const words = useWords();
  const { again } = OFFLINE_WORDS[useLanguage()];
  const kept = session.getKept();
  return (
    <>
      <p>{trouble.error ? faultIn(words, trouble.error) : trouble.words}</p>
      <KeptSays />
      <div className="row-buttons">
        {!isEndless(trouble) && <Reload says={isMissing(trouble) ? again : words.reload} />}
        {kept?.id && (
          <button type="button" className="button" onClick={() => session.save().catch(session.failed)}>
            <Glyph name="save" /> {words.saveGame}
          </button>
        )}
      </div>
      {trouble.report && <Report report={trouble.report} />}
    </>
  );
}

function KeptSays() {
  const session = useSession();
  const words = useWords();
  const kept = session.getKept();
  if (kept?.state === "kept") return <p>{words.faultKept}</p>;
  return kept?.state === "failed" ? <p>{words.faultNotKept}</p> : null;
}

function Reload({ says }: { says: string }) {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {says}
    </button>
  );
}

/** For whoever mends it; nothing of the game stands in it. */
function Report({ report }: { report: string }) {
  const words = useWords();
  return (
    <details className="report">
      <summary>{words.reportTitle}</summary>
      <p>{words.reportText}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key */}
      <pre tabIndex={0}>{`${report}\n${location.hash}\n${navigator.userAgent}`}</pre>
    </details>
  );
}

const isMissing = ({ error }: Trouble): boolean => error !== undefined && isUnfetched(error);

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { words: String(error), report: String(error) };
  // there is nothing to report
  if (isUnfetched(error)) return { words: error.message, error };
  return { words: error.message, report: error.stack ?? `${error.name}: ${error.message}` };
}

interface BoundaryProps {
  /** What was drawn; when it becomes another, drawing is tried again. */
  place: string;
  children: ReactNode;
}
interface BoundaryState {
  trouble: Trouble | null;
  place: string;
}

/** Stands around a screen: what breaks while it is drawn takes this screen's place, and nothing else. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { trouble: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { trouble: troubleOf(error) };
  }

  static getDerivedStateFromProps(
    { place }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return place === state.place ? null : { trouble: null, place };
  }

  override componentDidCatch(_: unknown, { componentStack }: ErrorInfo): void {
    this.setState(({ trouble }) => ({
      trouble: trouble && { ...trouble, report: `${trouble.report}\n${componentStack ?? ""}` },
    }));
  }

  override render(): ReactNode {
    const { trouble } = this.state;
    return trouble ? <Broken trouble={trouble} /> : this.props.children;
  }
}

function Broken({ trouble }: { trouble: Trouble }) {
  const words = useWords();
  const { missing } = OFFLINE_WORDS[useLanguage()];
  return (
    <main className="page page--text" id="main">
      <div role="alert">
        <h1>{isMissing(trouble) ? missing : words.brokenScreen}</h1>
        <Told trouble={trouble} />
      </div>
      <p>
        <a href={START}>{words.toStart}</a>
      </p>
    </main>
  );
}
