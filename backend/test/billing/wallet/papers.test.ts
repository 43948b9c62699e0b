import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const file = (path: string, headers: Headers = {}) => app.http.get(`/api${path}`).set(headers).responseType('blob');

async function createDeposit() {
  const { headers } = await app.signedIn();
  await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 1250 }).expect(200);
  await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 19.9 }).expect(200);
  const { body } = await app.http.get('/api/wallet/transactions').set(headers).expect(200);
  const [withdrawal, deposit] = body.items;
  return { headers, withdrawal, deposit };
}

describe('GET /api/wallet/transactions/{id}/receipt', () => {
  it('200: a PDF named after the reference, the same bytes each time', async () => {
    const { headers, deposit } = await createDeposit();
    const first = await file(`/wallet/transactions/${deposit.id}/receipt`, headers).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${deposit.reference}.pdf"`,
    });
    expect(first.body.subarray(0, 5).toString()).toBe('%PDF-');
    const second = await file(`/wallet/transactions/${deposit.id}/receipt`, headers).expect(200);
    expect(second.body.equals(first.body)).toBe(true);
  });

  it.runIf(canReadPdf && !isShortRun)(
    '200 in the language of the call, with its digits, and the same file name',
    async () => {
      const { headers, deposit } = await createDeposit();
      const path = `/wallet/transactions/${deposit.id}/receipt`;
      const english = await file(path, headers).expect(200);
      const bangla = await file(path, { ...headers, 'accept-language': 'bn' }).expect(200);
      expect(bangla.headers['content-disposition']).toBe(english.headers['content-disposition']);
      expect(bangla.body.toString('latin1')).toContain('/Lang (bn');
      const text = readPdf(bangla.body);
      for (const phrase of ['রসিদ', 'যাঁর কাছ থেকে পাওয়া', 'ওয়ালেটে যোগ করা টাকা', 'প্রাপ্ত (USD)', '$১,২৫০.০০', 'পৃষ্ঠা ১ / ১'])
        expect(text).toContain(phrase.normalize('NFC'));
      expect(text).toContain(deposit.reference);
      expect(readPdf(english.body)).not.toMatch(/\p{Script=Bengali}/u);
      for (const phrase of [
        'Receipt',
        'Received from',
        'Added to the wallet',
        'Received (USD)',
        '$1,250.00',
        'Page 1 of 1',
      ])
        expect(readPdf(english.body)).toContain(phrase);
    },
  );

  it('404 for another customer’s, for a withdrawal and for none; 401 without a session', async () => {
    const { headers, deposit, withdrawal } = await createDeposit();
    const other = await app.signedIn();
    expect((await file(`/wallet/transactions/${deposit.id}/receipt`, other.headers)).status).toBe(404);
    expect((await file(`/wallet/transactions/${withdrawal.id}/receipt`, headers)).status).toBe(404);
    expect((await file('/wallet/transactions/999999999/receipt', headers)).status).toBe(404);
    expect((await file(`/wallet/transactions/${deposit.id}/receipt`)).status).toBe(401);
  });
});

describe('GET /api/wallet/statement/pdf', () => {
  const statement = (query: string, headers: Headers) => file(`/wallet/statement/pdf?${query}`, headers);

  it('200: a PDF of the period, also without transactions', async () => {
    const { headers } = await createDeposit();
    for (const period of ['from=2026-01-01&to=2026-12-31', 'from=2020-02-01&to=2020-02-01']) {
      const { body, headers: answered } = await statement(period, headers).expect(200);
      expect(answered['content-type']).toBe('application/pdf');
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it.runIf(canReadPdf)('200 in the language of the call', async () => {
    const { headers } = await createDeposit();
    const { body } = await statement('from=2026-01-01&to=2026-12-31', { ...headers, 'accept-language': 'bn' });
    const text = readPdf(body);
    for (const phrase of ['ওয়ালেটের স্টেটমেন্ট', '১ জানুয়ারি, ২০২৬', 'উত্তোলন', '−$১৯.৯০', 'শেষের ব্যালেন্স (USD)'])
      expect(text).toContain(phrase.normalize('NFC'));
  });

  it('400 for days that are missing, wrong or in the wrong order, and for more than 366 days', async () => {
    const { headers } = await app.signedIn();
    for (const query of ['', 'from=2026-01-01', 'from=x&to=y', 'from=2026-02-01&to=2026-01-31']) {
      expect((await statement(query, headers)).status, query).toBe(400);
    }
    expect((await statement('from=2025-01-01&to=2026-01-02', headers)).status).toBe(400);
  });
});
