import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { headOf } from './-context.ts';

const DESCRIPTION = 'Websites, apps, interfaces, databases and the support that keeps them running.';

export const Route = createFileRoute('/services')({
  head: ({ match: { context } }) => headOf(context, { title: 'Services', description: DESCRIPTION, path: '/services' }),
  component: ServicesPage,
});

function ServicesPage() {
  return <UpcomingScreen title="Services" line={DESCRIPTION} />;
}
