/** In which windows somebody is asked: of the one that waits it is set here, of the others it is taken back. */
import { type Ask, windowIn, windowKey, windowOf } from "@tefuda/host/windows";
import { changeSettings, useSettings } from "../state/settings.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { STOP_WORDS } from "../words/stops.ts";
import { useTable } from "./context.ts";

const ASKS: readonly Ask[] = ["always", "deeds", "never"];

export function StopsSheet({ onClose }: { onClose: () => void }) {
  const { data, shown } = useTable();
  const common = useWords();
  const words = STOP_WORDS[useLanguage()];
  const say = useSaid();
  const { asks, autoPass } = useSettings();
  const set = asks[data.id] ?? {};
  const { view } = shown;
  const { question } = view;
  const { passes, unasked = {} } = data.layout;
  const open = question && passable(question.options, passes) && !unasked[question.prompt];
  const here = open ? windowKey(windowOf(view, question)) : null;
  const change = (window: string, ask: Ask, says: string): void => {
    const { [window]: _, ...others } = set;
    const now = ask === usual(window) ? others : { ...others, [window]: { ask, says } };
    // whoever sets where they are not asked wants it to hold
    changeSettings({ asks: { ...asks, [data.id]: now }, ...(ask === "always" ? {} : { autoPass: true }) });
  };
  const usual = (window: string): Ask => (unasked[window] ? "never" : "always");
  const nameOf = (window: string): string => {
    const { phase = null, own = null } = windowIn(window) ?? {};
    const named = phase === null ? undefined : data.layout.phases[phase];
    return [...(own === null ? [] : [own ? words.own : words.theirs]), ...(named ? [say(named)] : [])].join(
      " · ",
    );
  };
  const choice = (window: string, says: string) => (
    <fieldset key={window} className="stop">
      <legend>
        {says} <small>{nameOf(window)}</small>
      </legend>
      {ASKS.map((ask) => (
        <label key={ask} className="check">
          <input
            type="radio"
            name={window}
            checked={(set[window]?.ask ?? usual(window)) === ask}
            onChange={() => change(window, ask, says)}
          />
          <span>{words.asks[ask]}</span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div className="stops">
        <p>{words.intro}</p>
        {here !== null && choice(here, question!.words)}
        {Object.entries(set)
          .filter(([window]) => window !== here && !unasked[window])
          .map(([window, { says }]) => choice(window, says))}
        {Object.entries(unasked).map(([prompt, says]) => choice(prompt, say(says)))}
        {here === null && Object.keys({ ...set, ...unasked }).length === 0 && <p>{words.none}</p>}
        {!autoPass && <p>{words.off(common.autoPass)}</p>}
      </div>
    </Sheet>
  );
}

/** Whether one of the options does nothing. */
export const passable = (options: readonly { notation: string }[], passes: readonly string[]): boolean =>
  options.some(({ notation }) => passes.includes(notation));
