import type { User } from '../../contract/generated/model.ts';
import { customer as nadia } from '../../demo/content/customer.ts';
import { seedArticles, seedBanner, seedLists } from './content.ts';
import { seedMailState } from './mail-state.ts';
import { seedPages } from './pages.ts';
import { defaultPaymentSettings } from './payments.ts';
import { seedReaders } from './readers.ts';
import { seedReviews } from './reviews.ts';
import { seedContent } from './seed-content.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedCustomer } from './seed-customer.ts';
import { withDemoCustomers } from './seed-demo-customers.ts';
import { seedPictures } from './seed-pictures.ts';
import { createRandom, type Random } from './seed-random.ts';
import { seedReleases } from './seed-releases.ts';
import type { Account, MockState } from './state.ts';
import { seedSystem } from './system.ts';

export const CUSTOMER = { email: 'customer@example.com', password: 'customer-password' } as const;
const ADMIN = { email: 'admin@example.com', password: 'admin-password' } as const;

const OTHERS = [
  'Arif Hossain',
  'Farzana Akter',
  'Imran Chowdhury',
  'Jonas Weber',
  'Lamia Sultana',
  'Mehedi Hasan',
  'Priya Das',
  'Rezaul Karim',
];

const account = (
  random: Random,
  name: string,
  email: string,
  password: string,
  createdAt: string,
  admin = false,
): Account => ({
  user: {
    id: random.uuid(),
    name,
    email,
    status: 'active',
    role: admin ? 'super_admin' : 'customer',
    is_admin: admin,
    isAdmin: admin,
    rights: admin ? ['all'] : [],
    avatar: null,
    address: null,
    created_at: createdAt,
  } satisfies User,
  password,
  confirmed: true,
});

/** The initial state of a mock server: the demo. `now` (milliseconds) anchors every date. */
export const seed = (now = Date.now()): MockState => {
  const random = createRandom(20_261_120);
  const content = seedContent();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();
  const customer = account(random, nadia.name, CUSTOMER.email, CUSTOMER.password, daysAgo(412));
  customer.user.address = nadia.address;
  const admin = account(random, 'Tanvir Ahmed', ADMIN.email, ADMIN.password, daysAgo(900), true);
  const others = OTHERS.map((name, index) => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const other = account(random, name, email, 'another-password', daysAgo(20 + index * 31));
    if (index === 5) other.user.status = 'suspended';
    return other;
  });
  const state: MockState = {
    ...content,
    settings: { version: 1, updated_at: null, requireSecondFactor: false },
    ...seedReviews(),
    ...seedReaders(content.posts.map(({ id }) => id)),
    accounts: [customer, admin, ...others],
    sessions: {},
    factors: {},
    challenges: {},
    passkeys: [],
    passkeyChallenges: {},
    confirmations: {},
    deletions: {},
    exports: {},
    exportGrants: {},
    invitations: [],
    guests: {},
    guestLinks: {},
    ...seedCustomer(customer.user.id, content.catalogue, random, now),
    payments: [],
    refunds: [],
    givenPlans: {},
    planChanges: [],
    paymentSettings: defaultPaymentSettings(),
    licences: [],
    licencePool: [],
    ...seedReleases(content.catalogue, now),
    revoked: {},
    invoices: [],
    invoiceSettings: {
      sellerName: '',
      sellerAddress: '',
      sellerCountry: '',
      taxNumber: '',
      rates: [],
      pricesIncludeTax: true,
      version: 0,
    },
    billing: {},
    coupons: [],
    payouts: [],
    payoutAccounts: {},
    files: [],
    uploads: [],
    addresses: nadia.addresses.map((fields) => ({
      userId: customer.user.id,
      id: random.uuid(),
      ...fields,
      address: fields.street,
      postalCode: fields.postal_code,
    })),
    articles: seedArticles(content.posts),
    lists: seedLists(content),
    banner: seedBanner(content.site),
    pages: seedPages(),
    articleAddresses: {},
    revisions: [],
    workingCopies: {},
    formerAddresses: {},
    ...seedConversations(now, { customer, admin }),
    saved: {},
    pictures: seedPictures(now),
    pictureFiles: {},
    remembered: {},
    resets: {},
    outbox: [],
    mails: [],
    ...seedMailState(),
    audit: [],
    system: seedSystem(now),
    guide: null,
    demo: true,
  };
  return withDemoCustomers(state, now);
};
