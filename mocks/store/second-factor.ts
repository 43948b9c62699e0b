import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { FactorMethod, SecondFactorEnrolment, User } from '../../contract/generated/model.ts';
import { isAppCode, toPlainCode } from '../../contract/rules/factor-codes.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';

const PERIOD_MS = 30_000;
const CHALLENGE_MS = 5 * 60_000;
const TRUSTED_MS = 30 * 24 * 3_600_000;

const appOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** A secret whose first code is not confirmed yet. */
export const startEnrolment = (db: MockDb, userId: string, email: string): SecondFactorEnrolment => {
  const secret = new Secret({ size: 20 }).base32;
  db.state.factors[userId] = { secret, lastStep: 0, enabledAt: null, codes: [] };
  const uri = appOf(secret, db.state.site.name, email).toString();
  return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
};

export const createRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => new Secret({ size: 15 }).base32.toLowerCase().replaceAll(/(.{4})(?!$)/g, '$1-'));

/** Consumes a code, of the app or for recovery; false for a wrong or used one. */
export const consumeCode = (db: MockDb, userId: string, code: string): boolean => {
  const factor = db.state.factors[userId];
  if (!factor) return false;
  const delta = isAppCode(code) ? appOf(factor.secret).validate({ token: toPlainCode(code), window: 1 }) : null;
  if (delta !== null) {
    const step = Math.floor(Date.now() / PERIOD_MS) + delta;
    if (step <= factor.lastStep) return false;
    factor.lastStep = step;
    return true;
  }
  const left = factor.codes.filter((known) => toPlainCode(known) !== toPlainCode(code));
  if (left.length === factor.codes.length) return false;
  factor.codes = left;
  notifyOwner(db, userId, 'A recovery code was used');
  return true;
};

export const notifyOwner = (db: MockDb, userId: string, subject: string): void => {
  const user = db.member(userId)?.user;
  if (user) sendMail(db, { kind: 'second-factor', name: user.name, to: user.email, subject, text: subject });
};

/** Remembers this browser, the only one of the mocks, for 30 days without a code. */
export const trustBrowser = (db: MockDb, userId: string): void => {
  const factor = db.state.factors[userId];
  const password = db.member(userId)?.password;
  if (factor && password !== undefined) factor.trusted = { until: Date.now() + TRUSTED_MS, password };
};

/** The answer to a correct password for an account with an app; undefined for every other account. */
export const createChallenge = (db: MockDb, userId: string) => {
  const { enabledAt, trusted } = db.state.factors[userId] ?? {};
  const { passkeys } = db.state;
  const hasPasskey = passkeys.some((passkey) => passkey.userId === userId);
  const user = db.member(userId)?.user;
  if (!enabledAt && !(hasPasskey && user && isFactorRequired(db, user))) return;
  if (trusted && trusted.until > Date.now() && trusted.password === db.member(userId)?.password) return;
  const challenge = crypto.randomUUID();
  const methods: FactorMethod[] = [
    ...(enabledAt ? (['code'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
  const expiresAt = Date.now() + CHALLENGE_MS;
  db.state.challenges[challenge] = { userId, expiresAt };
  return { status: 202 as const, body: { challenge, expires_at: new Date(expiresAt).toISOString(), methods } };
};

/** Whether this user has more than a password: an app, or a passkey. */
export const hasFactor = ({ state }: MockDb, userId: string): boolean =>
  Boolean(state.factors[userId]?.enabledAt) || state.passkeys.some((passkey) => passkey.userId === userId);

/** Whether the settings require an app or a passkey of this user, an administrator. */
export const isFactorRequired = ({ state }: MockDb, { role }: User): boolean =>
  role === 'super_admin' && state.settings.requireSecondFactor;
