/**
 * `sw.js`: the worker that keeps the page's files, with this version's first file and the names of all others, by what they
 * belong to. A file is a game's own where one gets to it only through what is that game's.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { PAGE, REST, TYPE, type Version } from "./src/offline/copies.ts";
import { facesWith } from "./vite.seal.ts";

const WORKER = "sw.js";
/** What is loaded of one game alone: its own modules, or what was made of its files. */
const OF_GAME = /\/packages\/games\/(\w+)\/|virtual:(?:files|rules|icons)\/(?!door$|all$)(\w+)/;
/** Icons for cards of somebody's own, which many never have, and what draws cards for paper. */
const AS_USED = /virtual:icons\/all$|\/print-worker\.ts$/;
/** Of the Japanese type a browser takes some of many files; of the older form of any type, none: only what draws for paper. */
const JAPANESE = /noto-sans-jp.*\.woff2$/;
const OLD = /\.(woff|map)$/;

interface Piece {
  file: string;
  module: string;
  /** Nothing leads to it: the page or its worker begins here. */
  first: boolean;
  /** Styles and pictures that come with it. */
  with: string[];
  to: string[];
}

/** The plugin of the page, and that of the workers of the page, whose pieces are put together by themselves. */
export function offline(): { page: Plugin; worker: Plugin } {
  const pieces = new Map<string, Piece>();
  const take = (bundle: Rolldown.OutputBundle): void => {
    for (const one of Object.values(bundle)) if (one.type === "chunk") pieces.set(one.fileName, pieceOf(one));
  };
  return {
    worker: { name: "tefuda-offline-worker", generateBundle: (_, bundle) => take(bundle) },
    page: {
      name: "tefuda-offline",
      apply: "build",
      buildStart() {
        this.emitFile({
          type: "chunk",
          id: join(import.meta.dirname, "src/offline/worker.ts"),
          fileName: WORKER,
        });
      },
      generateBundle: {
        order: "post",
        handler(_, bundle) {
          take(bundle);
          pieces.delete(WORKER);
          const version: Version = {
            page: String((bundle["index.html"] as Rolldown.OutputAsset).source),
            groups: groupsOf(pieces, Object.keys(bundle), typeOf(bundle)),
          };
          const worker = bundle[WORKER] as Rolldown.OutputChunk;
          if (worker.imports.length > 0)
            this.error(`${WORKER} has to be one file, and shares ${worker.imports} with the page.`);
          worker.code = `const VERSION = ${JSON.stringify(version)};\n${worker.code}`;
        },
      },
    },
  };
}

function pieceOf(chunk: Rolldown.OutputChunk): Piece {
  const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
  return {
    file: chunk.fileName,
    module: chunk.facadeModuleId ?? "",
    first: chunk.isEntry,
    with: [...(importedCss ?? []), ...(importedAssets ?? [])],
    to: [...chunk.imports, ...chunk.dynamicImports],
  };
}

/** The files of the Japanese type that have the letters of the page's own words. */
function typeOf(bundle: Rolldown.OutputBundle): Set<string> {
  const words = globSync(join(import.meta.dirname, "src/words/*.ts")).map((file) =>
    readFileSync(file, "utf8"),
  );
  const letters = [...new Set(words.join(""))].filter((letter) => letter > "\u2000").join("");
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
  const faces = sheets.flatMap((sheet) =>
    sheet.type === "asset" ? facesWith(String(sheet.source), letters) : [],
  );
  return new Set(faces.map(({ file }) => `assets/${file}`).filter((file) => JAPANESE.test(file)));
}

function groupsOf(
  pieces: ReadonlyMap<string, Piece>,
  all: readonly string[],
  type: ReadonlySet<string>,
): Version["groups"] {
  const gameOf = ({ module }: Piece): string | undefined => {
    const [, own, made] = OF_GAME.exec(module) ?? [];
    return own ?? made;
  };
  const every = [...pieces.values()];
  const asUsed = new Set(
    every.flatMap((piece) => (AS_USED.test(piece.module) ? [piece.file, ...piece.with] : [])),
  );
  /** All that one gets to from these, as far as it may be entered. */
  const reached = (from: readonly Piece[], mayEnter: (piece: Piece) => boolean): Set<string> => {
    const files = new Set<string>();
    const enter = (piece: Piece | undefined): void => {
      if (!piece || files.has(piece.file) || asUsed.has(piece.file) || !mayEnter(piece)) return;
      files.add(piece.file);
      for (const file of piece.with)
        if (!JAPANESE.test(file) && !OLD.test(file) && !asUsed.has(file)) files.add(file);
      for (const file of piece.to) enter(pieces.get(file));
    };
    for (const piece of from) enter(piece);
    return files;
  };
  const alone = reached(
    every.filter(({ first }) => first),
    (piece) => gameOf(piece) === undefined,
  );
  const games = [...new Set(every.flatMap((piece) => gameOf(piece) ?? []))].sort();
  const played = games.map((game) =>
    reached(
      every.filter((piece) => gameOf(piece) === game),
      (piece) => !alone.has(piece.file) && (gameOf(piece) ?? game) === game,
    ),
  );
  const isFetched = (file: string): boolean => asUsed.has(file) || !OLD.test(file);
  const files = all.filter((file) => file.startsWith("assets/") && isFetched(file)).sort();
  // what every game needs comes with the page; and so do all styles, since a screen without one is not shown
  const onPage = (file: string): boolean =>
    alone.has(file) || file.endsWith(".css") || played.every((its) => its.has(file));
  const page = files.filter(onPage);
  const own = games.map((game, i) => [game, files.filter((file) => played[i]!.has(file) && !onPage(file))]);
  const belongs = (file: string): boolean =>
    onPage(file) || type.has(file) || played.some((its) => its.has(file));
  const rest = files.filter((file) => !belongs(file));
  return {
    [PAGE]: page,
    [TYPE]: files.filter((file) => type.has(file)),
    ...Object.fromEntries(own),
    [REST]: rest,
  };
}
