import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LinkedProject, ProjectChange, ProjectDateChange } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { ChangeForm } from './change-form.tsx';
import { changeStatus } from './change-texts.ts';

interface ProjectChangesProps {
  readonly token: string;
  readonly project: LinkedProject;
  /** Others only read them. */
  readonly mayRequest: boolean;
}

/** Changes besides what was agreed, newest first, and where the next one is requested. */
export function ProjectChanges({ token, project, mayRequest }: ProjectChangesProps) {
  const { changes, quotes, deliverables } = project;
  const [form, setForm] = useState<'new' | 'open' | 'closed'>('new');
  return (
    <>
      {changes.length > 0 ? (
        <ul className="mt-4 grid gap-4">
          {changes.map((change) => (
            <ChangeCard key={change.id} change={change} quote={quotes.find(({ number }) => number === change.quote)} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 max-w-prose text-sm text-muted-foreground">
          <Trans>
            Need something that we haven’t agreed on? Describe it here, and we’ll tell you its price and dates.
          </Trans>
        </p>
      )}
      {!mayRequest ? null : form === 'open' ? (
        <ChangeForm token={token} deliverables={deliverables} onClose={() => setForm('closed')} />
      ) : (
        <Button
          variant="outline"
          className="mt-4"
          // The focus was in the form, whose place it takes.
          autoFocus={form === 'closed'}
          onClick={() => setForm('open')}
        >
          <Trans>Request a change</Trans>
        </Button>
      )}
    </>
  );
}

interface ChangeCardProps {
  readonly change: ProjectChange;
  /** Once it was sent. */
  readonly quote: LinkedProject['quotes'][number] | undefined;
}

function ChangeCard({ change, quote }: ChangeCardProps) {
  const { number, text, name, file, status, reason, created_at: at, dates } = change;
  const day = formatDate(at);
  return (
    <li className="rounded-xl border border-border bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          <Trans>Change {number}</Trans>
        </h3>
        <StatusBadge status={status} {...changeStatus(status)} />
      </div>
      <p className="each-direction mt-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <p className="mt-2 text-sm wrap-anywhere text-muted-foreground">
        <bdi>{name || t`The studio`}</bdi>
        <span>{`, ${day}`}</span>
        {file ? <span>{` · ${t`About “${file}”`}`}</span> : null}
      </p>
      {reason ? (
        <p className="each-direction mt-3 border-s-2 border-border ps-3 text-sm wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      ) : null}
      {quote ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-border pt-4">
          <p>
            <span className="text-lg font-semibold tabular-nums">{moneyIn(quote.currency, quote.total)}</span>
            <span className="ms-2 text-sm text-muted-foreground tabular-nums">{quote.number}</span>
          </p>
          <a
            href={quote.link}
            className={buttonVariants({ variant: status === 'quoted' ? 'default' : 'outline', size: 'sm' })}
          >
            <span>{status === 'quoted' ? t`Review and respond` : t`View quote`}</span>
            <span className="sr-only">{quote.number}</span>
          </a>
          {dates.length > 0 ? <Dates dates={dates} /> : null}
        </div>
      ) : null}
    </li>
  );
}

const untilText = (day: string) => t`until ${day}`;
const insteadText = (day: string) => t`instead of ${day}`;

/** The effect of a change on the agreed dates. */
const Dates = ({ dates }: { readonly dates: readonly ProjectDateChange[] }) => (
  <dl className="grid w-full gap-x-4 gap-y-1 text-sm">
    {dates.map(({ phase, before, after }) => (
      <div key={`${phase} ${before ?? ''} ${after ?? ''}`} className="flex flex-wrap justify-between gap-x-4">
        <dt className="min-w-0 wrap-anywhere">
          <bdi>{phase}</bdi>
        </dt>
        <dd className="flex flex-wrap gap-x-2 tabular-nums">
          <span className="font-medium">{after ? untilText(formatDate(after)) : t`without an end date`}</span>
          {before ? <span className="text-muted-foreground">{insteadText(formatDate(before))}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);
