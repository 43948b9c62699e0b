import * as z from 'zod';
import type { TableShape } from '../db/catalogue.ts';

/** The first entry: the metadata needed before anything else is read. */
export const HEADER_NAME = 'about.json';
export const FORMAT = 'studio-backup-1';

const headerSchema = z.object({
  format: z.literal(FORMAT),
  release: z.string(),
  startedAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string(), called: z.boolean() })),
});

export type BackupHeader = z.output<typeof headerSchema>;

/** @throws when it is not a backup in this format */
export const parseHeader = (text: string): BackupHeader => headerSchema.parse(JSON.parse(text));

export const rowsSchema = z.array(z.array(z.union([z.string(), z.null()])));

/** Rows are stored in batches of a few hundred, as JSON arrays of strings in the order of the table's columns. */
export const toBatchName = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>, index: number): string =>
  `database/${schema}.${name}/${String(index).padStart(6, '0')}.json`;

/** `schema.table` of a batch, or undefined for any other entry. */
export const tableOfBatch = (entry: string): string | undefined => /^database\/([^/]+)\/\d+\.json$/.exec(entry)?.[1];
export const toStorageKey = (entry: string): string | undefined => /^files\/(.+)$/.exec(entry)?.[1];
