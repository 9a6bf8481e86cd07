/** The sheets that open over a table: a rule, a card, a pile, what lies underneath, a choice, an answer to "why not?". */
import { lazy, Suspense } from "react";
import { FullCard } from "../card/FullCard.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useWords } from "../words/index.tsx";
import { ActionText } from "./Actions.tsx";
import { CommandBox } from "./CommandBox.tsx";
import { type Open, useTable } from "./context.ts";
import { Chooser, Gallery, ZoneSheet } from "./Galleries.tsx";
import { Help } from "./Help.tsx";
import { HintText } from "./HintText.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { RuleSheet } from "./RuleSheet.tsx";
import { SinceText } from "./SinceText.tsx";
import { StopsSheet } from "./StopsSheet.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { WhyText } from "./WhyText.tsx";

const AfterSheets = lazy(() => import("../after/AfterSheets.tsx").then((m) => ({ default: m.AfterSheets })));
const PeopleSheet = lazy(() => import("../online/PeopleSheet.tsx").then((m) => ({ default: m.PeopleSheet })));
const TalkSheet = lazy(() =>
  import("../screens/online/talk/TalkSheet.tsx").then((m) => ({ default: m.TalkSheet })),
);

export function Sheets({ opened }: { opened: Open }) {
  const table = useTable();
  const words = useWords();
  const close = table.back;
  switch (opened.sheet) {
    case "stops":
      return <StopsSheet onClose={close} />;
    case "rule":
      return <RuleSheet id={opened.id} onClose={close} />;
    case "card": {
      const { info, view, place } = opened.looked;
      const asks = table.shown.update.people.length > 0;
      return (
        <Sheet
          title={table.called(info.name)}
          onClose={close}
          footer={
            asks && (
              <button type="button" className="button" onClick={() => table.whyCard(info.name, place)}>
                {words.whyNot}
              </button>
            )
          }
        >
          <FullCard info={info} look={table.look} view={view} />
        </Sheet>
      );
    }
    case "under": {
      const host = table.viewAt(opened.place);
      return (
        <Sheet
          title={host ? `${table.called(host.name)}: ${words.underCount(host.under.length)}` : words.card}
          onClose={close}
          form="wide"
        >
          <Gallery cards={host?.under ?? []} />
        </Sheet>
      );
    }
    case "action":
      return (
        <Sheet title={words.actionTitle(opened.number)} onClose={close}>
          <ActionText number={opened.number} />
        </Sheet>
      );
    case "zone":
      return <ZoneSheet zone={opened.zone} seat={opened.seat} />;
    case "chooser":
      return <Chooser />;
    case "why":
      return (
        <Sheet title={opened.title} onClose={close}>
          <WhyText verdicts={opened.verdicts} />
        </Sheet>
      );
    case "help":
      return (
        <Sheet title={words.helpTitle} onClose={close}>
          <Help />
        </Sheet>
      );
    case "log":
      return (
        <Sheet title={words.log} onClose={close}>
          <LogPanel />
        </Sheet>
      );
    case "since":
      return (
        <Sheet title={words.since.title} onClose={close}>
          <SinceText />
        </Sheet>
      );
    case "hint":
      return (
        <Sheet title={words.hint} onClose={close}>
          <HintText />
        </Sheet>
      );
    case "command":
      return (
        <Sheet title={words.command} onClose={close} form="middle">
          <CommandBox />
        </Sheet>
      );
    case "giveUp":
      return (
        <Sheet title={words.giveUpSure} onClose={close} form="middle">
          <div className="row-buttons">
            <button
              type="button"
              className="button button--main"
              onClick={() => {
                close();
                table.answer("give up");
              }}
            >
              <Glyph name="flag" /> {words.giveUp}
            </button>
            <button type="button" className="button" onClick={close}>
              {words.cancel}
            </button>
          </div>
        </Sheet>
      );
    case "end":
    case "turns":
    case "playOn":
    case "share":
    case "file":
      return (
        <Suspense>
          <AfterSheets sheet={opened.sheet} onClose={close} />
        </Suspense>
      );
    case "people":
      return (
        <Suspense>
          <PeopleSheet onClose={close} />
        </Suspense>
      );
    case "talk":
      return (
        <Suspense>
          <TalkSheet onClose={close} />
        </Suspense>
      );
    case "menu":
      return <TableMenu />;
  }
}
