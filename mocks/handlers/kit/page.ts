/** One page of a list with the counts of every paged answer. */
export const toPage = <Item>(items: Item[], page = 1, limit = 12) => ({
  items: items.slice((page - 1) * limit, page * limit),
  total: items.length,
  page,
  limit,
});

/** A list without pages, in the form of a paged one. */
export const toSinglePage = <Item>(items: Item[]) => toPage(items, 1, Math.max(items.length, 1));

/** The rows of one user, without the owner field. */
export const rowsOfUser = <Row extends { userId: string }>(rows: Row[], userId: string) =>
  rows.filter((row) => row.userId === userId).map(({ userId: _owner, ...row }) => row);
