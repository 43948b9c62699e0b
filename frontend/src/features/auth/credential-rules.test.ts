import { describe, expect, test } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration, checkResetRequest } from './credential-rules.ts';

const login = { email: 'nadia@example.com', password: 'secret' };
const registration = { name: 'Nadia Rahman', email: 'nadia@example.com', password: 'secret', confirmation: 'secret' };

describe('checkLogin', () => {
  test('lets a complete login through', () => {
    expect(checkLogin(login)).toBeNull();
  });

  test.each([
    ['nothing', { email: '', password: '' }, ['email', 'password']],
    ['no password', { ...login, password: '' }, ['password']],
    ['blanks for an address', { ...login, email: '   ' }, ['email']],
  ])('asks for all fields when it gets %s', (_case, input, fields) => {
    expect(checkLogin(input)).toEqual({ message: 'Please fill in all fields', fields, place: 'form' });
  });

  test('wants an @ in the address', () => {
    expect(checkLogin({ ...login, email: 'nadia' })?.message).toBe('Please enter a valid email address');
  });

  test('asks for missing fields before it judges the address', () => {
    expect(checkLogin({ email: 'nadia', password: ' ' })?.message).toBe('Please fill in all fields');
  });
});

describe('checkRegistration', () => {
  test('lets a complete registration through', () => {
    expect(checkRegistration(registration)).toBeNull();
  });

  test.each(['name', 'email', 'password', 'confirmation'] as const)('asks for all fields without %s', (field) => {
    expect(checkRegistration({ ...registration, [field]: ' ' })).toEqual({
      message: 'Please fill in all fields',
      fields: [field],
      place: 'form',
    });
  });

  test.each([
    ['no @', { email: 'nadia' }, 'Please enter a valid email address', 'email'],
    [
      'five characters',
      { password: '12345', confirmation: '12345' },
      'Password must be at least 6 characters long',
      'password',
    ],
    ['another confirmation', { confirmation: 'Secret' }, 'Passwords do not match', 'confirmation'],
  ])('%s', (_case, change, message, field) => {
    expect(checkRegistration({ ...registration, ...change })).toEqual({ message, fields: [field], place: 'field' });
  });

  test('keeps the order: fields, address, length, match', () => {
    const all = { name: 'N', email: 'nadia', password: '123', confirmation: '456' };
    expect(checkRegistration({ ...all, name: '' })?.message).toBe('Please fill in all fields');
    expect(checkRegistration(all)?.message).toBe('Please enter a valid email address');
    expect(checkRegistration({ ...all, email: 'n@x' })?.message).toBe('Password must be at least 6 characters long');
  });

  test('six characters are enough', () => {
    expect(checkRegistration({ ...registration, password: '123456', confirmation: '123456' })).toBeNull();
  });
});

describe('checkResetRequest', () => {
  test.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['nadia', 'Please enter a valid email address'],
  ])('judges %j', (email, message) => {
    expect(checkResetRequest({ email })).toEqual({ message, fields: ['email'], place: 'field' });
  });

  test('lets an address through', () => {
    expect(checkResetRequest({ email: 'nadia@example.com' })).toBeNull();
  });
});

describe('checkNewPassword', () => {
  test.each([
    ['nothing', { password: '', confirmation: '' }, 'Please fill in all fields', ['password', 'confirmation']],
    ['no confirmation', { password: 'secret', confirmation: '' }, 'Please fill in all fields', ['confirmation']],
    [
      'five characters',
      { password: '12345', confirmation: '12345' },
      'Password must be at least 6 characters long',
      ['password'],
    ],
    [
      'another confirmation',
      { password: 'secret', confirmation: 'secrets' },
      'Passwords do not match',
      ['confirmation'],
    ],
  ])('refuses %s', (_case, input, message, fields) => {
    expect(checkNewPassword(input)).toMatchObject({ message, fields });
  });

  test('lets six characters, typed twice, through', () => {
    expect(checkNewPassword({ password: 'secret', confirmation: 'secret' })).toBeNull();
  });
});
