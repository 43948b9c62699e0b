import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { searchText } from '@/lib/search-text.ts';
import { headOf } from './-context.ts';

const DESCRIPTION = 'How to reach the studio by e-mail, by phone and in person.';

export const Route = createFileRoute('/contact')({
  validateSearch: (search: Record<string, unknown>): { service?: string | undefined } => ({
    service: searchText(search.service),
  }),
  head: ({ match: { context } }) =>
    headOf(context, { title: 'Contact Us', description: DESCRIPTION, path: '/contact' }),
  component: ContactPage,
});

function ContactPage() {
  return <UpcomingScreen title="Contact Us" line={DESCRIPTION} />;
}
