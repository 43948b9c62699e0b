import type {
  CustomerConversation,
  CustomerLicence,
  CustomerMail,
  CustomerOrder,
  CustomerPayment,
  CustomerRefund,
  PaidOrder,
} from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type {
  CustomerRecordRow,
  listCustomerConversations,
  listCustomerLicences,
  listCustomerMails,
  listCustomerOrders,
  listCustomerPayments,
  listCustomerRefunds,
} from './customer-records.repository.ts';

interface OrderName<Absent> {
  order_id: string | Absent;
  order_number: number | Absent;
  product_name: string | Absent;
}

const toOrderName = ({ order_id: id, order_number: number, product_name }: OrderName<never>): PaidOrder => ({
  id,
  number,
  product_name,
});

/** The named order; null where there is none. */
const toOrder = ({ order_id, order_number, product_name }: OrderName<null>): PaidOrder | null =>
  order_id === null || order_number === null
    ? null
    : { id: order_id, number: order_number, product_name: product_name ?? '' };

export const toCustomerOrder = (row: CustomerRecordRow<typeof listCustomerOrders>): CustomerOrder => ({
  id: row.id,
  number: row.number,
  product_id: row.product_id,
  product_name: row.product_name,
  tier: row.tier,
  status: row.status,
  total: toAmount(row.amount_cents),
  refunded: toAmount(row.refunded_cents),
  created_at: row.created_at.toISOString(),
});

export const toCustomerLicence = (row: CustomerRecordRow<typeof listCustomerLicences>): CustomerLicence => ({
  id: row.id,
  key_end: row.key_end,
  order: toOrderName(row),
  tier: row.tier,
  activations: row.activations,
  updates_until: row.updates_until?.toISOString() ?? null,
  revoked: row.ended_at !== null,
  created_at: row.created_at.toISOString(),
  devices: row.devices.map(({ id, name, created_at, seen_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  })),
});

export const toCustomerPayment = (row: CustomerRecordRow<typeof listCustomerPayments>): CustomerPayment => ({
  id: row.id,
  code: row.code,
  provider: row.provider,
  purpose: row.purpose,
  reference: row.reference,
  amount: toAmount(row.amount_minor),
  fee: row.fee_minor === null ? null : toAmount(row.fee_minor),
  refunded: toAmount(row.refunded_minor),
  currency: row.currency,
  status: row.status,
  order: toOrder(row),
  created_at: row.created_at.toISOString(),
  creditedAt: row.credited_at?.toISOString() ?? null,
});

export const toCustomerRefund = (row: CustomerRecordRow<typeof listCustomerRefunds>): CustomerRefund => ({
  id: row.id,
  order: toOrderName(row),
  amount: toAmount(row.amount_cents),
  to: row.destination,
  status: row.status,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
});

export const toCustomerConversation = (
  row: CustomerRecordRow<typeof listCustomerConversations>,
): CustomerConversation => ({
  id: row.id,
  subject: row.subject,
  status: row.status,
  order: toOrder(row),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const toCustomerMail = ({ kept, ...row }: CustomerRecordRow<typeof listCustomerMails>): CustomerMail => ({
  ...row,
  created_at: row.created_at.toISOString(),
  resendable: kept && row.status !== 'waiting',
});
