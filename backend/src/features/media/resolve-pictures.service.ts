import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, StoredPicture } from '../../db/schema.ts';
import { invalid } from '../../lib/errors.ts';
import { lockPictures } from './admin-pictures.repository.ts';

/** A picture of the library as sent by a form; `alt` describes it for this use. */
export interface PictureInput {
  url: string;
  alt: string;
}

/**
 * The chosen pictures as stored with their content. They cannot be deleted from the library before the transaction
 * ends.
 * @param field of the form, for the error
 * @throws AppError 400 when one is not in the library
 */
export async function resolvePictures(
  tx: Transaction<Database>,
  field: string,
  inputs: readonly PictureInput[],
): Promise<StoredPicture[]> {
  if (inputs.length === 0) return [];
  const rows = await lockPictures(tx, [...new Set(inputs.map(({ url }) => url))]);
  const byUrl = new Map(rows.map((row) => [row.url, row]));
  return inputs.map(({ url, alt }) => {
    const row = byUrl.get(url);
    if (!row) throw invalid(field, REFUSALS.chosenPictureGone);
    const { width, height, widths, placeholder } = row;
    return { url, alt: alt.trim(), width, height, widths, placeholder };
  });
}
