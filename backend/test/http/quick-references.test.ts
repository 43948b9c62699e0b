import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { patchReferenceLookup } from '../../src/http/contract/quick-references.ts';

interface Preprocessor {
  resolveSchema(schema: object | undefined): unknown;
}
const { SchemaPreprocessor } = createRequire(import.meta.url)(
  'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js',
) as { SchemaPreprocessor: { prototype: Preprocessor } };

it('references are resolved within the contract, also transitively', () => {
  patchReferenceLookup();
  const text = { type: 'string' };
  const apiDoc = {
    components: { schemas: { Name: text, Title: { $ref: '#/components/schemas/Name' }, 'a/b': text } },
  };
  const resolve = (schema?: object) => SchemaPreprocessor.prototype.resolveSchema.call({ apiDoc }, schema);
  expect(resolve({ $ref: '#/components/schemas/Title' })).toBe(text);
  expect(resolve({ $ref: '#/components/schemas/a~1b' })).toBe(text);
  expect(resolve(text)).toBe(text);
  expect(resolve({ $ref: '#/components/schemas/Nothing' })).toBeNull();
  expect(resolve(undefined)).toBeNull();
});
