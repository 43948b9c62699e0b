import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const message = { name: 'Nadia', email: 'nadia@example.com', subject: 'Price', message: 'What does it cost?' };
const send = (path: string, fields: Record<string, string>) => app.http.post(path).type('form').send(fields);

describe('a form sent without JavaScript', () => {
  it('200 in English leads back to the English page', async () => {
    const { text } = await send('/contact', message).expect(200);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<h1>Message sent</h1>');
    expect(text).toContain('<a href="/contact">Back to the contact page</a>');
  });

  it('200 in Bangla leads back to the Bangla page', async () => {
    const { text } = await send('/bn/contact', message).expect(200);
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('<h1>মেসেজ পাঠানো হয়েছে</h1>');
    expect(text).toContain('<a href="/bn/contact">যোগাযোগ পেজে ফিরে যান</a>');
  });

  it('400 in Bangla shows the form with its Bangla labels again, and sends it to the same place', async () => {
    const { text } = await send('/bn/contact', { ...message, email: 'nadia' }).expect(400);
    expect(text).toContain('<form method="post" action="/bn/contact">');
    expect(text).toMatch(/<label>ইমেইল<small>[^<]+<\/small><input name="email" type="email" value="nadia">/);
  });

  it('403 from another site', async () => {
    const { text } = await send('/bn/newsletter', { email: 'nadia@example.com' })
      .set('sec-fetch-site', 'cross-site')
      .expect(403);
    expect(text).toContain('<a href="/bn/blog">ব্লগে ফিরে যান</a>');
  });

  it('404 or 405 for a form at another place', async () => {
    expect((await send('/fr/contact', message)).status).toBeGreaterThanOrEqual(404);
  });
});
