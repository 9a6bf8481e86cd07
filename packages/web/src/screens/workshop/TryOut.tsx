/** The table on which cards that are being written are tried: it stands in a frame of the workshop, which tells it what lies there. */
import { alike, WordsError } from "@tefuda/kernel";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useSession } from "../../state/session.ts";
import { type AskTried, type FromTry, hearFrom, type ToTry, type ToWatch } from "./try-messages.ts";

const TableScreen = lazy(() => import("../TableScreen.tsx").then((m) => ({ default: m.TableScreen })));

export function TryOut() {
  const session = useSession();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const tell = (said: FromTry): void => parent.postMessage(said, location.origin);
    const lay = async ({ game, files, begin, others }: ToTry): Promise<void> => {
      try {
        await session.open(game);
        tell({ tefuda: "tried", unfit: await session.host.tryOut(game, files, begin, others) });
      } catch (error) {
        const says = error instanceof WordsError ? error.words : alike((error as Error).message);
        tell({ tefuda: "wrong", says });
      }
    };
    const show = async ({ record }: ToWatch): Promise<void> => {
      await session.open(record.game);
      await session.host.watch(record);
    };
    const end = hearFrom<ToTry | ToWatch | AskTried>(
      () => parent,
      (said) => {
        line.current = line.current.then(async () => {
          if (said.tefuda === "try") return lay(said);
          if (said.tefuda === "watch") return show(said);
          tell({ tefuda: "saved", saved: await session.host.save() });
        });
      },
    );
    tell({ tefuda: "ready" });
    return end;
  }, [session]);
  return (
    <Suspense>
      <TableScreen aside />
    </Suspense>
  );
}
