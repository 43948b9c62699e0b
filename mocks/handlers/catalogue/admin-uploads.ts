import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound, tooLarge } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { sampleHash } from '../../store/sample-file.ts';
import type { UploadState } from '../../store/upload-state.ts';

type Operations =
  | 'adminListUploads'
  | 'adminStartUpload'
  | 'adminGetUpload'
  | 'adminContinueUpload'
  | 'adminDeleteUpload';

const GB = 1024 ** 3;
const MAX_GB = 5;
const MAX_UNFINISHED = 10;
const PART_BYTES = 8 * 1024 * 1024;
const UPLOAD_TTL_MS = 48 * 60 * 60 * 1000;
const TUS = { 'tus-resumable': '1.0.0' };

type StoredUpload = UploadState['uploads'][number];

const toUpload = ({ userId: _owner, ...upload }: StoredUpload) => upload;
/** Nothing was uploaded for an hour. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const isAbandoned = ({ file, expires_at: expiresAt }: StoredUpload) =>
  file === null && Date.parse(expiresAt) < Date.now() + UPLOAD_TTL_MS - ABANDONED_AFTER_MS;
const toLaterTime = (ms: number) => new Date(Date.now() + ms).toISOString();

export const createAdminUploadsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const unfinished = (userId: string) =>
    db.state.uploads.filter((upload) => upload.userId === userId && upload.file === null);
  const find = (id: string, userId: string) =>
    db.state.uploads.find((upload) => upload.id === id && upload.userId === userId);
  const finish = (upload: StoredUpload) => {
    const file = { id: crypto.randomUUID(), name: upload.name, size_bytes: upload.size_bytes };
    db.state.files.push(file);
    Object.assign(upload, { file, sha256: sampleHash(upload.name) });
  };
  return {
    adminListUploads: ({ user }) => ({
      status: 200,
      body: {
        maxBytes: MAX_GB * GB,
        partBytes: PART_BYTES,
        uploads: unfinished(user.id).map(toUpload).reverse(),
        abandoned: db.state.uploads
          .filter((upload) => upload.userId !== user.id && isAbandoned(upload))
          .map((upload) => ({
            id: upload.id,
            name: upload.name,
            size_bytes: upload.size_bytes,
            receivedBytes: upload.receivedBytes,
            expires_at: upload.expires_at,
            startedBy: db.state.accounts.find(({ user: { id } }) => id === upload.userId)?.user.name ?? '',
          })),
      },
    }),

    adminStartUpload: ({ user, body }) => {
      if (body.size_bytes > MAX_GB * GB) return tooLarge(REFUSALS.uploadTooLarge(MAX_GB));
      if (unfinished(user.id).length >= MAX_UNFINISHED) return conflict(REFUSALS.uploadsFull(MAX_UNFINISHED));
      const upload: StoredUpload = {
        id: crypto.randomUUID(),
        userId: user.id,
        name: body.name.trim(),
        size_bytes: body.size_bytes,
        receivedBytes: 0,
        created_at: toLaterTime(0),
        expires_at: toLaterTime(UPLOAD_TTL_MS),
        file: null,
        sha256: null,
      };
      db.state.uploads.push(upload);
      return { status: 201, headers: { location: `/api/admin/uploads/${upload.id}` }, body: toUpload(upload) };
    },

    adminGetUpload: ({ user, params }) => {
      const upload = find(params.id, user.id);
      if (!upload) return notFound(REFUSALS.uploadGone);
      const { receivedBytes, size_bytes: sizeBytes } = upload;
      const headers = { ...TUS, 'upload-offset': String(receivedBytes), 'upload-length': String(sizeBytes) };
      return { status: 200, headers, body: toUpload(upload) };
    },

    adminContinueUpload: async ({ user, params, headers, body }) => {
      if (headers['tus-resumable'] !== '1.0.0') return invalidField('tus-resumable', REFUSALS.notValid);
      if (!/^[0-9]{1,15}$/.test(headers['upload-offset'] ?? '')) {
        return invalidField('upload-offset', REFUSALS.notValid);
      }
      const upload = find(params.id, user.id);
      if (!upload) return notFound(REFUSALS.uploadGone);
      if (upload.receivedBytes !== Number(headers['upload-offset'])) return conflict(REFUSALS.uploadElsewhere);
      let received = upload.receivedBytes;
      for await (const bytes of body.raw) received += bytes.length;
      if (received > upload.size_bytes) return tooLarge(REFUSALS.uploadTooLong);
      Object.assign(upload, { receivedBytes: received, expires_at: toLaterTime(UPLOAD_TTL_MS) });
      if (received === upload.size_bytes) finish(upload);
      return { status: 204, headers: { ...TUS, 'upload-offset': String(received) } };
    },

    adminDeleteUpload: ({ user, params }) => {
      const upload = db.state.uploads.find(({ id }) => id === params.id);
      if (!upload || (upload.userId !== user.id && !isAbandoned(upload))) return notFound(REFUSALS.uploadGone);
      db.state.uploads = db.state.uploads.filter(({ id }) => id !== params.id);
      return { status: 204 };
    },
  };
};
