import type { OperationId } from '../generated/operations.ts';
import type { MockDb } from '../store/db.ts';
import type { MockState } from '../store/state.ts';

export type Answer = { status: number; headers?: Record<string, string>; body?: unknown };
type Body = Record<string, unknown>;

/** A mistake that a mock could have; the suite must find each of them. */
export type Defect = {
  name: string;
  operation: OperationId;
  /** What the call answers in place of the truth; the store may be spoilt too. */
  spoil: (answer: Answer, db: MockDb, before: MockState) => Answer;
};

const withBody = (answer: Answer, change: (body: Body) => Body): Answer =>
  typeof answer.body === 'object' && answer.body !== null ? { ...answer, body: change(answer.body as Body) } : answer;

export const defects: Defect[] = [
  {
    name: 'a balance is off by a cent',
    operation: 'addFunds',
    spoil: (answer) => withBody(answer, (body) => ({ ...body, balance: Number(body.balance) + 0.01 })),
  },
  {
    name: 'a withdrawal above the balance is paid out',
    operation: 'withdrawFunds',
    spoil: (answer) => (answer.status === 409 ? { status: 200, body: { balance: 0 } } : answer),
  },
  {
    name: 'a purchase is free',
    operation: 'createOrder',
    spoil: (answer, db, before) => {
      db.state.walletEntries = before.walletEntries;
      return answer;
    },
  },
  {
    name: 'a deleted address stays',
    operation: 'deleteAddress',
    spoil: (answer, db, before) => {
      db.state.addresses = before.addresses;
      return answer;
    },
  },
  {
    name: 'a new address is answered 200',
    operation: 'createAddress',
    spoil: (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer),
  },
  {
    name: 'an answer carries a field too many',
    operation: 'getSession',
    spoil: (answer) => withBody(answer, (body) => ({ ...body, password: 'river-stone-42' })),
  },
  {
    name: 'a required field is missing',
    operation: 'getProduct',
    spoil: (answer) => withBody(answer, ({ title: _title, ...body }) => body),
  },
  {
    name: 'a wrong password signs in',
    operation: 'login',
    spoil: (answer, db) => {
      const user = db.state.accounts[0]?.user;
      return answer.status === 401 && user ? { status: 200, body: { token: db.openSession(user.id), user } } : answer;
    },
  },
  {
    name: 'signing out leaves the session open',
    operation: 'logout',
    spoil: (answer, db, before) => {
      db.state.sessions = before.sessions;
      return answer;
    },
  },
  {
    name: 'a list ignores its limit',
    operation: 'listProducts',
    spoil: (answer, db) =>
      withBody(answer, (body) =>
        Array.isArray(body.items) ? { ...body, items: db.state.catalogue.map(({ card }) => card) } : body,
      ),
  },
  {
    name: 'a repeated key moves money again',
    operation: 'addFunds',
    spoil: (answer, db) => {
      db.state.remembered = {};
      return answer;
    },
  },
  {
    name: 'a refusal has no sentence',
    operation: 'register',
    spoil: (answer) => (answer.status >= 400 ? { ...answer, body: {} } : answer),
  },
];
