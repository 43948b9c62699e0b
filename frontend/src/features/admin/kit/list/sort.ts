/** How a list is sorted: a field's name, with '-' in front for descending. */
export type Sort = string;

/** 'ascending', 'descending' or undefined for a column of this field. */
export function directionOf(field: string, sort: Sort | undefined): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/**
 * The sort order after a click on the column: first its default (`-` first for dates and amounts), then the reverse.
 */
export function nextSort(field: string, sort: Sort | undefined, descendingFirst: boolean): Sort {
  const direction = directionOf(field, sort);
  if (direction === undefined) return descendingFirst ? `-${field}` : field;
  return direction === 'ascending' ? `-${field}` : field;
}
