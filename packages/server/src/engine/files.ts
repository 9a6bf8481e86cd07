/** A build is its files: they are packed, kept in the database, and laid out again where a match asks for them. */
import { randomUUID } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { z } from "zod";

/** The rooms that play a match, with their words and cards; pages, tests and pictures are not among them. */
const ROOMS = "packages/{kernel,cardtext,language,market,bots,referee,host,server,games/*}";
const FILES = "{*.json,{src,cards,decks,packs,formats,rulebook}/**/*.{ts,yaml,json}}";

/** Paths from the root of the repository, with slashes on every system, and what stands there. */
export type Files = Readonly<Record<string, string>>;
/** A path that leads nowhere else. */
const path = z
  .string()
  .regex(/^packages(\/[\w.@-]+)+$/)
  .refine((at) => !at.split("/").includes(".."));
const files = z.record(path, z.string());
const manifest = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).optional() });

export function filesOf(root: string): Files {
  const found = globSync(`${ROOMS}/${FILES}`, { cwd: root, exclude: (name) => name.endsWith(".test.ts") });
  return Object.fromEntries(
    found.map((file) => [file.split(sep).join("/"), readFileSync(join(root, file), "utf8")]),
  );
}

export const packFiles = (all: Files): Buffer => gzipSync(JSON.stringify(all));

/** Throws where it is no packed build. */
export const unpackFiles = (packed: Buffer): Files => files.parse(JSON.parse(gunzipSync(packed).toString()));

/**
 * Lays a build out in a folder that is not there yet. What it imports of others is taken from the installation at `root`:
 * that is older or newer by no more than the releases between the two builds.
 */
export function layOut(all: Files, root: string, folder: string): void {
  const draft = `${folder}.${randomUUID()}`;
  for (const [file, text] of Object.entries(all)) {
    const at = join(draft, file);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
  for (const [name, to] of linksOf(all, root, folder)) {
    const at = join(draft, "node_modules", name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(to, at, "junction");
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    // another machine on this folder was quicker
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Where the names lead that the rooms of a build import: to its rooms, and to what is installed at `root`. */
function linksOf(all: Files, root: string, folder: string): Map<string, string> {
  const manifests = Object.keys(all)
    .filter((file) => file.endsWith("/package.json"))
    .map((file) => ({ at: dirname(file), ...manifest.parse(JSON.parse(all[file]!)) }));
  const links = new Map<string, string>();
  for (const { at, dependencies = {} } of manifests)
    for (const name of Object.keys(dependencies)) {
      const places = [join(root, at, "node_modules", name), join(root, "node_modules", name)];
      const place = places.find((one) => existsSync(one));
      if (place) links.set(name, place);
    }
  for (const { at, name } of manifests) links.set(name, join(folder, at));
  return links;
}
