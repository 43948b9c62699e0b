import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { headOf } from './-context.ts';

const DESCRIPTION = 'The terms under which this site and its apps may be used.';

export const Route = createFileRoute('/terms-and-conditions')({
  head: ({ match: { context } }) =>
    headOf(context, { title: 'Terms and Conditions', description: DESCRIPTION, path: '/terms-and-conditions' }),
  component: TermsPage,
});

function TermsPage() {
  return <UpcomingScreen title="Terms and Conditions" line={DESCRIPTION} />;
}
