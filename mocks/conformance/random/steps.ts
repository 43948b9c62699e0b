import type { Random } from '../../../packages/conformance/src/random.ts';
import type { Pool, Ref, Step, StepMaker } from './id-pool.ts';
import { adminReads, adminStepMakers } from './steps-admin.ts';
import { mistakeMakers } from './steps-mistakes.ts';

const AMOUNTS = [0.01, 0.1, 0.2, 5, 9.99, 19.99, 25.5, 100, 10_000, 0, -5, 0.001, 10_000.01, '5', null];
const TIERS = ['Free', 'Pro', 'Complete', 'Studio', 'Platinum', ''];
const WORDS = ['calendar', 'RAMADAN', 'design', '%', '_', "'", 'বাংলা', 'zzz'];
const NAMES = ['Nadia', ' Rafi Karim ', 'রাফি', ' ', 'x'.repeat(101)];

const ref = (pool: Pool, random: Random): Ref => ({ pool, nth: random.int(0, 5) });
const productId = (random: Random) => random.pick(['1', '2', '3', '4', '5', '6', '7', '0', 'x']);
/** Few keys, so that some are reused: with the same call, and with another. */
const key = (random: Random): Pick<Step, 'headers'> =>
  random.int(0, 3) === 0 ? { headers: { 'idempotency-key': random.pick(['a', 'b', 'c', 'with space']) } } : {};

const address = (random: Random) => ({
  type: random.pick(['home', 'office', 'home', 'castle']),
  street: random.pick(['12 Kazla Road', ' 21 Saheb Bazar ', '১২ পদ্মা', ' ']),
  city: 'Rajshahi',
  ...random.pick([{}, { state: null }, { state: ' ' }, { postal_code: '6204' }, { postalCode: '6204' }]),
  country: 'Bangladesh',
});

const page = (random: Random): Record<string, string | number> =>
  random.pick<Record<string, string | number>>([
    {},
    {},
    { limit: 2 },
    { page: 2, limit: 2 },
    { limit: 0 },
    { page: 'x' },
    { unknown: 1 },
  ]);

/** Reads and writes of a visitor and a customer. A new area adds its steps here. */
const ownStepMakers: StepMaker[] = [
  { weight: 5, make: (r) => ({ operation: 'addFunds', body: { amount: r.pick(AMOUNTS) }, ...key(r) }) },
  { weight: 4, make: (r) => ({ operation: 'withdrawFunds', body: { amount: r.pick(AMOUNTS) }, ...key(r) }) },
  {
    weight: 5,
    make: (r) => ({ operation: 'createOrder', body: { product_id: r.int(1, 7), tier: r.pick(TIERS) }, ...key(r) }),
  },
  { weight: 3, make: (r) => ({ operation: 'createAddress', body: address(r) }) },
  { weight: 2, make: (r) => ({ operation: 'updateAddress', params: { id: ref('address', r) }, body: address(r) }) },
  { weight: 2, make: (r) => ({ operation: 'setDefaultAddress', params: { id: ref('address', r) } }) },
  { weight: 2, make: (r) => ({ operation: 'deleteAddress', params: { id: ref('address', r) } }) },
  { weight: 2, make: (r) => ({ operation: 'getOrder', params: { id: ref('order', r) } }) },
  { weight: 2, make: (r) => ({ operation: 'getDownloadFile', params: { id: ref('download', r) } }) },
  { weight: 2, make: (r) => ({ operation: 'saveProduct', params: { id: productId(r) } }) },
  { weight: 1, make: (r) => ({ operation: 'unsaveProduct', params: { id: productId(r) } }) },
  { weight: 1, make: () => ({ operation: 'markNotificationsRead' }) },
  { weight: 1, make: (r) => ({ operation: 'searchAccount', query: { q: r.pick(WORDS) } }) },
  { weight: 1, make: (r) => ({ operation: 'listTransactions', query: page(r) }) },
  { weight: 1, make: (r) => ({ operation: 'listNotifications', query: page(r) }) },
  {
    weight: 1,
    make: (r) => ({ operation: 'listProducts', query: { ...page(r), search: r.pick(WORDS) }, signedOut: true }),
  },
  { weight: 1, make: (r) => ({ operation: 'getProduct', params: { id: productId(r) }, signedOut: true }) },
  {
    weight: 1,
    make: (r) => ({ operation: 'updateProfile', body: { name: r.pick(NAMES), email: 'SELF', address: r.pick(NAMES) } }),
  },
  { weight: 1, make: () => ({ operation: 'getSession' }) },
  { weight: 1, make: (r) => ({ operation: 'listOrders', signedOut: r.int(0, 1) === 1 }) },
  { weight: 1, make: () => ({ operation: 'logout' }) },
];

export const stepMakers: StepMaker[] = [...ownStepMakers, ...adminStepMakers, ...mistakeMakers];

/** The first call at the end of a sequence: also signs in again after a sign-out. */
export const signedIn: Step = { operation: 'getSession' };

/** What both servers must then answer equally, called concurrently. */
export const finalReads: Step[] = [
  { operation: 'getWalletBalance' },
  { operation: 'listTransactions', query: { limit: 50 } },
  { operation: 'listOrders' },
  { operation: 'listDownloads' },
  { operation: 'listAddresses' },
  { operation: 'listSavedProducts' },
  { operation: 'listNotifications', query: { limit: 50 } },
  { operation: 'getDashboardSummary' },
  ...adminReads,
];
