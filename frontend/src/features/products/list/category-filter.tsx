import { SEARCH_FORM } from '@/components/list/search-form-id.ts';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { productFilters } from '../product-filters.ts';

interface CategoryFilterProps {
  /** The label that is chosen; without one all products show. */
  readonly category: string | undefined;
}

/** The seven filters. A name in the address that has none of its own gets a chip that takes it away. */
export function CategoryFilter({ category }: CategoryFilterProps) {
  const chips = productFilters.map(({ label, category: wanted }) => ({
    name: 'category',
    value: wanted ? label : '',
    label: label as string,
    pressed: category === (wanted && label),
    removes: false,
  }));
  if (category && !chips.some(({ pressed }) => pressed))
    chips.push({ name: 'category', value: '', label: category, pressed: true, removes: true });
  return <FilterChips legend="Category" form={SEARCH_FORM} chips={chips} />;
}
