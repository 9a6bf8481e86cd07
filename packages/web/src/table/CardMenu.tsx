/** What a card can do: a small menu beside it. */
import type { Forecast, OptionView } from "@tefuda/kernel";
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { textNamed } from "../card/CardTexts.tsx";
import { type MenuEntry, menuOf } from "../state/choose.ts";
import { followsOf } from "../state/follows.ts";
import { Key } from "../ui/Key.tsx";
import { useSaid, useWords } from "../words/index.tsx";
import { Following } from "./Comes.tsx";
import { type Menu, useTable } from "./context.ts";
import { useForecasts } from "./useForecast.ts";

interface Item {
  id: string;
  title: string;
  text?: string;
  hint?: string;
  /** What it answers at once, if it does. */
  answers?: string;
  /** It only gives something away. */
  gives?: true;
  act: () => void;
}

/** Of so many answers is told what would follow. */
const MOST_WEIGHED = 4;

export function CardMenu({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const table = useTable();
  const words = useWords();
  const items = useItems(menu, onClose);
  const root = useRef<HTMLDivElement>(null);
  const { element } = menu;
  const asked = items.flatMap(({ answers }) => answers ?? []).slice(0, MOST_WEIGHED);
  const foretold = useForecasts(table.foretell, asked);

  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, []);
  // what is told of what would follow comes when the menu stands already
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each forecast it grows
  useLayoutEffect(() => {
    if (root.current) stand(root.current, element);
  }, [element, foretold]);

  useEffect(() => {
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onClose();
    };
    addEventListener("pointerdown", away);
    addEventListener("resize", onClose);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("resize", onClose);
    };
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      all[to % all.length]?.focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      onClose();
      element.focus({ preventScroll: true });
    }
  };

  const card = table.viewAt(menu.place);
  return (
    <div className="menu-pop" ref={root}>
      <div
        className="menu"
        role="menu"
        tabIndex={-1}
        aria-label={words.optionsOf(card?.name ? table.called(card.name) : words.card)}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`menu-item${item.hint || item.gives ? "" : " menu-item--do"}`}
            onPointerMove={follow}
            onClick={item.act}
          >
            <b>{item.title}</b> {item.hint && <Key>{item.hint}</Key>}
            {item.text && <small>{item.text}</small>}
            <WhatFollows of={foretold.get(item.answers ?? "")} />
          </button>
        ))}
      </div>
    </div>
  );
}

function WhatFollows({ of }: { of: Forecast | undefined }) {
  const { look } = useTable();
  const words = useWords();
  return (
    of && (
      <small>
        <Following {...followsOf(look, of, words.gameEnds)} />
      </small>
    )
  );
}

/** The focus follows a mouse that is moved; one that only rests where the menu opens does not take it from the keys. */
function follow(event: PointerEvent<HTMLElement>): void {
  const moved = event.movementX !== 0 || event.movementY !== 0;
  if (event.pointerType === "mouse" && moved) event.currentTarget.focus({ preventScroll: true });
}

/** Beside the card, where it lies least on what is asked and on the card itself; never beyond the edge. */
function stand(pop: HTMLElement, card: HTMLElement): void {
  const box = card.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = pop;
  const asked = document.querySelector(".prompt-words")?.getBoundingClientRect();
  const within = (at: number, size: number, room: number) => Math.max(8, Math.min(at, room - size - 8));
  const middle = box.left + box.width / 2 - width / 2;
  const places = [
    [middle, box.top - height - 10],
    [middle, box.bottom + 10],
    [box.right + 10, box.top],
    [box.left - width - 10, box.top],
    [box.right + 10, box.bottom - height],
    [box.left - width - 10, box.bottom - height],
  ].map(
    ([x = 0, y = 0]) =>
      new DOMRect(within(x, width, innerWidth), within(y, height, innerHeight), width, height),
  );
  const hidden = (place: DOMRect) => (asked ? 4 * shared(place, asked) : 0) + shared(place, box);
  const best = places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
  pop.style.left = `${best.x}px`;
  pop.style.top = `${best.y}px`;
}

/** How much of each other two boxes hide. */
const shared = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What can be done with the card first, then what can always be done. */
function useItems(menu: Menu, onClose: () => void): Item[] {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const { data, look } = table;
  const card = table.viewAt(menu.place);
  const info = card ? table.infoOf(card.name) : undefined;

  const item = (entry: MenuEntry): Item => {
    const verb = say(data.layout.verbs[entry.verb], entry.verb || (card ? table.called(card.name) : ""));
    const first = entry.options[0]!;
    // A verb whose only second place is no card needs no pointing.
    const direct = entry.needsTarget && entry.options.length === 1 && first.cards.length === 1;
    const aim = direct ? (first.notation.split(" > ").at(-1) ?? "") : "";
    // a text that the rules give to a card has no number on it
    const printed = entry.text !== undefined && info && textNamed(info, entry.text);
    const number = printed ? ` ${printed.number}` : "";
    // it is weighed on the table, and not here
    const weighed = entry.verb === look.fight?.player;
    return {
      id: entry.id,
      title: `${verb}${number}${direct ? `: ${say(look.kinds[aim], aim)}` : entry.needsTarget || weighed ? " …" : ""}`,
      text: entry.says,
      ...(weighed || (entry.needsTarget && !direct) ? {} : { answers: first.notation }),
      act: () => {
        onClose();
        if (!weighed && (!entry.needsTarget || direct)) return table.answer(first.notation);
        table.choose({ at: "target", from: menu.place, verb: entry.verb, options: entry.options });
        menu.element.focus({ preventScroll: true });
      },
    };
  };

  /** An option that names all it needs. */
  const done = (option: OptionView): Item => ({
    id: option.notation,
    title: say(data.layout.verbs[option.verb], option.verb),
    act: () => {
      onClose();
      table.answer(option.notation);
    },
  });

  const entries = menu.options ? [] : menuOf(table.optionsAt(menu.place));
  const isWaste = ({ verb }: MenuEntry): boolean => data.layout.wastes?.includes(verb) ?? false;
  const items = menu.options?.map(done) ?? entries.filter((entry) => !isWaste(entry)).map(item);
  if (info && card) {
    const open = () => {
      onClose();
      table.open({ sheet: "card", looked: { info, view: card, place: menu.place } });
    };
    items.push({ id: "read", title: words.read, hint: "I", act: open });
    if (table.shown.update.people.length > 0 && !table.guided) {
      const why = () => {
        onClose();
        table.whyCard(card.name, menu.place);
      };
      items.push({ id: "why", title: words.whyNot, hint: "W", act: why });
    }
  }
  // Nobody should press by mistake what only gives something away.
  items.push(...entries.filter(isWaste).map((entry): Item => ({ ...item(entry), gives: true })));
  return items;
}
