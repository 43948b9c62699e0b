import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  adminGetUpload,
  getAdminGetUploadUrl,
  invalidateAdminListUploads,
  useAdminDeleteUpload,
  useAdminListUploads,
  useAdminStartUpload,
} from '@/api/generated/admin-uploads/admin-uploads.ts';
import type { FileUpload, ProductFile } from '@/api/generated/model.ts';
import { formatByteProgress, type Sample, withSample } from './upload-speed.ts';

/** A file being uploaded. */
export interface ActiveUpload {
  readonly upload: FileUpload;
  readonly file: File;
  readonly samples: readonly Sample[];
  readonly step: 'moving' | 'waiting' | 'paused' | 'finishing';
}

const FALLBACK = 'Failed to upload the file';

/** Uploads one file at a time, part by part, and resumes what an earlier visit started. */
export function useFileUpload(onDone: (file: ProductFile) => void) {
  const client = useQueryClient();
  const list = useAdminListUploads();
  const start = useAdminStartUpload();
  const discard = useAdminDeleteUpload();
  const [sending, setSending] = useState<ActiveUpload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef(() => {});
  // An upload interrupted by leaving the screen stays on the server, and is offered on the next visit.
  useEffect(() => () => abort.current(), []);

  const fail = (error: unknown) => {
    setSending(null);
    setProblem(errorMessage(error, FALLBACK));
    void invalidateAdminListUploads(client);
  };
  const finish = async ({ id }: FileUpload) => {
    try {
      const { file } = await adminGetUpload(id);
      // Until the list is refetched it contains this upload as unfinished.
      await invalidateAdminListUploads(client);
      setSending(null);
      if (file) onDone(file);
    } catch (error) {
      fail(error);
    }
  };
  const send = async (upload: FileUpload, file: File) => {
    const change = (fraction: (before: ActiveUpload) => Partial<ActiveUpload>) =>
      setSending((before) => before && { ...before, ...fraction(before) });
    setProblem(null);
    setSending({ upload, file, samples: [{ at: performance.now(), sent: upload.receivedBytes }], step: 'moving' });
    let left = false;
    abort.current = () => {
      left = true;
    };
    const { uploadChunks: sendParts } = await import('@/api/upload-chunks.ts');
    if (left) return;
    abort.current = sendParts({
      path: getAdminGetUploadUrl(upload.id),
      file,
      chunkBytes: list.data?.partBytes ?? file.size,
      onProgress: (sent) =>
        change(({ samples }) => ({ samples: withSample(samples, { at: performance.now(), sent }), step: 'moving' })),
      onWaiting: () => change(() => ({ step: 'waiting' })),
      onDone: () => {
        change(() => ({ step: 'finishing' }));
        void finish(upload);
      },
      onFailed: fail,
    });
  };

  const unfinished = (list.data?.uploads ?? []).filter(({ id }) => id !== sending?.upload.id);
  const take = async (file: File) => {
    const { maxBytes = Number.POSITIVE_INFINITY } = list.data ?? {};
    if (file.size === 0) return setProblem('This file is empty');
    if (file.size > maxBytes) return setProblem(`This file is larger than ${maxBytes / 1024 ** 3} GB`);
    setProblem(null);
    const unfinishedUpload = unfinished.find(
      ({ name, size_bytes: sizeBytes }) => name === file.name && sizeBytes === file.size,
    );
    try {
      const upload =
        unfinishedUpload ?? (await start.mutateAsync({ data: { name: file.name, size_bytes: file.size } }));
      await send(upload, file);
    } catch (error) {
      fail(error);
    }
  };
  const remove = async ({ id }: Pick<FileUpload, 'id'>) => {
    try {
      await discard.mutateAsync({ id });
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to discard the upload'));
    }
  };

  return {
    sending,
    problem,
    unfinished,
    abandoned: list.data?.abandoned ?? [],
    busy: start.isPending,
    maxBytes: list.data?.maxBytes,
    take,
    resumeUpload: async (upload: FileUpload, file: File) => {
      if (file.name === upload.name && file.size === upload.size_bytes) return send(upload, file);
      setProblem(`This is a different file. Please select ${upload.name} (${formatByteProgress(upload.size_bytes)}).`);
    },
    pause: () => {
      abort.current();
      setSending((before) => before && { ...before, step: 'paused' });
    },
    resume: () => {
      if (sending) void adminGetUpload(sending.upload.id).then((upload) => send(upload, sending.file), fail);
    },
    cancel: async () => {
      abort.current();
      setSending(null);
      if (sending) await remove(sending.upload);
    },
    remove,
  };
}
