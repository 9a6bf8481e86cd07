/** The sheets that open over a table: a rule, a card, a pile, what lies underneath, a choice, an answer to "why not?". */
import type { CardView, OptionView } from "@tefuda/kernel";
import { CardBack, CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { FullCard } from "../card/FullCard.tsx";
import { RuleText } from "../screens/RuleText.tsx";
import { namesIn, offTable, passOf } from "../state/choose.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { CommandBox } from "./CommandBox.tsx";
import { type Open, useTable } from "./context.ts";
import { Help } from "./Help.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { WhyText } from "./WhyText.tsx";

export function Sheets({ opened }: { opened: Open }) {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const close = () => table.open(null);
  switch (opened.sheet) {
    case "rule": {
      const rule = table.data.rules.find((r) => r.id === opened.id);
      return (
        <Sheet title={words.ruleOpen(opened.id)} onClose={close}>
          {rule ? (
            <RuleText rule={rule} onRule={(id) => table.open({ sheet: "rule", id })} />
          ) : (
            <p>{words.ruleMissing(opened.id)}</p>
          )}
          <p>
            <a className="button" href={`#rule-${opened.id}`} target="_blank" rel="noreferrer">
              {words.ruleOpenInReader}
            </a>
          </p>
        </Sheet>
      );
    }
    case "card": {
      const { info, view, place } = opened.looked;
      const asks = table.shown.update.people.length > 0;
      return (
        <Sheet
          title={info.name}
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
          title={host ? `${host.name}: ${words.underCount(host.under.length)}` : words.card}
          onClose={close}
          form="wide"
        >
          <Gallery cards={host?.under ?? []} />
        </Sheet>
      );
    }
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
    case "menu":
      return null;
  }

  function ZoneSheet({ zone, seat }: { zone: string; seat: number | null }) {
    const { shown, data } = table;
    const content = seat === null ? shown.view.shared[zone] : shown.view.seats[seat]?.zones[zone];
    const name = data.layout.rows.flatMap((row) => row.zones).find((z) => z.zone === zone)?.name;
    const title = seat === null ? say(name, zone) : words.handOf(say(name, zone), seatName(seat));
    const cards = content?.cards ?? [];
    const options = cards.map((_, place) => table.optionsAt({ zone, seat, place }));
    const some = options.some((o) => o.length > 0);
    return (
      <Sheet title={`${title} · ${words.cardsCount(content?.count ?? 0)}`} onClose={close} form="wide">
        <Gallery cards={cards.toReversed()} options={some ? options.toReversed() : undefined} />
      </Sheet>
    );
  }
}

/** Cards side by side, to be read or, where there are options, chosen. */
function Gallery({
  cards,
  options,
}: {
  cards: readonly (CardView | null)[];
  options?: readonly (readonly OptionView[])[];
}) {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const { choosing } = table;
  return (
    <ul className="gallery">
      {cards.map((card, i) => {
        const info = card ? table.infoOf(card.name) : undefined;
        const mine = options?.[i] ?? [];
        const picked = choosing.at === "some" && mine.some((o) => choosing.picked.includes(o.notation));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards in a pile have nothing but their place
          <li key={i}>
            <button
              type="button"
              className={`spot${mine.length > 0 ? " is-lit" : ""}${picked ? " is-picked" : ""}`}
              aria-label={
                info
                  ? `${describeCard(info, card, table.look, words, say)}${mine.length > 0 ? `, ${words.isTarget}` : ""}`
                  : words.unknownCard
              }
              onClick={() => {
                const option = mine[0];
                if (!option)
                  return info && table.open({ sheet: "card", looked: { info, view: card, place: null } });
                if (choosing.at === "some") table.toggle(option);
                else table.answer(option.notation);
              }}
            >
              {info ? <CardFace info={info} look={table.look} view={card} /> : <CardBack />}
              {mine.length > 0 && <span className="spot-mark" aria-hidden="true" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Options whose cards are not in sight on the table. */
function Chooser() {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const { data, shown, choosing } = table;
  const { question } = shown.view;
  if (!question) return null;
  const options = offTable(question, data.layout, shown.view.observer);
  const picked = choosing.at === "some" ? choosing.picked : [];
  const pass = passOf(question, data.layout);
  return (
    <Sheet
      title={question.source ? `${question.source.card}: ${question.words}` : question.words}
      onClose={() => table.open(null)}
      form="wide"
      footer={
        <>
          {question.shape === "some" && (
            <>
              <span className="prompt-count">{words.chosen(picked.length, question.min, question.max)}</span>
              <button
                type="button"
                className="button button--main"
                disabled={picked.length < question.min || picked.length > question.max}
                onClick={() => table.answer([...picked])}
              >
                <Glyph name="check" /> {words.confirm}
              </button>
            </>
          )}
          {pass && (
            <button type="button" className="button" onClick={() => table.answer(pass.notation)}>
              {say(data.layout.buttons[pass.notation], words.pass)}
            </button>
          )}
          <button type="button" className="button" onClick={() => table.open(null)}>
            {words.lookAtTable}
          </button>
        </>
      }
    >
      <ul className="gallery">
        {options.map((option) => {
          const info = table.infoOf(namesIn(option)[0] ?? "");
          const isPicked = picked.includes(option.notation);
          const verb = say(table.look.verbs[option.verb], option.verb);
          return (
            <li key={option.notation}>
              <button
                type="button"
                className={`spot is-lit${isPicked ? " is-picked" : ""}`}
                aria-pressed={question.shape === "some" ? isPicked : undefined}
                aria-label={`${verb ? `${verb}: ` : ""}${info ? describeCard(info, null, table.look, words, say) : option.notation}`}
                onPointerEnter={() => info && table.inspect({ info, view: null, place: null })}
                onClick={() =>
                  question.shape === "some" ? table.toggle(option) : table.answer(option.notation)
                }
              >
                {info ? <CardFace info={info} look={table.look} /> : <CardBack />}
                <span className="spot-mark" aria-hidden="true" />
              </button>
              {(option.cards.length > 1 || option.verb) && (
                <span className="gallery-note">{option.notation}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
