import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/log.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const MARK = 'Zyxmark';

let app: TestApp;
let printed = '';
beforeAll(async () => {
  const stream = new Writable({
    write: (part, _encoding, done) => {
      printed += part;
      done();
    },
  });
  app = await createTestApp({
    log: createLogger({ format: 'json', level: 'info', out: stream, err: stream }),
    override: {
      handlers: (real) => ({
        ...real,
        listAddresses: async () => {
          throw new Error(`duplicate key: Key (email)=(${MARK}@example.com) already exists`);
        },
      }),
    },
  });
});
afterAll(() => app.close());

it('user input, and errors about it, never reach the log', async () => {
  const email = `${MARK}@example.com`;
  const password = `${MARK}-river-42`;
  const person = { name: `Nadia ${MARK}`, email, password };
  const { body } = await app.http.post('/api/auth/register').send(person).expect(201);
  const headers = { authorization: `Bearer ${body.token}` };
  await app.http
    .post('/api/auth/login')
    .send({ email, password: `${password}-wrong` })
    .expect(401);
  await app.http.post('/api/auth/login').send({ email, password }).expect(200);
  await app.http.get(`/api/addresses`).set(headers).expect(500);
  await app.http.get(`/api/products?search=${MARK}`).expect(200);
  await app.http.post('/api/auth/reset-password').send({ email }).expect(200);
  await app.http.post('/api/newsletter').send({ email }).expect(202);
  const message = { name: person.name, email, subject: `About ${MARK}`, message: MARK };
  await app.http.post('/api/contact').send(message).expect(202);
  app.mail.deliver = async ({ to }) => {
    throw new Error(`550 no mailbox for <${to.address}>`);
  };
  await app.background.idle();
  expect(printed).not.toContain(MARK);
  expect(printed).not.toContain(body.token);
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const messages = lines.map((line) => line.message);
  expect(messages).toEqual(
    expect.arrayContaining(['Signed in', 'Sign-in refused', 'A job failed and will be retried']),
  );
  expect(lines.find(({ level }) => level === 'error')).toMatchObject({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    path: '/api/addresses',
  });
});
