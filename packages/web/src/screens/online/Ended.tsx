/** Results that somebody has not seen yet: a match may end while they are away, by time or because another gave up. */

import { useEndsSeen } from "../../online/ends-seen.ts";
import { useLookingWords } from "../../online/Looking.tsx";
import { useAsked } from "../../online/useAsked.ts";
import { PastMatch } from "./History.tsx";

/** So often it is asked for. Milliseconds. */
const EVERY = 60_000;
/** So long ago it is still news. Milliseconds. */
const RECENT = 3 * 86_400_000;

export function Ended({ me }: { me: string }) {
  const words = useLookingWords();
  const seen = useEndsSeen();
  const { got } = useAsked({ ask: "profile", user: me }, EVERY);
  const unseen = (got?.matches ?? []).filter(({ id, at }) => !seen.includes(id) && Date.now() - at < RECENT);
  if (unseen.length === 0) return null;
  return (
    <section aria-labelledby="ended-title">
      <h2 id="ended-title">{words.ended}</h2>
      <ul className="online-list">
        {unseen.map((match) => (
          <PastMatch key={match.id} match={match} mine />
        ))}
      </ul>
    </section>
  );
}
