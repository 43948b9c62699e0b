import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../-context.ts';
import { UpcomingPanel } from './-upcoming-panel.tsx';

export const Route = createFileRoute('/dashboard/wallet')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Your Wallet', pathname),
  component: WalletPage,
});

function WalletPage() {
  return <UpcomingPanel title="Your Wallet" line="Your balance, with ways to add and withdraw money." />;
}
