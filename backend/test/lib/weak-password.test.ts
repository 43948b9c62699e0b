import { describe, expect, it } from 'vitest';
import { isWeakPassword } from '../../../contract/rules/weak-password.ts';

const nadia = { name: 'Nadia Rahman', email: 'nadia.r@example.com' };

describe('isWeakPassword', () => {
  it.each([
    'password',
    'Password123!',
    'P@ssw0rd',
    'iloveyou2',
    'letmein!!',
    'bangladesh71',
    '123456',
    '0987654321',
    'qwerty',
    'asdfgh',
    'mnbvcxz',
    '1q2w3e4r',
    'abcdef',
    'aaaaaa',
    '121212',
    'abcabc',
    '      ',
  ])('detects %s', (password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each(['Rahman', 'nadia.r', 'nadiarahman', 'Nadia1990', 'nadia.r@example.com'])(
    'detects the user’s own %s',
    (password) => {
      expect(isWeakPassword(password, nadia)).toBe(true);
      expect(isWeakPassword(password)).toBe(false);
    },
  );

  it.each([
    'river-stone-42',
    'customer-password',
    'quiet river',
    'correct horse',
    'নদীর ধারে বাড়ি',
    'tr0ub4dor&3',
    'nadia loves the river',
    'k7#mQ!',
    '123456-river',
  ])('accepts %s', (password) => {
    expect(isWeakPassword(password, nadia)).toBe(false);
  });
});
