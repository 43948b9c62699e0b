import type { Random } from '../../../packages/conformance/src/random.ts';
import type { Step, StepMaker } from './id-pool.ts';

const TEXTS = ['Rafi', ' ', '', 'x'.repeat(6000), 5, null, undefined];
const MAILS = ['rafi', 'rafi@example.com', ' ', undefined, 7];
const KINDS = ['home', 'castle', undefined];

/** A body with valid, invalid or missing fields, and occasionally an unknown one. */
const body = (random: Random, fields: Record<string, readonly unknown[]>) => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, random.pick(values)])),
  ...(random.int(0, 3) === 0 ? { surprise: 1 } : {}),
});

const wrongId = (random: Random) => ({ id: random.pick(['x', '0', '1.0', '7b1f3c52']) });
const key = (random: Random) => ({ 'idempotency-key': random.pick(['with space', 'k'.repeat(256), 'fine']) });

/** Invalid requests: every problem is reported equally, and in the same order. */
export const mistakeMakers: StepMaker[] = [
  {
    weight: 2,
    make: (r): Step => ({
      operation: 'createAddress',
      body: body(r, { type: KINDS, street: TEXTS, city: TEXTS, state: TEXTS, country: TEXTS }),
    }),
  },
  {
    weight: 2,
    make: (r): Step => ({
      operation: 'sendContactMessage',
      body: body(r, { name: TEXTS, email: MAILS, subject: TEXTS, message: TEXTS }),
      signedOut: true,
    }),
  },
  { weight: 1, make: (r): Step => ({ operation: 'deleteAddress', params: wrongId(r) }) },
  {
    weight: 2,
    make: (r): Step => ({
      operation: 'adminAdjustUserWallet',
      params: wrongId(r),
      headers: key(r),
      body: body(r, { amount: [0.001, 5, '5', undefined], reason: TEXTS }),
      byAdmin: true,
    }),
  },
  {
    weight: 1,
    make: (r): Step => ({
      operation: 'addFunds',
      headers: key(r),
      body: body(r, { amount: [0.001, '5', undefined, 1e9] }),
    }),
  },
  {
    weight: 1,
    make: (r): Step => ({
      operation: 'listProducts',
      query: r.pick<Record<string, string | number>>([
        { sort: 'price', page: 0, limit: 900 },
        { search: '', surprise: 1 },
        { page: 'two', search: 'x'.repeat(101) },
      ]),
      signedOut: true,
    }),
  },
  {
    weight: 1,
    make: (r): Step => ({
      operation: 'adminCreateUser',
      body: body(r, { name: ['', undefined, 5], email: MAILS, role: ['customer', 'owner'], status: ['active', null] }),
      byAdmin: true,
    }),
  },
];
