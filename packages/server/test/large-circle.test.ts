/**
 * A round of five thousand people who hold a million copies comes to its end: in a deep run alone, for it takes minutes. The rows are
 * written as they would have come about, past everything that checks them.
 */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ring } from "../src/circles/rounds.ts";
import { circleRoom } from "./circle-room.ts";
import { checkCircle } from "./circle-sound.ts";
import { PATIENCE } from "./database.ts";

const PEOPLE = 5000;
const EACH = 200;
/** No statement may take longer than the server waits. */
const AT_ONCE = 20_000;

test.runIf(process.env.TEFUDA_DEEP === "1")("a million copies", { timeout: 4 * PATIENCE }, async () => {
  const room = await circleRoom();
  const { db } = room;
  const circle = await room.filled(1);
  const host = await room.memberOf(circle, 0);
  const cards = `{${room.cards.map((card) => `"${card}"`).join(",")}}`;
  const ways = JSON.stringify({ consent: { dear: 10, over: "keep" } });
  await sql`
    insert into users (id, name, look, guest, language, created_at, updated_at)
    select 'big' || i, 'name ' || i, 'name ' || i, false, 'en', now(), now()
    from generate_series(1, ${PEOPLE}::integer) i`.execute(db);
  await sql`
    insert into members (circle, id, "user", state, region, joined, opened, gained, ways)
    select circle, 'm' || i, 'big' || i, 'in', 0, 0, 0, 0, ways || ${ways}::jsonb
    from members, generate_series(1, ${PEOPLE}::integer) i where id = ${host}`.execute(db);
  await sql`insert into ledger (circle, number, at, reason, of) values (${circle}, 1, 0, 'packs', 'test')`.execute(
    db,
  );
  for (let from = 1; from <= PEOPLE * EACH; from += AT_ONCE) {
    const to = from + AT_ONCE - 1;
    await sql`
      insert into copies (circle, id, card, number, holder)
      select ${circle}, n, (${cards}::text[])[1 + abs(hashint4(n)) % ${room.cards.length}::integer], n,
        'm' || (1 + (n - 1) / ${EACH}::integer)
      from generate_series(${from}::integer, ${to}::integer) n`.execute(db);
    await sql`
      insert into moves (circle, entry, copy, "from", "to")
      select circle, 1, id, null, holder from copies
      where circle = ${circle} and id between ${from} and ${to}`.execute(db);
  }
  // everybody wants more of a quarter of the cards, and gives all of half of them
  await sql`
    insert into marks (circle, member, card, keep, rank)
    select circle, id, card, (array[9, 0, 0, 4])[1 + abs(hashtext(id || card)) % 4], 1 + abs(hashtext(card || id)) % 10
    from members, unnest(${cards}::text[]) card where circle = ${circle}`.execute(db);
  // as a server's own housekeeping would have done by then
  await sql`analyze`.execute(db);
  const { user } = await room.person(0);
  await ring(room.ground, circle, user);
  await room.service.advance(circle);
  const { rounds } = await room.view(circle, 0);
  expect(room.faults).toEqual([]);
  expect(rounds[0]!.copies).toBeGreaterThan(PEOPLE);
  await checkCircle(db, circle);
  await room.end();
});
