import { type Kysely, sql } from 'kysely';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import type { Database } from '../../db/schema.ts';

const LEGAL = /^\/(privacy-policy|terms-and-conditions)$/;
/** A path that one of the owner's pages may have. */
const PAGE = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const ENTRY = /^\/(product|blog)\/(\d{1,9})$/;

const isPage = (path: string): boolean => {
  const [, address] = PAGE.exec(path) ?? [];
  return address !== undefined && (LEGAL.test(path) || !isReservedSlug(address));
};

/** Those of the given paths with a product, article or page that visitors cannot see now. */
export async function findMissingPaths(db: Kysely<Database>, paths: readonly string[]): Promise<Set<string>> {
  const named = paths.filter((path) => isPage(path) || ENTRY.test(path));
  if (named.length === 0) return new Set();
  const idsOf = (kind: string) =>
    named.flatMap((path) => {
      const [, found, id] = ENTRY.exec(path) ?? [];
      return found === kind ? [Number(id)] : [];
    });
  const { rows } = await sql<{ path: string }>`
    select '/product/' || id as path from products where published and id = any(${idsOf('product')}::integer[])
    union all
    select '/blog/' || id from posts where published and id = any(${idsOf('blog')}::integer[])
    union all
    select '/' || address from pages where published and '/' || address = any(${named}::text[])
    union all
    select '/' || address from pages join site_documents on site_documents.name = pages.address
      where legal and pages.version = 1
  `.execute(db);
  const present = new Set(rows.map(({ path }) => path));
  return new Set(named.filter((path) => !present.has(path)));
}
