/** One card on the table, as a button: its face, what lies under it and hangs on it, and whether it can be chosen. */
import type { CardView, PlaceView } from "@tefuda/kernel";
import { called } from "@tefuda/print/look";
import { useEffect, useRef } from "react";
import { CardBack, CardFace } from "../card/CardFace.tsx";
import { describeCard } from "../card/describe.ts";
import { GameIcon } from "../card/GameIcon.tsx";
import { fallenBy, statesOf } from "../card/values.ts";
import { placeKey, samePlace } from "../state/choose.ts";
import { counts } from "../state/foretold.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { isStaged } from "./laid.ts";

interface TableCardProps {
  card: CardView | null;
  place: PlaceView;
  /** The table's own key for it. */
  id: string;
  /** Where it lies in a fan, from -1 to 1. */
  lean?: number;
}

export function TableCard({ card, place, id, lean = 0 }: TableCardProps) {
  const table = useTable();
  const { choosing, data, shown, look } = table;
  const words = useWords();
  const say = useSaid();
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const info = card && card.name !== "" ? table.infoOf(card.name) : undefined;
  const options = table.optionsAt(place);
  const { question } = shown.view;
  // What is of no use by itself can be done, and calls nobody.
  const lit = options.some(
    ({ verb }) => !data.layout.idle?.includes(verb) && !data.layout.wastes?.includes(verb),
  );
  const picked = choosing.at === "some" && options.some((o) => choosing.picked.includes(o.notation));
  // What pressing it would answer, and not only open.
  const aims =
    lit &&
    (choosing.at === "target" ||
      (question &&
        (look.picks?.includes(question.prompt) || look.fight?.stepsIn?.includes(question.prompt))));
  const source = choosing.at === "target" && samePlace(choosing.from, place);
  const asks = question?.source ? samePlace(question.source.at, place) : false;
  const covered = card?.faceDown || isStaged(look, card);
  const strikes = look.fight?.strikes !== undefined && counts(look.fight.strikes, card);
  const { begun, struck: under } = table.fight ?? {};
  const struck = begun && under ? samePlace(under.place, place) : false;
  const turns = shown.view.numbers.player === place.seat;
  const states = statesOf(card, look).filter(({ when }) => when !== "turn" || turns);
  const looked = info ? { info, view: card, place } : null;

  const verbs = [...new Set(options.map((o) => o.verb).filter(Boolean))].map((verb) =>
    say(data.layout.verbs[verb], verb),
  );
  const host = card?.host ? table.viewAt(card.host) : null;
  const name = [
    info ? describeCard(info, card, look, words, say) : card?.faceDown ? words.faceDown : words.unknownCard,
    info && covered ? words.faceDown : "",
    host ? words.attachedTo(table.called(host.name)) : "",
    card && card.under.length > 0 ? words.underCount(card.under.length) : "",
    asks ? words.isSource : "",
    picked ? words.isPicked : "",
    options.length > 0 && !picked
      ? choosing.at === "target" || verbs.length === 0
        ? words.isTarget
        : words.canDo(verbs.join(", "))
      : "",
  ];
  const classes = [
    "spot",
    lit && "is-lit",
    picked && "is-picked",
    source && "is-source",
    asks && "is-asking",
    card?.turned && "is-turned",
    fallenBy(look, card) && "is-fallen",
    strikes && "is-striking",
    struck && "is-struck",
    aims && options[0]?.notation === table.aimed && "is-aimed",
  ];

  // A new question finds the pointer or the focus where it was: what is under it is pointed at as well.
  const button = useRef<HTMLButtonElement>(null);
  const { aim } = table;
  const pointed = aims ? options[0]?.notation : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const under = matchMedia("(hover: hover)").matches ? ":hover, :focus-visible" : ":focus-visible";
    if (pointed !== undefined && button.current?.matches(under)) aim(options[0]);
  }, [pointed, shown.turn]);

  /** A long press reads the card. */
  const press = () => {
    clearTimeout(hold.current);
    held.current = false;
    hold.current = setTimeout(() => {
      // A finger that pulls slowly holds nothing still.
      if (button.current?.closest("[data-drags]")) return;
      held.current = true;
      if (looked) table.open({ sheet: "card", looked });
    }, 480);
  };
  const release = () => clearTimeout(hold.current);

  return (
    <div className="seat-card" data-key={id} style={{ "--lean": lean } as React.CSSProperties}>
      {card?.under.map((low, i) => {
        const below = table.infoOf(low.name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards underneath have nothing but their place
          <div key={i} className="peek" style={{ "--depth": i + 1 } as React.CSSProperties}>
            {below && <CardFace info={below} look={look} />}
          </div>
        );
      })}
      <button
        ref={button}
        type="button"
        className={classes.filter(Boolean).join(" ")}
        data-spot={id}
        data-place={placeKey(place)}
        data-lit={lit || undefined}
        tabIndex={-1}
        onClick={(event) => {
          if (held.current) {
            held.current = false;
            return;
          }
          // A mouse that presses has pointed first.
          if (aims && (event.nativeEvent as PointerEvent).pointerType === "mouse") aim(options[0]);
          table.press(place, event.currentTarget);
        }}
        onPointerDown={(event) => event.pointerType !== "mouse" && press()}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerMove={(event) =>
          (Math.abs(event.movementX) > 4 || Math.abs(event.movementY) > 4) && release()
        }
        onContextMenu={(event) => event.preventDefault()}
        onPointerEnter={(event) => {
          if (event.pointerType !== "mouse") return;
          if (looked) table.inspect(looked);
          if (aims) table.aim(options[0]);
        }}
        onFocus={(event) => {
          if (looked) table.inspect(looked);
          // A finger that touches a card to aim at it has not seen yet what would follow.
          if (aims && event.currentTarget.matches(":focus-visible")) table.aim(options[0]);
        }}
      >
        <span className="unseen">{name.filter(Boolean).join(", ")}</span>
        <span className="spot-turn">
          {info ? <CardFace info={info} look={look} view={card} covered={covered} /> : <CardBack />}
        </span>
        {lit && <span className="spot-mark" aria-hidden="true" />}
        {states.length > 0 && (
          <span className="spot-states" aria-hidden="true">
            {states.map(({ count, icon }) => (
              <span key={count} className="spot-state" title={say(called(look, count))}>
                <GameIcon name={icon} />
              </span>
            ))}
          </span>
        )}
        {card && card.marks.length > 0 && (
          <span className="spot-marks" aria-hidden="true">
            {card.marks.length}
          </span>
        )}
      </button>
      {card && card.under.length > 0 && (
        <button type="button" className="under-button" onClick={() => table.open({ sheet: "under", place })}>
          <span aria-hidden="true">+{card.under.length}</span>
          <span className="unseen">{`${table.called(card.name)}: ${words.underCount(card.under.length)}`}</span>
        </button>
      )}
    </div>
  );
}
