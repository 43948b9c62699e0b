import { expect } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { Client } from '../client.ts';
import { documentedPairs } from '../contract.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../scenario.ts';

const all = Object.entries(operations) as [OperationId, OperationMeta][];
const hasBody = ({ method }: OperationMeta) => method === 'post' || method === 'put' || method === 'patch';
const params = {
  id: UNKNOWN_ID,
  fileId: UNKNOWN_ID,
  markId: UNKNOWN_ID,
  changeId: UNKNOWN_ID,
  entryId: UNKNOWN_ID,
  refund: UNKNOWN_ID,
  request: UNKNOWN_ID,
  line: UNKNOWN_ID,
  payment: UNKNOWN_ID,
  personId: UNKNOWN_ID,
  provider: 'google',
  delivery: UNKNOWN_ID,
  note: UNKNOWN_ID,
  device: UNKNOWN_ID,
  release: UNKNOWN_ID,
  seat: UNKNOWN_ID,
  token: `x.${'x'.repeat(43)}`,
  kind: 'posts',
  list: 'faqs',
  address: 'nowhere',
  item: '1',
  revision: '1',
  part: 'hours',
  language: 'bn',
  type: 'product',
  record: '1',
};
/** Valid path parameters: numbers for products, articles and pages, ids otherwise. */
export const knownParams = ({ path }: OperationMeta) => ({
  ...params,
  page: 'privacy-policy',
  ...(/\/(saved-)?(products|bundles|posts|writing|content(-items)?)\/(?!comments|reviews|subs|redirects)/.test(path)
    ? { id: '1' }
    : {}),
  ...(path.startsWith('/users/mails/') ? { kind: 'releases' } : {}),
  ...(path.startsWith('/admin/sequences/') ? { kind: 'update' } : {}),
});
const documented = new Set(documentedPairs());
const withBody = all.filter(([id]) => documented.has(`${id} 415`));
const takesJson = ({ files, raw }: OperationMeta) => files.length === 0 && !raw;

/** For each operation, the token of a user who may call it. */
export const allowedTokens = async (client: Client) => {
  const [{ token: customer }, { token: admin }] = [await newCustomer(client), await demoAdmin(client)];
  const body = { name: 'Script', scopes: ['keys:rotate'], lifetime_days: 1 };
  const { secret } = (await client.call('createOwnApiKey', { token: customer, body, expected: 201 })).body;
  return ({ roles, keyOnly }: OperationMeta) => {
    if (keyOnly) return secret;
    return roles.length > 0 ? admin : customer;
  };
};

/** The required query of a call. */
export const requiredQuery = (id: OperationId): Record<string, string> =>
  id === 'adminProposeAddress' ? { title: 'Rain' } : {};

/** Without these headers, a part of an upload is refused for its media type before its path is checked. */
const PART = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' };

/** Each of these was once parsed as an unintended number. */
const NO_NUMBERS = ['1e309', '-1e309', 'Infinity', 'NaN', '-1', '0', '1.5', '9007199254740993', '', '１'];

/**
 * The refusals that every operation has by its contract, for all operations: scenarios of a tag add only those that
 * depend on its data.
 */
export const transportScenarios: Scenario[] = [
  {
    name: 'every call that needs a session refuses one without, and none takes an invalid one',
    async run(client) {
      for (const [id, operation] of all) {
        const body = hasBody(operation) ? { body: {} } : {};
        const { access } = operation;
        if (access === 'session')
          expect(await client.call(id, { params, ...body }), id).toMatchObject({
            status: 401,
            message: 'Please sign in to continue',
          });
        if (access === 'public') continue;
        expect((await client.call(id, { params, token: 'no-such-token', ...body })).status, id).toBe(401);
      }
    },
  },
  {
    name: 'every call of the administration refuses a customer',
    async run(client) {
      const { token } = await newCustomer(client);
      for (const [id, operation] of all.filter(([, { roles }]) => roles.length > 0)) {
        const refused = await client.call(id, { params, token, ...(hasBody(operation) ? { body: {} } : {}) });
        expect(refused, id).toMatchObject({ status: 403, message: 'Unauthorized access' });
      }
    },
  },
  {
    name: 'every operation rejects unknown query parameters',
    async run(client) {
      const tokenFor = await allowedTokens(client);
      for (const [id, operation] of all.filter(([, meta]) => takesJson(meta))) {
        const token = tokenFor(operation);
        const body = hasBody(operation) ? { body: {} } : {};
        const refused = await client.call(id, {
          token,
          params: knownParams(operation),
          query: { surprise: 1 },
          ...body,
        });
        expect(refused.status, id).toBe(400);
      }
    },
  },
  {
    name: 'every operation answers 404 for a malformed id',
    async run(client) {
      const tokenFor = await allowedTokens(client);
      for (const [id, operation] of all.filter(([, { path }]) => path.includes('{'))) {
        const strange = Object.fromEntries(Object.keys(knownParams(operation)).map((name) => [name, '~~']));
        const unknown = await client.call(id, {
          token: tokenFor(operation),
          params: strange,
          ...(hasBody(operation) && takesJson(operation) ? { body: {} } : {}),
          ...(id === 'adminContinueUpload' || id === 'continueBriefFile' ? { headers: PART } : {}),
        });
        expect(unknown, id).toMatchObject({ status: 404, message: 'Not found' });
      }
    },
  },
  {
    name: 'every call with a body refuses another type of content, an unknown field and too much of it',
    async run(client) {
      const tokenFor = await allowedTokens(client);
      for (const [id, operation] of withBody) {
        const own = { token: tokenFor(operation), params: knownParams(operation), query: requiredQuery(id) };
        const typed = await client.call(id, { ...own, body: 'x', headers: { 'content-type': 'text/plain' } });
        expect(typed.status, id).toBe(415);
        if (!takesJson(operation)) continue;
        const strange = await client.call(id, { ...own, body: { surprise: 1 } });
        expect([strange.status, strange.body], id).toMatchObject([
          400,
          { details: expect.arrayContaining([expect.objectContaining({ field: 'surprise' })]) },
        ]);
        const large = await client.call(id, { ...own, body: { name: 'x'.repeat(120_000) } });
        expect(large.status, id).toBe(413);
      }
    },
  },
  {
    name: 'every numeric parameter rejects values that are not numbers, infinite or out of range',
    async run(client) {
      const tokenFor = await allowedTokens(client);
      for (const [id, operation] of all) {
        const token = tokenFor(operation);
        const numbers = Object.keys(operation.query).filter((name) => operation.query[name] === 'integer');
        for (const name of numbers) {
          for (const value of NO_NUMBERS) {
            const query = { ...requiredQuery(id), [name]: value };
            const refused = await client.call(id, { token, params: knownParams(operation), query });
            expect([refused.status, refused.body], `${id} ${name}=${value}`).toMatchObject([
              400,
              { details: [{ field: name, message: 'Please check this value' }] },
            ]);
          }
          const query = { ...requiredQuery(id), [name]: '1' };
          const { status } = await client.call(id, { token, params: knownParams(operation), query });
          expect([200, 404], `${id} ${name}=1`).toContain(status); // 404 for the unknown id in its path
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
