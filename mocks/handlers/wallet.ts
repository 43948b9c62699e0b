import { CSV_HEADERS, csvLine } from '../../backend/shared/csv.ts';
import { inDollars, WALLET_CAP_CENTS } from '../../backend/shared/money.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { Transaction } from '../generated/model.ts';
import { conflict, insufficientFunds } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { once } from '../store/once.ts';
import { csvFile } from './kit/csv-file.ts';
import { toPage } from './kit/page.ts';

type WalletOperations = 'getWalletBalance' | 'addFunds' | 'withdrawFunds' | 'listTransactions' | 'getWalletStatement';

const toLine = (row: Transaction): string =>
  csvLine([
    row.created_at,
    row.type,
    row.reference,
    { cents: Math.round(row.amount * 100) },
    { cents: Math.round(row.balance_after * 100) },
  ]);

/** The provider's number of a movement, as the real server shows it. */
const newReference = (prefix: string) =>
  `${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;

export const createWalletHandlers = (db: MockDb): Pick<MockHandlers, WalletOperations> => {
  const balance = (userId: string) => ({ balance: db.balanceCents(userId) / 100 });
  const move = (userId: string, type: 'deposit' | 'withdrawal', cents: number) => {
    const after = db.balanceCents(userId) + cents;
    if (after < 0) return insufficientFunds();
    if (after > WALLET_CAP_CENTS) return conflict(REFUSALS.walletFull);
    db.enter({ userId, type, cents, reference: newReference(type === 'deposit' ? 'DEMO' : 'WD') });
    const [title, done] = type === 'deposit' ? ['Funds added', 'added to'] : ['Funds withdrawn', 'taken out of'];
    const text = `${inDollars(Math.abs(cents))} was ${done} your wallet.`;
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

    getWalletStatement: ({ user }) =>
      csvFile('wallet-statement.csv', [CSV_HEADERS.statement, ...db.transactions(user.id).map(toLine)], ''),
  };
};
