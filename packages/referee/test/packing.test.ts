/** A game that is put together from readings that were packed is the same game as one whose texts are read. */
import { expect, test } from "vitest";
import { assembleOrThrow, cardFilesOf, gameEntry, games } from "../src/games.ts";
import { readingsOf } from "../src/packing.ts";

test.each(games.map(({ id }) => id))("%s", async (id) => {
  const entry = gameEntry(id);
  const [pack, grammars] = await Promise.all([entry.load(), entry.grammars!()]);
  const put = (folder: string) =>
    assembleOrThrow(
      pack,
      cardFilesOf(id).map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    );
  const anew = put("anew");
  const readings = await readingsOf(id);
  expect(readings.length).toBe(grammars.length);
  expect(readings.flatMap((one) => Object.keys(one)).length).toBeGreaterThan(30);
  // nothing of a tree is lost on the way
  const unpacked: typeof readings = JSON.parse(JSON.stringify(readings));
  expect(unpacked).toStrictEqual(readings);
  try {
    for (const [i, grammar] of grammars.entries()) grammar.learn(unpacked[i]!);
    const packed = put("packed again");
    expect(packed.game.fingerprint).toBe(anew.game.fingerprint);
    expect(packed.game.code.frames).toEqual(anew.game.code.frames);
    expect(packed.game.code.instructions.length).toBe(anew.game.code.instructions.length);
  } finally {
    for (const grammar of grammars) grammar.learn({});
  }
});
