import type { Transaction } from '../generated/model.ts';
import { conflict, insufficientFunds } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { once } from '../store/once.ts';
import { csvField } from './csv.ts';
import { toPage } from './page.ts';

const CAP_CENTS = 100_000_000;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

type WalletOperations = 'getWalletBalance' | 'addFunds' | 'withdrawFunds' | 'listTransactions' | 'getWalletStatement';

const statement = (transactions: Transaction[]): string =>
  [
    'Date,Type,Reference,Amount,Balance',
    ...transactions.map((row) =>
      [row.created_at, row.type, row.reference, row.amount.toFixed(2), row.balance_after.toFixed(2)]
        .map((text, index) => (index > 2 ? text : csvField(text)))
        .join(','),
    ),
    '',
  ].join('\r\n');

/** The provider's number of a movement, as the real server shows it. */
const newReference = (prefix: string) =>
  `${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;

export const createWalletHandlers = (db: MockDb): Pick<MockHandlers, WalletOperations> => {
  const balance = (userId: string) => ({ balance: db.balanceCents(userId) / 100 });
  const move = (userId: string, type: 'deposit' | 'withdrawal', cents: number) => {
    const after = db.balanceCents(userId) + cents;
    if (after < 0) return insufficientFunds();
    if (after > CAP_CENTS) return conflict('A wallet can hold at most $1,000,000.00');
    db.enter({ userId, type, cents, reference: newReference(type === 'deposit' ? 'DEMO' : 'WD') });
    const [title, done] = type === 'deposit' ? ['Funds added', 'added to'] : ['Funds withdrawn', 'taken out of'];
    const text = `${dollars.format(Math.abs(cents) / 100)} was ${done} your wallet.`;
    db.notify(userId, { kind: 'wallet', title, text, href: '/dashboard/wallet' });
    return { status: 200 as const, body: balance(userId) };
  };
  return {
    getWalletBalance: ({ user }) => ({ status: 200, body: balance(user.id) }),

    addFunds: ({ body, user, headers }) =>
      once(db, user.id, headers['idempotency-key'], `add ${body.amount}`, () =>
        move(user.id, 'deposit', Math.round(body.amount * 100)),
      ),

    withdrawFunds: ({ body, user, headers }) =>
      once(db, user.id, headers['idempotency-key'], `withdraw ${body.amount}`, () =>
        move(user.id, 'withdrawal', -Math.round(body.amount * 100)),
      ),

    listTransactions: ({ user, query }) => ({
      status: 200,
      body: toPage(db.transactions(user.id).reverse(), query.page, query.limit),
    }),

    getWalletStatement: ({ user }) => ({
      status: 200,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="wallet-statement.csv"',
      },
      body: new TextEncoder().encode(statement(db.transactions(user.id))),
    }),
  };
};
