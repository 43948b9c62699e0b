import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, type TestApp } from '../../test-app.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

let app: TestApp;
beforeAll(async () => {
  vi.resetModules(); // other files have loaded the application with the real library
  const { createTestApp } = await import('../../test-app.ts');
  app = await createTestApp();
});

afterAll(() => app.close());

it.each(['/api/auth/login', '/api/admin/login'])(
  'POST %s verifies one password whether or not the account exists, and answers the same',
  async (path) => {
    const known = await app.createUser();
    const suspended = await app.createUser({ status: 'suspended' });
    const answers = [];
    for (const email of [known.email, suspended.email, 'nobody@example.com']) {
      vi.mocked(verify).mockClear();
      const { status, body, headers } = await app.http.post(path).send({ email, password: `${PASSWORD}?` });
      expect([email, vi.mocked(verify).mock.calls.length]).toEqual([email, 1]);
      answers.push({ status, body: { ...body, requestId: '' }, names: Object.keys(headers).sort() });
    }
    expect(answers[0]?.status).toBe(401);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  },
);
