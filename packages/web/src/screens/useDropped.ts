/** Replays and sets that somebody lets go over the first page, or chooses there. */
import type { SourceFile } from "@tefuda/kernel";
import { type DragEvent, type HTMLAttributes, useState } from "react";
import { type DroppedFile, filesOf, readDropped } from "../state/dropped.ts";
import { readFileText } from "../state/read.ts";
import { useSession } from "../state/session.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";

export type Going = (going: Promise<void>, ifNot: (words: string) => void) => void;

type Part = "set" | "replay";
type Files = DroppedFile[] | null | Promise<DroppedFile[] | null>;

export function useDropped(toTable: Going) {
  const session = useSession();
  const words = useWords();
  const language = useLanguage();
  const [fault, setFault] = useState<{ of: Part; words: string } | null>(null);
  const [reads, setReads] = useState(false);
  const [over, setOver] = useState(false);
  const tell = (of: Part) => (words: string) => setFault({ of, words });

  /** The set with the pictures that came with it; those that cannot be taken are told of. */
  const withPictures = async (dropped: SourceFile[], pictures: DroppedFile[]): Promise<SourceFile[]> => {
    const [{ withTaken }, { PICTURE_FAULTS }] = await Promise.all([
      import("../pictures/taken.ts"),
      import("../pictures/words.ts"),
    ]);
    const games = (await session.games()).map(({ id }) => id);
    const { set, leftOut } = await withTaken(dropped, pictures, games);
    if (leftOut.length > 0) tell("set")(PICTURE_FAULTS.leftOut(leftOut)[language]);
    return set;
  };
  const load = async (files: Files, from: Part): Promise<void> => {
    setFault(null);
    const read = await readDropped(await files);
    if (typeof read === "string") return tell(from)(words.sets.notTaken[read]);
    if ("replay" in read) {
      const match = readFileText(read.replay);
      if (match) toTable(session.watch(match), tell("replay"));
      else tell("replay")(words.fileWrong);
      return;
    }
    setReads(true);
    const set = read.set.some(({ text }) => /^pictures:/m.test(text))
      ? await withPictures(read.set, read.pictures)
      : read.set;
    await session.host.takeSet(set, false).catch((error: Error) => tell("set")(faultIn(words, error)));
    setReads(false);
  };
  /** Takes files for the replay or the set that they are; where they were given what is wrong with them is told. */
  const take = (files: Files, from: Part): void => {
    load(files, from).catch(session.failed);
  };

  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    const within = event.type === "dragleave" && event.currentTarget.contains(event.relatedTarget as Node);
    setOver((isOver || within) && event.dataTransfer.types.includes("Files"));
  };
  const overMain: HTMLAttributes<HTMLElement> & { "data-drop-here": string } = {
    className: `start${over ? " is-over" : ""}`,
    "data-drop-here": words.sets.dropHere,
    onDragOver: hover(true),
    onDragLeave: hover(false),
    onDrop: (event) => {
      hover(false)(event);
      take(filesOf(event.dataTransfer), "set");
    },
  };
  return { reads, fault, take, overMain };
}
