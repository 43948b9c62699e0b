import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { NewsletterIssueList } from '@/api/generated/model.ts';
import { getListNewsletterIssuesQueryOptions, useListNewsletterIssues } from '@/api/generated/newsletter/newsletter.ts';
import { IssuesPage } from '@/features/public/email/newsletter/issues-page.tsx';
import { breadcrumbData } from '@/lib/json-ld.ts';
import { getHead } from './-context.ts';
import { pageKeys } from './-page-keys.ts';

export const Route = createFileRoute('/newsletters/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(getListNewsletterIssuesQueryOptions()),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Newsletters`,
      description: import.meta.env.SSR ? t`What we have written to our subscribers.` : t`Newsletters`,
      path: '/newsletters',
      // Without content there is nothing to find.
      hidden: !context.queryClient.getQueryData<NewsletterIssueList>(pageKeys.newsletters)?.items.length,
      data: import.meta.env.SSR
        ? [
            breadcrumbData(
              [
                { name: t`Home`, path: '/' },
                { name: t`Newsletters`, path: '/newsletters' },
              ],
              context.origin,
            ),
          ]
        : [],
    }),
  component: IssuesRoute,
});

function IssuesRoute() {
  const { data } = useListNewsletterIssues();
  return data ? <IssuesPage issues={data.items} /> : null;
}
