/** What a backup looks like: lines of JSON, packed by gzip. */
import { z } from "zod";

/** The only form so far; a later one gets the next number. */
export const FORMAT = 1;

/** The first line. */
export const headerSchema = z.strictObject({
  tefuda: z.literal("backup"),
  format: z.literal(FORMAT),
  /** The last migration that had run. */
  schema: z.string(),
  /** When the backup shows the database, in ISO 8601. */
  at: z.iso.datetime({ offset: true }),
});
export type Header = z.infer<typeof headerSchema>;

/** Says to which table the rows after it belong, and what their values are. */
export const tableSchema = z.strictObject({
  table: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
});

/** Every value as the database writes it. */
export const rowSchema = z.array(z.string().nullable());

export const sequenceSchema = z.strictObject({
  sequence: z.string(),
  last: z.string(),
  called: z.boolean(),
});

/** The last line: without it, or where it does not agree, a file is not whole. */
export const trailerSchema = z.strictObject({
  end: z.literal(true),
  tables: z.record(z.string(), z.int().nonnegative()),
  /** Over all bytes of the lines before, unpacked. */
  sha256: z.string(),
});
export type Trailer = z.infer<typeof trailerSchema>;

/** Any line but the first. */
export const lineSchema = z.union([rowSchema, tableSchema, sequenceSchema, trailerSchema]);
export type Line = z.infer<typeof lineSchema> | Header;
