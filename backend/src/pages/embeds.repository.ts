import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Public products whose preview is one of these pieces. */
export async function listPieceProducts(
  db: Kysely<Database>,
  pieces: readonly string[],
): Promise<{ id: number; piece: string }[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<{ id: number; piece: string }>`
    select id, preview ->> 'component' as piece from products
     where published and preview ->> 'kind' = 'component' and preview ->> 'component' = any(${pieces}::text[])
     order by id`.execute(db);
  return rows;
}
