import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../../src/env.ts';
import { PRODUCTION } from '../support/production.ts';

const problems = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

describe('readEnv', () => {
  it('requires nothing', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 5000,
      database: { url: undefined, directUrl: undefined, statements: 'named' },
      jwtSecret: undefined,
      publicUrl: 'http://localhost:5000',
      demoData: true,
      admin: { email: 'admin@example.com', password: 'admin-password' },
      customer: { email: 'customer@example.com', password: 'customer-password' },
      passwordMinLength: 6,
      rateLimitFactor: 1,
      warmPages: true,
      trustProxy: 0,
      corsOrigins: [],
    });
    expect(readEnv({}).dataDir).toMatch(/[\\/]\.data$/);
  });

  it('has one setting for each rule beyond the specification: off in the demo, on in production', () => {
    const off = {
      refuseWeakPasswords: false,
      confirmNewEmail: false,
      freshProofEverywhere: false,
      strictLimits: false,
    };
    expect(readEnv({}).rules).toEqual(off);
    expect(readEnv({ CONFIRM_NEW_EMAIL: 'true' }).rules).toEqual({ ...off, confirmNewEmail: true });
    const production = readEnv({ ...PRODUCTION, STRICT_LIMITS: 'false' });
    expect(production.rules).toEqual({
      refuseWeakPasswords: true,
      confirmNewEmail: true,
      freshProofEverywhere: true,
      strictLimits: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
      port: 5000,
      database: { url: undefined },
      smtpUrl: undefined,
    });
  });

  it('uses the same URL for direct database connections, unless set otherwise', () => {
    const DATABASE_URL = 'postgresql://pooler:6432/studio';
    expect(readEnv({ DATABASE_URL }).database).toMatchObject({ url: DATABASE_URL, directUrl: DATABASE_URL });
    const DATABASE_DIRECT_URL = 'postgresql://database:5432/studio';
    expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL }).database.directUrl).toBe(DATABASE_DIRECT_URL);
  });

  it('reports every invalid variable at once without its value', () => {
    const message = problems({
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'mysql://user:hidden@host/db',
      DATABASE_DIRECT_URL: 'hidden',
      DATABASE_STATEMENTS: 'some',
      DATABASE_POOL_SIZE: '1',
      DATABASE_STATEMENT_TIMEOUT: '5s',
      MIGRATE: 'later',
      JWT_SECRET: 'hidden',
      PUBLIC_URL: 'localhost',
      CORS_ORIGINS: 'https://a.example/path',
      SMTP_URL: 'http://mail',
      MAIL_FROM: 'a\r\nBcc: b@example.com',
      DEMO_DATA: 'maybe',
      ADMIN_EMAIL: 'admin',
      CUSTOMER_PASSWORD: 'short',
      PASSWORD_MIN_LENGTH: '3',
      RATE_LIMIT_FACTOR: '0',
      TRUST_PROXY: 'yes',
    });
    for (const name of [
      'NODE_ENV',
      'PORT',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_STATEMENTS',
      'DATABASE_POOL_SIZE',
      'DATABASE_STATEMENT_TIMEOUT',
      'MIGRATE',
      'JWT_SECRET',
      'PUBLIC_URL',
      'CORS_ORIGINS',
      'SMTP_URL',
      'MAIL_FROM',
      'DEMO_DATA',
      'ADMIN_EMAIL',
      'CUSTOMER_PASSWORD',
      'PASSWORD_MIN_LENGTH',
      'RATE_LIMIT_FACTOR',
      'TRUST_PROXY',
    ]) {
      expect(message).toContain(`- ${name} `);
    }
    expect(message).not.toMatch(/hidden|Bcc/);
  });

  it('runs several processes only with a shared database', () => {
    const url = { DATABASE_URL: 'postgresql://localhost/studio' };
    expect(problems({ PROCESSES: '2' })).toContain('PROCESSES must be 1 with the embedded database');
    expect(problems({ PROCESSES: '0', ...url })).toContain('PROCESSES must be max or a whole number from 1 to 99');
    expect(readEnv({ PROCESSES: '3', ...url }).processes).toBe(3);
    expect(readEnv({ PROCESSES: 'max', ...url }).processes).toBeGreaterThan(0);
  });

  it('reports everything missing in production at once', () => {
    const message = problems({ NODE_ENV: 'production', DEMO_DATA: 'true', PORT: 'x' });
    const missing = [
      'PUBLIC_URL',
      'JWT_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'DEMO_DATA',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
    ];
    for (const name of ['PORT', ...missing]) expect(message).toContain(`- ${name} `);
  });

  it('accepts the embedded database and file emails in production only when configured', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ production: true, demoData: false, demoDatabase: false });
    const { EMBEDDED_DATABASE: _database, MAIL_TO_FILES: _mail, ...rest } = PRODUCTION;
    const servers = { DATABASE_URL: 'postgresql://host/studio', SMTP_URL: 'smtp://host' };
    expect(problems({ ...rest, ...servers })).toBe('');
    expect(problems({ ...PRODUCTION, EMBEDDED_DATABASE: 'false' })).toContain('- DATABASE_URL ');
    expect(problems({ ...PRODUCTION, MAIL_TO_FILES: '0' })).toContain('- SMTP_URL ');
  });

  it('requires a long admin password in production', () => {
    expect(problems({ ...PRODUCTION, ADMIN_PASSWORD: 'short-password' })).toContain('at least 15 characters');
  });

  it('measures the secret in bytes', () => {
    expect(problems({ JWT_SECRET: 'é'.repeat(15) })).toContain('JWT_SECRET');
    expect(problems({ JWT_SECRET: 'é'.repeat(16) })).toBe('');
  });

  it('strips the trailing slash of the public URL', () => {
    expect(readEnv({ PUBLIC_URL: 'https://studio.example/' }).publicUrl).toBe('https://studio.example');
    expect(readEnv({ CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('reports what is missing for object storage, and supports path-style URLs', () => {
    expect(problems({ STORAGE: 's3' })).toContain('- S3_BUCKET is required when STORAGE is s3');
    expect(problems({ S3_ACCESS_KEY_ID: 'hidden', S3_KMS_KEY: 'x' })).toMatch(
      /S3_SECRET_ACCESS_KEY is.+\n.+S3_KMS_KEY/,
    );
    const { storage } = readEnv({
      STORAGE: 's3',
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'http://store:9000',
      S3_PREFIX: 'a/b',
    });
    expect(storage).toMatchObject({ kind: 's3', s3: { prefix: 'a/b/', pathStyle: true, credentials: undefined } });
    expect(readEnv({ S3_BUCKET: 'files' }).storage).toMatchObject({
      kind: 'disk',
      s3: { prefix: '', pathStyle: false },
    });
  });

  it('rejects a mail catcher in production', () => {
    const MAIL_CATCHER_URL = 'smtp://mail:1025';
    expect(readEnv({ MAIL_CATCHER_URL }).smtpUrl).toBe(MAIL_CATCHER_URL);
    expect(readEnv({ ...PRODUCTION, MAIL_CATCHER_URL }).smtpUrl).toBeUndefined();
    expect(readEnv({ MAIL_CATCHER_URL, SMTP_URL: 'smtp://real' }).smtpUrl).toBe('smtp://real');
  });

  it('needs the key of a mail provider, and one way for emails', () => {
    const api = { MAIL_API: 'resend', MAIL_API_KEY: 're_key' };
    const MAIL_HOOK_SECRET = 's'.repeat(32);
    expect(readEnv({ ...api, MAIL_HOOK_SECRET }).mailApi).toEqual({
      provider: 'resend',
      key: 're_key',
      url: 'https://api.resend.com',
      hookSecret: MAIL_HOOK_SECRET,
    });
    expect(problems({ MAIL_API: 'resend' })).toContain('- MAIL_API_KEY ');
    expect(problems({ MAIL_API_KEY: 'k' })).toContain('- MAIL_API ');
    expect(problems({ ...api, SMTP_URL: 'smtp://host' })).toContain('- MAIL_API ');
    expect(problems({ MAIL_HOOK_SECRET })).toContain('- MAIL_HOOK_SECRET ');
    expect(problems({ ...PRODUCTION, MAIL_TO_FILES: '0', ...api })).toBe('');
  });
});
