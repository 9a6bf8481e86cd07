/** What the engine foretells of an answer: asked for once, and drawn when it has come, if it is still about this screen. */
import type { Forecast } from "@tefuda/kernel";
import { useEffect, useState } from "react";

type Foretell = (say: string | null) => Promise<Forecast | null>;

/** What is foretold of several answers, one after the other, as far as it has come. */
export function useForecasts(foretell: Foretell, says: readonly string[]): ReadonlyMap<string, Forecast> {
  const [got, setGot] = useState<ReadonlyMap<string, Forecast>>(new Map());
  const asked = JSON.stringify(says);
  useEffect(() => {
    let current = true;
    setGot(new Map());
    void (async () => {
      for (const say of JSON.parse(asked) as string[]) {
        const forecast = await foretell(say).catch(() => null);
        if (!current) return;
        if (forecast) setGot((before) => new Map(before).set(say, forecast));
      }
    })();
    return () => {
      current = false;
    };
  }, [foretell, asked]);
  return got;
}

/** With undefined nothing is asked. */
export function useForecast(foretell: Foretell, say: string | null | undefined): Forecast | null {
  const [got, setGot] = useState<{
    foretell: Foretell;
    say: string | null;
    forecast: Forecast | null;
  } | null>(null);
  useEffect(() => {
    if (say === undefined) return;
    let current = true;
    foretell(say).then(
      (forecast) => current && setGot({ foretell, say, forecast }),
      () => {
        // without one the fight is drawn all the same
      },
    );
    return () => {
      current = false;
    };
  }, [foretell, say]);
  return got?.foretell === foretell && got.say === say ? got.forecast : null;
}
