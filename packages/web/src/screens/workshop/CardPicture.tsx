/** A picture of a card's own in place of the one that is made of its words: chosen, pasted, or taken away. */
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { takePicture } from "../../pictures/taken.ts";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { withOwnPicture } from "./manifest.ts";
import type { Change } from "./useWriting.ts";

interface CardPictureProps {
  /** The card's name, by which it is pictured. */
  name: string;
  /** Whether it has one of its own. */
  has: boolean;
  onChange: Change;
}

export function CardPicture({ name, has, onChange }: CardPictureProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const common = useWords();
  const [fault, setFault] = useState<Error | null>(null);
  const change = (file: string | undefined): void =>
    onChange((now) => withOwnPicture(now, name, file), `picture/${name}`);
  /** What was chosen last; one that takes longer and was chosen before is not wanted any more. */
  const wanted = useRef<Blob | null>(null);
  const take = (file: Blob): void => {
    setFault(null);
    wanted.current = file;
    const only = (work: () => void): void => {
      if (wanted.current === file) work();
    };
    takePicture(file).then(
      (name) => only(() => change(name)),
      (error: Error) => only(() => setFault(error)),
    );
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) take(file);
    target.value = "";
  };
  // pasted anywhere on the bench, as long as no text was copied with it
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (file && !clipboardData?.types.includes("text/plain")) take(file);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  });
  return (
    <div className="card-picture">
      <div className="row-buttons">
        <label className="button">
          {words.ownPicture}
          <input
            className="unseen"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            onChange={choose}
          />
        </label>
        {has && (
          <button
            type="button"
            className="button"
            onClick={() => {
              wanted.current = null;
              change(undefined);
            }}
          >
            {words.madePicture}
          </button>
        )}
      </div>
      <div role="status">{fault && <p className="fault">{faultIn(common, fault)}</p>}</div>
    </div>
  );
}
