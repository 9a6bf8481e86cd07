/** Resources as a cost (sangoku-5.6). */
import type { Production } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";

export const costs: Production[] = [
  say(
    "Cost",
    { pay: "resources", price: "$p" },
    ["{p:Price}", "pay {p:Price}"],
    ["{p:Price}", "{p:Price}(を払う|を支払う)"],
  ),
  read("Cost", { pay: "resources", price: { any: "$n" } }, [], "無を{n:#d}[つ](払う|支払う)"),
];
