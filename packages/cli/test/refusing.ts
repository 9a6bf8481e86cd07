/** What comes from outside and cannot be used is refused with exit code 2, in both languages, and changes nothing on the disk. */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect } from "vitest";
import { english } from "./in-japanese.ts";
import { tefuda } from "./run.ts";

/** A folder for files that cannot be used, empty before each test. */
export class Refusing {
  readonly folder = mkdtempSync(join(tmpdir(), "tefuda-bad-"));

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true }));
    beforeEach(() => {
      for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { recursive: true });
    });
  }

  /** Everything that lies in the folder, with its content and the time of its last change. */
  private contents(): string[] {
    return readdirSync(this.folder).map((name) => {
      const path = join(this.folder, name);
      const stat = lstatSync(path);
      return `${name} ${stat.mtimeMs} ${stat.size} ${stat.isFile() ? readFileSync(path, "utf8") : ""}`;
    });
  }

  /** Runs and expects a refusal; FILE in the arguments and the message stands for the file, FOLDER for the folder. */
  readonly refused = async (
    argv: readonly string[],
    message: string | RegExp,
    text?: string,
    name = "file",
  ): Promise<void> => {
    const { folder } = this;
    const path = join(folder, name);
    if (text !== undefined) writeFileSync(path, text);
    const before = this.contents();
    const given = argv.map((arg) => arg.replace("FILE", path).replace("FOLDER", folder));
    const run = async (more: readonly string[]): Promise<string> => {
      const { code, out, err } = await tefuda([...given, ...more]);
      expect(code).toBe(2);
      expect(this.contents()).toEqual(before);
      return (err + out).replaceAll(path, "FILE").replaceAll(folder, "FOLDER");
    };
    const said = await run([]);
    if (typeof message === "string") expect(said).toContain(message);
    else expect(said).toMatch(message);
    // which language is asked for is what is wrong
    if (!given.includes("--lang")) expect(english(await run(["--lang", "ja"]))).toEqual([]);
  };
}
