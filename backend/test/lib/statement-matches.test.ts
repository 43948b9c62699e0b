import { describe, expect, it } from 'vitest';
import { matchStatement } from '../../../contract/rules/statement-matches.ts';

const transfer = (fields: Partial<Parameters<typeof matchStatement>[1][number]>) => ({
  id: '1',
  code: 'TRANSFER-3F9A2C1B07',
  transferNumber: '8N7A6D5C4B',
  amount: 1250,
  ...fields,
});
const outcome = (row: string[], fields = {}) => matchStatement([['Date', 'Id', 'Amount'], row], [transfer(fields)])[0];

describe('matchStatement', () => {
  it.each([
    [['2026-11-20', '8N7A6D5C4B', '1,250.00']],
    [['20/11/2026', 'Received from 01700000000 TrxID 8n7a6d5c4b', '', '+1250']],
    [['20 Nov', 'TRANSFER-3F9A2C1B07', '৳ ১,২৫০.০০', '99,000.00']],
    [['8N7A 6D5C 4B', 'BDT 1250.00']],
  ])('finds the reference and amount in %j', (row) => {
    expect(outcome(row)).toMatchObject({ outcome: 'found', row: 2 });
  });

  it.each([
    ['another amount', ['8N7A6D5C4B', '1,200.00'], 'amount'],
    ['an outgoing amount', ['8N7A6D5C4B', '-1,250.00'], 'amount'],
    ['another reference', ['8N7A6D5C4C', '1,250.00'], 'missing'],
    ['a longer number that contains it', ['X8N7A6D5C4B9', '1,250.00'], 'missing'],
    ['nothing', [], 'missing'],
  ])('does not accept %s', (_case, row, result) => {
    expect(outcome(row)?.outcome).toBe(result);
  });

  it('a short reference is no proof', () => {
    expect(outcome(['1234', '1,250.00'], { transferNumber: '1234' })?.outcome).toBe('missing');
  });

  it('a row proves one transfer', () => {
    const twins = [transfer({ id: 'a' }), transfer({ id: 'b', code: 'TRANSFER-0000000000' })];
    const rows = [['8N7A6D5C4B', '1250']];
    expect(matchStatement(rows, twins).map((match) => match.outcome)).toEqual(['found', 'missing']);
  });
});
