/** What somebody reads of a place: what was said to them, without those whom they do not want to read. */
import type { Place, Said, Saying } from "@tefuda/host/online/talk-schemas";
import type { Queries } from "../people/belongings.ts";
import type { SaidRow } from "./rows.ts";

/** So much is told at once, the latest. */
const MOST_TOLD = 200;

/** A phrase or a text; null where neither is kept any more. */
export const sayingOf = ({ phrase, text }: Pick<SaidRow, "phrase" | "text">): Saying | null =>
  phrase !== null ? { phrase } : text !== null ? { text } : null;

type Told = Pick<SaidRow, "number" | "entry" | "author" | "name" | "seat" | "phrase" | "text" | "at">;

/** As it is told to somebody. */
export function saidTo(user: string, { author, phrase, text, ...row }: Told): Said {
  return { ...row, mine: author === user, says: sayingOf({ phrase, text }) ?? { text: "" } };
}

export const TOLD = ["number", "entry", "author", "name", "seat", "phrase", "text", "at"] as const;

export const inPlace = (db: Queries, { kind, id }: Place) =>
  db.selectFrom("said").where("kind", "=", kind).where("place", "=", id).where("room", "=", "seats");

/** In the order in which it was said, after a number. Whoever sits nowhere there reads nothing. */
export async function readSaid(db: Queries, user: string, place: Place, since: number): Promise<Said[]> {
  const rows = await inPlace(db, place)
    .select(TOLD)
    .where("number", ">", since)
    .where(
      (is) => is.val(user),
      "=",
      (is) => is.fn.any("hearers"),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("relations")
            .select("relations.id")
            .where("owner", "=", user)
            .whereRef("other", "=", "said.author")
            .where((is) => is.or([is("muted", "=", true), is("blocked", "=", true)])),
        ),
      ),
    )
    .orderBy("number", "desc")
    .limit(MOST_TOLD)
    .execute();
  return rows.map((row) => saidTo(user, row)).reverse();
}
