import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Who we are, what we value and how we work.';

export const Route = createFileRoute('/about')({
  head: ({ match: { context } }) => headOf(context, { title: 'About Us', description: DESCRIPTION, path: '/about' }),
  component: AboutPage,
});

function AboutPage() {
  return <UpcomingScreen title="About Us" line={DESCRIPTION} />;
}
