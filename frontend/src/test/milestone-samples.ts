import { toInvoicedLines } from '@contract/rules/invoice-drafts.ts';
import type { MockApi } from '../../../mocks/api.ts';
import { findDepositLines, markDeducted } from '../../../mocks/store/invoice-deposits.ts';
import { insertInvoice, withLines } from '../../../mocks/store/invoices.ts';
import { findAgreement, insertMilestoneDraft } from '../../../mocks/store/milestones.ts';
import { acceptSample, QUOTE_ID, saveQuote } from './quote-samples.ts';

/** The next milestone's invoice of the accepted sample quote, sent on a day and due on another. */
function sendMilestone(api: MockApi, place: number, { day, dueOn, isPaid }: SentOn): void {
  const { state } = api.db;
  const agreement = findAgreement(state.quotes.find(({ id }) => id === QUOTE_ID) ?? raise());
  const draftId = insertMilestoneDraft(api.db, agreement ?? raise(), { place, savedBy: '' });
  const draft = state.invoiceDrafts.find(({ id }) => id === draftId) ?? raise();
  const own = toInvoicedLines(draft.content.lines, 'USD');
  const deducting = findDepositLines(api.db, draft.content, own);
  const { customerId, language, ...buyer } = draft.content.recipient;
  const seller = { name: 'Nodi Studio', email: 'hello@nodi.example', address: '', country: 'BD', taxNumber: '' };
  const at = `${day}T09:05:00.000Z`;
  const invoice = insertInvoice(
    api.db,
    { orderId: null },
    'invoice',
    {
      refersTo: null,
      orderNumber: null,
      suppliedAt: at,
      currency: 'USD',
      seller,
      buyer,
      mushak: false,
      taxName: 'VAT',
      taxPercent: 15,
      dueOn,
      ...withLines([...own, ...('lines' in deducting ? deducting.lines : [])]),
    },
    at,
  );
  const payments = isPaid
    ? [
        {
          id: crypto.randomUUID(),
          amount: invoice.total,
          paidOn: day,
          method: 'bank' as const,
          reference: '',
          payment_id: null,
          withheld: null,
          corrects: null,
          corrected: false,
          reason: '',
          returned: false,
        },
      ]
    : [];
  state.directInvoices[invoice.id] = { customerId, language, dueOn, token: `milestone-token-${place}`, payments };
  markDeducted(api.db, draft.content.deposits, invoice.id);
  draft.invoiceId = invoice.id;
}

interface SentOn {
  day: string;
  dueOn: string;
  isPaid?: boolean;
}

const raise = (): never => {
  throw new Error('The sample is incomplete');
};

const accepted = (api: MockApi): void => {
  saveQuote(acceptSample)(api);
  api.db.state.invoices = [];
};

/** Accepted, with the draft of the deposit. */
export function saveAcceptedQuote(api: MockApi): void {
  accepted(api);
  const agreement = findAgreement(api.db.state.quotes.find(({ id }) => id === QUOTE_ID) ?? raise());
  insertMilestoneDraft(api.db, agreement ?? raise(), { place: 0, savedBy: '' });
}

/** The deposit is paid. */
export function savePaidDeposit(api: MockApi): void {
  accepted(api);
  sendMilestone(api, 0, { day: '2026-10-20', dueOn: '2026-11-03', isPaid: true });
}

/** The deposit is paid, and the second payment late. */
export function saveLateMilestone(api: MockApi): void {
  savePaidDeposit(api);
  sendMilestone(api, 1, { day: '2026-11-02', dueOn: '2026-11-16' });
}

/** Everything is paid. */
export function savePaidProject(api: MockApi): void {
  savePaidDeposit(api);
  sendMilestone(api, 1, { day: '2026-11-02', dueOn: '2026-11-16', isPaid: true });
  sendMilestone(api, 2, { day: '2026-11-10', dueOn: '2026-11-24', isPaid: true });
}
