import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectPage } from '@/features/public/projects/project-links/project-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/project')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your Project`,
      description: t`Follow your project.`,
      path: '/project',
      hidden: true,
    }),
  component: ProjectPage,
});
