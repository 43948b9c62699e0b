import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileDown, Mail, StickyNote } from 'lucide-react';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Spinner } from '../feedback/spinner.tsx';
import type { AttachedFile } from './attached-file.ts';
import type { MailedMessage } from './mailed-message.ts';

interface MessageFilesProps {
  readonly files: readonly AttachedFile[];
  /** Fetches a file with the reader's token. */
  readonly load: (id: string) => Promise<Blob>;
}

/** The files of a message. Fetched with the bearer token, so plain links would not work. */
function MessageFiles({ files, load }: MessageFilesProps) {
  const { show } = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: AttachedFile) => load(id),
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: () => show({ tone: 'danger', text: t`Failed to fetch the file` }),
  });
  return (
    <ul aria-label={t`Files`} className="mt-2 grid gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => mutate(file)}
            className="flex min-h-11 w-full items-center gap-2 rounded-md border border-border bg-background px-3 py-1.5 text-start text-sm transition-colors hover:bg-accent"
          >
            {isPending && variables.id === file.id ? (
              <Spinner className="size-4" />
            ) : (
              <FileDown className="size-4 shrink-0" aria-hidden="true" />
            )}
            <span className="min-w-0">
              <span className="sr-only">
                <Trans>Download</Trans>{' '}
              </span>
              <bdi className="wrap-anywhere">{file.name}</bdi>{' '}
              <span className="whitespace-nowrap text-muted-foreground tabular-nums">
                {formatSize(file.size_bytes)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MailNoteProps {
  readonly mail: MailedMessage;
}

/** What a message that arrived by email has beside its text. */
function MailNote({ mail: { email, quoted, refused_files: refused } }: MailNoteProps) {
  return (
    <div className="mt-2 grid gap-1.5 text-xs text-muted-foreground">
      <p className="flex items-center gap-x-1.5">
        <Mail className="size-3.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0">
          <Trans>
            By email from <bdi className="wrap-anywhere">{email}</bdi>
          </Trans>
        </span>
      </p>
      {refused.length > 0 ? (
        <p className="wrap-anywhere">
          <Trans>
            Not stored because of their size or type: <bdi>{refused.join(', ')}</bdi>
          </Trans>
        </p>
      ) : null}
      {quoted === '' ? null : (
        <details>
          <summary className="w-fit min-h-6 cursor-pointer underline underline-offset-4">
            <Trans>Show quoted text</Trans>
          </summary>
          <p
            lang={detectLanguage(quoted)}
            className="each-direction mt-1.5 border-s-2 border-border ps-3 wrap-anywhere whitespace-pre-wrap"
          >
            {quoted}
          </p>
        </details>
      )}
    </div>
  );
}

interface ThreadMessage {
  readonly id: string;
  /** The author's side: the reader's own, the other side, or a note that only the team sees. */
  readonly side: 'own' | 'other' | 'note';
  readonly author: string;
  readonly text: string;
  readonly files: readonly AttachedFile[];
  readonly created_at: string;
  /** The email that it arrived in. */
  readonly mail: MailedMessage | null;
}

interface ThreadProps {
  readonly messages: readonly ThreadMessage[];
  /** Fetches a file of a message. */
  readonly load: (id: string) => Promise<Blob>;
  /** The reader's clock unless it is the administration's. */
  readonly formatTime?: (iso: string) => string;
}

/** Long messages leave a margin on the other side, in narrow panels too, so that the sides stay apart. */
const BUBBLE_STYLES = {
  own: 'ms-auto max-w-[min(88%,36rem)] rounded-ee-sm bg-primary-soft',
  other: 'max-w-[min(88%,36rem)] rounded-es-sm border border-border bg-card',
  note: 'mx-auto w-full max-w-[36rem] border border-dashed border-marigold bg-muted',
};

/** A conversation between two sides, oldest message first. Each message names its author, so that the sides are not
    distinguished by position alone. */
export function Thread({ messages, load, formatTime = formatMoment }: ThreadProps) {
  return (
    <ol aria-label={t`Messages`} className="grid gap-4">
      {messages.map(({ id, side, author, text, files, created_at: createdAt, mail }) => (
        <li key={id} className={clsx('w-fit min-w-0 rounded-xl px-4 py-3', BUBBLE_STYLES[side])}>
          <p className="mb-1 flex flex-wrap items-baseline gap-x-2 text-xs text-muted-foreground">
            {side === 'note' ? <StickyNote className="size-3.5 self-center" aria-hidden="true" /> : null}
            <span className="font-semibold wrap-anywhere text-foreground">
              {side === 'note' ? t`Internal note by ${author}` : author}
            </span>
            <time dateTime={createdAt} className="tabular-nums">
              {formatTime(createdAt)}
            </time>
          </p>
          <p lang={detectLanguage(text)} className="each-direction text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          {files.length > 0 ? <MessageFiles files={files} load={load} /> : null}
          {mail ? <MailNote mail={mail} /> : null}
        </li>
      ))}
    </ol>
  );
}
