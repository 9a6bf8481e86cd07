/** What is told of the chance of a match: an open seed, or the hash of a secret and, at the end, the secret itself. */

import type { Chance } from "@tefuda/host/host";
import { isAsTold } from "@tefuda/kernel";
import { useState } from "react";
import { useWords } from "../words/index.tsx";
import { seatName } from "./seats.ts";

export function ChanceTold({ chance }: { chance: Chance }) {
  const words = useWords();
  const [verified, setVerified] = useState<boolean | null>(null);
  if ("open" in chance) return <p className="chance">{words.chanceOpen(chance.open)}</p>;
  const { hash, numbers, secret } = chance;
  return (
    <details className="chance">
      <summary>{secret === undefined ? words.chanceSecret : words.chanceOpened}</summary>
      <dl>
        <dt>{words.chanceHash}</dt>
        <dd>{hash}</dd>
        {numbers.map((number, seat) => (
          <div key={seatName(seat)}>
            <dt>{words.chanceNumber(seatName(seat))}</dt>
            <dd>{number}</dd>
          </div>
        ))}
        {secret !== undefined && (
          <>
            <dt>{words.chanceWas}</dt>
            <dd>{secret}</dd>
          </>
        )}
      </dl>
      {secret !== undefined && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => setVerified(isAsTold({ secret, hash, numbers }))}
          >
            {words.chanceVerify}
          </button>{" "}
          <span role="status">
            {verified === null ? "" : verified ? words.chanceVerified : words.chanceWrong}
          </span>
        </p>
      )}
    </details>
  );
}
