/** `tefuda rulings`: searching the rulings of a game, or of all games, and of sets of one's own. */
import { games, openSet } from "@tefuda/referee/games";
import { near } from "@tefuda/referee/problems";
import { type Hit, RulingSearch } from "@tefuda/referee/search/ruling-search";
import { type FiledRuling, rulingBookOf } from "@tefuda/referee/search/rulings-of";
import { type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine, wrapped } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface RulingsOptions {
  rule?: string;
  card?: string;
  with?: string[];
  limit: number;
  lang: Language;
  json?: boolean;
}

/** In place of a game: all of them. */
const ALL = "all";

export async function rulings(
  game: string,
  asked: readonly string[],
  options: RulingsOptions,
  io: Io,
): Promise<void> {
  const { rule, limit, lang } = options;
  const ids = game === ALL ? games.map(({ id }) => id) : [knownGame(game).id];
  const words = asked.join(" ");
  if (words.trim() === "" && rule === undefined && options.card === undefined)
    throw new Misuse((w) => w.asksNothing);
  const sets = (options.with ?? []).map(openSet);
  const books = await Promise.all(
    // of one game a set of another is refused; of all each stands with its own
    ids.map((id) => rulingBookOf(id, game === ALL ? sets.filter((set) => set.game === id) : sets)),
  );
  if (rule !== undefined) checkRule(rule, books);
  const card = options.card === undefined ? undefined : cardNamed(options.card, books);
  const found = new RulingSearch(books).find({
    words,
    ...(rule === undefined ? {} : { rule }),
    ...(card === undefined ? {} : { card }),
  });
  const shown = found.slice(0, limit);
  if (options.json) {
    outJson(io, { found: found.length, rulings: shown.map(asData) });
    return;
  }
  const { rulings: w } = terminalWords(lang);
  if (shown.length === 0) {
    io.out(`${w.none}\n`);
    return;
  }
  for (const hit of shown) io.out(inLines(hit, lang, io.columns));
  io.out(`${found.length > shown.length ? `${w.more} ` : ""}${w.play}\n`);
}

type Books = Awaited<ReturnType<typeof rulingBookOf>>[];

function checkRule(rule: string, books: Books): void {
  const ids = books.flatMap(({ pack, rules }) => rules.map(({ id }) => ({ id, game: pack.id })));
  const isThere = ids.some(({ id, game }) =>
    [rule, `${game}-${rule}`].some((one) => id === one || id.startsWith(`${one}.`)),
  );
  if (isThere) return;
  const known = ids.map(({ id }) => id);
  throw new Misuse((w) => w.noRule(rule, near(rule, known)));
}

/** The English name of a card that somebody names in any language, capitals or not. */
function cardNamed(name: string, books: Books): string {
  const cards = books.flatMap((book) => book.cards);
  const namesOf = cards.map((card) => ({ card, names: [card.name, ...Object.values(card.names ?? {})] }));
  const low = name.toLowerCase();
  const found = namesOf.find(({ names }) => names.some((one) => one.toLowerCase() === low));
  if (found) return found.card.name;
  throw new Misuse((w) =>
    w.noCardOf(
      name,
      near(
        name,
        namesOf.flatMap(({ names }) => names),
      ),
    ),
  );
}

/** What runs a ruling, and nothing but it. */
const runs = ({ file, words, set }: FiledRuling): string =>
  `npx tefuda scenario ${set ? `--with ${set.path}` : file} --only "${words.title.en.replace(/["\\$`]/g, "\\$&")}"`;

const asData = ({ game, ruling }: Hit<FiledRuling>) => {
  const { words, rules, cards, edition, file, line, set, since } = ruling;
  return {
    ...{ game, ...words, rules, cards, edition, file, line, run: runs(ruling) },
    ...(set && { set: set.name }),
    ...(since && { since }),
  };
};

function inLines({ ruling }: Hit<FiledRuling>, language: Language, width: number): string {
  const { words, rules, edition, file, line, set, since } = ruling;
  const { rulings: w } = terminalWords(language);
  const said = (text: Readonly<Record<string, string>> & { en: string }): string =>
    oneLine(text[language] ?? text.en);
  return [
    wrapped(said(words.title), 0, width),
    ...(words.note ? [wrapped(said(words.note), 2, width)] : []),
    `  ${set ? `${oneLine(set.name[language])} · ` : ""}${rules.join(", ")} · ${w.holds(edition)} · ${oneLine(file)}:${line}`,
    ...(since ? [wrapped(oneLine(since[language]), 2, width)] : []),
    `  $ ${oneLine(runs(ruling))}`,
    "",
    "",
  ].join("\n");
}
