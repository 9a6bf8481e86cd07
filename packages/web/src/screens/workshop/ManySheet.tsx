/** Many cards changed at once: which, which field, and what it is to say. */
import type { CardForm, FieldForm } from "@tefuda/kernel";
import { calledIn } from "@tefuda/workshop/called";
import type { Draft } from "@tefuda/workshop/draft";
import { changedByIt, type ManyChange, withMany } from "@tefuda/workshop/many";
import { useId, useMemo, useState } from "react";
import { Sheet } from "../../ui/Sheet.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface ManySheetProps {
  draft: Draft;
  form: CardForm;
  onChange: Change;
  onClose: () => void;
}

/** What a field holds that can be said of many cards alike. */
const HOLDS: readonly FieldForm["is"][] = ["whole", "oneOf", "list", "phrase", "written"];

/** What was typed, as the field holds it; nothing takes it away. */
function typedIn({ is }: FieldForm, typed: string): unknown {
  if (typed.trim() === "") return undefined;
  if (is === "whole") return Number(typed);
  if (is !== "list") return typed.trim();
  return typed.split(/[,、]/).flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
}

export function ManySheet({ draft, form, onChange, onClose }: ManySheetProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const fields = Object.entries(form).filter(([, { is }]) => HOLDS.includes(is));
  const id = useId();
  const [field, setField] = useState(fields[0]?.[0] ?? "");
  const [how, setHow] = useState<"more" | "says">("says");
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState("");
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const cards = draft.cards.map((entry) => ({
    path: entry.path,
    name: calledIn(entry, form)?.en ?? words.unnamed,
  }));
  const found = cards.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const chosen = useMemo(
    () => new Set(found.flatMap(({ path }) => (without.has(path) ? [] : [path]))),
    [found, without],
  );
  const of = form[field];
  if (!of) return null;
  const isMore = of.is === "whole" && how === "more";
  const change: ManyChange = isMore ? { more: Number(typed) || 0 } : { says: typedIn(of, typed) };
  const texts = changedByIt(draft, chosen, field, change);
  return (
    <Sheet title={words.many} onClose={onClose} form="wide">
      <div className="many">
        <div className="row-buttons">
          <label>
            {words.field}{" "}
            <select
              className="field"
              value={field}
              onChange={({ target }) => {
                setField(target.value);
                setTyped("");
              }}
            >
              {fields.map(([name]) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          {of.is === "whole" && (
            <label>
              {words.how}{" "}
              <select
                className="field"
                value={how}
                onChange={({ target }) => setHow(target.value as typeof how)}
              >
                <option value="says">{words.setTo}</option>
                <option value="more">{words.addTo}</option>
              </select>
            </label>
          )}
          <label htmlFor={`${id}value`}>{words.newValue}</label>
          {of.is === "oneOf" ? (
            <select
              id={`${id}value`}
              className="field"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            >
              <option value="">{words.notSet}</option>
              {of.of.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            <input
              id={`${id}value`}
              className="field"
              type={of.is === "whole" ? "number" : "text"}
              placeholder={of.is === "list" ? words.listHint : undefined}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </div>
        <input
          type="search"
          className="field"
          aria-label={words.filter}
          placeholder={words.filter}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <fieldset className="many-cards">
          <legend className="unseen">{words.cardsTab}</legend>
          {found.map(({ path, name }) => (
            <label key={path}>
              <input
                type="checkbox"
                checked={chosen.has(path)}
                onChange={({ target }) => {
                  const next = new Set(without);
                  if (target.checked) next.delete(path);
                  else next.add(path);
                  setWithout(next);
                }}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="button button--main"
          disabled={texts.size === 0}
          onClick={() => {
            onChange(withMany(draft, texts), "many");
            onClose();
          }}
        >
          {words.changeMany(texts.size)}
        </button>
      </div>
    </Sheet>
  );
}
