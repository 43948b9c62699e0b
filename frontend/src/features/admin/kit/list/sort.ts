/** How a list is sorted: a field's name, with '-' in front for descending. */
export type Sort = string;

/** 'ascending', 'descending' or undefined for a column of this field. */
export function directionOf(field: string, sort: Sort | undefined): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/** The order after a press on the column: first its own way (`-` first for dates and amounts), then the other. */
export function nextSort(field: string, sort: Sort | undefined, descendingFirst: boolean): Sort {
  const direction = directionOf(field, sort);
  if (direction === undefined) return descendingFirst ? `-${field}` : field;
  return direction === 'ascending' ? `-${field}` : field;
}
