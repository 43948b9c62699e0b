import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../../src/env.ts';

const problems = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a-secret-of-at-least-thirty-two-bytes',
  ADMIN_PASSWORD: 'a-long-admin-password',
};

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      mode: 'development',
      port: 5000,
      databaseUrl: undefined,
      jwtSecret: undefined,
      publicUrl: 'http://localhost:5000',
      demoData: true,
      admin: { email: 'admin@example.com', password: 'admin-password' },
      customer: { email: 'customer@example.com', password: 'customer-password' },
      passwordMinLength: 6,
      rateLimitFactor: 1,
      trustProxy: 0,
      corsOrigins: [],
    });
    expect(readEnv({}).dataDir).toMatch(/[\\/]\.data$/);
  });

  it('takes an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
      port: 5000,
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it('names every wrong variable at once and shows no value', () => {
    const message = problems({
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'mysql://user:hidden@host/db',
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

  it('is stricter in production', () => {
    expect(readEnv(production)).toMatchObject({ production: true, demoData: false });
    const message = problems({ NODE_ENV: 'production', DEMO_DATA: 'true', PORT: 'x' });
    for (const name of ['PORT', 'JWT_SECRET', 'ADMIN_PASSWORD', 'CUSTOMER_PASSWORD'])
      expect(message).toContain(`- ${name} `);
    expect(problems({ ...production, ADMIN_PASSWORD: 'short-password' })).toContain('at least 15 characters');
  });

  it('counts the secret in bytes', () => {
    expect(problems({ JWT_SECRET: 'é'.repeat(15) })).toContain('JWT_SECRET');
    expect(problems({ JWT_SECRET: 'é'.repeat(16) })).toBe('');
  });

  it('cuts the slash from the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://studio.example/' }).publicUrl).toBe('https://studio.example');
    expect(readEnv({ CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});
