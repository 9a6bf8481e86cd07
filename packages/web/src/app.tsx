/** The page: which screen its address names, and what stands around every screen. */
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Nowhere, OfGame } from "./screens/Nowhere.tsx";
import { Start } from "./screens/Start.tsx";
import { whenDrawn } from "./state/idle.ts";
import { isAmong, screenOf } from "./state/screen.ts";
import { Session, SessionContext } from "./state/session.ts";
import { useSettings } from "./state/settings.ts";
import { Boundary, Faults } from "./ui/Faults.tsx";
import { TopBar } from "./ui/TopBar.tsx";
import { useDocument } from "./ui/useDocument.ts";
import { useJapaneseType } from "./ui/useJapaneseType.ts";
import { LanguageContext, languages, useWords } from "./words/index.tsx";

// What is not on the first page is loaded when it is looked at.
const Among = lazy(() => import("./screens/online/Among.tsx").then((m) => ({ default: m.Among })));
const CardBrowser = lazy(() =>
  import("./screens/cards/CardBrowser.tsx").then((m) => ({ default: m.CardBrowser })),
);
const Credits = lazy(() => import("./screens/Credits.tsx").then((m) => ({ default: m.Credits })));
const Decks = lazy(() => import("./screens/decks/Decks.tsx").then((m) => ({ default: m.Decks })));
const HowTo = lazy(() => import("./screens/HowTo.tsx").then((m) => ({ default: m.HowTo })));
const Packs = lazy(() => import("./screens/Packs.tsx").then((m) => ({ default: m.Packs })));
const Puzzles = lazy(() => import("./screens/puzzles/Puzzles.tsx").then((m) => ({ default: m.Puzzles })));
const ReplayLink = lazy(() => import("./screens/ReplayLink.tsx").then((m) => ({ default: m.ReplayLink })));
const Rules = lazy(() => import("./screens/rules/Rules.tsx").then((m) => ({ default: m.Rules })));
const Rulings = lazy(() => import("./screens/rulings/Rulings.tsx").then((m) => ({ default: m.Rulings })));
const Workshop = lazy(() => import("./screens/workshop/Workshop.tsx").then((m) => ({ default: m.Workshop })));
const SentSet = lazy(() => import("./screens/workshop/SentSet.tsx").then((m) => ({ default: m.SentSet })));
const TryOut = lazy(() => import("./screens/workshop/TryOut.tsx").then((m) => ({ default: m.TryOut })));
const TableScreen = lazy(() => import("./screens/TableScreen.tsx").then((m) => ({ default: m.TableScreen })));
// It stands outside of the screens, and none of them needs it.
const NewVersion = lazy(() =>
  import("./ui/NewVersion.tsx").then(
    (m) => ({ default: m.NewVersion }),
    () => ({ default: () => null }),
  ),
);

export function App() {
  const [session] = useState(() => new Session(screenOf(location.hash).at === "tryout"));
  const settings = useSettings();
  const { language, speed, autoPass, asks } = settings;
  const speaking = useMemo(() => ({ language, words: languages[language] }), [language]);

  useDocument();
  useJapaneseType(language === "ja");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session reads the settings itself
  useEffect(() => session.configure(), [session, language, speed, autoPass, asks]);

  // A file that misses its place would otherwise be opened in place of the page.
  useEffect(() => {
    const stay = (event: DragEvent): void => event.preventDefault();
    addEventListener("dragover", stay);
    addEventListener("drop", stay);
    return () => {
      removeEventListener("dragover", stay);
      removeEventListener("drop", stay);
    };
  }, []);

  return (
    <LanguageContext value={speaking}>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </LanguageContext>
  );
}

function Page() {
  const words = useWords();
  const [screen, setScreen] = useState(() => screenOf(location.hash));
  const [drawn, setDrawn] = useState(false);
  useEffect(() => whenDrawn(() => setDrawn(true)), []);

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
      {screen.at !== "tryout" && <TopBar screen={screen} />}
      <Boundary place={location.hash}>
        {/* a screen that is left is gone, also while the next is still on its way */}
        <Suspense key={screen.at} fallback={<p className="wait">{words.loading}</p>}>
          {screen.at === "start" && <Start key={`${screen.setUp}`} setUp={screen.setUp ?? false} />}
          {screen.at === "packs" && <Packs />}
          {screen.at === "table" && <TableScreen />}
          {screen.at === "rules" && (
            <OfGame game={screen.game}>
              <Rules game={screen.game} rule={screen.rule} />
            </OfGame>
          )}
          {screen.at === "rulings" && (
            <OfGame game={screen.game}>
              <Rulings game={screen.game} about={screen.about} />
            </OfGame>
          )}
          {screen.at === "cards" && (
            <OfGame game={screen.game}>
              <CardBrowser game={screen.game} card={screen.card} />
            </OfGame>
          )}
          {screen.at === "decks" && (
            <OfGame game={screen.game}>
              <Decks game={screen.game} deck={screen.deck} list={screen.list} />
            </OfGame>
          )}
          {screen.at === "how" && (
            <OfGame game={screen.game}>
              <HowTo game={screen.game} />
            </OfGame>
          )}
          {screen.at === "puzzles" && (
            <OfGame game={screen.game}>
              <Puzzles game={screen.game} />
            </OfGame>
          )}
          {screen.at === "workshop" && <Workshop set={screen.set} card={screen.card} />}
          {screen.at === "tryout" && <TryOut />}
          {screen.at === "set" && <SentSet key={screen.link} link={screen.link} />}
          {screen.at === "replay" && <ReplayLink key={screen.link} link={screen.link} />}
          {isAmong(screen) && <Among screen={screen} />}
          {screen.at === "credits" && <Credits />}
          {screen.at === "nowhere" && (
            <Nowhere title={words.nowhere}>
              <p>{words.nowhereText(screen.address)}</p>
            </Nowhere>
          )}
        </Suspense>
      </Boundary>
      <Suspense>{drawn && <NewVersion screen={screen} />}</Suspense>
      <Faults />
    </>
  );
}
