/** The rulings that answer a question: asked for anew whenever it changes, the last answer shown until the next has come. */
import type { RulingEntry } from "@tefuda/host/host";
import type { SoughtRulings } from "@tefuda/host/sought";
import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../state/session.ts";

interface Found {
  /** Null until the first have come. */
  rulings: readonly RulingEntry[] | null;
  /** What they answer is no longer what is asked. */
  stale: boolean;
  /** The answer did not come through; it can be asked for again. */
  again: (() => void) | null;
}

export function useFound(sought: SoughtRulings): Found {
  const { host } = useSession();
  const { game, words, rule, card } = sought;
  const key = JSON.stringify([game, words, rule, card]);
  const [got, setGot] = useState<{ key: string; rulings: readonly RulingEntry[] | null } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const ask = useCallback(() => {
    let wanted = true;
    setFailed(null);
    host.searchRulings({ game, words, rule, card }).then(
      (rulings) => wanted && setGot({ key, rulings }),
      () => wanted && setFailed(key),
    );
    return () => {
      wanted = false;
    };
  }, [host, key, game, words, rule, card]);
  useEffect(ask, [ask]);
  return {
    rulings: got?.rulings ?? null,
    stale: got?.key !== key,
    again: failed === key ? ask : null,
  };
}
