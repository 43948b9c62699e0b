import type { ImportKindName } from './import-search.ts';

interface ImportWords {
  readonly kind: ImportKindName;
  readonly label: string;
  /** What happens to the rows. */
  readonly line: string;
}

/** What is moved in, each with its words; the first one is shown without a choice. */
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
