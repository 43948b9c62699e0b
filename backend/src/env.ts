import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The demo's well-known sign-ins; printed in the README, so production refuses them. */
const DEMO_ADMIN_PASSWORD = 'admin-password';
const DEMO_CUSTOMER_PASSWORD = 'customer-password';
const ADMIN_PASSWORD_MIN = 15;

const repository = fileURLToPath(new URL('../..', import.meta.url));

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((text) => text === 'true' || text === '1');
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);
const url = (protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ''),
      `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
const email = z.email('must be an e-mail address');
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((item) => URL.parse(item)?.origin === item),
    'must be origins such as https://shop.example, separated by commas',
  );

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: whole(0, 65_535).default(5000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  JWT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  CORS_ORIGINS: origins.default([]),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]+$/u, 'must not contain control characters')
    .default('Nodi Studio <hello@nodi.example>'),
  DEMO_DATA: flag.optional(),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().max(128, 'must be at most 128 characters long').default(DEMO_ADMIN_PASSWORD),
  CUSTOMER_EMAIL: email.default('customer@example.com'),
  CUSTOMER_PASSWORD: z
    .string()
    .min(6, 'must be at least 6 characters long')
    .max(128, 'must be at most 128 characters long')
    .default(DEMO_CUSTOMER_PASSWORD),
  PASSWORD_MIN_LENGTH: whole(6, 64).default(6),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number above 0')
    .transform(Number)
    .refine((value) => value > 0, 'must be a number above 0')
    .default(1),
  TRUST_PROXY: whole(0, 10).default(0),
});

const inProduction = settings.superRefine((value, context) => {
  if (value.NODE_ENV !== 'production') return;
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (value.JWT_SECRET === undefined) refuse('JWT_SECRET', 'is required when NODE_ENV is production');
  if (value.ADMIN_PASSWORD === DEMO_ADMIN_PASSWORD)
    refuse('ADMIN_PASSWORD', 'must not be the demo password in production');
  else if (value.ADMIN_PASSWORD.length < ADMIN_PASSWORD_MIN) {
    refuse('ADMIN_PASSWORD', `must be at least ${ADMIN_PASSWORD_MIN} characters long in production`);
  }
  if (value.DEMO_DATA && value.CUSTOMER_PASSWORD === DEMO_CUSTOMER_PASSWORD) {
    refuse('CUSTOMER_PASSWORD', 'must not be the demo password in production with DEMO_DATA on');
  }
});

/** Every setting of the server after checks and defaults. */
export interface Env {
  mode: 'development' | 'test' | 'production';
  production: boolean;
  /** 0 lets the system choose a free port. */
  port: number;
  /** Address to listen on; all addresses when undefined. */
  host: string | undefined;
  /** Absolute folder for the embedded database, uploads, mails and the generated secret. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined means: read or create the secret kept in the data folder. */
  jwtSecret: string | undefined;
  /** Base of links in mails and of canonical addresses, without a trailing slash. */
  publicUrl: string;
  corsOrigins: string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  demoData: boolean;
  admin: { email: string; password: string };
  customer: { email: string; password: string };
  passwordMinLength: number;
  rateLimitFactor: number;
  /** Number of reverse proxies in front of the server whose X-Forwarded-For entries count. */
  trustProxy: number;
}

/** All wrong settings of one start, one line each. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(
      ['The server cannot start. Please check these settings:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    );
    this.name = 'EnvError';
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as unset.
 * @throws EnvError that names every wrong variable at once, never a value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // Two passes, because refinements over the whole object only run once every single variable is right.
  const parsed = inProduction.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  return {
    mode: value.NODE_ENV,
    production,
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(repository, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    jwtSecret: value.JWT_SECRET,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    corsOrigins: value.CORS_ORIGINS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    demoData: value.DEMO_DATA ?? !production,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    customer: { email: value.CUSTOMER_EMAIL, password: value.CUSTOMER_PASSWORD },
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    trustProxy: value.TRUST_PROXY,
  };
}
