import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAccountAudit } from '../../factories/audit.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'quiet-river-42';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('super_admin');
});
beforeEach(async () => {
  app.mail.sent.length = 0;
  owner.headers = await app.signIn(owner.user);
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const invitation = (fields: object = {}) => ({
  name: 'Rafi Islam',
  email: `rafi-${crypto.randomUUID()}@example.com`,
  rights: ['content'],
  ...fields,
});
const invite = (body: object, headers = owner.headers) =>
  app.http.post('/api/admin/invitations').set(headers).send(body);
const list = (headers = owner.headers) => app.http.get('/api/admin/invitations').set(headers);
const resend = (id: string, headers = owner.headers) =>
  app.http.post(`/api/admin/invitations/${id}/resend`).set(headers);
const withdraw = (id: string, headers = owner.headers) => app.http.delete(`/api/admin/invitations/${id}`).set(headers);
const accept = (token: string, password = PASSWORD) => app.http.post('/api/auth/invitation').send({ token, password });
const enter = (email: string, password = PASSWORD) => app.http.post('/api/admin/login').send({ email, password });

async function tokenFor(email: string): Promise<string> {
  await app.background.idle();
  const mail = app.mail.sent.findLast(({ to, kind }) => to.address === email && kind === 'invitation');
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
/** Invites a user. @returns the invitation with the token of its email */
async function invited(fields: object = {}) {
  const { body } = await invite(invitation(fields)).expect(201);
  return { ...body, token: await tokenFor(body.email) };
}

describe('POST /api/admin/invitations', () => {
  it('201 stores the hash of the link, emails the link and writes an audit entry', async () => {
    const { body } = await invite(invitation({ name: ' Rafi Islam ', rights: ['support', 'content', 'support'] }));
    expect(body).toMatchObject({ name: 'Rafi Islam', rights: ['content', 'support'], invited_by: owner.user.name });
    expect(Date.parse(body.expires_at) - Date.parse(body.sent_at)).toBe(7 * DAY);
    const token = await tokenFor(body.email);
    expect(token.length).toBeGreaterThan(20);
    const stored = await app.db.selectFrom('invitations').selectAll().where('id', '=', body.id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await listAccountAudit(app.db, body.id)).toMatchObject([{ action: 'user.invite', used_right: 'all' }]);
    expect((await list()).body.items).toContainEqual(body);
  });

  it('201 with all rights: redundant areas are dropped', async () => {
    expect((await invite(invitation({ rights: ['accounting', 'all'] })).expect(201)).body.rights).toEqual(['all']);
  });

  it('400 without a name, an email or a right', async () => {
    for (const wrong of [{ name: ' ' }, { name: 'two\nlines' }, { email: 'rafi' }, { rights: [] }, { rights: ['x'] }])
      expect((await invite(invitation(wrong))).status).toBe(400);
    expect((await invite(invitation({ role: 'super_admin' }))).status).toBe(400);
  });

  it('409 for an email with an account or an invitation, regardless of case', async () => {
    const customer = await app.createUser();
    const taken = await invite(invitation({ email: customer.email.toUpperCase() }));
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken']);
    const { email } = await invited();
    const again = await invite(invitation({ email: email.toUpperCase() }));
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  it('401 and 403 for everyone but the owner', async () => {
    const { id } = await invited();
    const customer = await app.signedIn();
    const others = [customer, ...(await Promise.all(['content', 'support', 'accounting'].map(areaOf)))];
    const nobody = { authorization: '' };
    const unknown = [list(nobody), invite(invitation(), nobody), resend(id, nobody), withdraw(id, nobody)];
    expect((await Promise.all(unknown)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    for (const { headers } of others) {
      const statuses = [list(headers), invite(invitation(), headers), resend(id, headers), withdraw(id, headers)];
      expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await list()).body.items.map((one: { id: string }) => one.id)).toContain(id);
  });
});

const areaOf = (area: string) => app.signedIn('super_admin', [area]);

/** As after step-up authentication. */
const verifySessionNow = (userId: string) =>
  app.db.updateTable('sessions').set({ proven_at: app.clock.now() }).where('user_id', '=', userId).execute();

describe('a pending invitation', () => {
  it('200 resent has a new link; the previous one stops working', async () => {
    const { id, email, token, sent_at } = await invited();
    app.clock.advance(20 * 60 * 1000);
    await verifySessionNow(owner.user.id);
    const { body } = await resend(id).expect(200);
    expect(Date.parse(body.expires_at) - Date.parse(body.sent_at)).toBe(7 * DAY);
    expect(Date.parse(body.sent_at)).toBeGreaterThan(Date.parse(sent_at));
    expect((await accept(token)).status).toBe(410);
    expect((await accept(await tokenFor(email))).status).toBe(200);
  });

  it('204 withdrawn: its link stops working; 404 from then on', async () => {
    const { id, token } = await invited();
    expect((await withdraw(id)).status).toBe(204);
    expect((await accept(token)).status).toBe(410);
    expect((await withdraw(id)).status).toBe(404);
    expect((await resend(id)).status).toBe(404);
    expect((await listAccountAudit(app.db, id)).map(({ action }) => action)).toEqual([
      'user.invite',
      'user.withdraw-invitation',
    ]);
  });

  it('404 for a malformed id', async () => {
    expect((await resend('none')).status).toBe(404);
    expect((await withdraw('none')).status).toBe(404);
  });
});

describe('POST /api/auth/invitation', () => {
  it('200 creates the account with exactly these rights, once, and does not sign in', async () => {
    const { id, email, token } = await invited({ rights: ['content'] });
    const { status, body } = await accept(token);
    expect([status, body]).toEqual([200, { message: 'Welcome to the team. You can sign in now.' }]);
    const inside = (await enter(email).expect(200)).body;
    expect(inside.user).toMatchObject({ id, email, role: 'super_admin', rights: ['content'] });
    expect((await accept(token)).status).toBe(410);
    expect((await list()).body.items.map((one: { id: string }) => one.id)).not.toContain(id);
    const headers = { authorization: `Bearer ${inside.token}` };
    expect((await app.http.get('/api/admin/content/posts').set(headers)).status).toBe(200);
    const money = await app.http.get('/api/admin/payments').set(headers);
    expect([money.status, money.body]).toMatchObject([403, { code: 'not_your_work' }]);
    expect((await app.http.get('/api/users/email').set(headers)).body.confirmed).toBe(true);
    expect((await listAccountAudit(app.db, id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['user.invite', owner.user.id],
      ['user.join', id],
    ]);
  });

  it('200 for one of many concurrent requests', async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('400 for a short or common password, and the link stays valid', async () => {
    const { token, email } = await invited();
    expect((await accept(token, 'short')).status).toBe(400);
    expect((await accept(token, 'password')).status).toBe(400);
    expect((await accept(token, email)).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });

  it('409 when an account with this email was created in the meantime', async () => {
    const { email, token } = await invited();
    await app.createUser({ email });
    expect((await accept(token)).status).toBe(409);
  });

  it('410 after seven days, and for an invitation that was never sent', async () => {
    const { token } = await invited();
    app.clock.advance(7 * DAY + 1);
    expect((await accept(token)).status).toBe(410);
    expect((await accept('never-sent')).status).toBe(410);
  });
});
