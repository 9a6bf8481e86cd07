/** The seats that somebody had in matches. A match stays as it was when somebody goes, without the name. */
import { sql } from "kysely";
import type { Belongings, Queries } from "./belongings.ts";

const isTheirs = (id: string) => sql`seats @> jsonb_build_array(jsonb_build_object('user', ${id}::text))`;

/** Puts something else into each seat of one's; in the order of matches, so that two never wait for each other. */
async function rewrite(trx: Queries, id: string, into: object): Promise<void> {
  await sql`
    with theirs as (
      select id from matches where ${isTheirs(id)} order by id for update
    )
    update matches set seats = (
      select jsonb_agg(
        case when seat->>'user' = ${id} then seat || ${JSON.stringify(into)}::jsonb else seat end order by at)
      from jsonb_array_elements(seats) with ordinality as all_seats (seat, at)
    )
    from theirs where matches.id = theirs.id`.execute(trx);
}

export const seats: Belongings = {
  name: "matches",
  // under the name that it was played by
  moveUser: (trx, from, to) => rewrite(trx, from, { user: to }),
  forgetUser: (trx, id) => rewrite(trx, id, { user: null, name: "" }),
  async exportUser(db, id) {
    const { rows } = await sql`
      select id, game, began, rated, ended, at - 1 as seat, seat->>'name' as name,
        setup->'lists'->(at - 1)::int as list, (
          select coalesce(jsonb_agg(
            jsonb_build_object('number', number, 'deed', deed, 'used', used, 'at', entries.at) order by number), '[]')
          from entries where match = matches.id and (deed->>'seat')::int = all_seats.at - 1
        ) as entries
      from matches, jsonb_array_elements(seats) with ordinality as all_seats (seat, at)
      where ${isTheirs(id)} and seat->>'user' = ${id}
      order by began, id`.execute(db);
    return rows;
  },
};
