import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { StartProjectPage } from '@/features/public/projects/briefs/start-project-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/start-project')({
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } => ({
    service: searchText(search.service),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Tell us about your project`,
      description: t`Describe your project and get a quote.`,
      path: '/start-project',
      hidden: true,
    }),
  component: StartProjectRoute,
});

function StartProjectRoute() {
  const { service } = Route.useSearch();
  return <StartProjectPage service={service} />;
}
