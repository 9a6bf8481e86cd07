/** A position for trying cards out: what lies in the zones of both sides, and their numbers. It is the `start:` of a scenario. */
import type { GameData } from "@tefuda/host/host";
import { useId, useMemo, useState } from "react";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage, useSaid } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";

export type Start = Readonly<Record<string, unknown>>;
type Side = Readonly<Record<string, unknown>>;

interface PositionEditorProps {
  data: GameData;
  /** The names of the set's own cards. */
  names: readonly string[];
  start: Start;
  onChange: (start: Start) => void;
}

const SIDES = ["A", "B"] as const;
const sideOf = (start: Start, seat: string): Side => (start[seat] as Side | undefined) ?? {};
/** A card as a position has it: its name, or with how it lies. */
const nameOf = (card: unknown): string =>
  typeof card === "string" ? card : String((card as { card?: unknown } | null)?.card ?? "");

export function PositionEditor({ data, names, start, onChange }: PositionEditorProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const id = useId();
  const all = useMemo(
    () => [...new Set([...names, ...data.cards.map(({ name }) => name)])],
    [names, data.cards],
  );
  const put = (seat: string, key: string, value: unknown): void =>
    onChange({ ...start, [seat]: { ...sideOf(start, seat), [key]: value } });
  return (
    <div className="position">
      <datalist id={id}>
        {all.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {SIDES.map((seat) => (
        <fieldset key={seat}>
          <legend>{seat === "A" ? words.mine : words.theirs}</legend>
          <Zones
            data={data}
            side={sideOf(start, seat)}
            list={id}
            known={all}
            onPut={(key, value) => put(seat, key, value)}
          />
          <Numbers data={data} side={sideOf(start, seat)} onPut={(key, value) => put(seat, key, value)} />
        </fieldset>
      ))}
    </div>
  );
}

interface SideProps {
  data: GameData;
  side: Side;
  onPut: (key: string, value: unknown) => void;
}

function Zones({ data, side, list, known, onPut }: SideProps & { list: string; known: readonly string[] }) {
  const say = useSaid();
  const words = WORKSHOP_WORDS[useLanguage()];
  return data.layout.rows
    .flatMap(({ zones }) => zones)
    .map(({ zone, name }) => {
      const cards = Array.isArray(side[zone]) ? (side[zone] as readonly unknown[]) : [];
      const called = say(name, zone);
      return (
        <div className="position-zone" key={zone}>
          <b>{called}</b>
          <ul>
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a zone are known by their place
              <li key={i}>
                {nameOf(card)}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={words.takeAway(nameOf(card), called)}
                  onClick={() =>
                    onPut(
                      zone,
                      cards.filter((_, n) => n !== i),
                    )
                  }
                >
                  <Glyph name="close" />
                </button>
              </li>
            ))}
          </ul>
          <AddCard
            label={words.addCard(called)}
            {...{ list, known }}
            onAdd={(one) => onPut(zone, [...cards, one])}
          />
        </div>
      );
    });
}

interface AddCardProps {
  label: string;
  list: string;
  known: readonly string[];
  onAdd: (name: string) => void;
}

function AddCard({ label, list, known, onAdd }: AddCardProps) {
  const [typed, setTyped] = useState("");
  const add = (name: string): void => {
    onAdd(name);
    setTyped("");
  };
  const take = (text: string): void => {
    // what a longer name begins with is taken once Enter says that it is meant
    const goesOn = known.some((name) => name.length > text.length && name.startsWith(text));
    if (known.includes(text) && !goesOn) add(text);
    else setTyped(text);
  };
  return (
    <input
      className="field"
      list={list}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => take(target.value)}
      onKeyDown={({ key }) => key === "Enter" && known.includes(typed) && add(typed)}
    />
  );
}

function Numbers({ data, side, onPut }: SideProps) {
  const say = useSaid();
  return data.layout.seatNumbers.map(({ id, name }) => (
    <label className="position-number" key={id}>
      {say(name, id)}
      <input
        className="field field--number"
        type="number"
        value={typeof side[id] === "number" ? (side[id] as number) : ""}
        onChange={({ target }) => onPut(id, target.value === "" ? undefined : Number(target.value))}
      />
    </label>
  ));
}
