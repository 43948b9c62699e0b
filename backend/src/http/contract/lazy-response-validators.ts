import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';

interface Response {
  content?: Record<string, { schema?: { $ref?: string } }>;
}
type Responses = Record<string, Response>;
/** By status, then by content type. */
type Validators = Record<string, object>;
type Build = (this: object, responses: Responses, cacheKey: string) => Validators;

let isPatched = false;

/** Equal for responses that refer to the same schemas; `undefined` if a response has a schema of its own. */
function sharedKey({ content = {} }: Response): string | undefined {
  const references = Object.entries(content).map(([type, { schema }]) => schema?.$ref && `${type} ${schema.$ref}`);
  return references.length > 0 && references.every(Boolean) ? references.join(' ') : undefined;
}

/**
 * The first response of an operation made the validator compile a schema for each documented status and content type,
 * most of them the same few errors. Now a schema is compiled when a response first needs it, and once for all operations.
 */
export function compileResponsesLazily(): void {
  if (isPatched) return;
  isPatched = true;
  const build = Reflect.get(ResponseValidator.prototype, 'buildValidators') as Build;
  const shared = new WeakMap<object, Map<string, object>>();
  const buildLazily: Build = function (responses, cacheKey) {
    const compiled = shared.get(this) ?? new Map<string, object>();
    shared.set(this, compiled);
    const validators: Validators = {};
    for (const [status, response] of Object.entries(responses)) {
      const key = sharedKey(response) ?? `${cacheKey}-${status}`;
      const get = () => {
        const validator = compiled.get(key) ?? build.call(this, { [status]: response }, key)[status] ?? {};
        compiled.set(key, validator);
        return validator;
      };
      Object.defineProperty(validators, status, { enumerable: true, get });
    }
    return validators;
  };
  Object.assign(ResponseValidator.prototype, { buildValidators: buildLazily });
}
