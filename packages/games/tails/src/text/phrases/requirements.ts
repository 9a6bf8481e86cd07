/** The block of deployment requirements (tails-4.3, 4.5). */
import type { Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import type { Description } from "../tree.ts";
import { row } from "./lists.ts";

interface Needed {
  n: number;
  what: Description;
}

export const requirements: Production[] = [
  say("Requirement", { needs: "nothing" }, [
    "No Deployment Requirements.",
    "No Deployment Requirements",
    "(No Requirements|None) [.]",
  ]),
  both(
    "Need",
    ({ d }) => ({ n: 1, what: d }),
    (it: Needed) => (it.n === 1 ? { d: it.what } : undefined),
    ["a {d:Desc.sg}", "(one|1) {d:Desc.sg}"],
  ),
  both(
    "Need",
    ({ n, d }) => ({ n, what: d }),
    (it: Needed) => (it.n > 1 ? { n: it.n, d: it.what } : undefined),
    "{n:#+} {d:Desc.pl}",
  ),
  ...row("Needs", "Need", ["and", ", and"]),
  say("Requirement", { needs: "discard", what: "$what" }, [
    "discard {what:Needs}.",
    "discard {what:Needs}",
    "(Requires|Needs) {what:Needs} [.]",
  ]),
  say("Requirement", { needs: "attach", to: "$d" }, [
    "Equips a {d:Desc.sg}.",
    "(Equips|Equip|Attach to|Attaches to) [a|any] {d:Desc.sg} [.]",
  ]),
  say("Requirement", { needs: "attach", to: "$d", discard: "$what" }, [
    "Equips a {d:Desc.sg}. discard {what:Needs}.",
    "(Equips|Equip|Attach to|Attaches to) [a|any] {d:Desc.sg} [. | , | and] discard {what:Needs} [.]",
  ]),
];
