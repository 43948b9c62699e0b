import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';

interface Schema {
  $ref?: string;
}

/** The target of a contract reference such as `#/components/schemas/Site`. */
function find(contract: object, reference: string): unknown {
  let value: unknown = contract;
  for (const key of reference.split('/').slice(1))
    value = value instanceof Object ? Reflect.get(value, key.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined;
  return value;
}

/**
 * To resolve a reference, the validator compiles it with all its dependencies and discards the result: more than a
 * second and 100 MB of memory at each start. The contract is available, so the reference is resolved there.
 */
export function patchReferenceLookup(): void {
  Object.assign(SchemaPreprocessor.prototype, {
    resolveSchema(this: { apiDoc: object }, schema: Schema | undefined): unknown {
      let resolved: unknown = schema;
      while (resolved instanceof Object && '$ref' in resolved && typeof resolved.$ref === 'string')
        resolved = find(this.apiDoc, resolved.$ref);
      return resolved ?? null;
    },
  });
}
