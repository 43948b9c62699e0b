import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const get = (headers: Headers = {}) => app.http.get('/api/wallet/statement').set(headers).buffer(true);

/** A transaction with a reference that none of our calls would write. */
const insertEntry = async (userId: string, reference: string) => {
  await creditWallet(app.db, userId, 1);
  const { wallet_id, balance_after_cents } = await app.db
    .selectFrom('wallet_entries')
    .innerJoin('wallets', 'wallets.id', 'wallet_entries.wallet_id')
    .select(['wallet_id', 'balance_after_cents'])
    .where('wallets.user_id', '=', userId)
    .orderBy('wallet_entries.id', 'desc')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('wallet_entries')
    .values({ wallet_id, kind: 'adjustment', amount_cents: -5, balance_after_cents, reference })
    .execute();
};

describe('GET /api/wallet/statement', () => {
  it('200 with a header line in the language of the call, and values that are codes', async () => {
    const { headers } = await app.signedIn();
    await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 1250 }).expect(200);
    const lines = (await get({ ...headers, 'accept-language': 'bn' })).text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFতারিখ,ধরন,রেফারেন্স,টাকার পরিমাণ,ব্যালেন্স');
    expect(lines[1]).toMatch(/^\d{4}-.+Z,deposit,.+,1250\.00,1250\.00$/);
  });

  it('200: the ledger as a CSV file, oldest transaction first, every line ended by CRLF', async () => {
    const { headers } = await app.signedIn();
    await app.http.post('/api/wallet/add-funds').set(headers).send({ amount: 1250 }).expect(200);
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 19.9 }).expect(200);
    const { status, headers: answered, text } = await get(headers);
    expect(status).toBe(200);
    expect(answered).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wallet-statement.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const time = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
    expect(text).toMatch(
      new RegExp(
        `^\uFEFFDate,Type,Reference,Amount,Balance\r\n${time},deposit,DEMO-\\w+,1250.00,1250.00\r\n${time},withdrawal,WD-\\w+,-19.90,1230.10\r\n$`,
      ),
    );
  });

  it('200: only the header before the first transaction', async () => {
    const { headers } = await app.signedIn();
    expect((await get(headers)).text).toBe('\uFEFFDate,Type,Reference,Amount,Balance\r\n');
  });

  it('200: a reference is text in every spreadsheet', async () => {
    const { user, headers } = await app.signedIn();
    const references = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a "b", c', 'two\r\nlines', 'নগদ', 'Order #1'];
    for (const reference of references) await insertEntry(user.id, reference);
    const { text } = await get(headers);
    for (const field of [
      ",'=1+1,",
      ",'+1,",
      ",'-1,",
      ",'@SUM(A1),",
      ",'\t=1,",
      `,"'\r=1",`,
      ',"a ""b"", c",',
      ',"two\r\nlines",',
      ',নগদ,',
      ',Order #1,',
    ]) {
      expect(text, JSON.stringify(field)).toContain(`adjustment${field}-0.05,`);
    }
  });

  it('200: every transaction of a large ledger once', async () => {
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 1);
    const wallet = app.db.selectFrom('wallets').select('id').where('user_id', '=', user.id);
    const { id } = await wallet.executeTakeFirstOrThrow();
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      wallet_id: id,
      kind: 'deposit' as const,
      amount_cents: 1,
      balance_after_cents: index + 2,
      reference: `R-${index}`,
    }));
    await app.db.insertInto('wallet_entries').values(rows).execute();
    const lines = (await get(headers)).text.split('\r\n').slice(2, -1);
    expect(lines.map((line) => line.split(',')[2])).toEqual(rows.map(({ reference }) => reference));
  });

  it('200: HEAD returns headers only', async () => {
    const { headers } = await app.signedIn();
    const { status, headers: answered, text } = await app.http.head('/api/wallet/statement').set(headers);
    expect([status, text]).toEqual([200, undefined]);
    expect(answered['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('200: nothing from other customers', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await creditWallet(app.db, other.user.id, 500);
    expect((await get(mine.headers)).text.split('\r\n')).toHaveLength(2);
  });

  it('400: an unknown query parameter', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.get('/api/wallet/statement?user_id=1').set(headers)).status).toBe(400);
  });
});
