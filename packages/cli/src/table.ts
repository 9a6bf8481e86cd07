/** The table as text: what a view shows, each seat's zones in their rows, one's own side below. */
import {
  type CardInfo,
  type CardView,
  type PlaceView,
  seatName,
  type TableLayout,
  type TableZone,
  type View,
  type ZoneView,
} from "@tefuda/kernel";
import { flow, type Paint, padTo } from "./paint.ts";

export interface Drawing {
  layout: TableLayout;
  cards: ReadonlyMap<string, CardInfo>;
  paint: Paint;
  columns: number;
}

const en = (words: Readonly<Record<string, string>> | undefined, otherwise: string): string =>
  words?.en ?? otherwise;

export function drawTable(view: View, d: Drawing): string {
  const { layout, paint, columns } = d;
  const own = view.observer < view.seats.length ? view.observer : 0;
  const others = view.seats.filter((seat) => seat.seat !== own).map((seat) => seat.seat);
  const lines: string[] = [paint.dim("─".repeat(Math.min(columns, 100)))];
  for (const seat of others) lines.push(...side(view, seat, d, true));
  lines.push(padTo(middle(view, layout, paint), 0));
  for (const [id, zone] of Object.entries(view.shared)) lines.push(`  ${id}: ${zoneText(zone, "stack", d)}`);
  lines.push(...waiting(view, paint));
  lines.push(...side(view, own, d, false));
  return `${lines.join("\n")}\n`;
}

function middle(view: View, layout: TableLayout, paint: Paint): string {
  const phase = layout.phases[view.numbers.phase ?? -1];
  const parts = [
    view.numbers.turn === undefined ? "" : `turn ${view.numbers.turn}`,
    view.numbers.player === undefined ? "" : `of ${seatName(view.numbers.player)}`,
    phase ? `· ${en(phase, "")}` : "",
  ];
  return paint.dim(`── ${parts.filter((p) => p !== "").join(" ")} ──`);
}

function waiting(view: View, paint: Paint): string[] {
  return view.links.map((link, i) => {
    const at = link.targets.map(placeText).join(", ");
    const text = link.text >= 0 ? `, text ${link.text + 1}` : "";
    const what = `${i + 1}. ${seatName(link.seat)}: ${link.card ?? "?"}${text}${at === "" ? "" : ` → ${at}`}`;
    return paint.warn(`  waits  ${what}${link.stopped ? " (stopped)" : ""}`);
  });
}

export function placeText(place: PlaceView): string {
  const zone = place.seat === null ? place.zone : `${seatName(place.seat)}.${place.zone}`;
  return place.place === undefined ? zone : `${zone}.${place.place + 1}`;
}

function side(view: View, n: number, d: Drawing, above: boolean): string[] {
  const { layout, paint, columns } = d;
  const seat = view.seats[n]!;
  const shown = layout.seatNumbers.map(({ id, name }) => `${en(name, id)} ${seat.numbers[id] ?? 0}`);
  const asked = view.asked === n ? paint.warn(" ◂ is asked") : "";
  const head = `${paint.bold(seatName(n))}${view.observer === n ? " (you)" : ""}  ${shown.join("  ")}${asked}`;
  // Rows go from the middle of the table to the player; the other side is seen the other way round.
  const rows = above ? layout.rows.toReversed() : layout.rows;
  const zones = rows.flatMap((row) => row.zones);
  const width = Math.max(0, ...zones.map((zone) => en(zone.name, zone.zone).length));
  const body = zones.flatMap((zone) => {
    const zoneView = seat.zones[zone.zone];
    if (!zoneView) return [];
    const name = padTo(en(zone.name, zone.zone), width);
    const pieces = pieceTexts(zoneView, zone, d);
    return flow(pieces, Math.min(columns, 140), width + 4).map((line, i) =>
      i === 0 ? `  ${paint.dim(name)}  ${line}` : line,
    );
  });
  return above ? [head, ...body] : [...body, head];
}

function pieceTexts(zone: ZoneView, where: TableZone, d: Drawing): string[] {
  if (where.form === "stack") return [zoneText(zone, "stack", d)];
  const cards = zone.cards ?? [];
  const hidden = zone.count - cards.length;
  const pieces = cards.map((card) => (card ? cardText(card, d) : "▒"));
  if (hidden > 0) pieces.push(d.paint.dim(`${hidden} hidden`));
  for (let i = zone.count; i < (where.slots ?? 0); i++) pieces.push(d.paint.dim("·"));
  return pieces.length > 0 ? pieces : [d.paint.dim("-")];
}

function zoneText(zone: ZoneView, _form: "stack", d: Drawing): string {
  const top = zone.cards?.[0];
  return `${zone.count}${top ? d.paint.dim(`, on top ${top.name}`) : ""}`;
}

/** A card in a few letters: name, its changing values, what is counted on it, and what is special about how it lies. */
function cardText(card: CardView, d: Drawing): string {
  if (card.faceDown) return card.turned ? "(▒)" : "▒";
  const info = d.cards.get(card.name);
  const shown = (info?.values ?? []).flatMap(({ id }) => {
    const value = card.values[id];
    if (!value) return [];
    return [value.now === value.printed ? String(value.now) : d.paint.warn(String(value.now))];
  });
  const name = d.paint.by(info?.type ?? "", card.name);
  const lies = card.turned ? `↷${name}` : name;
  const more = [
    ...Object.entries(card.counts).map(([id, n]) => `${id} ${n}`),
    ...card.under.map((low) => `on ${low.name}`),
    ...(card.host ? [`at ${placeText(card.host)}`] : []),
    ...card.marks,
  ];
  return `${lies}${shown.length > 0 ? ` ${shown.join("/")}` : ""}${more.length > 0 ? d.paint.dim(` (${more.join(", ")})`) : ""}`;
}

/** Everything printed on a card. */
export function drawCard(card: CardInfo, paint: Paint): string {
  const values = card.values.map((v) => `${v.id} ${v.value}`).join("  ");
  const texts = card.texts.map((text, i) => `  ${i + 1}  ${en(text.words, "")}`);
  return [
    `${paint.bold(paint.by(card.type, card.name))}  ${[card.type, ...card.subtypes].join(" ")}`,
    ...(values === "" ? [] : [`  ${values}`]),
    ...texts,
    ...(card.flavour ? [paint.dim(`  ${en(card.flavour, "")}`)] : []),
    ...(card.details ?? []).map((detail) => `  ${en(detail.name, detail.id)}: ${detail.value}`),
    "",
  ].join("\n");
}
