import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrder, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let userId: string;
let walletId: string;
beforeAll(async () => {
  app = await createTestApp();
  userId = (await app.createUser()).id;
  await creditWallet(app.db, userId, 1000);
  walletId = (await app.db.selectFrom('wallets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .id;
});
afterAll(() => app.close());

const entry = (overrides: object) =>
  app.db
    .insertInto('wallet_entries')
    .values({
      wallet_id: walletId,
      kind: 'deposit',
      amount_cents: 5,
      balance_after_cents: 5,
      reference: 'x',
      ...overrides,
    })
    .execute();

describe('the database itself rejects', () => {
  it.each(['update wallet_entries set amount_cents = 1', 'delete from wallet_entries', 'truncate wallet_entries'])(
    '%s',
    async (statement) => {
      await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('append-only');
    },
  );

  it('a negative wallet balance', async () => {
    const change = app.db.updateTable('wallets').set({ balance_cents: -1 }).where('id', '=', walletId).execute();
    await expect(change).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['a deposit that takes', { kind: 'deposit', amount_cents: -5 }],
    ['a withdrawal that gives', { kind: 'withdrawal', amount_cents: 5 }],
    ['a movement of nothing', { kind: 'adjustment', amount_cents: 0 }],
    ['an unknown kind', { kind: 'gift' }],
    ['a purchase without an order', { kind: 'purchase', amount_cents: -5 }],
    ['a negative running balance', { balance_after_cents: -1 }],
  ])('%s', async (_name, overrides) => {
    await expect(entry(overrides)).rejects.toMatchObject({ code: '23514' });
  });

  it('paying one order twice', async () => {
    const { id } = await createOrder(app.db, userId);
    const purchase = { kind: 'purchase', amount_cents: -5, order_id: id };
    await entry(purchase);
    await expect(entry(purchase)).rejects.toMatchObject({ code: '23505' });
  });

  it('deleting a paid order', async () => {
    const { id } = await createOrder(app.db, userId);
    await entry({ kind: 'purchase', amount_cents: -5, order_id: id });
    await expect(app.db.deleteFrom('orders').where('id', '=', id).execute()).rejects.toThrow('foreign key');
  });
});
