import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UploadsTable } from '../../db/tables.gen.ts';

/** State needed to resume an upload. */
export type UploadProgress = Pick<
  Selectable<UploadsTable>,
  'size_bytes' | 'received_bytes' | 'storage_key' | 'handle' | 'parts' | 'tail' | 'hash_state'
>;

export function findUploadProgress(db: Kysely<Database>, id: string): Promise<UploadProgress | undefined> {
  return db
    .selectFrom('uploads')
    .select(['size_bytes', 'received_bytes', 'storage_key', 'handle', 'parts', 'tail', 'hash_state'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Lease {
  id: string;
  writer: string;
  now: Date;
  until: Date;
}

/** Makes a request the only writer. @returns false while another one is writing, or when there is no such upload */
export async function acquireLease(db: Kysely<Database>, { id, writer, now, until }: Lease): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ writer, writer_until: until })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('writer', 'is', null), eb('writer_until', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseLease(db: Kysely<Database>, id: string, writer: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ writer: null, writer_until: null })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .execute();
}

/** Reserves the next part number and extends the writer's lease; undefined when another writer has taken over. */
export async function claimPartNumber(db: Kysely<Database>, { id, writer, until }: Omit<Lease, 'now'>) {
  const row = await db
    .updateTable('uploads')
    .set(({ eb }) => ({ next_part: eb('next_part', '+', 1), writer_until: until }))
    .where('id', '=', id)
    .where('writer', '=', writer)
    .returning('next_part')
    .executeTakeFirst();
  return row && row.next_part - 1;
}

interface ReceivedProgress {
  previouslyReceived: number;
  received: number;
  part: { number: number; mark: string } | null;
  tail: Uint8Array | null;
  hashState: Uint8Array;
}

/** Stores what is durable by now. @returns false when another request is the writer */
export async function updateProgress(
  db: Kysely<Database>,
  { id, writer, now, until }: Lease,
  { previouslyReceived, received, part, tail, hashState }: ReceivedProgress,
): Promise<boolean> {
  const addedParts = JSON.stringify(part === null ? [] : [part]);
  const row = await db
    .updateTable('uploads')
    .set({
      parts: sql<string>`parts || ${addedParts}::jsonb`,
      received_bytes: received,
      tail,
      hash_state: hashState,
      updated_at: now,
      writer_until: until,
    })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .where('received_bytes', '=', previouslyReceived)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
