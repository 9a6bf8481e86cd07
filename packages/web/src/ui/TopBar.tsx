/** The bar at the top of every page: the name, the pages, the settings. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameEntry } from "../host/host.ts";
import { addressOf, type Screen } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { useWords } from "../words/index.tsx";
import { Glyph } from "./Glyph.tsx";
import { SettingsSheet } from "./SettingsSheet.tsx";

export function TopBar({ screen }: { screen: Screen }) {
  const session = useSession();
  const words = useWords();
  const [open, setOpen] = useState(false);
  const [games, setGames] = useState<readonly GameEntry[]>([]);
  useEffect(() => {
    session.games().then(setGames, () => {});
  }, [session]);
  const { game: last } = useSettings();
  const onTable = useSyncExternalStore(session.table.subscribe, () => session.table.get()?.view.game);
  // The pages of the game that is being read about, or played; from anywhere else, of the one that was chosen last.
  const about = "game" in screen ? screen.game : screen.at === "table" ? onTable : last;
  const game = (games.find(({ id }) => id === about) ?? games[0])?.id ?? "";
  const pages: [Screen, string][] = [
    [{ at: "start" }, words.navPlay],
    [{ at: "rules", game, rule: null }, words.navRules],
    [{ at: "cards", game, card: null }, words.navCards],
    [{ at: "decks", game, deck: null }, words.navDecks],
  ];
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
