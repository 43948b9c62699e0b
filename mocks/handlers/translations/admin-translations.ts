import type { AdminTranslation, TranslatableType } from '../../../contract/generated/model.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toTranslationLines } from '../../../contract/translations/translation-csv.ts';
import {
  countStatuses,
  findUnknownPath,
  sortByUrgency,
  type TranslationSource,
  toTranslatedRecord,
  toTranslation,
} from '../../../contract/translations/translation-records.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { translationKey } from '../../store/translations.ts';
import { csvFile } from '../kit/csv-file.ts';
import { storeTranslation } from '../kit/store-translation.ts';
import { listSources } from '../kit/translation-sources.ts';

type Operations = 'adminListTranslations' | 'adminExportTranslations' | 'adminGetTranslation' | 'adminSaveTranslation';

// The contract admits no others.
const toLanguage = ({ language }: { language: string }) => language as Language;

export const createAdminTranslationsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findSource = (language: Language, { type, record }: { type: string; record: string }) =>
    listSources(db, language, type as TranslatableType, record)[0];

  const toAnswer = (language: Language, source: TranslationSource): AdminTranslation => {
    const stored = db.state.translations[translationKey(language, source.type, source.id)];
    const savedBy = stored?.savedBy ? (db.account(stored.savedBy)?.user.name ?? null) : null;
    return {
      ...toTranslation(source),
      version: stored?.version ?? 0,
      savedBy,
      updated_at: stored?.updated_at ?? null,
    };
  };

  return {
    adminListTranslations: ({ params, query: { type, status, page = 1, limit = 12 } }) => {
      const records = listSources(db, toLanguage(params), type).flatMap((source) => toTranslatedRecord(source) ?? []);
      const matching = sortByUrgency(records).filter((record) => status === undefined || record.status === status);
      const items = matching.slice((page - 1) * limit, page * limit);
      return { status: 200, body: { items, total: matching.length, page, limit, counts: countStatuses(records) } };
    },

    adminExportTranslations: ({ params, query: { type, status }, call }) => {
      const sources = listSources(db, toLanguage(params), type).filter(
        (source) => status === undefined || toTranslatedRecord(source)?.status === status,
      );
      return csvFile('translations.csv', [
        csvHeader('translations', call.language),
        ...sources.flatMap(toTranslationLines),
      ]);
    },

    adminGetTranslation: ({ params }) => {
      const language = toLanguage(params);
      const source = findSource(language, params);
      return source ? { status: 200, body: toAnswer(language, source) } : notFound();
    },

    adminSaveTranslation: async ({ user, params, body }) => {
      const language = toLanguage(params);
      const source = findSource(language, params);
      if (!source) return notFound();
      if (findUnknownPath(source, body) !== undefined) return invalidField('texts', REFUSALS.textGone);
      const refusal = await storeTranslation(db, { userId: user.id, language, source, input: body });
      if (refusal) return refusal;
      const saved = findSource(language, params);
      return saved ? { status: 200, body: toAnswer(language, saved) } : notFound();
    },
  };
};
