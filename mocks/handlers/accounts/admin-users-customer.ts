import type { AdminCustomer, CustomerNote } from '../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import {
  LATEST,
  listCustomerConversations,
  listCustomerLicences,
  listCustomerMails,
  listCustomerPayments,
  sortByNewest,
  toOrderName,
} from '../../store/customer-parts.ts';
import { findCustomer } from '../../store/customers.ts';
import type { MockDb } from '../../store/db.ts';
import { refundedCents } from '../../store/refunded-cents.ts';
import type { StoredCustomerNote } from '../../store/state.ts';
import { toAdminUser } from './admin-users.ts';
import { readWallet } from './admin-users-wallet.ts';

const MAX_NOTES = 200;

const readSessions = (db: MockDb, userId: string): AdminCustomer['sessions'] => {
  const open = Object.values(db.state.sessions).filter((session) => session.userId === userId);
  const last = open
    .map(({ last_seen_at }) => last_seen_at)
    .toSorted()
    .at(-1);
  return { open: open.length, browsers: open.length > 0 ? 1 : 0, last_seen_at: last ?? null };
};

const toNote = (db: MockDb, { userId: _of, authorId, ...note }: StoredCustomerNote): CustomerNote => ({
  ...note,
  author: db.account(authorId)?.user.name ?? null,
});

const readOrders = (db: MockDb, userId: string) =>
  sortByNewest(db.state.orders.filter((order) => order.userId === userId));

const readMoney = (db: MockDb, userId: string) => {
  const orders = readOrders(db, userId);
  const spent = new Map<number, number>();
  const add = (at: string, cents: number) => {
    const year = Number(toBusinessTime(new Date(at), db.state.mailSettings.time_zone).day.slice(0, 4));
    spent.set(year, (spent.get(year) ?? 0) + cents);
  };
  for (const { id, amount, status, created_at, history } of orders) {
    if (status !== 'completed' && status !== 'refunded') continue;
    const paidAt = history.find((event) => event.status === 'completed')?.created_at ?? created_at;
    add(paidAt, status === 'completed' ? toCents(amount) : refundedCents(db, id));
    for (const refund of db.state.refunds)
      if (refund.orderId === id && refund.status !== 'failed') add(refund.created_at, -toCents(refund.amount));
  }
  const refunds = orders.flatMap((order) =>
    db.state.refunds
      .filter(({ orderId }) => orderId === order.id)
      .map(({ id, amount, to, status, reason, created_at }) => ({
        id,
        order: toOrderName(order),
        amount,
        to,
        status,
        reason,
        created_at,
      })),
  );
  return {
    spent: toAmount([...spent.values()].reduce((sum, cents) => sum + cents, 0)),
    years: [...spent]
      .filter(([, cents]) => cents !== 0)
      .toSorted(([a], [b]) => b - a)
      .map(([year, cents]) => ({ year, spent: toAmount(cents) })),
    refunds: sortByNewest(refunds),
  };
};

const readParts = (db: MockDb, id: string, email: string, seesPayments: boolean) => {
  const isOwn = ({ userId }: { userId: string | null }) => userId === id;
  const { refunds } = readMoney(db, id);
  const orders = readOrders(db, id).map(({ id: orderId, amount, ...order }) => ({
    id: orderId,
    number: order.number,
    product_id: order.product_id,
    product_name: order.product_name,
    tier: order.tier,
    status: order.status,
    total: amount,
    refunded: toAmount(refundedCents(db, orderId)),
    created_at: order.created_at,
  }));
  const payments = seesPayments ? listCustomerPayments(db, isOwn) : null;
  const rows = {
    orders,
    licences: listCustomerLicences(db, isOwn),
    refunds,
    conversations: listCustomerConversations(db, isOwn),
    mails: listCustomerMails(db, email),
  };
  return {
    orders: rows.orders.slice(0, LATEST),
    licences: rows.licences.slice(0, LATEST),
    payments: payments?.slice(0, LATEST) ?? null,
    refunds: rows.refunds.slice(0, LATEST),
    conversations: rows.conversations.slice(0, LATEST),
    mails: rows.mails.slice(0, LATEST),
    counts: {
      orders: rows.orders.length,
      licences: rows.licences.length,
      payments: payments?.length ?? null,
      refunds: rows.refunds.length,
      conversations: rows.conversations.length,
      mails: rows.mails.length,
    },
  };
};

type Operations = 'adminGetCustomer' | 'adminAddCustomerNote' | 'adminUpdateCustomerNote' | 'adminDeleteCustomerNote';

export const createAdminUsersCustomerHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => {
    const account = db.account(id);
    return account?.deletedAt === undefined ? findCustomer(db, id) : null;
  };
  const record = (actorId: string, { id, name }: { id: string; name: string }, verb: string) =>
    recordChange(db, {
      actorId,
      action: `user.${verb}-note`,
      subject: 'user',
      subjectId: id,
      label: name,
      before: null,
      after: null,
    });
  const findNote = (userId: string, id: string) =>
    db.state.customerNotes.find((note) => note.id === id && note.userId === userId);

  return {
    adminGetCustomer: ({ params: { id }, user }) => {
      const mayCall = (operation: OperationId) =>
        findGrantingRight(user.rights, operations[operation].rights) !== undefined;
      const customer = find(id);
      if (!customer) return notFound(REFUSALS.userNotFound);
      const account = db.account(id);
      const { spent, years } = readMoney(db, id);
      const guestOrder = db.state.orders.find(({ userId }) => userId === id);
      return {
        status: 200,
        body: {
          id,
          name: customer.name,
          email: customer.email,
          avatar: account?.user.avatar ?? null,
          account: account ? toAdminUser(account) : null,
          created_at: account?.user.created_at ?? guestOrder?.created_at ?? new Date().toISOString(),
          country: db.state.billing[id]?.country || null,
          spent,
          years,
          wallet: account && mayCall('adminGetUserWallet') ? readWallet(db, id) : null,
          ...readParts(db, id, customer.email, mayCall('adminListPayments')),
          sessions: readSessions(db, id),
          notes: db.state.customerNotes.filter(({ userId }) => userId === id).map((note) => toNote(db, note)),
        },
      };
    },

    adminAddCustomerNote: ({ params: { id }, user, body }) => {
      const customer = find(id);
      if (!customer) return notFound(REFUSALS.userNotFound);
      if (db.state.customerNotes.filter(({ userId }) => userId === id).length >= MAX_NOTES)
        return conflict(REFUSALS.notesFull);
      const at = new Date().toISOString();
      const note = {
        id: crypto.randomUUID(),
        userId: id,
        authorId: user.id,
        text: toPlainLines(body.text),
        created_at: at,
        updated_at: at,
        version: 1,
      };
      db.state.customerNotes.unshift(note);
      record(user.id, customer, 'add');
      return { status: 201, body: toNote(db, note) };
    },

    adminUpdateCustomerNote: ({ params: { id, note: noteId }, user, body }) => {
      const customer = find(id);
      if (!customer) return notFound(REFUSALS.userNotFound);
      const note = findNote(id, noteId);
      if (!note) return notFound(REFUSALS.noteNotFound);
      if (note.version !== body.version) return conflict(REFUSALS.stale);
      note.text = toPlainLines(body.text);
      note.updated_at = new Date().toISOString();
      note.version += 1;
      record(user.id, customer, 'edit');
      return { status: 200, body: toNote(db, note) };
    },

    adminDeleteCustomerNote: ({ params: { id, note: noteId }, user }) => {
      const customer = find(id);
      if (!customer) return notFound(REFUSALS.userNotFound);
      const note = findNote(id, noteId);
      if (!note) return notFound(REFUSALS.noteNotFound);
      db.state.customerNotes = db.state.customerNotes.filter((one) => one !== note);
      record(user.id, customer, 'delete');
      return { status: 204 };
    },
  };
};
