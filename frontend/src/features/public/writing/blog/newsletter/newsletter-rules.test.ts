import { expect, test } from 'vitest';
import { emailProblem } from './newsletter-rules.ts';

test.each([
  ['', false, 'Please enter your email address'],
  ['  ', false, 'Please enter your email address'],
  ['nadia', false, 'Please enter a valid email address'],
  ['nadia@', true, 'Please enter a valid email address'],
  ['nadia@example.com', false, undefined],
])('%j', (email, misspelt, problem) => {
  expect(emailProblem(email, misspelt)).toBe(problem);
});
