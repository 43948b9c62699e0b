import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toAbandoned, toFileUpload } from './admin-uploads.mapper.ts';
import { findAbandoned, findUnfinished } from './admin-uploads.repository.ts';
import { abandonedBefore, eraseUpload, ownUpload, removableUpload, startUpload } from './admin-uploads.service.ts';
import { finishUpload } from './finish-upload.service.ts';
import { createTus } from './tus.service.ts';

type Operations =
  | 'adminListUploads'
  | 'adminStartUpload'
  | 'adminGetUpload'
  | 'adminContinueUpload'
  | 'adminDeleteUpload';

const TUS = { 'Tus-Resumable': '1.0.0' };
/** As much as a slow connection uploads in one request. */
const PART_BYTES = 8 * 1024 * 1024;

/** Resumable uploads of files of several gigabytes; users see only their own. */
export function createAdminUploadsHandlers(deps: Deps): FeatureHandlers<Operations> {
  const continueUpload = createTus(deps);
  return {
    adminListUploads: async ({ user }) => {
      const before = abandonedBefore(deps.clock.now());
      return {
        status: 200,
        body: {
          maxBytes: deps.env.uploadMaxBytes,
          partBytes: PART_BYTES,
          uploads: (await findUnfinished(deps.db, user.id)).map(toFileUpload),
          abandoned: (await findAbandoned(deps.db, { userId: user.id, before })).map(toAbandoned),
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
      const upload = await finishUpload(deps, await ownUpload(deps, { id: params.id, userId: user.id }));
      return {
        status: 200,
        headers: {
          ...TUS,
          'Upload-Offset': String(upload.received_bytes),
          'Upload-Length': String(upload.size_bytes),
        },
        body: toFileUpload(upload),
      };
    },
    adminContinueUpload: async ({ user, params, headers, body }) => {
      const own = { id: params.id, userId: user.id };
      await ownUpload(deps, own);
      const received = await continueUpload(own.id, headers['upload-offset'] ?? '', body.raw);
      await finishUpload(deps, await ownUpload(deps, own));
      return { status: 204, headers: { ...TUS, 'Upload-Offset': String(received) } };
    },
    adminDeleteUpload: async ({ user, params }) => {
      await eraseUpload(deps, await removableUpload(deps, { id: params.id, userId: user.id }));
      return { status: 204 };
    },
  };
}
