/** 11 Terms: a card as it is shown. */
import { inBothLanguages } from "@tefuda/cardtext/written-in";
import { type CardDetail, type CardInfo, textNumber } from "@tefuda/kernel";
import { written } from "../prices.ts";
import { printText } from "../text/index.ts";
import { type CardData, type CardText, nationWord, typeWord } from "./11-cards.ts";

/** Name and epithet in the languages in which notations do not write them. */
export function namesOf({ title, epithet, name, rarity }: CardData): CardInfo["names"] {
  const ja = epithet ? `${title.ja} ${epithet.ja}` : title.ja;
  return { ja: name.endsWith(`(${rarity})`) ? `${ja}（${rarity}）` : ja };
}

/** A text in both languages: as it is written, and as the same tree is said in Japanese. */
export function wordsOf(card: CardData, text: CardText): { en: string; ja: string } {
  const place = text === card.fort ? "fort" : card.type;
  return inBothLanguages(text.words, text.tree, (language) =>
    printText(text.tree, { card: place, language }),
  );
}

function detailsOf(card: CardData): CardDetail[] {
  const detail = (id: string, en: string, ja: string, value: string | undefined): CardDetail[] =>
    value === undefined || value === "" ? [] : [{ id, name: { en, ja }, value }];
  return [
    ...detail("cost", "Cost", "コスト", written(card.cost)),
    ...detail("nation", "Nation", "勢力", nationWord(card.nation)),
    ...detail("unit", "Unit", "兵種", card.unit),
    ...detail("rarity", "Rarity", "レアリティ", card.rarity),
    ...detail("code", "Code", "番号", card.code),
  ];
}

export function infoOf(card: CardData): CardInfo {
  const shown = (text: CardText, i: number, kind: string = text.tree.kind) => ({
    kind,
    words: wordsOf(card, text),
    number: textNumber(i),
  });
  const values = card.power === undefined ? {} : { power: card.power, fortDamage: card.fortDamage ?? 1 };
  return {
    name: card.name,
    names: namesOf(card),
    ...(card.epithet ? { short: { ...card.title } } : {}),
    type: typeWord(card.type),
    subtypes: [nationWord(card.nation), ...(card.unit ? [card.unit] : []), ...card.subtypes],
    values: Object.entries(values).map(([id, value]) => ({ id, value })),
    texts: [
      ...card.texts.map((text, i) => shown(text, i)),
      // sangoku-8.5
      ...(card.fort ? [shown(card.fort, card.texts.length, "fort")] : []),
    ],
    ...(card.flavour.en === "" ? {} : { flavour: { ...card.flavour } }),
    details: detailsOf(card),
    file: card.file,
    line: card.line,
  };
}
