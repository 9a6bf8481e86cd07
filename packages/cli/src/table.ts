/** The table as text: what a view shows, each seat's zones in their rows, one's own side below. */
import {
  type CardInfo,
  type CardView,
  seatName,
  type TableLayout,
  type TableZone,
  textNumber,
  topPlace,
  type View,
  type ZoneView,
} from "@tefuda/kernel";
import { flow, type Paint, padTo, widthOf } from "./paint.ts";
import type { Speech } from "./speech.ts";

export interface Drawing {
  layout: TableLayout;
  cards: ReadonlyMap<string, CardInfo>;
  speech: Speech;
  paint: Paint;
  columns: number;
}

export function drawTable(view: View, d: Drawing): string {
  const { paint, columns, speech } = d;
  const own = view.observer < view.seats.length ? view.observer : 0;
  const others = view.seats.filter((seat) => seat.seat !== own).map((seat) => seat.seat);
  const lines: string[] = [paint.dim("─".repeat(Math.min(columns, 100)))];
  for (const seat of others) lines.push(...side(view, seat, d, true));
  lines.push(middle(view, d));
  for (const [id, zone] of Object.entries(view.shared))
    lines.push(`  ${speech.word(id)}: ${stackText({ opens: true }, zone, d)}`);
  lines.push(...waiting(view, d));
  lines.push(...side(view, own, d, false));
  return `${lines.join("\n")}\n`;
}

function middle({ numbers }: View, { layout, paint, speech }: Drawing): string {
  const { turn, player, phase } = numbers;
  const seat = player === undefined ? undefined : seatName(player);
  return paint.dim(`── ${speech.words.table.moment(turn, seat, speech.say(layout.phases[phase ?? -1]))} ──`);
}

function waiting(view: View, { paint, speech }: Drawing): string[] {
  const { table, joined } = speech.words;
  return view.links.map((link, i) => {
    const at = joined(link.targets.map((place) => speech.place(place)));
    const card = speech.called(link.card ?? "?");
    const what = link.text >= 0 ? table.textOf(card, textNumber(link.text)) : card;
    return paint.warn(`  ${table.waits(i + 1, seatName(link.seat), what, at, link.stopped)}`);
  });
}

function side(view: View, n: number, d: Drawing, above: boolean): string[] {
  const { layout, paint, columns, speech } = d;
  const { table } = speech.words;
  const seat = view.seats[n]!;
  const shown = layout.seatNumbers.map(({ id, name }) => `${speech.say(name, id)} ${seat.numbers[id] ?? 0}`);
  const asked = view.asked === n ? paint.warn(` ◂ ${table.isAsked}`) : "";
  const head = `${paint.bold(seatName(n))}${view.observer === n ? table.you : ""}  ${shown.join("  ")}${asked}`;
  // Rows go from the middle of the table to the player; the other side is seen the other way round.
  const rows = above ? layout.rows.toReversed() : layout.rows;
  const zones = rows.flatMap((row) => row.zones);
  const width = Math.max(0, ...zones.map(({ zone, name }) => widthOf(speech.say(name, zone))));
  const body = zones.flatMap((zone) => {
    const zoneView = seat.zones[zone.zone];
    if (!zoneView) return [];
    const name = padTo(speech.say(zone.name, zone.zone), width);
    const pieces = pieceTexts(zoneView, zone, d);
    return flow(pieces, Math.min(columns, 140), width + 4).map((line, i) =>
      i === 0 ? `  ${paint.dim(name)}  ${line}` : line,
    );
  });
  return above ? [head, ...body] : [...body, head];
}

function pieceTexts(zone: ZoneView, where: TableZone, d: Drawing): string[] {
  if (where.form === "stack") return [stackText(where, zone, d)];
  const cards = zone.cards ?? [];
  const hidden = zone.count - cards.length;
  const inHand = where.form === "fan";
  const pieces = cards.map((card) => (card ? `${inHand ? priceOf(card, d) : ""}${cardText(card, d)}` : "▒"));
  if (hidden > 0) pieces.push(d.paint.dim(d.speech.words.table.hidden(hidden)));
  for (let i = zone.count; i < (where.slots ?? 0); i++) pieces.push(d.paint.dim("·"));
  return pieces.length > 0 ? pieces : [d.paint.dim("-")];
}

function stackText(where: Pick<TableZone, "opens">, zone: ZoneView, { paint, speech }: Drawing): string {
  const top = zone.cards?.[topPlace(where, zone.count)];
  return `${zone.count}${top ? paint.dim(speech.words.table.onTop(speech.called(top.name))) : ""}`;
}

/** What a card costs, where its game has that as a detail. */
function priceOf(card: CardView, { layout, cards, paint }: Drawing): string {
  const price = cards.get(card.name)?.details?.find(({ id }) => id === layout.price)?.value;
  return price === undefined ? "" : paint.dim(`${price} `);
}

/** A card in a few letters: name, its changing values, what is counted on it, and what is special about how it lies. */
function cardText(card: CardView, d: Drawing): string {
  const { paint, speech } = d;
  if (card.faceDown) {
    // its own player may look at it
    const back =
      card.name === "" ? "▒" : `▒${paint.by(d.cards.get(card.name)?.type ?? "", speech.called(card.name))}`;
    return card.turned ? `(${back})` : back;
  }
  const { table } = speech.words;
  const info = d.cards.get(card.name);
  const shown = (info?.values ?? []).flatMap(({ id }) => {
    const value = card.values[id];
    if (!value) return [];
    return [value.now === value.printed ? String(value.now) : paint.warn(String(value.now))];
  });
  const name = paint.by(info?.type ?? "", speech.called(card.name));
  const lies = card.turned ? `↷${name}` : name;
  const more = [
    ...Object.entries(card.counts).map(([id, n]) => speech.counted(id, n)),
    ...card.under.map((low) => table.over(speech.called(low.name))),
    ...(card.host ? [table.attached(speech.place(card.host))] : []),
    ...card.marks.map((mark) => speech.word(mark)),
  ];
  return `${lies}${shown.length > 0 ? ` ${shown.join("/")}` : ""}${more.length > 0 ? paint.dim(table.aside(more)) : ""}`;
}

/** Everything printed on a card. */
export function drawCard(card: CardInfo, paint: Paint, speech: Speech): string {
  const values = card.values.map((v) => `${speech.word(v.id)} ${v.value}`).join("  ");
  const texts = card.texts.map(({ number, words }) => `  ${number ?? " "}  ${speech.say(words)}`);
  return [
    `${paint.bold(paint.by(card.type, speech.called(card.name)))}  ${kindsText(card, speech)}`,
    ...(values === "" ? [] : [`  ${values}`]),
    ...texts,
    ...(card.flavour ? [paint.dim(`  ${speech.say(card.flavour)}`)] : []),
    ...(card.details ?? []).map(
      ({ name, id, value }) =>
        `  ${speech.words.table.detail(speech.say(name, id), speech.word(String(value)))}`,
    ),
    "",
  ].join("\n");
}

export const kindsText = ({ type, subtypes }: CardInfo, speech: Speech): string =>
  [type, ...subtypes].map((word) => speech.word(word)).join(" ");
