import { searchChoice } from '@/lib/search-text.ts';

export type ProductTab = 'features' | 'requirements';

/** Reads the address of a product's page. Part of every first visit: nothing else belongs here. */
export const readTab = (search: Record<string, unknown>): { tab?: 'requirements' | undefined } => ({
  tab: searchChoice(search.tab, ['requirements']),
});
