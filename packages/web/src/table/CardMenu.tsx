/** What a card can do: a small menu beside it. */
import { useRef } from "react";
import { Menu as AriaMenu, MenuItem, Popover } from "react-aria-components";
import { menuOf } from "../state/choose.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { type Menu, useTable } from "./context.ts";

export function CardMenu({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const table = useTable();
  const words = useWords();
  const say = useSaid();
  const language = useLanguage();
  const anchor = useRef(menu.element);
  anchor.current = menu.element;
  const card = table.viewAt(menu.place);
  const info = card ? table.infoOf(card.name) : undefined;
  const entries = menuOf(table.optionsAt(menu.place));
  const name = card?.name || words.card;
  const textOf = (n: number) => info?.texts[n]?.words[language] ?? info?.texts[n]?.words.en;

  const act = (id: string) => {
    onClose();
    if (id === "read" && info)
      return table.open({ sheet: "card", looked: { info, view: card, place: menu.place } });
    if (id === "why" && card) return table.whyCard(card.name, menu.place);
    const entry = entries.find((e) => e.id === id);
    if (!entry) return;
    if (entry.needsTarget && !(entry.options.length === 1 && entry.options[0]!.cards.length === 1)) {
      table.choose({ at: "target", from: menu.place, verb: entry.verb, options: entry.options });
    } else table.answer(entry.options[0]!.notation);
  };

  return (
    <Popover
      className="menu-pop"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="top"
      offset={6}
    >
      <AriaMenu
        className="menu"
        aria-label={words.optionsOf(name)}
        autoFocus="first"
        onAction={(key) => act(String(key))}
      >
        {entries.map((entry) => {
          const verb = say(table.look.verbs[entry.verb], entry.verb || name);
          const text = entry.text === undefined ? undefined : textOf(entry.text);
          const direct =
            entry.needsTarget && entry.options.length === 1 && entry.options[0]!.cards.length === 1;
          const target = direct ? (entry.options[0]!.notation.split(" > ").at(-1) ?? "") : "";
          const title = `${verb}${entry.text === undefined ? "" : ` ${entry.text + 1}`}${direct ? `: ${say(table.look.kinds[target], target)}` : entry.needsTarget ? " …" : ""}`;
          return (
            <MenuItem key={entry.id} id={entry.id} className="menu-item menu-item--do" textValue={title}>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </MenuItem>
          );
        })}
        {info && (
          <MenuItem id="read" className="menu-item" textValue={words.read}>
            {words.read} <kbd>I</kbd>
          </MenuItem>
        )}
        {info && table.shown.update.people.length > 0 && (
          <MenuItem id="why" className="menu-item" textValue={words.whyNot}>
            {words.whyNot} <kbd>W</kbd>
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}
