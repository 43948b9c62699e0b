import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { libraryPictures } from '../content/library.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The pictures of the demo content, so that the library is not empty. */
export async function seedPictures(tx: Transaction<Database>, now: Date): Promise<void> {
  const pictures = libraryPictures();
  const keys = await claimNewKeys(
    tx,
    'picture',
    pictures.map(({ name }) => name),
  );
  const rows = pictures
    .filter(({ name }) => keys.has(name))
    .map(({ widths, ...row }, index) => ({
      ...row,
      widths: JSON.stringify(widths),
      base: null,
      size_bytes: null,
      // One second apart, so that the library's order is fixed.
      created_at: new Date(now.getTime() - DAY_MS - index * 1000),
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto('pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
