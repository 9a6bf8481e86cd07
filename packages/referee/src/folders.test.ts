import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolders } from "./folders.ts";

test("folders are made with those on the way, and what cannot be made is refused", () => {
  const here = mkdtempSync(join(tmpdir(), "tefuda-folders-"));
  expect(makeFolders(join(here, "a/b/c"), 0o700)).toBe(join(here, "a"));
  expect(statSync(join(here, "a/b/c")).isDirectory()).toBe(true);
  expect(makeFolders(join(here, "a/b"))).toBe(undefined);
  expect(makeFolders(join(here, "a/d"))).toBe(join(here, "a/d"));
  writeFileSync(join(here, "file"), "");
  expect(() => makeFolders(join(here, "file/e"))).toThrow(/EEXIST/);
  expect(() => makeFolders(join(here, "file"))).toThrow(/EEXIST/);
});

test.runIf(process.platform === "linux")("a folder that takes no other is no reason to wait", () => {
  expect(() => makeFolders("/proc/nope/deeper")).toThrow(/ENOENT|EACCES|EPERM/);
});
