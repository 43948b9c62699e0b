import type { Problem } from '../problems.ts';
import { conflict, insufficientFunds } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

const CAP_CENTS = 100_000_000;

type Answer = { status: 200; headers?: Record<string, string>; body: { balance: number } } | Problem<409>;

/** Runs a movement once per key: the same call again repeats the first answer, another call under the key is refused. */
const once = (db: MockDb, owner: string, key: string | undefined, request: string, move: () => Answer): Answer => {
  if (!key) return move();
  const name = `${owner} ${key}`;
  const first = db.state.remembered[name];
  if (first && first.request !== request) return conflict('This idempotency key was used for another request');
  if (first) return { ...(first as Answer), headers: { 'idempotent-replayed': 'true' } };
  const answer = move();
  db.state.remembered[name] = { request, status: answer.status, body: answer.body };
  return answer;
};

export const createWalletHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'getWalletBalance' | 'addFunds' | 'withdrawFunds'> => {
  const balance = (userId: string) => ({ balance: db.balanceCents(userId) / 100 });
  const move = (userId: string, cents: number): Answer => {
    const after = db.balanceCents(userId) + cents;
    if (after < 0) return insufficientFunds();
    if (after > CAP_CENTS) return conflict('The balance would exceed its limit');
    db.state.walletEntries.push({ userId, cents });
    return { status: 200, body: balance(userId) };
  };
  return {
    getWalletBalance: ({ user }) => ({ status: 200, body: balance(user.id) }),
    addFunds: ({ body, user, headers }) =>
      once(db, user.id, headers['idempotency-key'], `add ${body.amount}`, () =>
        move(user.id, Math.round(body.amount * 100)),
      ),
    withdrawFunds: ({ body, user, headers }) =>
      once(db, user.id, headers['idempotency-key'], `withdraw ${body.amount}`, () =>
        move(user.id, -Math.round(body.amount * 100)),
      ),
  };
};
