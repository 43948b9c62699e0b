import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Get a link by e-mail and choose a new password.';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
    token: searchText(search.token, 200),
  }),
  head: ({ match: { context } }) =>
    headOf(context, { title: 'Reset Password', description: DESCRIPTION, path: '/forgot-password' }),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return <UpcomingScreen title="Reset Password" line={DESCRIPTION} />;
}
