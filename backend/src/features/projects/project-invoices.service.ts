import type { AdminProjectInvoice } from '../../../../contract/generated/model.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toInvoicePurpose } from '../../../../contract/rules/project-invoices.ts';
import { toMilestoneInvoice } from '../../../../contract/rules/quote-milestones.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { listMilestonePlans } from './milestones.service.ts';
import { listProjectInvoices, type ProjectInvoiceRow } from './project-invoices.repository.ts';

/** As in the contract. */
const MAX_INVOICES = 1000;

export interface ProjectInvoice {
  row: ProjectInvoiceRow;
  invoice: AdminProjectInvoice;
  /** in units of the currency */
  credited: number;
}

/** Invoices of a project that were sent, newest first, with what they are for. @throws AppError 404 */
export async function getProjectInvoices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  leadId: string,
): Promise<ProjectInvoice[]> {
  const plans = await listMilestonePlans({ db, clock }, leadId);
  const today = await toShopDay(db, clock.now());
  return (await listProjectInvoices(db, leadId, MAX_INVOICES)).map((row) => {
    const { id, currency, due_on: dueOn, document, instalments, is_hours: isHours, is_fee: isFee } = row;
    const cents = { total: row.total_cents, credited: -row.credited_cents, paid: row.paid_cents };
    const number = invoiceNumber('invoice', row.year, row.number);
    const { status, total, credited, left } = toMilestoneInvoice({ id, number, dueOn, cents, instalments }, today);
    const about = toInvoicePurpose({ id, lines: document.lines ?? [], isHours, isFee }, plans);
    const issued_at = row.issued_at.toISOString();
    return { row, credited, invoice: { id, number, ...about, status, total, left, currency, issued_at, dueOn } };
  });
}
