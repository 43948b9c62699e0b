import { expect, test } from 'vitest';
import { firstProblem, withoutProblems, withUnreadable } from './form-problems.ts';

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

const typed = (name: string, type: string, badInput: boolean) => ({ name, type, validity: { badInput } });
const formOf = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement;

test('half a date is no missing date, and a text in a number field no missing number', () => {
  const form = formOf(
    typed('lastDay', 'date', true),
    typed('publishAt', 'datetime-local', true),
    typed('amount', 'number', true),
    typed('limit', 'number', true),
    typed('from', 'date', false),
    typed('email', 'email', true),
    typed('', 'number', true),
    { name: 'picture', type: 'object' },
  );
  expect(withUnreadable(form, { publishAt: 'Please choose a time', amount: 'At least $1.00', title: 't' })).toEqual({
    lastDay: 'Please enter a complete date',
    publishAt: 'Please enter a complete date and time',
    amount: 'At least $1.00',
    limit: 'Please enter a number',
    title: 't',
  });
});

test('readable fields add nothing', () => {
  expect(withUnreadable(formOf(typed('lastDay', 'date', false)), {})).toEqual({});
});
