import { freeSlug, slugOf } from '../../../markdown/slug.ts';
import { isTakenAddress } from '../../../shared/page-addresses.ts';
import type { WritingKind } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findAddressesLike } from './addresses.repository.ts';

/** A slug made from a title that nothing else has or had; empty when the title yields none. */
export async function proposeAddress(
  { db }: Pick<Deps, 'db'>,
  kind: WritingKind,
  { title, id }: { title: string; id?: number | undefined },
): Promise<string> {
  const slug = slugOf(title);
  if (slug === '') return '';
  const others = await findAddressesLike(db, kind, slug.slice(0, -5) || slug, id ?? null);
  return freeSlug(slug, (address) => others.has(address) || (kind === 'pages' && isTakenAddress(address)));
}
