interface ListTotal {
  total: number;
  estimated?: boolean;
}

interface ListRequest {
  /** path of the list without the origin, such as `/api/orders` */
  path: string;
  query: Record<string, unknown>;
  page: number;
  limit: number;
}

/** The pagination headers of a list response that is a plain array. */
export function toListHeaders({ total, estimated = false }: ListTotal, { path, query, page, limit }: ListRequest) {
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  if (estimated) headers['X-Total-Estimated'] = 'true';
  if (page * limit < total) {
    const { page: _page, limit: _limit, ...filters } = query;
    const next: [string, string][] = Object.entries({ ...filters, page: page + 1, limit }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    headers.Link = `<${path}?${new URLSearchParams(next)}>; rel="next"`;
  }
  return headers;
}
