import type { Random } from '../../../packages/conformance/src/random.ts';
import type { Pool, Ref, Step, StepMaker } from './id-pool.ts';

const CORRECTIONS = [5, 0.1, 10_000, -0.01, -5, -19.99, -10_000, 0, 0.001, 10_001, '5'];
const REASONS = ['Welcome gift', 'Charged twice', ' ', 'x'.repeat(201)];
const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled', 'refunded', 'lost'];
const COMMENT_STATUSES = ['approved', 'spam', 'approved', 'pending', 'read'];
const QUESTIONS = ['Do you work at weekends?', 'আপনারা কি ছুটির দিনে কাজ করেন?', ' ', 'x'.repeat(201)];
const COMMENTS = ['Clear and short.', '<b>ধন্যবাদ</b>', ' ', 'x'.repeat(2001)];

const ref = (pool: Pool, random: Random): Ref => ({ pool, nth: random.int(0, 3) });
/** The customer of the sequence: the only account that is modified. */
const person = { id: { pool: 'person', nth: 0 } } as const;
const version = (random: Random) => random.pick([1, 1, 2, 3]);
const question = (random: Random) => ({
  question: random.pick(QUESTIONS),
  answer: 'On Fridays we rest.',
  published: random.int(0, 1) === 1,
});

const admin = (weight: number, make: (random: Random) => Step): StepMaker => ({
  weight,
  make: (random) => ({ ...make(random), byAdmin: true }),
});

/** The super-admin's actions on a customer, their orders and comments, and on the questions of the home page. */
export const adminStepMakers: StepMaker[] = [
  admin(3, (r) => ({
    operation: 'adminAdjustUserWallet',
    params: person,
    body: { amount: r.pick(CORRECTIONS), reason: r.pick(REASONS) },
  })),
  admin(1, () => ({ operation: 'adminGetUserWallet', params: person })),
  admin(2, (r) => ({
    operation: 'adminUpdateUser',
    params: person,
    body: {
      name: r.pick(['Rafi Karim', 'রাফি', ' ']),
      email: 'SELF',
      role: 'customer',
      status: r.pick(['active', 'active', 'suspended']),
      version: version(r),
    },
  })),
  admin(1, () => ({ operation: 'adminDeleteUser', params: person })),
  admin(2, () => ({ operation: 'adminRestoreUser', params: person })),
  admin(2, (r) => ({
    operation: 'adminListOrders',
    query: { search: 'SELF', ...r.pick<Record<string, string | number>>([{}, { status: 'refunded' }, { limit: 0 }]) },
  })),
  admin(2, (r) => ({ operation: 'adminGetOrder', params: { id: ref('order', r) } })),
  admin(4, (r) => ({
    operation: 'adminSetOrderStatus',
    params: { id: ref('order', r) },
    body: { from: r.pick(['completed', 'completed', ...ORDER_STATUSES]), status: r.pick(ORDER_STATUSES) },
  })),
  { weight: 2, make: (r) => ({ operation: 'createComment', params: { id: '3' }, body: { text: r.pick(COMMENTS) } }) },
  { weight: 1, make: (r) => ({ operation: 'deleteComment', params: { id: ref('comment', r) } }) },
  { weight: 1, make: (r) => ({ operation: 'listComments', params: { id: '3' }, signedOut: r.int(0, 1) === 1 }) },
  admin(2, (r) => ({
    operation: 'adminModerateComment',
    params: { id: ref('comment', r) },
    body: { status: r.pick(COMMENT_STATUSES) },
  })),
  admin(1, (r) => ({ operation: 'adminDeleteComment', params: { id: ref('comment', r) } })),
  admin(2, (r) => ({ operation: 'adminCreateFaq', body: question(r) })),
  admin(2, (r) => ({
    operation: 'adminUpdateFaq',
    params: { id: ref('faq', r) },
    body: { ...question(r), version: version(r) },
  })),
  admin(1, (r) => ({ operation: 'adminDeleteContent', params: { kind: 'faqs', id: ref('faq', r) } })),
  admin(1, (r) => ({ operation: 'adminRestoreContent', params: { kind: 'faqs', id: ref('faq', r) } })),
];

/** What the administration must answer equally at the end of a sequence. */
export const adminReads: Step[] = [
  { operation: 'adminGetUserWallet', params: person, byAdmin: true },
  { operation: 'adminListOrders', query: { search: 'SELF' }, byAdmin: true },
  { operation: 'adminListFaqs', byAdmin: true },
  { operation: 'listComments', params: { id: '3' }, signedOut: true },
];
