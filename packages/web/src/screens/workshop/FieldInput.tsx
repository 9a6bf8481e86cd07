/** One field of a card, as its form says it: a name, a number, a choice, words, texts. */
import type { CardForm, FieldForm } from "@tefuda/kernel";
import type { Completed } from "@tefuda/workshop/bench";
import type { CardTold, Field, TextTold } from "@tefuda/workshop/told";
import { useId, useState } from "react";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import { HowRead } from "./HowRead.tsx";
import { SayingSheet } from "./SayingSheet.tsx";
import { TextField } from "./TextField.tsx";

export interface FieldProps {
  /** What it is called in files, and where it stands in the card. */
  name: string;
  at: Field;
  form: FieldForm;
  value: unknown;
  told: CardTold | null;
  game: string;
  /** Undefined takes the field away. */
  onChange: (at: Field, value: unknown) => void;
  complete: (part: string, before: string) => Promise<Completed>;
  /** Somebody begins to type a name in both languages, and is done. */
  onFocus?: () => void;
  onBlur?: () => void;
}

/** More letters have no room on a card. */
const LONGEST_NAME = 60;

const sameField = (a: Field, b: Field): boolean => a.length === b.length && a.every((one, i) => one === b[i]);
const wordsIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export function FieldInput(props: FieldProps) {
  const { name, at, form, told } = props;
  const language = useLanguage();
  const id = useId();
  const wrong = told?.troubles.filter(({ field }) => field?.[0] === at[0]) ?? [];
  const isTexts = form.is === "text" || form.is === "texts";
  return (
    <div className={`card-field card-field--${form.is}${wrong.length > 0 ? " is-wrong" : ""}`}>
      <p className="card-field-name">
        {isTexts || form.is === "group" ? <b>{name}</b> : <label htmlFor={id}>{name}</label>}
        {!isTexts && <small id={`${id}-about`}>{form.about[language]}</small>}
      </p>
      <Holds {...props} id={id} />
      {at.length === 1 && (
        <div role="status">
          {wrong.map(({ says }) => (
            <p className="fault" key={says.en}>
              {says[language]}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

type HoldsProps = FieldProps & { id: string };

function Holds(props: HoldsProps) {
  const { at, form, value, id, onChange } = props;
  const words = WORKSHOP_WORDS[useLanguage()];
  const about = `${id}-about`;
  const said = (text: string): void => onChange(at, text === "" ? undefined : text);
  switch (form.is) {
    case "name":
    case "phrase":
      return form.both ? (
        <InBoth {...props} longest={form.is === "phrase" ? form.longest : LONGEST_NAME} />
      ) : (
        <Plain {...props} longest={form.is === "phrase" ? form.longest : LONGEST_NAME} />
      );
    case "flag":
      return (
        <input
          type="checkbox"
          id={id}
          aria-describedby={about}
          checked={value === true}
          onChange={({ target }) => onChange(at, target.checked ? true : undefined)}
        />
      );
    case "whole":
      return (
        <input
          className="field field--number"
          type="number"
          {...{ id, min: form.min, max: form.max, step: 1 }}
          aria-describedby={about}
          value={wordsIn(value)}
          onChange={({ target }) => onChange(at, target.value === "" ? undefined : Number(target.value))}
        />
      );
    case "oneOf":
      return (
        <select
          className="field"
          id={id}
          aria-describedby={about}
          value={wordsIn(value)}
          onChange={({ target }) => said(target.value)}
        >
          <option value="">{words.notSet}</option>
          {form.of.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      );
    case "list":
      return <Listed {...props} />;
    case "written":
      return <Plain {...props} longest={60} hint={form.such.join(" · ")} />;
    case "text":
      return <OneText {...props} text={wordsIn(value)} label={props.name} />;
    case "texts":
      return <Texts {...props} />;
    case "group":
      return (
        <div className="card-group">
          {Object.entries(form.fields).map(([name, inner]) => (
            <FieldInput
              key={name}
              {...{ ...props, name, form: inner, at: [...at, name] }}
              value={(value as Record<string, unknown> | undefined)?.[name]}
            />
          ))}
        </div>
      );
  }
}

function Plain({ at, value, id, onChange, longest, hint }: HoldsProps & { longest: number; hint?: string }) {
  return (
    <input
      className="field"
      {...{ id, maxLength: longest, placeholder: hint }}
      aria-describedby={`${id}-about`}
      value={wordsIn(value)}
      onChange={({ target }) => onChange(at, target.value === "" ? undefined : target.value)}
    />
  );
}

/** What is said in both languages, or in one for both. */
function InBoth({
  at,
  value,
  id,
  name,
  longest,
  onChange,
  onFocus,
  onBlur,
}: HoldsProps & { longest: number }) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const both =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : { en: value };
  const change = (language: "en" | "ja", text: string): void => {
    const next = { en: wordsIn(both.en), ja: wordsIn(both.ja), [language]: text };
    if (next.en === "" && next.ja === "") onChange(at, undefined);
    else if (next.ja === "" || next.en === "") onChange(at, next.en || next.ja);
    else onChange(at, next);
  };
  return (
    <div className="card-both">
      {(["en", "ja"] as const).map((language) => (
        <input
          key={language}
          className="field"
          lang={language}
          {...{ maxLength: longest, onFocus, onBlur }}
          {...(language === "en" ? { id } : {})}
          aria-label={`${name}: ${language === "en" ? words.english : words.japanese}`}
          placeholder={language === "en" ? words.english : words.japanese}
          value={wordsIn(both[language])}
          onChange={({ target }) => change(language, target.value)}
        />
      ))}
    </div>
  );
}

function Listed({ at, form, value, id, onChange }: HoldsProps) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const now = Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
  const known = form.is === "list" ? form.of : undefined;
  if (known)
    return (
      <div className="card-choices">
        {known.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={now.includes(one)}
              onChange={({ target }) => {
                const next = target.checked ? [...now, one] : now.filter((other) => other !== one);
                onChange(at, next.length === 0 ? undefined : next);
              }}
            />
            {one}
          </label>
        ))}
      </div>
    );
  return (
    <input
      className="field"
      id={id}
      aria-describedby={`${id}-about`}
      placeholder={words.listHint}
      // as it was typed, so that a comma may be begun with
      defaultValue={now.join(", ")}
      key={now.length === 0 ? "none" : undefined}
      onChange={({ target }) => {
        const next = target.value.split(/[,、]/).flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
        onChange(at, next.length === 0 ? undefined : next);
      }}
    />
  );
}

function Texts(props: HoldsProps) {
  const { at, form, value, name, onChange } = props;
  const words = WORKSHOP_WORDS[useLanguage()];
  const now = Array.isArray(value) ? (value as unknown[]) : value === undefined ? [] : [value];
  const most = form.is === "texts" ? form.most : 1;
  const put = (texts: readonly unknown[]): void => onChange(at, texts.length === 0 ? undefined : texts);
  // one in which nothing has been typed yet is no text of the card
  const [begun, setBegun] = useState(false);
  const [seeks, setSeeks] = useState(false);
  const shown = begun ? [...now, ""] : now;
  const write = (i: number, next: string): void => {
    setBegun(false);
    put(shown.map((one, n) => (n === i ? next : one)));
  };
  return (
    <div className="card-texts-field">
      {shown.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are known by their place
        <div className="card-text-row" key={i}>
          <OneText
            {...props}
            at={[...at, i]}
            text={wordsIn(text)}
            label={words.textNumber(name, i + 1)}
            focus={begun && i === now.length}
            onChange={(_, next) => write(i, String(next ?? ""))}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={words.removeText(i + 1)}
            onClick={() => {
              if (i === now.length) setBegun(false);
              else put(now.filter((_, n) => n !== i));
            }}
          >
            <Glyph name="close" />
          </button>
        </div>
      ))}
      {shown.length < most && !begun && (
        <button type="button" className="button" onClick={() => setBegun(true)}>
          {words.addText}
        </button>
      )}
      <button type="button" className="button" onClick={() => setSeeks(true)}>
        {words.sayings}
      </button>
      {seeks && (
        <SayingSheet
          game={props.game}
          onClose={() => setSeeks(false)}
          onUse={(text) => {
            setSeeks(false);
            setBegun(false);
            put([...now, text].slice(-most));
          }}
        />
      )}
    </div>
  );
}

function OneText({
  at,
  text,
  label,
  told,
  focus = false,
  onChange,
  complete,
}: HoldsProps & { text: string; label: string; focus?: boolean }) {
  const words = WORKSHOP_WORDS[useLanguage()];
  const of: TextTold | undefined = told?.texts.find(({ field }) => sameField(field, at));
  return (
    <div className="one-text">
      <TextField
        {...{ label, text, focus }}
        hint={words.writeText}
        told={of}
        onChange={(next) => onChange(at, next === "" ? undefined : next)}
        complete={(before) => complete(String(at[0]), before)}
      />
      {of && of.text === text && <HowRead told={of} onRather={(next) => onChange(at, next)} />}
    </div>
  );
}

/** What a card of a kind has, and what it has although it should not: what it is first, then what it says, then the rest. */
export function fieldsOf(
  form: CardForm,
  kindField: string,
  card: Readonly<Record<string, unknown>>,
): [string, FieldForm][] {
  const kind = card[kindField];
  const rank = (name: string, { is }: FieldForm): number =>
    is === "name" ? 0 : name === kindField ? 1 : is === "texts" ? 2 : 3;
  return Object.entries(form)
    .filter(
      ([name, { on }]) => !on || (typeof kind === "string" && on.includes(kind)) || card[name] !== undefined,
    )
    .sort((a, b) => rank(...a) - rank(...b));
}
