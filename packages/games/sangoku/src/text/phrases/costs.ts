/** Resources as a cost (sangoku-5.6). */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";

export const costs: Production[] = [
  say(
    "Cost",
    { pay: "resources", price: "$p" },
    ["{p:Price}", "pay {p:Price}"],
    ["{p:Price}", "{p:Price}(を払う|を支払う)"],
  ),
];
