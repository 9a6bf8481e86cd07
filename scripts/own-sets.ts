/** Serves sets of one's own beside the page: it is told of their files when it opens, and again whenever one changes. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, relative, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SourceFile } from "@tefuda/kernel";
import { filesIn, readSource } from "@tefuda/referee/games";
import { SET_FOLDERS } from "@tefuda/referee/own-set";

/** Where the page hears of them; what it looks for is in `packages/web/src/state/served.ts`. */
const PLACE = "own-sets";
const NAMED = `<meta name="tefuda-sets" content="${PLACE}">`;
/** Milliseconds between two looks at the files, while a page is open: any editor and any disk is seen so. */
const LOOK = 400;

/** Answers what a page asks of sets; false for any other request. `page` is the first file of the page. */
export function ownSets(
  paths: readonly string[],
  page: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const pages = new Set<ServerResponse>();
  let told = "";
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    for (; pages.size > 0; await sleep(LOOK)) {
      const now = JSON.stringify(paths.map(filesOf));
      if (now === told) continue;
      told = now;
      for (const page of pages) tell(page, told);
    }
    looking = false;
  };
  return (request, response) => {
    const path = request.url?.replace(/[?#].*$/, "");
    if (path === "/" || path === "/index.html") {
      const text = readFileSync(page, "utf8");
      response.setHeader("content-type", "text/html; charset=utf-8");
      // so that a page that is kept in the browser does not stand before it (`packages/web/src/offline/worker.ts`)
      response.setHeader("cache-control", "no-store");
      response.end(text.replace("</head>", `${NAMED}</head>`));
    } else if (path === `/${PLACE}`) {
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      if (told !== "") tell(response, told);
      pages.add(response);
      request.on("close", () => pages.delete(response));
      void look();
    } else return false;
    return true;
  };
}

const tell = (page: ServerResponse, sets: string): void => void page.write(`data: ${sets}\n\n`);

/** How files of a set end, in any of its folders. */
const ENDINGS = [...new Set(Object.values(SET_FOLDERS).flat())];

/** The files of a set, called by where they lie in its folder; none while they cannot be read. */
function filesOf(path: string): SourceFile[] {
  const name = basename(resolve(path));
  try {
    if (!statSync(path).isDirectory()) return [{ path: name, text: readSource(path).text }];
    return ENDINGS.flatMap((ending) => filesIn(path, ending)).map((file) => ({
      path: [name, ...relative(path, file).split(/[\\/]/)].join("/"),
      text: readSource(file).text,
    }));
  } catch {
    return [];
  }
}

/** The sets named on the command line, `--with my-set`, from where it was written, and what else stands there. Throws for what is not there. */
export function setsNamed(args: readonly string[], from: string): [sets: string[], rest: string[]] {
  const paths: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] !== "--with") rest.push(args[i]!);
    else if (args[i + 1] === undefined) throw new Error("--with is followed by a file or folder.");
    else paths.push(resolve(from, args[++i]!));
  }
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`There is no file or folder ${missing}.`);
  return [paths, rest];
}
