import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, OctagonX, Trash2, Undo2, X } from 'lucide-react';
import type { AdminComment, ModerationStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';

interface CommentItemProps {
  readonly comment: AdminComment;
  readonly selected?: boolean;
  readonly onChoose?: () => void;
  readonly onDecide: (status: ModerationStatus) => void;
  readonly onDelete: () => void;
}

/** One comment as its author wrote it, with the buttons to moderate it. */
export function CommentItem({ comment, selected = false, onChoose, onDecide, onDelete }: CommentItemProps) {
  const { author, email, text, post_id: postId, post_title: postTitle, status, created_at: createdAt } = comment;
  return (
    <li
      data-row=""
      className={clsx(
        'flex gap-4 border-b border-border px-4 py-5 last:border-b-0 has-focus-visible:inset-shadow-[3px_0_0_var(--primary)] sm:px-5',
        selected && 'bg-primary/6',
      )}
    >
      {onChoose ? (
        <input
          type="checkbox"
          data-choose=""
          aria-label={`Select the comment by ${author}`}
          checked={selected}
          onChange={onChoose}
          className="touch-target mt-0.5 block size-4.5 shrink-0 cursor-pointer accent-primary sm:mt-3"
        />
      ) : null}
      <PersonAvatar name={author} src={null} className="size-10 shrink-0 text-sm max-sm:hidden" />
      <article className="min-w-0 grow lg:flex lg:items-start lg:justify-between lg:gap-8">
        <div className="min-w-0">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">
              <bdi>{author}</bdi>
            </span>
            {email ? <span className="min-w-0 truncate text-muted-foreground">{email}</span> : null}
            <time dateTime={createdAt} className="text-muted-foreground tabular-nums">
              {formatShopTime(createdAt)}
            </time>
            <StatusBadge status={status} />
          </header>
          <p className="each-direction mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap">
            <span lang={detectLanguage(text)}>{text}</span>
          </p>
          <p className="mt-2 text-sm text-muted-foreground">
            On{' '}
            <Link
              to="/blog/$id"
              params={{ id: String(postId) }}
              className="font-medium text-foreground underline decoration-input underline-offset-4 hover:decoration-current"
            >
              {postTitle}
            </Link>
          </p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 max-lg:mt-3">
          {status === 'approved' ? null : (
            <Button
              size="sm"
              variant={status === 'pending' ? 'default' : 'outline'}
              onClick={() => onDecide('approved')}
            >
              <Check aria-hidden="true" />
              Approve
            </Button>
          )}
          {status === 'pending' || status === 'approved' ? (
            <Button size="sm" variant="outline" onClick={() => onDecide('rejected')}>
              <X aria-hidden="true" />
              Reject
            </Button>
          ) : null}
          <RowMenu
            label={`More actions for the comment by ${author}`}
            items={[
              { label: 'Mark as spam', icon: OctagonX, onSelect: () => onDecide('spam'), disabled: status === 'spam' },
              {
                label: 'Set to pending',
                icon: Undo2,
                onSelect: () => onDecide('pending'),
                disabled: status === 'pending',
              },
              { label: 'Delete permanently', icon: Trash2, onSelect: onDelete, danger: true },
            ]}
          />
        </div>
      </article>
    </li>
  );
}
