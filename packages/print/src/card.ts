/** A card as it is held: 63 x 88 mm, drawn from its data and its game's look, and 3 mm beyond its edge all around. */
import type { CardInfo, Look, TypeLook } from "@tefuda/kernel";
import { luminance, mix } from "./art/colours.ts";
import type { IconBox } from "./art/composition.ts";
import { picture } from "./art/picture.ts";
import type { Bitmap } from "./bitmap.ts";
import { costs, iconShape, type Tools, values } from "./card-marks.ts";
import { detailsOf, type Language, nameOf, paragraphsOf, typeLine } from "./card-words.ts";
import { type Bounds, type Fitted, fitted, type Paragraph, setLines } from "./fit.ts";
import { type Frame, foot, frameFor, nameBar, PLATE_CORNER, plate, textHeights, whole } from "./frame.ts";
import { type Box, CARD } from "./geometry.ts";
import type { Letters } from "./letters.ts";
import { typeLook } from "./look.ts";
import { boxOutline, down, type Gradient, type Shape } from "./shapes.ts";
import { shapesOf } from "./svg-read.ts";

/** What cards are drawn with. */
export interface Studio {
  letters: Letters;
  icons: IconBox;
  look: Look;
  language: Language;
  /** Pictures of cards' own, by their files; a card whose picture is not among them is pictured from its words. */
  pictures?: ReadonlyMap<string, Bitmap>;
}

export type Part = "name" | "type" | "text" | "details" | "numbers";

/** Words or figures that reach beyond their frame. */
export interface Overflow {
  card: string;
  part: Part;
  /** How far, in millimetres. */
  over: number;
}

export interface Drawing {
  shapes: readonly Shape[];
  overflows: readonly Overflow[];
}

/** Shapes within a box, and how far they reach beyond it, in millimetres. */
interface Piece {
  part: Part;
  box: Box;
  shapes: readonly Shape[];
  over: number;
}

export function drawCard(info: CardInfo, studio: Studio): Drawing {
  const type = typeLook(studio.look, info.type, info.subtypes);
  const { frame, set } = textsIn(info, studio, type);
  const tools: Tools = { letters: studio.letters, icons: studio.icons.icons, frame: type.frame };
  const row = values(info, studio.look, { x: plate.x, y: frame.typeBar.y, width: plate.width }, tools);
  const name = nameOn(info, studio, type);
  const line = typeOn(info, studio, type, frame.typeBar);
  const text = textOn(set, studio.language, type, frame);
  const small = detailsOn(info, studio, type);
  const numbers: Piece = { part: "numbers", box: frame.shaded, ...row };
  const beyond = [name, numbers, line, text, small].filter(({ over }) => over > 0.01);
  const shapes: Shape[] = [
    { kind: "path", outline: boxOutline(whole), fill: metal(type) },
    {
      kind: "clip",
      outline: boxOutline(plate, PLATE_CORNER),
      shapes: [
        { kind: "clip", outline: boxOutline(frame.picture), shapes: art(info, studio, frame.picture) },
        shade(frame.shaded),
        ...name.shapes,
        ...costs(info, studio.look, { x: plate.x + 0.9, y: nameBar.y + nameBar.height + 1 }, tools),
        ...numbers.shapes,
        ...line.shapes,
      ],
    },
    ...text.shapes,
    {
      kind: "path",
      outline: boxOutline(plate, PLATE_CORNER),
      stroke: { colour: mix(type.land, "#000000", 0.3), width: 0.4 },
    },
    ...small.shapes,
    ...beyond.flatMap(({ box }) => marked(box)),
  ];
  const overflows = beyond.map(
    ({ part, over }): Overflow => ({ card: info.name, part, over: Math.round(over * 100) / 100 }),
  );
  return { shapes, overflows };
}

/** Brighter above, darker below, as metal is in the light. */
function metal({ frame }: TypeLook): Gradient {
  return {
    kind: "linear",
    from: { x: 0, y: 0 },
    to: { x: CARD.width, y: CARD.height },
    stops: [
      { at: 0, colour: mix(frame, "#ffffff", 0.34), opacity: 1 },
      { at: 0.4, colour: frame, opacity: 1 },
      { at: 0.85, colour: shadeOf(frame), opacity: 1 },
      { at: 1, colour: frame, opacity: 1 },
    ],
  };
}

const shadeOf = (frame: string): string => mix(frame, "#000000", 0.22);

/** What is pictured stands around this height of a picture, which is so wide. */
const pictured = { middle: 205, width: 300 } as const;

function art(info: CardInfo, { look, icons, pictures }: Studio, box: Box): Shape[] {
  const own = info.picture === undefined ? undefined : pictures?.get(info.picture);
  if (own) return [{ kind: "image", box: covering(box, own), bitmap: own }];
  const scale = plate.width / pictured.width;
  // between the name and the values
  const middle = (nameBar.y + nameBar.height + box.y + box.height - 4) / 2;
  return shapesOf(picture(info, look, icons), [
    scale,
    0,
    0,
    scale,
    plate.x,
    middle - pictured.middle * scale,
  ]);
}

/** The box that a bitmap has where it fills another one wholly: what is too wide or too high of it is cut off on both sides. */
function covering(box: Box, { width, height }: Bitmap): Box {
  const scale = Math.max(box.width / width, box.height / height);
  const [wide, high] = [width * scale, height * scale];
  return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
}

const shade = (box: Box): Shape => ({
  kind: "path",
  outline: boxOutline(box),
  fill: {
    kind: "linear",
    from: { x: 0, y: box.y },
    to: { x: 0, y: box.y + box.height },
    stops: [
      { at: 0, colour: "#000000", opacity: 0 },
      { at: 1, colour: "#000000", opacity: 0.6 },
    ],
  },
});

function nameOn(info: CardInfo, { letters, icons, language }: Studio, type: TypeLook): Piece {
  const { name, epithet } = nameOf(info, language);
  const room = { x: plate.x + 8.6, width: plate.width - 10, height: nameBar.height - 0.6 };
  const style = language === "ja" ? "bold" : "display";
  const leading = 1.06;
  const set = (text: string, fill: string, height: number, largest: number, smallest: number): Fitted =>
    fitted(
      [{ spans: [{ text, style, fill }] }],
      letters,
      { ...room, height },
      { largest, smallest, leading },
    );
  const first = set(name, "#ffffff", room.height, epithet ? 3.9 : 4.5, 3.2);
  const second = epithet
    ? set(epithet, mix(type.light, "#ffffff", 0.4), room.height - first.height, 2.7, 1.95)
    : undefined;
  const high = first.height + (second?.height ?? 0);
  const top = nameBar.y + (nameBar.height - high) / 2 - 0.1;
  const sign = { x: plate.x + 4.5, y: nameBar.y + nameBar.height / 2 - 0.1 };
  const shapes: Shape[] = [
    {
      kind: "path",
      outline: boxOutline(nameBar),
      fill: down(nameBar, mix(type.land, type.frame, 0.16), mix(type.land, "#000000", 0.25)),
    },
    {
      kind: "path",
      outline: boxOutline({ ...nameBar, y: nameBar.y + nameBar.height - 0.35, height: 0.35 }),
      fill: mix(type.frame, "#ffffff", 0.3),
    },
    ...iconShape(icons.icons, type.icon, sign, 5.8, mix(type.frame, "#ffffff", 0.5)),
    ...setLines(first, { ...room, y: top }, leading),
    ...(second ? setLines(second, { ...room, y: top + first.height }, leading) : []),
  ];
  return { part: "name", box: nameBar, shapes, over: Math.max(first.over, second?.over ?? 0) };
}

function typeOn(info: CardInfo, { letters, look, language }: Studio, type: TypeLook, bar: Box): Piece {
  const text = typeLine(info, look, language);
  const room = { x: bar.x + 2, width: bar.width - 4, height: bar.height };
  const leading = 1.1;
  const spans = [{ text, style: "bold", fill: type.ink }] as const;
  const set = fitted([{ spans }], letters, room, { largest: 2.75, smallest: 1.95, leading });
  const shapes: Shape[] = [
    {
      kind: "path",
      outline: boxOutline(bar),
      fill: down(bar, mix(type.frame, "#ffffff", 0.42), mix(type.frame, "#ffffff", 0.12)),
    },
    ...setLines(set, { ...room, y: bar.y + (bar.height - set.height) / 2 }, leading),
  ];
  return { part: "type", box: bar, shapes, over: set.over };
}

/** The size of texts that is looked for, and the smallest in the highest box. */
const textBounds = {
  en: { largest: 2.85, good: 2.6, smallest: 1.95, leading: 1.2 },
  ja: { largest: 2.65, good: 2.45, smallest: 1.9, leading: 1.4 },
} as const satisfies Record<Language, Bounds & { good: number }>;

/** The first box in which the texts have room at a good size; in the last they may be smaller. */
function textsIn(info: CardInfo, studio: Studio, type: TypeLook): { frame: Frame; set: Fitted } {
  const { letters, look, language } = studio;
  const text = mix(type.ink, "#000000", 0.35);
  const inks = { text, head: mix(type.land, type.frame, 0.25), flavour: mix(text, "#8a8072", 0.45) };
  const paragraphs: Paragraph[] = paragraphsOf(info, look, language, inks);
  const { good, ...bounds } = textBounds[language];
  const last = textHeights.length - 1;
  for (const [i, height] of textHeights.entries()) {
    const frame = frameFor(height);
    const smallest = i === last ? bounds.smallest : good;
    const set = fitted(paragraphs, letters, frame.textRoom, { ...bounds, smallest });
    if (set.over === 0 || i === last) return { frame, set };
  }
  throw new Error("There is no box for texts.");
}

function textOn(set: Fitted, language: Language, type: TypeLook, { textBox, textRoom }: Frame): Piece {
  const y = textRoom.y + Math.max(0, textRoom.height - set.height) / 2;
  const rules = set.rules.map(
    (at): Shape => ({
      kind: "path",
      outline: boxOutline({ x: textRoom.x + 8, y: y + at - 0.07, width: textRoom.width - 16, height: 0.14 }),
      fill: mix(type.frame, type.ink, 0.2),
    }),
  );
  const paper: Shape = {
    kind: "path",
    outline: boxOutline(textBox, [0, 0, PLATE_CORNER, PLATE_CORNER]),
    fill: down(textBox, mix("#fffdf7", type.frame, 0.05), mix("#fbf3e2", type.frame, 0.16)),
  };
  const lines = setLines(set, { ...textRoom, y }, textBounds[language].leading);
  return { part: "text", box: textBox, shapes: [paper, ...rules, ...lines], over: set.over };
}

function detailsOn(info: CardInfo, { letters, look, language }: Studio, type: TypeLook): Piece {
  const text = detailsOf(info, look, language);
  const leading = 1.08;
  // on the darker part of the metal whichever of the two is told from it better
  const fill = luminance(shadeOf(type.frame)) > 0.18 ? type.ink : "#ffffff";
  const spans = text === "" ? [] : [{ text, style: "plain", fill } as const];
  const set = fitted([{ spans }], letters, foot, { largest: 1.8, smallest: 1.55, leading });
  const y = foot.y + (foot.height - set.height) / 2;
  return {
    part: "details",
    box: foot,
    shapes: setLines(set, { ...foot, y }, leading, "middle"),
    over: set.over,
  };
}

/** What reaches beyond its frame is marked, so that nobody prints it unseen. */
function marked(box: Box): Shape[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [
    { kind: "path", outline: boxOutline(box), stroke: { colour: "#e5001f", width: 0.6, dash: [1.6, 0.9] } },
    {
      kind: "path",
      outline: [["M", right, bottom], ["L", right - 4.5, bottom], ["L", right, bottom - 4.5], ["Z"]],
      fill: "#e5001f",
    },
  ];
}
