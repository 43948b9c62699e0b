import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage, hasStatus } from '@/api/api-error.ts';
import { getBrief, saveBrief, sendBrief, startBrief } from '@/api/generated/briefs/briefs.ts';
import type { Brief } from '@/api/generated/model.ts';
import { type BriefFields, isBlank } from './brief-text.ts';

/**
 * Whether the text is saved. `failed`: it is sent again soon; `refused`: the server does not accept it; `conflict`:
 * another window has changed it.
 */
export type SaveState = 'blank' | 'saving' | 'saved' | 'failed' | 'refused' | 'conflict';

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

/** Whether the same request may succeed later. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

interface Options {
  /** the honeypot field is filled in */
  readonly readHoneypot: () => string;
  /** The brief was sent from another window. */
  readonly onSent: (brief: Brief) => void;
}

/**
 * Saves a brief while it is written, one request at a time. The first save creates it. Text that could not be saved is
 * sent again, so that nothing typed is lost; what is typed last is saved when the page is left.
 */
export function useBrief(opened: Opened | null, { readHoneypot, onSent }: Options) {
  const [state, setState] = useState<SaveState>(opened ? 'saved' : 'blank');
  const [refusal, setRefusal] = useState<string | null>(null);
  const access = useRef<{ token: string; version: number } | null>(
    opened && { token: opened.token, version: opened.brief.version },
  );
  /** typed, and not saved yet */
  const typed = useRef<BriefFields | null>(null);
  const running = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef(0);
  const isLeft = useRef(false);
  const isConflict = useRef(false);

  const take = (token: string, saved: Brief) => {
    access.current = { token, version: saved.version };
    return saved;
  };
  const store = async (fields: BriefFields, lasting: { keepalive?: boolean }) => {
    const { current } = access;
    if (current) {
      const change = { ...fields, version: current.version };
      take(current.token, await saveBrief(change, { ...briefAccess(current.token), ...lasting }));
      return;
    }
    const website = readHoneypot();
    const started = await startBrief({ ...fields, ...(website ? { website } : {}) });
    take(started.token, started.brief);
    if (!isLeft.current) showToken(started.token);
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
    if (!isLeft.current) timer.current = window.setTimeout(() => void flush().catch(() => undefined), wait);
  };
  /** Another window has changed the brief, or sent it. */
  const collide = async () => {
    const { token = '' } = access.current ?? {};
    const current = await getBrief(briefAccess(token)).catch(() => null);
    if (current?.sent_at) {
      typed.current = null;
      if (!isLeft.current) onSent(current);
      return;
    }
    isConflict.current = true;
    setState('conflict');
  };
  const fail = async (error: unknown) => {
    if (hasStatus(error, 409)) return collide();
    if (isTemporary(error)) {
      setState('failed');
      return schedule(RETRY_MS);
    }
    setRefusal(errorMessage(error, t`Failed to save your brief`));
    setState('refused');
  };
  /** Saves what has been typed. @throws ApiError */
  const flush = (lasting: { keepalive?: boolean } = {}) =>
    enqueue(async () => {
      const fields = typed.current;
      if (!fields) return;
      setState('saving');
      typed.current = null;
      try {
        await store(fields, lasting);
        isConflict.current = false;
        setRefusal(null);
        if (!typed.current) setState('saved');
      } catch (error) {
        typed.current ??= fields;
        await fail(error);
        throw error;
      }
    });
  /** What is typed before the first save has no link to return to. */
  const saveLast = () => {
    window.clearTimeout(timer.current);
    if (!typed.current || isConflict.current) return;
    void running.current.then(() => (access.current ? flush({ keepalive: true }) : undefined)).catch(() => undefined);
  };
  const leave = useRef(saveLast);
  useEffect(() => {
    leave.current = saveLast;
  });
  useEffect(() => {
    isLeft.current = false;
    const hide = () => leave.current();
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      isLeft.current = true;
      hide();
    };
  }, []);

  return {
    state,
    /** Why the server does not accept the text. */
    refusal,
    change: (fields: BriefFields) => {
      if (!access.current && isBlank(fields)) return;
      typed.current = fields;
      if (state !== 'conflict') schedule(PAUSE_MS);
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
      const { token = '' } = access.current ?? {};
      const current = await getBrief(briefAccess(token));
      if (current.sent_at) return onSent(current);
      take(token, current);
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
        try {
          const sent = await sendBrief({ ...fields, version }, briefAccess(token));
          typed.current = null;
          return take(token, sent);
        } catch (error) {
          if (hasStatus(error, 409)) await collide();
          else if (typed.current) schedule(PAUSE_MS);
          throw error;
        }
      });
    },
  };
}
