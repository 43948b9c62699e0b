import type { Kysely } from 'kysely';
import { EMPTY_SECTIONS, type SiteSections, selectLogo } from '../../../../contract/rules/site-sections.ts';
import type { Database, StoredLetterhead } from '../../db/schema.ts';

/** The site's name, logo and colour as a document keeps them, so that its file never changes. */
export async function getLetterhead(db: Kysely<Database>): Promise<StoredLetterhead> {
  const settings = await db.selectFrom('site_settings').select('name').executeTakeFirst();
  const row = await db.selectFrom('site_documents').select('body').where('name', '=', 'identity').executeTakeFirst();
  const stored = row?.body as Partial<SiteSections['identity']> | undefined;
  const identity = { ...EMPTY_SECTIONS.identity, ...stored };
  const logo = selectLogo(identity);
  return {
    name: settings?.name ?? '',
    accent: identity.accent?.light ?? null,
    logo: logo && identity.logo && { url: identity.logo.url, file: logo.light, showName: logo.showName },
  };
}
