import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BKASH, createWithdrawal } from '../../factories/payouts.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const PATH = '/api/wallet/payout-account';
const read = (headers: Headers = {}) => app.http.get(PATH).set(headers);
const save = (headers: Headers = {}, body: object = BKASH) => app.http.put(PATH).set(headers).send(body);
const NO_BANK = { bank_name: null, branch: null, routing_number: null };

describe('GET /api/wallet/payout-account', () => {
  it('200: empty at first, then as saved', async () => {
    const { headers } = await app.signedIn();
    expect((await read(headers).expect(200)).body).toEqual({ account: null });
    await save(headers).expect(200);
    expect((await read(headers)).body).toEqual({ account: { ...BKASH, ...NO_BANK } });
  });

  it('400: an unknown parameter', async () => {
    const { headers } = await app.signedIn();
    await app.http.get(`${PATH}?user=1`).set(headers).expect(400);
  });
});

describe('PUT /api/wallet/payout-account', () => {
  it.each([
    ['+880 1712-345678', 'bkash', '01712345678'],
    ['8801912345678', 'nagad', '01912345678'],
    ['017123456789', 'rocket', '017123456789'],
  ])('200: %s is an account of %s', async (number, method, stored) => {
    const { headers } = await app.signedIn();
    const { body } = await save(headers, { method, holder: ' রহিমা খাতুন ', number, bank_name: 'x' }).expect(200);
    expect(body.account).toEqual({ method, holder: 'রহিমা খাতুন', number: stored, ...NO_BANK });
  });

  it('200: a bank account keeps bank, branch and routing number', async () => {
    const { headers } = await app.signedIn();
    const bank = { method: 'bank', holder: 'Nadia', number: 'gb29 nwbk 6016 1331 9268 19', bank_name: 'River Bank' };
    const { body } = await save(headers, { ...bank, branch: 'Rajshahi', routing_number: '010-275-358' }).expect(200);
    expect(body.account).toMatchObject({ number: 'GB29NWBK60161331926819', routing_number: '010275358' });
  });

  it('200: requested payouts get the new account, approved ones keep the one that was approved', async () => {
    const admin = await app.signedIn('super_admin');
    const { headers, payout } = await createWithdrawal(app);
    const approve = { from: 'requested', status: 'approved', account_number: BKASH.number };
    await app.http.put(`/api/admin/payouts/${payout.id}/status`).set(admin.headers).send(approve).expect(200);
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 5 }).expect(200);
    await save(headers, { ...BKASH, number: '01812345678' }).expect(200);
    const { items } = (await app.http.get('/api/wallet/payouts').set(headers)).body;
    expect(items.map(({ account }: { account: typeof BKASH }) => account.number)).toEqual([
      '01812345678',
      '01712345678',
    ]);
  });

  it.each([
    ['number', { ...BKASH, number: '01212345678' }],
    ['number', { ...BKASH, number: '017123456789' }],
    ['number', { method: 'bank', holder: 'N', number: '12', bank_name: 'River Bank' }],
    ['bank_name', { method: 'bank', holder: 'N', number: '1234567', bank_name: ' ' }],
    ['routing_number', { method: 'bank', holder: 'N', number: '1234567', bank_name: 'B', routing_number: '12' }],
    ['method', { ...BKASH, method: 'cash' }],
    ['holder', { ...BKASH, holder: ' ' }],
    ['holder', { ...BKASH, holder: 'x'.repeat(101) }],
    ['user_id', { ...BKASH, user_id: 'x' }],
  ])('400: %s of %j', async (field, body) => {
    const { headers } = await app.signedIn();
    const rejected = await save(headers, body).expect(400);
    expect(rejected.body.details).toContainEqual({ field, message: expect.any(String) });
    expect((await read(headers)).body).toEqual({ account: null });
  });
});
