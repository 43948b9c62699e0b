/** The seven filters as they are printed, with the category each one means; the first one means all of them. */
export const productFilters = [
  { label: 'All Products', category: undefined },
  { label: 'Android Apps', category: 'Android Applications' },
  { label: 'Windows Apps', category: 'Windows Applications' },
  { label: 'iOS Apps', category: 'iOS Applications' },
  { label: 'Graphics Design', category: 'Graphics Design' },
  { label: 'Development Tools', category: 'Development Tools' },
  { label: 'Scripts & Plugins', category: 'Scripts & Plugins' }, // The API knows this pair under one name.
] as const;

const sameName = (a: string | undefined, b: string) => a?.toLowerCase() === b.toLowerCase();

/**
 * The printed label for a name in the address, which may be a label or a category of the data, in any case.
 * Names without a filter of their own stay as they are; 'All Products' is the address without a name.
 */
export function filterLabel(name: string | undefined): string | undefined {
  if (name === undefined) return;
  const filter = productFilters.find(({ label, category }) => sameName(category, name) || sameName(label, name));
  return filter ? filter.category && filter.label : name;
}

/** The category that the API is asked for; a name without a filter of its own is asked for as it stands. */
export function categoryOf(label: string | undefined): string | undefined {
  const filter = productFilters.find((known) => known.label === label);
  return filter ? filter.category : label;
}
