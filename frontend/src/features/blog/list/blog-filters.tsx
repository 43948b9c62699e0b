import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { type FilterChip, FilterChips } from '@/components/ui/filter-chips.tsx';
import { hasChip, listCategories } from '../blog-categories.ts';
import type { BlogSearch } from './blog-search.ts';

interface BlogFiltersProps {
  readonly search: BlogSearch;
}

const [ALL] = listCategories;

/** The categories. A name in the address that has no chip of its own, and a tag, get one that takes them away. */
export function BlogFilters({ search: { category, tag } }: BlogFiltersProps) {
  const chips: FilterChip[] = listCategories.map((label) => ({
    name: 'category',
    value: label === ALL ? '' : label,
    label,
    pressed: label === (category ?? ALL),
  }));
  if (category && !hasChip(category))
    chips.push({ name: 'category', value: '', label: category, pressed: true, removes: true });
  if (tag) chips.push({ name: 'tag', value: '', label: `#${tag}`, pressed: true, removes: true });
  return <FilterChips legend="Category" form={SEARCH_FORM} chips={chips} />;
}
