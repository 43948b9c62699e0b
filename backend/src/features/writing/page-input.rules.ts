import type { PageInput } from '../../../../contract/generated/model.ts';
import { isReservedSlug } from '../../../../contract/rules/page-slugs.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
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
