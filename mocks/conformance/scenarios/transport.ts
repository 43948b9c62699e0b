import { expect } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import { documentedPairs } from '../contract.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

const all = Object.entries(operations) as [OperationId, OperationMeta][];
const hasBody = ({ method }: OperationMeta) => method === 'post' || method === 'put' || method === 'patch';
const params = {
  id: UNKNOWN_ID,
  refund: UNKNOWN_ID,
  device: UNKNOWN_ID,
  release: UNKNOWN_ID,
  token: `x.${'x'.repeat(43)}`,
  kind: 'posts',
  list: 'faqs',
  address: 'nowhere',
  item: '1',
  revision: '1',
};
/** Valid path parameters: numbers for products and articles, ids otherwise. */
const known = ({ path }: OperationMeta) =>
  /\/(saved-)?(products|posts|writing)\//.test(path) ? { ...params, id: '1' } : { ...params, page: 'privacy-policy' };
const documented = new Set(documentedPairs());
const withBody = all.filter(([id]) => documented.has(`${id} 415`));

/** The required query of a call. */
const extraQuery = (id: OperationId): Record<string, string> => (id === 'adminProposeAddress' ? { title: 'Rain' } : {});

/** Without these headers, a part of an upload is refused for its media type before its path is checked. */
const PART = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' };

/** Each of these was once parsed as an unintended number. */
const NO_NUMBERS = ['1e309', '-1e309', 'Infinity', 'NaN', '-1', '0', '1.5', '9007199254740993', '', '１'];

export const transportScenarios: Scenario[] = [
  {
    name: 'every operation that needs a session rejects calls without one',
    async run(client) {
      for (const [id, operation] of all.filter(([, { access }]) => access === 'session')) {
        const refused = await client.call(id, { params, ...(hasBody(operation) ? { body: {} } : {}) });
        expect(refused, id).toMatchObject({ status: 401, message: 'Please sign in to continue' });
      }
    },
  },
  {
    name: 'every operation rejects unknown query parameters',
    async run(client) {
      const people = { customer: (await newCustomer(client)).token, admin: (await demoAdmin(client)).token };
      for (const [id, operation] of all.filter(([, { raw, files }]) => !raw && files.length === 0)) {
        const token = operation.roles.length > 0 ? people.admin : people.customer;
        const body = hasBody(operation) ? { body: {} } : {};
        const refused = await client.call(id, { token, params: known(operation), query: { surprise: 1 }, ...body });
        expect(refused.status, id).toBe(400);
      }
    },
  },
  {
    name: 'every operation answers 404 for a malformed id',
    async run(client) {
      const people = { customer: (await newCustomer(client)).token, admin: (await demoAdmin(client)).token };
      for (const [id, operation] of all.filter(([, { path }]) => path.includes('{'))) {
        const token = operation.roles.length > 0 ? people.admin : people.customer;
        const strange = Object.fromEntries(Object.keys(known(operation)).map((name) => [name, '~~']));
        const takesJson = hasBody(operation) && operation.files.length === 0 && !operation.raw;
        const unknown = await client.call(id, {
          token,
          params: strange,
          ...(takesJson ? { body: {} } : {}),
          ...(id === 'adminContinueUpload' ? { headers: PART } : {}),
        });
        expect(unknown, id).toMatchObject({ status: 404, message: 'Not found' });
      }
    },
  },
  {
    name: 'every operation with a body rejects other content types and large bodies',
    async run(client) {
      const { token } = await newCustomer(client);
      // The administration's scenarios cover this together with their own rules.
      for (const [id, operation] of withBody.filter(([, { roles }]) => roles.length === 0)) {
        const accepted = known(operation);
        const typed = await client.call(id, {
          token,
          params: accepted,
          body: 'x',
          headers: { 'content-type': 'text/plain' },
        });
        expect(typed.status, id).toBe(415);
        if (operation.files.length > 0) continue;
        const large = await client.call(id, { token, params: accepted, body: { name: 'x'.repeat(120_000) } });
        expect(large.status, id).toBe(413);
      }
    },
  },
  {
    name: 'every numeric parameter rejects values that are not numbers, infinite or out of range',
    async run(client) {
      const people = { customer: (await newCustomer(client)).token, admin: (await demoAdmin(client)).token };
      for (const [id, operation] of all) {
        const token = operation.roles.length > 0 ? people.admin : people.customer;
        const numbers = Object.keys(operation.query).filter((name) => operation.query[name] === 'integer');
        for (const name of numbers) {
          for (const value of NO_NUMBERS) {
            const query = { ...extraQuery(id), [name]: value };
            const refused = await client.call(id, { token, params: known(operation), query });
            expect([refused.status, refused.body], `${id} ${name}=${value}`).toMatchObject([
              400,
              { details: [{ field: name, message: 'Please check this value' }] },
            ]);
          }
          const query = { ...extraQuery(id), [name]: '1' };
          const { status } = await client.call(id, { token, params: known(operation), query });
          expect(status, `${id} ${name}=1`).toBe(200);
        }
      }
    },
  },
  {
    name: 'no response is cached',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const id of ['getSite', 'listProducts', 'getSession', 'listOrders'] as const) {
        for (const { status, headers } of [await client.call(id, { token }), await client.call(id)])
          expect(headers.get('cache-control'), `${id} ${status}: header Cache-Control`).toBe('no-store');
      }
    },
  },
];
