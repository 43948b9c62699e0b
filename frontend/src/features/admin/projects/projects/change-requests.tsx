import { Link, useNavigate } from '@tanstack/react-router';
import { FilePlus2, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateQuote } from '@/api/generated/admin-quotes/admin-quotes.ts';
import type { ProjectChange, ProjectChangeAnswerKind, ProjectChangeStatus } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import type { StatusVariant } from '@/components/status/status-variant.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { Can } from '../../kit/can.tsx';
import { AddChange, AnswerChange } from './change-forms.tsx';

const STATES: Record<ProjectChangeStatus, { readonly label: string; readonly variant: StatusVariant }> = {
  requested: { label: 'To review', variant: { tone: 'warning', icon: 'clock' } },
  quoted: { label: 'Quoted', variant: { tone: 'info', icon: 'dot' } },
  expired: { label: 'Quote expired', variant: { tone: 'warning', icon: 'clock' } },
  accepted: { label: 'Accepted', variant: { tone: 'success', icon: 'check' } },
  free: { label: 'At no extra cost', variant: { tone: 'success', icon: 'check' } },
  declined: { label: 'Declined', variant: { tone: 'secondary', icon: 'cross' } },
  quote_declined: { label: 'Quote declined', variant: { tone: 'secondary', icon: 'cross' } },
};

interface ChangeRequestsProps {
  readonly lead: string;
  readonly changes: readonly ProjectChange[];
}

/** Work beyond what was agreed: each change gets a quote, is done at no cost, or declined. */
export function ChangeRequests({ lead, changes }: ChangeRequestsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">Change requests</h3>
      {changes.length > 0 ? (
        <ul className="mt-1 divide-y divide-border">
          {changes.map((change) => (
            <ChangeRow key={change.id} lead={lead} change={change} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-muted-foreground">Change requests from the client appear here.</p>
      )}
      <Can do="adminAddProjectChange">
        <div className="mt-4">
          {isAdding ? (
            <AddChange lead={lead} onClose={() => setAdding(false)} />
          ) : (
            <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" />
              Add a change
            </Button>
          )}
        </div>
      </Can>
    </div>
  );
}

interface ChangeRowProps {
  readonly lead: string;
  readonly change: ProjectChange;
}

function ChangeRow({ lead, change }: ChangeRowProps) {
  const { number, text, name, file, status, reason, created_at: at, dates } = change;
  const by = [name || 'Added by the studio', formatDate(at), ...(file ? [`About “${file}”`] : [])].join(' · ');
  return (
    <li className="py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="font-sans text-sm font-semibold tracking-normal">{`Change ${number}`}</h4>
        <StatusBadge status={status} {...STATES[status]} />
      </div>
      <p className="each-direction mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap">{text}</p>
      <p className="mt-1 text-xs wrap-anywhere text-muted-foreground">
        <bdi>{by}</bdi>
      </p>
      {reason ? (
        <p className="each-direction mt-2 border-s-2 border-border ps-3 wrap-anywhere whitespace-pre-wrap">{reason}</p>
      ) : null}
      {dates.map(({ phase, before, after }) => (
        <p key={`${phase} ${before ?? ''} ${after ?? ''}`} className="mt-1 wrap-anywhere tabular-nums">
          <bdi>{phase}</bdi>
          <span>{`: ${after ? `until ${formatDate(after)}` : 'without an end date'}`}</span>
          {before ? <span className="text-muted-foreground">{` instead of ${formatDate(before)}`}</span> : null}
        </p>
      ))}
      <ChangeActions lead={lead} change={change} />
    </li>
  );
}

function ChangeActions({ lead, change: { id, number, status, quote, quote_id: quoteId } }: ChangeRowProps) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<ProjectChangeAnswerKind | null>(null);
  const { mutate, isPending, error } = useAdminCreateQuote();
  if (answer) return <AnswerChange lead={lead} id={id} kind={answer} onClose={() => setAnswer(null)} />;
  const isOpen = status === 'requested';
  const create = () =>
    mutate(
      { data: { lead_id: lead, change_id: id } },
      { onSuccess: (created) => void navigate({ to: '/admin/inbox/quotes/$id', params: { id: created.id } }) },
    );
  return (
    <div className="mt-2">
      {error ? (
        <Banner tone="danger" className="mb-2">
          {errorMessage(error, 'Failed to create the quote')}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {quoteId ? (
          <Link
            to="/admin/inbox/quotes/$id"
            params={{ id: quoteId }}
            className="me-2 inline-flex min-h-9 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {quote ? `Open quote ${quote}` : 'Continue the quote'}
          </Link>
        ) : null}
        {isOpen && !quoteId ? (
          <Can do="adminCreateQuote">
            <Button variant="outline" size="sm" busy={isPending} onClick={create}>
              {isPending ? null : <FilePlus2 aria-hidden="true" />}
              <span>Write a quote</span>
              <span className="sr-only">{` for change ${number}`}</span>
            </Button>
          </Can>
        ) : null}
        {isOpen ? (
          <Can do="adminAnswerProjectChange">
            <Button variant="ghost" size="sm" onClick={() => setAnswer('free')}>
              Accept at no extra cost
              <span className="sr-only">{` (change ${number})`}</span>
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAnswer('declined')}>
              Decline
              <span className="sr-only">{` change ${number}`}</span>
            </Button>
          </Can>
        ) : null}
      </div>
    </div>
  );
}
