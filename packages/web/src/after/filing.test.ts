/** Which cards of a match a set does not have that a moment of it is to be filed in. */
import type { Host } from "@tefuda/host/host";
import { draftOf } from "@tefuda/workshop/draft";
import { expect, test } from "vitest";
import { lackedBy } from "./filing.ts";

const mine = ["Kettle Keeper, Never Late for Supper", "Borrowed Ponies"];
const host = {
  save: async () => ({
    record: {
      lists: [
        [...mine, "Plain Card"],
        ["Plain Card", "Borrowed Ponies"],
      ],
    },
  }),
} as unknown as Host;
const lacked = (cards: string): Promise<string[]> =>
  lackedBy(host, draftOf("x", "sangoku", [{ path: "cards/cards.yaml", text: cards }]), new Set(mine));

test("a set has a card by its name, also where something follows that in full", async () => {
  const keeper =
    "- name: { en: Kettle Keeper, ja: 釜番 }\n  epithet: { en: Never Late for Supper, ja: 夕餉 }\n";
  expect(await lacked(`${keeper}- name: Borrowed Ponies\n`)).toEqual([]);
  expect(await lacked(keeper)).toEqual(["Borrowed Ponies"]);
  expect(await lacked("- name: Kettle\n")).toEqual(mine);
  expect(await lackedBy(host, undefined, new Set(mine))).toEqual(mine);
});
