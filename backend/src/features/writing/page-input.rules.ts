import { isReservedSlug } from '../../../shared/page-slugs.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { PageInput } from '../../generated/model.ts';
import { invalid } from '../../lib/errors.ts';

/**
 * @param before the stored page; null for a new one
 * @throws AppError 400
 */
export function checkPage(input: PageInput, before: { legal: boolean; address: string } | null): void {
  if (before?.legal) {
    if (input.address !== before.address) throw invalid('address', REFUSALS.legalAddress);
  } else if (isReservedSlug(input.address)) throw invalid('address', REFUSALS.addressTaken);
  if (input.published && input.content.trim() === '') throw invalid('content', REFUSALS.pageEmpty);
}
