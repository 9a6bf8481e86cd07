/** What somebody has in circles: whoever goes leaves a mark in place of their name, and their copies are retired by an entry. */
import type { Belongings, Queries } from "../people/belongings.ts";
import { goes } from "./circles.ts";
import { heldBy } from "./copies.ts";
import { type Held, hold, tell } from "./ground.ts";
import type { Member } from "./rows.ts";

const membershipsOf = (db: Queries, user: string) =>
  // in the order of ids, so that two never wait for each other
  db.selectFrom("members").selectAll().where("user", "=", user).orderBy("circle").execute();

export const memberships: Belongings = {
  name: "circles",
  // guests are in none
  async moveUser() {},
  async exportUser(db, id) {
    const all: unknown[] = [];
    for (const { circle, id: member, ...row } of await membershipsOf(db, id)) {
      const { state, joined, opened, gained, lean, ways } = row;
      const held = await heldBy(db, circle, member);
      all.push({
        ...{ circle, member, state, joined, opened, gained, lean, ways },
        copies: Object.fromEntries([...held].map(([card, { count }]) => [card, count])),
        marks: await db
          .selectFrom("marks")
          .select(["card", "keep", "rank"])
          .where("circle", "=", circle)
          .where("member", "=", member)
          .orderBy("card")
          .execute(),
        trades: await db
          .selectFrom("trades")
          .select(["id", "gives", "gets", "state", "touched"])
          .where("circle", "=", circle)
          .where((is) => is.or([is("first", "=", member), is("second", "=", member)]))
          .orderBy("touched")
          .execute(),
      });
    }
    return all;
  },
  async forgetUser(trx, id) {
    const rows = await membershipsOf(trx, id);
    const audited = await trx.selectFrom("circles").select("id").where("auditor", "=", id).execute();
    // in the order of ids, so that two never wait for each other
    const ids = new Set([...rows.map(({ circle }) => circle), ...audited.map((one) => one.id)]);
    for (const circle of [...ids].sort()) {
      const held = await hold(trx, circle);
      const own = held.members.find(({ user }) => user === id);
      if (own) await forgetMember(held, own);
      await trx
        .updateTable("circles")
        .set({ auditor: null })
        .where("id", "=", circle)
        .where("auditor", "=", id)
        .execute();
      await tell(trx, circle);
    }
  },
};

async function forgetMember(held: Held, own: Member): Promise<void> {
  const { trx, circle } = held;
  if (own.state !== "left") await goes(held, own);
  await trx.deleteFrom("marks").where("circle", "=", circle.id).where("member", "=", own.id).execute();
  await trx
    .deleteFrom("shut")
    .where("circle", "=", circle.id)
    .where((is) => is.or([is("member", "=", own.id), is("other", "=", own.id)]))
    .execute();
  await trx
    .updateTable("members")
    .set({ user: null })
    .where("circle", "=", circle.id)
    .where("id", "=", own.id)
    .execute();
}
