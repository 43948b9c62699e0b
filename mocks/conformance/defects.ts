import type { OperationId } from '../../contract/generated/operations.ts';
import type { MockDb } from '../store/db.ts';
import type { MockState } from '../store/state.ts';

export type Answer = { status: number; headers?: Record<string, string>; body?: unknown };
type Body = Record<string, unknown>;

/** A possible defect of a mock; the suite must detect each of them. */
export type Defect = {
  name: string;
  operation: OperationId;
  /** What the failure message must contain to point at the cause. */
  finding: RegExp;
  /** The defective answer; may also corrupt the store. */
  spoil: (answer: Answer, db: MockDb, before: MockState) => Answer;
};

const withBody = (answer: Answer, change: (body: Body) => Body): Answer =>
  typeof answer.body === 'object' && answer.body !== null ? { ...answer, body: change(answer.body as Body) } : answer;

const withoutHeader =
  (name: string) =>
  (answer: Answer): Answer => {
    const { [name]: _gone, ...headers } = answer.headers ?? {};
    return { ...answer, headers };
  };

const REFUSED = { message: 'Please check this value', code: 'invalid_request', requestId: 'mock-spoilt' };

export const defects: Defect[] = [
  {
    name: 'a balance is off by a cent',
    operation: 'addFunds',
    finding: /^after addFunds 200: expected 0\.11 to be 0\.1/,
    spoil: (answer) => withBody(answer, (body) => ({ ...body, balance: Number(body.balance) + 0.01 })),
  },
  {
    name: 'a withdrawal above the balance is paid out',
    operation: 'withdrawFunds',
    finding: /^after withdrawFunds 200: expected \{ status: 200, .* to match object \{ status: 409/,
    spoil: (answer) => (answer.status === 409 ? { status: 200, body: { balance: 0 } } : answer),
  },
  {
    name: 'a purchase is free',
    operation: 'createOrder',
    finding: /^after getWalletBalance 200: expected 10 to be 0\.01/,
    spoil: (answer, db, before) => {
      db.state.walletEntries = before.walletEntries;
      return answer;
    },
  },
  {
    name: 'a deleted address stays',
    operation: 'deleteAddress',
    finding: /^after deleteAddress 204: expected 204 to be 404/,
    spoil: (answer, db, before) => {
      db.state.addresses = before.addresses;
      return answer;
    },
  },
  {
    name: 'a new address responds with 200',
    operation: 'createAddress',
    finding: /^createAddress: status: expected one of 201, .*, got 200/,
    spoil: (answer) => (answer.status === 201 ? { ...answer, status: 200 } : answer),
  },
  {
    name: 'a response has an extra field',
    operation: 'getSession',
    finding: /^getSession 200: body\.password: expected nothing, got "river-stone-42"/,
    spoil: (answer) => withBody(answer, (body) => ({ ...body, password: 'river-stone-42' })),
  },
  {
    name: 'a required field is missing',
    operation: 'getProduct',
    finding: /^getProduct 200: body\.title: expected a value, got nothing/,
    spoil: (answer) => withBody(answer, ({ title: _title, ...body }) => body),
  },
  {
    name: 'a wrong password signs in',
    operation: 'login',
    finding: /^after login 200: expected \{ status: 200, .* to match object \{ status: 401/,
    spoil: (answer, db) => {
      const user = db.state.accounts[0]?.user;
      return answer.status === 401 && user ? { status: 200, body: { token: db.openSession(user.id), user } } : answer;
    },
  },
  {
    name: 'signing out leaves the session open',
    operation: 'logout',
    finding: /^after getSession 200: expected 200 to be 401/,
    spoil: (answer, db, before) => {
      db.state.sessions = before.sessions;
      return answer;
    },
  },
  {
    name: 'a list ignores its limit',
    operation: 'listProducts',
    finding: /^after listProducts 200: expected \[/,
    spoil: (answer, db) =>
      withBody(answer, (body) =>
        Array.isArray(body.items) ? { ...body, items: db.state.catalogue.map(({ card }) => card) } : body,
      ),
  },
  {
    name: 'a repeated key moves money twice',
    operation: 'addFunds',
    finding: /^after addFunds 200: expected \{ status: 200, .* to match object/,
    spoil: (answer, db) => {
      db.state.remembered = {};
      return answer;
    },
  },
  {
    name: 'an error has no message',
    operation: 'register',
    finding: /^register 409: body\.message: expected a value, got nothing/,
    spoil: (answer) => (answer.status >= 400 ? { ...answer, body: {} } : answer),
  },
  {
    name: 'a server fails with an undocumented status',
    operation: 'getSite',
    finding: /^getSite: status: expected one of 200, .*, got 500 with .*Something went wrong/,
    spoil: () => ({ status: 500, body: { message: 'Something went wrong' } }),
  },
  {
    name: 'a mock throws instead of responding',
    operation: 'listServices',
    finding: /^listServices: expected an answer, got TypeError: Cannot read/,
    spoil: () => {
      throw new TypeError('Cannot read properties of undefined');
    },
  },
  {
    name: 'a form accepts anything',
    operation: 'sendContactMessage',
    finding: /^after sendContactMessage 202 "Thank you": expected 202 to be 400/,
    spoil: (answer) => (answer.status === 400 ? { status: 202, body: { message: 'Thank you' } } : answer),
  },
  {
    name: 'an unexpected sign-in response is reported where it is used',
    operation: 'adminLogin',
    finding: /^adminLogin: status: expected 200, got adminLogin 400 "Please check this value"/,
    spoil: (answer) =>
      answer.status === 200
        ? {
            status: 400,
            body: REFUSED,
            headers: { ...answer.headers, 'x-request-id': 'mock-spoilt', 'content-language': 'en' },
          }
        : answer,
  },
  {
    name: 'a field has another type',
    operation: 'getWalletBalance',
    finding: /^getWalletBalance 200: body\.balance: expected to be number, got "/,
    spoil: (answer) => withBody(answer, (body) => ('balance' in body ? { balance: String(body.balance) } : body)),
  },
  {
    name: 'a 401 has no challenge',
    operation: 'getSession',
    finding: /^getSession 401: header WWW-Authenticate: expected a value, got nothing/,
    spoil: withoutHeader('www-authenticate'),
  },
  {
    name: 'a 401 has another challenge',
    operation: 'logout',
    finding: /^logout 401: header WWW-Authenticate: expected to match pattern .*, got "Basic"/,
    spoil: (answer) =>
      answer.status === 401 ? { ...answer, headers: { ...answer.headers, 'www-authenticate': 'Basic' } } : answer,
  },
  {
    name: 'a closed site does not say when to retry',
    operation: 'addFunds',
    finding: /^addFunds 503: header Retry-After: expected null to be '300'/,
    spoil: withoutHeader('retry-after'),
  },
  {
    name: 'a file has no name',
    operation: 'getDownloadFile',
    finding: /^getDownloadFile 200: header Content-Disposition: expected a value, got nothing/,
    spoil: withoutHeader('content-disposition'),
  },
  {
    name: 'a file has no ETag',
    operation: 'getDownloadFile',
    finding: /^getDownloadFile 200: header ETag: expected a value, got nothing/,
    spoil: withoutHeader('etag'),
  },
  {
    name: 'an error has no request id',
    operation: 'listOrders',
    finding: /^listOrders 401: header X-Request-Id: expected a value, got nothing/,
    spoil: withoutHeader('x-request-id'),
  },
  {
    name: 'a response has a header that is not in the contract',
    operation: 'getHome',
    finding: /^getHome 200: header retry-after: expected nothing, got "5"/,
    spoil: (answer) => ({ ...answer, headers: { ...answer.headers, 'retry-after': '5' } }),
  },
  {
    name: 'a response may be cached',
    operation: 'getSession',
    finding: /^getSession 200: header Cache-Control: expected null to be 'no-store'/,
    spoil: withoutHeader('cache-control'),
  },
];
