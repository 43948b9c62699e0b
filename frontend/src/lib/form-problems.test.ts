import { expect, test } from 'vitest';
import { firstProblem, withoutProblems } from './form-problems.ts';

test('the focus goes to the uppermost field that is wrong', () => {
  expect(firstProblem(['name', 'email', 'message'], { message: 'm', email: 'e' })).toBe('email');
  expect(firstProblem(['name', 'email'], {})).toBeUndefined();
});

test('a field that is only marked is wrong too', () => {
  expect(firstProblem(['name', 'email'], { email: '' })).toBe('email');
});

test('what is in no order comes after what is', () => {
  expect(firstProblem<string>(['name'], { 'plan-0-name': 'p', name: 'n' })).toBe('name');
  expect(firstProblem<string>(['name'], { 'plan-0-name': 'p', 'plan-0-price': 'q' })).toBe('plan-0-name');
});

test('a field that is being corrected loses its sentence, the others keep theirs', () => {
  expect(withoutProblems({ name: 'n', email: 'e', city: 'c' }, ['email', 'city'])).toEqual({ name: 'n' });
});

test('nothing changes when the field had no problem', () => {
  const problems = { name: 'n' };
  expect(withoutProblems(problems, ['email'])).toBe(problems);
});
