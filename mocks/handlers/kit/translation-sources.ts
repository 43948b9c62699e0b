import type { TranslatableType } from '../../../contract/generated/model.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { BANNER_RECORD, SITE_RECORD, TRANSLATABLE_TYPES } from '../../../contract/translations/translatable-types.ts';
import type { TranslationSource } from '../../../contract/translations/translation-records.ts';
import type { MockDb } from '../../store/db.ts';
import { listReleases } from '../../store/releases.ts';
import { readStored } from '../../store/stored-site.ts';
import { ensureReleaseNotes, translationKey } from '../../store/translations.ts';
import { createPages } from '../writing/admin-pages-edits.ts';

type Original = Omit<TranslationSource, 'translation' | 'type'>;

const present = <Row extends { id: number; deletedAt: string | null }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
): Original[] =>
  rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map((row) => ({ id: String(row.id), label: labelOf(row), record: row }));

const byLabel = (originals: Original[]) => originals.toSorted((a, b) => a.label.localeCompare(b.label));

const readOriginals = (db: MockDb, type: TranslatableType): Original[] => {
  const { lists, articles, catalogue, banner, bundles } = db.state;
  const products = catalogue.filter(({ deleted }) => deleted === null);
  const readers: Record<TranslatableType, () => Original[]> = {
    site: () => [
      { ...SITE_RECORD, record: readStored(db) },
      { ...BANNER_RECORD, record: banner },
    ],
    product: () =>
      byLabel(
        products.map(({ product, body }) => ({
          id: String(product.id),
          label: product.title,
          record: { ...product, body },
        })),
      ),
    release: () =>
      products.flatMap(({ product }) =>
        listReleases(db, product.id)
          .filter(({ notes }) => notes !== '')
          .map((release) => ({ id: release.id, label: `${product.title} ${release.version}`, record: release })),
      ),
    bundle: () => byLabel(present(bundles, ({ name }) => name)),
    article: () => byLabel(present(articles, ({ title }) => title)),
    page: () => {
      const pages = createPages(db);
      return pages.present().map((page) => ({ id: String(page.id), label: page.title, record: pages.toPage(page) }));
    },
    'case-study': () => byLabel(present(db.state.caseStudies, ({ title }) => title)),
    slide: () => present(lists.slides, ({ name }) => name),
    service: () => present(lists.services, ({ title }) => title),
    testimonial: () => present(lists.testimonials, ({ name }) => name),
    'team-member': () => present(lists.team, ({ name }) => name),
    faq: () => present(lists.faqs, ({ question }) => question),
  };
  return readers[type]();
};

/** Records with their stored translations. @param id only this one */
export const listSources = (
  db: MockDb,
  language: Language,
  type?: TranslatableType,
  id?: string,
): TranslationSource[] => {
  ensureReleaseNotes(db);
  return (type ? [type] : TRANSLATABLE_TYPES).flatMap((kind) =>
    readOriginals(db, kind)
      .filter((original) => id === undefined || original.id === id)
      .map((original) => ({
        ...original,
        type: kind,
        translation: db.state.translations[translationKey(language, kind, original.id)],
      })),
  );
};
