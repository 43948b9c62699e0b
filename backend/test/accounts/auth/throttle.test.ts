import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, DEMO_RULES, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

const attempt = (path: string, email: string, password: string, ip: string) =>
  app.http.post(`/api${path}`).set('x-forwarded-for', ip).send({ email, password });

const statuses = async (count: number, send: (index: number) => PromiseLike<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => send(index))))
    .map((response) => response.status)
    .sort();

describe('POST /api/auth/login under attack', () => {
  it('429 after five failures, also in parallel', async () => {
    const user = await app.createUser();
    const statusCodes = await statuses(15, () => attempt('/auth/login', user.email, 'wrong-password', '192.0.2.1'));
    expect(statusCodes).toEqual([...Array(5).fill(401), ...Array(10).fill(429)]);
    const next = await attempt('/auth/login', user.email.toUpperCase(), PASSWORD, '192.0.2.1');
    expect(next.status).toBe(429);
    expect(Number(next.headers['retry-after'])).toBeGreaterThan(0);
    expect(next.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again later.',
    });
  });

  it('429 for unknown emails in the same way', async () => {
    const statusCodes = await statuses(12, () =>
      attempt('/auth/login', 'ghost@example.com', 'wrong-password', '192.0.2.2'),
    );
    expect(statusCodes).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  it('200 from another network: no user can lock out another', async () => {
    const user = await app.createUser();
    await statuses(11, () => attempt('/auth/login', user.email, 'wrong-password', '192.0.2.3'));
    expect((await attempt('/auth/login', user.email, PASSWORD, '192.0.2.4')).status).toBe(200);
  });

  it('200 resets the count of failures', async () => {
    const user = await app.createUser();
    for (let round = 0; round < 3; round += 1) {
      await statuses(4, () => attempt('/auth/login', user.email, 'wrong-password', '192.0.2.5'));
      expect((await attempt('/auth/login', user.email, PASSWORD, '192.0.2.5')).status).toBe(200);
    }
  });

  it.skipIf(isShortRun)(
    '429 for an account attacked from many networks, except from networks its owner has used',
    async () => {
      const user = await app.createUser();
      expect((await attempt('/auth/login', user.email, PASSWORD, '198.51.100.1')).status).toBe(200);
      const statusCodes = await statuses(60, (index) =>
        attempt('/auth/login', user.email, 'wrong-password', `203.0.113.${index}`),
      );
      expect(statusCodes.filter((status) => status === 401)).toHaveLength(50);
      expect((await attempt('/auth/login', user.email, PASSWORD, '203.0.113.200')).status).toBe(429);
      expect((await attempt('/auth/login', user.email, PASSWORD, '198.51.100.1')).status).toBe(200);
    },
  );
});

describe('POST /api/admin/login under attack', () => {
  it('429 after five failures', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    const statusCodes = await statuses(8, () => attempt('/admin/login', admin.email, 'wrong-password', '192.0.2.6'));
    expect(statusCodes).toEqual([...Array(5).fill(401), 429, 429, 429]);
  });

  it('429 at both sign-ins after five failures at either', async () => {
    for (const [customers, ip] of [
      [5, '192.0.2.8'],
      [2, '192.0.2.9'],
      [0, '192.0.2.10'],
    ] as const) {
      const admin = await app.createUser({ role: 'super_admin' });
      const wrong = (door: string) => attempt(door, admin.email, 'wrong-password', ip);
      const statusCodes = [
        ...(await statuses(customers, () => wrong('/auth/login'))),
        ...(await statuses(5 - customers, () => wrong('/admin/login'))),
      ];
      expect(statusCodes).toEqual(Array(5).fill(401));
      for (const door of ['/auth/login', '/admin/login']) {
        expect([door, (await attempt(door, admin.email, PASSWORD, ip)).status]).toEqual([door, 429]);
      }
    }
  });

  it('200 at one sign-in resets the count of the other', async () => {
    const admin = await app.createUser({ role: 'super_admin' });
    for (let round = 0; round < 2; round += 1) {
      await statuses(4, () => attempt('/admin/login', admin.email, 'wrong-password', '192.0.2.11'));
      expect((await attempt('/auth/login', admin.email, PASSWORD, '192.0.2.11')).status).toBe(200);
    }
  });
});

describe('POST /api/auth/reset-password under attack', () => {
  it('sends at most three emails an hour per account and still answers 200', async () => {
    const user = await app.createUser();
    const statusCodes = await statuses(6, () =>
      app.http.post('/api/auth/reset-password').set('x-forwarded-for', '192.0.2.7').send({ email: user.email }),
    );
    expect(statusCodes).toEqual(Array(6).fill(200));
    await app.background.idle();
    expect(app.mail.sent.filter((mail) => mail.to.address === user.email)).toHaveLength(3);
  });
});

describe('X-Forwarded-For without a trusted proxy', () => {
  it('429 cannot be avoided by forging addresses', async () => {
    const direct = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const user = await direct.createUser();
      const statusCodes = await statuses(12, (index) =>
        direct.http
          .post('/api/auth/login')
          .set('x-forwarded-for', `203.0.113.${index}`)
          .send({ email: user.email, password: 'wrong-password' }),
      );
      expect(statusCodes.filter((status) => status === 429)).toHaveLength(7);
    } finally {
      await direct.close();
    }
  });
});

describe('rate limits per network', () => {
  it.each([
    ['/auth/register', { name: 'Nadia', password: PASSWORD }, 201],
    ['/auth/reset-password', {}, 200],
    ['/auth/reset-password/confirm', { token: 'a'.repeat(43), password: PASSWORD }, 410],
  ])(
    '%s: 429 with Retry-After once the limit is reached, and other networks are unaffected',
    async (path, body, usual) => {
      const strict = await createTestApp({ env: { ...DEMO_RULES, RATE_LIMIT_FACTOR: '0.02', TRUST_PROXY: '1' } });
      const ask = (index: number, ip: string) => {
        const email = path.endsWith('confirm') ? {} : { email: `person-${index}-of-${ip}@example.com` };
        return strict.http
          .post(`/api${path}`)
          .set('x-forwarded-for', ip)
          .send({ ...body, ...email });
      };
      try {
        const answers = [];
        for (let index = 0; index < 3; index += 1) answers.push(await ask(index, '192.0.2.1'));
        expect(answers.map(({ status }) => status)).toEqual([usual, usual, 429]);
        expect(answers[2]?.headers['retry-after']).toMatch(/^\d+$/);
        expect((await ask(0, '192.0.2.2')).status).toBe(usual);
      } finally {
        await strict.close();
      }
    },
  );
});
