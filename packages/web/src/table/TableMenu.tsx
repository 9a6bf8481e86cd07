/** What is folded away at a table with little room: the rarer tools, the settings, and the way to the other pages. */
import { useState } from "react";
import { addressOf } from "../state/screen.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { usePages } from "../ui/pages.ts";
import { SettingsSheet } from "../ui/SettingsSheet.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useTools } from "./Tools.tsx";

export function TableMenu() {
  const { open } = useTable();
  const words = useWords();
  const [, tools] = useTools(true);
  const pages = usePages({ at: "table" });
  const [sets, setSets] = useState(false);
  const close = () => open(null);
  if (sets) return <SettingsSheet onClose={close} />;
  return (
    <Sheet title={words.tableMenu} onClose={close}>
      <div className="table-menu">
        {tools.map(({ glyph, name, off, act }) => (
          <button
            key={glyph}
            type="button"
            className="button"
            disabled={off}
            onClick={() => {
              close();
              act();
            }}
          >
            <Glyph name={glyph} /> {name}
          </button>
        ))}
        <button type="button" className="button" onClick={() => setSets(true)}>
          <Glyph name="settings" /> {words.settings}
        </button>
      </div>
      <nav className="table-menu" aria-label={words.navLabel}>
        {pages.map(([page, name]) => (
          <a key={page.at} className="button" href={addressOf(page)}>
            {name}
          </a>
        ))}
      </nav>
    </Sheet>
  );
}
