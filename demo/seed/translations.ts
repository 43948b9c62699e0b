import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { indexTranslations } from '../../backend/src/features/translations/searched-texts.repository.ts';
import { MARKDOWN_VERSION } from '../../contract/markdown/rendered.ts';
import { type DemoTranslation, demoTranslations, translateReleaseNotes } from '../content/translations.ts';

const LANGUAGE = 'bn';

/** The notes of the demo's releases, whose ids only the database knows. */
async function translateReleases(tx: Transaction<Database>): Promise<DemoTranslation[]> {
  const releases = await tx.selectFrom('releases').select(['id', 'product_id', 'notes']).execute();
  return releases.flatMap(({ id, product_id, notes }) => {
    const texts = translateReleaseNotes(product_id, notes);
    return texts ? [{ type: 'release' as const, id, texts }] : [];
  });
}

/** The demo's content in other languages; never over what an administrator has translated. */
export async function seedTranslations(tx: Transaction<Database>, now: Date): Promise<void> {
  const translations = [...demoTranslations(), ...(await translateReleases(tx))];
  const keyOf = ({ type, id }: DemoTranslation) => `${LANGUAGE} ${type}/${id}`;
  const missing = await claimNewKeys(tx, 'translation', translations.map(keyOf));
  const rows = translations
    .filter((translation) => missing.has(keyOf(translation)))
    .map(({ type, id, texts }) => ({
      language: LANGUAGE,
      type,
      record_id: id,
      texts: JSON.stringify(texts),
      html_version: MARKDOWN_VERSION,
      published: true,
      saved_at: now,
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto('content_translations')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { type, record_id: id } of rows) await indexTranslations(tx, { type, id });
}
