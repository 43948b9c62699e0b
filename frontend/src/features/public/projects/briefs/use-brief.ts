import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import { getBrief, saveBrief, sendBrief, startBrief } from '@/api/generated/briefs/briefs.ts';
import type { Brief } from '@/api/generated/model.ts';
import { type BriefFields, isBlank } from './brief-text.ts';

/** Whether the text is saved. `moved`: another window has changed it. */
export type SaveState = 'blank' | 'saving' | 'saved' | 'failed' | 'moved';

const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

/** The header that gives access to a brief. */
export const briefAccess = (token: string) => ({ headers: { 'X-Brief-Token': token } });

interface Opened {
  readonly token: string;
  readonly brief: Brief;
}

/** The URL of the page becomes the link to the brief. */
function showToken(token: string): void {
  window.history.replaceState(window.history.state, '', `#${token}`);
}

/**
 * Saves a brief while it is written, one request at a time. The first save creates it. Text that could not be saved is
 * sent again, so that nothing typed is lost.
 * @param readHoneypot text in the field that people do not see
 */
export function useBrief(opened: Opened | null, readHoneypot: () => string) {
  const [state, setState] = useState<SaveState>(opened ? 'saved' : 'blank');
  const [brief, setBrief] = useState(opened?.brief ?? null);
  const access = useRef<{ token: string; version: number } | null>(
    opened && { token: opened.token, version: opened.brief.version },
  );
  /** typed, and not saved yet */
  const typed = useRef<BriefFields | null>(null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const take = (token: string, saved: Brief) => {
    access.current = { token, version: saved.version };
    setBrief(saved);
  };
  const store = async (fields: BriefFields) => {
    const { current } = access;
    if (current) {
      const change = { ...fields, version: current.version };
      return take(current.token, await saveBrief(change, briefAccess(current.token)));
    }
    const website = readHoneypot();
    const started = await startBrief({ ...fields, ...(website ? { website } : {}) });
    take(started.token, started.brief);
    showToken(started.token);
  };
  /** Appends to the running request. */
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = running.current.then(work);
    running.current = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  };
  const schedule = (wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void flush().catch(() => undefined), wait);
  };
  /** Saves what has been typed. @throws ApiError */
  const flush = () =>
    enqueue(async () => {
      const fields = typed.current;
      if (!fields) return;
      setState('saving');
      typed.current = null;
      try {
        await store(fields);
        if (!typed.current) setState('saved');
      } catch (error) {
        typed.current ??= fields;
        const isMoved = hasStatus(error, 409);
        setState(isMoved ? 'moved' : 'failed');
        if (!isMoved) schedule(RETRY_MS);
        throw error;
      }
    });

  return {
    state,
    /** As it was last saved; null before that. */
    brief,
    change: (fields: BriefFields) => {
      if (!access.current && isBlank(fields)) return;
      typed.current = fields;
      if (state !== 'moved') schedule(PAUSE_MS);
    },
    /** The token of the brief, which is created if necessary. @throws ApiError */
    open: async (fields: BriefFields): Promise<string> => {
      window.clearTimeout(timer.current);
      typed.current = fields;
      await flush();
      return access.current?.token ?? '';
    },
    /** Replaces what another window has saved. @throws ApiError */
    overwrite: async (fields: BriefFields) => {
      const token = access.current?.token ?? '';
      const { version } = await getBrief(briefAccess(token));
      access.current = { token, version };
      typed.current = fields;
      await flush();
    },
    /** @throws ApiError */
    send: async (fields: BriefFields): Promise<Brief> => {
      window.clearTimeout(timer.current);
      if (!access.current) {
        typed.current = fields;
        await flush();
      }
      return enqueue(async () => {
        const { token, version } = access.current ?? { token: '', version: 1 };
        const sent = await sendBrief({ ...fields, version }, briefAccess(token));
        typed.current = null;
        take(token, sent);
        return sent;
      });
    },
  };
}
