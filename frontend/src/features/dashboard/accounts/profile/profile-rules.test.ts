import { describe, expect, test } from 'vitest';
import { checkProfile, toProfileInput } from './profile-rules.ts';

const values = {
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  address: '12 Kazla Road, Rajshahi',
  currentPassword: '',
  newPassword: '',
  confirmation: '',
};
const change = { currentPassword: 'customer-password', newPassword: 'quiet-river', confirmation: 'quiet-river' };

describe('checkProfile', () => {
  test('accepts a profile without a new password', () => {
    expect(checkProfile(values)).toEqual({});
  });

  test('accepts a complete change of password', () => {
    expect(checkProfile({ ...values, ...change })).toEqual({});
  });

  test.each([
    ['another confirmation', { ...change, confirmation: 'quiet-rivers' }],
    ['no confirmation', { ...change, confirmation: '' }],
    ['a confirmation alone', { ...change, newPassword: '' }],
  ])('reports %s', (_case, passwords) => {
    expect(checkProfile({ ...values, ...passwords })).toEqual({ confirmation: 'New passwords do not match' });
  });

  test('a new password requires a minimum length; the server decides whether it needs the current one', () => {
    expect(checkProfile({ ...values, newPassword: 'abc', confirmation: 'abc' })).toEqual({
      newPassword: 'Password must be at least 6 characters long',
    });
  });

  test.each([
    ['', 'Please enter your email address'],
    ['nadia', 'Please enter a valid email address'],
    ['@', 'Please enter a valid email address'],
    ['nadia@a b', 'Please enter a valid email address'],
  ])('validates the email %j', (email, sentence) => {
    expect(checkProfile({ ...values, email })).toEqual({ email: sentence });
  });

  test('a new email is sent with and without the current password', () => {
    expect(checkProfile({ ...values, email: 'rafi@example.com' })).toEqual({});
    expect(checkProfile({ ...values, email: 'rafi@example.com', currentPassword: 'river' })).toEqual({});
  });

  test('requires a name', () => {
    expect(checkProfile({ ...values, name: '  ' })).toEqual({ name: 'Please enter your full name' });
  });
});

describe('toProfileInput', () => {
  test('omits empty passwords', () => {
    expect(toProfileInput(values)).toEqual({
      name: 'Nadia Rahman',
      email: 'nadia@example.com',
      address: '12 Kazla Road, Rajshahi',
    });
  });

  test('sends the current and the new password as typed, never the confirmation', () => {
    expect(toProfileInput({ ...values, ...change, newPassword: ' spaced ' })).toMatchObject({
      currentPassword: 'customer-password',
      newPassword: ' spaced ',
    });
    expect(toProfileInput({ ...values, ...change })).not.toHaveProperty('confirmation');
  });

  test('sends a blank address as null', () => {
    expect(toProfileInput({ ...values, address: '  ' }).address).toBeNull();
  });
});
