import type { AdminOrderContext } from '../../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import * as mapper from '../accounts/customer-records.mapper.ts';
import * as parts from '../accounts/customer-records.repository.ts';
import { findAdminOrder } from './order-detail.repository.ts';

/**
 * The payment, licence, conversations and emails of an order, as far as these rights allow.
 * @throws AppError 404
 */
export async function readOrderContext(
  { db }: Pick<Deps, 'db'>,
  orderId: string,
  rights: readonly string[],
): Promise<AdminOrderContext> {
  const mayCall = (operation: OperationId) => findGrantingRight(rights, operations[operation].rights) !== undefined;
  const order = await findAdminOrder(db, orderId);
  if (!order) throw notFound();
  const { customer_email: email, number } = order;
  const payments = mayCall('adminListPayments') ? await parts.listCustomerPayments(db, { orderId }) : null;
  const licences = await parts.listCustomerLicences(db, { orderId });
  const conversations = mayCall('adminListConversations')
    ? await parts.listCustomerConversations(db, { orderId })
    : null;
  const mails = mayCall('adminListMails')
    ? email === null
      ? { rows: [] }
      : await parts.listCustomerMails(db, email, number)
    : null;
  return {
    payment: payments?.rows.map(mapper.toCustomerPayment)[0] ?? null,
    licence: licences.rows.map(mapper.toCustomerLicence)[0] ?? null,
    conversations: conversations?.rows.map(mapper.toCustomerConversation) ?? null,
    mails: mails?.rows.map(mapper.toCustomerMail) ?? null,
  };
}
