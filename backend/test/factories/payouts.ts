import type { TestApp } from '../test-app.ts';
import { creditWallet } from './commerce.ts';

export const BKASH = { method: 'bkash', holder: 'Nadia Rahman', number: '01712345678' };

/** A customer with $100 who has withdrawn $40, by default with a payout account. */
export async function createWithdrawal(app: TestApp, account: object | null = BKASH) {
  const customer = await app.signedIn();
  const { headers, user } = customer;
  await creditWallet(app.db, user.id, 10_000);
  if (account) await app.http.put('/api/wallet/payout-account').set(headers).send(account).expect(200);
  await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 40 }).expect(200);
  const { body } = await app.http.get('/api/wallet/payouts').set(headers).expect(200);
  return { ...customer, payout: body.items[0] };
}
