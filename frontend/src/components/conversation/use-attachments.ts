import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { UploadInit } from '@/hooks/use-upload.ts';
import type { AttachedFile } from './attached-file.ts';

/** A selected file, uploading or uploaded. */
export interface Attachment {
  readonly key: number;
  readonly file: File;
  readonly state: 'sending' | 'ready' | 'failed';
  /** Upload progress in whole per cent. */
  readonly percent: number;
  /** Why the upload failed. */
  readonly problem?: string;
  readonly id?: string;
}

/** The server's upload limits, as its message states them. */
const MAX_FILE_SIZE = 5 * 1024 * 1024;
const TOO_LARGE = t`This file is larger than 5 MB`;

/** How a feature uploads files. */
export interface AttachmentOptions {
  readonly upload: (file: File, init: UploadInit) => Promise<AttachedFile>;
  /** The message for a file that could not be uploaded. */
  readonly toMessage: (error: unknown) => string;
  /** Maximum number of files per message. */
  readonly maxFiles: number;
}

let last = 0;

/**
 * Files of a message that is being written. Each is uploaded as soon as it is selected; a failed one stays with its
 * reason, to be retried or removed.
 */
export function useAttachments({ upload, toMessage, maxFiles }: AttachmentOptions) {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const change = (key: number, patch: Partial<Attachment>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...patch } : item)));

  const abortControllers = useRef(new Map<number, AbortController>());
  const abortUpload = (key: number) => {
    abortControllers.current.get(key)?.abort();
    abortControllers.current.delete(key);
  };

  const send = async ({ key, file }: Attachment) => {
    if (file.size > MAX_FILE_SIZE) return change(key, { state: 'failed', problem: TOO_LARGE });
    change(key, { state: 'sending', percent: 0 });
    const controller = new AbortController();
    abortControllers.current.set(key, controller);
    const onSent = (patch: number) => change(key, { percent: Math.floor(patch * 100) });
    try {
      const { id } = await upload(file, { signal: controller.signal, onProgress: onSent, background: true });
      change(key, { state: 'ready', id });
    } catch (error) {
      // A file removed during its upload can no longer be updated.
      change(key, { state: 'failed', problem: toMessage(error) });
    } finally {
      abortControllers.current.delete(key);
    }
  };

  const add = (files: Iterable<File>) => {
    const selected = Array.from(files, (file): Attachment => ({ key: ++last, file, state: 'sending', percent: 0 }));
    const fits = selected.slice(0, Math.max(0, maxFiles - items.length));
    setItems((before) => [...before, ...fits]);
    for (const item of fits) void send(item);
  };

  return {
    items,
    add,
    retry: (item: Attachment) => void send(item),
    remove: (key: number) => {
      abortUpload(key);
      setItems((before) => before.filter((item) => item.key !== key));
    },
    clear: () => setItems([]),
    most: maxFiles,
    isFull: items.length >= maxFiles,
    isSending: items.some(({ state }) => state === 'sending'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    ids: items.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

/** Why the message cannot be sent yet. */
export const attachmentsProblem = ({ isSending, hasFailed }: Attachments): string | undefined => {
  if (isSending) return t`Please wait until your files are uploaded`;
  return hasFailed ? t`Please retry or remove the file below` : undefined;
};
