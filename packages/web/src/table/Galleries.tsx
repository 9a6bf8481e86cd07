/** Cards laid out to be looked through or chosen from: a pile, what lies underneath, options that are not in sight. */
import type { CardView, OptionView } from "@tefuda/kernel";
import { CardBack, CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { buttonIn, namesIn, offTable, passOf } from "../state/choose.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useSeatNames } from "./names.ts";

/** A zone that can be looked through, the card that came last first. */
export function ZoneSheet({ zone, seat }: { zone: string; seat: number | null }) {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const { shown, data } = table;
  const nameOf = useSeatNames(shown.update);
  const content = seat === null ? shown.view.shared[zone] : shown.view.seats[seat]?.zones[zone];
  const name = data.layout.rows.flatMap((row) => row.zones).find((z) => z.zone === zone)?.name;
  const title = seat === null ? say(name, zone) : words.handOf(say(name, zone), nameOf(seat));
  const cards = content?.cards ?? [];
  const options = cards.map((_, place) => table.optionsAt({ zone, seat, place }));
  const some = options.some((o) => o.length > 0);
  return (
    <Sheet title={`${title} · ${words.cardsCount(content?.count ?? 0)}`} onClose={table.back} form="wide">
      <Gallery cards={cards.toReversed()} options={some ? options.toReversed() : undefined} />
    </Sheet>
  );
}

/** Cards side by side, to be read or, where there are options, chosen. */
export function Gallery({
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
              onClick={() => {
                const option = mine[0];
                if (!option)
                  return info && table.open({ sheet: "card", looked: { info, view: card, place: null } });
                if (choosing.at === "some") table.toggle(option);
                else table.answer(option.notation);
              }}
            >
              <span className="unseen">
                {info ? describeCard(info, card, table.look, words, say) : words.unknownCard}
                {mine.length > 0 && `, ${words.isTarget}`}
              </span>
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
export function Chooser() {
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
      title={question.source ? `${table.called(question.source.card)}: ${question.words}` : question.words}
      onClose={table.back}
      form="wide"
      footer={
        <>
          {question.shape === "some" && (
            <>
              <span className="prompt-count">{words.chosen(picked.length, question.min, question.max)}</span>
              <button
                type="button"
                className={`button${picked.length > 0 ? " button--main" : ""}`}
                disabled={picked.length < question.min || picked.length > question.max}
                onClick={() => table.answer([...picked])}
              >
                <Glyph name="check" /> {words.confirm}
              </button>
            </>
          )}
          {pass && (
            <button type="button" className="button" onClick={() => table.answer(pass.notation)}>
              {say(buttonIn(data.layout, pass.notation, shown.view.numbers.phase), words.pass)}
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
          const verb = say(table.data.layout.verbs[option.verb], option.verb);
          return (
            <li key={option.notation}>
              <button
                type="button"
                className={`spot is-lit${isPicked ? " is-picked" : ""}`}
                aria-pressed={question.shape === "some" ? isPicked : undefined}
                onPointerEnter={() => info && table.inspect({ info, view: null, place: null })}
                onClick={() =>
                  question.shape === "some" ? table.toggle(option) : table.answer(option.notation)
                }
              >
                <span className="unseen">
                  {verb && `${verb}: `}
                  {info ? describeCard(info, null, table.look, words, say) : option.notation}
                </span>
                {info ? <CardFace info={info} look={table.look} /> : <CardBack />}
                <span className="spot-mark" aria-hidden="true" />
              </button>
              {(option.cards.length > 1 || option.verb) && (
                <span className="gallery-note">
                  {[verb, namesIn(option).map(table.called).join(" → ")].filter(Boolean).join(": ")}
                  {option.says && <small>{option.says}</small>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
