/** Opens where it is set when one is asked; it is there where one could pass, and tells in how many windows one is not. */
import { useSettings } from "../state/settings.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useLanguage } from "../words/index.tsx";
import { STOP_WORDS } from "../words/stops.ts";
import { useTable } from "./context.ts";
import { passable } from "./StopsSheet.tsx";

export function StopsButton() {
  const { data, shown, open } = useTable();
  const words = STOP_WORDS[useLanguage()];
  const set = Object.keys(useSettings().asks[data.id] ?? {}).length;
  const { question } = shown.view;
  if (set === 0 && !(question && passable(question.options, data.layout.passes))) return null;
  const title = set === 0 ? words.title : `${words.title}: ${words.some(set)}`;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={title}
      title={title}
      onClick={() => open({ sheet: "stops" })}
    >
      <Glyph name="skip" />
      {set > 0 && <sup aria-hidden="true">{set}</sup>}
    </button>
  );
}
