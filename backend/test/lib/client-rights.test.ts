import { expect, it } from 'vitest';
import { checkPerson } from '../../../contract/rules/client-people.ts';
import {
  allowsClient,
  coversRights,
  parseClientToken,
  restrictProject,
  toClientRights,
  toClientToken,
} from '../../../contract/rules/client-rights.ts';

const ID = '0198f2c4-3a55-7d0e-9b7a-0f1d2c3b4a61';
const TOKEN = 'A-_'.padEnd(43, 'b');

it('parses tokens of people, which contain the id of one document, and no others', () => {
  const token = toClientToken(TOKEN, ID);
  expect(parseClientToken(token)).toEqual({ personToken: TOKEN, id: ID });
  for (const other of [TOKEN, '', `${token}0`, token.slice(1), token.toUpperCase(), `${token}\n`])
    expect(parseClientToken(other)).toBeUndefined();
});

it('sorts rights in a fixed order; an operation needs one of its rights', () => {
  expect(toClientRights(['manage', 'see', 'other', 'see'])).toEqual(['see', 'manage']);
  expect(allowsClient(['see'], ['see', 'approve'])).toBe(true);
  expect(allowsClient(['approve'], ['see', 'approve'])).toBe(true);
  expect(allowsClient(['see', 'pay', 'manage'], ['approve'])).toBe(false);
  expect(allowsClient([], ['see', 'approve', 'pay', 'manage'])).toBe(false);
});

it('people can only give rights that they have', () => {
  expect(coversRights(['see', 'manage'], ['see'])).toBe(true);
  expect(coversRights(['see', 'manage'], ['see', 'pay'])).toBe(false);
});

it('requires a full name and an email', () => {
  const input = { name: ' Nadia Rahman ', email: ' nadia@example.com ', rights: ['pay', 'see'] };
  expect(checkPerson(input)).toEqual({ name: 'Nadia Rahman', email: 'nadia@example.com', rights: ['see', 'pay'] });
  expect(checkPerson({ ...input, name: ' N ' })).toMatchObject({ field: 'name' });
  expect(checkPerson({ ...input, name: 'Nadia\u202eRahman' })).toMatchObject({ field: 'name' });
  expect(checkPerson({ ...input, email: 'nadia' })).toMatchObject({ field: 'email' });
});

it('shows a person the parts that their rights permit, and only their own tasks', () => {
  const waits = [
    { side: 'client', kind: 'quote' },
    { side: 'client', kind: 'pay' },
    { side: 'studio', kind: 'reply' },
  ];
  const [lists, values] = [['one'], 'value'];
  const project = {
    deliverables: lists,
    decisions: lists,
    quotes: lists,
    invoices: lists,
    messages: lists,
    changes: lists,
    deliveries: lists,
    hours: values,
    care_plan: values,
    handover: values,
    waits,
  };
  const partsOf = (...rights: string[]) => {
    const { viewer: _viewer, waits: turn, ...parts } = restrictProject({ viewer: { rights }, ...project });
    const full = Object.entries(parts).flatMap(([part, value]) => (value === null || value.length === 0 ? [] : [part]));
    return [full.join(' '), turn.map(({ kind }) => kind).join(' ')];
  };
  expect(partsOf('pay')).toEqual(['invoices care_plan', 'pay']);
  expect(partsOf('approve')).toEqual(['deliverables decisions quotes changes handover', 'quote reply']);
  expect(partsOf('see')).toEqual([
    'deliverables decisions quotes messages changes deliveries hours care_plan handover',
    'reply',
  ]);
  expect(partsOf('manage')).toEqual(['', '']);
  expect(partsOf('see', 'approve', 'pay')[1]).toBe('quote pay reply');
});
