import type { SubscriberList, SubscriberState } from '../../../contract/generated/model.ts';
import { CSV_HEADERS, toCsvLine } from '../../../contract/rules/csv.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';

type Query = { list?: SubscriberList | undefined; search?: string | undefined; status?: SubscriberState | undefined };

const searchSubscribers = (db: MockDb, query: Query) =>
  db.state.subscribers
    .filter(({ list }) => (list ?? 'newsletter') === (query.list ?? 'newsletter'))
    .filter(({ status }) => !query.status || status === query.status)
    .filter(({ email }) => matchesSearch(query.search, email))
    .map(({ id, email, status, created_at, confirmed_at }) => ({
      id,
      email,
      status,
      created_at: created_at,
      confirmed_at: confirmed_at,
    }))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));

type Operations = 'adminListSubscribers' | 'adminExportSubscribers' | 'adminDeleteSubscriber';

export const createAdminSubscribersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListSubscribers: ({ query }) => ({
    status: 200,
    body: toPage(searchSubscribers(db, query), query.page, query.limit ?? 20),
  }),

  adminExportSubscribers: ({ query }) => {
    const lines = searchSubscribers(db, query).map(({ email, status, created_at, confirmed_at }) =>
      toCsvLine([email, status, created_at, confirmed_at]),
    );
    return csvFile(query.list === 'waitlist' ? 'waitlist.csv' : 'subscribers.csv', [CSV_HEADERS.subscribers, ...lines]);
  },

  adminDeleteSubscriber: ({ user, params, query }) => {
    const before = db.state.subscribers.length;
    db.state.subscribers = db.state.subscribers.filter(
      ({ id, list }) => id !== params.id || (list ?? 'newsletter') !== (query.list ?? 'newsletter'),
    );
    if (db.state.subscribers.length === before) return notFound(REFUSALS.subscriberGone);
    const auditEntry = {
      actorId: user.id,
      subject: 'subscriber',
      subjectId: params.id,
      label: query.list === 'waitlist' ? 'Waitlist subscriber' : 'Newsletter subscriber',
    };
    recordChange(db, { ...auditEntry, action: 'subscriber.delete', before: null, after: null });
    return { status: 204 };
  },
});
