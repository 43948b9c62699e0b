import type { Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import {
  compareTranslation,
  readTranslation,
  type TranslationRow,
  translationRowKey,
} from '../../../../contract/translations/translation-csv.ts';
import type { Database } from '../../db/schema.ts';
import type { SessionUser } from '../../http/contract/operation.ts';
import { staleVersion } from '../../lib/edit-version.ts';
import { changeTranslation, prepareTranslation } from './store-translation.service.ts';
import { readSources } from './translation-sources.service.ts';

type Tx = Transaction<Database>;

interface TranslationImport {
  user: SessionUser;
  language: Language;
  /** Whether visitors see the imported texts immediately. */
  publish: boolean;
  at: Date;
}

/** The rules of an import of translations: rows that are stored already are known, and those of changed originals invalid. */
export function translationImport({ user, language, publish, at }: TranslationImport) {
  const compare = async (tx: Tx, rows: readonly TranslationRow[]) => {
    const sources = await readSources(tx, language, rows);
    return rows.map((row) => {
      const stored = sources.get(`${row.type}/${row.id}`);
      return { row, stored, result: compareTranslation(stored?.source, row) };
    });
  };
  return {
    read: readTranslation,
    keyOf: translationRowKey,
    known: async (tx: Tx, _keys: readonly string[], rows: readonly TranslationRow[]) => {
      const compared = await compare(tx, rows);
      const known = compared.filter(({ result }) => 'change' in result && result.change === null);
      return new Set(known.map(({ row }) => translationRowKey(row)));
    },
    check: async (tx: Tx, rows: readonly TranslationRow[]) => {
      const compared = await compare(tx, rows);
      return new Map(
        compared.flatMap(({ result }, place) => ('problem' in result ? [[place, [result.problem]] as const] : [])),
      );
    },
    insert: async (tx: Tx, rows: readonly TranslationRow[]) => {
      const compared = await compare(tx, rows);
      for (const ofRecord of Map.groupBy(compared, ({ row }) => `${row.type}/${row.id}`).values()) {
        const stored = ofRecord[0]?.stored;
        if (!stored) continue;
        const { source, version } = stored;
        const texts = ofRecord.flatMap(({ result }) => ('change' in result ? (result.change ?? []) : []));
        const published = publish || source.translation?.published === true;
        const input = { version, published, draft: !publish, texts };
        const prepared = await prepareTranslation({ db: tx }, language, source, input);
        if (!(await changeTranslation(tx, { user, language, source, prepared, version, at }))) throw staleVersion();
      }
      return rows.length;
    },
  };
}
