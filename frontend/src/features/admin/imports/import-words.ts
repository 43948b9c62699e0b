import type { ImportKindName } from './import-search.ts';

interface ImportWords {
  readonly kind: ImportKindName;
  readonly label: string;
  /** What the import does with each row. */
  readonly line: string;
}

/** The kinds of import with their labels; the first one is the default. */
export const importWords: readonly [ImportWords, ...ImportWords[]] = [
  { kind: 'products', label: 'Products', line: 'Rows become drafts unless a column “Status” says published.' },
  {
    kind: 'customers',
    label: 'Customers',
    line: 'Rows become accounts without a password. No mail is sent unless you say so.',
  },
  {
    kind: 'subscribers',
    label: 'Subscribers',
    line: 'Each row needs the day on which the person agreed. People who have unsubscribed stay unsubscribed.',
  },
];
