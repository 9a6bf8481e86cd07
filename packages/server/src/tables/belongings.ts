/** Chairs at tables: whoever goes leaves theirs, and a guest's goes to the account. */
import { sql } from "kysely";
import type { Belongings, Queries } from "../people/belongings.ts";
import { FREE } from "./table.ts";

async function rewrite(trx: Queries, id: string, into: object): Promise<void> {
  await sql`
    update tables set seats = (
      select jsonb_agg(
        case when seat->>'user' = ${id} then seat || ${JSON.stringify(into)}::jsonb else seat end order by at)
      from jsonb_array_elements(seats) with ordinality as all_seats (seat, at)
    )
    where not closed and seats @> ${JSON.stringify([{ user: id }])}::jsonb`.execute(trx);
}

export const chairs: Belongings = {
  name: "tables",
  moveUser: (trx, from, to) => rewrite(trx, from, { user: to }),
  forgetUser: (trx, id) => rewrite(trx, id, FREE),
  // a chair is kept of nobody once they have gone, and says nothing that a match does not say
  exportUser: async () => [],
};
