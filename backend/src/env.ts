import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type DatabaseSettings, databaseSettings, databaseVariables } from './db/settings.ts';
import { checkProduction, DEMO_ACCOUNTS } from './env-production.ts';
import { flag, integer, url } from './lib/setting-types.ts';
import { type MailApi, mailProblems, mailVariables, readMailApi } from './mail-variables.ts';
import { type PaymentKeys, paymentKeys, paymentProblems, paymentVariables } from './payment-variables.ts';
import { type StorageSettings, storageProblems, storageSettings, storageVariables } from './storage/settings.ts';
import { ruleVariables, type StrictRules, strictRules } from './strict-rules.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const email = z.email('must be an email address');
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
  PORT: integer(0, 65_535).default(5000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  ...databaseVariables,
  ...storageVariables,
  ...paymentVariables,
  ...mailVariables,
  ...ruleVariables,
  JOB_CONCURRENCY: integer(0, 50).default(4),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').optional(),
  LOG_LEVEL: z.enum(['info', 'warn', 'error'], 'must be info, warn or error').default('info'),
  METRICS_PORT: integer(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_SERVICE_NAME: z.string().default('studio'),
  DRAIN_SECONDS: integer(0, 300).default(0),
  WARM_PAGES: flag.default(true),
  JWT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional(),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  CORS_ORIGINS: origins.default([]),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_CATCHER_URL: url(['smtp:', 'smtps:']).optional(),
  CHAT_WEBHOOK_URL: url(['http:', 'https:']).optional(),
  WEBHOOKS_ALLOW_PRIVATE: flag.default(false),
  ISSUERS_ALLOW_PRIVATE: flag.default(false),
  REPLY_ADDRESS: email.optional(),
  IMAP_URL: url(['imap:', 'imaps:']).optional(),
  MAIL_HOOK_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must be at least 32 bytes long')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]+$/u, 'must not contain control characters')
    .optional(),
  EMBEDDED_DATABASE: flag.optional(),
  MAIL_TO_FILES: flag.optional(),
  DEMO_DATA: flag.optional(),
  PAYMENT_SIMULATOR: flag.default(true),
  SIMULATOR_PORT: integer(0, 65_535).default(6420),
  DEMO_DATABASE: flag.default(false),
  COUNT_VISITS: flag.optional(),
  OFFLINE: flag.default(true),
  ADMIN_EMAIL: email.default(DEMO_ACCOUNTS.admin.email),
  ADMIN_PASSWORD: z.string().max(128, 'must be at most 128 characters long').default(DEMO_ACCOUNTS.admin.password),
  CUSTOMER_EMAIL: email.default(DEMO_ACCOUNTS.customer.email),
  CUSTOMER_PASSWORD: z
    .string()
    .min(6, 'must be at least 6 characters long')
    .max(128, 'must be at most 128 characters long')
    .default(DEMO_ACCOUNTS.customer.password),
  PASSWORD_MIN_LENGTH: integer(6, 64).default(6),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a number above 0')
    .transform(Number)
    .refine((value) => value > 0, 'must be a number above 0')
    .default(1),
  TRUST_PROXY: integer(0, 10).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
  VIES_URL: url(['http:', 'https:']).default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  PROCESSES: z
    .string()
    .regex(/^(?:max|[1-9]\d?)$/, 'must be max or a whole number from 1 to 99')
    .transform((text) => (text === 'max' ? availableParallelism() : Number(text)))
    .default(1),
  CDN_SECONDS: integer(0, 86_400).default(0),
  UPLOAD_MAX_GB: integer(1, 80).default(5),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: integer(1, 1_000).default(7),
});

const checkedSettings = settings.superRefine((value, context) => {
  const reject = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  for (const [name, message] of [...storageProblems(value), ...paymentProblems(value), ...mailProblems(value)])
    reject(name, message);
  if (value.PROCESSES > 1 && value.DATABASE_URL === undefined) {
    reject('PROCESSES', 'must be 1 with the embedded database, which only one process can use; set DATABASE_URL');
  }
  if (value.DATABASE_REPLICA_URL !== undefined && value.DATABASE_URL === undefined) {
    reject('DATABASE_REPLICA_URL', 'needs DATABASE_URL: the embedded database has no replica');
  }
  if (value.REPLY_ADDRESS === undefined) {
    if (value.IMAP_URL !== undefined) reject('IMAP_URL', 'needs REPLY_ADDRESS');
    if (value.MAIL_HOOK_SECRET !== undefined && value.MAIL_API === undefined)
      reject('MAIL_HOOK_SECRET', 'needs REPLY_ADDRESS or MAIL_API');
  }
  if (value.NODE_ENV === 'production') checkProduction(value, reject);
});

/** Every setting of the server after checks and defaults. */
export interface Env {
  mode: 'development' | 'test' | 'production';
  production: boolean;
  /** 0 for any free port. */
  port: number;
  /** Address to listen on; all interfaces when undefined. */
  host: string | undefined;
  /** Absolute path of the folder for the embedded database, uploads, emails and the generated secret. */
  dataDir: string;
  database: DatabaseSettings;
  storage: StorageSettings;
  payments: PaymentKeys;
  /** Jobs that this server runs concurrently; with 0 it runs none. */
  jobConcurrency: number;
  logging: { format: 'text' | 'json'; level: 'info' | 'warn' | 'error' };
  /** Where Prometheus metrics are served; undefined for nowhere. */
  metrics: { port: number; host: string } | undefined;
  /** Where traces are sent; undefined for nowhere. */
  traces: { endpoint: string; service: string } | undefined;
  /** How long the server still handles requests after `/readyz` has started to answer 503. */
  drainSeconds: number;
  /** Whether the public pages are rendered at startup, before the first request. */
  warmPages: boolean;
  /** Undefined: read or create the secret stored in the data folder. */
  jwtSecret: string | undefined;
  /** Base of links in emails and of canonical URLs, without a trailing slash. */
  publicUrl: string;
  corsOrigins: string[];
  smtpUrl: string | undefined;
  /** A provider that delivers emails by its API; undefined for none. */
  mailApi: MailApi | undefined;
  /** Incoming webhook of the team's chat; undefined for none. */
  chatUrl: string | undefined;
  /** For development: webhook endpoints may be in private networks and use http. */
  webhooksAllowPrivate: boolean;
  /** For development: issuers of sign-ins may be in private networks and use http. */
  issuersAllowPrivate: boolean;
  /** Where replies to emails are received; undefined when the server receives none. */
  replies: { address: string; imapUrl: string | undefined; hookSecret: string | undefined } | undefined;
  mailFrom: string;
  demoData: boolean;
  /** With demo data: a simulator handles card and mobile banking payments, unless a provider has a key. */
  paymentSimulator: boolean;
  /** Port of its checkout pages; another one if it is in use. */
  simulatorPort: number;
  /** Whether public pages report their visits; the demo's send the specified calls only. */
  countVisits: boolean;
  /** Whether browsers store pages and answers for reading offline. */
  offline: boolean;
  /** In production: continue with a database that was once a demo. */
  demoDatabase: boolean;
  admin: { email: string; password: string };
  customer: { email: string; password: string };
  passwordMinLength: number;
  rules: StrictRules;
  rateLimitFactor: number;
  /** Number of reverse proxies in front of the server; only their X-Forwarded-For entries are trusted. */
  trustProxy: number;
  /** request header in which the proxy names the visitor's country, in lower case */
  countryHeader: string | undefined;
  /** Base of the REST service that confirms VAT numbers, without a trailing slash. */
  viesUrl: string;
  /** Number of processes behind the port. */
  processes: number;
  /** How long a CDN may serve a page without revalidation; with 0 it must revalidate each time. */
  cdnSeconds: number;
  /** Maximum size of a resumable upload in bytes. */
  uploadMaxBytes: number;
  /** Folder of the nightly backups and how many are kept; undefined for none. */
  backups: { folder: string; keep: number } | undefined;
}

/** All invalid settings at startup, one line each. */
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
 * @throws EnvError that names every invalid variable, but never a value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const provided = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  // Two passes, because refinements of the whole object only run once every single variable is valid.
  const parsed = checkedSettings.safeParse(provided);
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
    database: databaseSettings(value),
    storage: storageSettings(value),
    payments: paymentKeys(value),
    jobConcurrency: value.JOB_CONCURRENCY,
    logging: { format: value.LOG_FORMAT ?? (production ? 'json' : 'text'), level: value.LOG_LEVEL },
    metrics: value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    traces: value.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT, service: value.OTEL_SERVICE_NAME }
      : undefined,
    drainSeconds: value.DRAIN_SECONDS,
    warmPages: value.WARM_PAGES,
    jwtSecret: value.JWT_SECRET,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    corsOrigins: value.CORS_ORIGINS,
    // A mail catcher delivers nothing: in production emails would be lost silently.
    smtpUrl: value.SMTP_URL ?? (production ? undefined : value.MAIL_CATCHER_URL),
    mailApi: readMailApi(value),
    chatUrl: value.CHAT_WEBHOOK_URL,
    webhooksAllowPrivate: value.WEBHOOKS_ALLOW_PRIVATE,
    issuersAllowPrivate: value.ISSUERS_ALLOW_PRIVATE,
    replies:
      value.REPLY_ADDRESS === undefined
        ? undefined
        : { address: value.REPLY_ADDRESS, imapUrl: value.IMAP_URL, hookSecret: value.MAIL_HOOK_SECRET },
    mailFrom: value.MAIL_FROM ?? `no-reply@${new URL(value.PUBLIC_URL ?? 'http://localhost').hostname}`,
    demoData: value.DEMO_DATA ?? !production,
    paymentSimulator: value.PAYMENT_SIMULATOR,
    simulatorPort: value.SIMULATOR_PORT,
    countVisits: value.COUNT_VISITS ?? !(value.DEMO_DATA ?? !production),
    offline: value.OFFLINE,
    demoDatabase: value.DEMO_DATABASE,
    admin: { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD },
    customer: { email: value.CUSTOMER_EMAIL, password: value.CUSTOMER_PASSWORD },
    passwordMinLength: value.PASSWORD_MIN_LENGTH,
    rules: strictRules(value, production),
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    trustProxy: value.TRUST_PROXY,
    // Without a proxy anyone could send it.
    countryHeader: value.TRUST_PROXY > 0 ? value.COUNTRY_HEADER?.toLowerCase() : undefined,
    viesUrl: value.VIES_URL.replace(/\/+$/, ''),
    processes: value.PROCESSES,
    cdnSeconds: value.CDN_SECONDS,
    uploadMaxBytes: value.UPLOAD_MAX_GB * 1024 ** 3,
    backups:
      value.BACKUP_DIR === undefined
        ? undefined
        : { folder: path.resolve(repository, value.BACKUP_DIR), keep: value.BACKUP_KEEP },
  };
}
