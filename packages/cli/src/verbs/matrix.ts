/** `tefuda cards matrix`: every node of the language against every game, in both languages. */
import { games } from "@tefuda/referee/games";
import { type Cell, type MatrixRow, matrixOf } from "@tefuda/referee/matrix";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { figureLines, type Paint, padTo, paint, widthOf } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";

export interface MatrixOptions {
  game?: string;
  node?: string;
  lang: Language;
  json?: boolean;
}

export async function matrix({ game, node, lang, json }: MatrixOptions, io: Io): Promise<void> {
  // a game is laid beside the others, since only they tell what it lacks
  const all = games.filter(({ grammars }) => grammars).map(({ id }) => id);
  const ids = game === undefined ? all : [knownGame(game).id];
  const wanted = await matrixOf(all, { node, run: ids });
  if (wanted.length === 0) throw new Misuse((w) => w.noNode(node!));
  const sum = counted(wanted, ids);
  if (json) outJson(io, { nodes: wanted.length, games: sum, rows: wanted });
  else {
    const colours = paint(io.tty);
    if (node === undefined) io.out(table(wanted, ids, io.columns, colours, lang));
    else for (const row of wanted) io.out(examplesText(row, ids, colours, lang));
    if (node === undefined) io.out(`\n${figureLines(sumLines(sum, lang))}`);
  }
  if (Object.values(sum).some(({ notYet }) => notYet > 0)) throw new Failed();
}

interface Count {
  said: Record<Language, number>;
  ran: number;
  fact: number;
  never: number;
  lacking: number;
  notYet: number;
}

function counted(rows: readonly MatrixRow[], ids: readonly string[]): Record<string, Count> {
  return Object.fromEntries(
    ids.map((id) => {
      const cells = rows.map(({ cells }) => cells[id]!);
      const of = (test: (cell: Cell) => unknown): number => cells.filter(test).length;
      return [
        id,
        {
          said: { en: of(({ said }) => said?.en), ja: of(({ said }) => said?.ja) },
          ran: of(({ ran }) => ran === "ran"),
          fact: of(({ ran }) => ran === "fact"),
          never: of(({ ran }) => ran === "never"),
          lacking: of(({ lacks, notYet }) => lacks && !notYet),
          notYet: of(({ notYet }) => notYet),
        },
      ];
    }),
  );
}

const sumLines = (sum: Record<string, Count>, lang: Language): [string, string][] =>
  Object.entries(sum).map(([id, count]) => [id, terminalWords(lang).matrix.sum(count)]);

/** What a cell is shown as: carried out, a fact of its card, seen by nobody, lacking, not yet. */
function mark({ ran, said, notYet }: Cell, colours: Paint): string {
  if (notYet) return colours.warn("!");
  if (!said) return colours.dim("-");
  const both = said.en !== undefined && said.ja !== undefined;
  const sign = ran === "ran" ? "x" : ran === "fact" ? "o" : "?";
  const shown = both ? sign : `${sign}${said.ja === undefined ? "e" : "j"}`;
  return ran === "never" || !both ? colours.warn(shown) : colours.bold(shown);
}

/** A line a node, under its sort; where there is room, the first text of it as well. */
function table(
  rows: readonly MatrixRow[],
  ids: readonly string[],
  columns: number,
  colours: Paint,
  lang: Language,
): string {
  const { matrix: w } = terminalWords(lang);
  const first = 2 + Math.max(...rows.map(({ name }) => widthOf(name)));
  const widths = ids.map((id) => Math.max(3, widthOf(id)) + 1);
  const room = columns - first - widths.reduce((sum, width) => sum + width, 0) - 2;
  const line = ({ name, cells }: MatrixRow): string => {
    const marks = ids.map((id, i) => padTo(mark(cells[id]!, colours), widths[i]!)).join("");
    const text = ids.map((id) => cells[id]!.said?.[lang]).find((it) => it !== undefined) ?? "";
    return `  ${padTo(name, first)}${marks}${room > 15 ? colours.dim(cut(text, room)) : ""}`.trimEnd();
  };
  const heads = ids.map((id, i) => padTo(id, widths[i]!)).join("");
  const lines = [`${w.legend}\n`, `  ${" ".repeat(first)}${heads}`.trimEnd()];
  for (const [i, row] of rows.entries()) {
    if (row.sort !== rows[i - 1]?.sort) lines.push(colours.bold(w.sorts[row.sort]));
    lines.push(line(row));
  }
  return `${lines.join("\n")}\n`;
}

/** As much of a text as so many columns hold. */
function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let shown = "";
  for (const letter of text)
    if (widthOf(shown + letter) < columns) shown += letter;
    else break;
  return `${shown}…`;
}

/** One node in all games and both languages. */
function examplesText(row: MatrixRow, ids: readonly string[], colours: Paint, lang: Language): string {
  const { matrix: w } = terminalWords(lang);
  const lines = ids.flatMap((id) => {
    const { said, ran, lacks, notYet } = row.cells[id]!;
    if (lacks)
      return [`  ${colours.bold(id)}  ${notYet ? colours.warn(lacks[lang]) : colours.dim(lacks[lang])}`];
    const texts = [said?.en, said?.ja].flatMap((text) => (text === undefined ? [] : `    ${text}`));
    return [`  ${colours.bold(id)}  ${ran === "never" ? colours.warn(w.ran[ran]) : w.ran[ran!]}`, ...texts];
  });
  return [colours.bold(`${w.sorts[row.sort]}: ${row.name}`), ...lines, ""].join("\n");
}
