/** `npm start`: builds the table in the browser when something it is made of has changed, and serves it, with sets of one's own. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin, preview } from "vite";
import { ownSets, setsNamed } from "./own-sets.ts";

const root = join(import.meta.dirname, "..");
const web = join(root, "packages/web");
const stampFile = join(web, "dist/.stamp");

/** A digest of every file that can end up in the page. */
function digestOfSources(): string {
  const hash = createHash("sha256");
  const left = /^(node_modules|dist|e2e)$|\.test\.tsx?$/;
  const entries = globSync(["packages/**/*", "package-lock.json"], {
    cwd: root,
    exclude: (entry) => left.test(entry.name),
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * A file that is called by what is in it never becomes another, and one that is gone is not replaced by the first; the first
 * file, and those that the browser fetches by itself, may change.
 */
const keptForGood: Plugin = {
  name: "tefuda-kept-for-good",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [file] = /^\/assets\/[\w.-]+/.exec(request.url ?? "") ?? [];
      if (file !== undefined && !existsSync(join(web, "dist", file))) return response.writeHead(404).end();
      response.setHeader("cache-control", file ? "public, max-age=31536000, immutable" : "no-cache");
      next();
    });
  },
};

let sets: string[];
try {
  // npm itself goes to the folder of the package
  sets = setsNamed(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const digest = digestOfSources();
if (!existsSync(stampFile) || readFileSync(stampFile, "utf8") !== digest) {
  console.log("Building the table ...");
  await build({ root: web, logLevel: "warn" });
  writeFileSync(stampFile, digest);
}

const asked = process.env.PORT ? Number(process.env.PORT) : undefined;
if (asked !== undefined && !(Number.isInteger(asked) && asked > 0 && asked < 65536)) {
  console.error(`PORT has to be a number from 1 to 65535; it is "${process.env.PORT}".`);
  process.exit(1);
}
try {
  // A port that was asked for is kept to; otherwise the next free one from 5173 on.
  const server = await preview({
    root: web,
    logLevel: "warn",
    plugins: [keptForGood, ...(sets.length > 0 ? [ownSets(sets)] : [])],
    preview: { host: "127.0.0.1", port: asked ?? 5173, strictPort: asked !== undefined },
  });
  const address = server.httpServer.address();
  const port = typeof address === "object" && address ? address.port : asked;
  console.log(`Tefuda is ready: http://localhost:${port}`);
  for (const set of sets) console.log(`With ${set}: the page sees what you change in it.`);
} catch (error) {
  console.error(`Cannot serve the table: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
