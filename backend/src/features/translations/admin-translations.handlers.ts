import type { TranslatableType } from '../../../../contract/generated/model.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile } from '../../lib/csv.ts';
import { createTranslationsService } from './admin-translations.service.ts';

type Operations = 'adminListTranslations' | 'adminExportTranslations' | 'adminGetTranslation' | 'adminSaveTranslation';

// The contract has validated both.
const toLanguage = ({ language }: { language: string }) => language as Language;
const toRecord = ({ type, record }: { type: string; record: string }) => ({
  type: type as TranslatableType,
  id: record,
});

/** Content in other languages; the contract admits only administrators of the content. */
export function createAdminTranslationsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const translations = createTranslationsService(deps);
  return {
    adminListTranslations: async ({ params, query: { type, status, page = 1, limit = 12 } }) => ({
      status: 200,
      body: await translations.list(toLanguage(params), { type, status, page, limit }),
    }),
    adminExportTranslations: async ({ params, query, call }) =>
      csvFile(
        'translations.csv',
        csvHeader('translations', call.language),
        translations.exportLines(toLanguage(params), query),
      ),
    adminGetTranslation: async ({ params }) => ({
      status: 200,
      body: await translations.read(toLanguage(params), toRecord(params)),
    }),
    adminSaveTranslation: async ({ user, params, body }) => ({
      status: 200,
      body: await translations.save(user, toLanguage(params), toRecord(params), body),
    }),
  };
}
