import type { WritingKind } from '../../../../contract/generated/model.ts';
import { banglaSlugOf, freeSlug, slugOf } from '../../../../contract/markdown/slug.ts';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { listSlugsLike } from './slugs.repository.ts';

/** A slug made from a title that nothing else has or had; empty when the title yields none. */
export async function suggestSlug(
  { db }: Pick<Deps, 'db'>,
  kind: WritingKind,
  { title, id, script }: { title: string; id?: number | undefined; script?: 'latin' | 'title' | undefined },
): Promise<string> {
  const slug = kind === 'posts' && script === 'title' ? banglaSlugOf(title) : slugOf(title);
  if (slug === '') return '';
  const taken = await listSlugsLike(db, kind, slug.slice(0, -5) || slug, id ?? null);
  return freeSlug(slug, (address) => taken.has(address) || (kind === 'pages' && isReservedSlug(address)));
}
