import type {
  AdminListPaymentsParams,
  AdminPaymentDetail,
  AdminPaymentRow,
} from '../../../../contract/generated/model.ts';
import { toInstantRange } from '../../../../contract/rules/business-day.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { CustomerPaymentRow, PaymentListFilter } from './admin-payments.repository.ts';
import type { PaymentEventRow } from './payment-events.repository.ts';

function toCustomer(row: CustomerPaymentRow) {
  const { user_id: id, customer_name: name, customer_email: email } = row;
  const guest = isGuestSentinel(row.customer_closed) ? { guest: true } : {};
  return id === null || name === null || email === null ? null : { id, name, email, ...guest };
}

function toPaidInvoice({
  invoice_id: id,
  invoice_year: year,
  invoice_number: number,
  invoice_buyer,
}: CustomerPaymentRow) {
  if (id === null || year === null || number === null || invoice_buyer === null) return null;
  const { name, email } = invoice_buyer;
  return { id, number: invoiceNumber('invoice', year, number), name, email };
}

export function toAdminPayment(row: CustomerPaymentRow): AdminPaymentRow {
  return {
    id: row.id,
    code: row.code,
    provider: row.provider,
    purpose: row.purpose,
    customer: toCustomer(row),
    invoice: toPaidInvoice(row),
    amount: toAmount(row.amount_minor),
    fee: row.fee_minor === null ? null : toAmount(row.fee_minor),
    refunded: toAmount(row.refunded_minor),
    currency: row.currency,
    status: row.status,
    hold: row.status === 'pending' || row.credited_at !== null ? row.hold : null,
    created_at: row.created_at.toISOString(),
    creditedAt: row.credited_at?.toISOString() ?? null,
    transferNumber: row.transfer_number,
  };
}

export function toAdminPaymentDetail(
  row: CustomerPaymentRow,
  events: PaymentEventRow[],
  order: AdminPaymentDetail['order'],
): AdminPaymentDetail {
  return {
    ...toAdminPayment(row),
    reference: row.reference,
    reason: row.reason,
    order,
    events: events.map(({ id, kind, created_at }) => ({ id, kind, created_at: created_at.toISOString() })),
  };
}

export type PaymentQuery = Pick<AdminListPaymentsParams, 'search' | 'status' | 'provider' | 'from' | 'to'>;

/**
 * Query to repository filter: days become moments.
 * @param timeZone the shop's
 */
export function toFilter({ search, status, provider, from, to }: PaymentQuery, timeZone: string): PaymentListFilter {
  return {
    search: search?.trim() || undefined,
    status,
    provider,
    ...toInstantRange({ from, to }, timeZone),
  };
}
