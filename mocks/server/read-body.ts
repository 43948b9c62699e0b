import type { OperationId, OperationMeta, Upload } from '../../contract/generated/operations.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalid, type Problem, tooLarge, unsupportedMediaType } from '../problems.ts';
import { schemaOf } from './schemas.ts';

const JSON_LIMIT = 100 * 1024;
const UPLOAD_LIMIT = 5 * 1024 * 1024;
/** Operations with a size limit of their own. */
const UPLOAD_LIMITS: Partial<Record<OperationId, number>> = {
  adminUploadPicture: 10 * 1024 * 1024,
  adminUploadProductFile: 50 * 1024 * 1024,
};

/** The body, not yet checked against the contract; undefined when there is none. */
export type ReadBody = { body: unknown; problem?: undefined } | { problem: Problem<400 | 413 | 415> };

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
export const readBody = async (id: OperationId, operation: OperationMeta, request: Request): Promise<ReadBody> => {
  const type = mediaType(request);
  if (operation.raw) return type === RAW_TYPE ? readRaw(request) : { problem: unsupportedMediaType() };
  const takesFiles = operation.files.length > 0;
  if (type === '' || !(takesFiles || schemaOf(id, 'Body'))) return { body: undefined };
  if (takesFiles) return type === 'multipart/form-data' ? readForm(id, request) : { problem: unsupportedMediaType() };
  return type === 'application/json' ? readJson(request) : { problem: unsupportedMediaType() };
};
