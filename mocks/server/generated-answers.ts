// Loaded when the first operation without a mock is called: faker is large, and a finished site needs none of this.
import { faker } from '@faker-js/faker/locale/en';
import * as generated from '../../contract/generated/operations.faker.ts';
import { type OperationId, type OperationMeta, operations } from '../../contract/generated/operations.ts';
import { toReprDigest } from '../../contract/rules/repr-digest.ts';

type Answer = { status: number; headers: Record<string, string>; body?: unknown };

const factories: Record<string, unknown> = generated;

/** The same call has the same data each time, so that a list and its details do not change at every look. */
const seedOf = (text: string): number => {
  let seed = 0;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return seed;
};

/** Small files, which are sent whole each time. */
const UNTAGGED: ReadonlySet<OperationId> = new Set([
  'getConversationFile',
  'getVisitorConversationFile',
  'adminGetConversationFile',
  'getProjectMessageFile',
  'getLinkedProjectPreview',
  'adminGetProjectPreview',
  'getLinkedProjectRecord',
  'adminGetProjectRecord',
  'getReleaseSbom',
  'getLinkedReceipt',
  'adminGetReceipt',
]);

/** The headers that the contract asks for beside a file. */
const fileHeaders = (id: OperationId, type: string): Record<string, string> => {
  if (type.includes('json')) return {};
  const isTagged = /octet-stream|zip/.test(type) && !UNTAGGED.has(id);
  const tag: Record<string, string> = isTagged ? { etag: '"generated"' } : {};
  return { 'content-disposition': 'attachment; filename="generated"', ...tag };
};

/** Files that are bought come with their hash. */
const DIGEST = { 'repr-digest': toReprDigest('00'.repeat(32)) };
const OFFSET = { 'tus-resumable': '1.0.0', 'upload-offset': '0' };

/** What the protocol of uploads says in headers. */
const protocolHeaders: Partial<Record<OperationId, Record<string, string>>> = {
  adminStartUpload: { location: '/api/admin/uploads/generated' },
  adminGetUpload: { ...OFFSET, 'upload-length': '1' },
  adminContinueUpload: OFFSET,
  startBriefFile: { location: '/api/brief/files/generated' },
  getBriefFile: { ...OFFSET, 'upload-length': '1' },
  continueBriefFile: OFFSET,
  getDownloadFile: DIGEST,
  getSignedFile: DIGEST,
  getLinkedDelivery: DIGEST,
  getLinkedProjectFile: DIGEST,
  adminGetProjectFile: DIGEST,
};

/** The documented success of an operation, filled with plausible data. */
export const generatedAnswer = (id: OperationId, call = ''): Answer => {
  const { success }: OperationMeta = operations[id];
  const headers = { 'x-mock': 'generated', ...protocolHeaders[id] };
  const factory = factories[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`];
  if (!success.type || typeof factory !== 'function') return { status: success.status, headers };
  faker.seed(seedOf(`${id} ${call}`));
  const body: unknown = factory();
  return {
    status: success.status,
    headers: { ...headers, ...fileHeaders(id, success.type), 'content-type': success.type },
    body,
  };
};
