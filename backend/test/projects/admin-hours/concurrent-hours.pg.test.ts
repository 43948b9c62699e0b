import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveHours } from '../../factories/hours.ts';
import { createLead } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admins: Headers[];
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  admins = await Promise.all([0, 1].map(async () => (await app.signedIn('super_admin')).headers));
});
afterAll(() => app.close());

describe('POST /api/admin/projects/{id}/invoices', () => {
  it('200: one of eight presses of two administrators; 409: the others', async () => {
    const [first = {}] = admins;
    const lead = await createLead(app, first);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await saveHours(app, first, lead, {}, id).expect(204);
    const pressed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        app.http
          .post(`/api/admin/projects/${lead}/invoices`)
          .set(admins[index % 2] ?? {})
          .send({ ids: index % 2 ? ids : ids.toReversed(), grouping: 'entry' }),
      ),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const { body } = await app.http.get('/api/admin/invoice-drafts').set(first).expect(200);
    expect(body.items).toHaveLength(1);
  });
});
