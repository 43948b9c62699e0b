/**
 * How the project at `index` of `count` lies in the grid of three columns: the first is large with two beside it, and
 * one that would stand alone in the last line takes the whole of it.
 */
export function projectShape(index: number, count: number): 'lead' | 'third' | 'row' {
  const isLast = index === count - 1;
  if (count < 3 || (isLast && index % 3 === 0)) return 'row';
  return index === 0 ? 'lead' : 'third';
}
