/**
 * What people call the fields of a game's cards at the head of a table: as the game's files call them, as its form speaks of
 * them in either language, and as tables of other programs have them.
 */
import { near } from "@tefuda/cardtext/distance";
import type { CardForm, FieldForm, GamePackage } from "@tefuda/kernel";

/** A field by its path, as tables write it: `name.en`, `stats.troop`, `texts.2`. */
export type FieldPath = string;

/** What a column may stand for, in the order of the form: to choose from by hand. */
export const fieldPaths = (form: CardForm): FieldPath[] =>
  Object.entries(form).flatMap(([key, field]) => [...pathsOf(key, field)].map(({ path }) => path));

/** Words that mean the same at the head of a table. Each list is begun by what some game calls the field. */
const MEAN_THE_SAME: readonly (readonly string[])[] = [
  ["name", "card", "card name", "title", "カード名", "カード", "名前", "名称"],
  ["sub", "subname", "sub name", "subtitle", "サブネーム", "副題"],
  ["epithet", "subtitle", "二つ名"],
  ["type", "card type", "タイプ", "種類", "カードの種類", "カードタイプ"],
  ["kind", "card type", "種類", "種別", "カードの種類", "カードタイプ"],
  ["types", "subtypes", "subtype", "tribe", "class", "タイプ", "サブタイプ", "種族"],
  ["subtypes", "types", "tribe", "class", "サブタイプ", "種族"],
  ["kin", "subtypes", "tribe", "種族"],
  ["orgs", "organizations", "organisation", "faction", "所属", "組織"],
  [
    "texts",
    "rules text",
    "card text",
    "rules",
    "effect",
    "effects",
    "ability",
    "abilities",
    "テキスト",
    "効果",
    "能力",
    "カードテキスト",
  ],
  [
    "effects",
    "rules text",
    "card text",
    "rules",
    "text",
    "texts",
    "ability",
    "abilities",
    "テキスト",
    "効果",
    "能力",
    "カードテキスト",
  ],
  ["flavour", "flavor", "flavour text", "flavor text", "フレーバー", "フレーバーテキスト"],
  ["rarity", "レアリティ", "レア度", "希少度"],
  ["copies", "count", "quantity", "qty", "max copies", "枚数"],
  ["number", "no", "id", "card number", "collector number", "番号", "カード番号"],
  ["code", "no", "id", "number", "card number", "collector number", "番号", "カード番号"],
  ["artist", "illustrator", "illustration", "art by", "絵師", "イラスト", "イラストレーター"],
  ["cost", "mana", "mana cost", "コスト"],
  ["level", "lv", "rank", "レベル", "ランク"],
  ["attack", "atk", "攻撃", "攻撃力"],
  ["defense", "defence", "def", "防御", "防御力", "守備力"],
  ["str", "strength", "attack", "攻撃力"],
  ["def", "defense", "defence", "防御力"],
  ["health", "hp", "life", "体力", "耐久", "ライフ"],
  ["power", "パワー", "武力"],
];
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: ["en", "english", "英語", "英"],
  ja: ["ja", "jp", "jpn", "japanese", "日本語", "和"],
};
/** So many entries of a list have columns of their own, where the form does not say how many there are. */
const COUNTED = 9;

interface Path {
  path: FieldPath;
  field: FieldForm;
  /** The last of its steps, where that is no field: a language, a number. */
  step?: string;
}

/** The columns that a field may have. */
function* pathsOf(key: string, field: FieldForm): Generator<Path> {
  if (field.is === "group") {
    for (const [inner, one] of Object.entries(field.fields)) yield* pathsOf(`${key}.${inner}`, one);
    return;
  }
  yield { path: key, field };
  if ((field.is === "name" || field.is === "phrase") && field.both)
    for (const step of Object.keys(LANGUAGES)) yield { path: `${key}.${step}`, field, step };
  const most = field.is === "texts" ? Math.min(field.most, COUNTED) : field.is === "list" ? COUNTED : 0;
  for (let n = 1; n <= most; n++) yield { path: `${key}.${n}`, field, step: String(n) };
}

/** A name as it is compared: letters of one width, small, with one blank where words or figures meet. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s._/:()[\]「」・-]+/gu, " ")
    .replaceAll(/(?<=[^\d ])(?=\d)/gu, " ")
    .trim();

export class ColumnNames {
  private readonly known = new Map<string, FieldPath>();
  readonly paths: ReadonlySet<FieldPath>;

  constructor({ forms, layout }: Pick<GamePackage, "forms" | "layout">) {
    const form = forms?.card ?? {};
    const all = Object.entries(form).flatMap(([key, field]) => [...pathsOf(key, field)]);
    this.paths = new Set(all.map(({ path }) => path));
    const called = layout.words ?? {};
    const further: ((key: string, field: FieldForm) => readonly string[])[] = [
      (key) => [key, key.replace(/s$/, "")],
      (_, { about }) => [...spokenOf(about.en), ...spokenOf(about.ja)],
      (key) => (Object.hasOwn(called, key) ? Object.values(called[key]!) : []),
      (key) => MEAN_THE_SAME.filter(([first]) => first === key).flat(),
    ];
    // what files call a field goes before what others call another
    for (const namesOf of further) for (const one of all) this.add(one, form, namesOf);
  }

  private add(
    { path, step }: Path,
    form: CardForm,
    namesOf: (key: string, field: FieldForm) => readonly string[],
  ): void {
    const keys = path.split(".");
    if (step !== undefined) keys.pop();
    const [key, inner] = keys as [string, string?];
    const field = form[key]!;
    const own = namesOf(key, field);
    const within = inner !== undefined && field.is === "group" ? namesOf(inner, field.fields[inner]!) : [];
    const names =
      inner === undefined ? own : [...own.flatMap((one) => within.map((two) => `${one} ${two}`)), ...within];
    const steps = step === undefined ? [] : (LANGUAGES[step] ?? [step]);
    const said =
      step === undefined
        ? names
        : names.flatMap((one) => steps.flatMap((at) => [`${one} ${at}`, `${at} ${one}`]));
    for (const name of said) {
      const word = plain(name);
      if (word !== "" && !this.known.has(word)) this.known.set(word, path);
    }
  }

  /** The field that a column is called as; undefined where it is none. */
  find(header: string): FieldPath | undefined {
    const name = header.trim();
    return this.paths.has(name) ? name : this.known.get(plain(name));
  }

  /** The fields that may have been meant. */
  meant(header: string): FieldPath[] {
    const word = plain(header);
    const close = near(word, this.known.keys()).map((name) => this.known.get(name)!);
    return [...new Set(close)];
  }
}

/** What a sentence on a field calls it: "the faction; a deck is of one" is the "faction". */
function spokenOf(sentence: string): string[] {
  const [first = ""] = sentence.split(/[,;:("、。（「：]/u);
  const name = first.replace(/^(?:the|its|an?) /i, "").trim();
  // in Japanese the thing itself comes last: カードの種類
  const last = /^[^a-z]*の([^の]+)$/iu.exec(name)?.[1];
  return last === undefined ? [name] : [name, last];
}
