import { msg } from '../../../contract/i18n/macros.ts';
import { localised, toMessage, writeText } from '../../../contract/i18n/message.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { affiliateLinkMail, commissionMail } from './affiliate-messages.ts';
import { approvalMail } from './approval-message.ts';
import { briefReceivedMail } from './brief-messages.ts';
import { callExamples } from './call-messages.ts';
import { conversationMail, replyMail } from './conversation-messages.ts';
import { dataExportMail } from './data-export-messages.ts';
import { deliveryExample } from './delivery-messages.ts';
import { failedSignInsMail } from './failed-sign-ins-messages.ts';
import { giftMail, giftReminderMail } from './gift-messages.ts';
import { guestAlreadyOwnedMail, guestFileMail, guestLinksMail } from './guest-messages.ts';
import { handoverExamples } from './handover-messages.ts';
import { creditNoteMail, invoiceMail, invoicePaymentMail } from './invoice-messages.ts';
import { invoiceReminderMail } from './invoice-reminder-message.ts';
import type { MailMessage } from './mailer.ts';
import {
  accountDeletionMail,
  confirmEmailMail,
  emailChangedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  paymentMail,
  secondFactorMail,
} from './messages.ts';
import { listMails } from './newsletter-messages.ts';
import { orderReceiptMail, unpaidOrderMail } from './order-messages.ts';
import { ASKED_REASON, DAY_MS, type ExampleContext, ownerExamples, PRODUCT, STATEMENT } from './owner-examples.ts';
import { payoutMail } from './payout-messages.ts';
import { endingPlanMail } from './plan-messages.ts';
import { projectExamples } from './project-messages.ts';
import { quoteExamples } from './quote-examples.ts';
import { refundMail } from './refund-messages.ts';
import { refundDeclinedMail, refundRequestedMail } from './refund-request-messages.ts';
import { releaseMail } from './release-messages.ts';
import { renewalExamples } from './renewal-examples.ts';
import { reviewInvitationMail } from './review-messages.ts';
import { seatInvitationMail, seatRemovedMail, seatsUsedMail } from './seat-messages.ts';
import { welcomeMail } from './welcome-messages.ts';
import { withdrawalMail } from './withdrawal-messages.ts';

const NOTES = '- Holidays of the coming year\n- Search in every language\n- The week begins on the day you choose';

/** Customer emails about orders and money. */
function moneyExamples({ to, studio, publicUrl, at, currency, timeZone, picture }: ExampleContext): MailMessage[] {
  const purchase = { number: 1042, amount_cents: 4900, currency };
  const order = { ...purchase, link: `${publicUrl}/dashboard/orders` };
  const held = {
    tier: 'Team',
    renewable: false,
    updates_until: new Date(at.getTime() + 365 * DAY_MS),
    support_until: null,
    holds_until: null,
  };
  const tax = { name: '', percent: 0, included: true };
  const receipt = orderReceiptMail(
    to,
    {
      ...order,
      lines: [{ product_name: PRODUCT, quantity: 1, listed_cents: 5900, held, key: 'ABCDE-FGHJK-MNPQR-STVWX' }],
      tax,
      coupon: { code: 'SPRING', discount_cents: 1000 },
      picture,
    },
    at,
  );
  const refund = { orderNumber: 1042, productName: PRODUCT, cents: 1900, currency, route: { kind: 'wallet' } as const };
  const why = { reason: 'Bought twice', withdraws: false, link: order.link };
  const refunded = refundMail(to, { ...refund, ...why }, at);
  const paidWith = localised((language) => `${toMessage('Card').toText(language)} CARD-3F9A2C1B07`);
  const route = { kind: 'source', title: paidWith } as const;
  const returned = refundMail(to, { ...refund, ...why, route }, at);
  const payout = {
    amount_cents: 12_500,
    currency,
    reference: 'WD-58213',
    paid_reference: '9GX41K',
    reason: 'The account is in a different name',
  };
  const asked = { number: 1042, productName: PRODUCT, reason: ASKED_REASON, link: order.link };
  const recipient = { address: to.address, language: to.language };
  const invoiceLink = `${publicUrl}/invoice`;
  // No such document exists: the example is sent without a file.
  const document = { id: '00000000-0000-4000-8000-000000000000', currency, seller: writeText(to.language, studio) };
  const seat = { buyer: 'Nodi School', product: PRODUCT };
  const guest = { number: 1043, product_name: PRODUCT, link: `${publicUrl}/order` };
  return [
    receipt,
    ...[giftMail, giftReminderMail].map((write) =>
      write(to, { sender: 'Nadia', message: 'Happy birthday!', product: PRODUCT, link: `${publicUrl}/gift` }, at),
    ),
    seatInvitationMail(to, { ...seat, until: null, link: `${publicUrl}/seat` }, at),
    seatRemovedMail(to, { ...seat, reason: 'removed' }, at),
    seatsUsedMail(to, { product: PRODUCT, count: 10, link: order.link }, at),
    { ...receipt, kind: 'guest-receipt' },
    guestFileMail(recipient, { ...guest, lines: [{ product_name: PRODUCT, quantity: 1, listed_cents: 0 }] }, at),
    guestAlreadyOwnedMail(recipient, { ...guest, tier: 'Personal', holds_until: null, renewable: false }, at),
    guestLinksMail(
      recipient,
      {
        orders: [guest, { ...guest, number: 1017, product_name: 'Lantern Scenes' }],
        all: `${publicUrl}/orders`,
      },
      at,
    ),
    unpaidOrderMail(to, { ...order, product_name: PRODUCT, reason: 'The transfer reference could not be found.' }, at),
    paymentMail(
      to,
      {
        title: msg`Funds added`,
        text: msg`Your payment of ${moneyText(5000, currency)} has arrived and is in your wallet.`,
        code: 'PAY-20417',
        link: `${publicUrl}/dashboard/wallet`,
      },
      at,
    ),
    invoiceMail(
      to,
      {
        ...document,
        number: '2026-00042',
        cents: 26_850,
        dueOn: toBusinessTime(new Date(at.getTime() + 14 * DAY_MS), timeZone).day,
        deposits: [],
        instalments: [],
        note: '',
        instructions: 'Nodi Studio, account 0123456789, River Bank',
        link: invoiceLink,
      },
      at,
    ),
    invoicePaymentMail(to, { number: '2026-00042', cents: 10_000, currency, leftCents: 16_850, link: invoiceLink }, at),
    ...[false, true].map((isOverdue) =>
      invoiceReminderMail(
        to,
        {
          ...document,
          number: '2026-00042',
          total: 26_850,
          credited: 0,
          paid: 10_000,
          left: 16_850,
          parts: [
            {
              dueOn: toBusinessTime(new Date(at.getTime() + (isOverdue ? -7 : 3) * DAY_MS), timeZone).day,
              left: 16_850,
            },
          ],
          overdue: isOverdue ? 16_850 : 0,
          instructions: '',
          link: invoiceLink,
        },
        at,
      ),
    ),
    creditNoteMail(to, { ...document, number: 'CN-2026-00003', cents: 6850, refersTo: '2026-00042' }, at),
    withdrawalMail(recipient, { statement: STATEMENT, receivedAt: at }),
    briefReceivedMail({ ...recipient, name: '' }, { replyHours: 24 }, at),
    ...quoteExamples({ to, studio, publicUrl, at, currency, timeZone }),
    ...projectExamples({ to, publicUrl, at }),
    deliveryExample({ to, publicUrl, at }),
    ...handoverExamples({ to, publicUrl, at }),
    ...callExamples({ to, publicUrl, at }),
    approvalMail(
      { ...to, name: '' },
      { title: 'Tide tables for Android', link: `${publicUrl}/case-study#example` },
      at,
    ),
    refunded,
    { ...returned, kind: 'guest-refund' },
    refundRequestedMail(to, { ...asked, amount: moneyText(4900, currency) }, at),
    refundDeclinedMail(to, { ...asked, answer: 'The calendar was in use for three months.' }, at),
    ...(['approved', 'paid', 'refused'] as const).map((status) => payoutMail(to, status, payout, at)),
    affiliateLinkMail(
      to,
      { url: `${publicUrl}/?ref=nadia`, account: `${publicUrl}/dashboard/wallet`, percent: 20, days: 30, holdDays: 30 },
      at,
    ),
    commissionMail(to, { amount: moneyText(980, currency), code: 'nadia', link: `${publicUrl}/dashboard/wallet` }, at),
  ];
}

/** Customer emails about the account. */
function accountExamples({ to, publicUrl, at }: ExampleContext): MailMessage[] {
  const link = `${publicUrl}/login`;
  const expiry = new Date(at.getTime() + DAY_MS);
  return [
    welcomeMail(to, link, expiry),
    confirmEmailMail(to, link, expiry),
    emailChangedMail(to, at, { link, expiresAt: expiry }),
    passwordResetMail(to, link, expiry),
    passwordChangedMail(to, at),
    secondFactorMail(to, 'on', at),
    newDeviceMail(to, { device: 'Firefox on Windows', network: '103.4.145.0/24', link }, at),
    failedSignInsMail(to, link, at),
    dataExportMail(to, { link, expiresAt: new Date(at.getTime() + 7 * DAY_MS) }),
    accountDeletionMail(to, { dueAt: new Date(at.getTime() + 30 * DAY_MS), link }),
  ];
}

/** Emails that recipients can unsubscribe from. */
function subscriptionExamples({ to, studio, publicUrl, at }: ExampleContext): MailMessage[] {
  const stop = `${publicUrl}/unsubscribe?token=example`;
  const links = { downloads: `${publicUrl}/dashboard/downloads`, changelog: `${publicUrl}/product/1/changelog` };
  const expiry = new Date(at.getTime() + 7 * DAY_MS);
  return [
    releaseMail(to, { product: PRODUCT, version: '2.4.0', notes: NOTES, links, stop }, at),
    releaseMail(
      to,
      {
        product: PRODUCT,
        version: '2.4.0',
        notes: NOTES,
        links: { ...links, downloads: `${publicUrl}/order` },
        stop,
        isGuest: true,
      },
      at,
    ),
    reviewInvitationMail(to, { product: PRODUCT, link: `${publicUrl}/product/1?write=1#reviews`, stop }, at),
    ...(['newsletter', 'waitlist'] as const).flatMap((list) => {
      const mails = listMails(list, { address: to.address, language: to.language }, studio);
      return [
        mails.confirm(`${publicUrl}/newsletter/confirm?token=example`, expiry),
        mails.welcome(stop, at),
        mails.known(stop, at),
      ];
    }),
  ];
}

/** Emails about a plan that ends, and about a conversation. */
function conversationExamples(context: ExampleContext): MailMessage[] {
  const { to, publicUrl, at } = context;
  const until = new Date(at.getTime() + 7 * DAY_MS);
  const plan = { product: PRODUCT, tier: 'Team', until, renewable: true };
  const message = {
    name: 'Rina Das',
    email: 'rina@example.com',
    subject: 'A question',
    text: 'Does it run on Linux?',
    files: ['screen.png'],
    link: `${publicUrl}/admin/inbox/messages`,
    conversationId: '00000000-0000-4000-8000-000000000000',
  };
  return [
    endingPlanMail(to, { ...plan, link: `${publicUrl}/dashboard/downloads`, isGuest: false }, at),
    endingPlanMail(to, { ...plan, link: `${publicUrl}/order`, isGuest: true }, at),
    ...renewalExamples(context),
    conversationMail(to, message, at),
    replyMail(
      to,
      {
        text: 'It does, from Ubuntu 22.04 on.',
        files: ['set-up.pdf'],
        link: `${publicUrl}/dashboard/messages`,
        isVisitor: false,
        conversationId: message.conversationId,
      },
      at,
    ),
  ];
}

/** One email of every kind that the site sends, with invented data. */
export const exampleMails = (context: ExampleContext): MailMessage[] => [
  ...moneyExamples(context),
  ...subscriptionExamples(context),
  ...accountExamples(context),
  ...conversationExamples(context),
  ...ownerExamples(context),
];
