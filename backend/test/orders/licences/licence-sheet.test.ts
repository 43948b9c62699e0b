import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createLicensedCustomer, createProgramClient } from './licensed-customer.ts';

type Headers = Record<string, string>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const UNKNOWN = '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59';
const sheet = (id: string, headers: Headers = {}) =>
  app.http.get(`/api/licences/${id}/sheet`).set(headers).responseType('blob');

describe('GET /api/licences/{id}/sheet', () => {
  it('200: a PDF named after the order, with a device or without', async () => {
    const { licence, order, customer } = await createLicensedCustomer(app);
    const empty = await sheet(licence.id, customer.headers).expect(200);
    expect(empty.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="licence-${order.number}.pdf"`,
    });
    await createProgramClient(app, licence.key).activate('নাদিয়ার ল্যাপটপ').expect(200);
    const used = await sheet(licence.id, customer.headers).expect(200);
    expect(used.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(used.body.equals(empty.body)).toBe(false);
  });

  it.runIf(canReadPdf && !isShortRun)('200 in the language of the call, with the key as it is typed', async () => {
    const { licence, customer } = await createLicensedCustomer(app);
    const { body } = await sheet(licence.id, { ...customer.headers, 'accept-language': 'bn' }).expect(200);
    const text = readPdf(body);
    // A long URL is broken between lines.
    expect(text.replace(/[\s\u200b]/g, '')).toContain('/bn/dashboard/downloads');
    for (const phrase of ['লাইসেন্স কি', 'যেভাবে চালু করবেন', licence.key]) expect(text).toContain(phrase.normalize('NFC'));
  });

  it('404 for another customer’s and for none; 401 without a session', async () => {
    const { licence, customer } = await createLicensedCustomer(app);
    const other = await app.signedIn();
    expect((await sheet(licence.id, other.headers)).status).toBe(404);
    expect((await sheet(UNKNOWN, customer.headers)).status).toBe(404);
    expect((await sheet(licence.id)).status).toBe(401);
  });

  it('410 once the licence was revoked', async () => {
    const { licence, order, customer } = await createLicensedCustomer(app);
    await app.db.updateTable('entitlements').set({ ended_at: new Date() }).where('line_id', '=', order.id).execute();
    expect((await sheet(licence.id, customer.headers)).status).toBe(410);
  });
});
