import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Last updated January 28, 2025. What we collect, why, and what you can ask of us.';

export const Route = createFileRoute('/privacy-policy')({
  head: ({ match: { context } }) =>
    headOf(context, { title: 'Privacy Policy', description: DESCRIPTION, path: '/privacy-policy' }),
  component: PrivacyPage,
});

function PrivacyPage() {
  return <UpcomingScreen title="Privacy Policy" line={DESCRIPTION} />;
}
