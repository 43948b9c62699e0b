import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'studio-files';

export interface S3Server {
  url: string;
  /** Where the server stores its objects; tests may damage or remove them there. */
  folder: string;
  /** The settings that point to it, for `createTestApp`. */
  env: Record<string, string>;
  /** Method and path of every request. */
  requests: string[];
  /** Answers instead of the store while it is set: return true when the request has been handled. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  close(): Promise<void>;
}

/**
 * A separate S3 server for a test file. It checks access keys but not version 4 signatures, answers the range 0-0 with
 * the whole object, and can neither list nor abort multipart uploads: the abort is answered here, so that a test can
 * see that it was requested.
 */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-s3-'));
  const store = new S3rver({
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET }],
    allowMismatchedSignatures: true,
  });
  await store.configureBuckets();
  const handle = store.callback();
  const running: S3Server = {
    url: '',
    folder: path.join(folder, BUCKET),
    env: {},
    requests: [],
    intercept: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const server = createServer((request, response) => {
    running.requests.push(`${request.method} ${request.url}`);
    if (running.intercept?.(request, response)) return;
    if (request.method === 'DELETE' && request.url?.includes('uploadId=')) response.writeHead(204).end();
    else handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  running.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  running.env = {
    STORAGE: 's3',
    S3_ENDPOINT: running.url,
    S3_BUCKET: BUCKET,
    S3_PREFIX: 'site/files',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return running;
}
