import { describe, expect, test } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration, checkResetRequest } from './credential-rules.ts';

const login = { email: 'nadia@example.com', password: 'secret' };
const registration = { name: 'Nadia Rahman', email: 'nadia@example.com', password: 'secret', confirmation: 'secret' };

describe('checkLogin', () => {
  test('lets a complete login through', () => {
    expect(checkLogin(login)).toEqual({});
  });

  test.each([
    ['nothing', { email: '', password: '' }, { email: '', password: '' }],
    ['no password', { ...login, password: '' }, { password: '' }],
    ['blanks for an address', { ...login, email: '   ' }, { email: '' }],
  ])('asks for all fields when it gets %s', (_case, input, marked) => {
    expect(checkLogin(input)).toEqual({ form: 'Please fill in all fields', ...marked });
  });

  test('wants an @ in the address', () => {
    expect(checkLogin({ ...login, email: 'nadia' })).toEqual({ email: 'Please enter a valid email address' });
  });

  test('refuses an address that the browser refuses', () => {
    const refused = { email: 'Please enter a valid email address' };
    expect(checkLogin({ ...login, email: 'nadia@' }, { misspelt: true })).toEqual(refused);
  });

  test('asks for missing fields before it judges the address', () => {
    expect(checkLogin({ email: 'nadia', password: ' ' })).toEqual({ form: 'Please fill in all fields', password: '' });
  });
});

describe('checkRegistration', () => {
  test('lets a complete registration through', () => {
    expect(checkRegistration(registration)).toEqual({});
  });

  test.each(['name', 'email', 'password', 'confirmation'] as const)('asks for all fields without %s', (field) => {
    expect(checkRegistration({ ...registration, [field]: ' ' })).toEqual({
      form: 'Please fill in all fields',
      [field]: '',
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
    expect(checkRegistration({ ...registration, ...change })).toEqual({ [field]: message });
  });

  test('keeps the order: fields, address, length, match', () => {
    const all = { name: 'N', email: 'nadia', password: '123', confirmation: '456' };
    const short = { password: 'Password must be at least 6 characters long' };
    const misspelt = { email: 'Please enter a valid email address' };
    expect(checkRegistration({ ...all, name: '' })).toEqual({ form: 'Please fill in all fields', name: '' });
    expect(checkRegistration(all)).toEqual(misspelt);
    expect(checkRegistration({ ...all, email: 'n@x' }, { misspelt: true })).toEqual(short);
    expect(checkRegistration({ ...registration, email: 'n@' }, { misspelt: true })).toEqual(misspelt);
  });

  test('six characters are enough', () => {
    expect(checkRegistration({ ...registration, password: '123456', confirmation: '123456' })).toEqual({});
  });
});

describe('checkResetRequest', () => {
  test.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['nadia', 'Please enter a valid email address'],
  ])('judges %j', (email, message) => {
    expect(checkResetRequest({ email })).toEqual({ email: message });
  });

  test('lets an address through', () => {
    expect(checkResetRequest({ email: 'nadia@example.com' })).toEqual({});
  });
});

describe('checkNewPassword', () => {
  test.each([
    [
      'nothing',
      { password: '', confirmation: '' },
      { form: 'Please fill in all fields', password: '', confirmation: '' },
    ],
    [
      'no confirmation',
      { password: 'secret', confirmation: '' },
      { form: 'Please fill in all fields', confirmation: '' },
    ],
    [
      'five characters',
      { password: '12345', confirmation: '12345' },
      { password: 'Password must be at least 6 characters long' },
    ],
    [
      'another confirmation',
      { password: 'secret', confirmation: 'secrets' },
      { confirmation: 'Passwords do not match' },
    ],
  ])('refuses %s', (_case, input, problems) => {
    expect(checkNewPassword(input)).toEqual(problems);
  });

  test('lets six characters, typed twice, through', () => {
    expect(checkNewPassword({ password: 'secret', confirmation: 'secret' })).toEqual({});
  });
});
