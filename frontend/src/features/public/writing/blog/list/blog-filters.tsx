import { t } from '@lingui/core/macro';
import { useGetSite } from '@/api/generated/site/site.ts';
import { categoryChips, filterLabel } from '@/components/list/category-chips.ts';
import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { topicName } from '@/lib/topic-name.ts';
import type { BlogSearch } from './blog-search.ts';

interface BlogFiltersProps {
  readonly search: BlogSearch;
}

/** The owner's categories, and a removable tag; nothing while there is no choice. */
export function BlogFilters({ search: { category, tag } }: BlogFiltersProps) {
  const filters = useGetSite().data?.postFilters;
  const chips = categoryChips(filters, t`All`, filterLabel(filters, category)).map((chip) => ({
    ...chip,
    label: topicName(chip.label),
  }));
  if (tag) chips.push({ name: 'tag', value: '', label: `#${topicName(tag)}`, pressed: true, removes: true });
  return chips.length > 0 ? <FilterChips legend={t`Category`} form={SEARCH_FORM} chips={chips} /> : null;
}
