/** Pictures of figures, as SVG: lines with their intervals, several panels beside each other. */

export interface Dot {
  x: number;
  y: number;
  low?: number;
  high?: number;
}

export interface Line {
  name: string;
  dots: readonly Dot[];
}

export interface Panel {
  title: string;
  /** What lies along the bottom. */
  along: string;
  lines: readonly Line[];
}

export interface Picture {
  title: string;
  panels: readonly Panel[];
  /** How a height is written at the left. */
  height: (y: number) => string;
}

const [WIDE, HIGH, COLUMNS] = [300, 220, 3];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 288, 34, 176];
const COLOURS = ["#1b5e8c", "#b5541c", "#3d7a37", "#7b3f8f", "#555"];

export function drawn({ title, panels, height }: Picture): string {
  const columns = Math.min(COLUMNS, panels.length);
  const rows = Math.ceil(panels.length / columns);
  const names = panels[0]!.lines.map(({ name }) => name);
  const [w, h] = [WIDE * columns, HIGH * rows + 24];
  const legend = names
    .map(
      (name, i) =>
        `<g transform="translate(${20 + (i % 4) * Math.max(140, w / 4.2)} 14)"><path d="M0 -4H16" stroke="${COLOURS[i]}" stroke-width="2"/><text x="20">${escaped(name)}</text></g>`,
    )
    .join("\n");
  const inside = panels
    .map((panel, i) => {
      const at = `${(i % columns) * WIDE} ${24 + Math.floor(i / columns) * HIGH}`;
      return `<g transform="translate(${at})">\n${panelOf(panel, height)}\n</g>`;
    })
    .join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="sans-serif" font-size="11">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
${legend}
${inside}
</svg>
`;
}

function panelOf({ title, along, lines }: Panel, height: Picture["height"]): string {
  const dots = lines.flatMap((line) => line.dots);
  const least = Math.min(...dots.map(({ x }) => x));
  const widest = Math.max(...dots.map(({ x }) => x), least + 1);
  const most = Math.max(...dots.map(({ y, high = y }) => Math.max(y, high)), 1e-9);
  const x = (value: number): string =>
    (LEFT + ((RIGHT - LEFT) * (value - least)) / (widest - least)).toFixed(1);
  const y = (value: number): string =>
    (BOTTOM - ((BOTTOM - TOP) * Math.min(most, Math.max(0, value))) / most).toFixed(1);
  const heights = [0, most / 2, most].map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${RIGHT}" stroke="#ddd"/><text x="${LEFT - 4}" y="${Number(y(value)) + 4}" text-anchor="end" fill="#555">${escaped(height(value))}</text>`,
  );
  const ends = [least, widest].map(
    (value, i) =>
      `<text x="${x(value)}" y="${BOTTOM + 14}" text-anchor="${i === 0 ? "start" : "end"}" fill="#555">${value}</text>`,
  );
  return [
    `<text x="20" y="20" font-weight="bold">${escaped(title)}</text>`,
    ...heights,
    ...ends,
    `<text x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 14}" text-anchor="middle" fill="#555">${escaped(along)}</text>`,
    ...lines.map(({ dots }, i) => lineOf(dots, COLOURS[i]!, x, y)),
  ].join("\n");
}

function lineOf(
  dots: readonly Dot[],
  colour: string,
  x: (value: number) => string,
  y: (value: number) => string,
): string {
  const points = dots.map((dot) => `${x(dot.x)},${y(dot.y)}`).join(" ");
  const bars = dots
    .filter(({ low, high }) => low !== undefined && high !== undefined)
    .map(({ x: at, low, high }) => `M${x(at)} ${y(low!)}V${y(high!)}`)
    .join("");
  return `<polyline fill="none" stroke="${colour}" stroke-width="1.6" points="${points}"/>${bars ? `<path d="${bars}" stroke="${colour}" stroke-width="1"/>` : ""}`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
