import type { User } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { administrator as tanvir } from '../../demo/content/administrator.ts';
import { translatedCannedTexts } from '../../demo/content/bn/conversations.ts';
import { conversation, customerNote } from '../../demo/content/conversations.ts';
import { customer as nadia } from '../../demo/content/customer.ts';
import { libraryPictures } from '../../demo/content/library.ts';
import { messages } from '../../demo/content/messages.ts';
import { createRandom, type Random } from '../../packages/conformance/src/random.ts';
import { emptyAffiliates } from './affiliates.ts';
import { seedCalls } from './calls.ts';
import { seedCaseStudies } from './case-studies.ts';
import { seedArticles, seedBanner, seedLists } from './content.ts';
import type { ConversationStore, StoredConversation } from './conversations.ts';
import { seedIndexing } from './indexing.ts';
import { seedMailState } from './mail-state.ts';
import { seedNewsletters } from './newsletters.ts';
import { seedPages } from './pages.ts';
import { defaultPaymentSettings } from './payments.ts';
import { seedReaders } from './readers.ts';
import { defaultReminderPlan } from './reminders.ts';
import { seedReviews } from './reviews.ts';
import { seedActivity } from './seed-activity.ts';
import { seedContent } from './seed-content.ts';
import { seedCustomer } from './seed-customer.ts';
import { withDemoCustomers } from './seed-demo-customers.ts';
import { seedReleases } from './seed-releases.ts';
import { emptyProviders } from './sign-in-providers.ts';
import type { Account, MockState, StoredCustomerNote, StoredLibraryPicture } from './state.ts';
import { seedSystem } from './system.ts';
import { seedTranslations } from './translations.ts';
import { seedVisits } from './visits.ts';

const STATES = { new: 'open', answered: 'closed', spam: 'spam' } as const;

/** Messages from before the demo starts: through the contact form, and from its customer. */
const seedConversations = (
  now: number,
  { customer, admin }: { customer: Account; admin: Account },
): ConversationStore => {
  const random = createRandom(20_261_122);
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  const defaults = {
    assigneeId: null,
    orderId: null,
    language: 'en' as const,
    version: 1,
    read: 0,
    firstAnswerAt: null,
    topic: 'general' as const,
  };
  const storedMessages = messages.map(({ hours, name, email, subject, message, status }): StoredConversation => {
    const [id, at] = [random.uuid(), ago(hours)];
    return {
      ...defaults,
      id,
      userId: null,
      name,
      email,
      subject,
      channel: 'form',
      status: STATES[status],
      created_at: at,
      updated_at: at,
      messages: [{ id: random.uuid(), kind: 'person', authorId: null, text: message, created_at: at }],
    };
  });
  const [first, last] = [conversation.messages[0], conversation.messages[1]];
  const { id: userId, name, email } = customer.user;
  const own: StoredConversation = {
    ...defaults,
    id: random.uuid(),
    userId,
    name,
    email,
    subject: conversation.subject,
    channel: 'account',
    status: 'waiting',
    assigneeId: admin.user.id,
    version: 2,
    firstAnswerAt: ago(last.hours),
    created_at: ago(first.hours),
    updated_at: ago(last.hours),
    messages: conversation.messages.map(({ from, hours, text }) => ({
      id: random.uuid(),
      kind: from,
      authorId: from === 'studio' ? admin.user.id : null,
      text,
      created_at: ago(hours),
    })),
  };
  return {
    conversations: [...storedMessages, own],
    conversationFiles: [],
    conversationLinks: {},
    cannedTexts: translatedCannedTexts().map((text) => ({ id: random.uuid(), ...text })),
  };
};

/** The team's note about the demo's customer. */
function seedNote(now: number, { customer, admin }: { customer: Account; admin: Account }): StoredCustomerNote {
  const at = new Date(now - customerNote.hours * 3_600_000).toISOString();
  const people = { userId: customer.user.id, authorId: admin.user.id };
  const id = createRandom(20_261_128).uuid();
  return { id, ...people, text: customerNote.text, created_at: at, updated_at: at, version: 1 };
}

/** The pictures of the demo content, as the backend seeds them into its library. */
const seedPictures = (now: number): StoredLibraryPicture[] => {
  const random = createRandom(20_261_121);
  return libraryPictures().map((picture, index) => ({
    ...picture,
    id: random.uuid(),
    uploaded: false,
    size_bytes: null,
    created_at: new Date(now - 86_400_000 - index * 1000).toISOString(),
  }));
};

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
  const admin = account(random, tanvir.name, ADMIN.email, ADMIN.password, daysAgo(tanvir.accountAgeDays), true);
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
    apiKeys: [],
    webhooks: [],
    webhookDeliveries: [],
    webhookEvents: null,
    redirects: [],
    timelineNotes: [],
    ...emptyAffiliates(),
    ...seedIndexing(),
    factors: {},
    challenges: {},
    passkeys: [],
    passkeyChallenges: {},
    ...emptyProviders(),
    confirmations: {},
    deletions: {},
    exports: {},
    exportGrants: {},
    invitations: [],
    guests: {},
    guestLinks: {},
    guestEmailLinks: {},
    gifts: {},
    giftLinks: {},
    lineGrants: {},
    seats: [],
    refundedSeats: {},
    contractWithdrawals: {},
    refundRequests: [],
    briefs: {},
    leads: [],
    quotes: [],
    milestoneDrafts: [],
    projectPages: [],
    organisations: [],
    people: [],
    workEntries: [],
    workTimers: [],
    carePlans: [],
    projectHours: {},
    ...seedCalls(),
    ...seedCustomer(customer.user.id, content.catalogue, random, now),
    payments: [],
    refunds: [],
    givenPlans: {},
    planChanges: [],
    renewals: [],
    paymentSettings: defaultPaymentSettings(),
    exchangeRates: [],
    licences: [],
    signingKey: null,
    licencePool: [],
    ...seedReleases(content.catalogue, now),
    revoked: {},
    invoices: [],
    invoiceDrafts: [],
    directInvoices: {},
    reminderPlan: defaultReminderPlan(),
    invoiceReminders: {},
    invoiceSchedules: [],
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
    ...seedCaseStudies(),
    translations: seedTranslations(),
    articleAddresses: {},
    revisions: [],
    workingCopies: {},
    sectionDrafts: {},
    formerAddresses: {},
    ...seedConversations(now, { customer, admin }),
    customerNotes: [seedNote(now, { customer, admin })],
    saved: {},
    carts: {},
    networkCountry: null,
    bundles: [],
    cartBundles: {},
    pictures: seedPictures(now),
    pictureFiles: {},
    remembered: {},
    resets: {},
    outbox: [],
    mails: [],
    ...seedMailState(),
    ...seedNewsletters(),
    audit: [],
    savedViews: [],
    listLayouts: {},
    system: seedSystem(now),
    ...seedVisits(toBusinessTime(new Date(now), seedMailState().mailSettings.time_zone).day),
    guide: null,
    demo: true,
  };
  const complete = withDemoCustomers(state, now);
  return { ...complete, audit: seedActivity(complete, now) };
};
