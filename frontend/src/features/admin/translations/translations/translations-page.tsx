import { Link } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import {
  adminExportTranslations,
  adminListTranslations,
  getAdminListTranslationsQueryKey,
} from '@/api/generated/admin-translations/admin-translations.ts';
import {
  type AdminListTranslationsParams,
  TranslatableType,
  type TranslatedRecord,
  TranslationStatus,
} from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { countText } from '@/lib/count-text.ts';
import { Can } from '../../kit/can.tsx';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { FilterPanel } from '../../kit/list/filter-panel.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { TranslationBadge } from '../../kit/translations/translation-badge.tsx';
import { STATUS_LABELS, TRANSLATED_INTO, TYPE_LABELS } from '../../kit/translations/translation-labels.ts';
import { TranslationEditor } from './translation-editor.tsx';

const RECORD = /^(?<type>[a-z-]+)\/(?<id>[a-z0-9-]{1,40})$/;

interface RecordKey {
  readonly type: TranslatableType;
  readonly id: string;
}

/** A record from the URL, such as `product/2`; undefined when it cannot be one. */
function readRecord(value: unknown): RecordKey | undefined {
  const { type, id = '' } = (typeof value === 'string' && RECORD.exec(value)?.groups) || {};
  const known = Object.values(TranslatableType).find((one) => one === type);
  return known && { type: known, id };
}

const keyOf = ({ type, id }: Pick<TranslatedRecord, 'type' | 'id'>): string => `${type}/${id}`;

const translationList = defineList(
  (params?: AdminListTranslationsParams, options?: { signal?: AbortSignal }) =>
    adminListTranslations(TRANSLATED_INTO, params, options),
  (params?: AdminListTranslationsParams) => getAdminListTranslationsQueryKey(TRANSLATED_INTO, params),
  {
    name: 'translations',
    labels: {
      noun: ['record', 'records'],
      failed: 'Failed to fetch translations',
      emptyMessage: {
        scene: 'writing',
        title: 'Nothing to translate yet',
        line: 'Products, articles, pages and site texts appear here.',
      },
    },
    filters: {
      status: {
        legend: 'Status',
        options: optionsOf(Object.values(TranslationStatus), (status) => STATUS_LABELS[status]),
        counted: true,
      },
      type: {
        legend: 'Type',
        options: optionsOf(Object.values(TranslatableType), (type) => TYPE_LABELS[type]),
        isLong: true,
      },
    },
    panel: { record: (value) => (readRecord(value) ? String(value) : undefined) },
    defaults: { page: 1, limit: 20 },
  },
);

export type TranslationsSearch = SearchOf<typeof translationList>;

/** @param search the list's parameters, which the link to a record keeps */
const recordColumns = (search: TranslationsSearch): Column<TranslatedRecord>[] => [
  {
    id: 'label',
    header: 'Content',
    phone: 'title',
    className: 'rows:w-[60%] rows:max-w-0',
    cell: (record) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/content/translations"
          search={{ ...search, record: keyOf(record) }}
          className="line-clamp-2 font-semibold underline-offset-4 hover:underline"
        >
          {record.label}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">{TYPE_LABELS[record.type]}</span>
      </span>
    ),
  },
  {
    id: 'texts',
    header: 'Translated',
    numeric: true,
    cell: ({ texts, missing, outdated }) => (
      <span className="whitespace-nowrap tabular-nums">
        {`${texts - missing - outdated} of ${countText(texts, ['text', 'texts'])}`}
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: (record) => <TranslationBadge {...record} /> },
];

/** The statuses with work to do. */
const OPEN: readonly (TranslationStatus | undefined)[] = ['missing', 'incomplete', 'outdated', 'draft'];
const ALL_DONE = { title: 'All caught up', line: 'New and changed texts appear here.' };

/** Content in another language: what needs a translation, and the editor of one record. */
export function TranslationsPage({ search: url }: ListScreenProps) {
  const { list, query, fetchPage } = useList(translationList, url);
  const { search } = list;
  const record = readRecord(search.record);
  const steps = useRecordSteps({
    id: record && keyOf(record),
    data: query.data,
    rowId: keyOf,
    fetchPage,
    onStep: (next, page) => list.replace({ record: next, page }),
  });
  if (record)
    return (
      <TranslationEditor type={record.type} id={record.id} list={{ ...search, record: undefined }} steps={steps} />
    );
  return (
    <ContentFrame
      page="translations"
      actions={
        <>
          <Can do="adminImportRows">
            <Link to="/admin/import" search={{ kind: 'translations' }} className={buttonVariants({ variant: 'ghost' })}>
              <Upload aria-hidden="true" />
              <span>Import CSV</span>
            </Link>
          </Can>
          <CsvButton
            file="translations.csv"
            load={() => adminExportTranslations(TRANSLATED_INTO, translationList.filterParams(search))}
          />
        </>
      }
    >
      <ListPage
        list={list}
        query={query}
        labels={{ ...translationList.labels, ...(OPEN.includes(search.status) ? { noResults: ALL_DONE } : {}) }}
        toolbar={
          <div className="mb-3">
            <FilterPanel filters={list.filters} onFilter={(name, value) => list.narrow({ [name]: value })} />
          </div>
        }
      >
        {(body) => (
          <DataTable
            {...body}
            label="Translations"
            columns={recordColumns(search)}
            rowKey={keyOf}
            loading="Loading translations..."
          />
        )}
      </ListPage>
    </ContentFrame>
  );
}
