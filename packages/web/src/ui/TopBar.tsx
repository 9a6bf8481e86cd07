/** The bar at the top of every page: the name, the pages, the settings. */
import { useEffect, useState } from "react";
import type { Screen } from "../app.tsx";
import { useSession } from "../state/session.ts";
import { useWords } from "../words/index.tsx";
import { Glyph } from "./Glyph.tsx";
import { SettingsSheet } from "./SettingsSheet.tsx";

export function TopBar({ screen }: { screen: Screen }) {
  const session = useSession();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [game, setGame] = useState("game" in screen ? screen.game : "");
  useEffect(() => {
    if (game === "")
      session.games().then(
        (games) => setGame(games[0]?.id ?? ""),
        () => {},
      );
  }, [game, session]);
  const pages: [Screen["at"], string, string][] = [
    ["start", "#start", words.navPlay],
    ["rules", `#rules-${game}`, words.navRules],
    ["cards", `#cards-${game}`, words.navCards],
    ["credits", "#credits", words.navCredits],
  ];
  return (
    <header className={`bar bar--${screen.at}`}>
      <a className="brand" href="#start">
        <span className="brand-seal" aria-hidden="true" lang="ja">
          手札
        </span>
        <span className="brand-name">{words.appName}</span>
      </a>
      <nav className="bar-nav" aria-label={words.navLabel}>
        {pages.map(([at, href, name]) => (
          <a key={at} href={href} aria-current={screen.at === at ? "page" : undefined}>
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
