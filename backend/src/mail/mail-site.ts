import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/rules/languages.ts';
import type { Database } from '../db/schema.ts';
import { translateSiteName } from '../i18n/translated-names.ts';
import type { MailSite } from './template/styled-mail.ts';

export interface MailSiteSource {
  db: Kysely<Database>;
  /** Source of the site's name and colours. */
  site: { get(): Promise<Omit<MailSite, 'url'>> };
  /** the site's own URL */
  publicUrl: string;
  /** Receives replies while the site has no contact email. */
  ownerEmail: string;
}

/** The site as the emails to a reader of a language show it. */
export async function readMailSite(
  { db, site, publicUrl, ownerEmail }: MailSiteSource,
  language: Language,
): Promise<MailSite> {
  const info = await site.get();
  const name = await translateSiteName(db, info.name);
  return { ...info, name: name.toText(language), contactEmail: info.contactEmail || ownerEmail, url: publicUrl };
}
