import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBackup } from '../../../src/features/operations/backups.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const OVERVIEW = '/api/admin/overview';
const TEST_MAIL = '/api/admin/overview/test-mail';
const GUIDE = '/api/admin/overview/guide';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp({
    env: {
      DEMO_DATA: 'false',
      SMTP_URL: 'smtp://127.0.0.1:1',
      RATE_LIMIT_FACTOR: '1',
      PUBLIC_URL: 'https://nodi.example',
    },
  });
  admin = await app.signedIn('super_admin');
});
afterAll(() => app.close());

const guide = async (headers = admin.headers) => (await app.http.get(OVERVIEW).set(headers).expect(200)).body.guide;
const doneSteps = async () => {
  const { steps } = await guide();
  return steps.filter((step: { done: boolean }) => step.done).map(({ id }: { id: string }) => id);
};

describe('the first-run guide of GET /api/admin/overview', () => {
  it('200: every step is open on an empty site', async () => {
    expect(await guide()).toMatchObject({ folded: false, mail: 'smtp', steps: { length: 11 } });
    expect(await doneSteps()).toEqual([]);
  });

  it('200: a step is done once its object exists, and open again when it is deleted', async () => {
    const { db } = app;
    await db
      .insertInto('site_settings')
      .values({
        id: 1,
        name: 'Nodi',
        description: '',
        contact_email: 'hello@nodi.example',
        phone: '',
        location: '',
        channel_url: '',
        promo: null,
        social: '[]',
        links: '[]',
        hours: '[]',
        default_theme: null,
      })
      .execute();
    expect(await doneSteps()).toEqual(['contact']);

    await db.insertInto('site_documents').values({ name: 'identity', body: '{"logo":{"url":"/x.webp"}}' }).execute();
    await db.updateTable('pages').set({ published: true }).where('address', '=', 'privacy-policy').execute();
    expect(await doneSteps()).toEqual(['identity', 'contact']);
    await db.updateTable('site_settings').set({ name: 'nodi.example' }).execute(); // as in production
    expect(await doneSteps()).toEqual(['contact']);
    await db.updateTable('site_settings').set({ name: 'Nodi' }).execute();
    await db.updateTable('pages').set({ published: true }).where('legal', '=', true).execute();
    expect(await doneSteps()).toEqual(['identity', 'legal', 'contact']);
    await db.updateTable('site_documents').set({ body: '{"logo":null}' }).where('name', '=', 'identity').execute();
    expect(await doneSteps()).toEqual(['legal', 'contact']);

    await db.updateTable('mail_settings').set({ version: 2 }).execute();
    expect(await doneSteps()).toEqual(['legal', 'contact', 'zone']);
    await recordBackup(db, {
      origin: 'command',
      started_at: app.clock.now(),
      bytes: 1,
      rows: 1,
      files: 0,
      file_bytes: 0,
    });
    expect(await doneSteps()).toEqual(['legal', 'contact', 'zone', 'backup']);
  });

  it('200: a payment method counts once the currency has been chosen, and a backup once one exists', async () => {
    const opening = await createTestApp({
      env: {
        DEMO_DATA: 'false',
        BACKUP_DIR: 'no-backups-yet',
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        PUBLIC_URL: 'https://nodi.example',
      },
    });
    try {
      const { headers } = await opening.signedIn('super_admin');
      const done = async () => {
        const { steps } = (await opening.http.get(OVERVIEW).set(headers).expect(200)).body.guide;
        return steps.filter((step: { done: boolean }) => step.done).map(({ id }: { id: string }) => id);
      };
      expect(await done()).toEqual([]);
      const { body } = await opening.http.get('/api/admin/mail-settings').set(headers).expect(200);
      const { studio: _studio, replies: _replies, ...settings } = body;
      await opening.http.put('/api/admin/mail-settings').set(headers).send(settings).expect(200);
      expect(await done()).toEqual(['zone']);
      const texts = { manualEnabled: false, manualTitle: '', manualInstructions: '', version: 0 };
      const wish = { ...texts, currency: 'BDT' };
      await opening.http.put('/api/admin/payments/settings').set(headers).send(wish).expect(200);
      expect(await done()).toEqual(['zone', 'currency', 'payment']);
    } finally {
      await opening.close();
    }
  });

  it('200: the seller is complete with name and address, and with a tax number once a rate is set, even 0%', async () => {
    const url = '/api/admin/invoice-settings';
    const save = async (fields: object) => {
      const { body } = await app.http.get(url).set(admin.headers).expect(200);
      await app.http
        .put(url)
        .set(admin.headers)
        .send({ ...body, ...fields })
        .expect(200);
      return (await doneSteps()).includes('invoices');
    };
    expect(await save({ sellerName: 'Nodi Studio' })).toBe(false);
    expect(await save({ sellerName: '', sellerAddress: 'Dhaka' })).toBe(false);
    expect(await save({ sellerName: ' ', sellerAddress: 'Dhaka' })).toBe(false);
    expect(await save({ sellerName: 'Nodi Studio' })).toBe(true);
    expect(await save({ taxNumber: '0012345678901' })).toBe(false);
    expect(await save({ rates: [{ country: 'BD', name: 'VAT', percent: 0 }] })).toBe(true);
    expect(await save({ sellerAddress: '' })).toBe(false);
  });

  it('200: there is none with demo data', async () => {
    const demo = await createTestApp();
    try {
      const { headers } = await demo.signedIn('super_admin');
      expect((await demo.http.get(OVERVIEW).set(headers)).body.guide).toBeNull();
    } finally {
      await demo.close();
    }
  });
});

describe('PUT /api/admin/overview/guide', () => {
  const fold = (folded: unknown, headers: Record<string, string> = admin.headers) =>
    app.http.put(GUIDE).set(headers).send({ folded });

  it('204: collapsed for the user who collapses it, until it is expanded again', async () => {
    const other = await app.signedIn('super_admin');
    expect((await fold(true)).status).toBe(204);
    expect((await fold(true)).status).toBe(204);
    expect((await guide()).folded).toBe(true);
    expect((await guide(other.headers)).folded).toBe(false);
    expect((await fold(false)).status).toBe(204);
    expect((await guide()).folded).toBe(false);
  });

  it('400 for anything but yes and no', async () => {
    expect((await fold('yes')).status).toBe(400);
  });
});

describe('POST /api/admin/overview/test-mail', () => {
  const send = (headers: Record<string, string>) => app.http.post(TEST_MAIL).set(headers);

  it('200: the email goes to the caller, and an error of the mail server is returned verbatim', async () => {
    const { user, headers } = await app.signedIn('super_admin');
    const real = app.mail.deliver;
    app.mail.deliver = () =>
      Promise.reject(Object.assign(new Error('x'), { response: '535 5.7.8 Bad\r\ncredentials' }));
    try {
      const { status, body } = await send(headers);
      expect(status).toBe(200);
      expect(body).toEqual({ accepted: false, to: user.email, answer: '535 5.7.8 Bad credentials' });
    } finally {
      app.mail.deliver = real;
    }
    expect(await doneSteps()).not.toContain('mail');

    const { body } = await send(headers);
    expect(body).toEqual({ accepted: true, to: user.email, answer: '250 OK' });
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'test', to: { address: user.email }, fromName: 'Nodi' });
    expect(await doneSteps()).toContain('mail');
  });

  it('429: five in ten minutes per user', async () => {
    const { headers } = await app.signedIn('super_admin');
    for (let time = 0; time < 5; time += 1) expect((await send(headers)).status).toBe(200);
    const refused = await send(headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send((await app.signedIn('super_admin')).headers)).status).toBe(200);
  });
});
