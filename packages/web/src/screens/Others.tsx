/** The place on the first page for what tells of others, which is asked for when all else is drawn. */
import { lazy, Suspense, useEffect, useState } from "react";
import { whenDrawn } from "../state/idle.ts";
import { othersRoom } from "../state/others-room.ts";

// a page that is kept may be without it
const OnlineDoor = lazy(() =>
  import("./online/OnlineDoor.tsx").then(
    (m) => ({ default: m.OnlineDoor }),
    () => ({ default: () => null }),
  ),
);

export function Others() {
  const [drawn, setDrawn] = useState(false);
  const [height] = useState(() => othersRoom(innerWidth));
  useEffect(() => {
    let current = true;
    whenDrawn(() => current && setDrawn(navigator.onLine));
    return () => {
      current = false;
    };
  }, []);
  return (
    <div style={{ minHeight: height }} className="others">
      <Suspense>{drawn && <OnlineDoor />}</Suspense>
    </div>
  );
}
