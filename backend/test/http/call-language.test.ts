import { afterAll, beforeAll, expect, test } from 'vitest';
import { toText } from '../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('every answer of the API varies with the language of the call', async () => {
  expect((await app.http.get('/api/site').expect(200)).headers.vary).toMatch(/\bAccept-Language\b/);
});

test('an unknown path is refused in Bangla', async () => {
  const { body, headers } = await app.http.get('/api/nothing').set('accept-language', 'bn').expect(404);
  expect(body).toMatchObject({ code: 'not_found', message: toText('bn', REFUSALS.notFound) });
  expect(headers).toMatchObject({ 'content-language': 'bn', vary: expect.stringContaining('Accept-Language') });
});

test('a replayed refusal is in the language of the second call', async () => {
  const { headers } = await app.signedIn();
  const withdraw = (language: string) =>
    app.http
      .post('/api/wallet/withdraw')
      .set({ ...headers, 'idempotency-key': 'same', 'accept-language': language })
      .send({ amount: 5 })
      .expect(409);
  expect((await withdraw('en')).body.message).toBe('Insufficient funds');
  const { body, headers: replayed } = await withdraw('bn');
  expect([body.message, replayed['idempotent-replayed']]).toEqual([toText('bn', REFUSALS.insufficientFunds), 'true']);
});
