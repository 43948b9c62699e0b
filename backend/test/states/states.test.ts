import { afterAll, beforeAll } from 'vitest';
import { EVERYONE } from '../../../contract/rules/newsletters.ts';
import { CONVERSATION_STATES } from '../../../contract/states/conversations.ts';
import { NEWSLETTER_STATES } from '../../../contract/states/newsletters.ts';
import { ORDER_STATES } from '../../../contract/states/orders.ts';
import { PAYOUT_STATES } from '../../../contract/states/payouts.ts';
import { QUOTE_STATES } from '../../../contract/states/quotes.ts';
import { RELEASE_STATES } from '../../../contract/states/releases.ts';
import { createOffer, createOrder, creditWallet } from '../factories/commerce.ts';
import { BKASH, createWithdrawal } from '../factories/payouts.ts';
import { createQuote, quoteContent } from '../factories/quotes.ts';
import { releaseInput } from '../factories/releases.ts';
import { dayIn } from '../support/today.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { tryStates } from './try-states.ts';

type Headers = Record<string, string>;
const HOUR = 60 * 60 * 1000;

let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const send = async (method: 'post' | 'put' | 'delete', path: string, body: object = {}, headers: Headers = admin) =>
  app.http[method](`/api/${path}`).set(headers).send(body);
const status = async (request: ReturnType<typeof send>) => (await request).status;
const read = async (path: string, headers: Headers = admin) =>
  (await app.http.get(`/api/${path}`).set(headers).expect(200)).body;
/** Runs a step that must succeed. */
const succeed = async (request: ReturnType<typeof send>) => {
  const { status: code, body } = await request;
  if (code >= 300) throw new Error(`${code}: ${body.message}`);
  return body;
};
const inAnHour = () => new Date(app.clock.now().getTime() + HOUR).toISOString();

type Withdrawal = Awaited<ReturnType<typeof createWithdrawal>>;
const readPayout = async ({ payout }: Withdrawal) => (await read(`admin/payouts/${payout.id}`)).status;
const decide = async (withdrawal: Withdrawal, to: string, body: object = {}) => {
  const from = await readPayout(withdrawal);
  return send('put', `admin/payouts/${withdrawal.payout.id}/status`, { from, status: to, ...body });
};
const payoutEvents = {
  approve: (payout: Withdrawal) => decide(payout, 'approved', { account_number: BKASH.number }),
  pay: (payout: Withdrawal) => decide(payout, 'paid', { paid_reference: 'BKX7Q2M1', account_number: BKASH.number }),
  refuse: (payout: Withdrawal) => decide(payout, 'refused', { reason: 'Wrong account' }),
  cancel: ({ payout, headers }: Withdrawal) => send('post', `wallet/payouts/${payout.id}/cancel`, {}, headers),
};
tryStates(PAYOUT_STATES, {
  create: async (state) => {
    const withdrawal = await createWithdrawal(app);
    if (state === 'approved') await succeed(payoutEvents.approve(withdrawal));
    if (state === 'paid') await succeed(payoutEvents.pay(withdrawal));
    if (state === 'refused') await succeed(payoutEvents.refuse(withdrawal));
    if (state === 'cancelled') await succeed(payoutEvents.cancel(withdrawal));
    return withdrawal;
  },
  cause: {
    approve: (payout) => status(payoutEvents.approve(payout)),
    pay: (payout) => status(payoutEvents.pay(payout)),
    refuse: (payout) => status(payoutEvents.refuse(payout)),
    cancel: (payout) => status(payoutEvents.cancel(payout)),
  },
  read: readPayout,
});

type Purchase = { id: string; headers: Headers };
const readOrder = async ({ id }: Purchase) => (await read(`admin/orders/${id}`)).status;
const setOrderStatus = async (purchase: Purchase, to: string) => {
  const from = await readOrder(purchase);
  return send('put', `admin/orders/${purchase.id}/status`, { from, status: to });
};
const refundInPart = async ({ id }: Purchase) => {
  const refund = { amount: 4, to: 'wallet', reason: 'A part was missing', withdraw: false };
  const { refunds } = await read(`admin/orders/${id}`);
  const refunded = refunds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  return send('post', `admin/orders/${id}/refunds`, { ...refund, refunded });
};
tryStates(ORDER_STATES, {
  create: async (state) => {
    const { user, headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    await creditWallet(app.db, user.id, 1_000);
    const ordered = { product_id: product.id, product_name: product.title, tier: 'Pro', amount_cents: 999 };
    if (state === 'completed' || state === 'refunded') {
      const { id } = await succeed(send('post', 'orders', { product_id: product.id, tier: 'Pro' }, headers));
      if (state === 'refunded') await succeed(setOrderStatus({ id, headers }, 'refunded'));
      return { id, headers };
    }
    const { id } = await createOrder(app.db, user.id, { ...ordered, status: 'pending' });
    if (state === 'processing') await succeed(setOrderStatus({ id, headers }, 'processing'));
    if (state === 'cancelled') await succeed(setOrderStatus({ id, headers }, 'cancelled'));
    return { id, headers };
  },
  cause: {
    process: (order) => status(setOrderStatus(order, 'processing')),
    complete: (order) => status(setOrderStatus(order, 'completed')),
    cancel: (order) => status(setOrderStatus(order, 'cancelled')),
    refund: (order) => status(setOrderStatus(order, 'refunded')),
    'refund in part': (order) => status(refundInPart(order)),
  },
  read: readOrder,
});

type Release = { path: string; id: string };
const findRelease = async ({ path, id }: Release) =>
  (await read(path)).find((release: { id: string }) => release.id === id);
const publish = async (release: Release, at: string | null = null) => {
  const { revision } = await findRelease(release);
  return send('post', `${release.path}/${release.id}/publish`, { revision, at });
};
const withdrawRelease = async (release: Release) => {
  const { revision } = await findRelease(release);
  return send('post', `${release.path}/${release.id}/withdraw`, { revision });
};
tryStates(RELEASE_STATES, {
  create: async (state) => {
    const { id: product } = await createOffer(app.db, app.deps.storage);
    const path = `admin/products/${product}/releases`;
    const release = { path, id: (await succeed(send('post', path, await releaseInput(app)))).id };
    if (state === 'scheduled') await succeed(publish(release, inAnHour()));
    if (state === 'published' || state === 'withdrawn') await succeed(publish(release));
    if (state === 'withdrawn') await succeed(withdrawRelease(release));
    return release;
  },
  cause: {
    publish: (release) => status(publish(release)),
    schedule: (release) => status(publish(release, inAnHour())),
    'time comes': async () => {
      app.clock.advance(HOUR + 1_000);
      await app.deps.jobs.add('releases.publish', {});
      await app.background.idle();
      app.clock.reset();
      return undefined;
    },
    withdraw: (release) => status(withdrawRelease(release)),
  },
  read: async (release) => (await findRelease(release)).status,
});

type Conversation = { id: string; headers: Headers };
const reply = async ({ id }: Conversation, values: object) => {
  const { version } = await read(`admin/conversations/${id}`);
  return send('post', `admin/conversations/${id}/messages`, { text: 'Thank you', note: false, version, ...values });
};
const setConversationStatus = async ({ id }: Conversation, to: string) => {
  const { version } = await read(`admin/conversations/${id}`);
  return send('put', `admin/conversations/${id}`, { status: to, assigneeId: null, version });
};
tryStates(CONVERSATION_STATES, {
  create: async (state) => {
    const { headers } = await app.signedIn();
    const message = { subject: 'The alarm stays silent', text: 'What can I do?' };
    const { id } = await succeed(send('post', 'conversations', message, headers));
    if (state === 'waiting') await succeed(reply({ id, headers }, {}));
    if (state === 'closed' || state === 'spam') await succeed(setConversationStatus({ id, headers }, state));
    return { id, headers };
  },
  cause: {
    write: ({ id, headers }) => status(send('post', `conversations/${id}/messages`, { text: 'And now?' }, headers)),
    reply: (conversation) => status(reply(conversation, {})),
    'reply and close': (conversation) => status(reply(conversation, { close: true })),
    note: (conversation) => status(reply(conversation, { note: true })),
    open: (conversation) => status(setConversationStatus(conversation, 'open')),
    close: (conversation) => status(setConversationStatus(conversation, 'closed')),
    'mark as spam': (conversation) => status(setConversationStatus(conversation, 'spam')),
  },
  read: async ({ id }) => (await read(`admin/conversations/${id}`)).status,
});

const EMAIL = { subject: 'A new calendar', content: 'Read all of it.' };
const newsletterInput = { texts: { en: EMAIL, bn: { subject: '', content: '' } }, audience: EVERYONE };
const sendNewsletter = async (id: string, at: string | null = null) => {
  const { version } = await read(`admin/newsletters/${id}`);
  return send('post', `admin/newsletters/${id}/send`, { version, at });
};
const setNewsletterStatus = (id: string, to: string) => send('put', `admin/newsletters/${id}/status`, { status: to });
tryStates(NEWSLETTER_STATES, {
  create: async (state) => {
    await app.db.deleteFrom('newsletter_subscribers').execute();
    const subscriber = { email: 'nadia@example.com', language: 'en', status: 'confirmed' } as const;
    await app.db.insertInto('newsletter_subscribers').values(subscriber).execute();
    const { id } = await succeed(send('post', 'admin/newsletters', newsletterInput));
    if (state === 'draft') return id;
    if (state === 'scheduled') await succeed(sendNewsletter(id, inAnHour()));
    else await succeed(sendNewsletter(id));
    if (state === 'paused' || state === 'stopped') await succeed(setNewsletterStatus(id, state));
    if (state === 'sent') await app.background.idle();
    return id;
  },
  cause: {
    send: (id) => status(sendNewsletter(id)),
    schedule: (id) => status(sendNewsletter(id, inAnHour())),
    'cancel the schedule': (id) => status(setNewsletterStatus(id, 'draft')),
    pause: (id) => status(setNewsletterStatus(id, 'paused')),
    resume: (id) => status(setNewsletterStatus(id, 'sending')),
    stop: (id) => status(setNewsletterStatus(id, 'stopped')),
    edit: async (id) => {
      const { version } = await read(`admin/newsletters/${id}`);
      return status(send('put', `admin/newsletters/${id}`, { ...newsletterInput, version }));
    },
  },
  read: async (id) => (await read(`admin/newsletters/${id}`)).status,
});

type Quote = { id: string; access: Headers };
const readQuote = ({ id }: Quote) => read(`admin/quotes/${id}`);
const newest = async (quote: Quote) => (await readQuote(quote)).versions[0]?.number ?? 1;
const sendChanged = async (quote: Quote) => {
  const { version } = await readQuote(quote);
  const draft = { ...quoteContent(), title: `Tide tables, ${version}`, validUntil: dayIn(app, 2), version };
  const saved = await send('put', `admin/quotes/${quote.id}`, draft);
  if (saved.status >= 300) return saved;
  const sent = await send('post', `admin/quotes/${quote.id}/send`, { version: saved.body.version });
  if (sent.status < 300) quote.access = { 'x-quote-token': new URL(sent.body.versions[0].link).hash.slice(1) };
  return sent;
};
const viewQuote = async (quote: Quote) =>
  send('post', 'quote-link/views', { version: await newest(quote) }, quote.access);
const acceptQuote = async (quote: Quote) => {
  const acceptance = { version: await newest(quote), selected: [], total: 5_144.99, name: 'Nadia Rahman' };
  return send('post', 'quote-link/acceptance', acceptance, quote.access);
};
const declineQuote = async (quote: Quote) =>
  send('post', 'quote-link/refusal', { version: await newest(quote), reason: '' }, quote.access);
/** The clock of the application cannot be moved that far: sessions would end. */
const passLastDay = async ({ id }: Quote) => {
  await app.db.updateTable('quote_versions').set({ valid_until: '2026-01-01' }).where('quote_id', '=', id).execute();
  return undefined;
};
tryStates(QUOTE_STATES, {
  create: async (state) => {
    const { id } = await createQuote(app, admin);
    const quote: Quote = { id, access: { 'x-quote-token': 'A'.repeat(43) } };
    if (state !== 'draft') await succeed(sendChanged(quote));
    if (state === 'opened') await succeed(viewQuote(quote));
    if (state === 'accepted') await succeed(acceptQuote(quote));
    if (state === 'declined') await succeed(declineQuote(quote));
    if (state === 'expired') await passLastDay(quote);
    return quote;
  },
  cause: {
    send: (quote) => status(sendChanged(quote)),
    read: (quote) => status(viewQuote(quote)),
    accept: (quote) => status(acceptQuote(quote)),
    decline: (quote) => status(declineQuote(quote)),
    'last day passes': passLastDay,
  },
  read: async (quote) => (await readQuote(quote)).status,
});
