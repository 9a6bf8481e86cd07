/** The rows of sets that people keep here. */
import type { SourceFile } from "@tefuda/kernel";
import type { Identity } from "@tefuda/workshop/identity";
import type { JSONColumnType } from "kysely";

export interface SetRow {
  hash: string;
  about: JSONColumnType<Identity>;
  files: JSONColumnType<SourceFile[]> | null;
  at: number;
  taken_by: string | null;
  taken_at: number | null;
}

/** Who keeps it. */
export interface SetKeeperRow {
  hash: string;
  user: string;
  at: number;
}

export interface PictureRow {
  name: string;
  bytes: Buffer;
}

/** That a set has it. */
export interface SetPictureRow {
  hash: string;
  picture: string;
}

export interface SetTables {
  sets: SetRow;
  set_keepers: SetKeeperRow;
  pictures: PictureRow;
  set_pictures: SetPictureRow;
}
