import type { ImportKindName } from './import-search.ts';

interface ImportLabels {
  readonly kind: ImportKindName;
  readonly label: string;
  /** What the import does with each row. */
  readonly line: string;
}

/** The kinds of import with their labels; the first one is the default. */
export const importLabels: readonly [ImportLabels, ...ImportLabels[]] = [
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
