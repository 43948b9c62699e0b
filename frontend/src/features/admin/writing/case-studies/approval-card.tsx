import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, Link as LinkIcon, Quote } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminPublishCaseStudy,
  useAdminRequestApproval,
} from '@/api/generated/admin-case-studies/admin-case-studies.ts';
import { useAdminQuoteCaseStudy } from '@/api/generated/admin-lists/admin-lists.ts';
import type { AdminCaseStudy } from '@/api/generated/model.ts';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { SendApproval } from './send-approval.tsx';

interface ApprovalCardProps {
  readonly study: AdminCaseStudy;
  /** There is unsaved text. */
  readonly dirty: boolean;
  /** Saving ends the approval. */
  readonly ends: boolean;
  readonly onChanged: (study: AdminCaseStudy) => void;
}

const isPublishable = ({ client_named: named, approved_at: approvedAt }: AdminCaseStudy) =>
  !named || approvedAt !== null;

const canAsk = (study: AdminCaseStudy) => study.status !== 'published' && !isPublishable(study);

/** What the status means, and what comes next. */
function statusLine(study: AdminCaseStudy): string {
  const { status, client_named: named, approved_by: by, approved_at: approvedAt, requested_at: requestedAt } = study;
  if (status === 'waiting' && requestedAt) return `Waiting for the client since ${formatShopTime(requestedAt)}.`;
  const approval = approvedAt ? `Approved by ${by}, ${formatShopTime(approvedAt)}.` : '';
  if (status === 'published') return named ? `Published. ${approval}` : 'Published without the client’s name.';
  if (!named) return 'No client is named, so it can be published without approval.';
  return approval || 'It can be published once the client has approved it.';
}

/** The client's approval and the publication of a case study. */
export function ApprovalCard({ study, dirty, ends, onChanged }: ApprovalCardProps) {
  const { show } = useToast();
  const [link, setLink] = useState<string>();
  const request = useAdminRequestApproval();
  const publish = useAdminPublishCaseStudy();
  const { id, version, status, client_named: named } = study;
  const isPublished = status === 'published';
  const isWaiting = status === 'waiting';
  const isBusy = request.isPending || publish.isPending;
  const failed = (error: unknown, text: string) => show({ tone: 'danger', text: errorMessage(error, text) });
  const ask = (email: string) =>
    request.mutate(
      { id: String(id), data: { version, ...(email ? { email } : {}) } },
      {
        onSuccess: ({ url, study: asked }) => {
          setLink(url);
          onChanged(asked);
          if (email) show({ tone: 'success', text: `Sent to ${email}` });
        },
        onError: (error) => failed(error, 'Failed to create the link'),
      },
    );
  const setPublished = (published: boolean) =>
    publish.mutate(
      { id: String(id), data: { published, version } },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          show({ tone: 'success', text: published ? 'Case study published' : 'Case study unpublished' });
        },
        onError: (error) => failed(error, published ? 'Failed to publish' : 'Failed to unpublish'),
      },
    );
  return (
    <Card className="mx-auto mb-6 grid w-full max-w-[38rem] gap-4 p-5">
      <div>
        <h2 className="text-lg">Approval and publication</h2>
        <p className="mt-1 text-sm text-muted-foreground">{statusLine(study)}</p>
      </div>
      <Changes study={study} />
      {link && isWaiting ? <LinkField link={link} /> : null}
      {ends ? <ApprovalEnds isPublished={isPublished} /> : null}
      {canAsk(study) ? (
        <SendApproval study={study} disabled={dirty || isBusy} busy={request.isPending} onSend={ask} />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {isPublished || !named ? null : (
          <Button variant="outline" busy={request.isPending} disabled={dirty || isBusy} onClick={() => ask('')}>
            <LinkIcon aria-hidden="true" />
            <span>{isWaiting ? 'New approval link' : 'Get approval link'}</span>
          </Button>
        )}
        {isPublished || isPublishable(study) ? (
          <Button
            variant={isPublished ? 'outline' : 'default'}
            busy={publish.isPending}
            disabled={dirty || isBusy}
            onClick={() => setPublished(!isPublished)}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
        ) : null}
        {isPublished ? (
          <Link
            to="/work/$address"
            params={{ address: study.address }}
            className={buttonVariants({ variant: 'outline' })}
          >
            <ExternalLink aria-hidden="true" />
            View
          </Link>
        ) : null}
        <TestimonialButton study={study} dirty={dirty} />
        {dirty ? <p className="text-sm text-muted-foreground">Save your changes first.</p> : null}
      </div>
    </Card>
  );
}

function ApprovalEnds({ isPublished }: { readonly isPublished: boolean }) {
  return (
    <p className="text-sm font-semibold text-warning">
      {isPublished
        ? 'Saving unpublishes it until the client approves the new words.'
        : 'Saving ends the approval, because the words or names have changed.'}
    </p>
  );
}

function Changes({ study: { changes, changes_at: at } }: Pick<ApprovalCardProps, 'study'>) {
  if (!at) return null;
  return (
    <div className="border-s-4 border-marigold ps-4">
      <p className="text-sm font-semibold">{`The client asked for changes on ${formatShopTime(at)}`}</p>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{changes}</p>
    </div>
  );
}

function LinkField({ link }: { readonly link: string }) {
  const copyText = useCopy();
  const copy = () => copyText(link, { copied: 'Link copied', failed: 'Failed to copy the link' });
  return (
    <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        name="approval-link"
        label="Link for the client"
        readOnly
        value={link}
        help="Shown only now. Send it to the client yourself."
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="outline" className="sm:mt-6.5" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}

/** Approved words with a rating and a portrait can be a testimonial as well. */
function TestimonialButton({ study, dirty }: Pick<ApprovalCardProps, 'study' | 'dirty'>) {
  const { show } = useToast();
  const { mutate, isPending } = useAdminQuoteCaseStudy();
  const { id, quote, rating, portrait, approved_at: approvedAt, testimonial_id: testimonial } = study;
  if (quote === '' || rating === null || portrait === null || approvedAt === null) return null;
  if (testimonial !== null)
    return (
      <Link
        to="/admin/content/$page"
        params={{ page: 'home' }}
        search={{ list: 'testimonials', entry: String(testimonial) }}
        hash="testimonials"
        className={buttonVariants({ variant: 'outline' })}
      >
        <Quote aria-hidden="true" />
        Testimonial
      </Link>
    );
  return (
    <Button
      variant="outline"
      busy={isPending}
      disabled={dirty}
      onClick={() =>
        mutate(
          { id: String(id) },
          {
            onSuccess: () => show({ tone: 'success', text: 'Testimonial added. It is hidden until you publish it.' }),
            onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to add the testimonial') }),
          },
        )
      }
    >
      <Quote aria-hidden="true" />
      Create testimonial
    </Button>
  );
}
