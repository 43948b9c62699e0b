import type { Transaction } from 'kysely';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { toDueDay } from '../../../../contract/rules/invoice-drafts.ts';
import { findDueReminder, type ReminderPlan } from '../../../../contract/rules/invoice-reminders.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { orderInvoiceMail, orderInvoiceReminderMail } from '../../mail/order-invoice-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { toMailed } from './direct-invoices.service.ts';
import { insertInvoiceOrder, lockUnpaidOrder, type UnpaidInvoiceOrder } from './invoice-orders.repository.ts';
import { getReminderPlan, insertReminder, listReminders } from './invoice-reminders.repository.ts';
import { type InvoiceRow, listInvoices } from './invoices.repository.ts';
import { issueCreditNote, issueInvoice } from './issue-invoice.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { findPayment } from './payments.repository.ts';

type MailDeps = Pick<Deps, 'mail' | 'env'>;

async function toOrderInvoice(
  { env }: Pick<Deps, 'env'>,
  tx: Transaction<Database>,
  invoice: InvoiceRow,
  { paymentId }: { paymentId: string },
) {
  const { document } = invoice;
  return {
    ...toMailed(invoice),
    dueOn: document.dueOn ?? '',
    order: document.orderNumber ?? 0,
    code: (await findPayment(tx, paymentId))?.code ?? '',
    purchaseOrder: document.purchaseOrder,
    instructions: (await findPaymentSettings(tx))?.manual_instructions ?? '',
    link: `${env.publicUrl}/dashboard/payments/${paymentId}`,
  };
}

interface NewInvoiceOrder {
  orderId: string;
  paymentId: string;
  userId: string;
  cents: number;
  at: Date;
}

/**
 * Invoices a new order and emails the invoice. Call it last in the order's transaction, as `issueInvoice`.
 * @throws AppError 400 unless the owner takes orders of this amount on invoice
 */
export async function invoiceNewOrder(
  deps: MailDeps,
  tx: Transaction<Database>,
  { orderId, paymentId, userId, cents, at }: NewInvoiceOrder,
): Promise<void> {
  const settings = await findPaymentSettings(tx);
  const days = settings?.manual_enabled ? settings.invoice_days : null;
  if (days === null || cents > (settings?.invoice_max_cents ?? 0)) throw invalid('onInvoice', REFUSALS.notOnInvoice);
  await insertInvoiceOrder(tx, orderId, toDueDay(at, days, await findShopZone(tx)));
  const recipient = await findMailbox(tx, userId);
  const invoice = await issueInvoice(tx, { orderId, at });
  if (!recipient || !invoice) return;
  await deps.mail.send(orderInvoiceMail(recipient, await toOrderInvoice(deps, tx, invoice, { paymentId }), at), tx);
}

/** Credits the whole invoice of an order that was placed on invoice and is cancelled before it was paid. */
export async function creditUnpaidInvoice(tx: Transaction<Database>, orderId: string, at: Date): Promise<void> {
  const [invoice] = await listInvoices(tx, orderId);
  if (invoice) await issueCreditNote(tx, { orderId, cents: invoice.total_cents, at });
}

/** The reminder that is due today by the plan. */
async function findDue(
  tx: Transaction<Database>,
  order: UnpaidInvoiceOrder,
  { invoice, plan, today }: { invoice: InvoiceRow; plan: ReminderPlan; today: string },
) {
  const zone = await findShopZone(tx);
  const onDay = (at: Date) => toBusinessTime(at, zone).day;
  const sent = await listReminders(tx, order.invoiceId);
  return findDueReminder(
    {
      plan,
      parts: [{ dueOn: order.dueOn, left: invoice.total_cents }],
      issuedOn: onDay(invoice.issued_at),
      reminders: sent.map(({ sent_at, due_on: dueOn, days }) => ({ on: onDay(sent_at), dueOn, days })),
    },
    today,
  );
}

/** Sends the reminder of an unpaid order on invoice that is due today by the plan, once. */
export const remindOrderOnce = (
  deps: MailDeps & Pick<Deps, 'db'>,
  orderId: string,
  { today, at }: { today: string; at: Date },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const order = await lockUnpaidOrder(tx, orderId);
    const [invoice] = order ? await listInvoices(tx, orderId) : [];
    if (!order || !invoice || order.isUnderReview) return;
    const due = await findDue(tx, order, { invoice, plan: await getReminderPlan(tx), today });
    const recipient = await findMailbox(tx, order.userId);
    if (!due || !recipient) return;
    await insertReminder(tx, {
      invoice_id: invoice.id,
      due_on: due.dueOn,
      days: due.days,
      amount_cents: invoice.total_cents,
      sent_by: null,
      sent_at: at,
    });
    const mailed = await toOrderInvoice(deps, tx, invoice, order);
    await deps.mail.send(orderInvoiceReminderMail(recipient, mailed, { isOverdue: today > order.dueOn, at }), tx);
  });
