import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import { mergeGuest } from '../../guests/claim-guest-orders.repository.ts';
import { lockLink } from '../../guests/guest-links.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { lockUser } from '../../idempotency/idempotency.repository.ts';
import { linkExpired, notFound, signInRequired } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';

/**
 * Moves a guest order, identified by its token, to the signed-in user.
 * @returns id of the order
 * @throws AppError 401 when the user has been deleted, 404 for an unknown token, 410 for an expired one
 */
export async function claimOrderByToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, token: string) {
  return inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw signInRequired();
    const link = await lockLink(tx, hashLinkToken(token));
    if (!link) throw notFound(REFUSALS.orderLinkUnknown);
    if (link.expires_at <= clock.now()) throw linkExpired(REFUSALS.resetExpired);
    const [orderId] = await mergeGuest(tx, link.user_id, userId);
    if (orderId === undefined) throw notFound(REFUSALS.orderLinkUnknown);
    return orderId;
  });
}
