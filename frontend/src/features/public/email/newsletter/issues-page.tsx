import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NewsletterIssueRow } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Container } from '@/components/ui/container.tsx';
import { formatDate } from '@/lib/format.ts';

/** The newsletters that the owner shows on the site, newest first. */
export function IssuesPage({ issues }: { readonly issues: readonly NewsletterIssueRow[] }) {
  return (
    <Container className="pt-8 pb-20 lg:pt-16 lg:pb-32">
      <h1 className="text-6xl tracking-[-0.022em]">
        <Trans>Newsletters</Trans>
      </h1>
      <p className="mt-5 max-w-form text-lg text-muted-foreground">
        <Trans>What we have written to our subscribers.</Trans>
      </p>
      {issues.length === 0 ? (
        <EmptyState scene="writing" title={t`No newsletters yet`} line={t`They appear here after they are sent.`} />
      ) : (
        <ul className="mt-10 max-w-[46rem] border-t border-border lg:mt-14">
          {issues.map(({ id, subject, sent_on: sentOn }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-border py-5"
            >
              <Link
                to="/newsletters/$id"
                params={{ id }}
                className="min-w-0 grow basis-64 text-xl font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {subject}
              </Link>
              <time dateTime={sentOn} className="text-sm whitespace-nowrap text-muted-foreground tabular-nums">
                {formatDate(sentOn)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
