import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StoredPicture } from '../../db/schema-catalogue.ts';
import type { ProductPictureInput } from '../../generated/model/productPictureInput.ts';
import { invalid } from '../../http/errors.ts';

/** The chosen pictures with their sizes; only pictures that a product has already can be chosen. @throws AppError 400 */
export async function choosePictures(
  tx: Transaction<Database>,
  field: string,
  chosen: readonly ProductPictureInput[],
): Promise<StoredPicture[]> {
  const urls = [...new Set(chosen.map(({ url }) => url))];
  const { rows } = await sql<{ picture: StoredPicture }>`
    select picture from products, jsonb_array_elements(images) as picture
     where picture ->> 'url' = any(${urls})`.execute(tx);
  const known = new Map(rows.map(({ picture }) => [picture.url, picture]));
  return chosen.map(({ url, alt }) => {
    const picture = known.get(url);
    if (!picture) throw invalid(field, 'This picture is not in the library any more. Please choose another one.');
    return { ...picture, alt: alt.trim() };
  });
}
