/** A set that is being written, read beside the page: so that no letter that is typed waits for it, and whatever hangs can be stopped. */
import { byGame } from "virtual:starters";
import type { GamePackage } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";
import { begun, type Starting } from "@tefuda/workshop/begin";
import { Bench } from "@tefuda/workshop/bench";
import { linkOf } from "@tefuda/workshop/link";
import { asFolder, asOneFile } from "@tefuda/workshop/one-file";
import { cardsOf, fieldPaths, matchColumns, readSheet, sheetOf } from "@tefuda/workshop/table";
import { tellChanges } from "@tefuda/workshop/tell-changes";
import { changesBetween } from "@tefuda/workshop/versions";
import { answering } from "./answering.ts";
import type { Benched } from "./bench.ts";
import { bundled } from "./library.ts";

const library = bundled();
let bench: Bench | undefined;
let starting: Starting | undefined;
let pack: GamePackage | undefined;
const form = () => pack?.forms?.card ?? {};

const there = (): Bench => {
  if (!bench) throw new Error("no game lies on the bench");
  return bench;
};

const benched: Benched = {
  async open(game) {
    const entry = games.find(({ id }) => id === game)!;
    const [{ default: begins }, grammars] = await Promise.all([
      byGame[game]!(),
      entry.grammars?.() ?? [],
      library.load(game),
    ]);
    const { files, data, ...of } = library.open(game);
    pack = of.pack;
    starting = begins;
    bench = new Bench({ pack, cards: files?.cards ?? [], formats: data.formats, grammars });
    return { form: pack.forms?.card ?? {}, kind: pack.forms?.kind ?? "" };
  },
  begun: async (name, language) => begun(starting!.starter, there().game, name, language),
  change: async (files) => there().change(files),
  card: async (path) => there().card(path),
  complete: async (asked) => there().complete(asked),
  check: async () => there().check(),
  fresh: async () => there().fresh(),
  decksFor: async (names) => there().decksFor(names, library.open(there().game).files?.lists ?? []),
  oneFile: async (files) => asOneFile(files, [there().game], form()),
  folder: async (files) => asFolder(files, [there().game], form()).files,
  link: async (files) => linkOf(files, [there().game], form()),
  table: async (cards) => sheetOf(cards, pack!),
  async paste(text, kept) {
    const fields = [...fieldPaths(form())];
    const { sheet, problems } = readSheet(text);
    if (!sheet) return { columns: [], fields, cards: [], problems };
    const columns = matchColumns(sheet.head, pack!, kept);
    const read = cardsOf(sheet, columns, pack!);
    return { columns, fields, cards: read.cards, problems: read.problems };
  },
  changes: async (before, now) =>
    tellChanges(changesBetween(before, now, pack!, library.open(there().game).files?.cards)),
  ruling: async (start, choices, card) => there().ruling(start, choices, card),
  rulings: async () => there().rulings(),
  positionFor: async (card) => there().tried(starting!.positions, card),
};

answering(benched);
