import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { compileResponsesLazily } from '../../src/http/contract/lazy-response-validators.ts';

type Validate = (value: { response: unknown }) => boolean;
interface Validator {
  ajvBody: { addSchema(schema: object, key: string): void };
  buildValidators(responses: object, cacheKey: string): Record<string, Record<string, Validate>>;
}
const { ResponseValidator } = createRequire(import.meta.url)(
  'express-openapi-validator/dist/middlewares/openapi.response.validator.js',
) as { ResponseValidator: new (contract: object, options: object) => Validator };

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const problem = json({ $ref: '#/components/schemas/Problem' });
const contract = {
  openapi: '3.1.0',
  components: { schemas: { Problem: { type: 'object', required: ['code'] } } },
};

it('a response is compiled when it is first needed, and once for all operations that share it', () => {
  compileResponsesLazily();
  const validator = new ResponseValidator(contract, { formats: {}, strict: false });
  const compile = vi.spyOn(validator.ajvBody, 'addSchema');
  const name = validator.buildValidators({ 200: json({ type: 'string' }), 404: problem, 204: {} }, 'GET-name');
  const count = validator.buildValidators({ 200: json({ type: 'number' }), 404: problem }, 'GET-count');
  expect(compile).not.toHaveBeenCalled();
  const isValid = (validators: typeof name, status: number, response: unknown) =>
    validators[status]?.['application/json']?.({ response });

  expect(isValid(name, 404, { code: 'not_found' })).toBe(true);
  expect(isValid(count, 404, {})).toBe(false);
  expect(compile).toHaveBeenCalledTimes(1);

  expect([isValid(name, 200, 'River'), isValid(name, 200, 7)]).toEqual([true, false]);
  expect([isValid(count, 200, 'River'), isValid(count, 200, 7)]).toEqual([false, true]);
  expect(compile).toHaveBeenCalledTimes(3);
  expect(name[204]).toEqual({});
});
