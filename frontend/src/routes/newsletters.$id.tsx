import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { NewsletterIssue } from '@/api/generated/model.ts';
import { getGetNewsletterIssueQueryOptions, useGetNewsletterIssue } from '@/api/generated/newsletter/newsletter.ts';
import { IssuePage } from '@/features/public/email/newsletter/issue-page.tsx';
import { formatDate } from '@/lib/format.ts';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { type AppContext, getHead, notFoundHead } from './-context.ts';
import { loadItem } from './-load-item.ts';
import { MissingItem } from './-missing-item.tsx';
import { pageKeys } from './-page-keys.ts';

const MISSING = t`Newsletter not found`;
const ISSUE_ID = /^[\da-f-]{36}$/;

export const Route = createFileRoute('/newsletters/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await loadItem(id, () => queryClient.ensureQueryData(getGetNewsletterIssueQueryOptions(id)), ISSUE_ID);
  },
  head: ({ match: { context, status }, params }) => issueHead(context, params.id, status === 'error'),
  component: IssueRoute,
  notFoundComponent: () => <MissingItem title={MISSING} to="/newsletters" back={t`All newsletters`} />,
});

function issueHead(context: AppContext, id: string, failed: boolean) {
  const issue = context.queryClient.getQueryData<NewsletterIssue>(pageKeys.newsletter(id));
  if (!issue) return notFoundHead(context, failed, MISSING);
  const path = `/newsletters/${id}`;
  const { subject } = issue;
  return getHead(context, {
    title: subject,
    description: import.meta.env.SSR ? issueDescription(issue) : subject,
    path,
    type: 'article',
    data: import.meta.env.SSR
      ? [
          breadcrumbData(
            [
              { name: t`Home`, path: '/' },
              { name: t`Newsletters`, path: '/newsletters' },
              { name: subject, path },
            ],
            context.origin,
          ),
        ]
      : [],
  });
}

/** For search engines, which read server-rendered pages: left out of the scripts. */
function issueDescription({ subject, sent_on: sentOn }: NewsletterIssue): string {
  const date = formatDate(sentOn);
  return t`Our newsletter from ${date}: ${subject}`;
}

function IssueRoute() {
  const { data } = useGetNewsletterIssue(Route.useParams().id);
  return data ? <IssuePage issue={data} /> : null;
}
