import { freeSlug, slugOf } from '../../../markdown/slug.ts';
import { isReservedSlug } from '../../../shared/page-slugs.ts';
import type { WritingKind } from '../../generated/model.ts';
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
