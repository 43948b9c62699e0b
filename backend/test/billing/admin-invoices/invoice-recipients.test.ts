import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

describe('GET /api/admin/invoice-recipients', () => {
  const find = (search: string, headers = admin) =>
    app.http.get('/api/admin/invoice-recipients').query({ search }).set(headers);

  it('200 with the customers whose name or email contains the text', async () => {
    const { user } = await app.signedIn();
    const { items } = (await find(user.email.toUpperCase()).expect(200)).body;
    expect(items).toMatchObject([{ customerId: user.id, name: user.name, email: user.email }]);
    expect((await find('no such customer').expect(200)).body.items).toEqual([]);
  });

  it('400, 401, 403', async () => {
    await find('').expect(400);
    await app.http.get('/api/admin/invoice-recipients').query({ search: 'a' }).expect(401);
    await find('a', (await app.signedIn()).headers).expect(403);
  });
});
