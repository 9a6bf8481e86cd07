/** What only this game asks of a card: its building level, support, arts, a shared organization. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { bounds } from "@tefuda/language/phrases/asking";

export const nouns: Production[] = [
  ...Object.entries(bounds).map(([how, [en]]) =>
    read(
      "Adj",
      { bounds: [{ of: "level", how, n: "$n" }] },
      (how === "exactly" ? ["N"] : en.slice(0, 2)).map((n) => `level ${n.replace("N", "{n:#0}")}`),
    ),
  ),
  // Stunned UNITs count as absent anyway (trails-3.4).
  read("Adj", { inPlay: true }, "(non stunned|unstunned)", ["スタン状態でない", "スタンしていない"]),
  // "Cost" is what such a card is played for.
  ...Object.entries(bounds).map(([how, [en, ja]]) =>
    read(
      "Rel",
      { bounds: [{ of: "cost", how, n: "$n" }] },
      (how === "exactly" ? ["N"] : en)
        .map((n) => n.replace("N", "{n:#0}"))
        .flatMap((n) => [`(with|of) [a] cost [of] ${n}`, `(that <num:costs/cost>|costing) ${n}`]),
      [`コスト[が]{n:#0}${ja}の`, `コストが{n:#0}${ja}である`],
    ),
  ),
  say(
    "Rel",
    { supported: true },
    ["with support", "that <num:has/have> support"],
    ["サポートを持つ", "サポート(を持っている|のある)"],
  ),
  say(
    "Rel",
    { supported: false },
    [
      "without support",
      "with no support",
      "that <num:has/have> no support",
      "that (does not|do not) have support",
    ],
    ["サポートを持たない", "サポート(を持っていない|のない)"],
  ),
  say(
    "Rel",
    { arts: true },
    ["with an art", "with arts", "that <num:has/have> (an art|arts)"],
    ["アーツを持つ", "アーツを持っている"],
  ),
  say(
    "Rel",
    { arts: false },
    ["without an art", "without arts", "with no (art|arts)", "that <num:has/have> no (art|arts)"],
    ["アーツを持たない", "アーツ(を持っていない|のない)"],
  ),
  both(
    "Every",
    ({ d }) => ({ distinct: "org", among: d }),
    (it: { distinct?: unknown; among?: unknown }) => (it.distinct ? { d: it.among } : undefined),
    [
      "for each different organization among {d:Desc.pl}",
      "(for each|for every|per) [different] organization (among|of) [the] {d:Desc.pl}",
    ],
    ["{d:Desc}の組織1種類につき、", "{d:Desc}の(異なる|)組織1(種類|つ)(につき|ごとに)[、]"],
  ),
  say(
    "Tail",
    { sharesOrg: { ref: "$r" } },
    [
      "that <num:shares/share> an organization with {r:Ref.sg}",
      "(sharing|that share|that shares|which share|which shares) (an|one|any) organization with {r:Ref.sg}",
      "(of the same organization as|with the same organization as) {r:Ref.sg}",
    ],
    ["{r:Ref.sg}と組織を共有する", "{r:Ref.sg}と同じ組織(の|を持つ|に属する)", "組織が{r:Ref.sg}と共通の"],
  ),
  say(
    "Tail",
    { sharesOrg: "$c" },
    ["that <num:shares/share> an organization with {c:Single}", "sharing an organization with {c:Single}"],
    ["組織が{c:Single}と共通の"],
  ),
];
