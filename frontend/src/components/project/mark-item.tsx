import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useStoredText } from '@/hooks/use-stored-text.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { Button } from '../ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import type { Mark, MarkMessage, MarksSource } from './marks-source.ts';

interface MarkItemProps {
  readonly mark: Mark;
  readonly fileId: string;
  readonly source: MarksSource;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Older versions can only be read. */
  readonly isReadOnly: boolean;
  /** The name that the client typed; null shows the field for it. */
  readonly takeName: () => string | null;
}

const authorOf = ({ side, name }: Pick<MarkMessage, 'side' | 'name'>): string =>
  name || (side === 'studio' ? t`The studio` : t`The client`);

/** A mark with its thread. */
export function MarkItem({ mark, fileId, source, isSelected, onSelect, isReadOnly, takeName }: MarkItemProps) {
  const { id, number, messages, resolved_at: resolvedAt, resolved_by: by, resolved_side: side } = mark;
  const storeKey = `reply-${id}`;
  const [stored] = useStoredText(storeKey);
  const [isReplying, setReplying] = useState(stored !== '');
  /** The focus was in the form, whose place the buttons take. */
  const [isClosed, setClosed] = useState(false);
  const { show } = useToast();
  const isResolved = resolvedAt !== null;
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) => source.resolve(fileId, id, { resolved: !isResolved, name }),
    onError: (error) => show({ tone: 'danger', text: source.toMessage(error, t`Failed to save the mark`) }),
  });
  const resolve = () => {
    const name = takeName();
    if (name !== null) mutate(name);
  };
  const request = useMutation({
    mutationFn: async (name: string) =>
      source.changes?.request(fileId, { id, number, text: messages[0]?.text ?? '', name }),
    onSuccess: () => show({ tone: 'success', text: t`Change requested` }),
    onError: (error) => show({ tone: 'danger', text: source.toMessage(error, t`Failed to send the change request`) }),
  });
  const requestChange = () => {
    const name = takeName();
    if (name !== null) request.mutate(name);
  };
  const change = source.changes?.numberOf(id);
  const resolver = side ? authorOf({ side, name: by }) : '';
  return (
    <li
      id={`mark-${id}`}
      tabIndex={-1}
      aria-labelledby={`mark-${id}-number`}
      className={clsx('rounded-lg border p-4', isSelected ? 'border-primary bg-primary-soft' : 'border-border bg-card')}
    >
      <div className="flex items-start gap-3">
        <button
          type="button"
          id={`mark-${id}-number`}
          aria-label={isResolved ? t`Mark ${number}, resolved` : t`Mark ${number}`}
          onClick={onSelect}
          className={clsx('marks-number touch-target', isResolved && 'marks-pin-resolved')}
        >
          {number}
        </button>
        <ol className="grid min-w-0 flex-1 gap-3">
          {messages.map((message) => (
            <Comment key={message.id} message={message} />
          ))}
        </ol>
      </div>
      {isResolved ? (
        <p className="mt-3 ms-10 text-xs text-muted-foreground">
          <Trans>
            Resolved by <bdi>{resolver}</bdi>, <time dateTime={resolvedAt}>{formatMoment(resolvedAt)}</time>
          </Trans>
        </p>
      ) : null}
      {change === undefined ? null : (
        <p className="ms-10 mt-3 text-xs text-muted-foreground">
          <Trans>Now change request {change}</Trans>
        </p>
      )}
      {isReadOnly ? null : isReplying ? (
        <div className="mt-3">
          <CommentForm
            source={source}
            storeKey={storeKey}
            label={t`Your reply`}
            action={t`Reply`}
            isReady={() => takeName() !== null}
            onSend={(comment) => source.reply(fileId, id, { ...comment, name: takeName() ?? '' })}
            onClose={() => {
              setReplying(false);
              setClosed(true);
            }}
          />
        </div>
      ) : (
        <div className="ms-7 mt-2 flex flex-wrap gap-1">
          <Button variant="ghost" size="sm" autoFocus={isClosed} onClick={() => setReplying(true)}>
            <Trans>Reply</Trans>
            <span className="sr-only">{t`to mark ${number}`}</span>
          </Button>
          <Button variant="ghost" size="sm" busy={isPending} onClick={resolve}>
            <span>{isResolved ? t`Reopen` : t`Resolve`}</span>
            <span className="sr-only">{t`mark ${number}`}</span>
          </Button>
          {source.changes && change === undefined ? (
            <Button variant="ghost" size="sm" busy={request.isPending} onClick={requestChange}>
              <Trans>Request as a change</Trans>
              <span className="sr-only">{t`mark ${number}`}</span>
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

function Comment({ message }: { readonly message: MarkMessage }) {
  const { text, created_at: createdAt } = message;
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted-foreground">
        <bdi className="font-semibold wrap-anywhere text-foreground">{authorOf(message)}</bdi>
        <time dateTime={createdAt} className="tabular-nums">
          {formatMoment(createdAt)}
        </time>
      </p>
      <p lang={detectLanguage(text)} className="each-direction text-sm wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  );
}
