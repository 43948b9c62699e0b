import type { MockApi } from '../../../mocks/api.ts';
import type { StoredNewsletter } from '../../../mocks/store/newsletter-state.ts';

const NOTHING = { subject: '', content: '' };
const FIGURES = {
  recipients: 0,
  sent: 0,
  skipped: 0,
  failed: 0,
  unconfirmed: 0,
  returned: 0,
  complaints: 0,
  unsubscribed: 0,
};

const toId = (end: number) => `3c1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a5${end}`;

const sample = (end: number, values: Partial<StoredNewsletter>): StoredNewsletter => ({
  id: toId(end),
  version: 1,
  texts: {
    en: {
      subject: 'What a calendar has to get right',
      content:
        'Hello,\n\nthe new calendar knows where you are. It shows **sehri and iftar to the minute**, for all 64 districts.\n\n- Works without a connection\n- Counts down on the lock screen\n\n[Read the article](/blog/what-a-calendar-has-to-get-right)\n\nWrite to us if a time is wrong where you live. We read everything.',
    },
    bn: NOTHING,
  },
  audience: {
    language: null,
    owns_product_id: null,
    lacks_product_id: null,
    outdated_product_id: null,
    plan_ends_within_days: null,
    countries: [],
    has_bought: null,
  },
  status: 'draft',
  archived: false,
  figures: FIGURES,
  scheduled_for: null,
  began_at: null,
  finished_at: null,
  updated_at: '2026-11-20T09:00:00Z',
  created_at: '2026-11-20T09:00:00Z',
  problem: null,
  problems: [],
  ...values,
});

export const SAMPLE_IDS = {
  draft: toId(1),
  scheduled: toId(2),
  sending: toId(3),
  sent: toId(4),
  paused: toId(5),
} as const;

const BANGLA = {
  subject: 'নতুন সংস্করণ এসেছে',
  content: 'প্রিয় পাঠক,\n\nক্যালেন্ডারের নতুন সংস্করণ এখন ডাউনলোড করা যাবে।\n\n[কী কী নতুন](/product/1/changelog)',
};
const STARTED = { began_at: '2026-11-18T04:00:00Z', version: 3 };

/** Newsletters in every state, and two confirmed subscribers. */
export function withNewsletters(api: MockApi): void {
  const english = sample(0, {}).texts.en;
  api.db.state.subscribers = ['rina@example.com', 'omar@example.com'].map((email, index) => ({
    id: `7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a5${index}`,
    email,
    status: 'confirmed',
    created_at: '2026-11-01T10:00:00Z',
    confirmed_at: '2026-11-01T10:05:00Z',
    unsubscribed_at: null,
  }));
  api.db.state.newsletters = [
    sample(1, {}),
    sample(2, {
      status: 'scheduled',
      scheduled_for: '2030-01-10T03:30:00Z',
      texts: { en: { subject: 'Ramadan Calendar 2.4 is out', content: english.content }, bn: BANGLA },
    }),
    sample(3, {
      ...STARTED,
      status: 'sending',
      texts: { en: { subject: 'Five drawings from the river', content: english.content }, bn: BANGLA },
      figures: { ...FIGURES, recipients: 12_480, sent: 7_204, skipped: 3, returned: 12, unsubscribed: 5 },
      problem: '421 4.7.0 Too many messages, try again later',
    }),
    sample(4, {
      ...STARTED,
      status: 'sent',
      finished_at: '2026-11-18T07:31:00Z',
      figures: {
        ...FIGURES,
        recipients: 12_304,
        sent: 12_284,
        failed: 2,
        unconfirmed: 1,
        skipped: 17,
        returned: 31,
        complaints: 1,
        unsubscribed: 26,
      },
      problems: [
        {
          email: 'old.address@example.com',
          status: 'bounced',
          reason: '550 5.1.1 User unknown',
          at: '2026-11-18T04:02:00Z',
        },
        { email: 'tired@example.com', status: 'complained', reason: 'abuse', at: '2026-11-18T04:02:00Z' },
        { email: 'full@example.com', status: 'failed', reason: '552 5.2.2 Mailbox full', at: '2026-11-18T04:01:00Z' },
        { email: 'unlucky@example.com', status: 'unconfirmed', reason: '', at: '2026-11-18T04:01:00Z' },
      ],
    }),
    sample(5, {
      ...STARTED,
      status: 'paused',
      figures: { ...FIGURES, recipients: 900, sent: 300 },
    }),
  ];
}

/** The sent newsletter names a coupon, with which two orders were placed since. */
export function nameCoupon({ db: { state } }: MockApi): void {
  const sent = state.newsletters.find(({ id }) => id === SAMPLE_IDS.sent);
  if (sent) sent.texts = { ...sent.texts, en: { ...sent.texts.en, subject: 'A quarter off until Friday: RIVER25' } };
  state.coupons.push({
    id: toId(9),
    version: 1,
    code: 'RIVER25',
    kind: 'percent',
    value: 25,
    products: [],
    endsAt: null,
    limit: null,
    active: true,
    created_at: '2026-11-10T09:00:00Z',
  });
  for (const [index, order] of state.orders.slice(0, 2).entries()) {
    const coupon = { code: 'RIVER25', discount: 5.83 };
    Object.assign(order, { status: 'completed', amount: 17.49, coupon, created_at: `2026-11-19T0${index}:00:00Z` });
  }
}

/** The team has named an audience. */
export function saveAudience({ db: { state } }: MockApi): void {
  const audience = { ...sample(0, {}).audience, language: 'bn' as const, has_bought: true };
  state.savedAudiences = { items: [{ name: 'Bangla readers who bought', audience }], version: 2 };
}
