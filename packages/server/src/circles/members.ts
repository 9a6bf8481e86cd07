/** Whoever is in a circle, as its other parts need them. */
import type { Queries } from "../people/belongings.ts";
import type { Held } from "./ground.ts";
import { CircleError } from "./refusal.ts";
import { type Member, readCircle } from "./rows.ts";

/** Whoever is in the circle; throws for anybody else, and in a circle that is closed. */
export function memberIn({ circle, members }: Pick<Held, "circle" | "members">, user: string): Member {
  const own = members.find((one) => one.user === user);
  if (own?.state !== "in") throw new CircleError("notSeated");
  if (!circle.open) throw new CircleError("over");
  return own;
}

/** Whoever is in a circle that may be closed, for what is only looked at; throws for anybody else. */
export async function inside(
  db: Queries,
  id: string,
  user: string,
): Promise<Pick<Held, "circle" | "members"> & { own: Member }> {
  const found = await readCircle(db, id);
  if (!found) throw new CircleError("gone");
  const own = found.members.find((one) => one.user === user);
  if (own?.state !== "in") throw new CircleError("notSeated");
  return { ...found, own };
}

type Settable = Partial<Pick<Member, "state" | "opened" | "gained">> & { ways?: string; lean?: string };
export async function setMember(
  trx: Queries,
  { circle, id }: Pick<Member, "circle" | "id">,
  values: Settable,
): Promise<void> {
  await trx.updateTable("members").set(values).where("circle", "=", circle).where("id", "=", id).execute();
}

/** Whether one of two has closed themselves to the other. */
export async function areShut(db: Queries, circle: string, one: string, other: string): Promise<boolean> {
  const found = await db
    .selectFrom("shut")
    .select("member")
    .where("circle", "=", circle)
    .where("member", "in", [one, other])
    .where("other", "in", [one, other])
    .executeTakeFirst();
  return found !== undefined;
}

/** Trades that lie open end: of the whole circle, of one person, or between two. */
export async function endTrades(
  trx: Queries,
  circle: string,
  now: number,
  members: readonly string[],
): Promise<void> {
  await trx
    .updateTable("trades")
    .set({ state: "ended", touched: now })
    .where("circle", "=", circle)
    .where("state", "=", "open")
    .where((is) =>
      is.and(members.map((member) => is.or([is("first", "=", member), is("second", "=", member)]))),
    )
    .execute();
}
