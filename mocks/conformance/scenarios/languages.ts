import { expect } from 'vitest';
import { toText } from '../../../contract/i18n/message.ts';
import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { PROVIDER_TITLES } from '../../../contract/rules/provider-titles.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { Client } from '../client.ts';
import { demoAdmin, newCustomer, type Scenario } from '../scenario.ts';
import { offerTransfers } from './billing/payments.ts';
import { orderedCart } from './orders/cart-orders.ts';

const BANGLA = { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' };

const refusals = async (client: Client, token: string, headers: Record<string, string>) => [
  await client.call('login', { body: { email: 'nobody@example.com', password: 'not-it-either' }, headers }),
  await client.call('getProduct', { params: { id: '999999' }, headers }),
  await client.call('listOrders', { headers }),
  await client.call('withdrawFunds', { token, body: { amount: 5 }, headers }),
  await client.call('register', { body: { name: 'A', email: 'no', password: 'short' }, headers }),
];

const inLanguage = (language: Language) =>
  [REFUSALS.wrongLogin, REFUSALS.productNotFound, REFUSALS.signIn, REFUSALS.insufficientFunds].map((refusal) =>
    toText(language, refusal),
  );

export const languagesScenarios: Scenario[] = [
  {
    name: 'a refusal is in the language that the call asks for, with the same code',
    async run(client) {
      const { token } = await newCustomer(client);
      const english = await refusals(client, token, {});
      const bangla = await refusals(client, token, BANGLA);
      expect(english.slice(0, 4).map(({ message }) => message)).toEqual(inLanguage('en'));
      expect(bangla.slice(0, 4).map(({ message }) => message)).toEqual(inLanguage('bn'));
      expect(english.map(({ headers }) => headers.get('content-language'))).toEqual(Array(5).fill('en'));
      expect(bangla.map(({ headers }) => headers.get('content-language'))).toEqual(Array(5).fill('bn'));
      const codesOf = (replies: typeof english) =>
        replies.map(({ body }) => (body as unknown as { code: string }).code);
      expect(codesOf(bangla)).toEqual(codesOf(english));
      expect((bangla.at(-1)?.body as unknown as { details: unknown } | undefined)?.details).toEqual([
        { field: 'email', message: 'সঠিক ইমেইল ঠিকানা লিখুন' },
        { field: 'password', message: expect.stringMatching(/^পাসওয়ার্ডে অন্তত [০-৯]+ অক্ষর থাকতে হবে$/) },
      ]);
    },
  },
  {
    name: 'confirmations and payment methods are in the language that the call asks for',
    async run(client) {
      const asked = await client.call('requestGuestLink', { body: { email: 'a@example.com' }, headers: BANGLA });
      expect(asked.message).toBe(toText('bn', CONFIRMATIONS.guestLinkRequested));
      const { body } = await client.call('listPaymentMethods', { headers: BANGLA });
      expect(body.items.find(({ provider }) => provider === 'demo')?.title).toBe(toText('bn', PROVIDER_TITLES.demo));
    },
  },
  {
    name: 'a notification is in the language of the page on which it is read',
    async run(client) {
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 50 }, expected: 200 });
      const [english] = (await client.call('listNotifications', { token })).body.items;
      const [bangla] = (await client.call('listNotifications', { token, headers: BANGLA })).body.items;
      expect(english).toMatchObject({ title: 'Funds added', text: '$50.00 was added to your wallet.' });
      expect(bangla).toEqual({
        ...english,
        title: 'টাকা যোগ হয়েছে'.normalize('NFC'),
        text: 'আপনার ওয়ালেটে $৫০.০০ যোগ হয়েছে।'.normalize('NFC'),
      });
    },
  },
  {
    name: 'an email is previewed in the language that is asked for',
    async run(client) {
      const { token } = await demoAdmin(client);
      const params = { kind: 'order-receipt' };
      const { body } = await client.call('adminGetMailPreview', { token, params, query: { language: 'bn' } });
      expect(body.html).toContain('<html lang="bn"');
      expect(body.text).toContain('প্রিয় নাদিয়া,'.normalize('NFC'));
      const wrong = { language: 'xx' as Language };
      expect((await client.call('adminGetMailPreview', { token, params, query: wrong })).status).toBe(400);
    },
  },
  {
    name: 'products are sorted by the titles that the language shows',
    async run(client) {
      const { body } = await client.call('listProducts', { query: { sort: 'title' }, headers: BANGLA });
      const titles = body.items.map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(1);
      expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'bn')));
    },
  },
  {
    name: 'a payment and a download name product and plan in the language that the call asks for',
    async run(client) {
      await offerTransfers(client);
      const { token } = await newCustomer(client);
      const params = { id: '1' };
      const english = (await client.call('getProduct', { params })).body;
      const bangla = (await client.call('getProduct', { params, headers: BANGLA })).body;
      const place = english.pricing.findIndex(({ price }) => price > 0);
      const body = { product_id: 1, tier: english.pricing[place]?.name ?? '' };
      await client.call('addFunds', { token, body: { amount: 50 } });
      await client.call('createOrder', { token, body, expected: 201 });
      const [download] = (await client.call('listDownloads', { token, headers: BANGLA })).body;
      expect(download?.rights?.tier).toBe(bangla.pricing[place]?.name);
      const byTransfer = { ...body, provider: 'manual' as const, again: true };
      const { payment } = (await client.call('createOrder', { token, body: byTransfer, expected: 201 })).body;
      const shown = await client.call('getPayment', { token, params: { id: payment?.id ?? '' }, headers: BANGLA });
      expect(shown.body.order).toMatchObject({ product_id: 1, product_name: bangla.title });
      await offerTransfers(client, false);
      expect(bangla.pricing[place]?.name).toMatch(/\p{Script=Bengali}/u);
    },
  },
  {
    name: 'an order with several products has a name in the language that the call asks for',
    async run(client) {
      const { token, params } = await orderedCart(client);
      const { title } = (await client.call('getProduct', { params: { id: '1' }, headers: BANGLA })).body;
      const { body } = await client.call('getOrder', { token, params, headers: BANGLA });
      expect(body.product_name).toBe(`${title} + আরও ২টি`.normalize('NFC'));
      expect(body.lines[0]?.product_name).toBe(title);
      const [listed] = (await client.call('listOrders', { token, headers: BANGLA })).body;
      expect(listed?.product_name).toBe(body.product_name);
    },
  },
];
