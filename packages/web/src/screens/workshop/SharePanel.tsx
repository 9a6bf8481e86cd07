/** A set on its way out, and cards on their way in: one file, a link, a table, paper; and the versions that are kept of it. */
import type { GameData } from "@tefuda/host/host";
import type { CardForm } from "@tefuda/kernel";
import { added, cardIn, type Draft, entryText, filesOf } from "@tefuda/workshop/draft";
import type { Matching } from "@tefuda/workshop/table";
import type { ToldPart } from "@tefuda/workshop/tell-changes";
import { type ComponentType, useEffect, useState } from "react";
import type { BenchLink, Pasted } from "../../host/bench.ts";
import { packedSet } from "../../pictures/packed.ts";
import { download } from "../../state/download.ts";
import { type KeptVersion, keepVersion, keptDraft } from "../../state/drafts.ts";
import { addressOf } from "../../state/screen.ts";
import { CopyLink } from "../../ui/CopyLink.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { faultIn, useLanguage, useWords } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { AtServerPart } from "./AtServerPart.tsx";
import { fileName, nameOf, picturesIn } from "./manifest.ts";
import { PrintPart } from "./PrintPart.tsx";
import type { Change } from "./useWriting.ts";

interface SharePanelProps {
  data: GameData;
  draft: Draft;
  form: CardForm;
  /** The file of the card that is written; null where none is. */
  path: string | null;
  link: BenchLink;
  onChange: Change;
  onClose: () => void;
}

export function SharePanel(props: SharePanelProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  return (
    <Sheet title={words.share} onClose={props.onClose} form="wide">
      <div className="share-set">
        {Object.entries(PARTS).map(([name, part]) => (
          <Telling key={name} {...props} part={part} />
        ))}
      </div>
    </Sheet>
  );
}

/** A part of the sheet, and under it what went wrong there: at the top of so long a sheet nobody would see it. */
function Telling({ part: Part, ...props }: SharePanelProps & { part: ComponentType<PartProps> }) {
  const common = useWords();
  const [fault, setFault] = useState<Error | null>(null);
  const tell = (going: Promise<unknown>): void => {
    setFault(null);
    going.catch(setFault);
  };
  return (
    <div>
      <Part {...props} tell={tell} />
      <div role="alert">{fault && <p className="fault">{faultIn(common, fault)}</p>}</div>
    </div>
  );
}

export type PartProps = SharePanelProps & { tell: (going: Promise<unknown>) => void };

function OneFile({ draft, link, tell }: PartProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const pictures = picturesIn(draft);
  const savePacked = async (): Promise<void> => {
    const folder = fileName(nameOf(draft, "en"));
    const { lost, content } = await packedSet(
      folder,
      filesOf(draft),
      pictures.map(({ file }) => file),
    );
    setRemarks(lost > 0 ? [words.picturesLost(lost)] : []);
    download(`${folder}.zip`, content, "application/zip");
  };
  const save = async (): Promise<void> => {
    const { files, remarks } = await link.oneFile(filesOf(draft));
    setRemarks(remarks.map((one) => one[language]));
    download(`${fileName(nameOf(draft, "en"))}.yaml`, files[0]!.text);
  };
  return (
    <section>
      <h3>{words.asFile}</h3>
      <p>{words.asFileNote}</p>
      <div className="row-buttons">
        {pictures.length > 0 && (
          <button type="button" className="button button--main" onClick={() => tell(savePacked())}>
            {words.savePacked}
          </button>
        )}
        <button
          type="button"
          className={`button${pictures.length > 0 ? "" : " button--main"}`}
          onClick={() => tell(save())}
        >
          {pictures.length > 0 ? words.saveWithoutPictures : words.saveFile}
        </button>
      </div>
      {remarks.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </section>
  );
}

function AsLink({ draft, link, tell }: PartProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const [made, setMade] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const folded = await link.link(filesOf(draft));
    setMade(new URL(addressOf({ at: "set", link: folded }), location.href).href);
  };
  return (
    <section>
      <h3>{words.asLink}</h3>
      <p>{words.asLinkNote}</p>
      {made === null ? (
        <button type="button" className="button" onClick={() => tell(make())}>
          {words.makeLink}
        </button>
      ) : (
        <CopyLink link={made} />
      )}
    </section>
  );
}

function AsTable({ draft, link, tell }: PartProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const cards = draft.cards.map(({ text }) => cardIn(text));
    const table = await link.table(cards.filter((card) => card !== undefined));
    await navigator.clipboard.writeText(table);
    setCopied(true);
  };
  return (
    <section>
      <h3>{words.asTable}</h3>
      <p>{words.asTableNote}</p>
      <button type="button" className="button" onClick={() => tell(copy())}>
        {words.copyTable}
      </button>
      <p role="status">{copied && words.copied}</p>
    </section>
  );
}

function Paste({ draft, link, tell, onChange, onClose }: PartProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [text, setText] = useState("");
  const [said, setSaid] = useState<Matching>([]);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const read = (next: string, kept: Matching): void => {
    setText(next);
    setSaid(kept);
    if (next.trim() === "") setPasted(null);
    else tell(link.paste(next, kept).then(setPasted));
  };
  const match = (header: string, to: string): void => {
    const others = said.filter((one) => one.header !== header);
    read(text, to === "?" ? others : [...others, { header, to: to === "" ? null : to }]);
  };
  const add = (): void => {
    let next = draft;
    for (const card of pasted!.cards) next = added(next, entryText(card));
    onChange(next, "paste");
    onClose();
  };
  return (
    <section>
      <h3>{words.paste}</h3>
      <p>{words.pasteNote}</p>
      <textarea
        className="field"
        aria-label={words.pasteHere}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => read(target.value, said)}
      />
      {pasted && pasted.columns.length > 0 && (
        <table className="paste-columns">
          <thead>
            <tr>
              <th>{words.column}</th>
              <th>{words.field}</th>
            </tr>
          </thead>
          <tbody>
            {pasted.columns.map(({ header, to }) => (
              <tr key={header}>
                <td>{header}</td>
                <td>
                  <select
                    className="field"
                    aria-label={header}
                    value={to === null ? "" : (to ?? "?")}
                    onChange={({ target }) => match(header, target.value)}
                  >
                    {to === undefined && <option value="?">{words.unknown}</option>}
                    <option value="">{words.leaveOut}</option>
                    {pasted.fields.map((field) => (
                      <option key={field}>{field}</option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div role="status">
        <ul className="paste-wrong">
          {pasted?.problems.slice(0, 20).map(({ row, header = "", message }) => (
            <li key={`${row} ${header} ${message.en}`}>
              <b>{words.cell(row, header)}</b> {message[language]}
            </li>
          ))}
        </ul>
      </div>
      {pasted && pasted.cards.length > 0 && (
        <button type="button" className="button button--main" onClick={add}>
          {words.addCards(pasted.cards.length)}
        </button>
      )}
    </section>
  );
}

function Versions({ draft, link, tell, onChange, onClose }: PartProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const [versions, setVersions] = useState<readonly KeptVersion[]>([]);
  const [name, setName] = useState("");
  const [changes, setChanges] = useState<{ at: number; told: readonly ToldPart[] } | null>(null);
  useEffect(() => {
    keptDraft(draft.id).then(
      (kept) => setVersions(kept?.versions ?? []),
      () => {},
    );
  }, [draft.id]);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const compare = ({ at, draft: before }: KeptVersion): void =>
    tell(link.changes(filesOf(before), filesOf(draft)).then((told) => setChanges({ at, told })));
  return (
    <section>
      <h3>{words.versions}</h3>
      <div className="row-buttons">
        <input
          className="field"
          aria-label={words.versionName}
          placeholder={words.versionName}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            const now = Date.now();
            tell(keepVersion(draft, name.trim() || time.format(now), now).then(setVersions));
            setName("");
          }}
        >
          {words.keepVersion}
        </button>
      </div>
      {versions.length === 0 && <p>{words.noVersions}</p>}
      <ul className="version-list">
        {versions.map((version) => (
          <li key={version.at}>
            <b>{version.name}</b> <small>{time.format(version.at)}</small>
            <button type="button" className="button" onClick={() => compare(version)}>
              {words.compare}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                // it can be taken back like any other change
                onChange({ ...version.draft, count: Math.max(version.draft.count, draft.count) }, "version");
                onClose();
              }}
            >
              {words.goBack}
            </button>
            {changes?.at === version.at && <Changes told={changes.told} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ told }: { told: readonly ToldPart[] }) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  if (told.length === 0) return <p role="status">{words.noChanges}</p>;
  return (
    <div role="status">
      {told.map(({ part, title, changes }) => (
        <div key={part}>
          <b>{title[language]}</b>
          <ul>
            {changes.map(({ name, says, details }) => (
              <li key={`${name.en} ${says.en}`}>
                {name[language]}: {says[language]}
                <ul>
                  {details.map((detail) => (
                    <li key={detail.en}>{detail[language]}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const PARTS = { OneFile, AsLink, AtServerPart, AsTable, PrintPart, Paste, Versions };
