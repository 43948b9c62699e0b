import { describe, expect, test } from 'vitest';
import { checkLogin, checkNewPassword, checkRegistration, checkResetRequest } from './credential-rules.ts';

const login = { email: 'nadia@example.com', password: 'secret' };
const registration = { name: 'Nadia Rahman', email: 'nadia@example.com', password: 'secret', confirmation: 'secret' };

describe('checkLogin', () => {
  test('accepts a complete login', () => {
    expect(checkLogin(login)).toEqual({});
  });

  test.each([
    ['nothing', { email: '', password: '' }, { email: '', password: '' }],
    ['no password', { ...login, password: '' }, { password: '' }],
    ['blanks for an address', { ...login, email: '   ' }, { email: '' }],
  ])('asks for all fields with %s', (_case, input, marked) => {
    expect(checkLogin(input)).toEqual({ form: 'Please fill in all fields', ...marked });
  });

  test('requires an @ in the email', () => {
    expect(checkLogin({ ...login, email: 'nadia' })).toEqual({ email: 'Please enter a valid email address' });
  });

  test('rejects an email that the browser rejects', () => {
    const refused = { email: 'Please enter a valid email address' };
    expect(checkLogin({ ...login, email: 'nadia@' }, { misspelt: true })).toEqual(refused);
  });

  test('reports missing fields before an invalid email', () => {
    expect(checkLogin({ email: 'nadia', password: ' ' })).toEqual({ form: 'Please fill in all fields', password: '' });
  });
});

describe('checkRegistration', () => {
  test('accepts a complete registration', () => {
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

  test('checks fields, email, length and match in this order', () => {
    const all = { name: 'N', email: 'nadia', password: '123', confirmation: '456' };
    const short = { password: 'Password must be at least 6 characters long' };
    const misspelt = { email: 'Please enter a valid email address' };
    expect(checkRegistration({ ...all, name: '' })).toEqual({ form: 'Please fill in all fields', name: '' });
    expect(checkRegistration(all)).toEqual(misspelt);
    expect(checkRegistration({ ...all, email: 'n@x' }, { misspelt: true })).toEqual(short);
    expect(checkRegistration({ ...registration, email: 'n@' }, { misspelt: true })).toEqual(misspelt);
  });

  test('accepts six characters', () => {
    expect(checkRegistration({ ...registration, password: '123456', confirmation: '123456' })).toEqual({});
  });
});

describe('checkResetRequest', () => {
  test.each([
    ['', 'Please enter your email address'],
    ['   ', 'Please enter your email address'],
    ['nadia', 'Please enter a valid email address'],
  ])('validates %j', (email, message) => {
    expect(checkResetRequest({ email })).toEqual({ email: message });
  });

  test('accepts an email', () => {
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
  ])('rejects %s', (_case, input, problems) => {
    expect(checkNewPassword(input)).toEqual(problems);
  });

  test('accepts six characters, typed twice', () => {
    expect(checkNewPassword({ password: 'secret', confirmation: 'secret' })).toEqual({});
  });
});
