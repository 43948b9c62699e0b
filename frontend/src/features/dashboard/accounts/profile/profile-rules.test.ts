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
  test('lets a profile without a new password through', () => {
    expect(checkProfile(values)).toEqual({});
  });

  test('lets a complete change of password through', () => {
    expect(checkProfile({ ...values, ...change })).toEqual({});
  });

  test.each([
    ['another confirmation', { ...change, confirmation: 'quiet-rivers' }],
    ['no confirmation', { ...change, confirmation: '' }],
    ['a confirmation alone', { ...change, newPassword: '' }],
  ])('finds %s', (_case, passwords) => {
    expect(checkProfile({ ...values, ...passwords })).toEqual({ confirmation: 'New passwords do not match' });
  });

  test('a new password needs a length; the server says when it needs the current one', () => {
    expect(checkProfile({ ...values, newPassword: 'abc', confirmation: 'abc' })).toEqual({
      newPassword: 'Password must be at least 6 characters long',
    });
  });

  test.each([
    ['', 'Please enter your email address'],
    ['nadia', 'Please enter a valid email address'],
    ['@', 'Please enter a valid email address'],
    ['nadia@a b', 'Please enter a valid email address'],
  ])('judges the address %j', (email, sentence) => {
    expect(checkProfile({ ...values, email })).toEqual({ email: sentence });
  });

  test('a new address is sent with and without the current password', () => {
    expect(checkProfile({ ...values, email: 'rafi@example.com' })).toEqual({});
    expect(checkProfile({ ...values, email: 'rafi@example.com', currentPassword: 'river' })).toEqual({});
  });

  test('wants a name', () => {
    expect(checkProfile({ ...values, name: '  ' })).toEqual({ name: 'Please enter your full name' });
  });
});

describe('toProfileInput', () => {
  test('leaves passwords out that are not filled in', () => {
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

  test('a blank address is none', () => {
    expect(toProfileInput({ ...values, address: '  ' }).address).toBeNull();
  });
});
