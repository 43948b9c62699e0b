import { PROJECT_REFUSALS } from '@contract/rules/project-refusals.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { deleteBriefFile, getContinueBriefFileUrl, startBriefFile } from '@/api/generated/briefs/briefs.ts';
import type { BriefFile } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { briefAccess } from './use-brief.ts';

/** A file of the brief. `paused`: an earlier visit has begun to upload it. */
export interface BriefFileItem {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly sent: number;
  readonly state: 'starting' | 'sending' | 'waiting' | 'paused' | 'done' | 'failed';
  readonly problem?: string;
  /** Of the upload, once it was started. */
  readonly id?: string;
}

interface Options {
  readonly initial: readonly BriefFile[];
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly partBytes: number;
  /** The token of the brief, which is created if necessary. */
  readonly open: () => Promise<string>;
}

/** An upload of this page, from its first step. */
interface Upload {
  /** Its file was removed, or the page was left. */
  isStopped: boolean;
  stop: () => void;
  /** As soon as the server has answered, which can be before the row on the screen knows it. */
  id: string | undefined;
}

const MEGABYTE = 1024 * 1024;

const toItem = ({ id, name, size_bytes: sizeBytes, receivedBytes: sent }: BriefFile): BriefFileItem => ({
  key: id,
  id,
  name,
  sizeBytes,
  sent,
  state: sent === sizeBytes ? 'done' : 'paused',
});

/** Uploads files of a brief in parts. Selecting the file of an earlier visit resumes its upload. */
export function useBriefFiles({ initial, maxFiles, maxBytes, partBytes, open }: Options) {
  const [items, setItems] = useState<readonly BriefFileItem[]>(() => initial.map(toItem));
  const [problem, setProblem] = useState<string | null>(null);
  const uploads = useRef(new Map<string, Upload>());
  const stop = (key: string) => {
    const upload = uploads.current.get(key);
    if (!upload) return;
    upload.isStopped = true;
    upload.stop();
  };
  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const upload of current.values()) {
        upload.isStopped = true;
        upload.stop();
      }
    };
  }, []);
  const update = (key: string, change: Partial<BriefFileItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const fail = (key: string, error: unknown) =>
    update(key, { state: 'failed', problem: errorMessage(error, t`Failed to upload the file`) });

  const upload = async (key: string, file: File, earlierId: string | undefined) => {
    const current: Upload = { isStopped: false, stop: () => undefined, id: earlierId };
    uploads.current.set(key, current);
    try {
      const token = await open();
      if (current.isStopped) return;
      const access = briefAccess(token);
      current.id ??= (await startBriefFile({ name: file.name, size_bytes: file.size }, access)).id;
      const { id } = current;
      // Removed before it had an id.
      if (current.isStopped) return await deleteBriefFile(id, access);
      update(key, { id, state: 'sending' });
      const { uploadChunks } = await import('@/api/upload-chunks.ts');
      if (current.isStopped) return;
      current.stop = uploadChunks({
        path: getContinueBriefFileUrl(id),
        headers: access.headers,
        file,
        chunkBytes: partBytes,
        onProgress: (sent) => update(key, { sent, state: 'sending' }),
        onWaiting: () => update(key, { state: 'waiting' }),
        onDone: () => update(key, { sent: file.size, state: 'done' }),
        onFailed: (error) => fail(key, error),
      });
    } catch (error) {
      // Shown again: it was not removed, and would keep the brief from being sent.
      if (current.isStopped && current.id) {
        const item = { key, id: current.id, name: file.name, sizeBytes: file.size, sent: 0, state: 'failed' as const };
        setItems((before) => [...before.filter((other) => other.key !== key), item]);
      }
      fail(key, error);
    }
  };

  const add = (files: Iterable<File>) => {
    let free = maxFiles - items.length;
    setProblem(null);
    for (const file of files) {
      const paused = items.find(
        ({ state, name, sizeBytes }) => state === 'paused' && name === file.name && sizeBytes === file.size,
      );
      if (!paused && free <= 0) {
        setProblem(String(PROJECT_REFUSALS.briefFilesFull));
        continue;
      }
      const key = paused?.key ?? crypto.randomUUID();
      if (!paused) {
        free -= 1;
        const item = { key, name: file.name, sizeBytes: file.size, sent: 0, state: 'starting' as const };
        setItems((before) => [...before, item]);
      }
      if (file.size === 0) update(key, { state: 'failed', problem: t`This file is empty` });
      else if (file.size > maxBytes)
        update(key, {
          state: 'failed',
          problem: t`This file is larger than ${formatCount(maxBytes / MEGABYTE)} MB`,
        });
      else void upload(key, file, paused?.id);
    }
  };

  const remove = async ({ key, state, ...item }: BriefFileItem) => {
    const id = item.id ?? uploads.current.get(key)?.id;
    stop(key);
    setProblem(null);
    try {
      if (id) await deleteBriefFile(id, briefAccess(await open()));
    } catch (error) {
      if (!isNotFound(error) || state === 'done') return fail(key, error);
    }
    setItems((before) => before.filter((item) => item.key !== key));
  };

  return {
    items,
    add,
    remove,
    isFull: items.length >= maxFiles,
    /** About the files that were selected last. */
    problem,
    isBusy: items.some(({ state }) => state === 'starting' || state === 'sending' || state === 'waiting'),
    /** The name of a file that cannot complete without the user: failed or paused. */
    unfinished: items.find(({ state }) => state === 'paused' || state === 'failed')?.name,
  };
}
