import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type TestApp } from '../../test-app.ts';

export const PERIOD_MS = 30_000;

/** The code that an app with this secret shows, some periods from the application's current time. */
export const generateCode = (app: TestApp, secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + later * PERIOD_MS,
  });

/** A user with an app: the code `used` has been used, that of the next period has not. */
export async function createEnrolledUser(app: TestApp, role?: 'customer' | 'super_admin') {
  const { user, headers } = await app.signedIn(role);
  const post = (step: string, body: object) => app.http.post(`/api/second-factor/${step}`).set(headers).send(body);
  const secret: string = (await post('enrolment', { password: PASSWORD })).body.secret;
  const firstCode = generateCode(app, secret);
  const { status, body } = await post('confirm', { code: firstCode });
  if (status !== 200) throw new Error(`The app was not confirmed: ${status}`);
  const codes: string[] = body.recovery_codes;
  return { user, headers, secret, used: firstCode, codes };
}
