import type {
  DirectInvoice,
  Invoice,
  InvoiceSchedule,
  ReminderPlan,
  SentReminder,
} from '../../contract/generated/model.ts';
import type { DraftContent } from '../../contract/rules/invoice-drafts.ts';

export type StoredInvoice = Invoice & {
  /** null when the studio has written it */
  orderId: string | null;
  /** the invoice that a credit note without an order reduces */
  creditsId?: string;
  /** of the lines that a credit note reduces */
  places?: number[];
};

export interface StoredInvoiceDraft {
  id: string;
  content: DraftContent;
  version: number;
  savedBy: string;
  savedAt: string;
  deleted: boolean;
  invoiceId: string | null;
  /** the project that it is about */
  leadId?: string;
  /** the recurring invoice whose template it copies */
  scheduleId?: string;
  /** the draft of the template that it copies */
  templateId?: string;
}

export type StoredDirectInvoice = Pick<DirectInvoice, 'customerId' | 'language' | 'dueOn' | 'payments'> & {
  /** of its link */
  token: string;
  /** the invoice that deducts it as a deposit */
  finalId?: string;
};

export interface StoredInvoiceSchedule {
  id: string;
  draftId: string;
  content: DraftContent;
  currency: string;
  every: InvoiceSchedule['every'];
  first_on: string;
  ends_on: string | null;
  times: number | null;
  sends: boolean;
  status: InvoiceSchedule['status'];
  next_period: number;
  next_on: string | null;
  version: number;
  /** the invoices made from it */
  invoiceIds: string[];
}

export interface InvoiceState {
  /** oldest first */
  invoices: StoredInvoice[];
  invoiceDrafts: StoredInvoiceDraft[];
  /** id of an invoice that the studio has written → what its document does not have */
  directInvoices: Record<string, StoredDirectInvoice>;
  reminderPlan: ReminderPlan;
  invoiceSchedules: StoredInvoiceSchedule[];
  /** id of such an invoice → its reminders, oldest first */
  invoiceReminders: Record<string, { silenced: boolean; sent: SentReminder[] }>;
}
