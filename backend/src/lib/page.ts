/** A page in the contract's form; `estimated` only where the total is. */
export function toPage<Row, Item>(
  { rows, total, estimated }: { rows: Row[]; total: number; estimated: boolean },
  toItem: (row: Row) => Item,
  { page, limit }: { page: number; limit: number },
) {
  return { items: rows.map(toItem), total, ...(estimated ? { estimated } : {}), page, limit };
}
