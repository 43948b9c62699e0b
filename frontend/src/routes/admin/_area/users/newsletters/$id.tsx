import { createFileRoute } from '@tanstack/react-router';
import { NewsletterLoader } from '@/features/admin/email/newsletters/newsletter-loader.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/newsletters/$id')({
  head: privateHead('Newsletter'),
  component: AdminNewsletterPage,
});

function AdminNewsletterPage() {
  return <NewsletterLoader id={Route.useParams().id} />;
}
