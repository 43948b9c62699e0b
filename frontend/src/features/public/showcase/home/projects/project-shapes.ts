/**
 * The layout of the project at `index` of `count` in the grid of three columns: the first is large with two next to it,
 * and one that would be alone in the last row takes the whole row.
 */
export function projectShape(index: number, count: number): 'lead' | 'third' | 'row' {
  const isLast = index === count - 1;
  if (count < 3 || (isLast && index % 3 === 0)) return 'row';
  return index === 0 ? 'lead' : 'third';
}
