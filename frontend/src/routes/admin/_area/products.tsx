import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/products')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Products', pathname),
  component: AdminProductsPage,
});

function AdminProductsPage() {
  return <UpcomingScreen title="Products" line="The catalogue, with prices and publication." />;
}
