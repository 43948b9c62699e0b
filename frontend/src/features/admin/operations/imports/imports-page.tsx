import { Link } from '@tanstack/react-router';
import { AdminPage } from '../../kit/admin-page.tsx';
import { ImportForm } from './import-form.tsx';
import type { ImportKindName, ImportSearch } from './import-search.ts';

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
    kind: 'subscribers',
    label: 'Subscribers',
    line: 'Each row needs the date of consent. People who have unsubscribed stay unsubscribed.',
  },
];

interface ImportsPageProps {
  readonly search: ImportSearch;
}

const TAB =
  'inline-flex h-11 items-center border-b-2 border-transparent px-0.5 text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground';

/** Imports products, customers and subscribers from CSV files. */
export function ImportsPage({ search }: ImportsPageProps) {
  const [first] = importLabels;
  const active = importLabels.find(({ kind }) => kind === search.kind) ?? first;
  return (
    <AdminPage title="Import">
      <nav aria-label="Import" className="mb-6 border-b border-border">
        <ul className="-mb-px flex gap-5">
          {importLabels.map(({ kind, label }) => (
            <li key={kind}>
              <Link
                to="/admin/import"
                search={{ kind: kind === first.kind ? undefined : kind }}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={kind === active.kind ? 'page' : undefined}
                className={TAB}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ImportForm key={active.kind} kind={active.kind} line={active.line} />
    </AdminPage>
  );
}
