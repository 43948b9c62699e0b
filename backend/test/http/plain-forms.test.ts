import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

const MESSAGE = {
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  subject: 'A calendar',
  message: 'For <b>schools</b>',
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mail.sent.length = 0;
  await app.db.deleteFrom('contact_messages').execute();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.post(path).set(headers).type('form').send(fields);

describe('a form submitted without JavaScript', () => {
  it('200 for a message, which is stored and emailed as by the application', async () => {
    const { status, text, headers } = await post('/contact', { ...MESSAGE, website: '' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('<h1>Message sent</h1>');
    expect(text).toContain('Your message has been sent.');
    expect(text).toContain('<a href="/contact">');
    await app.background.idle();
    expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([MESSAGE]);
    expect(app.mail.sent).toMatchObject([{ kind: 'contact' }]);
  });

  it('400 returns the form with the entered values and an error at each field', async () => {
    const { status, text } = await post('/contact', { ...MESSAGE, email: 'nadia' });
    expect(status).toBe(400);
    expect(text).toContain('For &#x3C;b>schools&#x3C;/b>');
    expect(text).toContain('value="Nadia Rahman"');
    expect(text).toContain('Please enter a valid email address');
    expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('200 for a filled honeypot, whose message is stored as spam and not emailed', async () => {
    const { status, text } = await post('/contact', { ...MESSAGE, website: 'http://spam.example' });
    expect([status, text]).toEqual([200, expect.stringContaining('<h1>Message sent</h1>')]);
    await app.background.idle();
    expect(app.mail.sent).toEqual([]);
    const [message] = await app.db.selectFrom('contact_messages').select('id').execute();
    const conversations = app.db.selectFrom('conversations').select(['status', 'subject']);
    expect(await conversations.where('id', '=', message?.id ?? '').execute()).toEqual([
      { status: 'spam', subject: MESSAGE.subject },
    ]);
  });

  it('200 for the newsletter also with a filled honeypot: browsers fill it, and its email asks for confirmation', async () => {
    expect((await post('/newsletter', { email: 'tanvir@example.com', website: 'x' })).status).toBe(200);
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([{ to: { address: 'tanvir@example.com' } }]);
  });

  it('200 for the newsletter, whose email asks for confirmation', async () => {
    const { status, text } = await post('/newsletter', { email: 'nadia@example.com' });
    expect([status, text]).toEqual([200, expect.stringContaining('Check your inbox')]);
    await app.background.idle();
    expect(app.mail.sent).toHaveLength(1);
  });

  it('400 for an empty form, and for duplicate fields', async () => {
    expect((await post('/contact', {})).status).toBe(400);
    const twice = await app.http.post('/newsletter').type('form').send('email=a@example.com&email=b@example.com');
    expect(twice.status).toBe(400);
  });

  it('413 for a body larger than the form allows', async () => {
    const { status } = await post('/contact', { ...MESSAGE, message: 'x'.repeat(200_000) });
    expect(status).toBe(413);
  });

  it('403 from the form of another site', async () => {
    expect((await post('/contact', MESSAGE, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post('/contact', MESSAGE, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('429 counts senders as the application does', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
    const send = (ip: string) =>
      strict.http.post('/newsletter').set('X-Forwarded-For', ip).type('form').send({ email: 'nadia@example.com' });
    let last = await send('203.0.113.7');
    for (let tries = 0; tries < 200 && last.status === 200; tries += 1) last = await send('203.0.113.7');
    expect(last.status).toBe(429);
    expect((await send('203.0.113.8')).status).toBe(200);
    await strict.close();
  });
});
