import { Secret, TOTP } from 'otpauth';
import type { MockApi } from '../../../mocks/api.ts';

/** A secret whose QR code is the same on every machine and date. */
export const SAMPLE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code that an app with this secret shows now. */
export const sampleCode = (secret = SAMPLE_SECRET): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Gives a user an app, with this many recovery codes. */
export function saveFactor({ db }: MockApi, email: string, left = 10): void {
  const person = db.state.accounts.find(({ user }) => user.email === email)?.user;
  if (!person) throw new Error(`${email} has no account`);
  const codes = Array.from({ length: left }, (_, nth) => `aaaa-bbbb-cccc-ddd${nth}`);
  const factor = { secret: SAMPLE_SECRET, lastStep: 0, enabledAt: '2026-11-19T09:05:00.000Z', codes };
  db.state.factors = { ...db.state.factors, [person.id]: factor };
}
