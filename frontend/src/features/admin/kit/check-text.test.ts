import { expect, it } from 'vitest';
import { checkPerson, findMissing, isEmail } from './check-text.ts';

it('names the blank fields', () => {
  const sentences = { title: 'Please enter a title', author: 'Please enter the author' };
  expect(findMissing({ title: ' ', author: 'Maliha' }, sentences)).toEqual({ title: 'Please enter a title' });
});

it.each(['lamia@example.com', ' nadia+books@sub.example.co '])('takes "%s" for an email', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each(['', 'lamia', 'lamia@example', 'a b@example.com', 'a@b@example.com', '@example.com'])(
  'refuses "%s"',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

it('asks for an email before it asks for a valid one', () => {
  expect(checkPerson({ name: 'Lamia', email: 'lamia@example.com' })).toEqual({});
  expect(checkPerson({ name: '', email: '' }).email).toBe('Please enter the email address');
  expect(checkPerson({ name: '', email: 'x' }).email).toBe('Please enter a valid email address');
});
