import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const posted: { text: string }[] = [];
let status = 200;
const chat = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    if (status === 200) posted.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status, { location: '/elsewhere' }).end('ok');
  });
});
let app: TestApp;

beforeAll(async () => {
  chat.listen(0);
  await once(chat, 'listening');
  const { port } = chat.address() as AddressInfo;
  app = await createTestApp({ env: { CHAT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` } });
});
beforeEach(() => {
  posted.length = 0;
  status = 200;
});
afterAll(async () => {
  await app.close();
  chat.close();
});

const writeToStudio = async (subject: string) => {
  const message = { name: 'Nadia', email: 'nadia@example.com', subject, message: 'My card ends in 4242.' };
  await app.http.post('/api/contact').send(message).expect(202);
  await app.background.idle();
};

describe('the chat of the team', () => {
  it('gets the subject of an email to the studio, without its text', async () => {
    await writeToStudio('A question');
    expect(posted).toEqual([{ text: expect.stringContaining('A question') }]);
    expect(JSON.stringify(posted)).not.toContain('4242');
  });

  it('gets a customer’s message once, with a link, for any number of recipients', async () => {
    const { headers } = await app.signedIn();
    const input = { subject: 'The alarm is silent', text: 'Since yesterday.' };
    const { body } = await app.http.post('/api/conversations').set(headers).send(input).expect(201);
    await app.background.idle();
    expect(posted).toEqual([{ text: expect.stringMatching(new RegExp(`The alarm is silent\\n.*entry=${body.id}$`)) }]);
  });

  it('gets nothing that is sent to customers', async () => {
    await app.http.post('/api/auth/forgot-password').send({ email: app.env.admin.email });
    await app.background.idle();
    expect(posted).toEqual([]);
  });

  it.each([500, 302])('gets it later when it answers %i', async (failure) => {
    status = failure;
    await writeToStudio(`Answered ${failure}`);
    expect(posted).toEqual([]);
    status = 200;
    await app.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.background.idle();
    expect(posted).toHaveLength(1);
  });
});
