import {
  compareTranslation,
  readTranslation,
  translationRowKey,
} from '../../../contract/translations/translation-csv.ts';
import type { MockDb } from '../../store/db.ts';
import type { MockImportKind } from '../../store/import-kinds.ts';
import { translationKey } from '../../store/translations.ts';
import { storeTranslation } from './store-translation.ts';
import { listSources } from './translation-sources.ts';

/** Rows of an import of translations: those that are stored already are known, and those of changed originals invalid. */
export const translationImport = (db: MockDb, userId: string, publish: boolean): MockImportKind => ({
  isKnown: () => false,
  read: (cells) => {
    const read = readTranslation(cells);
    if ('problems' in read) return read;
    const { type, id } = read.row;
    const findSource = () => listSources(db, 'bn', type, id)[0];
    const result = compareTranslation(findSource(), read.row);
    if ('problem' in result) return { problems: [result.problem] };
    const { change } = result;
    return {
      key: translationRowKey(read.row),
      isKnown: change === null,
      add: async () => {
        const source = findSource();
        if (!source || !change) return;
        const version = db.state.translations[translationKey('bn', type, id)]?.version ?? 0;
        const published = publish || source.translation?.published === true;
        const input = { version, published, draft: !publish, texts: [change] };
        await storeTranslation(db, { userId, language: 'bn', source, input });
      },
    };
  },
});
