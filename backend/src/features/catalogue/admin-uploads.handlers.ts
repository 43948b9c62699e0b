import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toAbandonedUpload, toFileUpload } from './admin-uploads.mapper.ts';
import { listAbandonedUploads, listUnfinishedUploads } from './admin-uploads.repository.ts';
import {
  discardUpload,
  getOwnUpload,
  getRemovableUpload,
  startUpload,
  toAbandonedCutoff,
} from './admin-uploads.service.ts';
import { finishUpload } from './finish-upload.service.ts';
import { createTus } from './tus.service.ts';

type Operations =
  | 'adminListUploads'
  | 'adminStartUpload'
  | 'adminGetUpload'
  | 'adminContinueUpload'
  | 'adminDeleteUpload';

const TUS_HEADERS = { 'Tus-Resumable': '1.0.0' };
/** As much as a slow connection uploads in one request. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Resumable uploads of files of several gigabytes; users see only their own. */
export function createAdminUploadsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const continueUpload = createTus(deps);
  return {
    adminListUploads: async ({ user }) => {
      const before = toAbandonedCutoff(deps.clock.now());
      return {
        status: 200,
        body: {
          maxBytes: deps.env.uploadMaxBytes,
          partBytes: CHUNK_BYTES,
          uploads: (await listUnfinishedUploads(deps.db, user.id)).map(toFileUpload),
          abandoned: (await listAbandonedUploads(deps.db, { userId: user.id, before })).map(toAbandonedUpload),
        },
      };
    },
    adminStartUpload: async ({ user, body }) => {
      const upload = await startUpload(deps, user.id, body);
      return {
        status: 201,
        headers: { Location: `/api/admin/uploads/${upload.id}` },
        body: toFileUpload(upload),
      };
    },
    adminGetUpload: async ({ user, params }) => {
      const upload = await finishUpload(deps, await getOwnUpload(deps, { id: params.id, userId: user.id }));
      return {
        status: 200,
        headers: {
          ...TUS_HEADERS,
          'Upload-Offset': String(upload.received_bytes),
          'Upload-Length': String(upload.size_bytes),
        },
        body: toFileUpload(upload),
      };
    },
    adminContinueUpload: async ({ user, params, headers, body }) => {
      const uploadKey = { id: params.id, userId: user.id };
      await getOwnUpload(deps, uploadKey);
      const received = await continueUpload(uploadKey.id, headers['upload-offset'] ?? '', body.raw);
      await finishUpload(deps, await getOwnUpload(deps, uploadKey));
      return { status: 204, headers: { ...TUS_HEADERS, 'Upload-Offset': String(received) } };
    },
    adminDeleteUpload: async ({ user, params }) => {
      await discardUpload(deps, await getRemovableUpload(deps, { id: params.id, userId: user.id }));
      return { status: 204 };
    },
  };
}
