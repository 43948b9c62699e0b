import { storedOperations } from '../../contract/generated/idempotent.ts';
import type { OperationId, OperationMeta, Upload } from '../../contract/generated/operations.ts';
import { CHECK_VALUE, type FieldProblem, toFieldErrors, UNKNOWN_FIELD } from '../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { isStorableText, normaliseUnicodeDeep } from '../../contract/rules/text.ts';
import { readQuery } from '../../packages/mock-server/src/read-query.ts';
import { invalid, invalidField, notFound, type Problem, tooLarge, unsupportedMediaType } from '../problems.ts';
import { checkInput } from './check.ts';
import { schemaOf } from './schemas.ts';

const JSON_LIMIT = 100 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
/** Operations with a size limit of their own. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * 1024 * 1024,
  adminUploadProductFile: 50 * 1024 * 1024,
};

/** The body, not yet checked against the contract; undefined when there is none. */
type ReadBody = { body: unknown; problem?: undefined } | { problem: Problem<400 | 413 | 415> };

/** The media type without parameters; empty when there is none. */
const mediaType = (request: Request): string =>
  (request.headers.get('content-type')?.split(';', 1)[0] ?? '').trim().toLowerCase();

/** As on the real server, which accepts one file and no other field. */
const readForm = async (id: OperationId, request: Request): Promise<ReadBody> => {
  const form = await request.formData().catch(() => undefined);
  if (!form) return { problem: invalid(REFUSALS.brokenUpload) };
  const parts = [...form];
  const files: Record<string, Upload> = {};
  for (const [name, part] of parts) {
    if (!(part instanceof File) || parts.length > 1) return { problem: invalid(REFUSALS.notValid) };
    if (part.size > (UPLOAD_LIMITS[id] ?? UPLOAD_LIMIT)) return { problem: tooLarge(REFUSALS.fileTooLarge) };
    files[name] = { bytes: new Uint8Array(await part.arrayBuffer()), type: part.type, name: part.name };
  }
  return { body: files };
};

const readJson = async (request: Request): Promise<ReadBody> => {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > JSON_LIMIT) return { problem: tooLarge() };
  if (bytes.byteLength === 0) return { body: undefined };
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === 'object' && body !== null ? { body } : { problem: invalid(REFUSALS.notValid) };
  } catch {
    return { problem: invalid(REFUSALS.notValid) };
  }
};

const RAW_TYPE = 'application/offset+octet-stream';

/** Raw bytes; the parts that a client sends are small. */
const readRaw = async (request: Request): Promise<ReadBody> => {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const once = async function* () {
    yield bytes;
  };
  return { body: { raw: once() } };
};

/** Reads the body in the media type that the operation declares; without a content type there is none. */
const readBody = async (id: OperationId, operation: OperationMeta, request: Request): Promise<ReadBody> => {
  const type = mediaType(request);
  if (operation.raw) return type === RAW_TYPE ? readRaw(request) : { problem: unsupportedMediaType() };
  const takesFiles = operation.files.length > 0;
  if (type === '' || !(takesFiles || schemaOf(id, 'Body'))) return { body: undefined };
  if (takesFiles) return type === 'multipart/form-data' ? readForm(id, request) : { problem: unsupportedMediaType() };
  return type === 'application/json' ? readJson(request) : { problem: unsupportedMediaType() };
};

const PASSWORD_MIN = 6;
const HEADER_MAX = 255;

export type ReadRequest = { query: unknown; params: unknown; headers: Record<string, string>; body: unknown };
type Result = { request: ReadRequest; problem?: undefined } | { problem: Problem<400 | 404 | 413 | 415> };

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
 * @param transform changes what a client has sent before it is checked
 */
export const readRequest = async (
  id: OperationId,
  operation: OperationMeta,
  request: Request,
  pathParams: Record<string, unknown>,
  transform: <Part>(part: Part) => Part = (part) => part,
): Promise<Result> => {
  const read = await readBody(id, operation, request);
  if (read.problem) return { problem: read.problem };
  const sent = transform(read.body);
  const raw = transform(readQuery(operation.query, new URL(request.url).searchParams));
  if (!isAllStorable(pathParams)) return { problem: notFound() };
  if (!isAllStorable([sent, raw])) return { problem: invalid(REFUSALS.notStorable) };
  for (const part of [sent, raw, pathParams]) normaliseUnicodeDeep(part);
  const strange = strangeParameter(operation, raw);
  if (strange) return { problem: strange };
  const headerNames = storedOperations.has(id) ? [...operation.headers, 'idempotency-key'] : operation.headers;
  const headerEntries = headerNames.flatMap((name) => {
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
