import type { SubscriberList, SubscriberState } from '../../../contract/generated/model.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { clearWebhookBodies } from '../../store/erase-webhook-bodies.ts';
import { createEntries } from '../kit/collection.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';

type Query = { list?: SubscriberList | undefined; search?: string | undefined; status?: SubscriberState | undefined };

const listOf = ({ list = 'newsletter' }: { list?: SubscriberList | undefined }) => list;

const searchSubscribers = (db: MockDb, query: Query) =>
  db.state.subscribers
    .filter((subscriber) => listOf(subscriber) === listOf(query))
    .filter(({ status }) => !query.status || status === query.status)
    .filter(({ email }) => matchesSearch(query.search, email))
    .map(({ list: _list, unsubscribed_at: _at, ...subscriber }) => subscriber)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));

type Operations = 'adminListSubscribers' | 'adminExportSubscribers' | 'adminDeleteSubscriber';

export const createAdminSubscribersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListSubscribers: ({ query }) => ({
    status: 200,
    body: toPage(searchSubscribers(db, query), query.page, query.limit ?? 20),
  }),

  adminExportSubscribers: ({ query, call }) => {
    const lines = searchSubscribers(db, query).map(({ email, status, created_at, confirmed_at }) =>
      toCsvLine([email, status, created_at, confirmed_at]),
    );
    const name = query.list === 'waitlist' ? 'waitlist.csv' : 'subscribers.csv';
    return csvFile(name, [csvHeader('subscribers', call.language), ...lines]);
  },

  adminDeleteSubscriber: (call) => {
    const response = createEntries(db, {
      rows: () => db.state.subscribers,
      isOwn: (subscriber) => listOf(subscriber) === listOf(call.query),
      gone: REFUSALS.subscriberGone,
      toItem: (subscriber) => subscriber,
      audit: {
        subject: 'subscriber',
        label: ({ list }) => (list === 'waitlist' ? 'Waitlist subscriber' : 'Newsletter subscriber'),
        fields: () => null,
      },
    }).remove(call);
    if (response.status === 204) clearWebhookBodies(db, new Set([call.params.id]));
    return response;
  },
});
