import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createApiKeySecret,
  isApiKeySecret,
  readApiKey,
  toHour,
  toPreviousSecretExpiry,
} from '../../../contract/rules/api-keys.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HOUR = 3_600_000;

describe('the secret of an API key', () => {
  it('ends in the CRC-32 of the rest, in base 62', () => {
    for (let count = 0; count < 200; count += 1) {
      const secret = createApiKeySecret();
      expect(secret).toMatch(/^studio_sk_[0-9A-Za-z]{38}$/);
      const value = [...secret.slice(-6)].reduce((sum, digit) => sum * 62 + DIGITS.indexOf(digit), 0);
      expect(value).toBe(crc32(secret.slice(0, -6)));
      expect(isApiKeySecret(secret)).toBe(true);
    }
  });

  it('is the one of the contract’s example', () => {
    expect(isApiKeySecret('studio_sk_7Hq2mVbX9cLtRw4ZsKpN8yFdGj3TaUeE4e7Dm4')).toBe(true);
  });

  it('is refused with a wrong character, another length or another alphabet', () => {
    const secret = createApiKeySecret();
    const other = secret.at(20) === 'a' ? 'b' : 'a';
    const wrong = [
      `${secret.slice(0, 20)}${other}${secret.slice(21)}`,
      secret.slice(0, -1),
      `${secret}0`,
      secret.replace('studio_sk_', 'studio_pk_'),
      `${secret.slice(0, 20)}-${secret.slice(21)}`,
      '',
    ];
    for (const text of wrong) expect(isApiKeySecret(text)).toBe(false);
  });

  it('is read from the header by its prefix', () => {
    expect(readApiKey('Bearer studio_sk_x')).toBe('studio_sk_x');
    expect(readApiKey('bearer  studio_sk_x')).toBe('studio_sk_x');
    for (const header of [undefined, '', 'Bearer eyJ', 'Basic studio_sk_x', 'Bearer a studio_sk_x'])
      expect(readApiKey(header)).toBeUndefined();
  });
});

describe('the overlap of a rotation', () => {
  it('ends with the earlier of overlap and expiry', () => {
    expect(toPreviousSecretExpiry(0, 24, null)?.getTime()).toBe(24 * HOUR);
    expect(toPreviousSecretExpiry(0, 24, HOUR)?.getTime()).toBe(HOUR);
    expect(toPreviousSecretExpiry(0, 0, null)).toBeNull();
    expect(toPreviousSecretExpiry(2 * HOUR, 24, HOUR)).toBeNull();
  });

  it('a use is recorded to the hour', () => {
    expect(toHour(2 * HOUR + 1).getTime()).toBe(2 * HOUR);
  });
});
