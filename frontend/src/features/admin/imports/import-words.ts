import type { ImportKindName } from './import-search.ts';

interface ImportWords {
  readonly kind: ImportKindName;
  readonly label: string;
  /** What happens to the rows. */
  readonly line: string;
}

/** What is moved in, each with its words; the first one is shown without a choice. */
export const importWords: readonly [ImportWords, ...ImportWords[]] = [
  { kind: 'products', label: 'Products', line: 'They become drafts unless a column “Status” says published.' },
  {
    kind: 'customers',
    label: 'Customers',
    line: 'They get accounts without a password, and no mail unless you say so.',
  },
  {
    kind: 'subscribers',
    label: 'Subscribers',
    line: 'Each needs the day on which the person agreed. Whoever has unsubscribed here stays unsubscribed.',
  },
];
