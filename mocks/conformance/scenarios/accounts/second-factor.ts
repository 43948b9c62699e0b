import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SignInChallenge } from '../../../../contract/generated/model.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const PERIOD_MS = 30_000;

/** The code that an app with this secret shows, some periods from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * PERIOD_MS });

/** A customer with an app whose code `used` has been used. */
const enrolled = async (client: Client) => {
  const person = await newCustomer(client);
  const { token, password } = person;
  const { body } = await client.call('beginSecondFactor', { token, body: { password }, expected: 200 });
  const used = codeOf(body.secret);
  const confirmed = { token, body: { code: used }, expected: 200 };
  const codes = (await client.call('confirmSecondFactor', confirmed)).body.recovery_codes;
  return { ...person, secret: body.secret, used, codes };
};

const challengeOf = async (client: Client, { email, password }: { email: string; password: string }) => {
  const { body } = await client.call('login', { body: { email, password }, expected: 202 });
  return (body as unknown as SignInChallenge).challenge;
};

export const secondFactorScenarios: Scenario[] = [
  {
    name: 'an authenticator app is turned on by password and code, and off by both',
    async run(client) {
      const { token, password } = await newCustomer(client);
      const off = await client.call('getSecondFactor', { token });
      expect(off.body).toEqual({ enabled: false, required: false, missing: false, since: null, recovery_codes: 0 });
      expect((await client.call('confirmSecondFactor', { token, body: { code: '123456' } })).status).toBe(409);
      const wrong = await client.call('beginSecondFactor', { token, body: { password: 'wrong' } });
      expect(wrong).toMatchObject({ status: 400, body: { details: [{ field: 'password' }] } });
      const { body } = await client.call('beginSecondFactor', { token, body: { password }, expected: 200 });
      expect(body.uri).toContain(body.secret);
      expect(body.qr).toMatch(/^<svg/);
      expect((await client.call('confirmSecondFactor', { token, body: { code: '1-2-3-4' } })).status).toBe(400);
      expect((await client.call('confirmSecondFactor', { token, body: { code: '১২৩৪৫৬' } })).status).toBe(400);
      expect((await client.call('disableSecondFactor', { token, body: { password, code: '123456' } })).status).toBe(
        409,
      );
      const code = codeOf(body.secret);
      const bangla = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
      const on = await client.call('confirmSecondFactor', { token, body: { code: bangla }, expected: 200 });
      expect(new Set(on.body.recovery_codes)).toHaveProperty('size', 10);
      const state = await client.call('getSecondFactor', { token });
      expect(state.body).toMatchObject({ enabled: true, recovery_codes: 10 });
      expect((await client.call('beginSecondFactor', { token, body: { password } })).status).toBe(409);
      expect((await client.call('confirmSecondFactor', { token, body: { code } })).status).toBe(409);
      expect((await client.call('disableSecondFactor', { token, body: { password, code } })).status).toBe(400);
      const next = codeOf(body.secret, 1);
      expect((await client.call('disableSecondFactor', { token, body: { password: 'no', code: next } })).status).toBe(
        400,
      );
      expect((await client.call('disableSecondFactor', { token, body: { password, code: next } })).status).toBe(204);
      expect((await client.call('getSecondFactor', { token })).body.enabled).toBe(false);
    },
  },
  {
    name: 'new recovery codes revoke the old ones',
    async run(client) {
      const { token, password, secret, used, codes } = await enrolled(client);
      const renew = (code: string, body = { password, code }) => client.call('renewRecoveryCodes', { token, body });
      expect((await renew(used)).status).toBe(400);
      const renewed = await renew(codeOf(secret, 1));
      expect(renewed.body.recovery_codes).toHaveLength(10);
      expect((await renew(codes[0] ?? '')).status).toBe(400);
      expect((await renew(renewed.body.recovery_codes[0] ?? '')).status).toBe(200);
      const body = { password, code: used };
      const other = await newCustomer(client);
      expect((await client.call('renewRecoveryCodes', { token: other.token, body })).status).toBe(409);
    },
  },
  {
    name: 'a sign-in asks for a code, which works once',
    async run(client) {
      const person = await enrolled(client);
      const challenge = await challengeOf(client, person);
      expect((await client.call('getSession', { token: challenge })).status).toBe(401);
      const finish = (code: string) => client.call('finishSignIn', { body: { challenge, code } });
      expect(await finish(person.used)).toMatchObject({ status: 400, body: { details: [{ field: 'code' }] } });
      const { status, body } = await finish(codeOf(person.secret, 1));
      expect(status).toBe(200);
      expect((await client.call('getSession', { token: body.token })).body.user.id).toBe(person.user.id);
      const [recovery = ''] = person.codes;
      expect((await finish(recovery.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
      expect((await finish(recovery)).status).toBe(400);
      expect((await client.call('getSecondFactor', { token: body.token })).body.recovery_codes).toBe(9);
      const invented = await client.call('finishSignIn', { body: { challenge: 'invented', code: '123456' } });
      expect(invented).toMatchObject({
        status: 410,
        message: 'Your sign-in timed out. Please enter your password again.',
      });
      expect((await client.call('finishSignIn', { body: { challenge } })).status).toBe(400);
    },
  },
  {
    name: 'a lost app is reset by an administrator, who also signs in with a code',
    async run(client) {
      const person = await enrolled(client);
      const admin = await demoAdmin(client);
      const reset = (id: string, token?: string) => client.call('adminResetSecondFactor', { token, params: { id } });
      expect((await reset('none', admin.token)).status).toBe(404);
      expect((await reset(UNKNOWN_ID, admin.token)).status).toBe(404);
      expect((await reset(admin.user.id, admin.token)).status).toBe(409);
      expect((await reset(person.user.id, admin.token)).status).toBe(204);
      expect((await reset(person.user.id, admin.token)).status).toBe(409);
      expect((await client.call('getSession', { token: person.token })).status).toBe(401);
      const { email, password } = person;
      expect((await client.call('login', { body: { email, password } })).status).toBe(200);

      const { token } = admin;
      const own = { password: 'admin-password' };
      const { body } = await client.call('beginSecondFactor', { token, body: own, expected: 200 });
      const on = { token, body: { code: codeOf(body.secret) }, expected: 200 };
      const [first = ''] = (await client.call('confirmSecondFactor', on)).body.recovery_codes;
      const challengeReply = await client.call('adminLogin', {
        body: { email: 'admin@example.com', ...own },
        expected: 202,
      });
      const { challenge } = challengeReply.body as unknown as SignInChallenge;
      const opened = await client.call('finishSignIn', { body: { challenge, code: codeOf(body.secret, 1) } });
      expect(opened.body.user.role).toBe('super_admin');
      // Other scenarios sign in as this administrator as well.
      const end = { ...own, code: first };
      expect((await client.call('disableSecondFactor', { token: opened.body.token, body: end })).status).toBe(204);
    },
  },
];
