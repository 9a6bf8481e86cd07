/** The screens where people of a server meet: each is loaded when it is looked at, and nothing of them with the first page. */
import { lazy } from "react";
import type { Screen } from "../../state/screen.ts";
import { OfGame } from "../Nowhere.tsx";

const Circles = lazy(() => import("./circles/Circles.tsx").then((m) => ({ default: m.Circles })));
const CircleScreen = lazy(() =>
  import("./circles/CircleScreen.tsx").then((m) => ({ default: m.CircleScreen })),
);
const CupScreen = lazy(() => import("./CupScreen.tsx").then((m) => ({ default: m.CupScreen })));
const Cups = lazy(() => import("./Cups.tsx").then((m) => ({ default: m.Cups })));
const LeadersScreen = lazy(() => import("./LeadersScreen.tsx").then((m) => ({ default: m.LeadersScreen })));
const Lobby = lazy(() => import("./Lobby.tsx").then((m) => ({ default: m.Lobby })));
const MatchScreen = lazy(() => import("./MatchScreen.tsx").then((m) => ({ default: m.MatchScreen })));
const Moderate = lazy(() => import("./talk/Moderate.tsx").then((m) => ({ default: m.Moderate })));
const PersonScreen = lazy(() => import("./PersonScreen.tsx").then((m) => ({ default: m.PersonScreen })));
const TableRoom = lazy(() => import("./TableRoom.tsx").then((m) => ({ default: m.TableRoom })));
const WatchScreen = lazy(() => import("./WatchScreen.tsx").then((m) => ({ default: m.WatchScreen })));

export function Among({ screen }: { screen: Screen }) {
  switch (screen.at) {
    case "lobby":
      return <Lobby />;
    case "people":
      return <TableRoom key={screen.table} table={screen.table} />;
    case "match":
      return <MatchScreen match={screen.match} />;
    case "moderate":
      return <Moderate />;
    case "watch":
      return <WatchScreen match={screen.match} cup={null} />;
    case "judge":
      return <WatchScreen match={screen.match} cup={screen.cup} />;
    case "person":
      return <PersonScreen person={screen.person} />;
    case "leaders":
      return (
        <OfGame game={screen.game}>
          <LeadersScreen game={screen.game} />
        </OfGame>
      );
    case "tournaments":
      return <Cups />;
    case "cup":
      return <CupScreen key={screen.cup} cup={screen.cup} />;
    case "circles":
      return <Circles />;
    case "circle":
      return (
        <CircleScreen key={screen.circle} id={screen.circle} part={screen.part} member={screen.member} />
      );
    default:
      return null;
  }
}
