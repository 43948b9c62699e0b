import { searchOption } from '@/lib/search-text.ts';

export type ProductTab = 'features' | 'requirements';

/** Reads the URL of a product's page. Loaded on every first visit: add nothing else here. */
export const readTab = (search: Record<string, unknown>): { tab?: 'requirements' | undefined } => ({
  tab: searchOption(search.tab, ['requirements']),
});
