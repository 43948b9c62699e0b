import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnReview as Review } from '@/api/generated/model.ts';
import { useGetOwnReview } from '@/api/generated/reviews/reviews.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { useAuth } from '@/session/session-context.tsx';
import { DeleteReview } from './delete-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';

interface OwnReviewProps {
  readonly productId: number;
  /** Runs after one's own review has changed. */
  readonly onChanged: () => void;
}

const LINK = 'font-semibold text-foreground underline decoration-input underline-offset-4 hover:decoration-current';

/** The customer's own review, or the form to write one. Only customers who have the product can write one. */
export function OwnReview({ productId, onChanged }: OwnReviewProps) {
  const { user } = useAuth();
  if (!user) {
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>
          Own this?{' '}
          <Link to="/login" search={{ redirect: `/product/${productId}?write=1#reviews` }} className={LINK}>
            Sign in to review it
          </Link>
        </Trans>
      </p>
    );
  }
  return <SignedIn productId={productId} onChanged={onChanged} />;
}

function SignedIn({ productId, onChanged }: OwnReviewProps) {
  const { data, refetch } = useGetOwnReview(String(productId));
  // The email that invites to review links directly to the form.
  const [writing, setWriting] = useState(() => new URLSearchParams(window.location.search).has('write'));
  if (!data) return null;
  const { allowed, review } = data;
  const changed = () => {
    setWriting(false);
    void refetch();
    onChanged();
  };
  if (writing && (allowed || review)) {
    return (
      <div className="rounded-xl border border-border bg-card p-5 sm:p-6">
        <ReviewForm productId={productId} review={review} onSaved={changed} onCancel={() => setWriting(false)} />
      </div>
    );
  }
  if (review) {
    return <PostedReview productId={productId} review={review} onEdit={() => setWriting(true)} onDeleted={changed} />;
  }
  if (!allowed)
    return (
      <p className="text-sm text-muted-foreground">
        <Trans>Only customers can review.</Trans>
      </p>
    );
  return (
    <Button variant="outline" onClick={() => setWriting(true)}>
      <Trans>Write a review</Trans>
    </Button>
  );
}

const STATES = {
  pending: (
    <Badge variant="warning">
      <Trans>Awaiting approval</Trans>
    </Badge>
  ),
  refused: (
    <Badge variant="soft">
      <Trans>Not published</Trans>
    </Badge>
  ),
  approved: null,
};

interface PostedReviewProps {
  readonly productId: number;
  readonly review: Review;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

function PostedReview({ productId, review: { stars, text, status }, onEdit, onDeleted }: PostedReviewProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <section aria-label={t`Your review`} className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span className="font-semibold">
          <Trans>Your review</Trans>
        </span>
        <Stars rating={stars} label={t`${stars} out of 5 stars`} className="text-base" />
        <span>{STATES[status]}</span>
      </div>
      {text ? (
        <p lang={detectLanguage(text)} className="each-direction mt-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : null}
      <div className="mt-2 -ms-3.5 flex gap-1">
        <Button variant="ghost" size="sm" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setLeaving(true)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      <DeleteReview open={leaving} productId={productId} onDeleted={onDeleted} onClose={() => setLeaving(false)} />
    </section>
  );
}
