/** Effects that wait, as a stack: the one that is done first lies on top. */
import { type StackedEffectView, textNumber } from "@tefuda/kernel";
import { CardFace } from "../card/CardFace.tsx";
import { textNamed } from "../card/CardTexts.tsx";
import { useLanguage, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { SeatChip } from "./SeatChip.tsx";

export function Links() {
  const { shown } = useTable();
  const words = useWords();
  const { links } = shown.view;
  if (links.length === 0) return null;
  return (
    <section className="links" aria-label={words.links}>
      <h2 className="links-title">
        {words.links} <small>{words.linksNote}</small>
      </h2>
      <ol>
        {links
          .map((link, i) => ({ link, i }))
          .toReversed()
          .map(({ link, i }) => (
            <Link key={i} link={link} index={i} />
          ))}
      </ol>
    </section>
  );
}

function Link({ link, index }: { link: StackedEffectView; index: number }) {
  const { called, infoOf, look, viewAt, open } = useTable();
  const words = useWords();
  const language = useLanguage();
  const info = link.card ? infoOf(link.card) : undefined;
  const text = info ? textNamed(info, link.text)?.words : undefined;
  const targets = link.targets.map((place) => {
    const name = viewAt(place)?.name;
    return name ? called(name) : words.unknownCard;
  });
  return (
    <li className={`link${link.stopped ? " is-stopped" : ""}`}>
      <span className="link-number" data-link={index} aria-hidden="true">
        {index + 1}
      </span>
      {info && (
        <button
          type="button"
          className="link-face"
          onClick={() => open({ sheet: "card", looked: { info, view: null, place: null } })}
        >
          <span className="unseen">{called(info.name)}</span>
          <CardFace info={info} look={look} />
        </button>
      )}
      <span className="link-words">
        <b>
          <SeatChip seat={link.seat} /> {link.card ?? words.linkUnknown}
        </b>
        <small>
          {link.stopped ? `${words.linkStopped}: ` : ""}
          {text?.[language] ?? text?.en ?? (link.text >= 0 ? words.linkText(textNumber(link.text)) : "")}
        </small>
        {targets.length > 0 && (
          <small className="link-targets">{words.linkTargets(targets.join(", "))}</small>
        )}
      </span>
    </li>
  );
}
