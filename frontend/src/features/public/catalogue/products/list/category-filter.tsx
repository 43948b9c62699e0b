import { t } from '@lingui/core/macro';
import { useGetSite } from '@/api/generated/site/site.ts';
import { categoryChips, filterLabel } from '@/components/list/category-chips.ts';
import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { topicName } from '@/lib/topic-name.ts';

interface CategoryFilterProps {
  /** From the URL; without one all products are shown. */
  readonly category: string | undefined;
}

/** The owner's filters; nothing while there is no choice. */
export function CategoryFilter({ category }: CategoryFilterProps) {
  const filters = useGetSite().data?.productFilters;
  const chips = categoryChips(filters, t`All Products`, filterLabel(filters, category)).map((chip) => ({
    ...chip,
    label: topicName(chip.label),
  }));
  return chips.length > 0 ? <FilterChips legend={t`Category`} form={SEARCH_FORM} chips={chips} /> : null;
}
