/** The page: which screen its address names, and what stands around every screen. */
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { CardBrowser } from "./screens/Cards.tsx";
import { Credits } from "./screens/Credits.tsx";
import { Packs } from "./screens/Packs.tsx";
import { Rules } from "./screens/Rules.tsx";
import { Start } from "./screens/Start.tsx";
import { TableScreen } from "./screens/TableScreen.tsx";
import { Session, SessionContext, useSession } from "./state/session.ts";
import { useSettings } from "./state/settings.ts";
import { Sheet } from "./ui/Sheet.tsx";
import { TopBar } from "./ui/TopBar.tsx";
import { useMedia } from "./ui/useMedia.ts";
import { LanguageContext, languages, useWords } from "./words/index.tsx";

export type Screen =
  | { at: "start" }
  | { at: "table" }
  | { at: "packs" }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "cards"; game: string }
  | { at: "credits" };

/** `#rule-<id>`, `#rules-<game>`, `#cards-<game>`, `#credits`, `#table`, `#packs`; anything else is the first page. */
function screenOf(hash: string): Screen {
  const name = decodeURIComponent(hash.replace(/^#/, ""));
  const [, kind, rest] = /^(rule|rules|cards)-(.+)$/.exec(name) ?? [];
  if (kind === "rule" && rest) return { at: "rules", game: rest.split("-")[0]!, rule: rest };
  if (kind === "rules" && rest) return { at: "rules", game: rest, rule: null };
  if (kind === "cards" && rest) return { at: "cards", game: rest };
  if (name === "credits" || name === "table" || name === "packs") return { at: name };
  return { at: "start" };
}

export function App() {
  const [session] = useState(() => new Session());
  const settings = useSettings();
  const { theme, language, speed, autoPass } = settings;
  const dark = useMedia("(prefers-color-scheme: dark)");
  const speaking = useMemo(() => ({ language, words: languages[language] }), [language]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme === "system" ? (dark ? "dark" : "light") : theme;
    document.documentElement.lang = language;
    void import("./fonts-ja.ts");
  }, [theme, dark, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session reads the settings itself
  useEffect(() => session.configure(), [session, language, speed, autoPass]);

  return (
    <LanguageContext value={speaking}>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </LanguageContext>
  );
}

function Page() {
  const session = useSession();
  const words = useWords();
  const [screen, setScreen] = useState(() => screenOf(location.hash));
  const trouble = useSyncExternalStore(session.subscribe, session.getTrouble);

  useEffect(() => {
    const turn = () => {
      const next = screenOf(location.hash);
      setScreen((before) => {
        if (before.at !== next.at) scrollTo(0, 0);
        return next;
      });
    };
    addEventListener("hashchange", turn);
    return () => removeEventListener("hashchange", turn);
  }, []);

  return (
    <>
      <button
        type="button"
        className="skip"
        onClick={() => {
          const main = document.getElementById("main");
          main?.setAttribute("tabindex", "-1");
          main?.focus();
        }}
      >
        {words.skipToMain}
      </button>
      <TopBar screen={screen} />
      {screen.at === "start" && <Start />}
      {screen.at === "packs" && <Packs />}
      {screen.at === "table" && <TableScreen />}
      {screen.at === "rules" && <Rules game={screen.game} rule={screen.rule} />}
      {screen.at === "cards" && <CardBrowser game={screen.game} />}
      {screen.at === "credits" && <Credits />}
      {trouble && (
        <Sheet title={words.brokenTable} onClose={() => session.setTrouble(null)} form="middle">
          <p>{trouble}</p>
          <button type="button" className="button button--main" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </Sheet>
      )}
    </>
  );
}
