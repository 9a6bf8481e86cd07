/** The way back to the list, and on to the cards before and after in it. */
import type { CardInfo } from "@tefuda/kernel";
import { type ReactNode, useEffect } from "react";
import { addressOf } from "../../state/screen.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { CARD_WORDS } from "../../words/cards.ts";
import { useLanguage, useSaid } from "../../words/index.tsx";
import type { Shelved } from "./useShelf.ts";

interface CardWayProps {
  game: string;
  shelf: Shelved;
  info: CardInfo;
  /** All cards of the game, among which one stands that was not sought. */
  all: readonly CardInfo[];
}

export function CardWay({ game, shelf, info, all }: CardWayProps) {
  const words = CARD_WORDS[useLanguage()];
  const say = useSaid();
  const among = shelf.shown.includes(info) ? shelf.shown : all;
  const place = among.indexOf(info);
  const [previous, next] = [among[place - 1], among[place + 1]];
  const address = (card: CardInfo | undefined): string | undefined =>
    card && addressOf({ at: "cards", game, card: card.name });
  useArrows(address(previous), address(next));
  const step = (card: CardInfo | undefined, name: string, sign: ReactNode) =>
    card ? (
      <a
        className="icon-button"
        href={address(card)}
        aria-label={`${name}: ${say(card.names, card.name)}`}
        title={say(card.names, card.name)}
      >
        {sign}
      </a>
    ) : (
      <span className="icon-button card-way-end" aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <nav className="card-way" aria-label={words.way}>
      <a className="button" href={addressOf({ at: "cards", game, card: null })}>
        {among.length < all.length ? words.backTo(among.length) : words.back}
      </a>
      <span className="card-way-steps">
        {step(previous, words.previous, <Glyph name="previous" />)}
        <span>{words.nth(place + 1, among.length)}</span>
        {step(next, words.next, <Glyph name="next" />)}
      </span>
    </nav>
  );
}

/** Arrow keys go from card to card where nothing else wants them. */
function useArrows(previous: string | undefined, next: string | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((event.target as HTMLElement).closest("input, select, textarea, [role=dialog], .sheet")) return;
      const to = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : undefined;
      if (to === undefined) return;
      event.preventDefault();
      location.hash = to;
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [previous, next]);
}
