import type {
  CustomerConversation,
  CustomerLicence,
  CustomerMail,
  CustomerPayment,
  PaidOrder,
} from '../../contract/generated/model.ts';
import { isResendable } from '../../contract/rules/mail-kinds.ts';
import { toConversationOrder } from './conversations.ts';
import type { MockDb } from './db.ts';
import { listLicences, toLicence } from './licences.ts';
import type { StoredLicence, StoredOrder, StoredPayment } from './order-state.ts';
import { toAdminPayment } from './payments.ts';

export const sortByNewest = <Row extends { created_at: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at));

/** Rows of each kind; other screens list all of them. */
export const LATEST = 50;

export const toOrderName = ({ id, number, product_name }: StoredOrder): PaidOrder => ({ id, number, product_name });

export const listCustomerPayments = (db: MockDb, isOwn: (payment: StoredPayment) => boolean): CustomerPayment[] =>
  sortByNewest(db.state.payments.filter(isOwn)).map((payment) => {
    const { id, code, provider, purpose, reference, amount, fee, refunded, currency, status, creditedAt } = payment;
    const { order, created_at } = toAdminPayment(db, payment);
    const money = { amount, fee, refunded, currency };
    return { id, code, provider, purpose, reference, ...money, status, order, created_at, creditedAt };
  });

export const listCustomerConversations = (
  db: MockDb,
  isOwn: (conversation: MockDb['state']['conversations'][number]) => boolean,
): CustomerConversation[] =>
  sortByNewest(db.state.conversations.filter(isOwn)).map((conversation) => {
    const { id, subject, status, created_at, updated_at } = conversation;
    return { id, subject, status, order: toConversationOrder(db, conversation), created_at, updated_at };
  });

/** The order of a licence: the one that delivered its file, also when a refund has removed it. */
const findOrder = (db: MockDb, { downloadId }: StoredLicence) => {
  const revoked = Object.keys(db.state.revoked).find((lineId) => db.state.revoked[lineId]?.id === downloadId);
  return db.state.orders.find(({ lines }) =>
    lines.some(({ id, download_id }) => download_id === downloadId || id === revoked),
  );
};

export const listCustomerLicences = (db: MockDb, isOwn: (order: StoredOrder) => boolean): CustomerLicence[] =>
  listLicences(db).flatMap((stored) => {
    const order = findOrder(db, stored);
    if (!(order && isOwn(order))) return [];
    const { id, key, tier, activations, updates_until, revoked, created_at, devices } = toLicence(db, stored);
    const shown = { id, key_end: key.slice(-5), order: toOrderName(order), tier, activations };
    return [{ ...shown, updates_until, revoked, created_at, devices }];
  });

/** Emails to an address, or only those with this order number in the subject. */
export const listCustomerMails = (db: MockDb, email: string, orderNumber?: number): CustomerMail[] =>
  db.state.mails
    .filter(({ recipient }) => recipient.email.toLowerCase() === email.toLowerCase())
    .filter(({ subject }) => orderNumber === undefined || new RegExp(`#${orderNumber}(\\D|$)`).test(subject))
    .map(({ id, kind, subject, status, created_at, answer }) => ({
      id,
      kind,
      subject,
      status,
      created_at,
      answer,
      resendable: isResendable(kind) && status !== 'waiting',
    }));
