import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../-context.ts';
import { UpcomingPanel } from './-upcoming-panel.tsx';

export const Route = createFileRoute('/dashboard/addresses')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Saved Addresses', pathname),
  component: AddressesPage,
});

function AddressesPage() {
  return <UpcomingPanel title="Saved Addresses" line="Where your orders may be delivered." />;
}
