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

/** The number of rows of each status. */
export const countStatuses = <Status extends string>(
  rows: readonly { status: string }[],
  statuses: readonly Status[],
): Record<Status, number> =>
  Object.fromEntries(statuses.map((name) => [name, rows.filter(({ status }) => status === name).length])) as Record<
    Status,
    number
  >;

/** Of what is moderated. */
export const MODERATION = ['pending', 'approved', 'rejected', 'spam'] as const;
