/** The chips above the list; the first one stands for no choice. */
export const listCategories = [
  'All',
  'Mobile Development',
  'Web Development',
  'Artificial Intelligence',
  'UI/UX Design',
  'Programming Tips',
] as const;

/** The categories beside an article. */
export const sideCategories = [
  'Web Development',
  'Mobile Development',
  'AI & Machine Learning',
  'DevOps',
  'UI/UX Design',
] as const;

const [ALL, ...choices] = listCategories;

/**
 * A category of the address as it is printed, whatever its case; 'All' is the address without one. Names that we do
 * not print stay as they are.
 */
export function categoryName(name: string | undefined): string | undefined {
  if (name === undefined) return;
  const wanted = name.toLowerCase();
  if (wanted === ALL.toLowerCase()) return;
  return [...choices, ...sideCategories].find((known) => known.toLowerCase() === wanted) ?? name;
}

/** Whether a category has a chip of its own. */
export const hasChip = (name: string): boolean => choices.some((choice) => choice === name);
