import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
});
afterAll(() => app.close());

const many = <Result>(count: number, work: (index: number) => PromiseLike<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const sorted = (answers: { status: number }[]) => answers.map((answer) => answer.status).sort();
/** Retries while a busy machine answers 503, which guarantees that nothing was changed. */
const patiently = async (call: () => PromiseLike<{ status: number }>) => {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503) return answer;
    await sleep(50);
  }
};
const login = (email: string, password: string) => app.http.post('/api/auth/login').send({ email, password });

describe('on PostgreSQL with real parallel connections', () => {
  it('201 for one of thirty registrations with the same email', async () => {
    const email = 'race@example.com';
    const answers = await many(30, (index) => {
      const person = { name: 'A', email: index % 2 ? email : email.toUpperCase(), password: PASSWORD };
      return patiently(() => app.http.post('/api/auth/register').send(person));
    });
    expect(sorted(answers)).toEqual([201, ...Array(29).fill(409)]);
    const wallets = await app.db.selectFrom('wallets').select('id').execute();
    expect(wallets).toHaveLength(1);
  });

  it('200 for one of thirty uses of a reset link, and no session survives it', async () => {
    const user = await app.createUser();
    await app.http.post('/api/auth/reset-password').send({ email: user.email });
    await app.background.idle();
    const token = new URL(app.mail.sent.at(-1)?.link ?? '').searchParams.get('token');
    const reset = { token, password: 'a-new-password' };
    // Sign-ins with the old password run concurrently: every session they open must have ended afterwards.
    const [resets, logins] = await Promise.all([
      many(30, () => patiently(() => app.http.post('/api/auth/reset-password/confirm').send(reset))),
      many(20, () => login(user.email, PASSWORD)),
    ]);
    expect(sorted(resets)).toEqual([200, ...Array(29).fill(410)]);
    for (const { body } of logins.filter((answer) => answer.status === 200)) {
      const session = await app.http.get('/api/auth/session').set('authorization', `Bearer ${body.token}`);
      expect(session.status).toBe(401);
    }
    expect((await login(user.email, 'a-new-password')).status).toBe(200);
  });

  it('counts every failed attempt made in parallel', async () => {
    const strict = await createTestApp({ engine: 'postgres', env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const user = await strict.createUser();
      const answers = await many(30, () =>
        strict.http.post('/api/auth/login').send({ email: user.email, password: 'wrong-password' }),
      );
      expect(sorted(answers)).toEqual([...Array(5).fill(401), ...Array(25).fill(429)]);
    } finally {
      await strict.close();
    }
  });

  it('leaves one picture after parallel uploads', async () => {
    const { user, headers } = await app.signedIn();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await many(8, () => app.http.post('/api/users/avatar').set(headers).attach('avatar', png, 'a.png'));
    await app.background.idle();
    const { avatar } = await app.db
      .selectFrom('users')
      .select('avatar')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect((await app.http.get(`/uploads/${avatar}`)).status).toBe(200);
  });
});
