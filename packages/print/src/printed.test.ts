/** What is printed on cards besides plain values. */
import { expect, test } from "vitest";
import { splitHead } from "./printed.ts";

test("the word before a colon heads a text; a colon within brackets heads nothing", () => {
  expect(splitHead("Passive: This card may attack.")).toEqual({
    head: "Passive",
    colon: ": ",
    rest: "This card may attack.",
  });
  expect(splitHead("常時：攻撃できる。")).toEqual({ head: "常時", colon: "：", rest: "攻撃できる。" });
  expect(splitHead("2 EP, 〔Action〕: Draw a card.").head).toBe("2 EP, 〔Action〕");
  for (const words of ["【Outsource: Warlords】【Haste】", "【出向：群雄】【速攻】", "Draw a card."])
    expect(splitHead(words)).toEqual({ head: "", colon: "", rest: words });
});
