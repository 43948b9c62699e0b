import type {
  AdminContractWithdrawal,
  AdminOverview,
  ContractWithdrawal,
  ContractWithdrawalInput,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { findWithdrawalRight, parseOrderNumber } from '../../contract/rules/contract-withdrawal.ts';
import { toAsciiDigits } from '../../contract/rules/digits.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { toCents } from '../../contract/rules/money.ts';
import { toPersonKey } from '../../contract/rules/person-key.ts';
import { createConversation } from './conversations.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import { notifyStudio } from './notify-studio.ts';
import type { StoredOrder } from './order-state.ts';
import { sendMail } from './outbox.ts';
import { listRefunds } from './refunds.ts';

const toRight = (db: MockDb, { id, terms, amount, created_at, status, consent }: StoredOrder) => {
  const gift = db.state.gifts[id];
  const country = terms?.buyer.country ?? '';
  const { basis, until } = findWithdrawalRight({
    country,
    cents: toCents(amount),
    orderedAt: new Date(created_at),
    consentedAt: consent ? new Date(consent.at) : null,
    isDelivered: (status === 'completed' || status === 'refunded') && gift?.claimed_at !== null,
  });
  return { basis, until: until?.toISOString() ?? null };
};

/** The right to withdraw as the customer sees it. */
export const toContractWithdrawal = (db: MockDb, order: StoredOrder): ContractWithdrawal => ({
  ...toRight(db, order),
  consented_at: order.consent?.at ?? null,
  received_at: db.state.contractWithdrawals[order.id]?.receivedAt ?? null,
});

/** Not closed, and neither refunded nor cancelled since it was received. */
const isOpen = (db: MockDb, order: StoredOrder): boolean => {
  const statement = db.state.contractWithdrawals[order.id];
  if (!statement || statement.closed || order.status === 'cancelled' || order.status === 'refunded') return false;
  return !listRefunds(db, order.id).some(
    ({ status, created_at }) => status !== 'failed' && created_at >= statement.receivedAt,
  );
};

/** The right to withdraw as the studio sees it. */
export const toAdminWithdrawal = (db: MockDb, order: StoredOrder): AdminContractWithdrawal => {
  const statement = db.state.contractWithdrawals[order.id];
  return {
    ...toRight(db, order),
    country: order.terms?.buyer.country ?? '',
    consented_at: order.consent?.at ?? null,
    consent_wording: order.consent?.wording ?? null,
    statement: statement
      ? { name: statement.name, email: statement.email, received_at: statement.receivedAt, open: isOpen(db, order) }
      : null,
  };
};

/** The open statements, and the order that has waited longest. */
export const countOpenWithdrawals = (db: MockDb): AdminOverview['contractWithdrawals'] => {
  const receivedAt = ({ id }: StoredOrder) => db.state.contractWithdrawals[id]?.receivedAt ?? '';
  const open = db.state.orders
    .filter((order) => isOpen(db, order))
    .sort((a, b) => receivedAt(a).localeCompare(receivedAt(b)));
  return { total: open.length, first: open[0]?.id ?? null };
};

const findOrderOfEmail = (db: MockDb, text: string, email: string): StoredOrder | undefined => {
  const number = parseOrderNumber(toAsciiDigits(text));
  const order = db.state.orders.find((candidate) => candidate.number === number);
  const owner = order && findCustomer(db, order.userId);
  return owner && toPersonKey(owner.email) === toPersonKey(email) ? order : undefined;
};

/** A statement that names no order of its email becomes a conversation, once. */
const storeAsConversation = (db: MockDb, statement: Omit<ContractWithdrawalInput, 'website'>, language: Language) => {
  const { name, email, order } = statement;
  const subject = `Withdrawal from contract: ${order.slice(0, 100)}`;
  const existing = db.state.conversations.find((row) => row.subject === subject && row.email === email);
  const text = `${name} withdraws from the contract about: ${order}\n\nNo order with this number and email was found.`;
  const sender = { userId: null, name, email, channel: 'form' as const, orderId: null, language };
  return existing ?? createConversation(db, sender, { subject, text });
};

/** Confirms a statement, and records it with the order that it names, or as a conversation. */
export const receiveWithdrawal = (db: MockDb, input: ContractWithdrawalInput, language: Language): void => {
  const { website, ...statement } = input;
  const { name, email } = statement;
  const order = findOrderOfEmail(db, statement.order, email);
  if (!order) {
    const conversation = storeAsConversation(db, statement, language);
    if (website) {
      conversation.status = 'spam';
      return;
    }
  }
  if (order && !db.state.contractWithdrawals[order.id]) {
    const { number } = order;
    db.state.contractWithdrawals[order.id] = {
      name,
      email,
      receivedAt: new Date().toISOString(),
      closed: false,
    };
    if (db.account(order.userId))
      db.notify(order.userId, {
        kind: 'order',
        title: msg`Withdrawal received`,
        text: msg`You have withdrawn from the contract of order #${number}. We will write to you.`,
        href: `/dashboard/orders?order=${order.id}`,
      });
    notifyStudio(db, {
      kind: 'payments',
      about: 'order',
      mail: 'withdrawal-alert',
      title: msg`Withdrawal from contract`,
      text: msg`${findCustomer(db, order.userId)?.name ?? ''} has withdrawn from order #${number}.`,
      href: `/admin/orders/${order.id}`,
    });
  }
  const subject = 'We received your withdrawal from the contract';
  sendMail(db, { kind: 'contract-withdrawal', to: email, subject, text: `${name}\n${statement.order}` });
};
