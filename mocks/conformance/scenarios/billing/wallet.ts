import { expect } from 'vitest';
import { demoCustomer, newCustomer, type Scenario } from '../../scenario.ts';

export const walletScenarios: Scenario[] = [
  {
    name: 'money moves by exact cents and never below zero',
    async run(client) {
      const { token } = await newCustomer(client);
      expect((await client.call('addFunds', { token, body: { amount: 0.1 } })).body.balance).toBe(0.1);
      expect((await client.call('addFunds', { token, body: { amount: 0.2 } })).body.balance).toBe(0.3);
      expect((await client.call('addFunds', { token, body: { amount: 19.99 } })).body.balance).toBe(20.29);
      const over = await client.call('withdrawFunds', { token, body: { amount: 20.3 } });
      expect(over).toMatchObject({ status: 409, message: 'Insufficient funds' });
      expect((await client.call('withdrawFunds', { token, body: { amount: 20.29 } })).body.balance).toBe(0);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(0);
    },
  },
  {
    name: 'a deposit has a receipt and a period has a statement, for their owner only',
    async run(client) {
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 20 } });
      await client.call('withdrawFunds', { token, body: { amount: 5 } });
      const { items } = (await client.call('listTransactions', { token, expected: 200 })).body;
      const deposit = items.find(({ type }) => type === 'deposit');
      const out = items.find(({ type }) => type === 'withdrawal');
      const params = { id: String(deposit?.id) };
      const receipt = await client.call('getTransactionReceipt', { token, params });
      expect(new TextDecoder().decode((receipt.body as unknown as ArrayBuffer).slice(0, 5))).toBe('%PDF-');
      const name = `receipt-${deposit?.reference}.pdf`;
      expect(receipt.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      const other = await newCustomer(client);
      expect((await client.call('getTransactionReceipt', { token: other.token, params })).status).toBe(404);
      const unpaid = { id: String(out?.id) };
      expect((await client.call('getTransactionReceipt', { token, params: unpaid })).status).toBe(404);

      const statement = (from: string, to: string) =>
        client.call('getWalletStatementPdf', { token, query: { from, to } });
      const file = await statement('2026-01-01', '2026-12-31');
      expect(new TextDecoder().decode((file.body as unknown as ArrayBuffer).slice(0, 5))).toBe('%PDF-');
      expect(file.headers.get('content-disposition')).toBe(
        'attachment; filename="wallet-statement-2026-01-01-2026-12-31.pdf"',
      );
      expect(await statement('2026-02-01', '2026-01-31')).toMatchObject({
        status: 400,
        message: 'The end date cannot be before the start date',
      });
      expect(await statement('2024-01-01', '2026-01-31')).toMatchObject({
        status: 400,
        message: 'Please choose a period of at most 366 days',
      });
    },
  },
  {
    name: 'an invalid amount is rejected and moves nothing',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const amount of [0, -1, 0.001, 1.005, 1e308, '5', null, [5]]) {
        for (const operation of ['addFunds', 'withdrawFunds'] as const) {
          const refused = await client.call(operation, { token, body: { amount } });
          expect(refused, `${operation} ${JSON.stringify(amount)}`).toMatchObject({
            status: 400,
            message: 'Please enter a valid amount',
          });
        }
      }
      // The limit for dollars.
      for (const amount of [10_000.01, 10_000_000.01, 999_999_999_999]) {
        const most = await client.call('addFunds', { token, body: { amount } });
        expect(most, String(amount)).toMatchObject({ status: 400, message: 'At most $10,000.00' });
      }
      const over = await client.call('withdrawFunds', { token, body: { amount: 10_000.01 } });
      expect(over).toMatchObject({ status: 409, message: 'Insufficient funds' });
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(0);
    },
  },
  {
    name: 'any amount above the balance is rejected',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const amount of [0.01, 10_000.01, 1_000_000.01, 9_999_999_999_999]) {
        const refused = await client.call('withdrawFunds', { token, body: { amount } });
        expect(refused, String(amount)).toMatchObject({ status: 409, message: 'Insufficient funds' });
      }
      await client.call('addFunds', { token, body: { amount: 10_000 } });
      await client.call('addFunds', { token, body: { amount: 10_000 } });
      const large = await client.call('withdrawFunds', { token, body: { amount: 10_000.01 } });
      expect(large).toMatchObject({ status: 400, message: 'At most $10,000.00' });
      expect((await client.call('withdrawFunds', { token, body: { amount: 10_000 } })).body.balance).toBe(10_000);
    },
  },
  {
    name: 'one key moves money once',
    async run(client) {
      const { token } = await newCustomer(client);
      const headers = { 'idempotency-key': 'first-key' };
      const first = await client.call('addFunds', { token, headers, body: { amount: 5 } });
      const replay = await client.call('addFunds', { token, headers, body: { amount: 5 } });
      expect(first.headers.get('idempotent-replayed')).toBeNull();
      expect(replay).toMatchObject({ status: 200, body: first.body });
      expect(replay.headers.get('idempotent-replayed')).toBe('true');
      expect((await client.call('addFunds', { token, headers, body: { amount: 6 } })).status).toBe(409);
      expect((await client.call('withdrawFunds', { token, headers, body: { amount: 5 } })).status).toBe(409);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(5);
    },
  },
  {
    name: 'the statement is a file of the transactions',
    async run(client) {
      const { token } = await demoCustomer(client);
      const statement = await client.call('getWalletStatement', { token });
      const text = new TextDecoder().decode(statement.body as unknown as ArrayBuffer);
      expect(text.split('\r\n')[0]).toBe('Date,Type,Reference,Amount,Balance');
      expect((await client.call('listTransactions', { token, query: { limit: 0 } })).status).toBe(400);
    },
  },
];
