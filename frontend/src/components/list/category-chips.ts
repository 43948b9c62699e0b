import type { FilterChip } from '../ui/filter-chips.tsx';

/** One of the owner's filters; without names it stands for the category that is named like it. */
interface CategoryFilter {
  readonly label: string;
  readonly names?: readonly string[];
  readonly empty?: boolean;
}

/** The label of the filter that a name in the address means, in any case; without one the name stands for itself. */
export function filterLabel(filters: readonly CategoryFilter[] = [], name: string | undefined): string | undefined {
  const wanted = name?.toLowerCase();
  return (
    filters.find(({ label, names }) => [label, ...(names ?? [])].some((one) => one.toLowerCase() === wanted))?.label ??
    name
  );
}

/**
 * One chip for each filter behind the one for everything; a name without a chip of its own gets one that takes it away.
 * @param all what the first chip says
 * @param chosen a label, as `filterLabel` gives it
 */
export function categoryChips(
  filters: readonly CategoryFilter[] | undefined,
  all: string,
  chosen: string | undefined,
): FilterChip[] {
  // Not known yet: a line that fills itself later would not bring the chosen one into view.
  if (!filters) return [];
  const chip = (value: string, label: string, pressed: boolean) => ({ name: 'category', value, label, pressed });
  const chips: FilterChip[] = filters.map(({ label, empty = false }) => ({
    ...chip(label, label, label === chosen),
    ...(empty ? { count: 0 } : {}),
  }));
  const known = chips.some(({ pressed }) => pressed);
  if (chips.length > 0) chips.unshift(chip('', all, !chosen));
  if (chosen && !known) chips.push({ ...chip('', chosen, true), removes: true });
  return chips;
}
