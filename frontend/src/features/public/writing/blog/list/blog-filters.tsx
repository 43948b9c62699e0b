import { useGetSite } from '@/api/generated/site/site.ts';
import { categoryChips, filterLabel } from '@/components/list/category-chips.ts';
import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import type { BlogSearch } from './blog-search.ts';

interface BlogFiltersProps {
  readonly search: BlogSearch;
}

/** The owner's categories, and a removable tag; nothing while there is no choice. */
export function BlogFilters({ search: { category, tag } }: BlogFiltersProps) {
  const filters = useGetSite().data?.postFilters;
  const chips = categoryChips(filters, 'All', filterLabel(filters, category));
  if (tag) chips.push({ name: 'tag', value: '', label: `#${tag}`, pressed: true, removes: true });
  return chips.length > 0 ? <FilterChips legend="Category" form={SEARCH_FORM} chips={chips} /> : null;
}
