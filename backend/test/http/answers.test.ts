import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toMessage } from '../../../contract/i18n/message.ts';
import type { OperationHandlers } from '../../src/http/contract/operation.ts';
import { AppError } from '../../src/lib/errors.ts';
import { PRODUCTION } from '../support/production.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Handlers that violate the contract on purpose, selected by the search text. */
const faulty = (real: OperationHandlers): OperationHandlers => ({
  ...real,
  listProducts: ({ query }) => {
    const page = { items: [], total: 0, page: 1, limit: 12 };
    const answers: Record<string, () => unknown> = {
      extra: () => ({ status: 200, body: { ...page, password_hash: 'SECRET' } }),
      missing: () => ({ status: 200, body: { items: [] } }),
      number: () => ({ status: 200, body: { ...page, total: Number.NaN } }),
      status: () => ({ status: 201, body: page }),
      refusal: () => {
        throw new AppError(409, 'conflict', toMessage('Not documented here'));
      },
      throw: () => {
        throw new Error('SECRET stack at /home/secret/file.ts');
      },
      rejected: () => Promise.reject(new TypeError('SECRET')),
      text: () => {
        throw 'SECRET';
      },
      refused: () => Promise.reject(Object.assign(new Error('connect SECRET'), { code: 'ECONNREFUSED' })),
      range: () => Promise.reject(Object.assign(new Error('SECRET out of range'), { code: '22003' })),
      full: () => Promise.reject(Object.assign(new Error('SECRET disk'), { code: '53100' })),
      waiting: () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    };
    return (answers[query.search ?? ''] ?? (() => ({ status: 200, body: page })))() as never;
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ override: { handlers: faulty } });
});
afterAll(() => app.close());

const ask = (what: string, target = app) => target.http.get(`/api/products?search=${what}`);

describe('responses in development and tests', () => {
  it.each(['extra', 'missing', 'number', 'status', 'refusal'])(
    '500 loudly when a response is not in the contract: %s',
    async (what) => {
      app.log.entries.length = 0;
      const response = await ask(what);
      expect(response.status).toBe(500);
      expect(response.body).toMatchObject({ code: 'internal' });
      expect(app.log.entries.map((entry) => entry.level)).toContain('error');
      expect(response.text).not.toContain('SECRET');
    },
  );

  it.each(['throw', 'rejected', 'text'])('500 without details when a handler fails: %s', async (what) => {
    const response = await ask(what);
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      message: 'Something went wrong on our side. Please try again later.',
      code: 'internal',
      requestId: response.headers['x-request-id'],
    });
    expect((await ask('fine')).status).toBe(200);
  });

  it.each(['refused', 'full', 'waiting'])('503 with Retry-After when the database is unavailable: %s', async (what) => {
    const response = await ask(what);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).toMatchObject({
      code: 'unavailable',
      message: 'This service is not available at the moment',
    });
  });

  it('400 for a value that the database cannot store', async () => {
    const response = await ask('range');
    expect(response.status).toBe(400);
    expect(response.text).not.toContain('SECRET');
  });
});

describe('responses in production', () => {
  const env = PRODUCTION;

  it('200 without fields that are not in the contract; missing fields are logged', async () => {
    const production = await createTestApp({ env, override: { handlers: faulty } });
    try {
      const response = await ask('extra', production);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ items: [], total: 0, page: 1, limit: 12 });
      expect((await ask('missing', production)).status).toBe(200);
      expect(production.log.entries).toContainEqual(
        expect.objectContaining({ level: 'error', message: 'An answer does not match the contract' }),
      );
    } finally {
      await production.close();
    }
  });
});

describe('every response', () => {
  it('has its own request id, which a caller cannot choose', async () => {
    const [first, second] = await Promise.all([ask('a').set('x-request-id', 'mine'), ask('a')]);
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });
});
