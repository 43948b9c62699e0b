// The operation map of server and mocks: packages/operations-map with the rights, scopes and proofs of this contract.
import { createOperationsMap, type Field, type OpenApiDocument } from '../../packages/operations-map/src/index.ts';
import { freshProofOf } from './fresh-proof.ts';
import { createKeyScopes, createRights, isKeyOnly } from './rights.ts';

/** Files are streamed, and may be stored already. */
const BODIES = `/** A file of a multipart body. */
export interface Upload {
  /** Empty when the file is stored already. */
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Where a large file was written while it arrived: key, bytes, SHA-256 in lower-case hex. */
  stored?: { key: string; size: number; sha256: string };
}

/** Bytes that are still arriving. */
export interface RawBody { raw: AsyncIterable<Uint8Array> }

/**
 * A stored file that the server streams: bytes, name shown to the reader, strong tag, opens the whole or a part (both ends
 * included; null when it has gone), called once when byte 0 to the end have left. Where \`address\` gives one, the reader is
 * sent there instead.
 */
export interface FileBody {
  size: number;
  fileName: string;
  contentType: string;
  etag: string;
  /** SHA-256 of the whole file, lower-case hex */
  sha256?: string;
  open: (range?: { start: number; end: number }) => Promise<AsyncIterable<Uint8Array> | null>;
  onComplete: () => void;
  address?: () => Promise<string | null>;
}

/** A text that the server writes piece by piece while it is read. */
export interface StreamedBody { pieces: AsyncIterable<string> }

export type BinaryBody = Blob | Uint8Array | FileBody | StreamedBody;`;

const error = {
  type: '{ message: string; code: string }',
  read: (example: unknown) => {
    const { message = '', code = '' } = (example ?? {}) as { message?: string; code?: string };
    return { message, code };
  },
};

type ContractDocument = OpenApiDocument & Parameters<typeof createRights>[0] & Parameters<typeof createKeyScopes>[0];

/** orval client factory. @param document the parsed openapi.yaml */
export const createOperationsClient = (document: ContractDocument) => {
  const rightsOf = createRights(document);
  const scopesOf = createKeyScopes(document);
  const fields: Record<string, Field> = {
    roles: { type: 'readonly string[]', read: ({ id, operation }) => rightsOf(id, operation.security).roles },
    rights: {
      type: 'readonly string[]',
      description: 'of administrators: the rights that reach it besides `all`; `any` stands for every one of them',
      read: ({ id, operation }) => rightsOf(id, operation.security).rights,
    },
    scopes: {
      type: 'readonly string[]',
      description: 'scopes of API keys that open it, each alone; without one, keys do not reach it',
      read: ({ id, method, operation }) => scopesOf(id, operation.security, freshProofOf(method, operation)),
    },
    keyOnly: {
      type: 'boolean',
      description: 'a session does not open it',
      read: ({ operation }) => isKeyOnly(operation.security),
    },
    freshProof: {
      type: "'always' | 'in-production' | 'sometimes' | 'never'",
      description: 'whether the session must have been proven within the last minutes; sometimes: the handler looks',
      read: ({ method, operation }) => freshProofOf(method, operation),
    },
  };
  return createOperationsMap(document, {
    fields,
    error,
    bodies: BODIES,
    rawTypes: ['application/offset+octet-stream'],
  });
};
