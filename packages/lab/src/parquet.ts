/** Games as a Parquet file, a row for each, for whoever counts something that no report says. */
import { renameSync, rmSync } from "node:fs";
import { seatName } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import {
  type BasicType,
  type ColumnSource,
  fileWriter,
  ParquetWriter,
  schemaFromColumnData,
} from "hyparquet-writer";
import { COURSE, type CourseField } from "./course.ts";
import {
  BROKEN,
  DECISIONS,
  DRAWN,
  FIELDS,
  FIRST,
  HOW,
  type Plan,
  RULE,
  TURNS,
  UNFINISHED,
  WINNER,
  WON,
} from "./play.ts";
import { type Outcome, Study } from "./study.ts";

const ENDED: Readonly<Record<number, string>> = {
  [WON]: "won",
  [DRAWN]: "drawn",
  [UNFINISHED]: "unfinished",
  [BROKEN]: "broken",
};

type Value = string | number | null;
interface Column {
  name: string;
  type: BasicType;
  /** What it says of a game; null where there is nothing to say. */
  of(study: Study, run: string, game: number): Value;
}

/** Rows that are written at a time. */
const AT_A_TIME = 50_000;

export class GamesFile {
  private readonly path: string;
  private readonly aside: string;
  private readonly loaded: LoadedGame;
  private readonly columns: readonly Column[];
  private readonly writer: ParquetWriter;

  constructor(path: string, loaded: LoadedGame, seats: number) {
    this.path = path;
    this.aside = `${path}.part`;
    this.loaded = loaded;
    this.columns = columnsOf(loaded.game.rules, seats);
    const schema = schemaFromColumnData({ columnData: this.columns.map((column) => source(column, [])) });
    this.writer = new ParquetWriter({ writer: fileWriter(this.aside), schema, createdBy: "tefuda" });
  }

  /** The games of a run, behind those that are there. */
  add(run: string, plan: Plan, outcome: Outcome): void {
    const study = new Study(this.loaded, plan, outcome);
    const games = outcome.results.length / FIELDS;
    for (let from = 0; from < games; from += AT_A_TIME) {
      const rows = Array.from({ length: Math.min(AT_A_TIME, games - from) }, (_, i) => from + i);
      const columnData = this.columns.map((column) =>
        source(
          column,
          rows.map((game) => column.of(study, run, game)),
        ),
      );
      this.writer.write({ columnData });
    }
  }

  /** The file is there from now on: whole, or not at all. */
  end(): void {
    this.writer.finish();
    renameSync(this.aside, this.path);
  }

  /** Nothing of it is left. */
  drop(): void {
    rmSync(this.aside, { force: true });
  }
}

const source = ({ name, type }: Column, data: Value[]): ColumnSource => ({
  name,
  type,
  data,
  nullable: true,
});

function columnsOf(rules: readonly string[], seats: number): Column[] {
  const number = (name: string, of: (study: Study, game: number) => number): Column => ({
    ...{ name, type: "INT32" },
    of: (study, _, game) => of(study, game),
  });
  const text = (name: string, of: Column["of"]): Column => ({ name, type: "STRING", of });
  const seatOf = (seat: number): Value => (seat < 0 ? null : seatName(seat));
  const deck = (seat: number): Column =>
    text(`deck_${seatName(seat)}`, (study, _, game) => {
      const list = study.decks(game)[seat];
      return list === undefined ? null : study.plan.lists[list]!.id;
    });
  const course = (field: CourseField): Column => ({
    ...{ name: `course_${field}`, type: "INT32" },
    of: (study, _, game) => (study.plan.course ? study.course(game, field) : null),
  });
  return [
    text("run", (_, run) => run),
    number("game", (_, game) => game),
    number("seed", (study, game) => study.seed(game)),
    ...Array.from({ length: seats }, (_, seat) => deck(seat)),
    text("winner", (study, _, game) => seatOf(study.of(game, WINNER))),
    text("first", (study, _, game) => seatOf(study.of(game, FIRST))),
    number("turns", (study, game) => study.of(game, TURNS)),
    number("decisions", (study, game) => study.of(game, DECISIONS)),
    text("ended", (study, _, game) => ENDED[study.of(game, HOW)]!),
    text("rule", (study, _, game) => rules[study.of(game, RULE)] ?? null),
    ...COURSE.map(course),
  ];
}
