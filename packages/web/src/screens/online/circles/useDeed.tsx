/** Something that is asked of the server and may be refused: whether it is under way, and what was against it. */
import { type ReactNode, useState } from "react";
import { faultIn, useWords } from "../../../words/index.tsx";

interface Doing {
  /** `then` is done where it was not refused. */
  ask: <Done>(deed: Promise<Done>, then?: (done: Done) => void) => void;
  goes: boolean;
  /** What was against it, to be shown beside what was pressed. */
  told: ReactNode;
  /** As it was thrown. */
  fault: Error | null;
}

export function useDeed(): Doing {
  const common = useWords();
  const [fault, setFault] = useState<Error | null>(null);
  const [goes, setGoes] = useState(false);
  const ask = <Done,>(deed: Promise<Done>, then?: (done: Done) => void): void => {
    setFault(null);
    setGoes(true);
    deed.then(then, setFault).finally(() => setGoes(false));
  };
  const told = fault && (
    <p className="fault" role="alert">
      {faultIn(common, fault)}
    </p>
  );
  return { ask, goes, told, fault };
}
