/** Changes between two versions of a set, in words. */
import type { Words } from "@tefuda/kernel";
import type { CardChange, DeckChange, FieldChange, OtherChange, SetChanges, TextChange } from "./versions.ts";
import { CHANGES } from "./words/changes.ts";

/** What is told of one thing: its name, what became of it, and the single changes. */
export interface ToldChange {
  name: Words;
  says: Words;
  details: readonly Words[];
}
export interface ToldPart {
  part: keyof SetChanges;
  title: Words;
  changes: readonly ToldChange[];
}

/** By part of the set, those that changed; none where nothing did. */
export function tellChanges(changes: SetChanges): ToldPart[] {
  const part = (part: keyof SetChanges, told: readonly ToldChange[]): ToldPart[] =>
    told.length === 0 ? [] : [{ part, title: CHANGES.parts[part], changes: told }];
  return [
    ...part("set", tellSet(changes.set)),
    ...part("cards", changes.cards.map(tellCard)),
    ...part("words", changes.words.map(tellOther)),
    ...part("keywords", changes.keywords.map(tellOther)),
    ...part("decks", changes.decks.map(tellDeck)),
    ...part("packs", changes.packs.map(tellOther)),
    ...part("rulings", changes.rulings.map(tellOther)),
  ];
}

const tellSet = (fields: readonly FieldChange[]): ToldChange[] =>
  fields.length === 0
    ? []
    : [{ name: CHANGES.parts.set, says: CHANGES.changed, details: fields.map(tellField) }];

function tellCard({ card, sort, was, fields, texts }: CardChange): ToldChange {
  const details = [
    ...fields.filter(({ field }) => !was || !field.startsWith("name.")).map(tellField),
    ...texts.map(tellText),
  ];
  return {
    name: card,
    says: was ? CHANGES.renamed(was) : CHANGES[sort === "renamed" ? "changed" : sort],
    details,
  };
}

const tellOther = ({ name, sort }: OtherChange): ToldChange => ({ name, says: CHANGES[sort], details: [] });

const tellDeck = ({ deck, sort, fields, cards }: DeckChange): ToldChange => ({
  name: deck,
  says: CHANGES[sort],
  details: [
    ...fields.map(tellField),
    ...cards.map(({ card, from, to }) =>
      to > from ? CHANGES.more(to - from, card) : CHANGES.fewer(from - to, card),
    ),
  ],
});

function tellField({ field, from, to }: FieldChange): Words {
  if (from === undefined) return CHANGES.fieldNew(field, to ?? "");
  return to === undefined ? CHANGES.fieldGone(field, from) : CHANGES.field(field, from, to);
}

function tellText({ field, sort, at, from = "", to = "", unread }: TextChange): Words {
  const n = at.to ?? at.from;
  const place = n === undefined ? field : `${field}.${n}`;
  const told = {
    meaning: CHANGES.textMeaning(place, from, to),
    wording: CHANGES.textWording(place, from, to),
    added: CHANGES.textAdded(place, to),
    removed: CHANGES.textRemoved(place, from),
    order: CHANGES.textOrder(field),
  }[sort];
  return unread ? CHANGES.unread(told) : told;
}
