/** The builds that can play here: this one, and those that matches pin, which the database keeps. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { type Database, NOW } from "../database/database.ts";
import { CONTRACT, type Engine } from "./engine.ts";
import { filesOf, layOut, packFiles, unpackFiles } from "./files.ts";
import { engine as own } from "./own.ts";

/** Where the files of this build lie, and where those of others are laid out. */
export interface BuildPlaces {
  root: string;
  folder: string;
}

/** A build goes when no match needs it, and no machine of it has said for so long that it is there. Milliseconds. */
const UNUSED_FOR = 86_400_000;

export class Builds {
  /** What this build is called. */
  readonly id: string;
  private readonly db: Database;
  private readonly places: BuildPlaces | null;
  private readonly known = new Map<string, Promise<Engine | null>>();

  /** Without places no other build is played, and none is kept. */
  constructor(db: Database, id: string, places: BuildPlaces | null) {
    this.db = db;
    this.id = id;
    this.places = places;
    this.known.set(id, Promise.resolve(own));
  }

  /** Keeps this one, and lets go of those that nobody needs. To be done more often than they go. */
  async keep(): Promise<void> {
    const { db, id, places } = this;
    if (!places) return;
    const { numUpdatedRows } = await db
      .updateTable("builds")
      .set({ kept: NOW })
      .where("id", "=", id)
      .where("contract", "=", CONTRACT)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      const row = { contract: CONTRACT, packed: packFiles(filesOf(places.root)), kept: NOW };
      await db
        .insertInto("builds")
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
    }
    await db
      .deleteFrom("builds")
      .where(sql<boolean>`kept < ${NOW} - ${UNUSED_FOR}::bigint`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("matches").select("matches.id").whereRef("matches.engine", "=", "builds.id"))),
      )
      .execute();
    await this.tidy(places);
  }

  /** What was laid out of builds that are gone. */
  private async tidy({ folder }: BuildPlaces): Promise<void> {
    if (!existsSync(folder)) return;
    const rows = await this.db.selectFrom("builds").select(["id", "contract"]).execute();
    const there = new Set(rows.map(({ id, contract }) => nameOf(id, contract)));
    for (const name of readdirSync(folder))
      if (!there.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }

  /** Null where it is not kept, or cannot be used any more. */
  async engineOf(id: string): Promise<Engine | null> {
    const opening = this.known.get(id) ?? this.open(id);
    this.known.set(id, opening);
    let engine: Engine | null = null;
    try {
      engine = await opening;
    } finally {
      // it may be there by the time it is asked for again
      if (!engine) this.known.delete(id);
    }
    return engine;
  }

  private async open(id: string): Promise<Engine | null> {
    const { places } = this;
    if (!places) return null;
    const row = await this.db
      .selectFrom("builds")
      .select("packed")
      .where("id", "=", id)
      .where("contract", "=", CONTRACT)
      .executeTakeFirst();
    if (!row) return null;
    const root = join(places.folder, nameOf(id, CONTRACT));
    if (!existsSync(root)) layOut(unpackFiles(row.packed), places.root, root);
    const file = pathToFileURL(join(root, "packages/server/src/engine/own.ts")).href;
    const { engine } = (await import(file)) as typeof import("./own.ts");
    return { ...engine, root };
  }
}

const nameOf = (id: string, contract: number): string => `${id}-${contract}`;
