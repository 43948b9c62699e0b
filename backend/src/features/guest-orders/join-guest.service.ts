import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { linkTokenHash } from '../auth/tokens.adapter.ts';
import { holdPerson } from '../wallet/idempotency.repository.ts';
import { lockLink } from './guest-links.repository.ts';
import { findGuestsOf } from './guests.repository.ts';
import { lockGuest, lockOrdersOf, lockPaymentsOf, moveGuest } from './join-guest.repository.ts';

/** Gives all that a guest has to an account; payments and orders are locked in the order of everybody else. */
async function join(tx: Transaction<Database>, guestId: string, userId: string): Promise<string[]> {
  await lockPaymentsOf(tx, guestId);
  const orders = await lockOrdersOf(tx, guestId);
  await moveGuest(tx, guestId, userId);
  return orders;
}

/** Orders of an address become those of the account whose owner has just shown that he reads its mails. */
export async function joinProven(tx: Transaction<Database>, userId: string, email: string): Promise<void> {
  for (const guestId of await findGuestsOf(tx, email)) {
    if (await lockGuest(tx, guestId)) await join(tx, guestId, userId);
  }
}

/**
 * The order that a token opens becomes that of the person who asks.
 * @returns id of the order
 * @throws AppError 401 when the person was deleted meanwhile, 404 for an unknown token, 410 for one that has ended
 */
export async function joinByToken({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, token: string) {
  return inTransaction(db, async (tx) => {
    if (!(await holdPerson(tx, userId))) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
    const link = await lockLink(tx, linkTokenHash(token));
    if (!link) throw notFound(REFUSALS.orderLinkUnknown);
    if (link.expires_at <= clock.now()) throw new AppError(410, 'link_expired', REFUSALS.resetExpired);
    const [orderId] = await join(tx, link.user_id, userId);
    if (orderId === undefined) throw notFound(REFUSALS.orderLinkUnknown);
    return orderId;
  });
}
