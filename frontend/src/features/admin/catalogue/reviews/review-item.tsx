import { Link } from '@tanstack/react-router';
import { Check, MessageSquareReply, OctagonX, Star, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { AdminReview, ModerationStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { ReviewReplyForm } from './review-reply-form.tsx';

interface ReviewItemProps {
  readonly review: AdminReview;
  readonly onDecide: (status: ModerationStatus) => void;
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly onDelete: () => void;
}

/** One review as its author wrote it, with the buttons to moderate it and the studio's reply. */
export function ReviewItem({ review, onDecide, onAnswer, onDelete }: ReviewItemProps) {
  const {
    id,
    author,
    email,
    stars,
    text,
    product_id: productId,
    product_name: productName,
    status,
    answer,
    created_at: createdAt,
  } = review;
  const [answering, setAnswering] = useState(false);
  return (
    <li className="flex gap-4 border-b border-border px-4 py-5 last:border-b-0 sm:px-5">
      <PersonAvatar name={author} src={null} className="size-10 shrink-0 text-sm max-sm:hidden" />
      <article className="min-w-0 grow lg:flex lg:items-start lg:justify-between lg:gap-8">
        <div className="min-w-0 grow">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">
              <bdi>{author}</bdi>
            </span>
            {email ? <span className="min-w-0 truncate text-muted-foreground">{email}</span> : null}
            <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
              <Star className="size-4 fill-marigold text-marigold" aria-hidden="true" />
              <span>{stars}</span>
              <span className="sr-only">{` ${stars === 1 ? 'star' : 'stars'}`}</span>
            </span>
            <time dateTime={createdAt} className="text-muted-foreground tabular-nums">
              {formatShopTime(createdAt)}
            </time>
            <StatusBadge status={status} />
          </header>
          <p className="each-direction mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap">
            <span lang={detectLanguage(text)}>{text}</span>
          </p>
          {answer && !answering ? (
            <p className="each-direction mt-3 max-w-prose border-l-2 border-primary pl-4 text-sm wrap-anywhere whitespace-pre-wrap text-muted-foreground">
              <span lang={detectLanguage(answer)}>{answer}</span>
            </p>
          ) : null}
          <p className="mt-2 text-sm text-muted-foreground">
            On{' '}
            <Link
              to="/product/$id"
              params={{ id: String(productId) }}
              className="font-medium text-foreground underline decoration-input underline-offset-4 hover:decoration-current"
            >
              {productName}
            </Link>
          </p>
          {answering ? (
            <ReviewReplyForm id={id} answer={answer} onSend={onAnswer} onClose={() => setAnswering(false)} />
          ) : null}
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
          {status === 'pending' ? (
            <Button size="sm" variant="outline" onClick={() => onDecide('rejected')}>
              <X aria-hidden="true" />
              Reject
            </Button>
          ) : null}
          {status === 'approved' && !answering ? (
            <Button size="sm" variant="outline" onClick={() => setAnswering(true)}>
              <MessageSquareReply aria-hidden="true" />
              <span>{answer ? 'Edit reply' : 'Reply'}</span>
            </Button>
          ) : null}
          <RowMenu
            label={`More actions for the review by ${author}`}
            items={[
              { label: 'Reject', icon: X, onSelect: () => onDecide('rejected'), disabled: status === 'rejected' },
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
