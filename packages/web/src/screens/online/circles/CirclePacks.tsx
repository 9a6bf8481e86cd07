/** Packs that wait to be opened, and what is told of the chance that they come from. */
import type { Collection } from "@tefuda/host/online/circle-schemas";
import { useState } from "react";
import { oddsOf } from "../../../card/odds.ts";
import { room } from "../../../online/room.ts";
import { Opening } from "../opening/Opening.tsx";
import { PackPile } from "../opening/PackPile.tsx";
import { useOpeningWords } from "../opening/useOpeningWords.ts";
import type { Unopened } from "../opening/useReveal.ts";
import { type InsideCircle, ownedOf, useInside } from "./inside.ts";
import { useCircleWords, useTime } from "./useCircleWords.ts";

export function CirclePacks() {
  const inside = useInside();
  const { circle, me, collection, set } = inside;
  const words = useCircleWords();
  const packWords = useOpeningWords();
  const time = useTime();
  const [opens, setOpens] = useState(false);
  const { given, opened, next } = me.packs;
  const left = circle.open ? given - opened : 0;
  return (
    <section className="circle-packs" aria-labelledby="packs-title">
      <h2 id="packs-title">{packWords.packsTitle}</h2>
      {left > 0 ? (
        <>
          <p role="status">{packWords.packsWait(left)}</p>
          <PackPile
            left={left}
            set={set}
            says={packWords.openPack(opened + 1)}
            disabled={!collection}
            onPress={() => setOpens(true)}
          />
        </>
      ) : (
        <p className="circle-none" role="status">
          {next === null || !circle.open ? words.noPacks : words.noPacksNext(time(next))}
        </p>
      )}
      <p className="online-note">
        {[
          packWords.packsOpened(opened, given),
          ...(left > 0 && next !== null ? [words.nextPacks(circle.plan.packs.each, time(next))] : []),
        ].join(" · ")}
      </p>
      <div className="circle-hash">
        <p className="online-note">{words.secretNote}</p>
        <code>{circle.hash ?? ""}</code>
        {circle.secret !== null && (
          <>
            <p className="online-note">{words.secretTold}</p>
            <code>{circle.secret}</code>
          </>
        )}
      </div>
      {opens && collection && (
        <Opening printed={inside} packs={unopenedIn(inside, collection)} onClose={() => setOpens(false)} />
      )}
    </section>
  );
}

function unopenedIn({ circle, me, data }: InsideCircle, collection: Collection): Unopened {
  return {
    ...{ given: me.packs.given, opened: me.packs.opened },
    standing: {
      owned: ownedOf(collection),
      wished: new Map(collection.wishes.map(({ card, count }) => [card, count])),
    },
    odds: oddsOf(circle.plan.printing === "book" ? data.sealed?.set : undefined),
    openPack: (number) =>
      room.socket.connection === "open"
        ? room.socket.ask({ ask: "openPack", circle: circle.id, number })
        : Promise.reject(new Error("closed")),
  };
}
