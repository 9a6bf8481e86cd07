/** What can go wrong with the database that comes along, said in both languages. */
import { type Words, WordsError } from "@tefuda/kernel";

/** No database can run here; the words say why in one line. */
export class NoDatabase extends WordsError {}

/** Another program has this folder's database; the words name it. */
export class FolderHeld extends WordsError {}

/** A database of the folder cannot be carried over to the PostgreSQL that is installed, or a backup cannot be used. */
export class NotCarriedOver extends WordsError {}

/** What a program said went wrong, as one line; its last words where it did not say that in so many. */
function complaintIn(output: string): string {
  const lines = output
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const errors = lines.filter((line) => /\b(error|FATAL|PANIC): /.test(line));
  return (errors.length > 0 ? errors : lines).slice(-2).join(" / ");
}

/** A program of PostgreSQL that failed, with what it said. */
export const failedProgram = (name: string, output: string): Words => {
  const said = complaintIn(output);
  return {
    en: `No database can run here: ${name} failed: ${said}`,
    ja: `ここではデータベースを動かせません。${name} が失敗しました：${said}`,
  };
};
