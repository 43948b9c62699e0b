import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freshProofOf, type ProvenOperation } from './codegen/fresh-proof.ts';
import { operationsOf } from './codegen/operations.ts';

const session = [{ bearerAuth: [] }];
const responses = { 200: {}, 403: {} };

const of = (method: string, declared: ProvenOperation['x-fresh-proof'], rest: Partial<ProvenOperation> = {}) =>
  freshProofOf(method, {
    operationId: 'deleteEverything',
    security: session,
    responses,
    'x-fresh-proof': declared,
    ...rest,
  });

describe('an operation says whether it needs fresh proof', () => {
  it('in one of four ways', () => {
    expect(of('delete', 'required')).toBe('always');
    expect(of('delete', 'required-in-production')).toBe('in-production');
    expect(of('put', { when: 'gives-money-back' })).toBe('sometimes');
    expect(of('get', { not: 'reads' })).toBe('never');
    expect(of('post', { not: 'public' }, { security: [] })).toBe('never');
  });

  it.each([
    ['nothing', undefined],
    ['no', false],
    ['a reason that is not on the list', { not: 'trust-me' }],
    ['a condition that is not on the list', { when: 'at-night' }],
    ['a word of every object', { not: 'toString' }],
  ])('and is refused with %s', (_, declared) => {
    expect(() => of('delete', declared as never)).toThrow(/^deleteEverything: x-fresh-proof must be required,/);
  });

  it('and is refused when it contradicts itself', () => {
    expect(() => of('delete', 'required', { responses: { 200: {} } })).toThrow('documents 403');
    expect(() => of('delete', { not: 'public' })).toThrow("'public' is the reason of calls without a session");
    expect(() => of('post', { not: 'own-work' }, { security: [] })).toThrow("'public' is the reason");
    expect(() => of('post', { not: 'reads' })).toThrow("'reads' is a reason for GET only");
  });

  it('in openapi.yaml, in the line below its id', () => {
    const lines = readFileSync(join(import.meta.dirname, '..', 'openapi.yaml'), 'utf8');
    const ids = operationsOf<ProvenOperation>(parse(lines).paths).map(({ operation }) => operation.operationId);
    const declared = [...lines.matchAll(/^ {6}operationId: (\w+)\n {6}x-fresh-proof: /gm)].map(([, id]) => id);
    expect(declared).toEqual(ids);
  });
});
