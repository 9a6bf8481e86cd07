/**
 * A card's picture as shapes. It is read from the SVG that the painters write: of SVG only what they use is understood, and
 * anything else is an error rather than a picture with a hole in it.
 */
import { type Matrix, placed, scaleOf, times } from "./geometry.ts";
import {
  boundsOf,
  boxOutline,
  discOutline,
  type Gradient,
  type Outline,
  outlineOf,
  type Paint,
  type PathShape,
  type Segment,
  type Stop,
} from "./shapes.ts";

type Attributes = Readonly<Record<string, string>>;

/** What holds at a place in the tree: where it stands, and what is inherited from around it. */
interface Around {
  matrix: Matrix;
  opacity: number;
  style: Attributes;
}

interface Fade {
  kind: "linear" | "radial";
  stops: Stop[];
}

const inherited = ["fill", "stroke", "stroke-width", "stroke-linejoin", "fill-rule"] as const;
/** What stands in a tag and is understood, beside those above. */
const known = new Set<string>([
  ...inherited,
  ..."id d href class opacity transform x y width height rx ry cx cy r".split(" "),
  ..."xmlns viewBox offset stop-color stop-opacity x2 y2".split(" "),
]);

/** The shapes of a picture, placed by a matrix. */
export function shapesOf(svg: string, matrix: Matrix): PathShape[] {
  const reader = new Reader();
  const around: Around[] = [{ matrix, opacity: 1, style: {} }];
  for (const [, end, name = "", written = "", closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (end) {
      if (name === "g" || name === "defs") around.pop();
      continue;
    }
    const attributes = attributesOf(written);
    const here = within(around.at(-1)!, attributes, reader.styles(svg));
    if (name === "g" || name === "defs") around.push(name === "g" ? here : around.at(-1)!);
    else reader.element(name, attributes, here);
    if (closed === "" && /^(path|rect|circle|ellipse|use|stop)$/.test(name))
      throw new Error(`A <${name}> of a picture holds something.`);
  }
  return reader.shapes;
}

class Reader {
  readonly shapes: PathShape[] = [];
  private readonly outlines = new Map<string, Outline>();
  private readonly fades = new Map<string, Fade>();
  private fade: Fade | undefined;
  private classes: Readonly<Record<string, Attributes>> | undefined;

  /** What the classes of the style sheet say. */
  styles(svg: string): Readonly<Record<string, Attributes>> {
    const sheet = /<style>([^<]*)<\/style>/.exec(svg)?.[1] ?? "";
    this.classes ??= Object.fromEntries(
      [...sheet.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name, rules]) => [
        name,
        Object.fromEntries(rules!.split(";").map((rule) => rule.split(":"))),
      ]),
    );
    return this.classes;
  }

  element(name: string, attributes: Attributes, around: Around): void {
    const n = (key: string, otherwise = 0): number => Number(attributes[key] ?? otherwise);
    switch (name) {
      case "svg":
      case "style":
        return;
      case "linearGradient":
      case "radialGradient":
        this.fade = { kind: name === "linearGradient" ? "linear" : "radial", stops: [] };
        this.fades.set(attributes.id!, this.fade);
        return;
      case "stop":
        this.fade?.stops.push({
          at: n("offset"),
          colour: colourOf(attributes["stop-color"]!),
          opacity: n("stop-opacity", 1),
        });
        return;
      case "path":
        if (attributes.id) this.outlines.set(attributes.id, outlineOf(attributes.d!));
        else this.paint(outlineOf(attributes.d!), around);
        return;
      case "rect":
        this.paint(
          boxOutline({ x: n("x"), y: n("y"), width: n("width"), height: n("height") }, n("rx")),
          around,
        );
        return;
      case "circle":
        this.paint(discOutline({ x: n("cx"), y: n("cy") }, n("r")), around);
        return;
      case "ellipse":
        this.paint(discOutline({ x: n("cx"), y: n("cy") }, n("rx"), n("ry")), around);
        return;
      case "use": {
        const outline = this.outlines.get(attributes.href?.slice(1) ?? "");
        if (!outline) throw new Error(`A picture uses ${attributes.href}, which is not in it.`);
        const matrix = times(around.matrix, [1, 0, 0, 1, n("x"), n("y")]);
        this.paint(outline, { ...around, matrix });
        return;
      }
      default:
        throw new Error(`A picture holds a <${name}>, which is not drawn here.`);
    }
  }

  private paint(outline: Outline, { matrix, opacity, style }: Around): void {
    // an icon without an outline paints nothing
    if (outline.length === 0 || opacity === 0) return;
    const { fill = "#000", stroke = "none" } = style;
    this.shapes.push({
      kind: "path",
      outline: moved(outline, matrix),
      ...(fill === "none" ? {} : { fill: this.paintOf(fill, outline, matrix) }),
      ...(style["fill-rule"] === "evenodd" ? { evenOdd: true } : {}),
      ...(stroke === "none"
        ? {}
        : {
            stroke: {
              colour: colourOf(stroke),
              width: Number(style["stroke-width"] ?? 1) * scaleOf(matrix),
              ...(style["stroke-linejoin"] === "round" ? { round: true } : {}),
            },
          }),
      ...(opacity < 1 ? { opacity } : {}),
    });
  }

  /** A fade goes over the box around what it fills. */
  private paintOf(fill: string, outline: Outline, matrix: Matrix): Paint {
    const id = /^url\(#([\w-]+)\)$/.exec(fill)?.[1];
    if (id === undefined) return colourOf(fill);
    const fade = this.fades.get(id);
    if (!fade) throw new Error(`A picture is filled with ${fill}, which is not in it.`);
    const { x, y, width, height } = boundsOf(outline);
    const gradient: Gradient =
      fade.kind === "linear"
        ? {
            kind: "linear",
            from: placed(matrix, { x, y }),
            to: placed(matrix, { x, y: y + height }),
            stops: fade.stops,
          }
        : {
            kind: "radial",
            centre: placed(matrix, { x: x + width / 2, y: y + height / 2 }),
            radius: (width / 2) * scaleOf(matrix),
            stops: fade.stops,
          };
    return gradient;
  }
}

function attributesOf(written: string): Attributes {
  const found = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]): [string, string] => [
    key!,
    value!,
  ]);
  const strange = found.find(([key]) => !known.has(key));
  if (strange) throw new Error(`A picture says ${strange[0]}, which is not drawn here.`);
  return Object.fromEntries(found);
}

function within(
  { matrix, opacity, style }: Around,
  attributes: Attributes,
  classes: Readonly<Record<string, Attributes>>,
): Around {
  const own = { ...attributes, ...classes[attributes.class ?? ""] };
  return {
    matrix: attributes.transform ? times(matrix, matrixOf(attributes.transform)) : matrix,
    opacity: opacity * Number(attributes.opacity ?? 1),
    style: {
      ...style,
      ...Object.fromEntries(inherited.flatMap((key) => (own[key] === undefined ? [] : [[key, own[key]]]))),
    },
  };
}

/** Three figures stand for six. */
function colourOf(colour: string): string {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  if (/^#[0-9a-f]{3}$/i.test(colour)) return `#${[...colour.slice(1)].map((c) => c + c).join("")}`;
  throw new Error(`"${colour}" is no colour that is drawn here.`);
}

function matrixOf(transform: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    matrix = times(matrix, stepOf(name!, n));
  }
  return matrix;
}

function stepOf(name: string, [a = 0, b, c]: readonly number[]): Matrix {
  if (name === "translate") return [1, 0, 0, 1, a, b ?? 0];
  if (name === "scale") return [a, 0, 0, b ?? a, 0, 0];
  if (name === "rotate") {
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const [x, y] = [b ?? 0, c ?? 0];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  }
  throw new Error(`A picture is moved by ${name}, which is not done here.`);
}

/** An outline, placed by a matrix. */
export function moved(outline: Outline, matrix: Matrix): Outline {
  const at = (x: number, y: number): [number, number] => {
    const point = placed(matrix, { x, y });
    return [point.x, point.y];
  };
  return outline.map((segment): Segment => {
    if (segment[0] === "Z") return segment;
    if (segment[0] !== "C") return [segment[0], ...at(segment[1], segment[2])];
    const [, a, b, c, d, e, f] = segment;
    return ["C", ...at(a, b), ...at(c, d), ...at(e, f)];
  });
}
