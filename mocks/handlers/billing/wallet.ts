import type { Transaction } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { toInstantRange } from '../../../contract/rules/business-day.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { moneyText, toAmount, toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { findPeriodProblem, MAX_STATEMENT_ROWS } from '../../../contract/rules/statement-period.ts';
import { insufficientFunds, invalidField, notFound, unavailable } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { runOnce } from '../../store/idempotency.ts';
import { maxBalanceCents, parseAmount, walletFull } from '../../store/money-limits.ts';
import { notifyOfWithdrawal } from '../../store/notify-studio.ts';
import { chargeRefusal, createPayment, creditPayment, paymentMethods, toPayment } from '../../store/payments.ts';
import { createPayout } from '../../store/payouts.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type WalletOperations =
  | 'getWalletBalance'
  | 'addFunds'
  | 'withdrawFunds'
  | 'listTransactions'
  | 'getWalletStatement'
  | 'getWalletStatementPdf'
  | 'getTransactionReceipt';

const toLine = (row: Transaction): string =>
  toCsvLine([
    row.created_at,
    row.type,
    row.reference,
    { cents: toCents(row.amount) },
    { cents: toCents(row.balance_after) },
  ]);

/** The provider's reference of a transaction, in the format of the real server. */
const newReference = (prefix: string) =>
  `${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;

export const createWalletHandlers = (db: MockDb): Pick<MockHandlers, WalletOperations> => {
  const balance = (userId: string) => ({ balance: toAmount(db.balanceCents(userId)) });
  const withdraw = (userId: string, cents: number) => {
    if (db.balanceCents(userId) < cents) return insufficientFunds();
    const read = parseAmount(db, toAmount(cents));
    if ('problem' in read) return invalidField('amount', read.problem);
    const reference = newReference('WD');
    db.postEntry({ userId, type: 'withdrawal', cents: -cents, reference });
    createPayout(db, userId, reference, cents);
    notifyOfWithdrawal(db, userId, cents, reference);
    const text = msg`${moneyText(cents, db.state.paymentSettings.currency)} was withdrawn from your wallet.`;
    db.notify(userId, { kind: 'wallet', title: msg`Funds withdrawn`, text, href: '/dashboard/wallet' });
    return { status: 200 as const, body: balance(userId) };
  };
  return {
    getWalletBalance: ({ user }) => ({ status: 200, body: balance(user.id) }),

    addFunds: ({ body, user, headers }) => {
      const read = parseAmount(db, body.amount);
      if ('problem' in read) return invalidField('amount', read.problem);
      const { cents } = read;
      const [usual, ...others] = paymentMethods(db);
      if (!usual) return unavailable(REFUSALS.paymentsClosed);
      const provider = body.provider ?? usual.provider;
      if (![usual, ...others].some((method) => method.provider === provider))
        return invalidField('provider', REFUSALS.providerUnknown);
      return runOnce(db, user.id, headers['idempotency-key'], `add ${body.amount} ${provider}`, () => {
        if (db.balanceCents(user.id) + cents > maxBalanceCents(db)) return walletFull(db);
        const refused = chargeRefusal(db, provider, cents);
        if (refused) return invalidField('amount', refused);
        const payment = createPayment(db, user.id, provider, cents);
        if (provider === 'demo') {
          creditPayment(db, payment);
          return { status: 200 as const, body: balance(user.id) };
        }
        return { status: 200 as const, body: { ...balance(user.id), payment: toPayment(db, payment) } };
      });
    },

    withdrawFunds: ({ body, user, headers }) =>
      runOnce(db, user.id, headers['idempotency-key'], `withdraw ${body.amount}`, () =>
        withdraw(user.id, toCents(body.amount)),
      ),

    listTransactions: ({ user, query }) => ({
      status: 200,
      body: toPage(db.transactions(user.id).reverse(), query.page, query.limit),
    }),

    getWalletStatement: ({ user, call }) =>
      csvFile('wallet-statement.csv', [csvHeader('statement', call.language), ...db.transactions(user.id).map(toLine)]),

    getWalletStatementPdf: ({ user, query: { from, to } }) => {
      const problem = findPeriodProblem({ from, to });
      if (problem) return invalidField(problem.field, problem.message);
      const { since = new Date(0), before = since } = toInstantRange({ from, to }, db.state.mailSettings.time_zone);
      const rows = db.transactions(user.id).filter(({ created_at }) => {
        const at = new Date(created_at);
        return since <= at && at < before;
      });
      if (rows.length > MAX_STATEMENT_ROWS) return invalidField('from', REFUSALS.statementFull(MAX_STATEMENT_ROWS));
      return pdfFile(`wallet-statement-${from}-${to}`);
    },

    getTransactionReceipt: ({ user, params }) => {
      const own = db.transactions(user.id).find(({ id, type }) => id === Number(params.id) && type === 'deposit');
      return own ? pdfFile(`receipt-${own.reference}`) : notFound();
    },
  };
};
