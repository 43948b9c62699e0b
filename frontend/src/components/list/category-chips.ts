import type { FilterChip } from '../ui/filter-chips.tsx';

/** One of the owner's filters; without names it covers the category with the same name as the filter. */
interface CategoryFilter {
  readonly label: string;
  readonly names?: readonly string[];
  readonly empty?: boolean;
}

/** The label of the filter for a name in the URL, case-insensitive; an unknown name is its own label. */
export function filterLabel(filters: readonly CategoryFilter[] = [], name: string | undefined): string | undefined {
  const target = name?.toLowerCase();
  return (
    filters.find(({ label, names }) => [label, ...(names ?? [])].some((item) => item.toLowerCase() === target))
      ?.label ?? name
  );
}

/**
 * One chip for each filter, after the chip for everything; a name without a chip gets one that removes it.
 * @param all label of the first chip
 * @param selected a label, as `filterLabel` returns it
 */
export function categoryChips(
  filters: readonly CategoryFilter[] | undefined,
  all: string,
  selected: string | undefined,
): FilterChip[] {
  // Not loaded yet: a row of chips that is filled later would not scroll the selected chip into view.
  if (!filters) return [];
  const chip = (value: string, label: string, pressed: boolean) => ({ name: 'category', value, label, pressed });
  const chips: FilterChip[] = filters.map(({ label, empty = false }) => ({
    ...chip(label, label, label === selected),
    ...(empty ? { count: 0 } : {}),
  }));
  const known = chips.some(({ pressed }) => pressed);
  if (chips.length > 0) chips.unshift(chip('', all, !selected));
  if (selected && !known) chips.push({ ...chip('', selected, true), removes: true });
  return chips;
}
