import type { AdminCustomer } from '../../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toAdminUser } from './admin-users.mapper.ts';
import { listNotes } from './customer-notes.repository.ts';
import * as mapper from './customer-records.mapper.ts';
import * as parts from './customer-records.repository.ts';
import { toCustomerNote } from './customers.mapper.ts';
import { countSessions, findCustomer } from './customers.repository.ts';
import { avatarUrl } from './user.mapper.ts';
import { readWallet } from './user-wallet.service.ts';

/**
 * Everything about an account or guest that these rights allow to see.
 * @throws AppError 404 for a deleted account
 */
export async function readCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  rights: readonly string[],
): Promise<AdminCustomer> {
  const mayCall = (operation: OperationId) => findGrantingRight(rights, operations[operation].rights) !== undefined;
  const row = await findCustomer(db, id);
  if (!row) throw notFound(REFUSALS.userNotFound);
  const isGuest = isGuestSentinel(row.deleted_at);
  const orders = await parts.listCustomerOrders(db, id);
  const licences = await parts.listCustomerLicences(db, { userId: id });
  const payments = mayCall('adminListPayments') ? await parts.listCustomerPayments(db, { userId: id }) : null;
  const refunds = await parts.listCustomerRefunds(db, id);
  const conversations = await parts.listCustomerConversations(db, { userId: id });
  const mails = await parts.listCustomerMails(db, row.email);
  const years = await parts.sumSpentByYear(db, id);
  const notes = await listNotes(db, id);
  const sessions = await countSessions(db, id, clock.now());
  return {
    id,
    name: row.name,
    email: row.email,
    avatar: row.avatar === null ? null : avatarUrl(row.avatar),
    account: isGuest ? null : toAdminUser(row),
    created_at: row.created_at.toISOString(),
    country: row.country,
    spent: toAmount(years.reduce((sum, { spent }) => sum + spent, 0)),
    wallet: mayCall('adminGetUserWallet') && !isGuest ? await readWallet(db, id) : null,
    orders: orders.rows.map(mapper.toCustomerOrder),
    licences: licences.rows.map(mapper.toCustomerLicence),
    payments: payments?.rows.map(mapper.toCustomerPayment) ?? null,
    refunds: refunds.rows.map(mapper.toCustomerRefund),
    conversations: conversations.rows.map(mapper.toCustomerConversation),
    mails: mails.rows.map(mapper.toCustomerMail),
    sessions: { ...sessions, last_seen_at: sessions.last_seen_at?.toISOString() ?? null },
    notes: notes.map(toCustomerNote),
    counts: {
      orders: orders.total,
      licences: licences.total,
      payments: payments?.total ?? null,
      refunds: refunds.total,
      conversations: conversations.total,
      mails: mails.total,
    },
    years: years.map(({ year, spent }) => ({ year, spent: toAmount(spent) })),
  };
}
