import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AFFILIATE_REFUSALS } from '../../../../contract/rules/affiliate-refusals.ts';
import { AFFILIATE, createAffiliate, nextAffiliateCode } from '../../factories/affiliates.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const create = (body: object) => app.http.post('/api/admin/affiliates').set(admin).send(body);
const update = (id: string, body: object) => app.http.put(`/api/admin/affiliates/${id}`).set(admin).send(body);
const createInput = (email: string, more: object = {}) => ({ ...AFFILIATE, code: nextAffiliateCode(), email, ...more });

describe('GET and POST /api/admin/affiliates', () => {
  it('201: created with an audit entry, listed first, and sent to the customer', async () => {
    const { user, link } = await createAffiliate(app, admin, { products: [3] });
    const totals = { visits: 0, orders: 0, held: 0, ready: 0, paid: 0 };
    const customer = { id: user.id, name: user.name, email: user.email };
    expect(link).toMatchObject({ ...AFFILIATE, products: [3], version: 1, customer, totals });
    const { body } = await app.http.get('/api/admin/affiliates').set(admin).expect(200);
    expect(body.items[0]).toEqual(link);
    expect(await listAuditEntries(app.db, 'affiliate', link.id)).toMatchObject([
      { action: 'affiliate.create', label: `Affiliate ${link.code}`, before: null, after: { percent: 20 } },
    ]);
    await app.background.idle();
    const mail = app.mail.sent.find(({ to }) => to.address === user.email);
    expect(mail?.text).toContain(`/?ref=${link.code}`);
  });

  it('400: an email without an account, a code that is taken or malformed, and terms out of range', async () => {
    const { user, link } = await createAffiliate(app, admin);
    const refused = async (body: object) => (await create(body).expect(400)).body.details[0];
    expect(await refused(createInput('unknown@example.com'))).toEqual({
      field: 'email',
      message: String(AFFILIATE_REFUSALS.affiliateAccount),
    });
    expect(await refused(createInput(user.email, { code: link.code }))).toEqual({
      field: 'code',
      message: String(AFFILIATE_REFUSALS.affiliateCodeTaken),
    });
    for (const terms of [{ code: 'নাদিয়া' }, { percent: 0 }, { percent: 91 }, { days: 366 }, { hold_days: -1 }])
      expect((await refused(createInput(user.email, terms))).field).toBe(Object.keys(terms)[0]);
  });
});

describe('PUT /api/admin/affiliates/{id}', () => {
  it('200: changed, with the changed fields in the audit entry; 409 for a stale version', async () => {
    const { user, link } = await createAffiliate(app, admin);
    const input = createInput(user.email, { code: link.code, percent: 25, version: 1 });
    expect((await update(link.id, input).expect(200)).body).toEqual({ ...link, percent: 25, version: 2 });
    const [, entry] = await listAuditEntries(app.db, 'affiliate', link.id);
    expect(entry).toMatchObject({ action: 'affiliate.update', before: { percent: 20 }, after: { percent: 25 } });
    await update(link.id, input).expect(409);
  });

  it('400: another person, or a code that is taken', async () => {
    const [one, other] = [await createAffiliate(app, admin), await createAffiliate(app, admin)];
    const change = (more: object) =>
      update(one.link.id, createInput(one.user.email, { code: one.link.code, version: 1, ...more })).expect(400);
    expect((await change({ email: other.user.email })).body.details[0].field).toBe('email');
    expect((await change({ code: other.link.code })).body.details[0].field).toBe('code');
  });

  it('404: unknown', async () => {
    await update(randomUUID(), createInput('unknown@example.com', { version: 1 })).expect(404);
  });
});

describe('GET /api/admin/affiliates/{id}/commissions', () => {
  it('200: none before the first order; 404: unknown', async () => {
    const { link } = await createAffiliate(app, admin);
    const list = (id: string) => app.http.get(`/api/admin/affiliates/${id}/commissions`).set(admin);
    expect((await list(link.id).expect(200)).body).toEqual({ items: [] });
    await list(randomUUID()).expect(404);
  });
});

describe('POST /api/admin/affiliates, the 201st', () => {
  it('409: no more links', async () => {
    const { user } = await createAffiliate(app, admin);
    await app.db
      .insertInto('affiliates')
      .values(
        Array.from({ length: 200 }, (_, at) => ({
          user_id: user.id,
          code: `many-${at}`,
          percent: 5,
          days: 1,
          hold_days: 0,
        })),
      )
      .execute();
    const { body } = await create(createInput(user.email)).expect(409);
    expect(body.message).toBe(String(AFFILIATE_REFUSALS.affiliatesFull(200)));
  });
});
