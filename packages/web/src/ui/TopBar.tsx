/** The bar at the top of every page: the name, the pages, the settings. */
import { useState } from "react";
import { addressOf, type Screen } from "../state/screen.ts";
import { useWords } from "../words/index.tsx";
import { Glyph } from "./Glyph.tsx";
import { usePages } from "./pages.ts";
import { SettingsSheet } from "./SettingsSheet.tsx";

export function TopBar({ screen }: { screen: Screen }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const pages = usePages(screen);
  return (
    <header className={`bar bar--${screen.at}`}>
      <a className="brand" href={addressOf({ at: "start" })}>
        <span className="brand-seal" aria-hidden="true" lang="ja">
          手札
        </span>
        <span className="brand-name">{words.appName}</span>
      </a>
      <nav className="bar-nav" aria-label={words.navLabel}>
        {pages.map(([page, name]) => (
          <a key={page.at} href={addressOf(page)} aria-current={screen.at === page.at ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <button type="button" className="icon-button" aria-label={words.settings} onClick={() => setOpen(true)}>
        <Glyph name="settings" />
      </button>
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </header>
  );
}
