import { searchOption } from '@/lib/search-text.ts';

// Separate from the labels: the route table, which every visitor loads, parses the URL.
const IMPORT_KINDS = ['products', 'customers', 'orders', 'subscribers', 'translations'] as const;

export type ImportKindName = (typeof IMPORT_KINDS)[number];

export interface ImportSearch {
  kind?: ImportKindName | undefined;
}

export const readImportSearch = (search: Record<string, unknown>): ImportSearch => ({
  kind: searchOption(search.kind, IMPORT_KINDS),
});
