import type { OperationId, OperationMeta } from '../../contract/generated/operations.ts';
import { CHECK_VALUE, type FieldProblem, toFieldErrors, UNKNOWN_FIELD } from '../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { isStorableText, normaliseUnicodeDeep } from '../../contract/rules/text.ts';
import { invalid, invalidField, notFound, type Problem } from '../problems.ts';
import { checkInput } from './check.ts';
import { readBody } from './read-body.ts';
import { schemaOf } from './schemas.ts';

const PASSWORD_MIN = 6;
const HEADER_MAX = 255;

export type ReadRequest = { query: unknown; params: unknown; headers: Record<string, string>; body: unknown };
type Result = { request: ReadRequest; problem?: undefined } | { problem: Problem<400 | 404 | 413 | 415> };

/** Query values arrive as text; numbers and booleans are parsed as by the real validator. */
const coerce = (type: string | undefined, text: string): unknown => {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

const readQuery = (operation: OperationMeta, search: URLSearchParams): Record<string, unknown> => {
  const query: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name).map((text) => coerce(operation.query[name], text));
    query[name] = values.length > 1 ? values : values[0];
  }
  return query;
};

/** The first unknown or empty parameter; the real validator checks nothing else then. */
const strangeParameter = (operation: OperationMeta, query: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(query)) {
    if (!Object.hasOwn(operation.query, name)) return invalidField(name, UNKNOWN_FIELD);
    if (value === '') return invalidField(name, CHECK_VALUE);
  }
  return undefined;
};

const headerProblems = (headers: Record<string, string>): FieldProblem[] =>
  Object.entries(headers).flatMap(([field, value]): FieldProblem[] => {
    if (value.length > HEADER_MAX) return [{ field, rule: 'too-long', max: HEADER_MAX }];
    return /^[!-~]+$/.test(value) ? [] : [{ field, rule: 'other' }];
  });

/** The contract requires a file by its name; its content is the handler's concern. */
const uploadProblems = (files: readonly string[], body: object | undefined): FieldProblem[] => {
  if (body === undefined) return [{ field: '', rule: 'missing' }];
  const missing = files.filter((name) => !Object.hasOwn(body, name));
  const unknown = Object.keys(body).filter((name) => !files.includes(name));
  return [
    ...missing.map((field) => ({ field, rule: 'missing' as const })),
    ...unknown.map((field) => ({ field, rule: 'unknown' as const })),
  ];
};

const isAllStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || 'raw' in value) return true;
  return Object.entries(value).every(([key, part]) => isStorableText(key) && isAllStorable(part));
};

/**
 * Reads and checks a request in the order of the real server: the body is read, every string is checked, then
 * parameters, headers and body are validated against the contract together.
 * @param received changes what a client has sent before it is checked
 */
export const readRequest = async (
  id: OperationId,
  operation: OperationMeta,
  request: Request,
  pathParams: Record<string, unknown>,
  received: <Part>(part: Part) => Part = (part) => part,
): Promise<Result> => {
  const read = await readBody(id, operation, request);
  if (read.problem) return { problem: read.problem };
  const sent = received(read.body);
  const raw = received(readQuery(operation, new URL(request.url).searchParams));
  if (!isAllStorable(pathParams)) return { problem: notFound() };
  if (!isAllStorable([sent, raw])) return { problem: invalid(REFUSALS.notStorable) };
  for (const part of [sent, raw, pathParams]) normaliseUnicodeDeep(part);
  const strange = strangeParameter(operation, raw);
  if (strange) return { problem: strange };
  const headerEntries = operation.headers.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const headers = Object.fromEntries(headerEntries);
  const query = checkInput(id, 'QueryParams', raw);
  const params = checkInput(id, 'Params', pathParams);
  // An id in another format than ours matches nothing, like an unknown one.
  if (params.problems.length > 0) return { problem: notFound() };
  const takesFiles = operation.files.length > 0;
  const body = takesFiles
    ? { value: sent, problems: uploadProblems(operation.files, sent as object | undefined) }
    : schemaOf(id, 'Body') && !operation.raw
      ? checkInput(id, 'Body', sent)
      : { value: operation.raw ? sent : undefined, problems: [] };
  const problems = [...query.problems, ...headerProblems(headers), ...body.problems];
  if (problems.length > 0) {
    const { message, details } = toFieldErrors(problems, PASSWORD_MIN);
    return { problem: invalid(message, details) };
  }
  return { request: { params: params.value, query: query.value, headers, body: body.value } };
};
