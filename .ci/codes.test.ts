import { describe, expect, it } from 'vitest';
import { codesOf } from './codegen/codes.ts';

const document = {
  security: [{ bearerAuth: [] }],
  paths: {},
  components: { schemas: { ErrorCode: { enum: ['conflict', 'email_taken', 'forbidden', 'suspended'] } } },
};
const responses = { 200: {}, 403: {}, 409: {} };
const of = (words: object) =>
  codesOf('post', { operationId: 'pay', 'x-fresh-proof': { not: 'own-work' }, responses, ...words }, document);

describe('the codes of an operation', () => {
  it('follow from its other words', () => {
    expect(of({})).toEqual({ 403: ['forbidden', 'key_not_allowed'], 409: ['conflict'] });
    expect(of({ security: [], 'x-fresh-proof': { not: 'public' } })[403]).toEqual(['forbidden']);
    expect(of({ 'x-fresh-proof': 'required' })[403]).toEqual(['forbidden', 'key_not_allowed', 'proof_needed']);
    expect(of({ security: [{ bearerAuth: ['super_admin', 'all'] }, { apiKey: ['orders:read'] }] })[403]).toEqual([
      'forbidden',
      'not_your_work',
      'second_factor_needed',
      'scope_missing',
    ]);
    expect(of({ 'x-idempotent': 'stored' })[409]).toEqual(['conflict', 'key_reused', 'key_in_use']);
    const onlyKeys = { ...responses, 409: { $ref: '#/components/responses/KeyConflict' } };
    expect(of({ 'x-idempotent': 'stored', responses: onlyKeys })[409]).toEqual(['key_reused', 'key_in_use']);
  });

  it('of its own rules are listed by status, instead of the usual one', () => {
    expect(of({ 'x-codes': { 409: ['email_taken'] } })[409]).toEqual(['email_taken']);
    expect(of({ 'x-codes': { 409: ['conflict', 'email_taken'] } })[409]).toEqual(['conflict', 'email_taken']);
    expect(of({ 'x-codes': { 403: ['suspended'] } })[403]).toEqual(['suspended', 'forbidden', 'key_not_allowed']);
  });

  it.each([
    ['a status without an answer', { 410: ['conflict'] }, 'x-codes names 410, which it does not document'],
    ['an unknown code', { 409: ['taken'] }, 'x-codes names taken, which ErrorCode does not have'],
    ['one that is implied', { 403: ['forbidden'] }, 'x-codes names forbidden, which its other words imply'],
  ])('are refused: %s', (_, codes, message) => {
    expect(() => of({ 'x-codes': codes })).toThrow(`pay: ${message}`);
  });
});
