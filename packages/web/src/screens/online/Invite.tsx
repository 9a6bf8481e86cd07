/** The address of a table, to be sent to whoever is to come: as a link, and as a picture for a phone's camera. */
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { z } from "zod";
import { useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useCopy } from "../../ui/useCopy.ts";

const Qr = lazy(() => import("./Qr.tsx").then((m) => ({ default: m.Qr })));

/** Such an address leads another machine to itself. */
const isNear = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

const addresses = z.object({ addresses: z.array(z.url()) });

/** Where others find this page: not by the name by which a machine calls itself, if the server knows a better one. */
function useOrigin(): string {
  const [origin, setOrigin] = useState(location.origin);
  useEffect(() => {
    if (!isNear(location.hostname)) return;
    fetch("api/addresses")
      .then(async (response) => addresses.parse(await response.json()))
      .then(({ addresses: [first] }) => first !== undefined && setOrigin(new URL(first).origin))
      // then there is the one by which it was found here
      .catch(() => {});
  }, []);
  return origin;
}

export function Invite({ table }: { table: string }) {
  const words = useOnlineWords();
  const id = useId();
  const origin = useOrigin();
  const link = `${origin}${location.pathname}${addressOf({ at: "people", table })}`;
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(link, field);
  const near = isNear(new URL(origin).hostname);
  const share = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  return (
    <section className="card-panel online-invite" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.invite}</h2>
      <div className="online-invite-parts">
        <div className="online-invite-link">
          <label htmlFor={id}>{words.link}</label>
          <div className="online-field">
            <input
              ref={field}
              id={id}
              className="field"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className="button" onClick={copy}>
              {words.copy}
            </button>
            {share && (
              <button
                type="button"
                className="button"
                onClick={() => void navigator.share({ url: link }).catch(() => {})}
              >
                {words.share}
              </button>
            )}
          </div>
          <p aria-live="polite">{copied === null ? "" : copied ? words.copied : words.notCopied}</p>
          {near && <p className="online-note">{words.onlyHere}</p>}
        </div>
        {!near && (
          <Suspense>
            <Qr text={link} says={words.qr} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
