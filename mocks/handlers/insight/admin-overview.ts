import type { AdminOverview } from '../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { filterOverview, findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { toMidnight } from '../../../contract/rules/business-day.ts';
import { addDays } from '../../../contract/rules/calendar.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import { percentChange, roundToOneDecimal } from '../../../contract/rules/percent.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { countOpenWithdrawals } from '../../store/contract-withdrawals.ts';
import { sortByUpdated } from '../../store/conversations.ts';
import { findCustomer } from '../../store/customers.ts';
import { toDay } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { findLowKeyInventories } from '../../store/licences.ts';
import { readMoney } from '../../store/money.ts';
import { sendMail } from '../../store/outbox.ts';
import { countOpenRequests } from '../../store/refund-requests.ts';
import { countDueReports } from '../../store/vulnerability-reports.ts';

const WINDOW_DAYS = 30;
const LATEST_ORDERS = 6;
const LATEST_PENDING = 4;

const newest = (a: { created_at: string }, b: { created_at: string }) => b.created_at.localeCompare(a.created_at);

const listLatestOrders = (db: MockDb): AdminOverview['latestOrders'] =>
  [...db.state.orders]
    .sort((a, b) => newest(a, b) || b.number - a.number)
    .slice(0, LATEST_ORDERS)
    .map(({ userId, id, number, product_name, amount, status, created_at }) => ({
      id,
      number,
      customer: findCustomer(db, userId)?.name ?? null,
      product_name,
      amount,
      status,
      created_at,
    }));

const listPendingComments = (db: MockDb): AdminOverview['waitingComments'] => {
  const pending = db.state.comments.filter(({ status }) => status === 'pending').sort(newest);
  const items = pending.slice(0, LATEST_PENDING).map(({ id, userId, guestName, text, postId, created_at }) => ({
    id,
    author: (userId === null ? null : db.account(userId)?.user.name) ?? guestName ?? 'Former member',
    text,
    post_id: postId,
    post_title: db.state.posts.find((post) => post.id === postId)?.title ?? '',
    created_at,
  }));
  return { total: pending.length, items };
};

const listNewMessages = (db: MockDb): AdminOverview['newMessages'] => {
  const open = sortByUpdated(db.state.conversations.filter(({ status }) => status === 'open'));
  const items = open
    .slice(0, LATEST_PENDING)
    .map(({ id, name, subject, updated_at: created_at }) => ({ id, name, subject, created_at }));
  return { total: open.length, items };
};

export const createAdminOverviewHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetOverview' | 'adminFoldGuide' | 'adminSendTestMail'> => ({
  adminGetOverview: ({ user }) => {
    const zone = db.state.mailSettings.time_zone;
    const today = toDay(db, Date.now());
    const ends = [0, 1, 2, 3].map((times) => toMidnight(addDays(today, -times * WINDOW_DAYS), zone).toISOString());
    /** Age in periods of 30 days before the time of the figures; 0 is the current period, 4 everything older. */
    const toAge = ({ created_at }: { created_at: string }) => ends.filter((end) => created_at < end).length;
    const toTrend = (rows: { created_at: string }[]) => {
      const ages = rows.map(toAge).filter((age) => age > 0);
      const before = ages.filter((age) => age > 1).length;
      return { value: ages.length, change: percentChange(ages.length, before) };
    };
    // As in the list of users: a deleted user disappears immediately, although the deletion can be undone for an hour.
    const activeAccounts = db.state.accounts.filter(({ deletedAt }) => deletedAt === undefined);
    const paid = db.state.walletEntries.filter(({ type }) => type === 'purchase' || type === 'refund');
    const cents = (matches: (age: number) => boolean) =>
      paid.filter((entry) => matches(toAge(entry))).reduce((sum, entry) => sum - entry.cents, 0);
    const [last, second, third] = [1, 2, 3].map((period) => cents((age) => age === period)) as [number, number, number];
    const revenue = cents((age) => age > 0);
    const growth = percentChange(last, second);
    const earlier = percentChange(second, third);
    const isAllowed = (operation: OperationId) =>
      findGrantingRight(user.rights, operations[operation].rights) !== undefined;
    const overview: AdminOverview = {
      asOf: toMidnight(today, zone).toISOString(),
      guide: db.state.guide,
      users: toTrend(activeAccounts.map(({ user }) => user)),
      orders: toTrend(db.state.orders.filter(({ movedIn }) => !movedIn)),
      revenue: { value: toAmount(revenue), change: percentChange(revenue, revenue - last) },
      growth: {
        value: growth,
        change: growth === null || earlier === null ? null : roundToOneDecimal(growth - earlier),
      },
      money: readMoney(db, { from: addDays(today, -WINDOW_DAYS), to: addDays(today, -1) }),
      latestOrders: listLatestOrders(db),
      waitingComments: listPendingComments(db),
      newMessages: listNewMessages(db),
      lowLicenceKeys: findLowKeyInventories(db),
      contractWithdrawals: countOpenWithdrawals(db),
      vulnerabilityReports: countDueReports(db),
      refundRequests: countOpenRequests(db),
    };
    return { status: 200, body: filterOverview(overview, isAllowed) };
  },

  adminFoldGuide: ({ body }) => {
    if (db.state.guide) db.state.guide.folded = body.folded;
    return { status: 204 };
  },

  adminSendTestMail: ({ user }) => {
    const { name } = db.state.site;
    const text = `Hello ${user.name},\n\nyou requested this email in the admin area. It arrived.\n\n${name}\n`;
    sendMail(db, { kind: 'test', to: user.email, subject: `Test email from ${name}`, text });
    recordChange(db, {
      actorId: user.id,
      action: 'mail.test',
      subject: 'mail',
      subjectId: null,
      label: 'Test email',
      before: null,
      after: null,
    });
    const mail = db.state.guide?.steps.find(({ id }) => id === 'mail');
    if (mail) mail.done = true;
    return { status: 200, body: { accepted: true, to: user.email, answer: '250 2.0.0 Ok: queued as 5F2C1A0B' } };
  },
});
