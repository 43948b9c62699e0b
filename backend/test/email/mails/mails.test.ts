import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { createDownload } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const getChoices = async (headers: Headers) => (await app.http.get('/api/users/mails').set(headers).expect(200)).body;
const setChoice = (headers: Headers, kind: string, body: unknown) =>
  app.http
    .put(`/api/users/mails/${kind}`)
    .set(headers)
    .send(body as object);
const wanted = async (headers: Headers) =>
  Object.fromEntries(
    (await getChoices(headers)).choices.map((choice: { kind: string; wanted: boolean }) => [
      choice.kind,
      choice.wanted,
    ]),
  );
const verify = (id: string) =>
  app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', id).execute();

describe('GET /api/users/mails', () => {
  it('200: everything but the newsletter is on by default', async () => {
    const { headers } = await app.signedIn();
    expect(await getChoices(headers)).toEqual({
      choices: [
        { kind: 'releases', wanted: true },
        { kind: 'reviews', wanted: true },
        { kind: 'newsletter', wanted: false },
      ],
      muted: [],
    });
  });

  it('200: lists the products with muted release emails, each with a download', async () => {
    const { user, headers } = await app.signedIn();
    const product = await createProduct(app.db, {});
    const { id } = await createDownload(app.db, app.deps.storage, user.id);
    await app.db.updateTable('downloads').set({ product_id: product.id }).where('id', '=', id).execute();
    await app.db.insertInto('release_mutes').values({ user_id: user.id, product_id: product.id }).execute();
    expect((await getChoices(headers)).muted).toEqual([
      { product_id: product.id, product: product.title, download: id },
    ]);
  });

  it('400: an unknown parameter', async () => {
    await app.http
      .get('/api/users/mails?surprise=1')
      .set((await app.signedIn()).headers)
      .expect(400);
  });
});

describe('PUT /api/users/mails/{kind}', () => {
  it('200: switches off one type for one user, and on again', async () => {
    const [{ headers }, other] = [await app.signedIn(), await app.signedIn()];
    expect((await setChoice(headers, 'releases', { wanted: false }).expect(200)).body).toEqual({
      kind: 'releases',
      wanted: false,
    });
    await setChoice(headers, 'releases', { wanted: false }).expect(200);
    expect(await wanted(headers)).toEqual({ releases: false, reviews: true, newsletter: false });
    expect(await wanted(other.headers)).toMatchObject({ releases: true });
    await setChoice(headers, 'releases', { wanted: true }).expect(200);
    expect(await wanted(headers)).toMatchObject({ releases: true });
  });

  it('200: the newsletter follows its subscriber list', async () => {
    const { user, headers } = await app.signedIn();
    await verify(user.id);
    await setChoice(headers, 'newsletter', { wanted: true }).expect(200);
    const row = () =>
      app.db.selectFrom('newsletter_subscribers').select('status').where('email', '=', user.email).executeTakeFirst();
    expect(await row()).toEqual({ status: 'confirmed' });
    await setChoice(headers, 'newsletter', { wanted: false }).expect(200);
    expect(await row()).toEqual({ status: 'unsubscribed' });
    expect(await wanted(headers)).toMatchObject({ newsletter: false });
  });

  it('400: an invalid choice, an unknown field; 404: an unknown type', async () => {
    const { headers } = await app.signedIn();
    await setChoice(headers, 'receipts', { wanted: false }).expect(404);
    await setChoice(headers, 'releases', { wanted: 'no' }).expect(400);
    await setChoice(headers, 'releases', { wanted: false, surprise: 1 }).expect(400);
  });

  it('409: the newsletter for an unconfirmed email', async () => {
    const { headers } = await app.signedIn();
    expect((await setChoice(headers, 'newsletter', { wanted: true }).expect(409)).body.code).toBe('conflict');
  });
});

const tokens = () => createUnsubscribeTokens(app.secret);
const link = (token: string) => app.http.get(`/api/mail-links/${token}`);
const setByLink = (token: string, body: unknown) => app.http.put(`/api/mail-links/${token}`).send(body as object);
const unsubscribeByPost = (token: string, body = 'List-Unsubscribe=One-Click') =>
  app.http.post(`/unsubscribe?token=${token}`).type('application/x-www-form-urlencoded').send(body);

const subscriber = async (list: 'newsletter' | 'waitlist', status: 'confirmed' | 'unsubscribed' = 'confirmed') => {
  const table = `${list}_subscribers` as 'newsletter_subscribers';
  const email = `${list}-${Math.random()}@example.com`;
  return app.db.insertInto(table).values({ email, status }).returning('id').executeTakeFirstOrThrow();
};

describe('the unsubscribe link in an email', () => {
  it('200: reading changes nothing; unsubscribing ends exactly that type; it can be turned on again', async () => {
    const { user, headers } = await app.signedIn();
    const token = tokens().sign('reviews', user.id);
    expect((await link(token).expect(200)).body).toEqual({ kind: 'reviews', wanted: true });
    expect(await wanted(headers)).toMatchObject({ reviews: true, releases: true });
    expect((await setByLink(token, { wanted: false }).expect(200)).body).toEqual({ kind: 'reviews', wanted: false });
    expect(await wanted(headers)).toMatchObject({ reviews: false, releases: true });
    await setByLink(token, { wanted: true }).expect(200);
    expect(await wanted(headers)).toMatchObject({ reviews: true });
  });

  it('200: works for recipients without an account, on either list', async () => {
    for (const list of ['newsletter', 'waitlist'] as const) {
      const { id } = await subscriber(list);
      const token = tokens().sign(list, id);
      expect((await setByLink(token, { wanted: false }).expect(200)).body).toEqual({ kind: list, wanted: false });
      expect((await link(token)).body.wanted).toBe(false);
      await setByLink(token, { wanted: true }).expect(200);
      expect((await link(token)).body.wanted).toBe(true);
    }
  });

  it('200: works for the studio’s recipients', async () => {
    const { id } = await app.db.selectFrom('mail_recipients').select('id').executeTakeFirstOrThrow();
    expect((await setByLink(tokens().sign('digest', id), { wanted: false }).expect(200)).body.wanted).toBe(false);
    expect((await link(tokens().sign('orders', id))).body.wanted).toBe(true);
    await setByLink(tokens().sign('digest', id), { wanted: true }).expect(200);
  });

  it('400: an invalid choice, an unknown parameter', async () => {
    const token = tokens().sign('releases', (await app.createUser()).id);
    await setByLink(token, { wanted: 1 }).expect(400);
    await app.http.get(`/api/mail-links/${token}?surprise=1`).expect(400);
  });

  it('404: forged, truncated, for another type or user, or for a deleted user', async () => {
    const [choice, other] = [await app.createUser(), await app.createUser()];
    const good = tokens().sign('releases', choice.id);
    const forged = [
      good.slice(0, -1),
      `${good}x`,
      good.replace('releases.', 'reviews.'),
      good.replace('releases.', ''),
      good.replace(choice.id, other.id),
      createUnsubscribeTokens('another-secret-of-at-least-32-bytes').sign('releases', choice.id),
      tokens().sign('releases', '00000000-0000-4000-8000-000000000000'),
      'example',
    ];
    for (const token of forged) {
      for (const answer of [
        await link(token),
        await setByLink(token, { wanted: false }),
        await unsubscribeByPost(token),
      ]) {
        expect(answer.status, token).toBe(404);
        expect(answer.body).toMatchObject({
          code: 'not_found',
          message: expect.any(String),
          requestId: expect.any(String),
        });
      }
    }
    expect(
      (await app.db.selectFrom('mail_stops').select('kind').where('user_id', '=', choice.id).execute()).length,
    ).toBe(0);
  });
});

describe('POST /unsubscribe (RFC 8058)', () => {
  it('200: unsubscribes from the type without a session, in both forms, repeatedly', async () => {
    const { user, headers } = await app.signedIn();
    const token = tokens().sign('releases', user.id);
    const answer = await unsubscribeByPost(token).expect(200);
    expect(answer.body).toEqual({ kind: 'releases', wanted: false });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await wanted(headers)).toMatchObject({ releases: false, reviews: true });
    const form = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    await app.http
      .post(`/unsubscribe?token=${token}`)
      .set('content-type', 'multipart/form-data; boundary=b')
      .send(form)
      .expect(200);
    expect(await wanted(headers)).toMatchObject({ releases: false });
  });

  it('308: a link of an earlier newsletter redirects to the current page', async () => {
    const answer = await app.http.get('/newsletter/unsubscribe?token=w.abc').expect(308);
    expect(answer.headers.location).toBe('/unsubscribe?token=w.abc');
  });

  it('400, 413: without the required field, or too large', async () => {
    const { user, headers } = await app.signedIn();
    const token = tokens().sign('releases', user.id);
    for (const body of ['', 'a=1', 'xList-Unsubscribe=One-Click'])
      expect((await unsubscribeByPost(token, body)).status).toBe(400);
    await app.http.post('/unsubscribe').send('List-Unsubscribe=One-Click').expect(404);
    await app.http.post(`/unsubscribe?token=${token}&token=${token}`).send('List-Unsubscribe=One-Click').expect(404);
    expect(await wanted(headers)).toMatchObject({ releases: true });
    await unsubscribeByPost(token, `List-Unsubscribe=One-Click&x=${'x'.repeat(9_000)}`).expect(413);
  });
});
