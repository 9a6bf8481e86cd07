/** The builds that can play here: this one, and those that matches pin, which the database keeps. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Database } from "../database/database.ts";
import type { Engine } from "./engine.ts";
import { CONTRACT } from "./engine.ts";
import { filesOf, layOut, packFiles, unpackFiles } from "./files.ts";

/** Where the files of this build lie, and where those of others are laid out. */
export interface BuildPlaces {
  root: string;
  folder: string;
}

interface Build {
  engine: Engine;
  /** Where its files lie; null for this one, which is at hand. */
  root: string | null;
}

export class Builds {
  /** What this build is called. */
  readonly id: string;
  private readonly db: Database;
  private readonly places: BuildPlaces | null;
  private readonly known = new Map<string, Promise<Build | null>>();
  private readonly roots = new Map<string, string>();

  /** Without places no other build is played, and none is kept. */
  constructor(db: Database, id: string, engine: Engine, places: BuildPlaces | null) {
    this.db = db;
    this.id = id;
    this.places = places;
    this.known.set(id, Promise.resolve({ engine, root: null }));
  }

  /** Keeps this one, and lets go of those that no match needs. */
  async keep(): Promise<void> {
    if (!this.places) return;
    const there = await this.db
      .selectFrom("builds")
      .select("id")
      .where("id", "=", this.id)
      .executeTakeFirst();
    if (!there) {
      const packed = packFiles(filesOf(this.places.root));
      const row = { id: this.id, contract: CONTRACT, packed };
      await this.db
        .insertInto("builds")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await this.db
      .deleteFrom("builds")
      .where("id", "!=", this.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("matches").select("matches.id").whereRef("matches.engine", "=", "builds.id"))),
      )
      .execute();
  }

  /** Null where it is not kept, or cannot be used any more. */
  async engineOf(id: string): Promise<Engine | null> {
    const before = this.known.get(id);
    const build = before ?? this.open(id);
    this.known.set(id, build);
    const opened = await build.catch((error: unknown) => {
      this.known.delete(id);
      throw error;
    });
    // it may be kept by the time it is asked for again
    if (opened === null) this.known.delete(id);
    else if (opened.root !== null) this.roots.set(id, opened.root);
    return opened?.engine ?? null;
  }

  /** Where the files of a build lie that is played here; null for this one. */
  rootOf(id: string): string | null {
    return this.roots.get(id) ?? null;
  }

  private async open(id: string): Promise<Build | null> {
    const { places } = this;
    if (!places) return null;
    const row = await this.db
      .selectFrom("builds")
      .select("packed")
      .where("id", "=", id)
      .where("contract", "=", CONTRACT)
      .executeTakeFirst();
    if (!row) return null;
    const root = join(places.folder, id);
    if (!existsSync(root)) layOut(unpackFiles(row.packed), places.root, root);
    const file = pathToFileURL(join(root, "packages/server/src/engine/own.ts")).href;
    const { engine } = (await import(file)) as typeof import("./own.ts");
    return { engine, root };
  }
}
