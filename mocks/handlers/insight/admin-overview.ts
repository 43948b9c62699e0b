import { ownOverview, rightFor } from '../../../backend/shared/admin-rights.ts';
import { addDays } from '../../../backend/shared/calendar.ts';
import { changeOf, toOneDecimal } from '../../../backend/shared/percent.ts';
import { shopMidnight } from '../../../backend/shared/shop-day.ts';
import type { AdminOverview } from '../../generated/model.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { moved } from '../../store/conversations.ts';
import { customerOf } from '../../store/customers.ts';
import type { MockDb } from '../../store/db.ts';
import { lowPools } from '../../store/licences.ts';
import { readMoney } from '../../store/money.ts';
import { postMail } from '../../store/outbox.ts';
import { dayIn } from '../../store/shop-span.ts';

const WINDOW_DAYS = 30;
const ORDERS = 6;
const WAITING = 4;

const newest = (a: { created_at: string }, b: { created_at: string }) => b.created_at.localeCompare(a.created_at);

const latestOrders = (db: MockDb): AdminOverview['latestOrders'] =>
  [...db.state.orders]
    .sort((a, b) => newest(a, b) || b.number - a.number)
    .slice(0, ORDERS)
    .map(({ userId, id, number, product_name, amount, status, created_at }) => ({
      id,
      number,
      customer: customerOf(db, userId)?.name ?? null,
      product_name,
      amount,
      status,
      created_at,
    }));

const waitingComments = (db: MockDb): AdminOverview['waitingComments'] => {
  const pending = db.state.comments.filter(({ status }) => status === 'pending').sort(newest);
  const items = pending.slice(0, WAITING).map(({ id, userId, guestName, text, postId, created_at }) => ({
    id,
    author: (userId === null ? null : db.account(userId)?.user.name) ?? guestName ?? 'Former member',
    text,
    post_id: postId,
    post_title: db.state.posts.find((post) => post.id === postId)?.title ?? '',
    created_at,
  }));
  return { total: pending.length, items };
};

const newMessages = (db: MockDb): AdminOverview['newMessages'] => {
  const open = moved(db.state.conversations.filter(({ status }) => status === 'open'));
  const items = open
    .slice(0, WAITING)
    .map(({ id, name, subject, updated_at: created_at }) => ({ id, name, subject, created_at }));
  return { total: open.length, items };
};

export const createAdminOverviewHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminGetOverview' | 'adminFoldGuide' | 'adminSendTestMail'> => ({
  adminGetOverview: ({ user }) => {
    const zone = db.state.mailSettings.time_zone;
    const today = dayIn(db, Date.now());
    const ends = [0, 1, 2, 3].map((times) => shopMidnight(addDays(today, -times * WINDOW_DAYS), zone).toISOString());
    /** Age in periods of 30 days before the time of the figures; 0 is the current period, 4 everything older. */
    const ageOf = ({ created_at }: { created_at: string }) => ends.filter((end) => created_at < end).length;
    const counted = (rows: { created_at: string }[]) => {
      const ages = rows.map(ageOf).filter((age) => age > 0);
      const before = ages.filter((age) => age > 1).length;
      return { value: ages.length, change: changeOf(ages.length, before) };
    };
    // As in the list of users: a deleted user disappears immediately, although the deletion can be undone for an hour.
    const people = db.state.accounts.filter(({ deletedAt }) => deletedAt === undefined);
    const paid = db.state.walletEntries.filter(({ type }) => type === 'purchase' || type === 'refund');
    const cents = (matches: (age: number) => boolean) =>
      paid.filter((entry) => matches(ageOf(entry))).reduce((sum, entry) => sum - entry.cents, 0);
    const [last, second, third] = [1, 2, 3].map((wanted) => cents((age) => age === wanted)) as [number, number, number];
    const revenue = cents((age) => age > 0);
    const growth = changeOf(last, second);
    const earlier = changeOf(second, third);
    const may = (operation: OperationId) => rightFor(user.rights, operations[operation].rights) !== undefined;
    const overview: AdminOverview = {
      asOf: shopMidnight(today, zone).toISOString(),
      guide: db.state.guide,
      users: counted(people.map(({ user }) => user)),
      orders: counted(db.state.orders),
      revenue: { value: revenue / 100, change: changeOf(revenue, revenue - last) },
      growth: { value: growth, change: growth === null || earlier === null ? null : toOneDecimal(growth - earlier) },
      money: readMoney(db, { from: addDays(today, -WINDOW_DAYS), to: addDays(today, -1) }),
      latestOrders: latestOrders(db),
      waitingComments: waitingComments(db),
      newMessages: newMessages(db),
      lowLicenceKeys: lowPools(db),
    };
    return { status: 200, body: ownOverview(overview, may) };
  },

  adminFoldGuide: ({ body }) => {
    if (db.state.guide) db.state.guide.folded = body.folded;
    return { status: 204 };
  },

  adminSendTestMail: ({ user }) => {
    const { name } = db.state.site;
    const text = `Hello ${user.name},\n\nyou requested this email in the admin area. It arrived.\n\n${name}\n`;
    postMail(db, { kind: 'test', to: user.email, subject: `Test email from ${name}`, text });
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
