/** The same case before the engine: laid out as a scenario is, answered through the match, and looked at from outside. */
import type { Game, Match, Placed, TableLayout } from "@tefuda/kernel";
import { value } from "@tefuda/kernel";
import { begin } from "@tefuda/referee/moment";
import { AWAY } from "@tefuda/referee/words";

/** What the engine asks, in names. */
export interface Asked {
  who: number;
  prompt: string;
  about: "cards" | "may" | "part" | "number" | "window";
  from: string[];
  min: number;
  max: number;
  /** The notation of each card or part. */
  notations: ReadonlyMap<string, string>;
  /** The notation for taking no (further) card. */
  none: string | undefined;
}

export interface Laid {
  sides: readonly {
    numbers: Readonly<Record<string, number>>;
    zones: Readonly<Record<string, readonly Placed[]>>;
  }[];
  phase?: number;
  player: number;
  turn: number;
  filler: string;
  seed: number;
}

const SPARE = 25;

/** A match in the position; undefined where no seed leads to the moment. */
export function layOut(laid: Laid, game: Game, layout: TableLayout): Match | undefined {
  const { filler } = laid;
  const spare = laid.sides.flatMap((_, owner) =>
    Array.from({ length: SPARE }, () => ({ card: filler, owner })),
  );
  const started = begin(
    {
      turns: [laid.turn],
      player: laid.player,
      phase: laid.phase,
      question: undefined,
      seed: laid.seed,
      settings: {},
      lists: laid.sides.map(({ zones }, seat) => [
        ...Object.values(zones).flatMap((cards) =>
          cards.filter(({ owner = seat }) => owner === seat).map(({ card }) => card),
        ),
        ...laid.sides.flatMap((side, n) =>
          n === seat
            ? []
            : Object.values(side.zones).flatMap((cards) =>
                cards.filter(({ owner = n }) => owner === seat).map(({ card }) => card),
              ),
        ),
        ...Array<string>(SPARE).fill(filler),
      ]),
      position: {
        seats: laid.sides.map(({ numbers, zones }) => ({ numbers, zones })),
        shared: { [AWAY]: spare },
      },
      chance: [],
      named: [],
      filler,
      dealt: false,
    },
    game,
    layout,
  );
  return "match" in started ? started.match : undefined;
}

/** What a part of a text is called among the answers. */
const PART = /^(?:part )?(\d+)$/;

/** The waiting question. `windows` are prompts at which a player may do anything, and passes here. */
export function asked(match: Match, windows: readonly string[]): Asked | undefined {
  const who = match.asked;
  if (who === null) return undefined;
  const question = match.view(who).question!;
  const { shape, prompt, options } = question;
  const base = { who, prompt, notations: new Map<string, string>(), none: undefined };
  if (windows.includes(prompt))
    return { ...base, about: "window", from: options.map((o) => o.notation), min: 0, max: 0 };
  if (shape === "yes") return { ...base, about: "may", from: [], min: 0, max: 0 };
  if (shape === "number") {
    const { min, max } = question;
    return { ...base, about: "number", from: options.map((o) => o.notation), min, max };
  }
  const list = match.machine.list();
  const game = match.game;
  const spec = match.machine.asking()!;
  const notations = new Map<string, string>();
  let none: string | undefined;
  options.forEach((option, i) => {
    const packed = match.machine.options[i]!;
    const form = spec.groups?.[packed >> 20]?.form;
    const card = ((packed >> 10) & 1023) - 1;
    const part = PART.exec(option.notation)?.[1];
    if (part !== undefined) notations.set(part, option.notation);
    else if (form === "word") none = option.notation;
    else if (form === "number" || card < 0) notations.set(option.notation, option.notation);
    else notations.set(game.definitions[match.machine.definition(card)]!.name, option.notation);
  });
  if (list !== options.length) throw new Error("options and their words differ in number");
  const parts = options.some(({ notation }) => PART.test(notation));
  return {
    who,
    prompt,
    about: parts ? "part" : "cards",
    from: [...notations.keys()].sort(),
    min: none === undefined ? question.min : 0,
    max: question.max,
    notations,
    none,
  };
}

/** What is compared of a card: where it lies is told by the zone. */
export interface Look {
  name: string;
  turned: boolean;
  faceDown: boolean;
  counts: Readonly<Record<string, number>>;
  figures: Readonly<Record<string, number>>;
}
export interface Table {
  sides: { points: Record<string, number>; zones: Record<string, Look[]> }[];
  over: boolean;
}

export function tableOf(
  match: Match,
  {
    points,
    zones,
    stats,
    counts,
    field,
  }: {
    points: readonly string[];
    zones: readonly string[];
    stats: readonly string[];
    counts: readonly string[];
    field: readonly string[];
  },
): Table {
  const m = match.machine;
  const { shape } = match.game;
  const stat = (id: string): number => shape.stats.findIndex((one) => one.id === id);
  const sides = Array.from({ length: m.layout.seats }, (_, seat) => ({
    points: Object.fromEntries(points.map((id) => [id, m.seatNumber(seat, shape.seatNumbers.indexOf(id))])),
    zones: Object.fromEntries(
      zones.map((id) => {
        const looks: Look[] = [];
        const zone = m.zoneOf(
          shape.zones.findIndex((one) => one.id === id),
          seat,
        );
        for (let card = m.first(zone); card >= 0; card = m.next(card)) {
          const there = field.includes(id);
          looks.push({
            name: m.definitionOf(card).name,
            turned: there && m.turned(card),
            faceDown: there && m.faceDown(card),
            counts: Object.fromEntries(
              there ? counts.map((c) => [c, m.column(card, shape.columns.indexOf(c))]) : [],
            ),
            figures: Object.fromEntries(
              there && m.definitionOf(card).has[stat(stats[0]!)]
                ? stats.map((s) => [s, value(m, card, stat(s))])
                : [],
            ),
          });
        }
        return [id, looks];
      }),
    ),
  }));
  return { sides, over: match.over };
}
