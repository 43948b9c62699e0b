import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts';

/** One Bangla letter, as phones and as computers encode it. */
const ONE = '\u09df';
const TWO = '\u09af\u09bc';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const person = (given: object) => ({
  name: 'Nadia',
  email: `${crypto.randomUUID()}@example.com`,
  password: PASSWORD,
  ...given,
});
const register = (body: object) => app.http.post('/api/auth/register').send(body);
const signIn = (email: string, password: string) => app.http.post('/api/auth/login').send({ email, password });

it('200: a name is found in any Unicode normalisation', async () => {
  const { headers } = await app.signedIn('super_admin');
  const { email, ...rest } = person({ name: `নাদি${ONE}া রহমান` });
  const { body } = await register({ email, ...rest }).expect(201);
  expect(body.user.name).toBe(`নাদি${TWO}া রহমান`);
  for (const typed of [ONE, TWO]) {
    const search = `নাদি${typed}া  রহ`;
    const { body: found } = await app.http.get('/api/admin/users').query({ search }).set(headers).expect(200);
    expect(found.map((user: { email: string }) => user.email)).toEqual([email]);
  }
});

it('200: a password works from every system, also one stored before normalisation', async () => {
  for (const [kept, typed] of [
    [ONE, TWO],
    [TWO, ONE],
    ['\u00e9', 'e\u0301'],
  ]) {
    const { email } = person({});
    await register(person({ email, password: `${kept}-quiet-river-31` })).expect(201);
    await signIn(email, `${typed}-quiet-river-31`).expect(200);
    await signIn(email, `${kept}-quiet-river-31`).expect(200);
    await signIn(email, 'x-quiet-river-31').expect(401);
  }
});

it('400: a name without visible characters, or with characters that override the text direction', async () => {
  for (const name of ['\u200b\u2060', '\u3164', '\u2800', 'gpj.\u202eexe'])
    await register(person({ name })).expect(400);
});
