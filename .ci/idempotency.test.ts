import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkIdempotency, withoutStoredKeys } from './codegen/idempotency.ts';
import { root } from './exec.mjs';
import { exceptions } from './idempotency/exceptions.ts';
import { fillContract } from './idempotency/fill-contract.ts';

const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');

const LETTERS = `paths:
  /letters:
    post:
      operationId: sendLetter
      x-fresh-proof: { not: own-work }
      requestBody: {}
      responses:
        "201": { description: Sent }
        "413": { description: Too large }
components: {}`;

test('every POST of the contract says what repeating it does', () => {
  expect(checkIdempotency(parse(contract), exceptions)).toEqual([]);
});

test('a POST without the word is named, and an obsolete exception too', () => {
  const [missing] = checkIdempotency(parse(LETTERS), {});
  expect(missing).toMatch(/^sendLetter: a POST says what repeating it does\. npm run contract:idempotency/);
  expect(checkIdempotency(parse(LETTERS), { sendLetter: 'a reason' })).toEqual([]);
  expect(checkIdempotency(parse(fillContract(LETTERS)), { sendLetter: 'a reason' })).toEqual([
    'sendLetter: remove it from .ci/idempotency/exceptions.ts, it has its word',
  ]);
});

test('the command writes word, parameter and refusal, once', () => {
  const filled = fillContract(LETTERS);
  expect(checkIdempotency(parse(filled), {})).toEqual([]);
  expect(Object.keys(parse(filled).paths['/letters'].post.responses)).toEqual(['201', '409', '413']);
  expect(fillContract(filled)).toBe(filled);
  expect(withoutStoredKeys(parse(filled)).paths['/letters'].post).toEqual({
    ...parse(LETTERS).paths['/letters'].post,
    'x-idempotent': 'stored',
  });
});

test('an unknown reason is refused', () => {
  const wrong = LETTERS.replace('requestBody', 'x-idempotent: { not: why-not }\n      requestBody');
  expect(() => checkIdempotency(parse(wrong), {})).toThrow(
    'sendLetter: x-idempotent must be stored, in-transaction or',
  );
});
