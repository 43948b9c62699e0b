import { type OperationId, type OperationMeta, operations } from '../../contract/generated/operations.ts';

type Reply = { status: number; body?: unknown };

/** Of the entries of a list. */
const COUNTS = ['total', 'unread', 'count'];

const withoutEntries = (body: unknown): unknown => {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null || body instanceof Blob || ArrayBuffer.isView(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, COUNTS.includes(name) ? 0 : value];
  });
  return Object.fromEntries(fields);
};

/**
 * The same answer with empty lists: what a new studio or a new customer would see. A single record, and answers to
 * writes, stay unchanged.
 */
export const withEmptyLists = <Answer extends Reply>(id: OperationId, reply: Answer): Answer => {
  const { method, path, files }: OperationMeta = operations[id];
  const isList =
    method === 'get' && !path.includes('{') && files.length === 0 && id !== 'getSession' && id !== 'getSite';
  return isList && reply.status === 200 ? { ...reply, body: withoutEntries(reply.body) } : reply;
};
