/** The replay as a link, whole or up to the place that is looked at; what a link cannot carry is saved as a file. */

import { LONGEST_LINK } from "@tefuda/workshop/folded";
import { useCallback, useId, useState } from "react";
import { foldedReplay } from "../state/replay-link.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useFolded } from "../state/useFolded.ts";
import { useTable } from "../table/context.ts";
import { CopyLink } from "../ui/CopyLink.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage } from "../words/index.tsx";

export function Share({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { data, shown } = useTable();
  const words = AFTER_WORDS[useLanguage()];
  const id = useId();
  const { step, of, since } = shown.update;
  const [whole, setWhole] = useState(true);
  const seen = since?.asSeen ?? false;
  const made = useFolded(
    useCallback(async () => {
      if (seen) return null;
      const match = await session.host.part(whole ? of : step);
      const address = addressOf({ at: "replay", link: await foldedReplay({ match, step }) });
      return { match, link: location.href.replace(/#.*$/, "") + address };
    }, [session, whole, of, step, seen]),
  );
  const own = new Set(data.sets.flatMap(({ cards }) => cards));
  const cannot = seen
    ? words.shareSeen
    : since && since.cards.length > 0
      ? words.shareOther
      : made?.match.record.lists.flat().some((card) => own.has(card))
        ? words.shareOwn
        : made && made.link.length > LONGEST_LINK
          ? words.shareLong(made.link.length, LONGEST_LINK)
          : null;
  return (
    <Sheet title={words.shareTitle} onClose={onClose} form="middle">
      <div className="share">
        <p>{words.shareNote}</p>
        {!seen && step < of && (
          <fieldset>
            <legend className="unseen">{words.share}</legend>
            {[true, false].map((all) => (
              <label key={String(all)} className="radio">
                <input type="radio" name={id} checked={whole === all} onChange={() => setWhole(all)} />
                <span>{all ? words.shareWhole : words.sharePosition}</span>
              </label>
            ))}
          </fieldset>
        )}
        {cannot !== null ? (
          <p className="share-cannot" role="status">
            {cannot}
          </p>
        ) : (
          made && (
            <>
              <CopyLink key={made.link} link={made.link} />
              <p className="share-note">{words.shareEdition(made.match.record.edition)}</p>
            </>
          )
        )}
        <div className="row-buttons">
          <button type="button" className="button" onClick={() => session.save().catch(session.failed)}>
            <Glyph name="save" /> {words.shareFile}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
