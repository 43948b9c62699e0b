import { expect, test } from 'vitest';
import { addUnreadableFields, firstProblem, withoutProblems } from './form-problems.ts';

test('the first invalid field gets the focus', () => {
  expect(firstProblem(['name', 'email', 'message'], { message: 'm', email: 'e' })).toBe('email');
  expect(firstProblem(['name', 'email'], {})).toBeUndefined();
});

test('a field that is only marked is invalid too', () => {
  expect(firstProblem(['name', 'email'], { email: '' })).toBe('email');
});

test('fields without an order come last', () => {
  expect(firstProblem<string>(['name'], { 'plan-0-name': 'p', name: 'n' })).toBe('name');
  expect(firstProblem<string>(['name'], { 'plan-0-name': 'p', 'plan-0-price': 'q' })).toBe('plan-0-name');
});

test('a corrected field loses its message, the others keep theirs', () => {
  expect(withoutProblems({ name: 'n', email: 'e', city: 'c' }, ['email', 'city'])).toEqual({ name: 'n' });
});

test('nothing changes when the field had no problem', () => {
  const problems = { name: 'n' };
  expect(withoutProblems(problems, ['email'])).toBe(problems);
});

const typed = (name: string, type: string, badInput: boolean) => ({ name, type, validity: { badInput } });
const formOf = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement;

test('an incomplete date is not missing, and text in a number field is not a missing number', () => {
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
  expect(
    addUnreadableFields(form, { publishAt: 'Please choose a time', amount: 'At least $1.00', title: 't' }),
  ).toEqual({
    lastDay: 'Please enter a complete date',
    publishAt: 'Please enter a complete date and time',
    amount: 'At least $1.00',
    limit: 'Please enter a number',
    title: 't',
  });
});

test('valid fields add nothing', () => {
  expect(addUnreadableFields(formOf(typed('lastDay', 'date', false)), {})).toEqual({});
});
