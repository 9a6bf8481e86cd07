/**
 * A picture from anywhere becomes one that is kept: it is painted anew, so that nothing of its file remains but what can be
 * seen, and made as small as cards need it.
 */
import { hex, type SourceFile, sha256, WordsError } from "@tefuda/kernel";
import { bitmapOf, LARGEST_PICTURE, measured } from "@tefuda/print/bitmap";
import { type CardPicture, PICTURES } from "@tefuda/referee/card-pictures";
import { ProblemsError } from "@tefuda/referee/problems";
import { PICTURED, withPicture } from "@tefuda/workshop/pictures";
import type { DroppedFile } from "../state/dropped.ts";
import { keepPicture, keptPicture } from "./kept.ts";
import { lookAgain } from "./shown.ts";
import { PICTURE_FAULTS } from "./words.ts";

/** Of a file, in bytes, and of what it says to hold, in points. */
const LARGEST_FILE = 20_000_000;
const MOST_POINTS = 50_000_000;
/** In points: a card is 744 points wide where it is printed as sharply as eyes see. */
const LONGEST_SIDE = 1024;
/** How good it is kept, as good as there is room. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5];
const DIGITS = 32;

/** The name under which it is kept. Throws a `WordsError` for what is no bitmap, or too large. */
export async function takePicture(file: Blob): Promise<string> {
  if (file.size > LARGEST_FILE) throw tooLarge();
  const said = measured(new Uint8Array(await file.arrayBuffer()));
  if (!said) throw new WordsError(PICTURE_FAULTS.notBitmap);
  if (said.width * said.height > MOST_POINTS) throw tooLarge();
  const image = await createImageBitmap(file).catch(() => {
    throw new WordsError(PICTURE_FAULTS.damaged);
  });
  try {
    // a browser may write into a file how its screen tells colours
    const { bytes } = bitmapOf(await painted(image))!;
    const name = `${hex(sha256(bytes)).slice(0, DIGITS)}.jpg`;
    await keepPicture(name, bytes);
    lookAgain(name);
    return name;
  } finally {
    image.close();
  }
}

const tooLarge = (): WordsError =>
  new WordsError(PICTURE_FAULTS.tooLarge(LARGEST_FILE / 1e6, MOST_POINTS / 1e6));

async function painted(image: ImageBitmap): Promise<Uint8Array> {
  for (let side = LONGEST_SIDE; ; side /= 2) {
    const scale = Math.min(1, side / Math.max(image.width, image.height));
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d")!;
    // what can be seen through stands before paper
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
      if (blob.size <= LARGEST_PICTURE) return new Uint8Array(await blob.arrayBuffer());
    }
  }
}

/** The files of a set with the pictures that came with it taken; those that are not there or cannot be are left out, by their files and cards. */
export async function withTaken(
  set: readonly SourceFile[],
  pictures: readonly DroppedFile[],
  games: readonly string[],
): Promise<{ set: SourceFile[]; leftOut: string[] }> {
  const manifests = set.filter(({ text }) => /^pictures:/m.test(text));
  const [manifest] = manifests;
  if (!manifest) return { set: [...set], leftOut: [] };
  const leftOut: string[] = [];
  let files = [manifest];
  for (const { card, file } of entriesIn(manifest, games)) {
    const found = pictures.find(({ path }) => path.endsWith(`/${file}`));
    // one that does not come along may be kept here under that name
    const name = found
      ? await takePicture(found.file).catch(() => undefined)
      : (await keptPicture(file)) && file;
    files = withPicture(files, games, card, name);
    if (name === undefined) leftOut.push(`${PICTURES}/${file} (${card})`);
  }
  return { set: set.map((file) => (file === manifest ? files[0]! : file)), leftOut };
}

/** None where the file is wrong: that is told where the set is read. */
function entriesIn(manifest: SourceFile, games: readonly string[]): readonly CardPicture[] {
  try {
    return PICTURED.read(games, manifest);
  } catch (error) {
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
