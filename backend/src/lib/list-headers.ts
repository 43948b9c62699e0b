interface Listed {
  total: number;
  estimated?: boolean;
}

interface Asked {
  /** path of the list without the origin, such as `/api/orders` */
  path: string;
  query: Record<string, unknown>;
  page: number;
  limit: number;
}

/** The pagination headers of a list response that is a plain array. */
export function listHeaders({ total, estimated = false }: Listed, { path, query, page, limit }: Asked) {
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  if (estimated) headers['X-Total-Estimated'] = 'true';
  if (page * limit < total) {
    const { page: _page, limit: _limit, ...rest } = query;
    const next: [string, string][] = Object.entries({ ...rest, page: page + 1, limit }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    headers.Link = `<${path}?${new URLSearchParams(next)}>; rel="next"`;
  }
  return headers;
}
