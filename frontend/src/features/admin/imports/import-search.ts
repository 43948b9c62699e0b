import { searchChoice } from '@/lib/search-text.ts';

// Apart from their words: the table of routes, which every visitor loads, reads the address.
const IMPORT_KINDS = ['products', 'customers', 'subscribers'] as const;

export type ImportKindName = (typeof IMPORT_KINDS)[number];

export interface ImportSearch {
  kind?: ImportKindName | undefined;
}

export const readImportSearch = (search: Record<string, unknown>): ImportSearch => ({
  kind: searchChoice(search.kind, IMPORT_KINDS),
});
