import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booking, listStarts, openCalls } from '../../factories/calls.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop, newGuestEmail } from '../../orders/guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
beforeEach(() => {
  shop.app.mail.sent.length = 0;
});
afterAll(() => shop.app.close());

const BANGLA = { 'accept-language': 'bn' };
const mailTo = async (email: string, kind: string) => {
  await shop.app.background.idle();
  return shop.app.mail.sent.findLast((mail) => mail.to.address === email && mail.kind === kind);
};
const translate = (type: 'product' | 'site', id: string, path: string, text: string) =>
  shop.app.db
    .insertInto('content_translations')
    .values({
      type,
      record_id: id,
      language: 'bn',
      texts: JSON.stringify([{ path, digest: '', text }]),
      html_version: 1,
      published: true,
      version: 1,
      saved_at: new Date(),
    })
    .execute();
async function buyWithWallet(language?: 'bn') {
  const { user, headers } = await shop.app.signedIn();
  if (language) await shop.app.http.put('/api/users/language').set(headers).send({ language }).expect(204);
  await creditWallet(shop.app.db, user.id, 100_000);
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  await translate('product', String(product.id), 'title', 'নদীর ক্যালেন্ডার');
  await shop.post('orders', { product_id: product.id, tier: 'Pro' }, headers).expect(201);
  return { user, headers, receipt: await mailTo(user.email, 'order-receipt') };
}

describe('the language of emails', () => {
  it('is the one that a customer has chosen, with links and product names in it', async () => {
    await translate('site', 'site', 'identity.name', 'নদী স্টুডিও');
    const { receipt } = await buyWithWallet('bn');
    expect(receipt?.subject).toMatch(/^অর্ডার #[০-৯]+-এর রসিদ$/);
    expect(receipt?.link).toMatch(/\/bn\/dashboard\/orders\?order=/);
    expect(receipt?.text).toContain('নদীর ক্যালেন্ডার');
    expect(receipt?.html).toContain('<html lang="bn"');
    expect(receipt?.fromName).toBe('নদী স্টুডিও');
    expect(receipt?.html).not.toContain('My Portfolio');
  });

  it('is that of the calendar file of a call, with the name of the studio', async () => {
    const { headers } = await shop.app.signedIn('super_admin');
    await openCalls(shop.app, headers);
    const [start = ''] = await listStarts(shop.app);
    const input = booking(start);
    await shop.app.http.post('/api/calls').set(BANGLA).send(input).expect(201);
    const [file] = (await mailTo(input.email, 'call-booked'))?.files ?? [];
    const calendar = String(file?.content).replaceAll('\r\n ', '');
    expect(calendar).toContain('SUMMARY:নদী স্টুডিও-এর সঙ্গে কল');
    expect(calendar).toContain('CN="নদী স্টুডিও"');
  });

  it('is English without a choice', async () => {
    const { receipt } = await buyWithWallet();
    expect(receipt?.subject).toMatch(/^Receipt for order #\d+$/);
    expect(receipt?.link).not.toContain('/bn/');
  });

  it('is English for a customer whose language is no longer offered', async () => {
    const { user } = await shop.app.signedIn();
    const { db } = shop.app;
    await sql`alter table users drop constraint users_language_check`.execute(db);
    await sql`update users set language = 'fr' where id = ${user.id}`.execute(db);
    await shop.post('auth/reset-password', { email: user.email }).expect(200);
    expect((await mailTo(user.email, 'password-reset'))?.html).toContain('<html lang="en"');
    await sql`update users set language = null where id = ${user.id}`.execute(db);
    await sql`alter table users add constraint users_language_check check (language in ('en', 'bn'))`.execute(db);
  });

  it.each([
    ['bn', /^অর্ডার #[০-৯]+-এর টাকা যেভাবে দেবেন$/, /\/bn\/order#/],
    ['en', /^How to pay for order #\d+$/, /(?<!\/bn)\/order#/],
  ])('is that of the page on which a guest ordered: %s', async (language, subject, link) => {
    await shop.enableTransfers();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const email = newGuestEmail();
    const guest = { name: 'Nadia', country: 'BD', email };
    const body = { product_id: product.id, tier: 'Pro', provider: 'manual', ...guest };
    await shop.post('guest-orders', body, { 'accept-language': language }).expect(201);
    const mail = await mailTo(email, 'guest-order');
    expect(mail?.subject).toMatch(subject);
    expect(mail?.link).toMatch(link);
  });

  it('is that of the page on which an email was subscribed', async () => {
    const email = newGuestEmail();
    await shop.post('newsletter', { email }, BANGLA).expect(202);
    const mail = await mailTo(email, 'newsletter-confirm');
    expect(mail?.subject).toContain('সাবস্ক্রিপশন নিশ্চিত করুন');
    expect(mail?.link).toContain('/bn/newsletter/confirm?token=');
  });

  it('is that of the contact form in the studio’s reply', async () => {
    const email = newGuestEmail();
    const message = { name: 'Nadia', email, subject: 'প্রশ্ন', message: 'বাংলায় চলে?' };
    await shop.post('contact', message, BANGLA).expect(202);
    const row = await shop.app.db
      .selectFrom('conversations')
      .select(['id', 'version'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const reply = { text: 'হ্যাঁ।', version: row.version, note: false, close: false };
    await shop.post(`admin/conversations/${row.id}/messages`, reply, shop.admin).expect(201);
    expect((await mailTo(email, 'conversation-answer'))?.subject).toBe('আপনার মেসেজের উত্তর');
  });
});

describe('the language of notifications', () => {
  it('is that of the page on which they are read', async () => {
    const { headers } = await buyWithWallet();
    const list = async (language: string) =>
      (
        await shop.app.http
          .get('/api/notifications')
          .set({ ...headers, 'accept-language': language })
          .expect(200)
      ).body.items[0];
    expect(await list('en')).toMatchObject({ title: expect.stringMatching(/^Order #\d+ completed$/) });
    expect(await list('bn')).toMatchObject({
      title: expect.stringMatching(/^অর্ডার #[০-৯]+ সম্পন্ন হয়েছে$/),
      text: 'নদীর ক্যালেন্ডার ডাউনলোডের জন্য তৈরি।',
    });
  });

  it('is English for one that has no texts in other languages', async () => {
    const { user, headers } = await shop.app.signedIn();
    const old = { user_id: user.id, kind: 'account' as const, title: 'Old', body: 'An old text', href: '/dashboard' };
    await shop.app.db.insertInto('notifications').values(old).execute();
    const { body } = await shop.app.http
      .get('/api/notifications')
      .set({ ...headers, ...BANGLA })
      .expect(200);
    expect(body.items[0]).toMatchObject({ title: 'Old', text: 'An old text' });
  });
});

describe('previews', () => {
  it('200: in the language asked for', async () => {
    const preview = (query: string) =>
      shop.app.http.get(`/api/admin/mail-previews/order-receipt${query}`).set(shop.admin).expect(200);
    expect((await preview('')).body.text).toContain('Hello Nadia,');
    expect((await preview('?language=bn')).body).toMatchObject({
      subject: 'অর্ডার #১০৪২-এর রসিদ',
      text: expect.stringContaining('প্রিয় নাদিয়া,'),
    });
  });
});
