import { Link } from '@tanstack/react-router';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ImportReport } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Spinner } from '@/components/feedback/spinner.tsx';
import { UploadProgressBar } from '@/components/feedback/upload-progress-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { tabClass } from '../../kit/tab-class.ts';
import { TabRow } from '../../kit/tab-row.tsx';
import { ExampleFile } from './example-file.tsx';
import { ColumnSelect, PreviewTable } from './import-columns.tsx';
import type { ImportKindName, ImportSearch } from './import-search.ts';
import { ProblemList } from './problem-list.tsx';
import { type ImportChoices, useImport } from './use-import.ts';

interface FilePickerProps {
  readonly file: File | null;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

/** The CSV file. */
function FilePicker({ file, busy, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const onFileInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const selected = currentTarget.files?.[0];
    // Allows selecting the same file again after it was corrected.
    currentTarget.value = '';
    if (selected) onChoose(selected);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-input bg-card p-4 sm:p-5">
      <FileSpreadsheet className="size-7 shrink-0 text-ink-10" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 grow basis-56 text-sm">
        <p className="font-semibold wrap-anywhere">
          <bdi>{file?.name ?? 'A CSV file with a header row'}</bdi>
        </p>
        <p className="text-muted-foreground">UTF-8 or UTF-16, comma, semicolon or tab. Up to 20 MB and 100,000 rows.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        className="sr-only"
        tabIndex={-1}
        onChange={onFileInput}
      />
      <Button variant={file ? 'outline' : 'default'} disabled={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        <span>{file ? 'Choose another file' : 'Choose file'}</span>
      </Button>
    </div>
  );
}

interface ImportSummaryProps {
  readonly report: ImportReport;
  readonly kind: ImportKindName;
}

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** The content of the file, or the result of the import. */
function ImportSummary({ report, kind }: ImportSummaryProps) {
  const { imported, ready, known, broken } = report;
  const figures = [
    { label: 'In the file', count: report.rows },
    imported === null ? { label: 'Ready to import', count: ready } : { label: 'Imported', count: imported },
    { label: kind === 'translations' ? 'Empty or unchanged' : 'Existing', count: known },
    { label: 'With errors', count: broken },
  ];
  return (
    <div className="grid gap-4">
      {imported === null ? null : (
        <Banner tone="success">
          <span>{imported === 0 ? 'No new rows in this file.' : `${rows(imported)} imported.`}</span>
          {known > 0 && kind !== 'translations' ? (
            <span>{` ${rows(known)} already existed; left unchanged.`}</span>
          ) : null}
        </Banner>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-border bg-border sm:grid-cols-4">
        {figures.map(({ label, count }) => (
          <div key={label} className="bg-card px-4 py-3">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ImportOptionProps {
  readonly kind: ImportKindName;
  readonly choices: ImportChoices;
  readonly onChoose: (choices: ImportChoices) => void;
}

/** What the administrator decides before the rows are imported. */
function ImportOption({ kind, choices, onChoose }: ImportOptionProps) {
  if (kind === 'customers' || kind === 'orders')
    return (
      <SwitchField
        name="invite"
        label="Email each new customer"
        help="With a link to set a password, valid for a week."
        checked={choices.invite ?? false}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { invite: true } : {})}
      />
    );
  if (kind === 'translations')
    return (
      <SwitchField
        name="publish"
        label="Publish the imported texts"
        help="Otherwise they are saved as drafts."
        checked={choices.publish ?? false}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked ? { publish: true } : {})}
      />
    );
  return null;
}

interface ImportFormProps {
  readonly kind: ImportKindName;
  /** What is imported. */
  readonly line: string;
}

/** Select a file, check its content, import it. Only the last button changes data. */
function ImportForm({ kind, line }: ImportFormProps) {
  const { file, report, problem, busy, progress, choose, check, run, reset } = useImport(kind);
  const [choices, setChoices] = useState<ImportChoices>({});
  const isDone = report?.imported !== null && report !== null;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-muted-foreground">{line}</p>
        {isDone || kind === 'translations' ? null : <ExampleFile kind={kind} />}
      </div>
      {isDone ? null : <FilePicker file={file} busy={busy !== null} onChoose={choose} />}
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
      {progress ? <UploadProgressBar progress={progress} label="Uploading the file" className="max-w-md" /> : null}
      {busy === 'check' && !report && !progress ? (
        <div className="grid place-items-center py-16">
          <Spinner label="Reading the file" />
        </div>
      ) : null}
      {report ? (
        <>
          <ImportSummary report={report} kind={kind} />
          {isDone ? null : <ColumnSelect report={report} busy={busy !== null} onChange={check} />}
          {isDone ? null : <PreviewTable report={report} />}
          <ProblemList report={report} kind={kind} />
          {isDone ? (
            <Button variant="outline" className="justify-self-start" onClick={reset}>
              Import another file
            </Button>
          ) : (
            <div className="grid gap-4 border-t border-border pt-5">
              <ImportOption kind={kind} choices={choices} onChoose={setChoices} />
              <Button
                className="justify-self-start"
                busy={busy === 'import'}
                disabled={report.ready === 0 || busy === 'check'}
                onClick={() => run(choices)}
              >
                {`Import ${formatCount(report.ready)} ${report.ready === 1 ? 'row' : 'rows'}`}
              </Button>
            </div>
          )}
        </>
      ) : null}
    </div>
  );
}

interface ImportLabels {
  readonly kind: ImportKindName;
  readonly label: string;
  /** What the import does with each row. */
  readonly line: string;
}

/** The kinds of import with their labels; the first one is the default. */
const importLabels: readonly [ImportLabels, ...ImportLabels[]] = [
  { kind: 'products', label: 'Products', line: 'Imported as drafts unless the “Status” column says published.' },
  {
    kind: 'customers',
    label: 'Customers',
    line: 'Creates accounts without passwords. No emails are sent unless you choose to.',
  },
  {
    kind: 'orders',
    label: 'Orders',
    line: 'Orders from an earlier shop: customers get their account, files and licence keys. Marked “Imported”, and not in revenue, invoices or analytics. No emails are sent unless you choose to.',
  },
  {
    kind: 'subscribers',
    label: 'Subscribers',
    line: 'Each row needs the date of consent. People who have unsubscribed stay unsubscribed.',
  },
  {
    kind: 'translations',
    label: 'Translations',
    line: 'Export the translations, fill in the “Bangla” column, and import the file here. Empty cells change nothing.',
  },
];

interface ImportsPageProps {
  readonly search: ImportSearch;
}

/** Imports products, customers, orders, subscribers and translations from CSV files. */
export function ImportsPage({ search }: ImportsPageProps) {
  const [first] = importLabels;
  const active = importLabels.find(({ kind }) => kind === search.kind) ?? first;
  return (
    <AdminPage title="Import">
      <nav aria-label="Import" className="mb-6 border-b border-border">
        <TabRow current={active.kind}>
          {importLabels.map(({ kind, label }) => (
            <li key={kind}>
              <Link
                to="/admin/import"
                search={{ kind: kind === first.kind ? undefined : kind }}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={kind === active.kind ? 'page' : undefined}
                className={tabClass}
              >
                {label}
              </Link>
            </li>
          ))}
        </TabRow>
      </nav>
      <ImportForm key={active.kind} kind={active.kind} line={active.line} />
    </AdminPage>
  );
}
