import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseDue } from '../../../src/features/privacy/erase-users.service.ts';
import { confirmSubscribers } from '../../factories/subscribers.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
});
afterAll(() => app.close());

const addEndpoint = (headers: { authorization: string }) =>
  app.http
    .post('/api/admin/webhooks')
    .set(headers)
    .send({
      url: 'http://127.0.0.1:9',
      events: ['order.paid', 'subscriber.confirmed', 'conversation.message_received'],
      enabled: true,
    })
    .expect(201);
const bodies = async () => {
  const rows = await app.db.selectFrom('webhook_deliveries').select(['event', 'request_body']).orderBy('seq').execute();
  return rows.map(({ event, request_body }) => `${event} ${request_body === null ? 'empty' : 'kept'}`);
};

it('what was sent about an erased person is emptied, and nothing else', async () => {
  const owner = await app.signedIn('super_admin');
  await addEndpoint(owner.headers);
  const { user, headers } = await app.signedIn();
  const now = app.clock.now();
  const person = { name: user.name, email: user.email };
  const conversation = async (user_id: string | null) => {
    const row = { ...person, user_id, subject: 'Hello', channel: 'email' as const, created_at: now, updated_at: now };
    const { id } = await app.db.insertInto('conversations').values(row).returning('id').executeTakeFirstOrThrow();
    const message = { conversation_id: id, kind: 'person' as const, text: 'Hello', created_at: now };
    await app.db.insertInto('conversation_messages').values(message).execute();
  };
  await conversation(user.id);
  await conversation(null);
  const [id = ''] = await confirmSubscribers(app.db, [user.email]);
  await app.background.idle();
  const [message, subscribed] = ['conversation.message_received', 'subscriber.confirmed'];
  expect(await bodies()).toEqual([`${message} kept`, `${message} kept`, `${subscribed} kept`]);
  await app.http.delete(`/api/admin/content/subscribers/${id}`).set(owner.headers).expect(204);
  expect(await bodies()).toEqual([`${message} kept`, `${message} kept`, `${subscribed} empty`]);
  await app.http.post('/api/users/deletion').set(headers).send({ password: PASSWORD }).expect(200);
  app.clock.advance(31 * DAY);
  await eraseDue(app.deps, app.clock.now());
  expect(await bodies()).toEqual([`${message} empty`, `${message} kept`, `${subscribed} empty`]);
});
