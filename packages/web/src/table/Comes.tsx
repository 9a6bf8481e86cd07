/** What would follow, if nobody answers: under what is asked, and under what a menu offers. */
import { type Follows, followsOf } from "../state/follows.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useForecast } from "./useForecast.ts";

/** Of the question on the screen: of yes, or of passing while something waits to happen. */
export function Comes() {
  const { fight, foretell, look, shown } = useTable();
  const words = useWords();
  const say = useSaid();
  const { question, links } = shown.view;
  const waits = links.length > 0 || look.afterAction?.includes(question?.prompt ?? "");
  const passes = question?.shape === "one" && waits && !fight;
  const asks = question?.shape === "yes" ? "yes" : passes ? null : undefined;
  const foretold = useForecast(foretell, look.duels?.[question?.prompt ?? ""] ? undefined : asks);
  const yes = say(look.answers?.[question?.prompt ?? ""]?.yes, words.yes);
  const follows = foretold && followsOf(look, foretold, words.gameEnds);
  if (!follows || follows.sure.length === 0) return null;
  return (
    <p className="prompt-comes">
      <b>{asks === "yes" ? words.comesOf(yes) : words.comesOfPassing}</b> <Following {...follows} />
    </p>
  );
}

export function Following({ sure, hangs }: Follows) {
  const words = useWords();
  if (sure.length === 0 && !hangs) return null;
  return (
    <span className="comes">
      {sure.length > 0 && `→ ${sure.join(" ")} `}
      {hangs && words.unsure}
    </span>
  );
}
