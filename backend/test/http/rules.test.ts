import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { contractError } from '../../src/http/contract/contract-errors.ts';
import { moneyFormat } from '../../src/http/contract/money-format.ts';
import { matchRoute } from '../../src/http/contract/routes.ts';
import { databaseError } from '../../src/http/database-errors.ts';
import { toNetwork } from '../../src/http/protection/network.ts';
import { createConcurrencyLimit } from '../../src/lib/concurrency-limit.ts';
import type { ErrorDetail } from '../../src/lib/errors.ts';

describe('toContentDisposition', () => {
  it.each([
    ['report.pdf', 'attachment; filename="report.pdf"'],
    ['a"b.zip', `attachment; filename="a_b.zip"; filename*=UTF-8''a%22b.zip`],
    ['x\r\nSet-Cookie: a=b', 'attachment; filename="x__Set-Cookie: a=b"'],
    ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd"'],
    ["50% 'off'.zip", `attachment; filename="50_ 'off'.zip"; filename*=UTF-8''50%25%20%27off%27.zip`],
    ['নদী.zip', `attachment; filename="___.zip"; filename*=UTF-8''%E0%A6%A8%E0%A6%A6%E0%A7%80.zip`],
    ['half \ud800', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
    ['', 'attachment; filename="download"'],
  ])('writes %j', (name, header) => {
    expect(toContentDisposition(name)).toBe(header);
  });
});

describe('toNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '127.0.0.1'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });
});

describe('moneyFormat', () => {
  it('accepts every amount of cents up to 10,000.00', () => {
    for (let cents = 1; cents <= 1_000_000; cents += 1)
      if (!moneyFormat.validate(cents / 100)) throw new Error(String(cents));
  });
  it.each([0.001, 1.005, 19.999, Number.NaN, Number.POSITIVE_INFINITY, 1e-7])('rejects %s', (value) => {
    expect(moneyFormat.validate(value)).toBe(false);
  });
});

describe('matchRoute', () => {
  it('prefers a fixed path and decodes parameters', () => {
    expect(matchRoute('/users/avatar')?.operations.get('POST')).toBe('uploadAvatar');
    expect(matchRoute('/products/%31')).toMatchObject({ params: { id: '1' } });
    expect(matchRoute('/products/%E0%A4%A')?.params).toBeNull();
    expect(matchRoute('/products//')).toBeNull();
  });
});

const toTexts = (details: ErrorDetail[] = []) =>
  details.map(({ field, message }) => ({ field, message: String(message) }));

describe('contractError', () => {
  const context = { body: { email: '' }, passwordMin: 8 };
  it('reports what is missing before what is invalid', () => {
    const error = contractError(
      [
        {
          path: '/body/password',
          message: 'must NOT have fewer than 6 characters',
          errorCode: 'minLength.openapi.validation',
        },
        { path: '/body/email', message: 'must match format "email"', errorCode: 'format.openapi.validation' },
        { path: '/body/email', message: 'again', errorCode: 'minLength.openapi.validation' },
      ],
      context,
    );
    expect(error.message).toBe('Please fill in all fields');
    expect(toTexts(error.details)).toEqual([
      { field: 'password', message: 'Password must be at least 8 characters long' },
      { field: 'email', message: 'Please fill in all fields' },
    ]);
  });

  it.each(['foo', 'email', 'constructor', '__proto__', 'toString'])('reports the unknown parameter %s', (name) => {
    const problem = { path: `/query/${name}`, message: `Unknown query parameter '${name}'` };
    const { message, details } = contractError([problem], context);
    expect(message).toBe('Unknown field');
    expect(toTexts(details)).toEqual([{ field: name, message: 'Unknown field' }]);
  });

  it.each(['constructor', '__proto__'])('has no message of its own for a field called %s', (name) => {
    const problem = { path: `/body/${name}`, message: 'must be string', errorCode: 'type.openapi.validation' };
    expect(contractError([problem], context).message).toBe('Please check this value');
  });

  it('keeps the response small for any input', () => {
    const problems = Array.from({ length: 5_000 }, (_, index) => ({
      path: `/body/${index}${'x'.repeat(500)}`,
      message: 'must NOT have additional properties',
      errorCode: 'additionalProperties.openapi.validation',
    }));
    const error = contractError(problems, context);
    expect(error.details).toHaveLength(20);
    expect(JSON.stringify(error.details).length).toBeLessThan(3_000);
  });
});

describe('databaseError', () => {
  const failure = (code: string) => Object.assign(new Error('x'), { code });
  it.each(['22003', '22P02', '22021', '22P05'])('%s is 400', (code) => {
    expect(databaseError(failure(code))?.status).toBe(400);
  });
  it.each([
    '08006',
    '25006',
    '25P03',
    '53100',
    '53ABC',
    '57014',
    '57P01',
    '57P05',
    '58030',
    '58P01',
    '40001',
    '55P03',
    'ECONNREFUSED',
  ])('%s is 503 with Retry-After', (code) => {
    expect(databaseError(failure(code))).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  });
  it('unwraps an error from several addresses', () => {
    expect(databaseError(new AggregateError([failure('ECONNREFUSED')]))?.status).toBe(503);
  });
  it('is 503 when a server has removed its Unix socket, or closed a connection in use', async () => {
    const nowhere = new pg.Client({ host: '/nowhere', database: 'none' });
    expect(databaseError(await nowhere.connect().catch((error: unknown) => error))?.status).toBe(503);
    expect(databaseError(await nowhere.query('select 1').catch((error: unknown) => error))?.status).toBe(503);
    expect(databaseError(new Error('Client was closed and is not queryable'))?.status).toBe(503);
  });
  it('leaves other errors alone', () => {
    expect(databaseError(failure('23505'))).toBeNull();
    expect(databaseError(Object.assign(failure('ENOENT'), { syscall: 'open' }))).toBeNull();
    expect(databaseError(new TypeError('x'))).toBeNull();
  });
});

describe('createConcurrencyLimit', () => {
  it('runs a number of tasks at once, queues a number and rejects the rest', async () => {
    const limit = createConcurrencyLimit(2, 3);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return 'done';
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => limit(work)));
    expect(results.map((result) => result.status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    expect(results.at(-1)).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } });
    expect(most).toBe(2);
  });

  it('continues after a failure', async () => {
    const limit = createConcurrencyLimit(1, 1);
    await expect(limit(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    await expect(limit(async () => 'done')).resolves.toBe('done');
  });
});
