/** A study of trade as sections: what is said, a table, and a picture; the terminal and a page show the same. */
import type { Course } from "@tefuda/market/simulate/course";
import { AIM, type Reach, type TasteCurve } from "@tefuda/market/simulate/curves";
import type { FeederRow, NewcomerRow, RegionRow } from "@tefuda/market/simulate/parts";
import type { Estimate } from "@tefuda/market/simulate/stats";
import type { Study } from "@tefuda/market/simulate/study";
import type { TerminalWords } from "../words/index.ts";
import type { Picture } from "./picture.ts";
import { needed, spread, volume, worth } from "./pictures.ts";
import { tasteText } from "./taste-text.ts";

export interface Section {
  id: string;
  head: string;
  notes: string[];
  columns: string[];
  rows: string[][];
  picture?: Picture;
}

type Words = TerminalWords["market"];

const percent = ({ mean, low, high }: Estimate, w: Words): string => {
  // a share is none below nothing, whatever a normal interval says
  const of = (share: number) => (100 * Math.min(1, Math.max(0, share))).toFixed(1);
  return w.percent(w.between(of(mean), of(low), of(high)));
};
const figure = ({ mean, low, high }: Estimate, w: Words): string =>
  w.between(mean.toFixed(2), low.toFixed(2), high.toFixed(2));

export const sectionsOf = (study: Study, w: Words): Section[] => [
  neededSection(study.curves, w),
  reachSection(study.reach, study.fittedSkew, w),
  spreadSection(study.course, w),
  volumeSection(study.course, w),
  worthSection(study.course, w),
  wishesSection(study.course, w),
  newcomersSection(study.newcomers, w),
  regionsSection(study.regions, w),
  feedersSection(study.feeders, w),
];

function neededSection(curves: readonly TasteCurve[], w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "needed", head: w.heads.needed, notes: [], picture: needed(curves, w) },
    columns: [c.taste, c.packs, c.byTrade, c.rounds, c.pairs, c.alone],
    rows: curves.flatMap(({ taste, points }) =>
      points.map(({ packs, none, pairs, rounds }) => [
        tasteText(taste, w),
        String(packs),
        ...[rounds.byTrade, rounds.complete, pairs.complete, none.complete].map((one) => percent(one, w)),
      ]),
    ),
  };
}

function reachSection({ rows }: Reach, skew: number, w: Words): Section {
  const whole = (share: number) => w.percent((100 * share).toFixed(0));
  const lines = rows.map(({ taste, reached, best }) => {
    const name = tasteText(taste, w);
    return reached.length > 0
      ? w.reached(name, reached.map(({ packs }) => packs).join(", "))
      : w.notReached(name, best.packs, percent(best.byTrade, w), percent(best.complete, w));
  });
  return {
    ...{ id: "reach", head: w.heads.reach },
    notes: [w.aims(whole(AIM.byTrade), whole(AIM.complete)), w.fitted(skew.toFixed(2)), ...lines],
    columns: [w.columns.taste, w.columns.packs, w.columns.byTrade, w.columns.complete],
    rows: rows.flatMap(({ taste, reached, best }) =>
      (reached.length > 0 ? reached : [best]).map(({ packs, byTrade, complete }) => [
        tasteText(taste, w),
        String(packs),
        percent(byTrade, w),
        percent(complete, w),
      ]),
    ),
  };
}

function spreadSection({ spread: found, example }: Course, w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "spread", head: w.heads.spread, notes: [], picture: spread(example, w) },
    columns: [c.fewest, c.most, c.copiesGini, c.people, c.covered, c.packsAnswer],
    rows: [
      [
        ...[found.fewest, found.most, found.gini, found.people].map((one) => figure(one, w)),
        percent(found.covered, w),
        figure(found.packsAnswer, w),
      ],
    ],
  };
}

function volumeSection({ seasons, example }: Course, w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "volume", head: w.heads.volume, notes: [], picture: volume(example, w) },
    columns: [c.season, c.traded, c.outside, c.kindsOutside, c.idle],
    rows: seasons.map((season, i) => [
      String(i + 1),
      figure(season.traded, w),
      ...[season.outside, season.kindsOutside, season.idle].map((one) => percent(one, w)),
    ]),
  };
}

function worthSection({ seasons, example }: Course, w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "worth", head: w.heads.worth, notes: [], picture: worth(example, w) },
    columns: [c.season, c.worthSpread, c.worthError, c.worthWished, c.worthLasts, c.printingAnswers],
    rows: seasons.map((season, i) => [
      String(i + 1),
      ...[season.worthSpread, season.worthError, season.worthWished].map((one) => figure(one, w)),
      ...[season.worthLasts, season.printingAnswers].map((one) => (i === 0 ? "-" : figure(one, w))),
    ]),
  };
}

function wishesSection({ seasons }: Course, w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "wishes", head: w.heads.wishes, notes: [] },
    columns: [c.season, c.gini, c.top, c.none],
    rows: seasons.map(({ gini, top, none }, i) => [
      String(i + 1),
      figure(gini, w),
      percent(top, w),
      percent(none, w),
    ]),
  };
}

function newcomersSection(rows: readonly NewcomerRow[], w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "newcomers", head: w.heads.newcomers, notes: [] },
    columns: [c.trade, c.newcomers, c.newComplete, c.others, c.othersComplete],
    rows: rows.map(({ trade, newcomers, others }) => [
      w.ways[trade],
      ...[newcomers.filled, newcomers.complete, others.filled, others.complete].map((one) => percent(one, w)),
    ]),
  };
}

function regionsSection(rows: readonly RegionRow[], w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "regions", head: w.heads.regions, notes: [] },
    columns: [c.regions, c.trade, c.byTrade, c.filled, c.complete],
    rows: rows.map(({ regions, trade, all }) => [
      String(regions),
      w.ways[trade],
      ...[all.byTrade, all.filled, all.complete].map((one) => percent(one, w)),
    ]),
  };
}

function feedersSection(rows: readonly FeederRow[], w: Words): Section {
  const c = w.columns;
  return {
    ...{ id: "feeders", head: w.heads.feeders, notes: [] },
    columns: [c.gifts, c.mains, c.mainComplete, c.others, c.othersComplete],
    rows: rows.map(({ gifts, crooked, guided, mains, others }) => [
      w.gifts(gifts, crooked, guided),
      ...[mains.filled, mains.complete, others.filled, others.complete].map((one) => percent(one, w)),
    ]),
  };
}
