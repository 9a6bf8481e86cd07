import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findBinaries, layLinks } from "./binaries.ts";
import { NoDatabase } from "./errors.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-links-"));
  mkdirSync(join(folder, "native", "lib"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lib = (name: string): string => join(folder, "native", "lib", name);
const list = (links: unknown): void =>
  writeFileSync(join(folder, "native", "pg-symlinks.json"), JSON.stringify(links));

test("the further names of libraries are laid where they are missing, and stay when they are there", () => {
  writeFileSync(lib("libone.so.60.2"), "one");
  list([
    { source: "native/lib/libone.so.60.2", target: "native/lib/libone.so" },
    { source: "native/lib/libone.so.60.2", target: "native/lib/libone.so.60" },
  ]);
  symlinkSync("libone.so.60.2", lib("libone.so.60"));
  layLinks(folder);
  layLinks(folder);
  expect(readFileSync(lib("libone.so"), "utf8")).toBe("one");
  expect(readFileSync(lib("libone.so.60"), "utf8")).toBe("one");
});

test("a link that leads out of the package is not laid", () => {
  list([{ source: "native/lib/libone.so", target: "../outside" }]);
  expect(() => layLinks(folder)).toThrow();
  expect(existsSync(join(folder, "..", "outside"))).toBe(false);
});

test("names that cannot be laid are told in one line", () => {
  list([{ source: "native/lib/libone.so.60.2", target: "native/nowhere/libone.so" }]);
  expect(() => layLinks(folder)).toThrow(NoDatabase);
  expect(() => layLinks(folder)).toThrow(/libraries cannot be made ready \([^\n]+\)/);
});

test("the programs of this platform are there", () => {
  const { initdb, pgCtl } = findBinaries();
  expect([initdb, pgCtl].map((path) => existsSync(path))).toEqual([true, true]);
});
