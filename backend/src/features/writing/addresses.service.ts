import type { WritingKind } from '../../../../contract/generated/model.ts';
import { freeSlug, slugOf } from '../../../../contract/markdown/slug.ts';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { listSlugsLike } from './addresses.repository.ts';

/** A slug made from a title that nothing else has or had; empty when the title yields none. */
export async function suggestSlug(
  { db }: Pick<Deps, 'db'>,
  kind: WritingKind,
  { title, id }: { title: string; id?: number | undefined },
): Promise<string> {
  const slug = slugOf(title);
  if (slug === '') return '';
  const taken = await listSlugsLike(db, kind, slug.slice(0, -5) || slug, id ?? null);
  return freeSlug(slug, (address) => taken.has(address) || (kind === 'pages' && isReservedSlug(address)));
}
