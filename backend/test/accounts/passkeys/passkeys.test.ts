import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../mocks/conformance/authenticator.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';
import { createEnrolledUser } from '../second-factor/enrolled-user.ts';

const MINUTE = 60_000;
const REFUSED = {
  status: 401,
  body: { code: 'invalid_credentials', message: 'This passkey does not belong to any account here' },
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '50' } });
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Headers = { authorization?: string };
const begin = (headers: Headers) => app.http.post('/api/passkeys/challenge').set(headers);
const list = (headers: Headers) => app.http.get('/api/passkeys').set(headers);
const remove = (headers: Headers, id: string) => app.http.delete(`/api/passkeys/${id}`).set(headers);
const challenge = async () => (await app.http.post('/api/auth/passkey/challenge').expect(200)).body;
const signIn = (passkey: object, area = 'customer') => app.http.post('/api/auth/passkey').send({ area, passkey });

async function add(headers: Headers, settings: Parameters<typeof createAuthenticator>[0] = {}) {
  const device = createAuthenticator(settings);
  const { body } = await begin(headers).expect(200);
  const answer = await app.http.post('/api/passkeys').set(headers).send(device.create(body));
  return { device, answer, id: String(answer.body.id) };
}

async function setRule(headers: Headers, requireSecondFactor: boolean) {
  const { updated_at: _, ...settings } = (await app.http.get('/api/admin/settings').set(headers).expect(200)).body;
  const texts = { siteName: 'Nodi', siteDescription: 'Apps and design', contactEmail: 'hello@nodi.example' };
  const body = { ...settings, ...texts, requireSecondFactor };
  await app.http.put('/api/admin/settings').set(headers).send(body).expect(200);
}

const mails = async (address: string) => {
  await app.background.idle();
  return app.mail.sent.filter(({ to }) => to.address === address).map(({ subject }) => subject);
};

describe('POST /api/passkeys', () => {
  it('201 stores the public key and notifies the user', async () => {
    const { user, headers } = await app.signedIn();
    const { answer } = await add(headers);
    expect(answer).toMatchObject({ status: 201, body: { name: 'Laptop', synced: false, last_used_at: null } });
    expect(await mails(user.email)).toEqual(['A passkey was added to your account']);
    expect((await list(headers)).body.items).toEqual([answer.body]);
  });

  it('400 without user verification, from another origin, and for the challenge of another user', async () => {
    const { headers } = await app.signedIn();
    expect((await add(headers, { verifies: false })).answer.status).toBe(400);
    expect((await add(headers, { origin: 'https://phishing.example' })).answer.status).toBe(400);
    const other = await app.signedIn();
    const theirs = (await begin(other.headers)).body;
    const credential = createAuthenticator().create(theirs);
    expect((await app.http.post('/api/passkeys').set(headers).send(credential)).status).toBe(400);
    const general = createAuthenticator().create(await challenge());
    expect((await app.http.post('/api/passkeys').set(headers).send(general)).status).toBe(400);
    expect((await list(headers)).body.items).toEqual([]);
  });

  it('400 after five minutes', async () => {
    const { headers } = await app.signedIn();
    const { body } = await begin(headers).expect(200);
    app.clock.advance(5 * MINUTE);
    const late = await app.http.post('/api/passkeys').set(headers).send(createAuthenticator().create(body));
    expect(late).toMatchObject({ status: 400, body: { details: [{ field: 'attestation' }] } });
  });

  it('403 for a session without recent proof: a stolen token cannot add a passkey', async () => {
    const { headers } = await app.signedIn();
    app.clock.advance(10 * MINUTE);
    expect(await begin(headers)).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  });
});

describe('passkeys of one account', () => {
  it('409 for a known device, and for an eleventh one', async () => {
    const { headers } = await app.signedIn();
    const { device } = await add(headers);
    const { body } = await begin(headers).expect(200);
    expect((await app.http.post('/api/passkeys').set(headers).send(device.create(body))).status).toBe(409);
    for (let count = 1; count < 10; count += 1) expect((await add(headers)).answer.status).toBe(201);
    expect((await begin(headers)).status).toBe(409);
  });

  it('200 renames one', async () => {
    const { headers } = await app.signedIn();
    const { id } = await add(headers);
    const renamed = await app.http.put(`/api/passkeys/${id}`).set(headers).send({ name: 'Key ring' });
    expect(renamed).toMatchObject({ status: 200, body: { id, name: 'Key ring' } });
  });
});

describe('POST /api/auth/passkey', () => {
  it('200 opens a session without a code, also with an authenticator app', async () => {
    const { user, headers } = await createEnrolledUser(app);
    const { device } = await add(headers);
    const challengeReply = await app.http.post('/api/auth/login').send({ email: user.email, password: PASSWORD });
    expect(challengeReply).toMatchObject({ status: 202, body: { methods: ['code', 'passkey'] } });
    const opened = await signIn(device.sign(await challenge()));
    expect(opened).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    const { items } = (await list({ authorization: `Bearer ${opened.body.token}` })).body;
    expect(items[0].last_used_at).not.toBeNull();
  });

  it('401, always the same, for a replayed signature, an unknown key, another origin, or no user verification', async () => {
    const { headers } = await app.signedIn();
    const { device } = await add(headers);
    const first = device.sign(await challenge());
    expect((await signIn(first)).status).toBe(200);
    expect(await signIn(first)).toMatchObject(REFUSED);
    expect(await signIn(createAuthenticator().sign(await challenge()))).toMatchObject(REFUSED);
    expect(await signIn(device.sign({ ...(await challenge()), rp_id: 'phishing.example' }))).toMatchObject(REFUSED);
    expect(await signIn(device.sign({ challenge: 'invented', rp_id: 'localhost' }))).toMatchObject(REFUSED);
    const signed = device.sign(await challenge());
    const forged = { ...signed, signature: first.signature };
    expect(await signIn(forged)).toMatchObject(REFUSED);
    expect(await signIn({ ...signed, client_data: 'bm9uc2Vuc2U' })).toMatchObject(REFUSED);
    const challengeReply = await challenge();
    app.clock.advance(5 * MINUTE);
    expect(await signIn(device.sign(challengeReply))).toMatchObject(REFUSED);
  });

  it('401 for a signature counter that went backwards, and the user is notified', async () => {
    const { user, headers } = await app.signedIn();
    const { device } = await add(headers);
    expect((await signIn(device.sign(await challenge(), 7))).status).toBe(200);
    await mails(user.email);
    app.mail.sent.length = 0;
    expect(await signIn(device.sign(await challenge(), 7))).toMatchObject(REFUSED);
    expect(await signIn(device.sign(await challenge(), 3))).toMatchObject(REFUSED);
    expect(new Set(await mails(user.email))).toEqual(new Set(['A sign-in with a passkey was blocked']));
    expect((await signIn(device.sign(await challenge(), 8))).status).toBe(200);
  });

  it('200 for a device without a signature counter', async () => {
    const { headers } = await app.signedIn();
    const { device } = await add(headers);
    expect((await signIn(device.sign(await challenge(), 0))).status).toBe(200);
    expect((await signIn(device.sign(await challenge(), 0))).status).toBe(200);
  });

  it('403 for a suspended account, and for a customer at the admin sign-in', async () => {
    const { user, headers } = await app.signedIn();
    const { device } = await add(headers);
    expect(await signIn(device.sign(await challenge()), 'admin')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    expect(await signIn(device.sign(await challenge()))).toMatchObject({ status: 403, body: { code: 'suspended' } });
  });

  it('401 once the account is deleted, and after the passkey is removed, which notifies the user', async () => {
    const { user, headers } = await app.signedIn();
    const { device, id } = await add(headers);
    expect((await remove(headers, id)).status).toBe(204);
    expect(await mails(user.email)).toContain('A passkey was removed from your account');
    expect(await signIn(device.sign(await challenge()))).toMatchObject(REFUSED);
    const again = await add(headers);
    await app.db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', user.id).execute();
    expect(await signIn(again.device.sign(await challenge()))).toMatchObject(REFUSED);
  });
});

describe('DELETE and PUT /api/passkeys/{id}', () => {
  it('404 for the passkey of another user', async () => {
    const owner = await app.signedIn();
    const { id } = await add(owner.headers);
    const { headers } = await app.signedIn();
    expect((await remove(headers, id)).status).toBe(404);
    expect((await app.http.put(`/api/passkeys/${id}`).set(headers).send({ name: 'Mine' })).status).toBe(404);
    expect((await list(owner.headers)).body.items).toMatchObject([{ name: 'Laptop' }]);
  });

  it('400 for an empty name, or one of two lines', async () => {
    const { headers } = await app.signedIn();
    const { id } = await add(headers);
    for (const name of [' ', 'A\nB']) {
      expect((await app.http.put(`/api/passkeys/${id}`).set(headers).send({ name })).status).toBe(400);
    }
  });

  it('409 for the last required factor of an administrator, also when both are removed at the same time', async () => {
    const { user, headers } = await createEnrolledUser(app, 'super_admin');
    const { device, id } = await add(headers);
    await setRule(headers, true);
    const second = await add(headers);
    await app.db.deleteFrom('second_factors').where('user_id', '=', user.id).execute();
    const [one, two] = await Promise.all([remove(headers, id), remove(headers, second.id)]);
    expect([one.status, two.status].sort()).toEqual([204, 409]);
    const remainingDevice = one.status === 204 ? second.device : device;
    expect((await app.http.get('/api/admin/users').set(headers)).status).toBe(200);
    const challengeReply = await app.http.post('/api/admin/login').send({ email: user.email, password: PASSWORD });
    expect(challengeReply).toMatchObject({ status: 202, body: { methods: ['passkey'] } });
    expect((await signIn(remainingDevice.sign(await challenge()), 'admin')).status).toBe(200);
    await setRule(headers, false);
  });
});

describe('POST /api/users/deletion with a passkey', () => {
  it('200: the account is deleted as with the password; 400: another user’s passkey, both proofs, neither', async () => {
    const { headers } = await app.signedIn();
    const { device } = await add(headers);
    const { device: foreign } = await add((await app.signedIn()).headers);
    const erase = (body: object) => app.http.post('/api/users/deletion').set(headers).send(body);
    expect(await erase({ passkey: foreign.sign(await challenge()) })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'passkey' }] },
    });
    expect((await erase({ passkey: device.sign(await challenge()), password: PASSWORD })).status).toBe(400);
    expect((await erase({})).status).toBe(400);
    expect((await app.http.post('/api/users/deletion').set(headers)).status).toBe(400);
    expect((await app.http.post('/api/proof').set(headers)).status).toBe(400);
    const used = device.sign(await challenge());
    expect((await erase({ passkey: used })).status).toBe(200);
    expect((await erase({ passkey: used })).status).toBe(400);
  });
});
