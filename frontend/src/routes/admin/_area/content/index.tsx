import { createFileRoute, redirect } from '@tanstack/react-router';

/** The content opens with its articles. */
export const Route = createFileRoute('/admin/_area/content/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/content/$section', params: { section: 'articles' }, replace: true });
  },
});
