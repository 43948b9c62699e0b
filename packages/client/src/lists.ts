import type { Client } from 'openapi-fetch';
import type { paths } from './generated/contract.ts';
import type { Body, PathWith } from './paths.ts';

type GetPath = PathWith<'get'>;
type ItemOf<List> = List extends readonly (infer One)[]
  ? One
  : List extends { items: readonly (infer One)[]; total: number }
    ? One
    : never;

/** What a list consists of. */
export type Item<Path extends GetPath> = ItemOf<Body<'get', Path>>;

/** Paths whose answer is a list, or a page of one. */
export type ListPath = { [Path in GetPath]: [Item<Path>] extends [never] ? never : Path }[GetPath];

interface Page {
  items: unknown[];
  total: number;
  estimated?: boolean;
  page: number;
  limit: number;
}

interface ListInit {
  params?: { query?: Record<string, unknown> };
}

/** The number in `Link: </api/orders?page=2&limit=20>; rel="next"`. */
function linkedPage(headers: Headers): number | undefined {
  const [, target] = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('Link') ?? '') ?? [];
  const page = target === undefined ? null : new URL(target, 'https://studio.example').searchParams.get('page');
  return page === null ? undefined : Number(page);
}

/** An estimated total may be too small, so only a page that is not full is then the last one. */
function followingPage({ items, total, estimated, page, limit }: Page): number | undefined {
  return items.length === limit && (estimated || page * limit < total) ? page + 1 : undefined;
}

export async function* listItems<Path extends ListPath>(
  http: Client<paths>,
  path: Path,
  init: ListInit,
): AsyncGenerator<Item<Path>, void> {
  let page: number | undefined;
  do {
    const query = { ...init.params?.query, ...(page === undefined ? {} : { page }) };
    const { data, response } = await http.request(
      'get',
      path as never,
      { ...init, params: { ...init.params, query } } as never,
    );
    const list = data as unknown as Item<Path>[] | (Page & { items: Item<Path>[] });
    yield* Array.isArray(list) ? list : list.items;
    page = Array.isArray(list) ? linkedPage(response.headers) : followingPage(list);
  } while (page !== undefined);
}
