import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { OperationId, OperationMeta, Upload } from '../generated/operations.ts';
import { invalid, invalidField, type Problem, tooLarge, unsupportedMediaType } from '../problems.ts';
import { check } from './check.ts';
import { schemaOf } from './schemas.ts';

const BODY_LIMIT = 100 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
/** Operations with a limit of their own. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * 1024 * 1024,
  adminUploadProductFile: 50 * 1024 * 1024,
};

export type ReadRequest = { query: unknown; params: unknown; headers: Record<string, string>; body: unknown };
type Result = { request: ReadRequest } | { problem: Problem<400 | 413 | 415> };

/** Query values arrive as text; numbers and booleans are read as the real validator reads them. */
const coerce = (type: string | undefined, text: string): unknown => {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

const readQuery = (operation: OperationMeta, search: URLSearchParams) => {
  const query: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (!Object.hasOwn(operation.query, name)) return { problem: invalidField(name, 'This field is not known') };
    if (Object.hasOwn(query, name)) return { problem: invalidField(name, 'Please check this value') };
    query[name] = coerce(operation.query[name], text);
  }
  return { query };
};

const readUpload = async (id: OperationId, operation: OperationMeta, request: Request) => {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return { problem: unsupportedMediaType() };
  const form = await request.formData().catch(() => undefined);
  if (!form) return { problem: invalid('The upload is incomplete') };
  const body: Record<string, Upload> = {};
  for (const field of operation.files) {
    const part = form.get(field);
    if (!(part instanceof File)) return { problem: invalidField(field, 'Please choose a file') };
    if (part.size > (UPLOAD_LIMITS[id] ?? UPLOAD_LIMIT)) return { problem: tooLarge() };
    body[field] = { bytes: new Uint8Array(await part.arrayBuffer()), type: part.type, name: part.name };
  }
  const extra = [...form.keys()].find((name) => !operation.files.includes(name));
  return extra ? { problem: invalidField(extra, 'Please check this value') } : { body };
};

const readJson = async (id: OperationId, request: Request) => {
  if (!/\bjson\b/.test(request.headers.get('content-type') ?? '')) return { problem: unsupportedMediaType() };
  const text = await request.text();
  if (text.length > BODY_LIMIT) return { problem: tooLarge() };
  try {
    const checked = check(id, 'Body', JSON.parse(text));
    return checked.problem ? { problem: checked.problem } : { body: checked.value };
  } catch {
    return { problem: invalid(REFUSALS.notValid) };
  }
};

/** Reads and checks a request in the order of the real server: parameters, then content type, then body. */
export const readRequest = async (
  id: OperationId,
  operation: OperationMeta,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<Result> => {
  const params = check(id, 'Params', pathParams);
  if (params.problem) return { problem: params.problem };
  const raw = readQuery(operation, new URL(request.url).searchParams);
  if (raw.problem) return { problem: raw.problem };
  const query = check(id, 'QueryParams', raw.query);
  if (query.problem) return { problem: query.problem };
  const headers: Record<string, string> = {};
  for (const name of operation.headers) {
    const value = request.headers.get(name);
    if (value !== null && (value.length > 255 || !/^[!-~]+$/.test(value))) {
      return { problem: invalidField(name, 'Please check this value') };
    }
    if (value !== null) headers[name] = value;
  }
  let body: unknown;
  if (operation.files.length > 0 || schemaOf(id, 'Body')) {
    const read = operation.files.length > 0 ? await readUpload(id, operation, request) : await readJson(id, request);
    if (read.problem) return { problem: read.problem };
    body = read.body;
  }
  return { request: { params: params.value, query: query.value, headers, body } };
};
