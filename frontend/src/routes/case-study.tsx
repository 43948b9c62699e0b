import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ApprovalPage } from '@/features/public/writing/case-studies/approval/approval-page.tsx';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/case-study')({
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Your case study`,
      description: t`A case study before its publication, opened by its link.`,
      path: '/case-study',
      hidden: true,
    }),
  component: ApprovalPage,
});
