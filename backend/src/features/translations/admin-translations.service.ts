import type { Kysely } from 'kysely';
import type {
  AdminTranslation,
  AdminTranslationInput,
  TranslatedRecord,
  TranslationPage,
  TranslationStatus,
} from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { TRANSLATABLE_TYPES } from '../../../../contract/translations/translatable-types.ts';
import { toTranslationLines } from '../../../../contract/translations/translation-csv.ts';
import {
  countStatuses,
  findUnknownPath,
  sortByUrgency,
  type TranslationSource,
  toTranslatedRecord,
  toTranslation,
} from '../../../../contract/translations/translation-records.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, TranslatableType } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { staleVersion } from '../../lib/edit-version.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { listRecordNames, type Original } from './originals.repository.ts';
import { changeTranslation, prepareTranslation } from './store-translation.service.ts';
import { listPageNames, listSiteOriginals, readOriginals, toStored } from './translation-sources.service.ts';
import { findTranslation, listTranslations, type RecordKey } from './translations.repository.ts';

/** Ids and names of a type's records. */
function readNames(db: Kysely<Database>, type: TranslatableType): Promise<Pick<Original, 'id' | 'label'>[]> {
  if (type === 'site') return listSiteOriginals(db, undefined);
  return type === 'page' ? listPageNames(db) : listRecordNames(db, type);
}

/** Records whose texts are in memory at the same time. */
const EXPORTED_AT_ONCE = 200;

function* chunksOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

interface ListOptions {
  type?: TranslatableType | undefined;
  status?: TranslationStatus | undefined;
  page: number;
  limit: number;
}

/** Content in other languages: originals beside their translations. */
export function createTranslationsService(deps: Pick<Deps, 'db' | 'clock'>) {
  const { db, clock } = deps;

  /** Stored translations by `type/id`. */
  const findAll = async (language: Language) =>
    new Map((await listTranslations(db, language)).map((row) => [`${row.type}/${row.record_id}`, row] as const));

  /** Every record. Of those without a translation, which may be a whole catalogue, the texts are not read. */
  const listRecords = async (language: Language, type?: TranslatableType): Promise<TranslatedRecord[]> => {
    const stored = await findAll(language);
    const records: TranslatedRecord[] = [];
    for (const kind of type ? [type] : TRANSLATABLE_TYPES) {
      const names = await readNames(db, kind);
      // The banner may be empty, and then it is no record.
      const isRead = (id: string) => kind === 'site' || stored.has(`${kind}/${id}`);
      const ids = names.map(({ id }) => id).filter(isRead);
      const originals = new Map((await readOriginals(db, kind, ids)).map((original) => [original.id, original]));
      for (const { id, label } of names) {
        const original = originals.get(id);
        const record = original
          ? toTranslatedRecord({ ...original, type: kind, translation: toStored(stored.get(`${kind}/${id}`)) })
          : { type: kind, id, label, status: 'missing' as const, draft: false, texts: 0, missing: 0, outdated: 0 };
        if (record) records.push(record);
      }
    }
    return records;
  };

  /** Records with the number of their texts, also of those without a translation. */
  const countTexts = async (records: readonly TranslatedRecord[]): Promise<TranslatedRecord[]> => {
    const counted = new Map<string, TranslatedRecord>();
    const untouched = Map.groupBy(
      records.filter(({ texts }) => texts === 0),
      ({ type }) => type,
    );
    for (const [type, ofType] of untouched) {
      const ids = ofType.map(({ id }) => id);
      for (const original of await readOriginals(db, type, ids)) {
        const record = toTranslatedRecord({ ...original, type, translation: undefined });
        if (record) counted.set(`${type}/${original.id}`, record);
      }
    }
    return records.map((record) => counted.get(`${record.type}/${record.id}`) ?? record);
  };

  /** @throws AppError 404 */
  const readSource = async (language: Language, { type, id }: RecordKey) => {
    const [original] = await readOriginals(db, type, [id]);
    if (!original) throw notFound();
    const translation = await findTranslation(db, language, { type, id });
    const source: TranslationSource = { ...original, type, translation: toStored(translation) };
    return { source, translation };
  };

  const read = async (language: Language, record: RecordKey): Promise<AdminTranslation> => {
    const { source, translation } = await readSource(language, record);
    return {
      ...toTranslation(source),
      version: translation?.version ?? 0,
      savedBy: translation?.saved_by_name ?? null,
      updated_at: translation?.saved_at.toISOString() ?? null,
    };
  };

  return {
    list: async (language: Language, { type, status, page, limit }: ListOptions): Promise<TranslationPage> => {
      const records = await listRecords(language, type);
      const matching = sortByUrgency(records).filter((record) => status === undefined || record.status === status);
      const items = await countTexts(matching.slice((page - 1) * limit, page * limit));
      return { items, total: matching.length, page, limit, counts: countStatuses(records) };
    },

    read,

    /** Every text as a line of a CSV file, one record after the other. */
    exportLines: async function* (
      language: Language,
      { type, status }: Pick<ListOptions, 'type' | 'status'>,
    ): AsyncGenerator<string> {
      const records = await listRecords(language, type);
      const matching = sortByUrgency(records).filter((record) => status === undefined || record.status === status);
      const stored = await findAll(language);
      for (const kind of TRANSLATABLE_TYPES) {
        const ids = matching.filter((record) => record.type === kind).map(({ id }) => id);
        for (const chunk of chunksOf(ids, EXPORTED_AT_ONCE)) {
          const originals = await readOriginals(db, kind, chunk);
          const lines = originals.flatMap((original) => {
            const translation = toStored(stored.get(`${kind}/${original.id}`));
            return toTranslationLines({ ...original, type: kind, translation });
          });
          if (lines.length > 0) yield lines.join('');
        }
      }
    },

    /** @throws AppError 400, 404, 409 when the version is not the current one */
    save: async (
      user: SessionUser,
      language: Language,
      record: RecordKey,
      input: AdminTranslationInput,
    ): Promise<AdminTranslation> => {
      const { source } = await readSource(language, record);
      const unknown = findUnknownPath(source, input);
      if (unknown !== undefined) throw invalid('texts', REFUSALS.textGone);
      const prepared = await prepareTranslation(deps, language, source, input);
      await inTransaction(db, async (tx) => {
        const change = { user, language, source, prepared, version: input.version, at: clock.now() };
        if (!(await changeTranslation(tx, change))) throw staleVersion();
      });
      return read(language, record);
    },
  };
}
