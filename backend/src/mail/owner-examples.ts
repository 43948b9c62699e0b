import { msg, plural } from '../../../contract/i18n/macros.ts';
import { type Text, toMessage, writeText } from '../../../contract/i18n/message.ts';
import type { BriefFields } from '../../../contract/rules/brief-input.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { apiKeyMail } from './api-key-messages.ts';
import { briefAlertMail } from './brief-messages.ts';
import { licencePoolMail } from './licence-pool-message.ts';
import type { MailMessage } from './mailer.ts';
import { contactMail } from './messages.ts';
import { digestMail, orderAlertMail, type SoldOrder } from './owner-messages.ts';
import { payoutRequestedMail, pendingPaymentMail } from './pending-messages.ts';
import { quoteAnswerExample } from './quote-examples.ts';
import { refundRequestAlertMail } from './refund-request-messages.ts';
import { vulnerabilityMail } from './vulnerability-message.ts';
import { webhookDisabledMail } from './webhook-message.ts';
import { invitationMail } from './welcome-messages.ts';
import { type Statement, withdrawalAlertMail } from './withdrawal-messages.ts';

export interface ExampleContext {
  to: MailMessage['to'];
  studio: Text;
  publicUrl: string;
  at: Date;
  currency: string;
  /** of the shop */
  timeZone: string;
  /** path of a product's picture; undefined while there is none */
  picture: string | undefined;
}

export const PRODUCT = 'River Calendar';
export const ASKED_REASON = 'The calendar has no holidays of Bangladesh.';
export const STATEMENT: Statement = { name: 'Nadia Rahman', order: '#1042', email: 'nadia@example.com' };
const BRIEF: Omit<BriefFields, 'kind'> = {
  goals: 'A shop for mangoes from Rajshahi that also works on slow phones.',
  budget_from: 2000,
  budget_to: 5000,
  needed_by: '2027-04-01',
  links: '',
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  reach: 'email',
  phone: '',
};
export const DAY_MS = 24 * 60 * 60 * 1000;

/** What the studio itself gets. */
export function ownerExamples({ to, studio, publicUrl, at, currency, timeZone }: ExampleContext): MailMessage[] {
  const stop = `${publicUrl}/unsubscribe?token=example`;
  const sold: SoldOrder = {
    number: 1042,
    product_name: PRODUCT,
    tier: 'Team',
    amount_cents: 4900,
    currency,
    paymentMethod: toMessage('Card'),
    purchaseOrder: 'PO-2026-118',
    buyer: { name: 'Nadia Rahman', email: 'nadia@example.com' },
    link: `${publicUrl}/admin/orders`,
  };
  const other: SoldOrder = {
    ...sold,
    number: 1043,
    tier: null,
    product_name: 'Lantern Scenes',
    amount_cents: 1200,
    paymentMethod: msg`Wallet`,
    purchaseOrder: null,
  };
  const waiting = [
    { name: msg`Messages`, count: 2 },
    { name: msg`Reviews`, count: 1 },
    { name: msg`Withdrawals`, count: 1 },
  ];
  const day = {
    day: toBusinessTime(new Date(at.getTime() - DAY_MS), timeZone).day,
    orders: [sold, other],
    refunded_cents: 1200,
    fee_cents: 172,
    currency,
    waiting,
    faults: [{ name: msg`Undelivered emails`, count: 1 }],
  };
  const message = {
    conversationId: '00000000-0000-4000-8000-000000000000',
    name: 'Rina Das',
    email: 'rina@example.com',
    subject: 'A question',
    message: 'Does it run on Linux?',
  };
  return [
    orderAlertMail(to, sold, stop, at),
    digestMail(to, day, { studio, link: `${publicUrl}/admin`, stop }, at),
    licencePoolMail(
      to,
      {
        title: msg`Running low on licence keys`,
        text: msg`${plural(3, { one: '# key is left', other: '# keys are left' })} for ${'River Notes'}.`,
        link: `${publicUrl}/admin/products`,
      },
      at,
    ),
    apiKeyMail(to, { event: 'created', kind: 'administration', name: 'River Notes' }, at),
    webhookDisabledMail(
      to,
      {
        host: 'books.example.com',
        link: `${publicUrl}/admin/settings/api/webhooks`,
      },
      at,
    ),
    pendingPaymentMail(
      to,
      {
        amount: moneyText(4900, currency),
        purpose: msg`Order #${1042}, ${PRODUCT}`,
        customer: 'Rina Das (rina@example.com)',
        method: 'bKash TRANSFER-3F9A2C1B07',
        number: '9GX41K',
        hold: 'transfer',
        link: `${publicUrl}/admin/orders/payments`,
        stop,
      },
      at,
    ),
    payoutRequestedMail(
      to,
      {
        amount: moneyText(12_500, currency),
        customer: 'Rina Das (rina@example.com)',
        reference: 'WD-58213',
        hasAccount: true,
        link: `${publicUrl}/admin/orders/payouts`,
        stop,
      },
      at,
    ),
    withdrawalAlertMail(to, {
      number: 1042,
      product_name: PRODUCT,
      right: { basis: 'statutory', until: new Date(at.getTime() + 10 * DAY_MS) },
      statement: STATEMENT,
      receivedAt: at,
      link: `${publicUrl}/admin/orders`,
      stop,
    }),
    refundRequestAlertMail(
      to,
      {
        number: 1042,
        productName: PRODUCT,
        amount: moneyText(4900, currency),
        reason: ASKED_REASON,
        customer: 'Nadia Rahman\nnadia@example.com',
        link: `${publicUrl}/admin/orders`,
        stop,
      },
      at,
    ),
    briefAlertMail(
      to,
      {
        fields: { ...BRIEF, kind: writeText(to.language, msg`Web development`) },
        currency,
        files: ['screen.png'],
        link: `${publicUrl}/admin/inbox/projects`,
      },
      at,
    ),
    quoteAnswerExample({ to, publicUrl, at, currency }),
    contactMail(to, message, at),
    vulnerabilityMail(
      to,
      {
        name: 'Nadia Rahman',
        email: 'nadia@example.com',
        product: `${PRODUCT} 2.4.0`,
        report: 'Any calendar can be read without its key: open one, remove the key from the URL, and reload.',
      },
      { receivedAt: at, due: new Date(at.getTime() + DAY_MS), link: `${publicUrl}/admin/inbox/messages` },
    ),
    invitationMail(to, `${publicUrl}/admin/invitation`, new Date(at.getTime() + 7 * DAY_MS)),
  ];
}
