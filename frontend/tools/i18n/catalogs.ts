import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** Path of Lingui's settings. */
export const catalogConfig = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** Translations by message id, untranslated ones left out. */
export type Catalog = Record<string, string>;

/** All catalogues of each language, joined. */
export async function readCatalogs(): Promise<Record<string, Catalog>> {
  const config = getConfig({ configPath: catalogConfig });
  const catalogs = await getCatalogs(config);
  const languages = config.locales.map(async (locale) => {
    const parts = await Promise.all(catalogs.map((catalog) => catalog.read(locale)));
    const entries = parts.flatMap((part) => Object.entries(part ?? {}));
    const translated = entries.flatMap(([id, { translation }]) => (translation ? [[id, translation] as const] : []));
    return [locale, Object.fromEntries(translated)] as const;
  });
  return Object.fromEntries(await Promise.all(languages));
}
