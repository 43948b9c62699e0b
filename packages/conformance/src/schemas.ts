import { Ajv2020, type ErrorObject, type Format, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApiDocument } from './document.ts';

export type { Format };

export const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** `body.user.role: expected to be equal to one of the allowed values, got "owner"`. */
const fieldProblem = (name: string, { instancePath, message = '', params, data }: ErrorObject): string => {
  const field = [name, ...instancePath.split('/').slice(1)].join('.');
  if ('missingProperty' in params) return `${field}.${params.missingProperty}: expected a value, got nothing`;
  if ('additionalProperty' in params) {
    const extra = String(params.additionalProperty);
    return `${field}.${extra}: expected nothing, got ${short(Reflect.get(data as object, extra))}`;
  }
  return `${field}: expected to ${message.replace(/^must /, '')}, got ${short(data)}`;
};

/**
 * Validates by the schemas of a contract. Independent of both sides: uses neither a server's validator nor code generated for
 * the mocks.
 */
export const createSchemas = (document: OpenApiDocument, ownFormats: Record<string, Format> = {}) => {
  // Most schemas are used a few times: optimising their code would take longer than it saves.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, code: { optimize: false } });
  (formats as unknown as (instance: Ajv2020, options: object) => void)(ajv, { mode: 'full' });
  ajv.addFormat('binary', true);
  for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  ajv.addSchema({ ...document, $id: 'contract' });

  const compile = (schema: object): ValidateFunction => {
    // References of the document are relative to it.
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as {
      $ref?: string;
    };
    const { $ref } = absolute;
    return $ref ? (ajv.getSchema($ref) ?? ajv.compile(absolute)) : ajv.compile(absolute);
  };

  const compiled = new WeakMap<object, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    return validate;
  };

  /** Every path of a value that violates the schema; `name` is the first part of each. */
  return (name: string, schema: object, value: unknown): string[] => {
    const validate = validatorOf(schema);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => fieldProblem(name, error));
  };
};
