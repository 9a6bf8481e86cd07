import type { CardInfo } from "@tefuda/kernel";
import { looks } from "@tefuda/print/looks";
import { unitsOf } from "@tefuda/print/printed";
import { expect, test } from "vitest";
import { bare } from "../state/bare.ts";
import { paysFor } from "./prices.ts";

test("sangoku-5.4, 10.13, 10.14: what a cost is, and what a resource pays", () => {
  const price = looks.sangoku!.price!;
  const card = (subtypes: string[], en = ""): CardInfo => ({
    name: "Card",
    type: "general",
    subtypes,
    values: [],
    texts: en ? [{ kind: "emblems", words: { en } }] : [],
    details: [{ id: "cost", name: { en: "Cost" }, value: "2R1C" }],
    file: "",
    line: 1,
  });
  expect(unitsOf(card([]), price)).toEqual(["R", "R", "C"]);
  const view = bare("Card");
  expect(paysFor(card(["Wei", "cavalry"]), view, price)).toBe("R");
  expect(paysFor(card(["Wei"], "【Outsource: Shu】【Haste】"), view, price)).toBe("RG");
  expect(paysFor(card(["Wu"], "【Diplomacy: Shu, Wu】"), view, price)).toBe("GB");
  expect(paysFor(card(["Wei"]), { ...view, faceDown: true }, price)).toBe("C");
  expect(paysFor(undefined, { ...view, faceDown: true }, price)).toBe("C");
});
