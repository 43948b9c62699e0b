import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmSubscribers } from '../../factories/subscribers.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}
let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signedIn']>>;
let receiver: Server;
let port = 0;
const received: Received[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 204 };

beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  port = (receiver.address() as { port: number }).port;
});
beforeEach(async () => {
  await app.db.deleteFrom('webhook_endpoints').execute();
  received.length = 0;
  answer = { status: 204 };
  owner = await app.signedIn('super_admin');
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  receiver.close();
  await app.close();
});

const input = (fields: object = {}) => ({
  url: `http://127.0.0.1:${port}/hook`,
  events: ['subscriber.confirmed'],
  enabled: true,
  ...fields,
});
const call = (method: 'get' | 'post' | 'put' | 'delete', url = '', headers = owner.headers) =>
  app.http[method](`/api/admin/webhooks${url}`).set(headers);
const created = async (fields: object = {}) => (await call('post').send(input(fields)).expect(201)).body;
const deliveries = async (id: string) => (await call('get', `/${id}/deliveries`).expect(200)).body.items;
const confirm = async (email: string) => {
  const [id = ''] = await confirmSubscribers(app.db, [email]);
  return { id };
};
const signature = (secret: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe('POST /api/admin/webhooks', () => {
  it('201 shows the secret once, and stores it encrypted', async () => {
    const { webhook, secret } = await created();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect((await call('get').expect(200)).body.items).toEqual([webhook]);
    const stored = await app.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify([stored, app.log.entries])).not.toContain(secret.slice(6));
  });

  it.each([
    ['no event', { events: [] }],
    ['an unknown event', { events: ['order.stolen'] }],
    ['no URL', { url: 'example.com' }],
    ['a user name', { url: 'https://me@example.com' }],
    ['a fragment', { url: 'https://example.com/#x' }],
    ['another protocol', { url: 'ftp://example.com' }],
  ])('400 for %s', async (_, fields) => {
    await call('post').send(input(fields)).expect(400);
  });

  it('403 in a session that is not proven', async () => {
    app.clock.advance(11 * MINUTE);
    expect((await call('post').send(input()).expect(403)).body.code).toBe('proof_needed');
  });

  it('409 for the eleventh, also when many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('post').send(input())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
  });
});

describe('a delivery', () => {
  it('200 in the log, after an event of the transaction was signed and sent', async () => {
    const { webhook, secret } = await created();
    const { id } = await confirm('nadia@example.com');
    await app.background.idle();
    expect(received).toHaveLength(1);
    const [one] = received as [Received];
    expect(JSON.parse(one.body)).toMatchObject({
      type: 'subscriber.confirmed',
      data: { id, email: 'nadia@example.com', list: 'newsletter' },
    });
    expect(one.headers['webhook-signature']).toBe(signature(secret, one));
    expect(await deliveries(webhook.id)).toMatchObject([
      { id: one.headers['webhook-id'], status: 'delivered', attempts: 1, response_status: 204, request_body: one.body },
    ]);
  });

  it('200 for each endpoint that has chosen the event, and no other', async () => {
    await created({ events: ['order.paid'] });
    await created({ enabled: false });
    await created();
    await confirm('one@example.com');
    await app.background.idle();
    expect(received).toHaveLength(1);
  });

  it('200 later when it fails, with the same id and body', async () => {
    const { webhook } = await created();
    answer = { status: 503, body: `${'x'.repeat(5_000)}` };
    await confirm('late@example.com');
    await app.background.idle();
    const [failed] = await deliveries(webhook.id);
    expect(failed).toMatchObject({ status: 'pending', attempts: 1, response_status: 503 });
    expect(failed.response_body).toHaveLength(2_000);
    expect((await call('get')).body.items[0].failing_since).not.toBeNull();
    answer = { status: 200 };
    app.clock.advance(MINUTE + 1_000);
    await app.deps.jobs.add('webhooks.deliver', {});
    await app.background.idle();
    expect(received.map(({ headers, body }) => [headers['webhook-id'], body])).toEqual(
      Array(2).fill([failed.id, failed.request_body]),
    );
    expect((await deliveries(webhook.id))[0]).toMatchObject({ status: 'delivered', attempts: 2 });
    expect((await call('get')).body.items[0].failing_since).toBeNull();
  });

  it('200 in order for one object, while others continue', async () => {
    const { webhook } = await created({ events: ['conversation.message_received'] });
    const conversation = async (name: string) => {
      const row = { name, email: 'a@example.com', subject: name, channel: 'email' as const };
      const at = { created_at: new Date(), updated_at: new Date() };
      const inserted = app.db
        .insertInto('conversations')
        .values({ ...row, ...at })
        .returning('id');
      return (await inserted.executeTakeFirstOrThrow()).id;
    };
    const write = (conversation_id: string, text: string) =>
      app.db
        .insertInto('conversation_messages')
        .values({ conversation_id, kind: 'person', text, created_at: new Date() })
        .execute();
    const [first, second] = [await conversation('First'), await conversation('Second')];
    answer = { status: 500 };
    await write(first, 'one');
    await app.background.idle();
    answer = { status: 200 };
    await write(first, 'two');
    await write(second, 'other');
    await app.background.idle();
    const texts = () => received.map(({ body }) => JSON.parse(body).data.text);
    expect(texts()).toEqual(['one', 'other']);
    app.clock.advance(MINUTE + 1_000);
    await app.deps.jobs.add('webhooks.deliver', {});
    await app.background.idle();
    expect(texts()).toEqual(['one', 'other', 'one', 'two']);
    expect(await deliveries(webhook.id)).toHaveLength(3);
  });

  it('200 as failed for a redirect, which is not followed', async () => {
    const { webhook } = await created();
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/inside` } };
    const { body } = await call('post', `/${webhook.id}/test`).expect(200);
    expect(body).toMatchObject({ status: 'failed', response_status: 302 });
    expect(received).toHaveLength(1);
  });

  it('200 as failed without a receiver', async () => {
    const { webhook } = await created({ url: 'http://127.0.0.1:9/hook' });
    const { body } = await call('post', `/${webhook.id}/test`).expect(200);
    expect(body).toMatchObject({
      status: 'failed',
      response_status: null,
      error: 'The connection failed (ECONNREFUSED)',
    });
  });

  it('disables an endpoint after five days of failures, and notifies the owners', async () => {
    const { webhook } = await created();
    answer = { status: 500 };
    await confirm('first@example.com');
    await app.background.idle();
    for (const day of [1, 2, 3, 4, 5]) {
      app.clock.advance(DAY);
      await confirm(`${day}@example.com`);
      await app.background.idle();
    }
    owner.headers = await app.signIn(owner.user);
    const row = await app.db.selectFrom('webhook_endpoints').select(['enabled', 'disabled_at']).executeTakeFirst();
    expect(row).toMatchObject({ enabled: false, disabled_at: expect.any(Date) });
    const rows = app.db.selectFrom('webhook_deliveries').select('status').where('endpoint_id', '=', webhook.id);
    expect((await rows.execute()).map(({ status }) => status)).toEqual(Array(6).fill('failed'));
    const notices = app.mail.sent.filter(({ kind }) => kind === 'webhook-disabled');
    expect(notices.map(({ to }) => to.address)).toContain(owner.user.email);
    await confirm('third@example.com');
    expect(await rows.execute()).toHaveLength(6);
  });
});

describe('PUT and DELETE /api/admin/webhooks/{id}', () => {
  it('200 changes, and 204 deletes it with its deliveries', async () => {
    const { webhook } = await created();
    const changed = await call('put', `/${webhook.id}`)
      .send(input({ enabled: false, events: ['order.paid'] }))
      .expect(200);
    expect(changed.body).toEqual({ ...webhook, enabled: false, events: ['order.paid'] });
    await call('put', `/${webhook.id}`)
      .send(input({ url: 'x' }))
      .expect(400);
    await call('delete', `/${webhook.id}`).expect(204);
    for (const answered of [
      await call('put', `/${webhook.id}`).send(input()),
      await call('delete', `/${webhook.id}`),
      await call('post', `/${webhook.id}/rotate`),
      await call('post', `/${webhook.id}/test`),
      await call('get', `/${webhook.id}/deliveries`),
      await call('post', `/${webhook.id}/deliveries/${webhook.id}/resend`),
    ])
      expect(answered.status).toBe(404);
  });
});

describe('POST /api/admin/webhooks/{id}/rotate', () => {
  it('200 with a new secret; both sign for 24 hours', async () => {
    const { webhook, secret } = await created();
    const { body } = await call('post', `/${webhook.id}/rotate`).expect(200);
    await call('post', `/${webhook.id}/test`).expect(200);
    const [both] = received as [Received];
    expect(both.headers['webhook-signature']).toBe(`${signature(body.secret, both)} ${signature(secret, both)}`);
    await app.db
      .updateTable('webhook_endpoints')
      .set({ previous_secret_expires_at: new Date(Date.now() - 1) })
      .execute();
    await call('post', `/${webhook.id}/test`).expect(200);
    const last = received.at(-1) as Received;
    expect(last.headers['webhook-signature']).toBe(signature(body.secret, last));
  });
});

describe('POST /api/admin/webhooks/{id}/deliveries/{delivery}/resend', () => {
  it('200 with the same id, and 409 while it is waiting', async () => {
    const { webhook } = await created();
    answer = { status: 500 };
    await confirm('again@example.com');
    await app.background.idle();
    const [waiting] = await deliveries(webhook.id);
    await call('post', `/${webhook.id}/deliveries/${waiting.id}/resend`).expect(409);
    await app.db.updateTable('webhook_deliveries').set({ status: 'failed' }).execute();
    answer = { status: 200 };
    const { body } = await call('post', `/${webhook.id}/deliveries/${waiting.id}/resend`).expect(200);
    expect(body).toMatchObject({ id: waiting.id, status: 'delivered', attempts: 2 });
    await call('post', `/${webhook.id}/deliveries/${crypto.randomUUID()}/resend`).expect(404);
  });
});

describe('docs/programs/webhook-receiver.mjs', () => {
  it('receives, verifies and answers', async () => {
    const { webhook, secret } = await created({ url: 'http://127.0.0.1:5155/' });
    const file = path.join(import.meta.dirname, '../../../../docs/programs/webhook-receiver.mjs');
    const program = spawn(process.execPath, [file], {
      env: { ...process.env, STUDIO_WEBHOOK_SECRET: secret, PORT: '5155' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    program.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await expect
      .poll(
        () =>
          fetch('http://127.0.0.1:5155').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 5_000 },
      )
      .toBe(401);
    const { body } = await call('post', `/${webhook.id}/test`).expect(200);
    expect(body).toMatchObject({ status: 'delivered', response_status: 204 });
    await expect.poll(() => printed.trim()).toBe(`webhook.test ${webhook.id}`);
    program.kill();
  });
});
