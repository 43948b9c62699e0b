import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { Database } from '../../src/db/schema.ts';
import { openSession } from '../../src/features/accounts/sessions.repository.ts';
import { signSession } from '../../src/features/accounts/tokens.adapter.ts';
import { isShortRun } from '../support/test-length.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
let customer: Headers;
let admin: Headers;
let none: [string, Headers][];
beforeAll(async () => {
  app = await createTestApp();
  customer = (await app.signedIn()).headers;
  admin = (await app.signedIn('super_admin')).headers;
  none = await noSessions();
});
afterAll(() => app.close());

/** Headers that resemble those of a signed-in super-admin but are invalid. */
async function noSessions(): Promise<[string, Headers][]> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const { user } = await app.signedIn('super_admin');
  const now = new Date();
  const session = { id: randomUUID(), createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
  const opened = await openSession(app.db, user, now, {
    userAgent: 'test',
    device: null,
    network: null,
    deviceId: null,
  });
  if (!opened) throw new Error('This person cannot sign in');
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const ended = await app.signedIn('super_admin');
  await app.http.post('/api/auth/logout').set(ended.headers);
  const suspended = await app.signedIn('super_admin');
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', suspended.user.id).execute();
  return [
    ['nonsense', bearer('nothing')],
    ['never opened', bearer(signSession(app.secret, user.id, session))],
    ['expired', bearer(signSession(app.secret, user.id, { ...opened, createdAt: hourAgo, expiresAt: hourAgo }))],
    ['signed by another user', bearer(signSession('another-secret-of-at-least-32-bytes', user.id, opened))],
    ["another person's", bearer(signSession(app.secret, randomUUID(), opened))],
    ['signed out', ended.headers],
    ['of a suspended person', suspended.headers],
    ['without claims', bearer(jwt.sign('null', app.secret, { algorithm: 'HS256' }))],
  ];
}

const all = Object.entries(operations) as [OperationId, OperationMeta][];
const named = (choose: (meta: OperationMeta) => boolean) => all.filter(([, meta]) => choose(meta)).map(([id]) => id);
const needsSession = ({ access }: OperationMeta) => access === 'session';
const needsRole = ({ roles }: OperationMeta) => roles.length > 0;
/** Operations with a body answer that any other media type is not supported; a session opens none that is for keys only. */
const takesBody = ({ errors, keyOnly }: OperationMeta) => 415 in errors && !keyOnly;
const takesJson = (meta: OperationMeta) => takesBody(meta) && meta.files.length === 0 && !meta.raw;

/** The guard knows of an operation its method, and who may call it. */
const oneOfEachAccess = [
  ...new Map(
    all
      .filter(([, { access }]) => access !== 'public')
      .map(([id, { method, access, roles }]) => [[method, access, ...roles].join(), id]),
  ).values(),
];

/** One call of an operation; path parameters do not matter before the request is validated. */
const call = (id: OperationId, headers: Headers, query = '', to = app) => {
  const { method, path }: OperationMeta = operations[id];
  return to.http[method](`/api${path.replaceAll(/\{\w+\}/g, '1')}${query}`).set(headers);
};
/** Headers of a user who may call it. */
const allowed = (id: OperationId): Headers => {
  const meta: OperationMeta = operations[id];
  if (!needsSession(meta)) return {};
  return needsRole(meta) ? admin : customer;
};

/** Whom an operation is open to, and that it rejects unknown parameters, is the subject of the rights matrix. */
describe('every operation', () => {
  it.each(named(({ access }) => access === 'optional'))('%s: 401 with an invalid session', async (id) => {
    expect((await call(id, { authorization: 'Bearer nothing' })).status).toBe(401);
  });

  it.each(oneOfEachAccess)('%s: 401 for each kind of invalid session', async (id) => {
    for (const [kind, headers] of none) expect((await call(id, headers)).status, kind).toBe(401);
  });

  it.each(named(({ path }) => path.includes('{')))('%s: 404 for a malformed id', async (id) => {
    const { method, path }: OperationMeta = operations[id];
    const address = `/api${path.replaceAll(/\{\w+\}/g, '~~')}`;
    const response = await app.http[method](address).set(allowed(id));
    expect([response.status, response.body.code]).toEqual([404, 'not_found']);
  });

  it.each(named(takesBody))('%s: 415 for another content type', async (id) => {
    const response = await call(id, { ...allowed(id), 'content-type': 'text/plain' }).send('words');
    expect([response.status, response.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(named(takesJson))('%s: 413 for more than 100 kB', async (id) => {
    const response = await call(id, allowed(id)).send({ text: 'x'.repeat(110_000) });
    expect([response.status, response.body.code]).toEqual([413, 'too_large']);
  });

  it.skipIf(isShortRun).each(named(({ method }) => method === 'get'))(
    '%s: `If-None-Match: *` does not change the response',
    async (id) => {
      const { status } = await call(id, allowed(id));
      expect((await call(id, { ...allowed(id), 'if-none-match': '*' })).status).toBe(status);
    },
  );
});

describe('every operation rejects as documented', () => {
  const ids = named(() => true);
  let hurried: TestApp;
  let cutOff: TestApp;
  let cutOffCustomer: Headers;
  let cutOffAdmin: Headers;
  beforeAll(async () => {
    hurried = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.001' } });
    for (let count = 0; count < 4; count += 1) await hurried.http.get('/api/site');
    cutOff = await createTestApp({ connection: (real) => ({ ...real, db: unreachable() }) });
    cutOffCustomer = (await cutOff.signedIn()).headers;
    cutOffAdmin = (await cutOff.signedIn('super_admin')).headers;
  });
  afterAll(() => Promise.all([hurried.close(), cutOff.close()]));

  it.each(ids)('%s: 429 with Retry-After for a network with too many requests', async (id) => {
    const { status, headers, body } = await call(id, {}, '', hurried);
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([429, 'too_many_requests', true]);
    expect(operations[id].errors).toHaveProperty('429');
  });

  it.each(ids)('%s: 503 without the database', async (id) => {
    const headers = needsRole(operations[id]) ? cutOffAdmin : cutOffCustomer;
    const request = call(id, needsSession(operations[id]) ? headers : {}, '', cutOff);
    const { status, body } = await (OPEN_BODIES[id] ? request.send(OPEN_BODIES[id]) : request);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(operations[id].errors).toHaveProperty('503');
  });
});

/** Operations that stay open during maintenance validate the body before they use the database. */
const OPEN_BODIES: Partial<Record<OperationId, object>> = {
  adminLogin: { email: 'a@b.example', password: 'x'.repeat(8) },
  finishSignIn: { challenge: 'none', code: '123456' },
  signInWithPasskey: {
    area: 'customer',
    passkey: { id: 'a', client_data: 'b', authenticator_data: 'c', signature: 'd' },
  },
  acceptInvitation: { token: 'none', password: 'quiet-river-42' },
};

/** A database address without a server. */
function unreachable(): Kysely<Database> {
  const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  return new Kysely({ dialect: new PostgresDialect({ pool: { options: {}, connect: refused, end: async () => {} } }) });
}
